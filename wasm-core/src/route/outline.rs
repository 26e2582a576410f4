//! The answer for a location as numbers: which route, and where each part stands in the text. For callers on the far side
//! of a boundary where objects and texts cost more than the matching itself; they cut the parts out of their own text.

use super::decision::{Guards, Outcome, Session, is_valid};
use super::escape::has;
use super::matcher::{Entry, Paths, RouteTable};
use super::query::Query;
use super::table::Route;

/// Longest location that is outlined, in bytes: positions have 12 bits in a [`Span`].
pub const OUTLINE_MAX: usize = 4_095;
/// Largest number of parameters of a route.
const PARAMS_MAX: usize = Paths::SEGMENTS_MAX;
/// Index of the hash among the spans, behind the parameters.
const HASH_AT: usize = PARAMS_MAX;
/// Index of the first key of the query; its value follows, then the next key.
const QUERY_AT: usize = HASH_AT + 1;
/// Largest number of keys of a query that are outlined.
const PAIRS_MAX: usize = 60;
/// Largest number of spans that an outline needs.
pub const SPANS_MAX: usize = QUERY_AT + 2 * PAIRS_MAX;

/// Span of a part of the location, and what has to be decoded in it, in one number: 12 bits each for its start and its
/// end, then a bit for an escape and one for a plus that means a space.
pub type Span = u32;
/// The part has a `%`.
const ESCAPE: Span = 1 << 24;
/// The part has a `+`, and stands in the query.
const PLUS: Span = 1 << 25;
/// The span of a value that is not there: its key has no `=`.
pub const NO_VALUE: Span = Span::MAX;

/// Outline of a location, made without an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outline {
    /// No route matches.
    None,
    /// A route matches, and the spans say where the parts stand.
    Route {
        /// Index in [`SEED_ROUTES`](super::SEED_ROUTES), or among the patterns.
        index: u16,
        /// Number of keys of the query; a key given twice counts twice.
        pairs: u8,
    },
    /// It is relative, has letters beyond ASCII or great length, or is not simply shown: ask
    /// [`match_route`](super::match_route) or [`navigate`](super::navigate).
    NotPlain,
}

impl Outline {
    /// The code of [`Outline::None`].
    pub const NONE: u32 = u32::MAX;
    /// The code of [`Outline::NotPlain`].
    pub const NOT_PLAIN: u32 = u32::MAX - 1;

    /// All of it in one number: the index in the low 16 bits, above it the number of keys.
    pub fn code(self) -> u32 {
        match self {
            Self::None => Self::NONE,
            Self::NotPlain => Self::NOT_PLAIN,
            Self::Route { index, pairs } => u32::from(index) | u32::from(pairs) << 16,
        }
    }
}

/// Matches a location against the product's table, and writes where its parts stand into `spans`, of which there should
/// be [`SPANS_MAX`]: eight parameters, the hash, then key and value in turn. Cost: linear in the location, no allocation.
///
/// ```
/// use wasm_core::route::{outline, Outline, SEED_ROUTES, SPANS_MAX};
///
/// let mut spans = [0; SPANS_MAX];
/// let Outline::Route { index, pairs: 1 } = outline("/quest/7?from=list#stops", &mut spans) else { unreachable!() };
/// assert_eq!(SEED_ROUTES[usize::from(index)].pattern, "/quest/{id}");
/// assert_eq!((spans[0] & 0xfff, spans[0] >> 12), (7, 8));
/// ```
pub fn outline(location: &str, spans: &mut [Span]) -> Outline {
    outline_in(&RouteTable::seed().paths, location, spans)
}

/// The same for patterns of one's own, which may be at most 65 536.
pub fn outline_in(paths: &Paths, location: &str, spans: &mut [Span]) -> Outline {
    outlined(paths, location, spans).map_or_else(|outline| outline, |(_, _, outline)| outline)
}

/// The same for a location that [`navigate`](super::navigate) shows to this session under the product's guards; what it
/// does not show is [`Outline::NotPlain`].
pub fn outline_shown(location: &str, session: Session, spans: &mut [Span]) -> Outline {
    let table = RouteTable::seed();
    let is_shown = |entry: &Entry, search: &str| {
        let Some(route) = table.routes.get(entry.index) else {
            return false;
        };
        (route.requires.is_empty() || is_valid(route, &Query::parse(search)))
            && (route.guards.is_empty() || passes(route, session))
    };
    match outlined(&table.paths, location, spans) {
        Ok((entry, search, outline)) if is_shown(entry, search) => outline,
        _ => Outline::NotPlain,
    }
}

fn passes(route: &Route, session: Session) -> bool {
    let guards = Guards::default();
    let outcome = |name: &&str| guards.get(name).map(|guard| guard(session));
    let mut outcomes = route.guards.iter().map(outcome);
    outcomes.all(|outcome| outcome == Some(Outcome::Pass))
}

/// The route of a location, its query as it is written, and its outline; in the error the outline where there is no more.
fn outlined<'a, 'p>(
    paths: &'p Paths,
    location: &'a str,
    spans: &mut [Span],
) -> Result<(&'p Entry, &'a str, Outline), Outline> {
    if location.len() > OUTLINE_MAX || !location.starts_with('/') || !location.is_ascii() {
        return Err(Outline::NotPlain);
    }
    let (before_hash, hash) = cut_before(location, '#');
    let (path, search) = cut_before(before_hash, '?');
    let (entry, texts) = paths.find_path(path).ok_or(Outline::None)?;
    let params = entry.segments.iter().zip(texts);
    let params = params.filter_map(|(own, text)| own.is_param().then_some(text));
    let outline = Writer { location, spans }.write_all(entry.index, params, hash, search);
    Ok((entry, search, outline.ok_or(Outline::NotPlain)?))
}

/// Splits a text at the first `mark`; the rest is the empty end of the text where there is none.
pub(super) fn cut_before(text: &str, mark: char) -> (&str, &str) {
    let at = text.find(mark).unwrap_or(text.len());
    text.split_at_checked(at).unwrap_or((text, ""))
}

struct Writer<'a> {
    location: &'a str,
    spans: &'a mut [Span],
}

impl Writer<'_> {
    /// `None` where there is no room for what the location says.
    fn write_all<'a>(
        mut self,
        index: usize,
        params: impl Iterator<Item = &'a str>,
        hash: &str,
        search: &str,
    ) -> Option<Outline> {
        for (at, text) in params.enumerate() {
            *self.spans.get_mut(at).filter(|_| at < HASH_AT)? = self.span(text);
        }
        *self.spans.get_mut(HASH_AT)? = self.span(hash);
        Some(Outline::Route {
            index: u16::try_from(index).ok()?,
            pairs: self.query(search)?,
        })
    }

    /// Writes keys and values, split as by [`Query::parse`](super::Query::parse), and says how many pairs there are;
    /// `None` if there are too many.
    fn query(&mut self, search: &str) -> Option<u8> {
        let text = search.strip_prefix('?').unwrap_or(search);
        if text.is_empty() || text == "?" {
            return Some(0);
        }
        let text = text.strip_prefix('?').unwrap_or(text);
        let mut pairs = 0;
        for part in text.split('&') {
            let (key, value) = match part.split_once('=') {
                Some((key, value)) => (key, self.span(value) | plus(value)),
                None => (part, NO_VALUE),
            };
            let at = QUERY_AT + 2 * usize::from(pairs);
            *self.spans.get_mut(at)? = self.span(key) | plus(key);
            *self.spans.get_mut(at + 1)? = value;
            pairs += 1;
        }
        Some(pairs)
    }

    /// Span of `part`, a slice of the location, in it.
    fn span(&self, part: &str) -> Span {
        let start = part.as_ptr() as usize - self.location.as_ptr() as usize;
        let position = |at: usize| Span::try_from(at).unwrap_or_default();
        let escape = if has(part, b'%') { ESCAPE } else { 0 };
        position(start) | position(start + part.len()) << 12 | escape
    }
}

fn plus(part: &str) -> Span {
    if has(part, b'+') { PLUS } else { 0 }
}

// The number of keys has 8 bits, so that no code is one of the two that are none.
const _: () = assert!(PAIRS_MAX < 255);
