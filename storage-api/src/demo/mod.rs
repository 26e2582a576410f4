//! A lively world of obviously made-up people in real towns, to look at the product with: lists over three years, friends,
//! quests that were played, hangouts that took place or are being planned, photos.
//!
//! Everything is done by the functions that people call, each at its own moment of the past, so that the world keeps every
//! rule that real ones keep. The same seed tells the same story on the same day.

mod gatherings;
mod lists;
mod people;
mod photo;
mod quests;
mod world;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use tokio::sync::watch;
use wasm_core::domain::{Timestamp, Zone};

use self::people::Person;
use self::world::World;
use crate::app::App;
use crate::auth::keys::Keys;
use crate::clock::{Clock, DAY_MS};
use crate::config::Config;
use crate::error::ApiError;
use crate::functions::call_as;
use crate::objects::Objects;
use crate::payments::Payments;
use crate::store::{Store, StoreError};

/// Seed of the random numbers.
const SEED: u64 = 2_026;
/// Number of years of lists, including this one.
const YEARS: i64 = 3;
/// Hour at which what people do together begins, since midnight.
const TEN_O_CLOCK_MS: i64 = 10 * 3_600_000;

/// Failure to make the demo world.
#[derive(Debug)]
pub(crate) enum DemoError {
    /// There is something already, which might be real.
    Inhabited,
    /// The files that the world is made of cannot be read.
    Untold(String),
    /// A function refused.
    Refused(String),
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for DemoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Inhabited => f.write_str(
                "there is something in this data folder already; name an empty one with --data",
            ),
            Self::Untold(why) => write!(f, "what the world is made of cannot be read: {why}"),
            Self::Refused(why) => f.write_str(why),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl From<StoreError> for DemoError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Counts of the documents made.
#[derive(Debug)]
pub(crate) struct Made {
    /// Address to sign in with.
    pub(crate) email: String,
    pub(crate) people: usize,
    pub(crate) lists: usize,
    pub(crate) quests: usize,
    pub(crate) hangouts: usize,
    pub(crate) photos: usize,
}

/// Makes the world in a store that is empty; everybody has the same password.
pub(crate) async fn seed(
    (config, documents, objects, keys): (Config, Arc<dyn Store>, Objects, Keys),
    people: usize,
    password: &str,
) -> Result<Made, DemoError> {
    if documents.sequence().await? > 0 {
        return Err(DemoError::Inhabited);
    }
    let until_ms = Clock::system().now_ms();
    let mut story = Story::begin(config, (documents, objects), keys, until_ms).await?;
    let everybody = people::sign_up(&mut story, people, password).await?;
    let lists = lists::keep(&mut story, &everybody).await?;
    let quests = quests::play(&mut story, &everybody).await?;
    let hangouts = gatherings::meet(&mut story, &everybody).await?;
    let photos = lists::show_photos(&mut story, &everybody).await?;
    let first = everybody.first();
    Ok(Made {
        email: first.map_or_else(String::new, |person| person.email.clone()),
        people: everybody.len(),
        lists,
        quests,
        hangouts,
        photos,
    })
}

/// The server while the story is told: time goes as the story goes.
struct Story {
    app: Arc<App>,
    world: World,
    random: fastrand::Rng,
    now_ms: Arc<AtomicI64>,
    until_ms: i64,
    calls: u64,
    /// Held so that the server does not think it is told to stop.
    _stop: watch::Sender<bool>,
}

impl Story {
    async fn begin(
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
    fn years(&self) -> std::ops::RangeInclusive<i64> {
        let this = world::year_of(self.until_ms);
        this - YEARS + 1..=this
    }

    /// Turns the clock to a moment, or to the present where that is later.
    fn go_to(&self, ms: i64) {
        self.now_ms.store(ms.min(self.until_ms), Ordering::Relaxed);
    }

    fn now_ms(&self) -> i64 {
        self.now_ms.load(Ordering::Relaxed)
    }

    /// So many days from the present, as text.
    fn day(&self, days: i64) -> String {
        crate::clock::iso(self.until_ms + days * DAY_MS)
    }

    /// Ten in the morning on the clocks of a zone, so many days from the present.
    fn morning(&self, days: i64, zone: &str) -> i64 {
        let ten = (self.until_ms + days * DAY_MS).div_euclid(DAY_MS) * DAY_MS + TEN_O_CLOCK_MS;
        let local = Zone::named(zone)
            .ok()
            .zip(Timestamp::from_epoch_ms(ten).ok());
        local.map_or(ten, |(zone, moment)| 2 * ten - zone.local_ms(moment))
    }

    /// Calls a function as somebody.
    async fn call(
        &mut self,
        name: &str,
        by: Option<&Person>,
        mut data: Value,
    ) -> Result<Value, DemoError> {
        self.calls += 1;
        data["idempotencyKey"] = json!(format!("demo-{}", self.calls));
        let uid = by.map(|person| &*person.uid);
        let called = call_as(&self.app, name, uid, data).await;
        called.map_err(|error| refused(name, error))
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.random.u32(..100) < percent
    }

    /// So many different ones of that many.
    fn some(&mut self, of: usize, most: usize) -> Vec<usize> {
        self.random.choose_multiple(0..of, most)
    }
}

fn refused(name: &str, error: ApiError) -> DemoError {
    let (_, _, body) = error.into_parts();
    DemoError::Refused(format!("{name} refused: {body}"))
}
