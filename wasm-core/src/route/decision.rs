//! Decision about a location: show a screen, go elsewhere, or say why not.

use super::escape::encode_query_value;
use super::location::Location;
use super::matcher::{RouteMatch, RouteTable};
use super::query::Query;
use super::table::{Requirement, Route};
use crate::error::PageError;

/// State of the visitor's session.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Session {
    /// Nobody is signed in.
    #[default]
    SignedOut,
    /// Somebody is signed in.
    SignedIn,
}

/// The one answer to a location.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Decision {
    /// Show the screen of this route.
    Show(RouteMatch),
    /// Replace the location.
    Redirect {
        /// Target, ready for the address bar.
        to: String,
        /// Path and query to come back to afterwards.
        return_to: String,
    },
    /// Show the error page.
    Error(PageError),
}

/// Decision of a guard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// The screen may be shown.
    Pass,
    /// Sign in first, then come back.
    SignIn,
}

/// A named check that a route passes before it is shown.
pub type Guard = fn(Session) -> Outcome;

/// The registered guards. A route that names any other is an error, not an open door.
#[derive(Debug, Clone)]
pub struct Guards(Vec<(&'static str, Guard)>);

impl Default for Guards {
    /// The product's own: `auth` lets only signed-in people pass.
    fn default() -> Self {
        Self(vec![("auth", auth)])
    }
}

impl Guards {
    /// No guards at all.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// These guards and one more; of two with the same name the earlier one counts.
    ///
    /// ```
    /// use wasm_core::route::{Guards, Outcome};
    ///
    /// let guards = Guards::default().with("members", |_session| Outcome::Pass);
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, guard: Guard) -> Self {
        self.0.push((name, guard));
        self
    }

    pub(super) fn get(&self, name: &str) -> Option<Guard> {
        self.0
            .iter()
            .find(|(own, _)| *own == name)
            .map(|(_, guard)| *guard)
    }
}

fn auth(session: Session) -> Outcome {
    match session {
        Session::SignedIn => Outcome::Pass,
        Session::SignedOut => Outcome::SignIn,
    }
}

/// The decision of the product's table and guards.
///
/// ```
/// use wasm_core::route::{navigate, Decision, Session};
///
/// let Decision::Redirect { to, .. } = navigate("/profile?tab=years", Session::SignedOut) else { unreachable!() };
/// assert_eq!(to, "/login?redirect=/profile?tab=years");
/// let Decision::Error(error) = navigate("/app/hangout/join", Session::SignedIn) else { unreachable!() };
/// assert_eq!(error.to_string(), "Page Not Found: /app/hangout/join");
/// ```
pub fn navigate(full_path: &str, session: Session) -> Decision {
    RouteTable::seed().navigate(full_path, session, &Guards::default())
}

impl RouteTable {
    /// The decision of this table under these guards: match, then validation, then guards in their order.
    pub fn navigate(&self, full_path: &str, session: Session, guards: &Guards) -> Decision {
        let location = Location::parse(full_path);
        let Some(found) = self.find_parsed(&location) else {
            return Decision::Error(PageError::NotFound(location.full()));
        };
        if !is_valid(&found.route, &found.query) {
            return Decision::Error(PageError::Invalid(location.full()));
        }
        for name in found.route.guards {
            match guards.get(name).map(|guard| guard(session)) {
                Some(Outcome::Pass) => {}
                Some(Outcome::SignIn) => return sign_in_first(&location),
                None => return Decision::Error(PageError::UnknownMiddleware((*name).to_owned())),
            }
        }
        Decision::Show(found)
    }
}

/// Returns `true` if the query has what the route requires.
pub(super) fn is_valid(route: &Route, query: &Query) -> bool {
    route.requires.iter().all(|requirement| match requirement {
        Requirement::Query(key) => query
            .first(key)
            .is_some_and(|value| !value.trim().is_empty()),
    })
}

fn sign_in_first(location: &Location<'_>) -> Decision {
    let return_to = format!("{}{}", location.path, location.search);
    Decision::Redirect {
        to: format!("/login?redirect={}", encode_query_value(&return_to)),
        return_to,
    }
}
