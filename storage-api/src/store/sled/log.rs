//! The seam where a group of transactions becomes durable.
//!
//! Today the group goes into sled, sled is flushed, and the files behind it are synced through handles of our
//! own. A journal in front of sled takes the same place: append the group, sync, then apply it to sled.

use std::collections::HashSet;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::super::{Collection, Committed, StoreError};
use super::view::failure;
use super::{folder, keys};

/// Makes groups of writes durable and readable.
pub(super) trait Log: Send {
    /// Returns once the whole group would survive a power loss and can be read. On an error none of it may be
    /// acknowledged, and no later group is given.
    fn commit(&mut self, group: &[Committed]) -> Result<(), StoreError>;
}

/// Durable through sled itself.
pub(super) struct SledLog {
    database: ::sled::Db,
    changes_kept: u64,
    files: SyncedFiles,
}

impl SledLog {
    pub(super) fn open(
        folder: &Path,
        database: ::sled::Db,
        changes_kept: u64,
    ) -> Result<Self, StoreError> {
        let files = SyncedFiles::open(&folder::database_folder(folder))
            .map_err(|error| folder::refused(folder, error.to_string()))?;
        Ok(Self {
            database,
            changes_kept,
            files,
        })
    }
}

impl Log for SledLog {
    fn commit(&mut self, group: &[Committed]) -> Result<(), StoreError> {
        let batch = encode(group, self.changes_kept)?;
        self.database.apply_batch(batch).map_err(failure)?;
        // `flush` alone is `sync_file_range` on Linux: it survives the end of the process, not a power loss.
        self.database.flush().map_err(failure)?;
        self.files
            .sync()
            .map_err(|error| failure(::sled::Error::Io(error)))
    }
}

/// Documents, index entries, change records and the counter of a group, as one atomic batch of one tree.
fn encode(group: &[Committed], changes_kept: u64) -> Result<::sled::Batch, StoreError> {
    let mut batch = ::sled::Batch::default();
    for write in group {
        let json = write
            .after
            .as_ref()
            .map_or(Ok(Vec::new()), |data| serde_json::to_vec(&**data));
        let json = json.map_err(|error| StoreError::Failed(error.to_string()))?;
        encode_document(&mut batch, write, &json);
        encode_entries(&mut batch, write.collection, write);
        let record = keys::encode_change(write.collection.name, &write.id, &json);
        batch.insert(keys::change(write.sequence), record);
        if let Some(expired) = write.sequence.checked_sub(changes_kept) {
            batch.remove(keys::change(expired));
        }
    }
    if let Some(last) = group.last() {
        batch.insert(keys::SEQUENCE_KEY, &last.sequence.to_be_bytes());
    }
    Ok(batch)
}

fn encode_document(batch: &mut ::sled::Batch, write: &Committed, json: &[u8]) {
    let key = keys::document(write.collection, &write.id);
    match write.after {
        Some(_) => batch.insert(key, keys::encode_document(write.sequence, json)),
        None => batch.remove(key),
    }
}

fn encode_entries(batch: &mut ::sled::Batch, collection: &Collection, write: &Committed) {
    for index in collection.indexes {
        let entry = |data| keys::entry(collection, index, data, &write.id);
        let old = write.before.as_deref().and_then(entry);
        let new = write.after.as_deref().and_then(entry);
        if old == new {
            continue;
        }
        if let Some(key) = old {
            batch.remove(key);
        }
        if let Some(key) = new {
            batch.insert(key, write.id.as_bytes());
        }
    }
}

/// Handles of our own to sled's files, through which they are really synced.
struct SyncedFiles {
    database: File,
    blobs: PathBuf,
    blobs_seen: HashSet<PathBuf>,
    blobs_changed: Option<SystemTime>,
}

impl SyncedFiles {
    fn open(folder: &Path) -> io::Result<Self> {
        let mut files = Self {
            database: File::open(folder.join("db"))?,
            blobs: folder.join("blobs"),
            blobs_seen: HashSet::new(),
            blobs_changed: None,
        };
        // The names of files made just now must survive too.
        for named_in in folder.ancestors().take(2) {
            File::open(named_in)?.sync_all()?;
        }
        files.sync()?;
        Ok(files)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_new_blobs()?;
        self.database.sync_data()
    }

    /// sled keeps large values in files of their own and never syncs them. Their folder's time of change
    /// tells whether there are new ones.
    fn sync_new_blobs(&mut self) -> io::Result<()> {
        let changed = Some(self.blobs.metadata()?.modified()?);
        if changed == self.blobs_changed {
            return Ok(());
        }
        let listed = std::fs::read_dir(&self.blobs)?.map(|entry| entry.map(|entry| entry.path()));
        let present = listed.collect::<io::Result<HashSet<PathBuf>>>()?;
        for blob in present.difference(&self.blobs_seen) {
            sync_if_there(blob)?;
        }
        File::open(&self.blobs)?.sync_all()?;
        self.blobs_seen = present;
        self.blobs_changed = changed;
        Ok(())
    }
}

/// A blob that sled removed meanwhile needs no sync.
fn sync_if_there(path: &Path) -> io::Result<()> {
    match File::open(path) {
        Ok(file) => file.sync_data(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}
