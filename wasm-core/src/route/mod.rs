//! Addresses: from a location such as `/quest/7?from=list#stops` to the route it belongs to, and to the one
//! [`Decision`] of what to do about it. The same table answers in the browser and on the server.
//!
//! It knows no screen component, no history and no HTTP. Start at [`match_route`] and [`navigate`]; the table itself
//! is data in `table.rs`.
//!
//! # Matching rules
//! Those of `vue-router` 5 with its defaults and the same table, which is the oracle of the tests:
//! a static segment beats a parameter; letter case and one trailing slash do not matter; a parameter holds at least one
//! character and no slash; parameters, query and hash are percent-decoded, and a malformed escape leaves its text as
//! it was; `+` in a query means a space; a key given several times has several values.
//!
//! Where we differ: a query key that names a member of every JavaScript object (`constructor`, `__proto__`) is an
//! ordinary key here, while the peer mixes the inherited member in; a lone UTF-16 surrogate is read as U+FFFD.

mod decision;
mod escape;
mod location;
mod matcher;
mod outline;
mod pattern;
mod query;
mod return_path;
mod table;

pub use decision::{Decision, Guard, Guards, Outcome, Session, navigate};
pub use matcher::{PathMatch, Paths, RouteMatch, RouteTable, match_route};
pub use outline::{
    NO_VALUE, OUTLINE_MAX, Outline, SPANS_MAX, Span, outline, outline_in, outline_shown,
};
pub use pattern::PatternError;
pub use query::{Query, QueryValue};
pub use return_path::return_path;
pub use table::{Layout, Requirement, Route, SEED_ROUTES};
