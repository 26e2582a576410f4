//! Free space of the disk.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::super::StoreError;

/// Writes stop when less than this is free, in bytes …
const KEPT_FREE_BYTES: u64 = 200 << 20;
/// … or, on a small disk, less than one part in this many of it.
const KEPT_FREE_SHARE: u64 = 20;
/// Time for which writes stop after one that the system had no room for, whatever it says is free: as over a quota.
const REFUSED_FOR: Duration = Duration::from_secs(2);

/// Watches over the disk a folder is on. What is kept free is the smaller of 200 MB and 5 %: enough to go on
/// reading, to stop cleanly and to compact.
#[derive(Debug)]
pub(super) struct Space {
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    is_low: bool,
    refused_until: Option<Instant>,
}

impl Space {
    pub(super) fn of(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            state: Mutex::default(),
        }
    }

    /// Refuses when there is too little. A disk that does not tell is taken to have enough.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let mut state = self.state();
        let is_refused = state
            .refused_until
            .is_some_and(|until| Instant::now() < until);
        let told = free_and_total(&self.folder);
        let kept_free = |total: u64| KEPT_FREE_BYTES.min(total / KEPT_FREE_SHARE);
        let is_low = is_refused || told.is_some_and(|(free, total)| free < kept_free(total));
        if is_low != state.is_low {
            state.is_low = is_low;
            let (free_bytes, total) = told.unwrap_or_default();
            if is_low {
                tracing::warn!(
                    folder = %self.folder.display(),
                    free_bytes,
                    needed_bytes = kept_free(total),
                    "the disk is nearly full: every write and upload is refused and /readyz answers 503 until there \
                     is space; reads go on"
                );
            } else {
                tracing::info!(free_bytes, "the disk has space again: writes are accepted");
            }
        }
        if is_low {
            Err(StoreError::Full)
        } else {
            Ok(())
        }
    }

    /// Notes what became of a write: after one that had no room none is tried for a while.
    pub(super) fn note(&self, error: &StoreError) {
        if *error == StoreError::Full {
            self.state().refused_until = Some(Instant::now() + REFUSED_FOR);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Bytes that may still be written to the disk a folder is on.
pub(super) fn free(folder: &Path) -> Option<u64> {
    free_and_total(folder).map(|(free, _)| free)
}

/// Bytes that we may still write, and bytes of the whole disk.
fn free_and_total(folder: &Path) -> Option<(u64, u64)> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some((
        told.f_bavail.saturating_mul(told.f_frsize),
        told.f_blocks.saturating_mul(told.f_frsize),
    ))
}
