//! From a location to the route it belongs to.

use std::sync::LazyLock;

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use super::escape::decode;
use super::location::Location;
use super::pattern::{self, Segment};
use super::query::Query;
use super::table::{Route, SEED_ROUTES};

/// Routes ready to be matched: by number of segments, the most specific first.
#[derive(Debug)]
pub struct RouteTable {
    by_length: Vec<Vec<(Box<[Segment]>, Route)>>,
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

impl RouteTable {
    /// Makes a table. Cost: `O(n log n)` in the number of routes.
    pub fn new(routes: &[Route]) -> Self {
        let mut by_length: Vec<Vec<_>> = Vec::new();
        for route in routes {
            let segments = pattern::parse(route.pattern);
            if by_length.len() <= segments.len() {
                by_length.resize_with(segments.len() + 1, Vec::new);
            }
            by_length[segments.len()].push((segments, *route));
        }
        for group in &mut by_length {
            group.sort_by_cached_key(|(segments, _)| pattern::specificity(segments));
        }
        Self { by_length }
    }

    /// The product's own table.
    pub fn seed() -> &'static Self {
        static SEED: LazyLock<RouteTable> = LazyLock::new(|| RouteTable::new(SEED_ROUTES));
        &SEED
    }

    /// The route of a location and its parts, or `None` where no route matches. Cost: linear in the location, and in
    /// the number of routes with as many segments.
    pub fn find(&self, full_path: &str) -> Option<RouteMatch> {
        self.find_parsed(&Location::parse(full_path))
    }

    pub(super) fn find_parsed(&self, location: &Location<'_>) -> Option<RouteMatch> {
        let texts = segments_of(&location.path)?;
        let (segments, route) = self.find_segments(&texts)?;
        let params = segments.iter().zip(&texts);
        Some(RouteMatch {
            route: *route,
            params: params
                .filter_map(|(own, text)| Some((own.param()?, decode(text).into_owned())))
                .collect(),
            query: Query::parse(location.search),
            hash: decode(location.hash).into_owned(),
        })
    }

    fn find_segments(&self, texts: &[&str]) -> Option<&(Box<[Segment]>, Route)> {
        let fits = |segments: &[Segment]| {
            segments
                .iter()
                .zip(texts)
                .all(|(own, text)| own.matches(text))
        };
        self.by_length
            .get(texts.len())?
            .iter()
            .find(|(segments, _)| fits(segments))
    }
}

/// The segments of an absolute path without one trailing slash; `None` if one of them is empty, since no pattern
/// matches that.
fn segments_of(path: &str) -> Option<Vec<&str>> {
    let inner = path.strip_prefix('/')?;
    let inner = inner.strip_suffix('/').unwrap_or(inner);
    if inner.is_empty() {
        return Some(Vec::new());
    }
    let texts: Vec<_> = inner.split('/').collect();
    texts.iter().all(|text| !text.is_empty()).then_some(texts)
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
