//! The HTTP API of Valhalla 3: `sources_to_targets` and `route` (valhalla.github.io/valhalla/api).

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::{Value, json};

use super::service::{Service, unreadable};
use super::ways::{Point, Profile, RoutingError, RoutingProvider, Table, Way};

/// Codes of errors that say that there is no way: no suitable edges near a point, no path, points not connected.
const NO_WAY: [i64; 4] = [170, 171, 441, 442];
/// Digits behind the point in its shapes.
const SHAPE_SCALE: f64 = 1e6;

/// A Valhalla.
pub(super) struct Valhalla {
    service: Service,
    url: String,
}

impl Valhalla {
    pub(super) fn new(url: String) -> Self {
        let service = Service::new();
        Self { service, url }
    }

    async fn ask(&self, action: &str, question: &Value) -> Result<Option<Value>, RoutingError> {
        let url = format!("{}/{action}", self.url);
        let answer = self.service.post(&url, question).await?;
        match answer["error_code"].as_i64() {
            None => Ok(Some(answer)),
            Some(code) if NO_WAY.contains(&code) => Ok(None),
            Some(code) => Err(unreadable(&format!("error {code}"))),
        }
    }
}

fn costing(profile: Profile) -> &'static str {
    match profile {
        Profile::Walk => "pedestrian",
        Profile::Bike => "bicycle",
        Profile::Car => "auto",
    }
}

fn locations(points: &[Point]) -> Vec<Value> {
    let location = |[lon, lat]: &Point| json!({ "lat": lat, "lon": lon });
    points.iter().map(location).collect()
}

impl RoutingProvider for Valhalla {
    fn table<'a>(
        &'a self,
        profile: Profile,
        points: &'a [Point],
    ) -> BoxFuture<'a, Result<Option<Table>, RoutingError>> {
        async move {
            let all = locations(points);
            let question = json!({
                "sources": all, "targets": all, "costing": costing(profile), "units": "kilometers",
            });
            let Some(answer) = self.ask("sources_to_targets", &question).await? else {
                return Ok(None);
            };
            let rows = answer["sources_to_targets"].as_array();
            let cells = rows
                .into_iter()
                .flatten()
                .filter_map(Value::as_array)
                .flatten();
            let (minutes, kilometres): (Vec<_>, Vec<_>) = cells
                .map(|cell| {
                    (
                        cell["time"].as_f64().map(|s| s / 60.0),
                        cell["distance"].as_f64(),
                    )
                })
                .unzip();
            if minutes.len() != points.len() * points.len() {
                return Err(unreadable("a table is not whole"));
            }
            Ok(Some(Table {
                minutes,
                kilometres,
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
            let question = json!({
                "locations": locations(&ends), "costing": costing(profile), "units": "kilometers",
                "directions_type": "none",
            });
            let Some(answer) = self.ask("route", &question).await? else {
                return Ok(None);
            };
            let leg = &answer["trip"]["legs"][0];
            let summary = &leg["summary"];
            let line = leg["shape"].as_str().and_then(decode);
            let found = summary["time"]
                .as_f64()
                .zip(summary["length"].as_f64())
                .zip(line);
            let ((seconds, km), line) = found.ok_or_else(|| unreadable("a route is not whole"))?;
            Ok(Some(Way {
                min: seconds / 60.0,
                km,
                line,
            }))
        }
        .boxed()
    }
}

/// Decodes a shape (Google's encoded polyline algorithm, with six digits); `None` when it is cut off.
fn decode(shape: &str) -> Option<Vec<Point>> {
    let mut bytes = shape.bytes();
    let (mut line, mut at) = (Vec::new(), [0_i64; 2]);
    while bytes.len() > 0 {
        for number in &mut at {
            let (mut bits, mut shift) = (0_i64, 0);
            loop {
                let chunk = i64::from(bytes.next()?.checked_sub(63)?);
                bits |= (chunk & 0x1f).checked_shl(shift)?;
                shift += 5;
                if chunk < 0x20 {
                    break;
                }
                if shift > 40 {
                    return None;
                }
            }
            // Zigzag: the lowest bit is the sign.
            *number += (bits >> 1) ^ -(bits & 1);
        }
        let [latitude, longitude] = at.map(degrees);
        line.push([longitude, latitude]);
    }
    Some(line)
}

#[expect(clippy::cast_precision_loss, reason = "at most 180 million")]
fn degrees(number: i64) -> f64 {
    number as f64 / SHAPE_SCALE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_decoded_and_a_broken_one_refused() {
        // The example of the algorithm's description, which has five digits.
        let line = decode("_p~iF~ps|U_ulLnnqC_mqNvxq`@").expect("a line");
        let tenfold = line.iter().map(|[lng, lat]| [lng * 10.0, lat * 10.0]);
        let expected = [[-120.2, 38.5], [-120.95, 40.7], [-126.453, 43.252]];
        for (point, expected) in tenfold.zip(expected) {
            assert!((point[0] - expected[0]).abs() < 1e-9 && (point[1] - expected[1]).abs() < 1e-9);
        }
        assert!(decode("_p~iF~ps|").is_none() && decode("_p~i F").is_none());
    }
}
