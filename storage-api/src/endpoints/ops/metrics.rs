//! Metrics of the server, for Prometheus.

use std::sync::atomic::Ordering;
use std::time::Instant;

use http::header;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::ApiError;
use crate::http::bearer::bearer;
use crate::http::{Answer, Head};
use crate::store::News;

const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Headers that a proxy adds to a request that it passes on.
const OF_PROXIES: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Throttled {
    what: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Pool {
    pool: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

/// Everything that can be read, and what is looked up at the moment of reading.
pub(super) struct Readings {
    registry: Registry,
    throttled: Family<Throttled, Counter>,
    body_bytes: Family<Pool, Gauge>,
    streams: Gauge,
    live_bytes: Gauge,
    ready: Gauge,
    resident_bytes: Gauge,
    uptime_seconds: Gauge,
    started: Instant,
}

impl Readings {
    /// Counts from now on what is committed.
    pub(super) fn new(app: &App) -> Self {
        let mut registry = Registry::with_prefix("yonder");
        app.metrics.register(&mut registry);
        let (commits, changes) = (Counter::<u64>::default(), Counter::<u64>::default());
        registry.register(
            "commits",
            "Groups of transactions made durable together",
            commits.clone(),
        );
        registry.register("changes", "Documents written or deleted", changes.clone());
        app.store.listen(Box::new(move |news| {
            if let News::Committed(group) = news {
                commits.inc();
                changes.inc_by(group.len() as u64);
            }
        }));
        let throttled = Family::default();
        registry.register(
            "throttled",
            "Attempts refused because there were too many",
            throttled.clone(),
        );
        registry.register(
            "live_cut_off",
            "Live streams told to begin anew because too much waited for them",
            app.hub.cut_off.clone(),
        );
        let body_bytes = Family::default();
        registry.register(
            "body_bytes",
            "Memory taken by request bodies",
            body_bytes.clone(),
        );
        let version = env!("CARGO_PKG_VERSION");
        let build = Family::<Build, Gauge>::default();
        build.get_or_create(&Build { version }).set(1);
        registry.register("build", "The version that runs", build);
        let gauge = |registry: &mut Registry, name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        Self {
            throttled,
            body_bytes,
            streams: gauge(&mut registry, "live_streams", "Live streams held"),
            live_bytes: gauge(
                &mut registry,
                "live_bytes",
                "Memory of what live streams have not taken",
            ),
            ready: gauge(&mut registry, "ready", "1 while writes are accepted"),
            resident_bytes: gauge(&mut registry, "resident_bytes", "Memory in use"),
            uptime_seconds: gauge(&mut registry, "uptime_seconds", "Time since the start"),
            registry,
            started: Instant::now(),
        }
    }

    fn read(&self, app: &App) -> Result<String, ApiError> {
        for (what, throttle) in [
            ("sign-up", &app.throttles.joining),
            ("sign-in", &app.throttles.entering),
            ("account", &app.throttles.account),
            ("email", &app.throttles.emails),
            ("upload", &app.throttles.uploading),
            ("calendar", &app.throttles.calendars),
        ] {
            // Each throttle counts for itself.
            let shown = self.throttled.get_or_create(&Throttled { what });
            shown
                .inner()
                .store(throttle.refused.get(), Ordering::Relaxed);
        }
        for (pool, bytes) in app.bodies.taken() {
            let shown = self.body_bytes.get_or_create(&Pool { pool });
            shown.set(i64::try_from(bytes).unwrap_or(i64::MAX));
        }
        self.streams.set(app.hub.streams().into());
        let live_bytes = app.hub.waiting_bytes();
        self.live_bytes
            .set(i64::try_from(live_bytes).unwrap_or(i64::MAX));
        self.ready.set(app.store.health().is_ok().into());
        self.resident_bytes.set(resident_bytes().unwrap_or(0));
        let uptime = self.started.elapsed().as_secs();
        self.uptime_seconds
            .set(i64::try_from(uptime).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry).map_err(ApiError::internal)?;
        Ok(text)
    }
}

/// `GET /metrics`, for this machine itself or whoever has the token; for everybody else there is nothing here.
pub(super) fn answer(app: &App, readings: &Readings, head: &Head) -> Result<Answer, ApiError> {
    if !may_read(app, head) {
        return Err(ApiError::not_found("there is nothing at this address"));
    }
    Ok(Answer::bytes(OPENMETRICS, readings.read(app)?).with_header(
        header::CACHE_CONTROL,
        header::HeaderValue::from_static("no-store"),
    ))
}

fn may_read(app: &App, head: &Head) -> bool {
    if let Some(token) = &app.config.metrics_token {
        let sent = bearer(head).ok().flatten().unwrap_or_default();
        // Of hashes, so that the time it takes says nothing about the token.
        return Sha256::digest(sent) == Sha256::digest(token);
    }
    let is_passed_on = OF_PROXIES
        .iter()
        .any(|name| head.headers.contains_key(*name));
    !app.config.behind_proxy && !is_passed_on && head.peer.is_loopback()
}

/// Memory of this process that is in use; `None` where the system does not say.
fn resident_bytes() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1_024)
}
