//! A stand-in for the services that know ways, on loopback: the HTTP APIs of OSRM and Valhalla over straight streets, and
//! faults on demand.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::{Request, Response};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};

/// A way in which a service of ways goes wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WaysFault {
    /// It works.
    #[default]
    None,
    /// It answers 503 with a page.
    Down,
    /// It answers with half of its JSON.
    CutOff,
    /// It answers with JSON of another shape.
    Strange,
    /// It knows no way.
    NoWay,
    /// It sends elsewhere.
    Moved,
}

#[derive(Debug, Default)]
struct State {
    fault: WaysFault,
    asked: Vec<String>,
}

/// A service of ways: each degree takes an hour, and is a hundred kilometres.
#[derive(Debug)]
pub struct WaysStandIn {
    /// Its address.
    pub url: String,
    state: Arc<Mutex<State>>,
}

impl WaysStandIn {
    /// Starts it; it ends with the test's runtime.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let state = Arc::<Mutex<State>>::default();
        let own = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&own)));
            }
        });
        Self { url, state }
    }

    /// Makes it go wrong from now on.
    pub fn fail(&self, fault: WaysFault) {
        lock(&self.state).fault = fault;
    }

    /// Paths that were asked for so far.
    pub fn asked(&self) -> Vec<String> {
        lock(&self.state).asked.clone()
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn serve(stream: TcpStream, state: Arc<Mutex<State>>) {
    let service = service_fn(move |request| {
        let state = Arc::clone(&state);
        async move { answer(request, &state).await }
    });
    let connection = http1::Builder::new().serve_connection(TokioIo::new(stream), service);
    // A connection that is given up ends in an error, as it should.
    let _ = connection.await;
}

async fn answer(
    request: Request<Incoming>,
    state: &Mutex<State>,
) -> std::io::Result<Response<Full<Bytes>>> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.map_err(std::io::Error::other)?;
    let question: Value = serde_json::from_slice(&body.to_bytes()).unwrap_or_default();
    let path = head.uri.path().to_owned();
    let fault = {
        let mut state = lock(state);
        state.asked.push(path.clone());
        state.fault
    };
    let is_osrm = path.contains("/v1/");
    let (status, text) = match fault {
        WaysFault::Down => (503, "<h1>down</h1>".to_owned()),
        WaysFault::Moved => (302, String::new()),
        WaysFault::Strange => (200, json!({ "code": "Ok", "routes": "none" }).to_string()),
        WaysFault::NoWay if is_osrm => {
            let no = json!({ "code": "NoRoute", "message": "Impossible route between points" });
            (400, no.to_string())
        }
        WaysFault::NoWay => {
            let no = json!({
                "error_code": 442, "error": "No path could be found for input", "status_code": 400,
                "status": "Bad Request",
            });
            (400, no.to_string())
        }
        WaysFault::None | WaysFault::CutOff => {
            let found = if is_osrm {
                osrm(&path)
            } else {
                valhalla(&path, &question)
            };
            let mut text = found.to_string();
            if fault == WaysFault::CutOff {
                text.truncate(text.len() / 2);
            }
            (200, text)
        }
    };
    let mut response = Response::new(Full::new(Bytes::from(text)));
    *response.status_mut() = http::StatusCode::from_u16(status).expect("a status");
    if status == 302 {
        let elsewhere = http::HeaderValue::from_static("http://127.0.0.1:1/");
        response.headers_mut().insert("location", elsewhere);
    }
    Ok(response)
}

/// Hours of the way along the streets, which go north and east.
fn hours(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).abs() + (a[1] - b[1]).abs()
}

/// `/table/v1/foot/13.4,52.5;13.5,52.5` or `/route/v1/…`.
fn osrm(path: &str) -> Value {
    let mut parts = path.rsplit('/');
    let coordinates = parts.next().unwrap_or_default();
    let points: Vec<[f64; 2]> = coordinates
        .split(';')
        .map(|pair| {
            let (lng, lat) = pair.split_once(',').expect("a pair");
            [
                lng.parse().expect("a number"),
                lat.parse().expect("a number"),
            ]
        })
        .collect();
    if path.contains("/table/") {
        let rows = |per: f64| -> Vec<Vec<f64>> {
            let row = |a: &[f64; 2]| points.iter().map(|b| hours(*a, *b) * per).collect();
            points.iter().map(row).collect()
        };
        return json!({ "code": "Ok", "durations": rows(3_600.0), "distances": rows(100_000.0) });
    }
    let [a, b] = [points[0], points[1]];
    json!({
        "code": "Ok",
        "routes": [{
            "duration": hours(a, b) * 3_600.0, "distance": hours(a, b) * 100_000.0,
            "geometry": { "type": "LineString", "coordinates": [a, [b[0], a[1]], b] },
            "legs": [{ "steps": [] }],
        }],
        "waypoints": [],
    })
}

fn valhalla(path: &str, question: &Value) -> Value {
    let points = |name: &str| -> Vec<[f64; 2]> {
        let all = question[name].as_array().expect("locations");
        let degrees = |value: &Value| value.as_f64().expect("degrees");
        all.iter()
            .map(|at| [degrees(&at["lon"]), degrees(&at["lat"])])
            .collect()
    };
    if path.ends_with("/sources_to_targets") {
        let targets = points("targets");
        let cell = |a: [f64; 2], b: [f64; 2]| json!({ "time": hours(a, b) * 3_600.0, "distance": hours(a, b) * 100.0 });
        let row = |a: &[f64; 2]| -> Vec<Value> { targets.iter().map(|b| cell(*a, *b)).collect() };
        let rows: Vec<_> = points("sources").iter().map(row).collect();
        return json!({ "sources_to_targets": rows, "units": "kilometers" });
    }
    let ends = points("locations");
    let [a, b] = [ends[0], ends[1]];
    json!({ "trip": {
        "status": 0, "units": "kilometers",
        "legs": [{
            "summary": { "time": hours(a, b) * 3_600.0, "length": hours(a, b) * 100.0 },
            "shape": encode(&[a, [b[0], a[1]], b]),
        }],
    } })
}

/// Encodes a shape (Google's encoded polyline algorithm, with six digits).
#[expect(clippy::cast_possible_truncation, reason = "at most 180 million")]
fn encode(line: &[[f64; 2]]) -> String {
    let mut text = String::new();
    let mut last = [0_i64; 2];
    for [lng, lat] in line {
        let next = [lat, lng].map(|degrees| (degrees * 1e6).round() as i64);
        for (number, before) in next.iter().zip(last) {
            let difference = number - before;
            let mut bits = (difference << 1) ^ (difference >> 63);
            while bits >= 0x20 {
                text.push(char::from(
                    u8::try_from((bits & 0x1f) | 0x20).expect("six bits") + 63,
                ));
                bits >>= 5;
            }
            text.push(char::from(u8::try_from(bits).expect("five bits") + 63));
        }
        last = next;
    }
    text
}
