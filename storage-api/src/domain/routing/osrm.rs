//! The HTTP API of OSRM, version 1: `table` and `route` (project-osrm.org/docs, osrm-backend v5).

use std::fmt::Write;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::Value;

use super::service::{Service, unreadable};
use super::ways::{Point, Profile, RoutingError, RoutingProvider, Table, Way};

/// Stands in the address for the name of the profile.
pub(super) const PLACEHOLDER: &str = "{profile}";
/// Codes of answers that say that there is no way.
const NO_WAY: [&str; 3] = ["NoRoute", "NoSegment", "NoTable"];

/// An OSRM.
pub(super) struct Osrm {
    service: Service,
    url: String,
}

impl Osrm {
    pub(super) fn new(url: String) -> Self {
        let service = Service::new();
        Self { service, url }
    }

    async fn ask(
        &self,
        service: &str,
        (profile, points): (Profile, &[Point]),
        options: &str,
    ) -> Result<Option<Value>, RoutingError> {
        let name = match profile {
            Profile::Walk => "foot",
            Profile::Bike => "bike",
            Profile::Car => "car",
        };
        let mut url = self.url.replace(PLACEHOLDER, name);
        let _ = write!(url, "/{service}/v1/{name}/");
        for (at, [longitude, latitude]) in points.iter().enumerate() {
            let comma = if at == 0 { "" } else { ";" };
            let _ = write!(url, "{comma}{longitude:.6},{latitude:.6}");
        }
        let _ = write!(url, "?{options}");
        let answer = self.service.get(&url).await?;
        match answer["code"].as_str() {
            Some("Ok") => Ok(Some(answer)),
            Some(code) if NO_WAY.contains(&code) => Ok(None),
            Some(code) => Err(unreadable(code)),
            None => Err(unreadable("the answer has no code")),
        }
    }
}

impl RoutingProvider for Osrm {
    fn table<'a>(
        &'a self,
        profile: Profile,
        points: &'a [Point],
    ) -> BoxFuture<'a, Result<Option<Table>, RoutingError>> {
        async move {
            let asked = self.ask("table", (profile, points), "annotations=duration,distance");
            let Some(answer) = asked.await? else {
                return Ok(None);
            };
            let numbers = |name: &str, per: f64| {
                let rows = answer[name]
                    .as_array()
                    .filter(|rows| rows.len() == points.len());
                let cells = rows
                    .into_iter()
                    .flatten()
                    .filter_map(Value::as_array)
                    .flatten();
                let numbers: Vec<_> = cells.map(|cell| cell.as_f64().map(|n| n / per)).collect();
                let is_whole = numbers.len() == points.len() * points.len();
                is_whole
                    .then_some(numbers)
                    .ok_or_else(|| unreadable("a table is not whole"))
            };
            Ok(Some(Table {
                minutes: numbers("durations", 60.0)?,
                kilometres: numbers("distances", 1_000.0)?,
            }))
        }
        .boxed()
    }

    fn way(
        &self,
        profile: Profile,
        ends: [Point; 2],
    ) -> BoxFuture<'_, Result<Option<Way>, RoutingError>> {
        async move {
            let options = "overview=full&geometries=geojson&steps=false";
            let Some(answer) = self.ask("route", (profile, &ends), options).await? else {
                return Ok(None);
            };
            let route = &answer["routes"][0];
            let line = serde_json::from_value(route["geometry"]["coordinates"].clone());
            let found = route["duration"]
                .as_f64()
                .zip(route["distance"].as_f64())
                .zip(line.ok());
            let ((seconds, metres), line) =
                found.ok_or_else(|| unreadable("a route is not whole"))?;
            Ok(Some(Way {
                min: seconds / 60.0,
                km: metres / 1_000.0,
                line,
            }))
        }
        .boxed()
    }
}
