//! One change as keys and values of the tree, and many of them as one atomic batch.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::journal::Patch;
use super::super::{Collection, StoreError};
use super::chain::Head;
use super::keys::{self, State};

/// One write, as the tree must take it in.
pub(super) struct Change<'a> {
    pub(super) sequence: u64,
    pub(super) collection: &'a str,
    /// Declared indexes; none of a collection that is no longer declared.
    pub(super) declared: Option<&'static Collection>,
    pub(super) id: &'a str,
    /// Version and record before.
    pub(super) before: Option<(u64, &'a Value)>,
    /// The head of the record before, if the tree keeps it as a chain.
    pub(super) chain: Option<Head>,
    /// The record after, as it is and as JSON.
    pub(super) after: Option<(&'a Value, &'a [u8])>,
    /// The record after as a patch of the one before, if it is one.
    pub(super) patch: Option<Patch<'a>>,
}

/// Changes on their way into the tree, which sees all or none of them.
pub(super) struct Batch {
    pub(super) state: State,
    writes: ::sled::Batch,
    keys: BTreeSet<Vec<u8>>,
    bases: Vec<(Vec<u8>, Vec<u8>)>,
    outdated_bases: Vec<Vec<u8>>,
}

/// A batch with what is known of it.
pub(super) struct Finished {
    pub(super) batch: ::sled::Batch,
    /// Every key it writes or removes.
    pub(super) keys: BTreeSet<Vec<u8>>,
    /// Keys and values of bases, which are written before it.
    pub(super) bases: Vec<(Vec<u8>, Vec<u8>)>,
    /// Keys of bases without use, which are removed after it.
    pub(super) outdated_bases: Vec<Vec<u8>>,
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
            bases: Vec::new(),
            outdated_bases: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, change: &Change<'_>) {
        let key = keys::document(change.collection, change.id);
        self.keys.insert(key.clone());
        if let Some((version, _)) = change.before {
            let documents = &mut self.state.documents;
            documents.remove_document(change.collection, change.id, version);
        }
        if let Some((_, json)) = change.after {
            let documents = &mut self.state.documents;
            documents.add_document(change.collection, change.id, change.sequence);
            self.push_record(key, change, json);
        } else {
            self.drop_chain(change);
            self.writes.remove(key);
        }
        if let Some(collection) = change.declared {
            self.push_entries(collection, change);
        }
        self.state.sequence = change.sequence;
    }

    fn push_record(&mut self, key: Vec<u8>, change: &Change<'_>, json: &[u8]) {
        let (collection, id) = (change.collection, change.id);
        let next = |head: Head| Some((head, change.patch?, head.with(&change.patch?)?));
        let content = if let Some((head, patch, next)) = change.chain.and_then(next) {
            let patch_key = head.next_key(collection, id);
            let value = keys::encode_document(&patch_key, change.sequence, patch.hunks);
            self.writes.insert(patch_key, value);
            next.to_bytes()
        } else {
            self.drop_chain(change);
            let head = Head::of(change.sequence, json);
            self.bases.extend(head.map(|head| {
                let key = head.base_key(collection, id);
                let value = keys::encode_document(&key, change.sequence, json);
                (key, value)
            }));
            head.map_or_else(|| json.to_vec(), Head::to_bytes)
        };
        let value = keys::encode_document(&key, change.sequence, &content);
        self.writes.insert(key, value);
    }

    /// Removes the chain of the record before.
    fn drop_chain(&mut self, change: &Change<'_>) {
        let Some(head) = change.chain else { return };
        let (collection, id) = (change.collection, change.id);
        for key in head.patch_keys(collection, id) {
            self.writes.remove(key);
        }
        self.outdated_bases.push(head.base_key(collection, id));
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
            bases: self.bases,
            outdated_bases: self.outdated_bases,
            state: self.state,
        }
    }
}

/// A record as the bytes that are kept.
pub(super) fn to_json(data: &Value) -> Result<String, StoreError> {
    serde_json::to_string(data).map_err(|error| StoreError::Failed(error.to_string()))
}
