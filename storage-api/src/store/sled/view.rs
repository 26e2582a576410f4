//! Reading the tree.

use std::collections::{BTreeSet, HashMap};
use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::super::{Collection, Committed, Document, Find, Page, StoreError, View};
use super::cache::{DocumentCache, Kept};
use super::chain::{self, Head};
use super::keys;
use super::patience::{Progress, wait_for};
use super::tree::{Tree, failure};

/// Heads of documents that are kept as chains, by the keys of the documents.
pub(super) type Heads = HashMap<Vec<u8>, Head>;

/// The tree in use, readable by any number of threads at once. A batch is seen whole or not at all by one read.
#[derive(Clone, Debug)]
pub(super) struct Disk {
    tree: Arc<RwLock<Option<Arc<Tree>>>>,
    /// Set by a read that found what was never written.
    suspect: Arc<AtomicBool>,
    cache: Arc<DocumentCache>,
    /// Time that a read of a tree that was not read whole yet may take.
    patience: Duration,
}

impl Disk {
    pub(super) fn new(tree: Tree, patience: Duration) -> Self {
        Self {
            tree: Arc::new(RwLock::new(Some(Arc::new(tree)))),
            suspect: Arc::default(),
            cache: Arc::default(),
            patience,
        }
    }

    pub(super) fn tree(&self) -> Result<Arc<Tree>, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        tree.clone().ok_or(StoreError::Closed)
    }

    /// A document that was read or written lately, if it is one.
    pub(super) fn kept(&self, collection: &Collection, id: &str) -> Option<Kept> {
        self.cache.get(&keys::document(collection.name, id))
    }

    /// Lets `change` do to the tree what these writes are, and keeps what they leave.
    pub(super) fn changed_by<E>(
        &self,
        writes: &[Committed],
        change: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        self.cache.begin(writes);
        change()?;
        self.cache.end(writes);
        Ok(())
    }

    /// Returns `true` if everything was read, so that no read has to wait for anything.
    pub(super) fn is_audited(&self) -> bool {
        self.tree().is_ok_and(|tree| tree.audit.is_passed())
    }

    /// Takes the tree out; whoever is reading finishes.
    pub(super) fn take(&self) -> Option<Arc<Tree>> {
        let mut tree = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        tree.take()
    }

    /// Puts another tree in the place of this one.
    pub(super) fn replace(&self, tree: Tree) -> Option<Arc<Tree>> {
        let mut place = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        let old = place.replace(Arc::new(tree));
        self.suspect.store(false, Ordering::Release);
        old
    }

    /// Closes the tree and puts in its place what `open` makes of its folder. Whoever reads finishes before, or waits.
    pub(super) fn reopen(
        &self,
        open: impl FnOnce(&Path) -> Result<Tree, String>,
    ) -> Result<(), String> {
        let mut place = self.tree.write().unwrap_or_else(PoisonError::into_inner);
        let Some(mut tree) = place.take() else {
            return Ok(());
        };
        let began = Instant::now();
        let tree = loop {
            match Arc::try_unwrap(tree) {
                Ok(tree) => break tree,
                Err(shared) if began.elapsed() > self.patience => {
                    *place = Some(shared);
                    return Err("a read of it does not end".to_owned());
                }
                Err(shared) => tree = shared,
            }
            std::thread::yield_now();
        };
        let folder = tree.folder.clone();
        catch_unwind(AssertUnwindSafe(|| drop(tree)))
            .map_err(|_| "sled panicked over it".to_owned())?;
        *place = Some(Arc::new(open(&folder)?));
        Ok(())
    }

    /// Returns `true` if a read found damage, so that the tree must be replaced.
    pub(super) fn is_suspect(&self) -> bool {
        self.suspect.load(Ordering::Acquire)
    }

    /// Has the tree replaced.
    pub(super) fn suspect(&self) {
        self.suspect.store(true, Ordering::Release);
    }

    /// The heads of the documents that are about to be replaced, by their keys.
    pub(super) fn heads(&self, writes: &[Committed]) -> Result<Heads, StoreError> {
        let replaced = writes.iter().filter(|write| write.replaced.is_some());
        let keys = replaced.map(|write| keys::document(write.collection.name, &write.id));
        let keys: BTreeSet<Vec<u8>> = keys.collect();
        self.read(move |tree, _| {
            let mut heads = Heads::new();
            for key in &keys {
                heads.extend(head(tree, key)?.map(|head| (key.clone(), head)));
            }
            Ok(heads)
        })
    }

    /// The text of a large document as it was at an earlier version, if the tree still tells.
    pub(super) fn text_at(
        &self,
        collection: &str,
        id: &str,
        version: u64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let key = keys::document(collection, id);
        self.read(move |tree, _| chain::read_at(tree, &key, version))
    }

    /// Number of the last change, 0 when nothing was ever written.
    pub(super) fn sequence(&self) -> Result<u64, StoreError> {
        self.read(|tree, _| {
            let damaged = || StoreError::Damaged("the state is missing".to_owned());
            Ok(tree.state()?.ok_or_else(damaged)?.sequence)
        })
    }

    /// sled may err, panic or hang on a damaged page. A page of a tree that was read whole can only have been damaged
    /// since; before that, the read is given a thread of its own.
    fn read<T: Send + 'static>(
        &self,
        read: impl Fn(&Tree, &Progress) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let tree = self.tree()?;
        let answer = if tree.audit.is_passed() {
            let panicked = |_| {
                Err(StoreError::Damaged(
                    "the embedded store panicked".to_owned(),
                ))
            };
            let read = || read(&tree, &Progress::default());
            catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(panicked)
        } else if self.is_suspect() {
            Err(StoreError::Damaged(
                "the embedded store is damaged".to_owned(),
            ))
        } else {
            let read = wait_for(self.patience, move |progress| read(&tree, progress));
            read.unwrap_or_else(|gave_up| Err(StoreError::Damaged(gave_up.reason)))
        };
        answer.inspect_err(|error| {
            tracing::error!(%error, "the embedded store cannot be read");
            self.suspect();
        })
    }
}

impl Disk {
    /// The documents of these ids, in one read: before the tree was read whole, each read has a thread of its own.
    pub(super) fn get_all(
        &self,
        collection: &'static Collection,
        ids: &[String],
    ) -> Result<Vec<Option<Document>>, StoreError> {
        let (cache, ids) = (Arc::clone(&self.cache), ids.to_vec());
        self.read(move |tree, _| {
            let get = |id: &String| get_through(tree, &cache, collection, id);
            ids.iter().map(get).collect()
        })
    }
}

impl View for Disk {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        if let Some(kept) = self.kept(collection, id) {
            return Ok(kept.document);
        }
        let (cache, id) = (Arc::clone(&self.cache), id.to_owned());
        self.read(move |tree, _| get_through(tree, &cache, collection, &id))
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        let (cache, find) = (Arc::clone(&self.cache), find.clone());
        self.read(move |tree, progress| {
            tree.read_entries(progress)?;
            find_in(tree, &cache, &find)
        })
    }
}

pub(super) fn get(tree: &Tree, collection: &str, id: &str) -> Result<Option<Document>, StoreError> {
    let Some(text) = chain::read(tree, &keys::document(collection, id))? else {
        return Ok(None);
    };
    let damaged = |_| StoreError::Damaged(format!("document {id} cannot be read"));
    let data = Arc::new(serde_json::from_slice(text.json()).map_err(damaged)?);
    Ok(Some(Document {
        id: id.to_owned(),
        version: text.version,
        data,
    }))
}

/// The head of a document, if it is kept as a chain.
fn head(tree: &Tree, key: &[u8]) -> Result<Option<Head>, StoreError> {
    let Some(bytes) = tree.database.get(key).map_err(failure)? else {
        return Ok(None);
    };
    let damaged = || StoreError::Damaged("a document cannot be read".to_owned());
    let (_, content) = keys::split_document(key, &bytes).ok_or_else(damaged)?;
    Ok(Head::read(content))
}

/// Version of a document, `None` when it is not there.
pub(super) fn version(tree: &Tree, collection: &str, id: &str) -> Result<Option<u64>, StoreError> {
    let key = keys::document(collection, id);
    let bytes = tree.database.get(&key).map_err(failure)?;
    let damaged = || StoreError::Damaged(format!("document {id} cannot be read"));
    let Some(bytes) = bytes else {
        return Ok(None);
    };
    let (version, _) = keys::split_document(&key, &bytes).ok_or_else(damaged)?;
    Ok(Some(version))
}

/// A document, from the cache or by way of it.
fn get_through(
    tree: &Tree,
    cache: &DocumentCache,
    collection: &Collection,
    id: &str,
) -> Result<Option<Document>, StoreError> {
    let key = keys::document(collection.name, id);
    cache.through(&key, || tree.get(collection.name, id))
}

fn find_in(tree: &Tree, cache: &DocumentCache, find: &Find) -> Result<Page, StoreError> {
    let prefix = keys::entries(find);
    let start = match &find.after {
        Some(position) => Bound::Excluded([&prefix[..], position].concat()),
        None => Bound::Included(prefix.clone()),
    };
    let mut page = Page::default();
    let mut last = Vec::new();
    for pair in tree.database.range((start, Bound::Unbounded)) {
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
        let found = get_through(tree, cache, find.collection, id)?;
        page.documents.extend(found);
        last = key[prefix.len()..].to_vec();
    }
    Ok(page)
}
