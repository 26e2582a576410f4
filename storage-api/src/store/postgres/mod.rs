//! The store that several servers share: documents in PostgreSQL.
//!
//! `schema` says which tables there are and asks them; `committer` runs transactions in groups, like the store on
//! disk does; `feed` follows what other servers commit; `link` is the connection each of these two has to itself; `tls`
//! encrypts all of them. Reads come from a pool.
//!
//! Every group takes the row of `change_head` first and writes it last, so groups of all servers follow each other:
//! each sees everything before it, numbers have no gaps, and whoever reads changes up to a number misses none. It
//! needs no trigger, no sequence, no advisory lock and no `LISTEN`.

mod committer;
mod database;
mod error;
mod feed;
mod link;
mod schema;
mod tls;

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio::sync::{mpsc, oneshot};

use self::committer::Committer;
pub use self::database::Database;
use self::database::{CHANGES_KEPT, CONNECT_PATIENCE};
use self::error::failure;
use self::feed::{Announcer, Feed};
use super::group::Job;
use super::{Answer, Change, Collection, Document, Find, Listener, Page, Store, StoreError, Work};

/// Transactions that may wait for the committer before a caller is made to wait for a place.
const QUEUE_LENGTH: usize = 4_096;
/// Connections for reads.
const CONNECTIONS: usize = 16;
/// Attempts of a read whose connection is lost on the way.
const TRIES: u32 = 3;

/// The store in a database. Dropping it finishes what was submitted.
pub struct PostgresStore {
    pool: Pool,
    announcer: Arc<Announcer>,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    is_over: Arc<AtomicBool>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

impl PostgresStore {
    /// Connects, and makes the tables when they are not there. Entries of indexes are made anew when others are
    /// declared than before, which takes as long as reading everything. Blocks.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] when the database cannot be used.
    pub fn open(
        database: &Database,
        collections: &'static [&'static Collection],
    ) -> Result<Self, StoreError> {
        let announcer = Arc::new(Announcer::new(collections));
        let (queue, jobs) = mpsc::channel(QUEUE_LENGTH);
        let is_over = Arc::new(AtomicBool::new(false));
        let committing = Committer::start(database, Arc::clone(&announcer), jobs)?;
        let feed = Feed {
            announcer: Arc::clone(&announcer),
            is_over: Arc::clone(&is_over),
        };
        let following = feed.start(database)?;
        Ok(Self {
            pool: pool(database)?,
            announcer,
            queue: Mutex::new(Some(queue)),
            is_over,
            threads: Mutex::new(vec![committing, following]),
        })
    }

    async fn connection(&self) -> Result<Object, StoreError> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) => failure(&error),
            other => StoreError::Unreachable(other.to_string()),
        })
    }

    /// Reads over a connection of the pool; again over another one when it turns out to be lost.
    async fn read<T, R>(&self, read: impl Fn(Arc<Object>) -> R) -> Result<T, StoreError>
    where
        R: Future<Output = Result<T, StoreError>>,
    {
        let mut tries = 1;
        loop {
            let connection = Arc::new(self.connection().await?);
            match read(Arc::clone(&connection)).await {
                Err(StoreError::Unreachable(_)) if tries < TRIES => tries += 1,
                answer => return answer,
            }
            // It may not know yet that it is lost, and must not be handed out again.
            drop(Arc::into_inner(connection).map(Object::take));
        }
    }

    fn queue(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.clone().ok_or(StoreError::Closed)
    }
}

fn pool(database: &Database) -> Result<Pool, StoreError> {
    let config = ManagerConfig {
        recycling_method: RecyclingMethod::Fast,
    };
    let manager = Manager::from_config(database.config.clone(), database.tls.clone(), config);
    Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(CONNECT_PATIENCE))
        .create_timeout(Some(CONNECT_PATIENCE))
        .build()
        .map_err(|error| StoreError::Unreachable(error.to_string()))
}

impl Store for PostgresStore {
    fn get<'a>(
        &'a self,
        collection: &'static Collection,
        id: &'a str,
    ) -> Answer<'a, Option<Document>> {
        Box::pin(self.read(move |connection| async move {
            let get = connection.prepare_cached(schema::GET).await;
            let get = get.map_err(|error| failure(&error))?;
            schema::get(&connection, &get, collection, id).await
        }))
    }

    fn get_all<'a>(
        &'a self,
        collection: &'static Collection,
        ids: &'a [String],
    ) -> Answer<'a, Vec<Option<Document>>> {
        Box::pin(self.read(move |connection| async move {
            let get_all = connection.prepare_cached(schema::GET_ALL).await;
            let get_all = get_all.map_err(|error| failure(&error))?;
            schema::get_all(&connection, &get_all, collection, ids).await
        }))
    }

    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page> {
        Box::pin(self.read(move |connection| async move {
            let statement = connection.prepare_cached(schema::FIND).await;
            let statement = statement.map_err(|error| failure(&error))?;
            schema::find(&connection, &statement, find).await
        }))
    }

    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>> {
        Box::pin(self.read(move |connection| async move {
            let last = schema::sequence(&connection).await?;
            if after.saturating_add(CHANGES_KEPT) < last {
                return Ok(None);
            }
            let changes = schema::changes(&connection, after, limit).await?;
            // Those after `after` may have been let go since the number was read.
            let is_whole = changes
                .first()
                .is_none_or(|first| first.sequence == after + 1);
            let changes = changes.into_iter().map(schema::Row::change);
            Ok(is_whole.then(|| changes.collect()))
        }))
    }

    fn sequence(&self) -> Answer<'_, u64> {
        Box::pin(self.read(|connection| async move { schema::sequence(&connection).await }))
    }

    fn submit(&self, work: Work) -> Answer<'_, ()> {
        Box::pin(async move {
            let queue = self.queue()?;
            let (reply, answer) = oneshot::channel();
            let sent = queue.send(Job { work, reply }).await;
            sent.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn listen(&self, listener: Listener) {
        self.announcer.listen(listener);
    }

    fn health(&self) -> Result<(), StoreError> {
        self.announcer.health()
    }

    fn close(&self) {
        // Without a sender the committer finishes what is queued and ends.
        let queue = self
            .queue
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        drop(queue);
        self.is_over.store(true, Ordering::Release);
        let threads =
            std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            if thread.join().is_err() {
                tracing::error!("a thread of the store ended in a panic");
            }
        }
        self.pool.close();
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.close();
    }
}

impl fmt::Debug for PostgresStore {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("PostgresStore")
            .finish_non_exhaustive()
    }
}
