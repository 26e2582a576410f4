//! The time, as an argument: whoever needs it asks the clock of the running server, and tests set it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use wasm_core::domain::Timestamp;

/// Milliseconds of a day.
pub const DAY_MS: i64 = 86_400_000;

/// Tells the time in milliseconds since 1970, UTC.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// The clock of the machine.
    pub fn system() -> Self {
        Self::from_fn(|| {
            let since = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
    }

    /// A clock that says what `now_ms` says.
    pub fn from_fn(now_ms: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(now_ms))
    }

    /// Now, in milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        (self.0)()
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_tuple("Clock")
            .field(&self.now_ms())
            .finish()
    }
}

/// A moment as records have it: ISO-8601, UTC, milliseconds.
pub(crate) fn iso(ms: i64) -> String {
    Timestamp::from_epoch_ms(ms)
        .map(|moment| moment.to_string())
        .unwrap_or_default()
}

/// The day of a moment, counted from 1970.
pub(crate) fn day(ms: i64) -> i64 {
    ms.div_euclid(DAY_MS)
}
