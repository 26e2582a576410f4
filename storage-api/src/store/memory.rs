//! The model: documents in a map, questions answered by looking at every document. It is what the store on
//! disk is compared with, and serves tests that need no disk.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

use super::overlay::found_by;
use super::{
    Answer, Change, Collection, Committed, Document, Find, Listener, News, Page, Store, StoreError,
    Transaction, Verdict, View, Work,
};

/// A store that forgets everything when it is dropped.
#[derive(Default)]
pub struct MemoryStore {
    state: Mutex<State>,
    listeners: RwLock<Vec<Listener>>,
}

#[derive(Default)]
struct State {
    documents: BTreeMap<(&'static str, String), Document>,
    changes: Vec<Change>,
    sequence: u64,
    closed: bool,
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, mut work: Work) -> Result<(), StoreError> {
        let mut state = self.state();
        if state.closed {
            return Err(StoreError::Closed);
        }
        let mut transaction = Transaction::start(&*state, state.sequence);
        let verdict = catch_unwind(AssertUnwindSafe(|| work(&mut transaction)));
        let writes = match verdict.map_err(|_| StoreError::Panicked)? {
            Verdict::Commit => transaction.into_writes(),
            Verdict::Abandon => return Ok(()),
        };
        state.apply(&writes);
        // Announced under the lock: the order of announcements is the order of commits.
        let listeners = self
            .listeners
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        listeners
            .iter()
            .for_each(|listener| listener(News::Committed(&writes)));
        Ok(())
    }
}

impl State {
    fn apply(&mut self, writes: &[Committed]) {
        for write in writes {
            let key = (write.collection.name, write.id.clone());
            match write.after.clone() {
                Some(data) => {
                    let document = Document {
                        id: write.id.clone(),
                        version: write.sequence,
                        data,
                    };
                    self.documents.insert(key, document);
                }
                None => drop(self.documents.remove(&key)),
            }
            self.changes.push(Change {
                sequence: write.sequence,
                collection: write.collection.name.to_owned(),
                id: write.id.clone(),
                data: write.after.clone(),
                is_superseded: false,
            });
            self.sequence = write.sequence;
        }
    }
}

impl View for State {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        Ok(self
            .documents
            .get(&(collection.name, id.to_owned()))
            .cloned())
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        let position = |document: &Document| find.index.position(&document.data, &document.id);
        let in_collection = self
            .documents
            .iter()
            .filter(|((name, _), _)| *name == find.collection.name);
        let mut documents: Vec<Document> = in_collection
            .map(|(_, document)| document)
            .filter(|document| found_by(find, document))
            .cloned()
            .collect();
        documents.sort_by_cached_key(position);
        let more = documents.len() > find.limit;
        documents.truncate(find.limit);
        let next = documents.last().filter(|_| more).map(position);
        Ok(Page { documents, next })
    }
}

impl Store for MemoryStore {
    fn get<'a>(
        &'a self,
        collection: &'static Collection,
        id: &'a str,
    ) -> Answer<'a, Option<Document>> {
        let document = self.state().get(collection, id);
        Box::pin(std::future::ready(document))
    }

    fn get_all<'a>(
        &'a self,
        collection: &'static Collection,
        ids: &'a [String],
    ) -> Answer<'a, Vec<Option<Document>>> {
        let state = self.state();
        let documents = ids.iter().map(|id| state.get(collection, id)).collect();
        Box::pin(std::future::ready(documents))
    }

    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page> {
        let page = self.state().find(find);
        Box::pin(std::future::ready(page))
    }

    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>> {
        let state = self.state();
        let newer = state
            .changes
            .iter()
            .filter(|change| change.sequence > after);
        let changes = newer.take(limit).cloned().collect();
        Box::pin(std::future::ready(Ok(Some(changes))))
    }

    fn sequence(&self) -> Answer<'_, u64> {
        let sequence = self.state().sequence;
        Box::pin(std::future::ready(Ok(sequence)))
    }

    fn submit(&self, work: Work) -> Answer<'_, ()> {
        let done = self.run(work);
        Box::pin(std::future::ready(done))
    }

    fn listen(&self, listener: Listener) {
        self.listeners
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .push(listener);
    }

    fn health(&self) -> Result<(), StoreError> {
        Ok(())
    }

    fn close(&self) {
        self.state().closed = true;
    }
}

impl fmt::Debug for MemoryStore {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("MemoryStore")
            .finish_non_exhaustive()
    }
}
