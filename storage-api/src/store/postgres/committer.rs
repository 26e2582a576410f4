//! The one thread of a server that commits: it takes all waiting transactions, runs them one after the other in one
//! transaction of the database, then answers them, then announces the changes in the order of all servers.

use std::cell::RefCell;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio_postgres::Error;

use super::super::group::{Group, Job, Outcome};
use super::super::{Collection, Document, Find, Page, StoreError, View};
use super::database::{CHANGES_KEPT, Database};
use super::error::{failure, is_lost, is_passing};
use super::feed::Announcer;
use super::link::{Line, Link};
use super::schema;

/// Attempts to run a group that conflicts with another one.
const TRIES: u32 = 5;
/// Time for which a group waits for a database that was there a moment ago, as it is while it restarts …
const PATIENCE: Duration = Duration::from_secs(5);
/// … and how often it looks.
const LOOK_EVERY: Duration = Duration::from_millis(100);
/// Old changes are removed when there are so many more than are kept.
const FORGET_EVERY: u64 = 1_000;

/// Everything the committing thread owns.
pub(super) struct Committer {
    line: Line,
    announcer: Arc<Announcer>,
    forgotten: u64,
    /// `true` if the last group found the database: then the next one waits for it.
    is_up: bool,
}

/// Reason why a group was not committed.
enum Failure {
    /// Another one was in its way; it may be run again.
    Passing(StoreError),
    /// The connection was lost before the end was asked for, so nothing is kept; it may be run again over another one.
    Lost(StoreError),
    Lasting(StoreError),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        if is_passing(&error) {
            Self::Passing(failure(&error))
        } else if is_lost(&error) {
            Self::Lost(failure(&error))
        } else {
            Self::Lasting(failure(&error))
        }
    }
}

impl Committer {
    /// Connects and begins to commit on a thread of its own. Blocks until the database can be used.
    pub(super) fn start(
        database: &Database,
        announcer: Arc<Announcer>,
        jobs: mpsc::Receiver<Job>,
    ) -> Result<JoinHandle<()>, StoreError> {
        let database = database.clone();
        let (sender, ready) = std::sync::mpsc::channel();
        let run = move || match Self::connect(&database, announcer) {
            Ok(committer) => {
                let _ = sender.send(Ok(()));
                committer.run(jobs);
            }
            // Whoever waits is there: it blocks.
            Err(error) => drop(sender.send(Err(error))),
        };
        let thread = std::thread::Builder::new().name("committer".to_owned());
        let unable = |error: std::io::Error| StoreError::Unreachable(error.to_string());
        let thread = thread.spawn(run).map_err(unable)?;
        ready.recv().unwrap_or(Err(StoreError::Closed))?;
        Ok(thread)
    }

    fn connect(database: &Database, announcer: Arc<Announcer>) -> Result<Self, StoreError> {
        let mut line = Line::to(database)?;
        let (runtime, open) = line.link()?;
        let declared = runtime.block_on(schema::declare(
            &open.client,
            &open.statements,
            announcer.collections,
        ));
        declared.map_err(|error| failure(&error))?;
        let sequence = runtime.block_on(schema::sequence(&open.client))?;
        announcer.begin_after(sequence);
        Ok(Self {
            line,
            announcer,
            forgotten: sequence.saturating_sub(CHANGES_KEPT),
            is_up: true,
        })
    }

    /// Commits until every sender of jobs is gone.
    fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        while let Some(first) = jobs.blocking_recv() {
            let mut group = Group::begin(first);
            match self.commit(&mut group, &mut jobs) {
                Ok(mut outcome) => {
                    let writes = outcome.take_writes();
                    group.answer(&Ok(()), outcome);
                    if !writes.is_empty() {
                        self.announce(&writes);
                    }
                }
                Err(error) => group.refuse(&error),
            }
        }
    }

    /// Runs and commits a group, again if another one was in its way or the connection was lost.
    fn commit(
        &mut self,
        group: &mut Group,
        jobs: &mut mpsc::Receiver<Job>,
    ) -> Result<Outcome, StoreError> {
        let (mut tries, began) = (1, Instant::now());
        loop {
            match self.try_commit(group, jobs) {
                Ok(outcome) => {
                    self.is_up = true;
                    return Ok(outcome);
                }
                Err(Failure::Passing(_)) if tries < TRIES => tries += 1,
                Err(Failure::Lost(_)) if self.is_up && began.elapsed() < PATIENCE => {
                    self.line.hang_up();
                    self.line
                        .wait(async { tokio::time::sleep(LOOK_EVERY).await });
                }
                Err(failure) => {
                    self.is_up &= !matches!(failure, Failure::Lost(_));
                    let (Failure::Passing(error) | Failure::Lost(error) | Failure::Lasting(error)) =
                        failure;
                    tracing::error!(%error, "a group was not committed");
                    return Err(error);
                }
            }
        }
    }

    fn try_commit(
        &mut self,
        group: &mut Group,
        jobs: &mut mpsc::Receiver<Job>,
    ) -> Result<Outcome, Failure> {
        let collections = self.announcer.collections;
        let (runtime, link) = self.line.link().map_err(Failure::Lost)?;
        let done = run_and_write(runtime, link, group, collections, jobs);
        if done.is_err() {
            // On a connection that is lost there is nothing to take back.
            let _ = runtime.block_on(link.client.batch_execute("ROLLBACK"));
        }
        done
    }

    /// Tells what was just committed here, after everything other servers committed before.
    fn announce(&mut self, writes: &[super::super::Committed]) {
        let (first, last) = (writes[0].sequence, writes[writes.len() - 1].sequence);
        let Ok((runtime, link)) = self.line.link() else {
            // The feed catches up when the database can be used again.
            return;
        };
        if self.announcer.announced() + 1 < first {
            runtime.block_on(self.announcer.follow(&link.client));
        }
        // The feed tells of the changes that could not be read, and these come after it.
        if self.announcer.announced() + 1 >= first {
            self.announcer.announce(writes);
        }
        let kept_after = last.saturating_sub(CHANGES_KEPT);
        if kept_after >= self.forgotten + FORGET_EVERY {
            match runtime.block_on(schema::forget(&link.client, kept_after)) {
                Ok(_) => self.forgotten = kept_after,
                Err(error) => tracing::warn!(%error, "old changes are kept"),
            }
        }
    }
}

fn run_and_write(
    runtime: &Runtime,
    link: &Link,
    group: &mut Group,
    collections: &'static [&'static Collection],
    jobs: &mut mpsc::Receiver<Job>,
) -> Result<Outcome, Failure> {
    let sequence = runtime.block_on(schema::begin(&link.client, &link.statements))?;
    let reading = Reading {
        runtime,
        link,
        failed: RefCell::new(None),
    };
    let outcome = group.run(&reading, sequence, collections, jobs);
    // After one error the database refuses everything else in the transaction.
    if let Some(error) = reading.failed.into_inner() {
        return Err(if link.client.is_closed() {
            Failure::Lost(error)
        } else {
            Failure::Lasting(error)
        });
    }
    if !outcome.writes.is_empty() {
        let written = schema::put(&link.client, &link.statements, &outcome.writes);
        runtime.block_on(written)?;
    }
    let committed = runtime.block_on(link.client.batch_execute("COMMIT"));
    // A connection that is lost here may have committed or not: run again, the group might happen twice.
    committed.map_err(|error| match Failure::from(error) {
        Failure::Lost(error) if !outcome.writes.is_empty() => Failure::Lasting(error),
        other => other,
    })?;
    Ok(outcome)
}

/// The database as a transaction sees it that has the head: nobody else writes.
struct Reading<'l> {
    runtime: &'l Runtime,
    link: &'l Link,
    failed: RefCell<Option<StoreError>>,
}

impl Reading<'_> {
    fn note<T>(&self, read: Result<T, StoreError>) -> Result<T, StoreError> {
        read.inspect_err(|error| {
            self.failed.borrow_mut().get_or_insert(error.clone());
        })
    }
}

impl View for Reading<'_> {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        let Link { client, statements } = self.link;
        let read = schema::get(client, &statements.get, collection, id);
        self.note(self.runtime.block_on(read))
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        let Link { client, statements } = self.link;
        let read = schema::find(client, &statements.find, find);
        self.note(self.runtime.block_on(read))
    }
}
