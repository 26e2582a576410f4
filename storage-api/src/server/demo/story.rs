//! The server that the demo is told by, and the people in it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use tokio::sync::watch;
use wasm_core::domain::{Timestamp, Zone};

use super::DemoError;
use super::world::{self, World};
use crate::access::auth::keys::Keys;
use crate::app::App;
use crate::clock::{Clock, DAY_MS};
use crate::config::Config;
use crate::domain::payments::Payments;
use crate::domain::photos::blob_store::Objects;
use crate::endpoints::functions::{Callables, call_as};
use crate::error::ApiError;
use crate::server::callables::callables;
use crate::store::Store;

/// Seed of the random numbers.
const SEED: u64 = 2_026;
/// Number of years of lists, including this one.
const YEARS: i64 = 3;
/// Hour at which what people do together begins, since midnight.
const TEN_O_CLOCK_MS: i64 = 10 * 3_600_000;

/// Somebody.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) uid: String,
    pub(super) user_name: String,
    pub(super) email: String,
    /// Index of the town they live in.
    pub(super) city: usize,
    /// Places of their friends in the row of people.
    pub(super) friends: Vec<usize>,
}

/// The server while the story is told: time goes as the story goes.
pub(super) struct Story {
    pub(super) app: Arc<App>,
    callables: Callables,
    pub(super) world: World,
    pub(super) random: fastrand::Rng,
    pub(super) now_ms: Arc<AtomicI64>,
    pub(super) until_ms: i64,
    pub(super) calls: u64,
    /// Held so that the server does not think it is told to stop.
    _stop: watch::Sender<bool>,
}

impl Story {
    pub(super) async fn begin(
        config: Config,
        (store, objects): (Arc<dyn Store>, Objects),
        keys: Keys,
        until_ms: i64,
    ) -> Result<Self, DemoError> {
        let now_ms = Arc::new(AtomicI64::new(until_ms));
        let told = Arc::clone(&now_ms);
        let clock = Clock::from_fn(move || told.load(Ordering::Relaxed));
        let (stop, stopped) = watch::channel(false);
        let sequence = store.sequence().await?;
        Ok(Self {
            callables: callables(),
            app: App::new(
                config,
                (store, objects, Payments::new(None)),
                keys,
                clock,
                sequence,
                stopped,
            ),
            world: World::read()?,
            random: fastrand::Rng::with_seed(SEED),
            now_ms,
            until_ms,
            calls: 0,
            _stop: stop,
        })
    }

    /// The year it is now, and those before it that are told of.
    pub(super) fn years(&self) -> std::ops::RangeInclusive<i64> {
        let this = world::year_of(self.until_ms);
        this - YEARS + 1..=this
    }

    /// Turns the clock to a moment, or to the present where that is later.
    pub(super) fn go_to(&self, ms: i64) {
        self.now_ms.store(ms.min(self.until_ms), Ordering::Relaxed);
    }

    pub(super) fn now_ms(&self) -> i64 {
        self.now_ms.load(Ordering::Relaxed)
    }

    /// So many days from the present, as text.
    pub(super) fn day(&self, days: i64) -> String {
        crate::clock::iso(self.until_ms + days * DAY_MS)
    }

    /// Ten in the morning on the clocks of a zone, so many days from the present.
    pub(super) fn morning(&self, days: i64, zone: &str) -> i64 {
        let ten = (self.until_ms + days * DAY_MS).div_euclid(DAY_MS) * DAY_MS + TEN_O_CLOCK_MS;
        let local = Zone::named(zone)
            .ok()
            .zip(Timestamp::from_epoch_ms(ten).ok());
        local.map_or(ten, |(zone, moment)| 2 * ten - zone.local_ms(moment))
    }

    /// Calls a function as somebody.
    pub(super) async fn call(
        &mut self,
        name: &str,
        by: Option<&Person>,
        mut data: Value,
    ) -> Result<Value, DemoError> {
        self.calls += 1;
        data["idempotencyKey"] = json!(format!("demo-{}", self.calls));
        let uid = by.map(|person| &*person.uid);
        let called = call_as(&self.callables, &self.app, name, uid, data).await;
        called.map_err(|error| refused(name, error))
    }

    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.random.u32(..100) < percent
    }

    /// So many different ones of that many.
    pub(super) fn some(&mut self, of: usize, most: usize) -> Vec<usize> {
        self.random.choose_multiple(0..of, most)
    }
}

pub(super) fn refused(name: &str, error: ApiError) -> DemoError {
    let (_, _, body) = error.into_parts();
    DemoError::Refused(format!("{name} refused: {body}"))
}
