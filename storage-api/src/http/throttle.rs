//! Rate limits.

use std::hash::{BuildHasher, RandomState};
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use prometheus_client::metrics::counter::Counter;

use crate::error::ApiError;

/// Keys remembered before those at rest are forgotten.
const KEYS_MAX: usize = 100_000;

/// Allows so many attempts in a time for each key (an address, an account), those of the first such time all at once.
pub(crate) struct Throttle {
    limiter: DefaultKeyedRateLimiter<u64>,
    hasher: RandomState,
    clock: DefaultClock,
    /// Attempts refused.
    pub(crate) refused: Counter,
}

impl Throttle {
    pub(crate) fn per_minute(attempts: u32) -> Self {
        Self::new(Quota::per_minute(at_least_one(attempts)))
    }

    /// Allows so many attempts an hour, the first hour's all at once.
    pub(crate) fn per_hour(attempts: u32) -> Self {
        Self::new(Quota::per_hour(at_least_one(attempts)))
    }

    fn new(quota: Quota) -> Self {
        Self {
            limiter: RateLimiter::keyed(quota),
            hasher: RandomState::new(),
            clock: DefaultClock::default(),
            refused: Counter::default(),
        }
    }

    /// Counts one attempt of `key`.
    pub(crate) fn check(&self, key: &str) -> Result<(), ApiError> {
        if self.limiter.len() > KEYS_MAX {
            self.limiter.retain_recent();
        }
        // Only a hash is kept, so that a long key costs no memory.
        self.limiter
            .check_key(&self.hasher.hash_one(key))
            .map_err(|until| {
                self.refused.inc();
                let wait = until.wait_time_from(self.clock.now());
                ApiError::throttled(wait.as_secs() + 1)
            })
    }
}

fn at_least_one(attempts: u32) -> NonZeroU32 {
    NonZeroU32::new(attempts).unwrap_or(NonZeroU32::MIN)
}
