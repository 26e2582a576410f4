//! From a location to the route it belongs to.

use std::sync::LazyLock;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use super::escape::decode;
use super::location::Location;
use super::pattern::{self, PatternError, Segment};
use super::query::Query;
use super::table::{Route, SEED_ROUTES};

/// Most segments of a pattern; a path with more matches nothing.
pub(super) const SEGMENTS_MAX: usize = 8;

/// Patterns ready to be matched: by number of segments, the most specific first. It knows nothing else of routes, so that
/// any table can be matched by it.
///
/// ```
/// use wasm_core::route::Paths;
///
/// let paths = Paths::new(["/shop/{id}", "/shop/new"])?;
/// let found = paths.find("/Shop/caf%C3%A9?from=list").expect("the first pattern");
/// assert_eq!((found.index, found.params), (0, vec!["café".to_owned()]));
/// assert_eq!(paths.find("/shop/new").map(|found| found.index), Some(1));
/// assert_eq!(
///     Paths::new(["/shop/:id"]).unwrap_err().to_string(),
///     "pattern 0 must name a parameter as {id}, not as :id, but is '/shop/:id'",
/// );
/// # Ok::<(), wasm_core::route::PatternError>(())
/// ```
#[derive(Debug)]
pub struct Paths {
    by_length: [Vec<Entry>; SEGMENTS_MAX + 1],
}

/// The segments of a pattern, and its place among those it comes with.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) segments: Box<[Segment]>,
    pub(super) index: usize,
}

/// A location's pattern and everything the location says besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathMatch {
    /// The place of the pattern among all.
    pub index: usize,
    /// Decoded value of each parameter, in the order of the path.
    pub params: Vec<String>,
    /// The decoded query.
    pub query: Query,
    /// The decoded hash with its `#`, or the empty text.
    pub hash: String,
}

/// Routes ready to be matched.
#[derive(Debug)]
pub struct RouteTable {
    pub(super) paths: Paths,
    pub(super) routes: Box<[Route]>,
}

/// A location's route and everything the location says besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RouteMatch {
    /// The line of the table.
    pub route: Route,
    /// Name and decoded value of each parameter, in the order of the path.
    pub params: Vec<(&'static str, String)>,
    /// The decoded query.
    pub query: Query,
    /// The decoded hash with its `#`, or the empty text.
    pub hash: String,
}

impl Paths {
    /// Most segments of a pattern.
    pub const SEGMENTS_MAX: usize = SEGMENTS_MAX;

    /// Makes patterns ready. Of two that match the same paths the first counts. Cost: `O(n²)` in their number.
    ///
    /// # Errors
    /// [`PatternError`] for the first pattern that is not made of fixed text and parameters such as `{id}`.
    pub fn new<P: AsRef<str>>(patterns: impl IntoIterator<Item = P>) -> Result<Self, PatternError> {
        Self::of_lines(patterns.into_iter().map(|pattern| (pattern, false)))
    }

    /// The same of patterns that say whether their parameter `year` takes 2000–2099 only.
    pub(crate) fn of_lines<P: AsRef<str>>(
        lines: impl IntoIterator<Item = (P, bool)>,
    ) -> Result<Self, PatternError> {
        let mut paths = Self::empty();
        for (index, (pattern, years_only)) in lines.into_iter().enumerate() {
            paths.add(index, pattern.as_ref(), years_only)?;
        }
        Ok(paths)
    }

    fn empty() -> Self {
        Self {
            by_length: Default::default(),
        }
    }

    /// Apart from what is generic, so that it is compiled once.
    fn add(&mut self, index: usize, pattern: &str, years_only: bool) -> Result<(), PatternError> {
        if let Some(rule) = pattern::broken_rule(pattern) {
            let pattern = pattern.to_owned();
            return Err(PatternError {
                index,
                pattern,
                rule,
            });
        }
        self.insert(index, pattern::parse(pattern, years_only));
        Ok(())
    }

    fn insert(&mut self, index: usize, segments: Box<[Segment]>) {
        if let Some(group) = self.by_length.get_mut(segments.len()) {
            // Inserting takes less code than sorting, and a table is short.
            let own = pattern::specificity(&segments);
            let at = group.partition_point(|entry| pattern::specificity(&entry.segments) <= own);
            group.insert(at, Entry { segments, index });
        }
    }

    /// The pattern of a location and its parts, or `None` where none matches. Cost: linear in the location, and in the
    /// number of patterns with as many segments.
    pub fn find(&self, full_path: &str) -> Option<PathMatch> {
        let location = Location::parse(full_path);
        let (entry, texts) = self.find_path(&location.path)?;
        let params = entry.segments.iter().zip(texts);
        let params = params.filter(|(own, _)| own.is_param());
        Some(PathMatch {
            index: entry.index,
            params: params.map(|(_, text)| decode(text).into_owned()).collect(),
            query: Query::parse(location.search),
            hash: decode(location.hash).into_owned(),
        })
    }

    /// The entry of a path, and the texts that its segments stand for, padded with empty ones.
    pub(super) fn find_path<'a>(&self, path: &'a str) -> Option<(&Entry, [&'a str; SEGMENTS_MAX])> {
        let (texts, length) = segments_of(path)?;
        let fits = |entry: &&Entry| {
            entry
                .segments
                .iter()
                .zip(texts)
                .all(|(own, text)| own.matches(text))
        };
        self.by_length[length]
            .iter()
            .find(fits)
            .map(|entry| (entry, texts))
    }
}

impl RouteTable {
    /// Makes a table. Cost: `O(n²)` in the number of routes.
    ///
    /// # Errors
    /// [`PatternError`] for the first route whose pattern is not made of fixed text and parameters such as `{id}`.
    pub fn new(routes: &[Route]) -> Result<Self, PatternError> {
        let lines = routes.iter().map(|route| (route.pattern, route.years_only));
        Ok(Self {
            paths: Paths::of_lines(lines)?,
            routes: routes.into(),
        })
    }

    /// The product's own table.
    pub fn seed() -> &'static Self {
        static SEED: LazyLock<RouteTable> = LazyLock::new(|| {
            let mut paths = Paths::empty();
            for (index, route) in SEED_ROUTES.iter().enumerate() {
                // Its patterns need not be judged: the tests see that none would be refused.
                paths.insert(index, pattern::parse(route.pattern, route.years_only));
            }
            RouteTable {
                paths,
                routes: SEED_ROUTES.into(),
            }
        });
        &SEED
    }

    /// The route of a location and its parts, or `None` where no route matches. Cost: linear in the location, and in
    /// the number of routes with as many segments.
    pub fn find(&self, full_path: &str) -> Option<RouteMatch> {
        self.find_parsed(&Location::parse(full_path))
    }

    pub(super) fn find_parsed(&self, location: &Location<'_>) -> Option<RouteMatch> {
        let (entry, texts) = self.paths.find_path(&location.path)?;
        let route = *self.routes.get(entry.index)?;
        let params = entry.segments.iter().zip(texts);
        Some(RouteMatch {
            route,
            params: params
                .filter_map(|(own, text)| {
                    Some((own.name(route.pattern)?, decode(text).into_owned()))
                })
                .collect(),
            query: Query::parse(location.search),
            hash: decode(location.hash).into_owned(),
        })
    }
}

/// The segments of an absolute path without one trailing slash, and how many there are; `None` if one of them is empty or
/// there are too many, since no pattern matches that.
fn segments_of(path: &str) -> Option<([&str; SEGMENTS_MAX], usize)> {
    let inner = path.strip_prefix('/')?;
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    let mut texts = [""; SEGMENTS_MAX];
    if inner.is_empty() {
        return Some((texts, 0));
    }
    let mut length = 0;
    for text in inner.split('/') {
        *texts.get_mut(length).filter(|_| !text.is_empty())? = text;
        length += 1;
    }
    Some((texts, length))
}

/// The product's route for a location (path, query and hash as in the address bar), or `None` where there is none.
///
/// ```
/// use wasm_core::route::match_route;
///
/// let found = match_route("/Quest/caf%C3%A9/?from=list&from=map#stops").expect("a quest has a route");
/// assert_eq!(found.route.pattern, "/quest/{id}");
/// assert_eq!(found.params, [("id", "café".to_owned())]);
/// assert_eq!(found.query.first("from"), Some("list"));
/// assert!(match_route("/nowhere").is_none());
/// ```
pub fn match_route(full_path: &str) -> Option<RouteMatch> {
    RouteTable::seed().find(full_path)
}

struct Params<'a>(&'a [(&'static str, String)]);

impl Serialize for Params<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for PathMatch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut face = serializer.serialize_struct("PathMatch", 4)?;
        face.serialize_field("index", &self.index)?;
        face.serialize_field("params", &self.params)?;
        face.serialize_field("query", &self.query)?;
        face.serialize_field("hash", &self.hash)?;
        face.end()
    }
}

impl Serialize for RouteMatch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut face = serializer.serialize_struct("RouteMatch", 6)?;
        face.serialize_field("pattern", self.route.pattern)?;
        face.serialize_field("name", self.route.screen)?;
        face.serialize_field("layout", &self.route.layout)?;
        face.serialize_field("params", &Params(&self.params))?;
        face.serialize_field("query", &self.query)?;
        face.serialize_field("hash", &self.hash)?;
        face.end()
    }
}
