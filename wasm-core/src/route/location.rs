//! A location cut into path, query and hash.

use std::borrow::Cow;

use super::outline::cut_before;

/// The raw parts of a location; nothing is decoded yet.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Location<'a> {
    /// Always starts with a slash.
    pub(super) path: Cow<'a, str>,
    /// With its question mark; empty without one.
    pub(super) search: &'a str,
    /// With its `#`; empty without one.
    pub(super) hash: &'a str,
}

impl<'a> Location<'a> {
    /// Cuts like the peer's `parseURL` with `/` as the current location: a question mark behind `#` belongs to the hash.
    pub(super) fn parse(text: &'a str) -> Self {
        let (before_hash, hash) = cut_before(text, '#');
        let (path, search) = cut_before(before_hash, '?');
        // The peer takes an empty path before a hash for none at all, and the query for the path.
        let path = if path.is_empty() && !hash.is_empty() {
            before_hash
        } else {
            path
        };
        Self {
            path: absolute(path),
            search,
            hash,
        }
    }

    /// The whole location again, with its path made absolute.
    pub(super) fn full(&self) -> String {
        [&self.path, self.search, self.hash].concat()
    }
}

/// The peer's `resolveRelativePath(path, "/")`: dot segments count only where a relative path begins.
fn absolute(path: &str) -> Cow<'_, str> {
    if path.starts_with('/') {
        return Cow::Borrowed(path);
    }
    let mut rest: Vec<&str> = path.split('/').collect();
    if matches!(rest.last(), Some(&("." | ".."))) {
        rest.push("");
    }
    let start = rest
        .iter()
        .take_while(|segment| matches!(**segment, "." | ".."))
        .count();
    Cow::Owned(format!(
        "/{}",
        rest.get(start..).unwrap_or_default().join("/")
    ))
}

#[cfg(test)]
mod tests {
    use super::Location;

    #[track_caller]
    fn check(text: &str, path: &str, search: &str, hash: &str) {
        let location = Location::parse(text);
        assert_eq!(
            (&*location.path, location.search, location.hash),
            (path, search, hash),
            "{text}"
        );
    }

    #[test]
    fn a_location_is_cut_at_its_first_question_mark_and_hash() {
        check("/a?b=1#c", "/a", "?b=1", "#c");
        check("/a#b?c", "/a", "", "#b?c");
        check("/a?b?c", "/a", "?b?c", "");
    }

    #[test]
    fn a_relative_path_starts_at_the_root() {
        check("quest/1", "/quest/1", "", "");
        check("../../quest", "/quest", "", "");
        check("..", "/", "", "");
        check("a/..", "/a/../", "", "");
        check("", "/", "", "");
    }

    #[test]
    fn a_query_alone_before_a_hash_is_taken_for_the_path_as_the_peer_does() {
        check("?a=1#b", "/?a=1", "?a=1", "#b");
        check("?a=1", "/", "?a=1", "");
    }
}
