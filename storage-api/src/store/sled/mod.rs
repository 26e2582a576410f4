//! The store on disk: one sled tree, one thread that commits.
//!
//! [`folder`](self) opens a data folder safely, `keys` says what the bytes mean, `view` reads them,
//! `committer` runs transactions in groups, and `log` is the seam where a group becomes durable.

mod committer;
mod folder;
mod keys;
mod log;
mod view;

use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::JoinHandle;

use tokio::sync::{mpsc, oneshot};

use self::committer::{Committer, Job, Status};
use self::folder::FolderLock;
use self::view::Disk;
use super::{
    Answer, Change, Collection, Document, Find, Listener, Page, Store, StoreError, View, Work,
};

/// Transactions that may wait for the committer before a caller is made to wait for a place.
const QUEUE_LENGTH: usize = 4_096;

/// How a data folder is opened.
#[derive(Clone, Debug)]
pub struct SledOptions {
    /// Newest changes kept for those who resume a live read.
    pub changes_kept: u64,
    /// How long opening may take before it is given up as hopeless: sled is known to spin on damaged files.
    pub open_timeout: std::time::Duration,
    /// Memory for cached pages, in bytes.
    pub cache_bytes: u64,
}

impl Default for SledOptions {
    fn default() -> Self {
        Self {
            changes_kept: 10_000,
            open_timeout: std::time::Duration::from_secs(10),
            cache_bytes: 96 << 20,
        }
    }
}

/// The store on disk. Dropping it finishes what was submitted and closes the folder.
pub struct SledStore {
    disk: Disk,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    status: Arc<Status>,
    listeners: Arc<RwLock<Vec<Listener>>>,
    committer: Mutex<Option<JoinHandle<()>>>,
    _lock: FolderLock,
}

impl SledStore {
    /// Opens the data folder, creating it when it is not there. Blocks up to `open_timeout`.
    ///
    /// # Errors
    /// [`StoreError::Open`] naming the folder and what is wrong: another process has it, it cannot be read or
    /// written, or its contents are damaged.
    pub fn open(folder: &Path, options: &SledOptions) -> Result<Self, StoreError> {
        let lock = FolderLock::take(folder)?;
        let database = folder::open_database(folder, options)?;
        let disk = Disk::new(&database);
        let log = log::SledLog::open(folder, database, options.changes_kept)?;
        let status = Arc::new(Status::default());
        let listeners = Arc::default();
        let (queue, jobs) = mpsc::channel(QUEUE_LENGTH);
        let committer = Committer {
            disk: disk.clone(),
            log: Box::new(log),
            sequence: disk.sequence()?,
            status: Arc::clone(&status),
            listeners: Arc::clone(&listeners),
        };
        let thread = std::thread::Builder::new()
            .name("committer".to_owned())
            .spawn(move || committer.run(jobs))
            .map_err(|error| folder::refused(folder, format!("no thread to commit on: {error}")))?;
        Ok(Self {
            disk,
            queue: Mutex::new(Some(queue)),
            status,
            listeners,
            committer: Mutex::new(Some(thread)),
            _lock: lock,
        })
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
        Box::pin(std::future::ready(self.disk.get(collection, id)))
    }

    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page> {
        Box::pin(std::future::ready(self.disk.find(find)))
    }

    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>> {
        Box::pin(std::future::ready(self.disk.changes(after, limit)))
    }

    fn sequence(&self) -> Answer<'_, u64> {
        Box::pin(std::future::ready(self.disk.sequence()))
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
        self.status.check()
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
