//! The one thread that commits: it takes all waiting transactions, runs them one after the other, makes their
//! writes durable together, then answers them, then announces the changes in commit order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use tokio::sync::mpsc;

use super::super::group::{Group, Job};
use super::super::{Committed, Listener, News, StoreError};
use super::log::Log;
use super::view::Disk;

/// State of the store: whether it still accepts writes. Set once; only opening the folder again clears it.
#[derive(Debug, Default)]
pub(super) struct Status {
    failed: OnceLock<StoreError>,
}

impl Status {
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.failed.get().cloned().map_or(Ok(()), Err)
    }
}

/// Everything the committing thread owns.
pub(super) struct Committer {
    pub(super) disk: Disk,
    pub(super) log: Log,
    pub(super) sequence: u64,
    pub(super) status: Arc<Status>,
    pub(super) listeners: Arc<RwLock<Vec<Listener>>>,
}

impl Committer {
    /// Commits until every sender of jobs is gone.
    pub(super) fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        while let Some(first) = jobs.blocking_recv() {
            self.commit_group(first, &mut jobs);
        }
        self.log.close();
    }

    fn commit_group(&mut self, first: Job, jobs: &mut mpsc::Receiver<Job>) {
        let repaired = self.guarded(Log::repair);
        let mut group = Group::begin(first);
        let mut outcome = group.run(&self.disk, self.sequence, self.log.collections, jobs);
        let durable = repaired.and_then(|()| self.make_durable(&outcome.writes));
        if durable.is_ok() {
            self.sequence = outcome.sequence;
        }
        let writes = outcome.take_writes();
        group.answer(&durable, outcome);
        if durable.is_ok() && !writes.is_empty() {
            let listeners = self
                .listeners
                .read()
                .unwrap_or_else(PoisonError::into_inner);
            listeners
                .iter()
                .for_each(|listener| listener(News::Committed(&writes)));
        }
        if durable.is_ok() {
            // Everybody was answered; what is wrong now is told to those who write next.
            let _ = self.guarded(Log::settle);
        }
    }

    fn make_durable(&mut self, writes: &[Committed]) -> Result<(), StoreError> {
        self.status.check()?;
        if writes.is_empty() {
            return Ok(());
        }
        self.guarded(|log| log.commit(writes))
    }

    /// A disk without space may have some again. After any other failure no later write is accepted: what the
    /// disk would do with it is not known.
    fn guarded(
        &mut self,
        work: impl FnOnce(&mut Log) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut self.log)));
        let panicked = |_| Err(StoreError::Failed("committing panicked".to_owned()));
        done.unwrap_or_else(panicked).inspect_err(|error| {
            if *error != StoreError::Full {
                tracing::error!(%error, "writes stop until the server is restarted");
                let _ = self.status.failed.set(error.clone());
            }
        })
    }
}
