//! Comparing everything in the tree with the journal, and every index with its documents.

use std::path::Path;

use super::super::journal::compact::readable;
use super::super::journal::merge::Merge;
use super::super::journal::{Fingerprint, Folder, Stored};
use super::super::{Collection, StoreError};
use super::build::declared;
use super::folder::journal_folder;
use super::patience::Progress;
use super::view::{Disk, get};
use super::{keys, verify};

/// Result of a comparison that found everything in agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Documents.
    pub documents: u64,
    /// Entries of indexes.
    pub entries: u64,
    /// Number of the last change.
    pub sequence: u64,
}

/// Reads everything twice: the journal, and the tree made from it. O(size); nobody may write meanwhile.
///
/// # Errors
/// [`StoreError::Journal`] naming the place where the journal is damaged, [`StoreError::Damaged`] saying what does
/// not agree.
pub(super) fn check(
    folder: &Path,
    collections: &'static [&'static Collection],
    disk: &Disk,
) -> Result<Checked, StoreError> {
    let tree = disk.tree()?;
    let nothing_said = || StoreError::Damaged("the tree says nothing about itself".to_owned());
    let state = tree.state()?.ok_or_else(nothing_said)?;
    verify::compare(&tree, state, &Progress::default()).map_err(StoreError::Damaged)?;
    let merge = Merge::over(readable(&Folder::at(&journal_folder(folder)))?, u64::MAX)?;
    if (merge.sequence, merge.fingerprint) != (state.sequence, state.documents) {
        let what = "the tree and the journal do not go up to the same change";
        return Err(StoreError::Damaged(what.to_owned()));
    }
    let mut entries = Fingerprint::default();
    merge.documents(|stored| {
        let found = get(&tree, stored.collection, stored.id)?;
        let data = serde_json::from_str(stored.json).ok();
        let agrees = found.as_ref().is_some_and(|found| {
            found.version == stored.version && Some(&*found.data) == data.as_ref()
        });
        let Some(data) = data.filter(|_| agrees) else {
            let (collection, id) = (stored.collection, stored.id);
            return Err(StoreError::Damaged(format!(
                "{collection}/{id} is not what was written"
            )));
        };
        add_entries(&mut entries, collections, stored, &data);
        Ok(())
    })?;
    if entries != state.entries {
        let what = "the indexes do not lead to the documents";
        return Err(StoreError::Damaged(what.to_owned()));
    }
    Ok(Checked {
        documents: state.documents.count,
        entries: entries.count,
        sequence: state.sequence,
    })
}

fn add_entries(
    entries: &mut Fingerprint,
    collections: &'static [&'static Collection],
    stored: &Stored<'_>,
    data: &serde_json::Value,
) {
    let Some(collection) = declared(collections, stored.collection) else {
        return;
    };
    for index in collection.indexes {
        if let Some(key) = keys::entry(collection, index, data, stored.id) {
            entries.add_pair(&key, stored.id.as_bytes());
        }
    }
}
