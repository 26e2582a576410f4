//! Whether the disk has room for more.

use std::path::{Path, PathBuf};

use super::super::StoreError;

/// Writes stop when less than this is free, in bytes …
const KEPT_FREE_BYTES: u64 = 200 << 20;
/// … or, on a small disk, less than one part in this many of it.
const KEPT_FREE_SHARE: u64 = 20;

/// Watches over the disk a folder is on. What is kept free is the smaller of 200 MB and 5 %: enough to go on
/// reading, to stop cleanly and to compact.
#[derive(Debug)]
pub(super) struct Space {
    folder: PathBuf,
    is_low: bool,
}

impl Space {
    pub(super) fn of(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            is_low: false,
        }
    }

    /// Refuses when there is too little. A disk that does not tell is taken to have enough.
    pub(super) fn check(&mut self) -> Result<(), StoreError> {
        let is_low = free_and_total(&self.folder)
            .is_some_and(|(free, total)| free < KEPT_FREE_BYTES.min(total / KEPT_FREE_SHARE));
        if is_low != self.is_low {
            self.is_low = is_low;
            if is_low {
                tracing::warn!("the disk is nearly full: writes are refused until there is space");
            } else {
                tracing::info!("the disk has space again: writes are accepted");
            }
        }
        if is_low {
            Err(StoreError::Full)
        } else {
            Ok(())
        }
    }
}

/// Bytes that we may still write, and bytes of the whole disk.
fn free_and_total(folder: &Path) -> Option<(u64, u64)> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some((
        told.f_bavail.saturating_mul(told.f_frsize),
        told.f_blocks.saturating_mul(told.f_frsize),
    ))
}
