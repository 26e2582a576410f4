//! Unicode properties, by the tables of the host.

use crate::host::{LOWER_CASE, PLAIN_WORDS};

/// The letters and digits of a text: canonically decomposed, without marks, in lower case, with spaces for all else.
pub(super) fn plain(text: &str) -> String {
    by(PLAIN_WORDS.get(), text)
}

/// A text in lower case.
pub(super) fn lower(text: &str) -> String {
    by(LOWER_CASE.get(), text)
}

fn by(host: Option<&fn(&str) -> String>, text: &str) -> String {
    host.map_or_else(|| text.to_ascii_lowercase(), |host| host(text))
}
