//! Metrics of requests and connections, in the format of Prometheus.

use std::time::Duration;

use http::{Extensions, Method, StatusCode};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::{Family, MetricConstructor};
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Upper ends of the classes that times fall into, in seconds.
const CLASSES_S: [f64; 12] = [
    0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10.0,
];

/// Name of the route that answered a request, attached to the answer: one of a few, never a path, of which clients can
/// make up any number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Route(pub(crate) &'static str);

impl Route {
    /// Names what answered, unless somebody who knows it better has done so.
    pub(crate) fn name(self, extensions: &mut Extensions) {
        if extensions.get::<Self>().is_none() {
            extensions.insert(self);
        }
    }
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answered {
    route: &'static str,
    method: &'static str,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct ByRoute {
    route: &'static str,
}

/// Makes the histogram of a route that was not seen before.
#[derive(Clone, Copy, Debug)]
struct Classes;

impl MetricConstructor<Histogram> for Classes {
    fn new_metric(&self) -> Histogram {
        Histogram::new(CLASSES_S)
    }
}

/// Counts requests and connections.
#[derive(Clone, Debug)]
pub(crate) struct Metrics {
    requests: Family<Answered, Counter>,
    seconds: Family<ByRoute, Histogram, Classes>,
    /// Connections held at this moment.
    pub(crate) connections: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        Self {
            requests: Family::default(),
            seconds: Family::new_with_constructor(Classes),
            connections: Gauge::default(),
        }
    }

    /// Counts an answer. `elapsed` goes to its first byte: a stream may last for days.
    pub(crate) fn count(
        &self,
        method: &Method,
        status: StatusCode,
        extensions: &Extensions,
        elapsed: Duration,
    ) {
        let route = extensions.get::<Route>().map_or("none", |route| route.0);
        let answered = Answered {
            route,
            method: method_name(method),
            status: status.as_u16(),
        };
        self.requests.get_or_create(&answered).inc();
        let seconds = self.seconds.get_or_create(&ByRoute { route });
        seconds.observe(elapsed.as_secs_f64());
    }

    /// Puts everything counted here into what can be read.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("requests", "Requests answered", self.requests.clone());
        registry.register(
            "request_seconds",
            "Time from a request to the first byte of its answer",
            self.seconds.clone(),
        );
        registry.register("connections", "Connections held", self.connections.clone());
    }
}

/// The name of a method, of which somebody may send any number.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
