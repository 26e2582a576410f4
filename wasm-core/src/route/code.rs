//! The answer for a plain path as one number, for callers on the far side of a boundary where objects cost more than the
//! matching itself.

use super::matcher::RouteTable;
use super::table::SEED_ROUTES;

/// What is known of a location without making an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlainMatch {
    /// No route matches.
    None,
    /// A route matches, and the location says nothing besides.
    Route {
        /// Index in [`SEED_ROUTES`].
        index: u8,
        /// Where the one parameter stands in the path, in bytes; `0..0` without one.
        param: (u16, u16),
    },
    /// It has a query, a hash, an escape, two parameters, letters beyond ASCII or great length: ask
    /// [`match_route`](super::match_route).
    NotPlain,
}

/// Longest path that is answered; positions have 12 bits in [`PlainMatch::code`].
const PATH_MOST: usize = 4_095;

/// Matches a location of the product's table if it is a plain path.
pub fn match_plain(path: &str) -> PlainMatch {
    let is_plain = |byte: u8| byte.is_ascii() && !matches!(byte, b'?' | b'#' | b'%');
    if path.len() > PATH_MOST || !path.starts_with('/') || !path.bytes().all(is_plain) {
        return PlainMatch::NotPlain;
    }
    let Some((entry, texts)) = RouteTable::seed().find_path(path) else {
        return PlainMatch::None;
    };
    let mut params = entry
        .segments
        .iter()
        .zip(texts)
        .filter(|(own, _)| own.param().is_some())
        .map(|(_, text)| text);
    let param = params.next();
    match (u8::try_from(entry.index), params.next()) {
        (Ok(index), None) => PlainMatch::Route {
            index,
            param: param.map_or((0, 0), |text| range_in(path, text)),
        },
        _ => PlainMatch::NotPlain,
    }
}

/// Where `part`, a slice of `whole`, stands in it.
fn range_in(whole: &str, part: &str) -> (u16, u16) {
    let start = part.as_ptr() as usize - whole.as_ptr() as usize;
    let position = |at: usize| u16::try_from(at).unwrap_or_default();
    (position(start), position(start + part.len()))
}

impl PlainMatch {
    /// The code of [`PlainMatch::None`].
    pub const NONE: u32 = u32::MAX;
    /// The code of [`PlainMatch::NotPlain`].
    pub const NOT_PLAIN: u32 = u32::MAX - 1;

    /// All of it in one number: the index in the low 8 bits, then 12 bits each for the parameter's start and end.
    pub fn code(self) -> u32 {
        match self {
            Self::None => Self::NONE,
            Self::NotPlain => Self::NOT_PLAIN,
            Self::Route {
                index,
                param: (start, end),
            } => u32::from(index) | u32::from(start) << 8 | u32::from(end) << 20,
        }
    }
}

// An index of 255 could be mistaken for one of the two codes.
const _: () = assert!(SEED_ROUTES.len() < 254);
