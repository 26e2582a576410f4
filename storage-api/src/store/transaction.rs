//! View of the body of a transaction: the store with its own writes already in it.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::overlay::Overlay;
use super::{Collection, Committed, Document, Find, Page, StoreError, View};

/// A running transaction. Nothing it writes is seen by others before it is committed as a whole.
pub struct Transaction<'a> {
    view: Overlay<'a>,
    below: &'a dyn View,
    last_sequence: u64,
    writes: BTreeMap<(&'static str, String), Committed>,
}

impl<'a> Transaction<'a> {
    /// Starts over what is there; its first write gets the number after `last_sequence`.
    pub(super) fn start(below: &'a dyn View, last_sequence: u64) -> Self {
        Self {
            view: Overlay::over(below),
            below,
            last_sequence,
            writes: BTreeMap::new(),
        }
    }

    /// The document of that id.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        self.view.get(collection, id)
    }

    /// The documents an index leads to.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn find(&self, find: &Find) -> Result<Page, StoreError> {
        self.view.find(find)
    }

    /// Writes a whole document, new or not, and answers with its new version.
    ///
    /// # Errors
    /// [`StoreError::Duplicate`] when a unique index has the value already; the document is then unchanged.
    pub fn put(
        &mut self,
        collection: &'static Collection,
        id: &str,
        data: impl Into<Arc<Value>>,
    ) -> Result<u64, StoreError> {
        let data = data.into();
        self.refuse_duplicates(collection, id, &data)?;
        self.write(collection, id, Some(data))
    }

    /// Deletes a document; deleting what is not there changes nothing.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be read.
    pub fn delete(&mut self, collection: &'static Collection, id: &str) -> Result<(), StoreError> {
        if self.get(collection, id)?.is_some() {
            self.write(collection, id, None)?;
        }
        Ok(())
    }

    /// Writes of the transaction so far, in the order of collections and ids.
    pub fn writes(&self) -> impl Iterator<Item = &Committed> {
        self.writes.values()
    }

    /// Writes of the transaction, in the order of its sequence numbers.
    pub(super) fn into_writes(self) -> Vec<Committed> {
        let mut writes: Vec<Committed> = self.writes.into_values().collect();
        writes.sort_by_key(|write| write.sequence);
        writes
    }

    fn write(
        &mut self,
        collection: &'static Collection,
        id: &str,
        after: Option<Arc<Value>>,
    ) -> Result<u64, StoreError> {
        let key = (collection.name, id.to_owned());
        // Written again, a document keeps its number: the feed has no gaps.
        let (sequence, before, replaced) = if let Some(earlier) = self.writes.remove(&key) {
            (earlier.sequence, earlier.before, earlier.replaced)
        } else {
            let before = self.below.get(collection, id)?;
            let replaced = before.as_ref().map(|document| document.version);
            let data = before.map(|document| document.data);
            (self.next_sequence(), data, replaced)
        };
        let document = after.clone().map(|data| Document {
            id: id.to_owned(),
            version: sequence,
            data,
        });
        self.view.set(collection.name, id.to_owned(), document);
        let write = Committed {
            sequence,
            collection,
            id: id.to_owned(),
            before,
            replaced,
            after,
        };
        self.writes.insert(key, write);
        Ok(sequence)
    }

    fn next_sequence(&mut self) -> u64 {
        self.last_sequence += 1;
        self.last_sequence
    }

    fn refuse_duplicates(
        &self,
        collection: &'static Collection,
        id: &str,
        data: &Value,
    ) -> Result<(), StoreError> {
        let mut unique = collection.indexes.iter().filter(|index| index.unique);
        let Some(first) = unique.next() else {
            return Ok(());
        };
        let before = self.get(collection, id)?;
        for index in std::iter::once(first).chain(unique) {
            let Some(values) = index.values_of(data) else {
                continue;
            };
            // Values that the document has already belong to nobody else.
            let had = before
                .as_ref()
                .and_then(|before| index.value_of(&before.data));
            if had.is_some_and(|had| had == index.value_key(&values)) {
                continue;
            }
            // Two are enough: one of them may be the document itself.
            let find = Find {
                collection,
                index,
                values,
                after: None,
                limit: 2,
            };
            if self
                .find(&find)?
                .documents
                .iter()
                .any(|other| other.id != id)
            {
                return Err(StoreError::Duplicate {
                    collection: collection.name,
                    index: index.name,
                });
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Transaction<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Transaction")
            .field("writes", &self.writes.len())
            .finish_non_exhaustive()
    }
}
