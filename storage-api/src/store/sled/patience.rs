//! Work that may panic or never end: on damaged files sled does both.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::super::journal::error::plain;

/// Interval at which the progress of the work is checked.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Counts what the work has done so far, to tell work that goes on from work that hangs.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress(Arc<AtomicU64>);

impl Progress {
    pub(super) fn step(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Reason why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GaveUp {
    pub(super) reason: String,
    /// `true` if a thread is still busy and cannot be stopped.
    pub(super) is_hanging: bool,
    /// True when something is not as it was written.
    pub(super) is_damage: bool,
}

impl GaveUp {
    pub(super) fn because(reason: impl Into<String>) -> Self {
        Self {
            reason: reason.into(),
            is_hanging: false,
            is_damage: true,
        }
    }
}

/// Runs `work` on a thread of its own, and gives it up when it made no progress for as long as `patience`.
pub(super) fn wait_for<T: Send + 'static>(
    patience: Duration,
    work: impl FnOnce(&Progress) -> T + Send + 'static,
) -> Result<T, GaveUp> {
    let (sender, receiver) = mpsc::channel();
    let progress = Progress::default();
    let counter = progress.clone();
    std::thread::Builder::new()
        .name("store-guarded".to_owned())
        .spawn(move || {
            // Nobody listens any more after the time-out.
            let _ = sender.send(catch_unwind(AssertUnwindSafe(|| work(&counter))));
        })
        .map_err(|error| GaveUp::because(plain(&error)))?;
    let (mut seen, mut since) = (0, Instant::now());
    loop {
        match receiver.recv_timeout(LOOK_EVERY) {
            Ok(Ok(done)) => return Ok(done),
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                return Err(GaveUp::because("sled panicked over it"));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let now = progress.now();
        if now != seen {
            (seen, since) = (now, Instant::now());
        } else if since.elapsed() > patience {
            return Err(GaveUp {
                reason: format!("sled hangs over it, for {} s now", patience.as_secs()),
                is_hanging: true,
                is_damage: true,
            });
        }
    }
}
