//! The services that know ways and travel times: what is asked of them, within limits, a timeout and a cache. It knows no
//! plan and no person. Start at [`Router`].

mod osrm;
mod router;
mod service;
mod valhalla;
mod ways;

pub(crate) use self::router::Router;
pub(crate) use self::router::Routing;
pub(crate) use self::ways::{Point, Profile, RoutingError, Way};
