//! Documents as they are in the tree, read and checked already: what is read all the time, sessions and whatever says who
//! may see something, is not read from pages and parsed each time.
//!
//! Nothing that a commit is about to change is answered from here, and nothing that was read while one was on its way is
//! kept: a document of the cache is never older than that of the tree.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::super::memory_bytes::{ENTRY, memory_bytes};
use super::super::{Committed, Document, StoreError};
use super::keys;

/// Memory for documents, in bytes.
const CAPACITY: u64 = 32 << 20;
/// Estimated size of a document, from which the number of places follows.
const USUAL: u64 = 2 << 10;

/// A document, or that there is none, and its size in memory.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) document: Option<Document>,
    bytes: u64,
}

impl Kept {
    fn of(key: &[u8], document: Option<Document>) -> Self {
        let data = document
            .as_ref()
            .map_or(0, |found| memory_bytes(&found.data));
        let bytes = ENTRY + 2 * key.len() as u64 + data;
        Self { document, bytes }
    }
}

#[derive(Clone)]
struct BySize;

impl Weighter<Vec<u8>, Kept> for BySize {
    fn weight(&self, _key: &Vec<u8>, kept: &Kept) -> u64 {
        kept.bytes
    }
}

/// Documents by their keys in the tree.
pub(super) struct DocumentCache {
    kept: Cache<Vec<u8>, Kept, BySize>,
    /// Moves on when a commit begins to change the tree, and again when it is done; odd in between.
    epoch: RwLock<u64>,
}

impl Default for DocumentCache {
    fn default() -> Self {
        let places = usize::try_from(CAPACITY / USUAL).unwrap_or(usize::MAX);
        Self {
            kept: Cache::with_weighter(places, CAPACITY, BySize),
            epoch: RwLock::default(),
        }
    }
}

impl DocumentCache {
    /// Returns the cached state of that key.
    pub(super) fn get(&self, key: &[u8]) -> Option<Kept> {
        self.kept.get(key)
    }

    /// Keeps what `read` finds, unless a commit came between.
    pub(super) fn through(
        &self,
        key: &[u8],
        read: impl FnOnce() -> Result<Option<Document>, StoreError>,
    ) -> Result<Option<Document>, StoreError> {
        if let Some(kept) = self.get(key) {
            return Ok(kept.document);
        }
        let before = *self.epoch.read().unwrap_or_else(PoisonError::into_inner);
        let found = read()?;
        let epoch = self.epoch.read().unwrap_or_else(PoisonError::into_inner);
        if *epoch == before && before.is_multiple_of(2) {
            self.kept.insert(key.to_vec(), Kept::of(key, found.clone()));
        }
        Ok(found)
    }

    /// Forgets what a commit is about to change.
    pub(super) fn begin(&self, writes: &[Committed]) {
        let mut epoch = self.epoch.write().unwrap_or_else(PoisonError::into_inner);
        // Also after a commit that failed half-way, which has no end.
        *epoch = (*epoch + 1) | 1;
        for write in writes {
            self.kept
                .remove(&keys::document(write.collection.name, &write.id));
        }
    }

    /// Keeps what a commit has changed.
    pub(super) fn end(&self, writes: &[Committed]) {
        let mut epoch = self.epoch.write().unwrap_or_else(PoisonError::into_inner);
        *epoch += 1;
        for write in writes {
            let key = keys::document(write.collection.name, &write.id);
            let document = write.after.clone().map(|data| Document {
                id: write.id.clone(),
                version: write.sequence,
                data,
            });
            let kept = Kept::of(&key, document);
            self.kept.insert(key, kept);
        }
    }
}

impl fmt::Debug for DocumentCache {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("DocumentCache")
            .field("documents", &self.kept.len())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;

    use super::super::super::Collection;
    use super::*;

    static THINGS: Collection = Collection {
        name: "things",
        indexes: &[],
    };

    fn at(version: u64) -> Document {
        let data = Arc::new(json!({ "n": version }));
        let id = "a".to_owned();
        Document { id, version, data }
    }

    /// Returns the cached document, which must be there.
    fn known(cache: &DocumentCache) -> Option<Document> {
        let kept = cache.get(&keys::document("things", "a"));
        kept.expect("it is known").document
    }

    fn write(sequence: u64) -> [Committed; 1] {
        [Committed {
            sequence,
            collection: &THINGS,
            id: "a".to_owned(),
            before: None,
            replaced: None,
            after: Some(at(sequence).data),
        }]
    }

    #[test]
    fn what_was_read_is_kept_until_it_is_changed() {
        let cache = DocumentCache::default();
        let key = keys::document("things", "a");
        assert!(cache.get(&key).is_none());
        assert_eq!(cache.through(&key, || Ok(None)), Ok(None));
        assert_eq!(known(&cache), None, "it is known to be absent");
        cache.begin(&write(1));
        assert!(cache.get(&key).is_none(), "it may be there or not");
        cache.end(&write(1));
        assert_eq!(known(&cache), Some(at(1)));
        let failed = Err(StoreError::Closed);
        assert_eq!(cache.through(&key, || failed), Ok(Some(at(1))));
    }

    #[test]
    fn what_was_read_while_a_commit_came_between_is_not_kept() {
        let cache = DocumentCache::default();
        let key = keys::document("things", "a");
        let read = cache.through(&key, || {
            cache.begin(&write(2));
            cache.end(&write(2));
            Ok(Some(at(1)))
        });
        assert_eq!(read, Ok(Some(at(1))));
        assert_eq!(known(&cache), Some(at(2)));
        cache.begin(&write(3));
        cache.through(&key, || Ok(Some(at(2)))).expect("a read");
        assert!(cache.get(&key).is_none(), "its end is not known yet");
    }

    #[test]
    fn it_does_not_grow_beyond_its_memory() {
        let cache = DocumentCache::default();
        for n in 0..2_000 {
            let data = Arc::new(json!({ "text": "x".repeat(100_000) }));
            let (id, version) = (n.to_string(), n);
            let found = Some(Document { id, version, data });
            let key = keys::document("things", &n.to_string());
            cache.through(&key, || Ok(found)).expect("a read");
        }
        assert!(cache.kept.weight() <= CAPACITY, "{cache:?}");
        assert!(cache.kept.len() > 100, "{cache:?}");
    }
}
