//! A clock that moves only when a test moves it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use storage_api::clock::Clock;

/// Time at which every test starts: 2026-03-01T00:00:00Z, in milliseconds since 1970.
pub const START_MS: i64 = 1_772_323_200_000;

/// One hour.
pub const HOUR: Duration = Duration::from_hours(1);
/// One day.
pub const DAY: Duration = Duration::from_hours(24);

/// The time of one or several servers; clones share it.
#[derive(Clone, Debug)]
pub struct TestClock {
    now_ms: Arc<AtomicI64>,
}

impl Default for TestClock {
    fn default() -> Self {
        Self {
            now_ms: Arc::new(AtomicI64::new(START_MS)),
        }
    }
}

impl TestClock {
    /// Moves the time forward.
    pub fn advance(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).expect("a time within 292 million years");
        self.now_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// The clock that a server reads.
    pub fn clock(&self) -> Clock {
        let now_ms = Arc::clone(&self.now_ms);
        Clock::from_fn(move || now_ms.load(Ordering::Relaxed))
    }
}
