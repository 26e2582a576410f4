//! Ways and travel times by a service that knows the streets.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::PLAN_STOPS_MAX;
use wasm_core::error::Code;

use super::call::Call;
use crate::access::me::Me;
use crate::domain::routing::{Point, Profile, RoutingError, Way};
use crate::error::ApiError;

/// Points between which times are asked for.
#[derive(Deserialize, ToSchema)]
pub(super) struct RouteTable {
    /// Means of travel.
    mode: Profile,
    /// Longitude and latitude of each point, 2–50 points.
    #[schema(value_type = Vec<Vec<f64>>)]
    points: Vec<Point>,
}

/// Times and lengths between points, row by row: from the first to each, from the second to each, ….
#[derive(Serialize, ToSchema)]
pub(super) struct RoutedTable {
    /// Minutes; `null` where there is no way.
    minutes: Vec<Option<f64>>,
    /// Kilometres; `null` where there is no way.
    kilometres: Vec<Option<f64>>,
}

/// Legs whose ways are asked for.
#[derive(Deserialize, ToSchema)]
pub(super) struct RouteLegs {
    /// The legs, 1–50.
    legs: Vec<RouteLeg>,
}

/// From one point to another.
#[derive(Deserialize, ToSchema)]
pub(super) struct RouteLeg {
    /// Means of travel.
    mode: Profile,
    /// Longitude and latitude of the beginning.
    #[schema(value_type = Vec<f64>)]
    from: Point,
    /// Longitude and latitude of the end.
    #[schema(value_type = Vec<f64>)]
    to: Point,
}

/// The ways of legs, in their order.
#[derive(Serialize, ToSchema)]
pub(super) struct RoutedLegs {
    /// The ways; `null` for a leg without one.
    legs: Vec<Option<Way>>,
}

/// Answers with the times between all points.
pub(super) async fn table(call: Call, me: Me, asked: RouteTable) -> Result<RoutedTable, ApiError> {
    let app = &call.app;
    app.throttles.routing.check(&me.uid)?;
    if asked.points.len() < 2 {
        return Err(ApiError::invalid("a table has at least two points"));
    }
    check(asked.points.len(), asked.points.iter())?;
    let found = app.router.table(asked.mode, &asked.points, me.now_ms).await;
    let none = || vec![None; asked.points.len() * asked.points.len()];
    let (minutes, kilometres) = match found.map_err(|error| refusal(&error))? {
        Some(table) => (table.minutes.clone(), table.kilometres.clone()),
        None => (none(), none()),
    };
    Ok(RoutedTable {
        minutes,
        kilometres,
    })
}

/// Answers with the ways of legs.
pub(super) async fn legs(call: Call, me: Me, asked: RouteLegs) -> Result<RoutedLegs, ApiError> {
    let app = &call.app;
    app.throttles.routing.check(&me.uid)?;
    check(
        asked.legs.len(),
        asked.legs.iter().flat_map(|leg| [&leg.from, &leg.to]),
    )?;
    let legs: Vec<_> = asked
        .legs
        .iter()
        .map(|leg| (leg.mode, [leg.from, leg.to]))
        .collect();
    let ways = app
        .router
        .ways(&legs, me.now_ms)
        .await
        .map_err(|error| refusal(&error))?;
    let legs = ways.iter().map(|way| way.as_deref().cloned()).collect();
    Ok(RoutedLegs { legs })
}

fn check<'a>(count: usize, mut points: impl Iterator<Item = &'a Point>) -> Result<(), ApiError> {
    if count == 0 || count > PLAN_STOPS_MAX {
        return Err(ApiError::invalid(format!(
            "ask for 1 to {PLAN_STOPS_MAX} at once"
        )));
    }
    let is_on_globe = |[longitude, latitude]: &Point| {
        (-180.0..=180.0).contains(longitude) && (-90.0..=90.0).contains(latitude)
    };
    if points.all(is_on_globe) {
        Ok(())
    } else {
        Err(ApiError::invalid(
            "a point is longitude and latitude in degrees",
        ))
    }
}

fn refusal(error: &RoutingError) -> ApiError {
    match error {
        RoutingError::Unknown => {
            ApiError::new(Code::FailedPrecondition, error.to_string()).with_reason("routing")
        }
        RoutingError::Unavailable(_) => {
            ApiError::unavailable("real travel times are not to be had at the moment")
                .with_reason("routing")
        }
    }
}
