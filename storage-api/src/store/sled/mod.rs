//! The store on disk: a journal, one sled tree made from it, one thread that commits.
//!
//! `folder` says what is in a data folder and `recovery` opens it whatever state it is in: `verify`, `stamp` and
//! `recent` tell whether the tree can be used, `audit` reads all of it beside those who use it, `repair` names what was not sound, `scratch` makes a copy to look at, `patience` bounds
//! what sled may do meanwhile, and `build` makes another tree. `keys` says what the bytes of the tree mean, `view` reads them and `cache` keeps what was read lately, `chain` says how large documents are kept and `encode` when they are written as patches, `committer` runs transactions in groups, and `log` is
//! where a group becomes durable (the journal) and readable (`batch`).

mod audit;
mod audit_progress;
mod batch;
mod build;
mod cache;
mod chain;
mod check;
mod committer;
mod encode;
pub mod folder;
mod history;
mod keys;
mod log;
mod options;
mod patience;
mod recent;
mod recovery;
mod repair;
mod replace;
pub mod scratch;
mod space;
mod stamp;
mod tree;
mod verify;
mod view;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::JoinHandle;

use tokio::sync::{mpsc, oneshot};

use self::audit::Auditor;
pub use self::check::Checked;
use self::committer::{Committer, Status};
use self::folder::FolderLock;
use self::history::History;
use self::log::Log;
pub use self::options::{SledOptions, WhenAudited};
use self::recovery::Opened;
pub use self::repair::Repair;
pub use self::replace::{Restored, restore};
use self::space::Space;
use self::stamp::Note;
use self::view::Disk;
use super::group::Job;
use super::journal::Feed;
use super::{
    Answer, Change, Collection, Document, Find, Listener, Page, Store, StoreError, Verdict, View,
    Work,
};

/// Transactions that may wait for the committer before a caller is made to wait for a place.
const QUEUE_LENGTH: usize = 4_096;

/// The store on disk. Dropping it finishes what was submitted and closes the folder.
pub struct SledStore {
    folder: PathBuf,
    collections: &'static [&'static Collection],
    disk: Disk,
    feed: Feed,
    changes_kept: u64,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    status: Arc<Status>,
    space: Arc<Space>,
    listeners: Arc<RwLock<Vec<Listener>>>,
    committer: Mutex<Option<JoinHandle<()>>>,
    auditor: Mutex<Option<Auditor>>,
    is_hanging: bool,
    repairs: Vec<Repair>,
    _lock: FolderLock,
}

impl SledStore {
    /// Opens the data folder, creating it when it is not there. A damaged tree is made anew from the journal.
    /// The journal is read whole, of the tree what [`SledOptions::audit`] says.
    ///
    /// # Errors
    /// [`StoreError::Open`] naming the folder and what is wrong: another process has it, or it cannot be read or
    /// written. [`StoreError::Journal`] naming the place where the journal is damaged.
    pub fn open(
        folder: &Path,
        collections: &'static [&'static Collection],
        options: &SledOptions,
    ) -> Result<Self, StoreError> {
        let opened = recovery::open(folder, collections, options)?;
        Self::start(folder, collections, options, opened)
    }

    fn start(
        folder: &Path,
        collections: &'static [&'static Collection],
        options: &SledOptions,
        opened: Opened,
    ) -> Result<Self, StoreError> {
        let disk = Disk::new(opened.tree, options.open_timeout);
        let feed = opened.journal.feed();
        let status = Arc::new(Status::default());
        let space = Arc::new(Space::of(folder));
        let listeners = Arc::default();
        let (queue, jobs) = mpsc::channel(QUEUE_LENGTH);
        let log = Log {
            folder: folder.to_owned(),
            collections,
            options: options.clone(),
            medium: opened.medium,
            journal: opened.journal,
            disk: disk.clone(),
            state: opened.state,
            space: Arc::clone(&space),
            compacting: None,
        };
        let committer = Committer {
            disk: disk.clone(),
            log,
            sequence: opened.state.sequence,
            status: Arc::clone(&status),
            listeners: Arc::clone(&listeners),
        };
        let thread = std::thread::Builder::new()
            .name("committer".to_owned())
            .spawn(move || committer.run(jobs))
            .map_err(|error| folder::refused(folder, format!("no thread to commit on: {error}")))?;
        let auditor = start_audit(&disk, options, &queue);
        let auditor = auditor
            .map_err(|error| folder::refused(folder, format!("no thread to audit on: {error}")))?;
        Ok(Self {
            folder: folder.to_owned(),
            collections,
            disk,
            feed,
            changes_kept: options.changes_kept,
            queue: Mutex::new(Some(queue)),
            status,
            space,
            listeners,
            committer: Mutex::new(Some(thread)),
            auditor: Mutex::new(auditor),
            is_hanging: opened.is_hanging,
            repairs: opened.repairs,
            _lock: opened.lock,
        })
    }

    /// Returns `true` if opening left a thread behind that hangs in a damaged tree and uses a whole core.
    pub fn is_hanging(&self) -> bool {
        self.is_hanging
    }

    /// Repairs that opening made, in the order in which it found the damage.
    pub fn repairs(&self) -> &[Repair] {
        &self.repairs
    }

    /// Compares everything with the journal. O(size); nobody may write meanwhile.
    ///
    /// # Errors
    /// [`StoreError::Journal`] or [`StoreError::Damaged`] saying what is not what was written.
    pub fn check(&self) -> Result<Checked, StoreError> {
        check::check(&self.folder, self.collections, &self.disk)
    }

    /// Reads, and has the tree made anew when that shows it to be damaged.
    fn read<T>(&self, read: impl Fn(&Disk) -> Result<T, StoreError>) -> Result<T, StoreError> {
        self.noticed(read(&self.disk))
    }

    /// The same on a thread that may wait, as it must until everything in the tree was read.
    fn read_patiently<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Disk) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        let disk = self.disk.clone();
        Box::pin(async move {
            let read = tokio::task::spawn_blocking(move || read(&disk)).await;
            let stopped = |_| Err(StoreError::Failed("reading was stopped".to_owned()));
            self.noticed(read.unwrap_or_else(stopped))
        })
    }

    /// Has the tree made anew when an answer shows it to be damaged; it may have been by now.
    fn noticed<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if self.disk.is_suspect()
            && answer.is_err()
            && let Ok(queue) = self.queue()
        {
            wake(&queue);
        }
        answer.map_err(|error| match error {
            StoreError::Damaged(_) => StoreError::Failed("the store is being repaired".to_owned()),
            other => other,
        })
    }

    fn changes_after(&self, after: u64, limit: usize) -> Result<Option<Vec<Change>>, StoreError> {
        let last = self.disk.sequence()?;
        if after.saturating_add(self.changes_kept) < last {
            return Ok(None);
        }
        let mut changes = Vec::new();
        let mut unreadable = None;
        let mut history = History::of(&self.disk);
        let kept = self.feed.after(after, |write| {
            if changes.len() == limit {
                return false;
            }
            match history.push(write) {
                Ok(change) => changes.push(change),
                Err(error) => unreadable = Some(error),
            }
            unreadable.is_none()
        })?;
        match unreadable {
            Some(error) => Err(error),
            None => Ok(kept.then_some(changes)),
        }
    }

    fn queue(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.clone().ok_or(StoreError::Closed)
    }
}

impl Store for SledStore {
    fn get<'a>(
        &'a self,
        collection: &'static Collection,
        id: &'a str,
    ) -> Answer<'a, Option<Document>> {
        if let Some(kept) = self.disk.kept(collection, id) {
            return Box::pin(std::future::ready(Ok(kept.document)));
        }
        if !self.disk.is_audited() {
            let id = id.to_owned();
            return self.read_patiently(move |disk| disk.get(collection, &id));
        }
        Box::pin(std::future::ready(
            self.read(|disk| disk.get(collection, id)),
        ))
    }

    fn get_all<'a>(
        &'a self,
        collection: &'static Collection,
        ids: &'a [String],
    ) -> Answer<'a, Vec<Option<Document>>> {
        if !self.disk.is_audited() {
            let ids = ids.to_vec();
            return self.read_patiently(move |disk| disk.get_all(collection, &ids));
        }
        Box::pin(std::future::ready(
            self.read(|disk| disk.get_all(collection, ids)),
        ))
    }

    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page> {
        if !self.disk.is_audited() {
            let find = find.clone();
            return self.read_patiently(move |disk| disk.find(&find));
        }
        Box::pin(std::future::ready(self.read(|disk| disk.find(find))))
    }

    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>> {
        Box::pin(std::future::ready(self.changes_after(after, limit)))
    }

    fn sequence(&self) -> Answer<'_, u64> {
        Box::pin(std::future::ready(self.read(Disk::sequence)))
    }

    fn submit(&self, work: Work) -> Answer<'_, ()> {
        Box::pin(async move {
            let queue = self.queue()?;
            let (reply, answer) = oneshot::channel();
            queue
                .send(Job { work, reply })
                .await
                .map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn listen(&self, listener: Listener) {
        self.listeners
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .push(listener);
    }

    fn health(&self) -> Result<(), StoreError> {
        self.status.check()?;
        self.space.check()
    }

    fn close(&self) {
        // Without a sender the committer finishes what is queued and ends.
        drop(
            self.queue
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take(),
        );
        let thread = self
            .committer
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if thread.is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the committer ended in a panic");
        }
        let auditor = self
            .auditor
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(auditor) = auditor {
            auditor.stop();
        }
        self.leave_tree();
    }
}

/// Has the committer look whether the tree must be replaced.
fn wake(queue: &mpsc::Sender<Job>) {
    let (reply, _) = oneshot::channel();
    let work: Work = Box::new(|_| Verdict::Abandon);
    // With jobs in the queue the committer is on its way to it anyway.
    let _ = queue.try_send(Job { work, reply });
}

/// Reads the tree beside those who use it, if it was not read yet.
fn start_audit(
    disk: &Disk,
    options: &SledOptions,
    queue: &mpsc::Sender<Job>,
) -> std::io::Result<Option<Auditor>> {
    if disk.tree().is_ok_and(|tree| tree.audit.is_passed()) {
        return Ok(None);
    }
    let queue = queue.downgrade();
    let alarm = move || {
        if let Some(queue) = queue.upgrade() {
            wake(&queue);
        }
    };
    Auditor::start(disk.clone(), options.open_timeout, alarm).map(Some)
}

impl SledStore {
    /// Closes the tree and notes how it was left, so that less of it must be looked at when it is opened again.
    fn leave_tree(&self) {
        let is_sound = self.status.check().is_ok() && !self.disk.is_suspect();
        // Somebody may still be reading; then more is looked at the next time.
        let Some(tree) = self.disk.take().and_then(Arc::into_inner) else {
            return;
        };
        let folder: PathBuf = tree.folder.clone();
        let base = tree.base;
        let state = catch_unwind(AssertUnwindSafe(|| {
            let state = tree.state().ok().flatten();
            tree.database.flush().is_ok().then_some(state).flatten()
        }));
        let is_closed = catch_unwind(AssertUnwindSafe(|| drop(tree))).is_ok();
        let Some(state) = state.ok().flatten().filter(|_| is_sound && is_closed) else {
            return;
        };
        let note = Note {
            base,
            closed_at: Some(state.sequence),
        };
        if let Err(error) = stamp::leave(&folder, note) {
            tracing::warn!(%error, "the embedded store will take longer to open");
        }
    }
}

impl Drop for SledStore {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for SledStore {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("SledStore")
            .field("status", &self.status)
            .finish_non_exhaustive()
    }
}
