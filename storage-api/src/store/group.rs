//! Transactions that are committed together: each runs over the writes of those before it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::sync::{mpsc, oneshot};

use super::overlay::Overlay;
use super::{Collection, Committed, Document, StoreError, Transaction, Verdict, View, Work};

/// Most transactions that are committed together.
const LENGTH: usize = 256;
/// A group ends when it has written this many documents, so that none grows without bound.
const WRITES: usize = 1_024;

/// A transaction on its way to whoever commits.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Transactions that share their fate, as far as it is the store's.
pub(super) struct Group {
    jobs: Vec<Job>,
}

/// Result of running a group. Nothing of it is durable yet.
pub(super) struct Outcome {
    /// Writes, in the order of sequence numbers.
    pub(super) writes: Vec<Committed>,
    /// Number of the last change.
    pub(super) sequence: u64,
    answers: Vec<Result<(), StoreError>>,
}

impl Group {
    /// A group of one; those who wait join it when it runs.
    pub(super) fn begin(first: Job) -> Self {
        Self { jobs: vec![first] }
    }

    /// Runs all transactions, and those that wait, until the group is full. It may be run again over another view.
    pub(super) fn run(
        &mut self,
        view: &dyn View,
        sequence: u64,
        collections: &[&Collection],
        waiting: &mut mpsc::Receiver<Job>,
    ) -> Outcome {
        let mut shown = Overlay::over(view);
        let mut outcome = Outcome {
            writes: Vec::new(),
            sequence,
            answers: Vec::new(),
        };
        while let Some(job) = self.next(&outcome, waiting) {
            let done = run_one(&shown, outcome.sequence, &mut job.work)
                .and_then(|done| refuse_undeclared(done, collections));
            let answer = done.map(|done| {
                for write in done {
                    let (name, id) = (write.collection.name, write.id.clone());
                    shown.set(name, id, document_after(&write));
                    outcome.sequence = write.sequence;
                    outcome.writes.push(write);
                }
            });
            outcome.answers.push(answer);
        }
        outcome
    }

    /// The next transaction to run: one that is in the group already, or one that waits.
    fn next(&mut self, outcome: &Outcome, waiting: &mut mpsc::Receiver<Job>) -> Option<&mut Job> {
        let place = outcome.answers.len();
        let is_full = place >= LENGTH || outcome.writes.len() >= WRITES;
        if place == self.jobs.len() && !is_full {
            self.jobs.extend(waiting.try_recv().ok());
        }
        self.jobs.get_mut(place)
    }

    /// Answers everybody: with what went wrong for all of them, or with what each transaction came to.
    pub(super) fn answer(self, durable: &Result<(), StoreError>, outcome: Outcome) {
        for (job, answer) in self.jobs.into_iter().zip(outcome.answers) {
            // A caller who no longer waits has nothing to be told.
            let _ = job.reply.send(durable.clone().and(answer));
        }
    }

    /// Answers everybody with what went wrong before anything was run.
    pub(super) fn refuse(self, error: &StoreError) {
        for job in self.jobs {
            let _ = job.reply.send(Err(error.clone()));
        }
    }
}

impl Outcome {
    /// The writes, once everybody was answered.
    pub(super) fn take_writes(&mut self) -> Vec<Committed> {
        std::mem::take(&mut self.writes)
    }
}

/// Refuses writes to collections that are not declared: every index would lose them when it is rebuilt.
fn refuse_undeclared(
    writes: Vec<Committed>,
    collections: &[&Collection],
) -> Result<Vec<Committed>, StoreError> {
    let is_declared = |collection: &Collection| collections.contains(&collection);
    match writes.iter().find(|write| !is_declared(write.collection)) {
        Some(write) => Err(StoreError::Undeclared {
            collection: write.collection.name,
        }),
        None => Ok(writes),
    }
}

fn run_one(
    view: &Overlay<'_>,
    sequence: u64,
    work: &mut Work,
) -> Result<Vec<Committed>, StoreError> {
    let mut transaction = Transaction::start(view, sequence);
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
