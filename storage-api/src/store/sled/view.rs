//! Reading the tree.

use std::ops::Bound;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use super::super::{Collection, Document, Find, Page, StoreError, View};
use super::keys::{self, State};

/// An open tree and the folder its files are in.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) database: ::sled::Db,
    pub(super) folder: PathBuf,
}

impl Tree {
    /// What the tree says about itself; `None` when it was never finished.
    pub(super) fn state(&self) -> Result<Option<State>, StoreError> {
        let bytes = self.database.get(keys::STATE_KEY).map_err(failure)?;
        Ok(bytes.and_then(|bytes| State::from_bytes(&bytes)))
    }
}

/// The tree in use, readable by any number of threads at once. A batch is seen whole or not at all by one read.
#[derive(Clone, Debug)]
pub(super) struct Disk {
    tree: Arc<RwLock<Option<Arc<Tree>>>>,
    /// Set by a read that found what was never written.
    suspect: Arc<AtomicBool>,
}

impl Disk {
    pub(super) fn new(tree: Tree) -> Self {
        Self {
            tree: Arc::new(RwLock::new(Some(Arc::new(tree)))),
            suspect: Arc::default(),
        }
    }

    pub(super) fn tree(&self) -> Result<Arc<Tree>, StoreError> {
        let tree = self.tree.read().unwrap_or_else(PoisonError::into_inner);
        tree.clone().ok_or(StoreError::Closed)
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

    /// Whether a read found damage, so that the tree must be replaced.
    pub(super) fn is_suspect(&self) -> bool {
        self.suspect.load(Ordering::Acquire)
    }

    /// Number of the last change, 0 when nothing was ever written.
    pub(super) fn sequence(&self) -> Result<u64, StoreError> {
        self.read(|tree| {
            let damaged = || StoreError::Damaged("the state is missing".to_owned());
            Ok(tree.state()?.ok_or_else(damaged)?.sequence)
        })
    }

    /// sled may err or panic on a page that was damaged since it was opened.
    fn read<T>(&self, read: impl Fn(&Tree) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let tree = self.tree()?;
        let answer = catch_unwind(AssertUnwindSafe(|| read(&tree)));
        let panicked = |_| {
            Err(StoreError::Damaged(
                "the embedded store panicked".to_owned(),
            ))
        };
        answer.unwrap_or_else(panicked).inspect_err(|error| {
            tracing::error!(%error, "the embedded store cannot be read");
            self.suspect.store(true, Ordering::Release);
        })
    }
}

impl View for Disk {
    fn get(
        &self,
        collection: &'static Collection,
        id: &str,
    ) -> Result<Option<Document>, StoreError> {
        self.read(|tree| get(tree, collection.name, id))
    }

    fn find(&self, find: &Find) -> Result<Page, StoreError> {
        self.read(|tree| find_in(tree, find))
    }
}

pub(super) fn get(tree: &Tree, collection: &str, id: &str) -> Result<Option<Document>, StoreError> {
    let key = keys::document(collection, id);
    let bytes = tree.database.get(&key).map_err(failure)?;
    bytes
        .map(|bytes| keys::decode_document(id, &key, &bytes))
        .transpose()
}

fn find_in(tree: &Tree, find: &Find) -> Result<Page, StoreError> {
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
        page.documents.extend(get(tree, find.collection.name, id)?);
        last = key[prefix.len()..].to_vec();
    }
    Ok(page)
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
