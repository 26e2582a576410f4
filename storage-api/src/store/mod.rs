//! Documents with versions, declared indexes and an ordered change feed, on disk or in memory.
//!
//! It knows bytes, versions, indexes and changes; it knows no HTTP, no person and no rule. Start at
//! [`Store`], the face every other part talks to; [`transaction`] is what a writer sees, [`sled`] is the
//! store that lives on a disk, [`postgres`] the one that several servers share, [`memory`] the model that the same
//! suite of tests is run on.

pub mod change;
mod error;
mod group;
pub mod index;
pub mod journal;
pub mod memory;
mod memory_bytes;
mod overlay;
pub mod postgres;
pub mod sled;
pub mod transaction;

use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

pub use self::change::{Change, Committed};
pub use self::error::StoreError;
pub use self::index::{Collection, Direction, Field, Index, Kind, Order, ascending, descending};
pub(crate) use self::memory_bytes::memory_bytes;
pub use self::transaction::Transaction;

/// One record as it is kept: its id, the version it is at, and the JSON object.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// Name of the document inside its collection.
    pub id: String,
    /// Sequence number of the change that wrote it: grows with every write, also over a delete.
    pub version: u64,
    /// The record itself, shared with whoever else reads it.
    pub data: Arc<Value>,
}

/// A question to an index: which documents have these values in the index's fields.
#[derive(Clone, Debug)]
pub struct Find {
    /// The collection asked.
    pub collection: &'static Collection,
    /// One of the collection's indexes.
    pub index: &'static Index,
    /// One value per field of the index.
    pub values: Vec<Value>,
    /// Start behind this position (from [`Page::next`]) instead of at the beginning.
    pub after: Option<Vec<u8>>,
    /// Most documents to answer with.
    pub limit: usize,
}

/// One page of an answer, in the order of the index.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The documents found.
    pub documents: Vec<Document>,
    /// Cursor of the next page, when there may be one.
    pub next: Option<Vec<u8>>,
}

/// Reads, either from the store itself or from inside a transaction.
pub trait View {
    /// The document of that id.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError>;

    /// The documents an index leads to, in the order of the index. O(page).
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    fn find(&self, find: &Find) -> Result<Page, StoreError>;
}

/// An answer of the store that may have to be waited for.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Decision of a transaction: keep its writes, or drop all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Keep the writes.
    Commit,
    /// Drop the writes; nothing happened.
    Abandon,
}

/// The body of a transaction. It may be run more than once, each time from the beginning.
pub type Work = Box<dyn FnMut(&mut Transaction<'_>) -> Verdict + Send>;

/// News for listeners.
#[derive(Clone, Copy, Debug)]
pub enum News<'a> {
    /// The next changes, in order, after they became durable.
    Committed(&'a [Committed]),
    /// Every change up to this number is durable, but those not told so far can no longer be told: whoever kept up
    /// with them must read again. Only a store that others write to as well says so.
    Missed {
        /// Number of the last change that is not told.
        up_to: u64,
    },
}

/// Receives every commit, whichever server made it. Called on a thread of the store: hand over, do not work.
pub type Listener = Box<dyn Fn(News<'_>) + Send + Sync>;

/// Keeps documents. All implementations pass the same suite of tests.
pub trait Store: Debug + Send + Sync {
    /// The document of that id.
    fn get<'a>(
        &'a self,
        collection: &'static Collection,
        id: &'a str,
    ) -> Answer<'a, Option<Document>>;

    /// The documents of these ids, one answer for each id in the same order; `None` where there is none. O(ids), in one
    /// question to the disk or the database.
    fn get_all<'a>(
        &'a self,
        collection: &'static Collection,
        ids: &'a [String],
    ) -> Answer<'a, Vec<Option<Document>>>;

    /// The documents an index leads to.
    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page>;

    /// Up to `limit` changes with a sequence number above `after`, oldest first.
    ///
    /// The answer is `None` when changes after that number are no longer kept.
    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>>;

    /// Sequence number up to which every change can be read.
    fn sequence(&self) -> Answer<'_, u64>;

    /// Runs a transaction and answers once its effect would survive a power loss. Use [`transact`] instead,
    /// which also carries a result out.
    fn submit(&self, work: Work) -> Answer<'_, ()>;

    /// Registers a listener for everything committed from now on.
    fn listen(&self, listener: Listener);

    /// Checks that writes are accepted; the error is the reason why they are not.
    ///
    /// # Errors
    /// [`StoreError::Full`] while there is no space, [`StoreError::Failed`] once a write could not be made durable.
    fn health(&self) -> Result<(), StoreError>;

    /// Finishes what was submitted and closes. Later writes answer [`StoreError::Closed`].
    fn close(&self);
}

/// Runs `work` as one transaction: all or nothing, seeing its own writes, and acknowledged only when durable.
///
/// `work` may be run more than once, so it must not keep anything from an earlier run. An `Err` drops all writes.
///
/// # Errors
/// The error of `work`, or the [`StoreError`] of the commit.
pub async fn transact<T, E>(
    store: &dyn Store,
    mut work: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let slot = Arc::new(Mutex::new(None));
    let result = Arc::clone(&slot);
    let body: Work = Box::new(move |transaction| {
        let answer = work(transaction);
        let verdict = if answer.is_ok() {
            Verdict::Commit
        } else {
            Verdict::Abandon
        };
        *result.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        verdict
    });
    store.submit(body).await?;
    let answer = slot.lock().unwrap_or_else(PoisonError::into_inner).take();
    answer.unwrap_or_else(|| Err(StoreError::Closed.into()))
}
