//! One change as keys and values of the tree, and many of them as one atomic batch.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::{Collection, StoreError};
use super::keys::{self, State};

/// One write, as the tree must take it in.
pub(super) struct Change<'a> {
    pub(super) sequence: u64,
    pub(super) collection: &'a str,
    /// Which indexes there are; none of a collection that is no longer declared.
    pub(super) declared: Option<&'static Collection>,
    pub(super) id: &'a str,
    /// Version and record before.
    pub(super) before: Option<(u64, &'a Value)>,
    /// The record after, as it is and as JSON.
    pub(super) after: Option<(&'a Value, &'a [u8])>,
}

/// Changes on their way into the tree, which sees all or none of them.
pub(super) struct Batch {
    pub(super) state: State,
    writes: ::sled::Batch,
    keys: BTreeSet<Vec<u8>>,
}

/// A batch with what is known of it.
pub(super) struct Finished {
    pub(super) batch: ::sled::Batch,
    /// Every key it writes or removes.
    pub(super) keys: BTreeSet<Vec<u8>>,
    /// State of the tree after it.
    pub(super) state: State,
}

impl Batch {
    /// Begins over a tree in that state.
    pub(super) fn over(state: State) -> Self {
        Self {
            state,
            writes: ::sled::Batch::default(),
            keys: BTreeSet::new(),
        }
    }

    pub(super) fn push(&mut self, change: &Change<'_>) {
        let key = keys::document(change.collection, change.id);
        self.keys.insert(key.clone());
        if let Some((version, _)) = change.before {
            let documents = &mut self.state.documents;
            documents.remove_document(change.collection, change.id, version);
        }
        match change.after {
            Some((_, json)) => {
                let documents = &mut self.state.documents;
                documents.add_document(change.collection, change.id, change.sequence);
                let value = keys::encode_document(&key, change.sequence, json);
                self.writes.insert(key, value);
            }
            None => self.writes.remove(key),
        }
        if let Some(collection) = change.declared {
            self.push_entries(collection, change);
        }
        self.state.sequence = change.sequence;
    }

    fn push_entries(&mut self, collection: &Collection, change: &Change<'_>) {
        for index in collection.indexes {
            let entry = |data| keys::entry(collection, index, data, change.id);
            let old = change.before.and_then(|(_, data)| entry(data));
            let new = change.after.and_then(|(data, _)| entry(data));
            if old == new {
                continue;
            }
            let id = change.id.as_bytes();
            if let Some(key) = old {
                self.state.entries.remove_pair(&key, id);
                self.keys.insert(key.clone());
                self.writes.remove(key);
            }
            if let Some(key) = new {
                self.state.entries.add_pair(&key, id);
                self.keys.insert(key.clone());
                self.writes.insert(key, id);
            }
        }
    }

    /// Everything as one batch, the state included.
    pub(super) fn finish(mut self) -> Finished {
        self.writes.insert(keys::STATE_KEY, self.state.to_bytes());
        Finished {
            batch: self.writes,
            keys: self.keys,
            state: self.state,
        }
    }
}

/// A record as the bytes that are kept.
pub(super) fn to_json(data: &Value) -> Result<String, StoreError> {
    serde_json::to_string(data).map_err(|error| StoreError::Failed(error.to_string()))
}
