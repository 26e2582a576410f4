//! Reading the tree.

use std::ops::Bound;

use ::sled::IVec;

use super::super::{Change, Collection, Document, Find, Page, StoreError, View};
use super::keys;

/// The tree, readable by any number of threads at once. A batch is seen whole or not at all by one read.
#[derive(Clone)]
pub(super) struct Disk {
    tree: ::sled::Tree,
}

impl Disk {
    pub(super) fn new(database: &::sled::Db) -> Self {
        Self {
            tree: (**database).clone(),
        }
    }

    /// Number of the last change, 0 when nothing was ever written.
    pub(super) fn sequence(&self) -> Result<u64, StoreError> {
        let bytes = self.tree.get(keys::SEQUENCE_KEY).map_err(failure)?;
        bytes.map_or(Ok(0), |bytes| keys::decode_number(&bytes))
    }

    /// Changes after a number, oldest first; `None` when some of them are no longer kept.
    pub(super) fn changes(
        &self,
        after: u64,
        limit: usize,
    ) -> Result<Option<Vec<Change>>, StoreError> {
        let oldest = self
            .tree
            .scan_prefix(b"c")
            .keys()
            .next()
            .transpose()
            .map_err(failure)?;
        let oldest = oldest.map_or(Ok(1), |key| keys::decode_number(&key[1..]))?;
        if after + 1 < oldest {
            return Ok(None);
        }
        let newer = self
            .tree
            .range(keys::change(after + 1)..keys::change(u64::MAX));
        let decode = |pair: ::sled::Result<(IVec, IVec)>| {
            let (key, bytes) = pair.map_err(failure)?;
            keys::decode_change(&key, &bytes)
        };
        newer
            .take(limit)
            .map(decode)
            .collect::<Result<_, _>>()
            .map(Some)
    }
}

impl View for Disk {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        let bytes = self
            .tree
            .get(keys::document(collection, id))
            .map_err(failure)?;
        bytes
            .map(|bytes| keys::decode_document(id, &bytes))
            .transpose()
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        let prefix = keys::entries(find);
        let start = match &find.after {
            Some(position) => Bound::Excluded([&prefix[..], position].concat()),
            None => Bound::Included(prefix.clone()),
        };
        let mut page = Page::default();
        let mut last = Vec::new();
        for pair in self.tree.range((start, Bound::Unbounded)) {
            let (key, id) = pair.map_err(failure)?;
            if !key.starts_with(&prefix) {
                break;
            }
            if page.documents.len() == find.limit {
                page.next = Some(last);
                break;
            }
            let id = std::str::from_utf8(&id)
                .map_err(|_| StoreError::Damaged("an index entry has no readable id".to_owned()))?;
            // Entry and document are written together, but read one after the other: a delete may come between.
            page.documents.extend(self.get(find.collection, id)?);
            last = key[prefix.len()..].to_vec();
        }
        Ok(page)
    }
}

/// What an error of sled means to those above.
pub(super) fn failure(error: ::sled::Error) -> StoreError {
    match error {
        ::sled::Error::Io(error) if error.kind() == std::io::ErrorKind::StorageFull => {
            StoreError::Full
        }
        ::sled::Error::Corruption { .. } => {
            StoreError::Damaged("sled reports corruption".to_owned())
        }
        other => StoreError::Failed(other.to_string()),
    }
}
