//! Ways and travel times, and what a service that knows them is asked.

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Means of travel that a service may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum Profile {
    /// On foot.
    Walk,
    /// By bicycle.
    Bike,
    /// By car.
    Car,
}

/// Longitude and latitude in degrees.
pub(crate) type Point = [f64; 2];

/// Times and lengths between points, row by row; `None` where there is no way.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// Minutes.
    pub(crate) minutes: Vec<Option<f64>>,
    /// Kilometres.
    pub(crate) kilometres: Vec<Option<f64>>,
}

/// The way from one point to another.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Way {
    /// Minutes it takes.
    pub(crate) min: f64,
    /// Kilometres it is long.
    pub(crate) km: f64,
    /// Longitude and latitude of its points.
    #[schema(value_type = Vec<Vec<f64>>)]
    pub(crate) line: Vec<Point>,
}

/// Reason why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum RoutingError {
    /// No service knows this means of travel.
    #[error("no service knows this means of travel")]
    Unknown,
    /// The service did not answer, or not in its protocol.
    #[error("the service of ways does not answer: {0}")]
    Unavailable(String),
}

/// A service that knows ways. `Ok(None)` says that there is none.
pub(super) trait RoutingProvider: Send + Sync {
    /// Times and lengths between all points.
    fn table<'a>(
        &'a self,
        profile: Profile,
        points: &'a [Point],
    ) -> BoxFuture<'a, Result<Option<Table>, RoutingError>>;
    /// The way between two points.
    fn way(
        &self,
        profile: Profile,
        ends: [Point; 2],
    ) -> BoxFuture<'_, Result<Option<Way>, RoutingError>>;
}

/// The means of travel, by name.
pub(super) const PROFILES: [(&str, Profile); 3] = [
    ("walk", Profile::Walk),
    ("bike", Profile::Bike),
    ("car", Profile::Car),
];
