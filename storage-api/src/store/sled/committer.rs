//! The one thread that commits: it takes all waiting transactions, runs them one after the other, makes their
//! writes durable together, then answers them, then announces the changes in commit order.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use tokio::sync::{mpsc, oneshot};

use super::super::overlay::Overlay;
use super::super::{
    Collection, Committed, Document, Listener, StoreError, Transaction, Verdict, Work,
};
use super::log::Log;
use super::view::Disk;

/// Most transactions that share one sync.
const GROUP_LENGTH: usize = 256;
/// A group ends when it has written this many documents, so that no batch grows without bound.
const GROUP_WRITES: usize = 1_024;

/// A transaction on its way to the committer.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Whether the store still accepts writes. Set once; only opening the folder again clears it.
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

/// The answers owed to the callers of one group, held back until the group is durable.
type Replies = Vec<(
    oneshot::Sender<Result<(), StoreError>>,
    Result<(), StoreError>,
)>;

impl Committer {
    /// Commits until every sender of jobs is gone.
    pub(super) fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        while let Some(first) = jobs.blocking_recv() {
            self.commit_group(first, &mut jobs);
        }
        self.log.close();
    }

    fn commit_group(&mut self, first: Job, jobs: &mut mpsc::Receiver<Job>) {
        let before = self.sequence;
        let repaired = self.guarded(Log::repair);
        let (writes, replies) = self.run_group(first, jobs);
        let durable = repaired.and_then(|()| self.make_durable(&writes));
        if durable.is_err() {
            self.sequence = before;
        }
        for (reply, answer) in replies {
            // A caller who no longer waits has nothing to be told.
            let _ = reply.send(durable.clone().and(answer));
        }
        if durable.is_ok() && !writes.is_empty() {
            let listeners = self
                .listeners
                .read()
                .unwrap_or_else(PoisonError::into_inner);
            listeners.iter().for_each(|listener| listener(&writes));
        }
    }

    /// Runs the first transaction and all that wait, each over the writes of those before it.
    fn run_group(
        &mut self,
        first: Job,
        jobs: &mut mpsc::Receiver<Job>,
    ) -> (Vec<Committed>, Replies) {
        let mut group = Overlay::over(&self.disk);
        let mut sequence = self.sequence;
        let mut writes: Vec<Committed> = Vec::new();
        let mut replies = Vec::new();
        let mut next = Some(first);
        while let Some(Job { work, reply }) = next {
            let done =
                run_one(&group, sequence, work).and_then(|done| self.refuse_undeclared(done));
            let answer = done.map(|done| {
                for write in done {
                    sequence = write.sequence;
                    group.set(
                        write.collection.name,
                        write.id.clone(),
                        document_after(&write),
                    );
                    writes.push(write);
                }
            });
            replies.push((reply, answer));
            let full = replies.len() == GROUP_LENGTH || writes.len() >= GROUP_WRITES;
            next = if full { None } else { jobs.try_recv().ok() };
        }
        self.sequence = sequence;
        (writes, replies)
    }

    /// What is not declared would be lost to every index when the tree is made anew.
    fn refuse_undeclared(&self, writes: Vec<Committed>) -> Result<Vec<Committed>, StoreError> {
        let is_declared = |collection: &Collection| self.log.collections.contains(&collection);
        match writes.iter().find(|write| !is_declared(write.collection)) {
            Some(write) => Err(StoreError::Undeclared {
                collection: write.collection.name,
            }),
            None => Ok(writes),
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

fn run_one(
    group: &Overlay<'_>,
    sequence: u64,
    mut work: Work,
) -> Result<Vec<Committed>, StoreError> {
    let mut transaction = Transaction::start(group, sequence);
    let verdict = catch_unwind(AssertUnwindSafe(|| work(&mut transaction)));
    match verdict.map_err(|_| StoreError::Panicked)? {
        Verdict::Commit => Ok(transaction.into_writes()),
        Verdict::Abandon => Ok(Vec::new()),
    }
}

fn document_after(write: &Committed) -> Option<Document> {
    let data = write.after.clone()?;
    Some(Document {
        id: write.id.clone(),
        version: write.sequence,
        data,
    })
}
