//! Making a tree from the journal: all of it, or what it lacks.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use serde_json::Value;

use super::super::journal::compact::{readable, readable_after};
use super::super::journal::medium::sync_folder;
use super::super::journal::merge::{Merge, each_write_after};
use super::super::journal::{Body, Medium, Patch, Stored, Write};
use super::super::{Collection, StoreError};
use super::SledOptions;
use super::batch::{Batch, Change};
use super::chain::{self, Head};
use super::folder;
use super::keys::{self, State};
use super::patience::Progress;
use super::tree::{Tree, failure};
use super::verify;

/// Documents written in one batch.
const BATCH: usize = 512;
/// Documents after which sled is made to write out what it has: until then it keeps all of it in memory.
const FLUSH_EVERY: usize = 16 * BATCH;
/// Entries of indexes that are sorted at a time, in bytes of memory.
const ENTRIES_BYTES: usize = 16 << 20;
/// Memory that an entry takes besides its bytes.
const ENTRY_OVERHEAD: usize = 64;

/// The declared collection of that name.
pub(super) fn declared(
    collections: &'static [&'static Collection],
    name: &str,
) -> Option<&'static Collection> {
    collections
        .iter()
        .copied()
        .find(|collection| collection.name == name)
}

/// Makes a new tree in a data folder that holds everything the journal holds. O(size).
///
/// # Errors
/// [`StoreError::Journal`] when the journal is damaged, [`StoreError::Full`] when there is no space.
pub(super) fn build(
    folder: &Path,
    medium: &dyn Medium,
    collections: &'static [&'static Collection],
    options: &SledOptions,
) -> Result<(Tree, State), StoreError> {
    // Only a whole tree has a name under which it would be found.
    let coming = folder::coming_tree(folder);
    remove_if_there(&coming).map_err(io_failure)?;
    // sled may panic over a disk that is full.
    let filling = || fill(&coming, medium, collections, options);
    let filled = catch_unwind(AssertUnwindSafe(filling)).unwrap_or_else(|_| {
        Err(StoreError::Failed(
            "sled panicked over a new tree".to_owned(),
        ))
    });
    let state = filled.inspect_err(|_| {
        // Half a tree is of no use, and others need the space.
        let _ = remove_if_there(&coming);
    })?;
    let place = folder::next_tree(folder).map_err(io_failure)?;
    fs::rename(&coming, &place).map_err(io_failure)?;
    sync_folder(folder).map_err(io_failure)?;
    let mut tree = open(&place, options)?;
    verify::note_base(&mut tree, state.sequence);
    Ok((tree, state))
}

/// A tree that is known to be whole.
fn open(folder: &Path, options: &SledOptions) -> Result<Tree, StoreError> {
    let database = verify::open_database(&verify::config(folder, options)).map_err(failure)?;
    let tree = Tree::of(database, folder).map_err(failure)?;
    tree.audit.pass();
    Ok(tree)
}

/// Writes everything the journal holds, and closes the tree.
fn fill(
    folder: &Path,
    medium: &dyn Medium,
    collections: &'static [&'static Collection],
    options: &SledOptions,
) -> Result<State, StoreError> {
    let merge = Merge::over(readable(medium)?, u64::MAX)?;
    let tree = open(folder, options)?;
    let mut filling = Filling::of(&tree, collections);
    merge.documents(|stored| filling.push(stored))?;
    let state = State {
        sequence: merge.sequence,
        ..filling.finish()?
    };
    // Written last: without it the tree is not taken for whole.
    let stated = tree.database.insert(keys::STATE_KEY, state.to_bytes());
    stated.map_err(failure)?;
    tree.database.flush().map_err(failure)?;
    Ok(state)
}

/// A tree that is being filled. Keys are written in order as far as memory allows: sled takes them many times as
/// fast that way.
struct Filling<'t> {
    tree: &'t Tree,
    collections: &'static [&'static Collection],
    state: State,
    documents: ::sled::Batch,
    n_documents: usize,
    entries: Vec<(Vec<u8>, Vec<u8>)>,
    entries_bytes: usize,
}

impl<'t> Filling<'t> {
    fn of(tree: &'t Tree, collections: &'static [&'static Collection]) -> Self {
        Self {
            tree,
            collections,
            state: State::empty(collections),
            documents: ::sled::Batch::default(),
            n_documents: 0,
            entries: Vec::new(),
            entries_bytes: 0,
        }
    }

    fn push(&mut self, stored: &Stored<'_>) -> Result<(), StoreError> {
        let json = stored.json.as_bytes();
        let key = keys::document(stored.collection, stored.id);
        let documents = &mut self.state.documents;
        documents.add_document(stored.collection, stored.id, stored.version);
        if let Some(collection) = declared(self.collections, stored.collection) {
            self.push_entries(collection, stored.id, &parse(stored.id, json)?);
        }
        let head = Head::of(stored.version, json);
        if let Some(head) = head {
            let key = head.base_key(stored.collection, stored.id);
            let value = keys::encode_document(&key, stored.version, json);
            self.tree.bases.insert(key, value).map_err(failure)?;
        }
        let content = head.map_or_else(|| json.to_vec(), Head::to_bytes);
        let value = keys::encode_document(&key, stored.version, &content);
        self.documents.insert(key, value);
        self.n_documents += 1;
        if self.n_documents.is_multiple_of(BATCH) {
            self.write_documents()?;
        }
        if self.n_documents.is_multiple_of(FLUSH_EVERY) {
            self.tree.database.flush().map_err(failure)?;
        }
        if self.entries_bytes >= ENTRIES_BYTES {
            self.write_entries()?;
        }
        Ok(())
    }

    fn push_entries(&mut self, collection: &Collection, id: &str, data: &Value) {
        for index in collection.indexes {
            if let Some(key) = keys::entry(collection, index, data, id) {
                self.state.entries.add_pair(&key, id.as_bytes());
                self.entries_bytes += key.len() + id.len() + ENTRY_OVERHEAD;
                self.entries.push((key, id.as_bytes().to_vec()));
            }
        }
    }

    fn write_documents(&mut self) -> Result<(), StoreError> {
        let batch = std::mem::take(&mut self.documents);
        self.tree.database.apply_batch(batch).map_err(failure)
    }

    fn write_entries(&mut self) -> Result<(), StoreError> {
        let mut entries = std::mem::take(&mut self.entries);
        self.entries_bytes = 0;
        entries.sort_unstable();
        for chunk in entries.chunks(BATCH) {
            let mut batch = ::sled::Batch::default();
            for (key, id) in chunk {
                batch.insert(&key[..], &id[..]);
            }
            self.tree.database.apply_batch(batch).map_err(failure)?;
        }
        // Writes that are not flushed yet would pile up in memory.
        self.tree.database.flush().map_err(failure)?;
        Ok(())
    }

    fn finish(mut self) -> Result<State, StoreError> {
        self.write_documents()?;
        self.write_entries()?;
        Ok(self.state)
    }
}

/// Gives a tree the changes it lacks.
///
/// # Errors
/// [`StoreError::Journal`] when the journal cannot tell them, [`StoreError::Damaged`] when the tree cannot take them.
pub(super) fn catch_up(
    tree: &Tree,
    state: State,
    medium: &dyn Medium,
    collections: &'static [&'static Collection],
    progress: &Progress,
) -> Result<State, StoreError> {
    let mut batch = Batch::over(state);
    let mut touched = HashSet::new();
    each_write_after(
        &readable_after(medium, state.sequence)?,
        state.sequence,
        |write| {
            progress.step();
            let name = (write.collection.to_owned(), write.id.to_owned());
            // The earlier state of a document is read from the tree, so one batch writes it only once.
            if touched.len() == BATCH || !touched.insert(name.clone()) {
                apply(tree, &mut batch)?;
                touched.clear();
                touched.insert(name);
            }
            push_write(tree, &mut batch, write, collections)
        },
    )?;
    apply(tree, &mut batch)?;
    Ok(batch.state)
}

fn apply(tree: &Tree, batch: &mut Batch) -> Result<(), StoreError> {
    let next = Batch::over(batch.state);
    let full = std::mem::replace(batch, next).finish();
    tree.apply(full).map_err(failure)
}

fn push_write(
    tree: &Tree,
    batch: &mut Batch,
    write: &Write<'_>,
    collections: &'static [&'static Collection],
) -> Result<(), StoreError> {
    let before = chain::read(tree, &keys::document(write.collection, write.id))?;
    let patch = match write.body {
        Body::Patched(patch) => Some(patch),
        Body::Deleted | Body::Whole(_) => None,
    };
    let text = match write.body {
        Body::Deleted => None,
        Body::Whole(json) => Some(Cow::Borrowed(json.as_bytes())),
        Body::Patched(patch) => Some(Cow::Owned(patched(write.id, patch, before.as_ref())?)),
    };
    let value = |text: &[u8]| parse(write.id, text);
    let old = before.as_ref().map(|text| value(text.json())).transpose()?;
    let new = text.as_deref().map(value).transpose()?;
    batch.push(&Change {
        sequence: write.sequence,
        collection: write.collection,
        declared: declared(collections, write.collection),
        id: write.id,
        before: before.as_ref().map(|text| text.version).zip(old.as_ref()),
        chain: before.as_ref().and_then(|text| text.head),
        after: new.as_ref().zip(text.as_deref()),
        patch,
    });
    Ok(())
}

/// The text that a patch makes of the one in the tree.
fn patched(
    id: &str,
    patch: Patch<'_>,
    before: Option<&chain::Text>,
) -> Result<Vec<u8>, StoreError> {
    let before = before.filter(|text| text.version == patch.over);
    let text = before.and_then(|text| patch.result(text.json()));
    text.ok_or_else(|| StoreError::Damaged(format!("a change of {id} does not fit what is there")))
}

fn parse(id: &str, json: &[u8]) -> Result<Value, StoreError> {
    let unreadable = |_| StoreError::Damaged(format!("the journal's record of {id} is no JSON"));
    serde_json::from_slice(json).map_err(unreadable)
}

fn remove_if_there(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Error of the system about a file of the tree.
pub(super) fn io_failure(error: io::Error) -> StoreError {
    failure(::sled::Error::Io(error))
}
