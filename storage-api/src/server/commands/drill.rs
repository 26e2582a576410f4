//! `storage-api drill FILE`: a restore drill. Makes a backup, brings it back into a scratch folder, checks that, and
//! compares it with the data, also while the server runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::check::{self, Access};
use super::{Refusal, backup, photos, say};
use crate::config::DrillWhat;
use crate::domain::photos::blob_store::files;
use crate::store::journal::backup::{gather, of_sources};
use crate::store::journal::compact::readable;
use crate::store::journal::merge::Merge;
use crate::store::journal::{Folder, JournalError};
use crate::store::sled::folder::journal_folder;
use crate::store::sled::restore;

/// Version and sum of every document, by collection and id.
type Documents = BTreeMap<(String, String), (u64, u128)>;

/// Counts of what a drill compared.
struct Compared {
    documents: usize,
    photos: Option<usize>,
    sequence: u64,
}

pub(super) fn run(what: &DrillWhat) -> Result<(), Refusal> {
    let scratch = what.file.with_added_extension("drill");
    if scratch.exists() {
        let scratch = scratch.display();
        return Err(Refusal::usage(format!("{scratch} is there already")));
    }
    let compared = drill(what, &scratch);
    // Also after a difference: the backup and the data are there to look at.
    let removed = fs::remove_dir_all(&scratch);
    let compared = compared?;
    removed.map_err(|error| Refusal::failed(format!("{}: {error}", scratch.display())))?;
    let photos = match compared.photos {
        Some(photos) => format!("{photos} photos"),
        None => "no photos, which are in a bucket,".to_owned(),
    };
    say(&format!(
        "{}: {} documents and {photos} are the same after backup and restore, up to change {}",
        what.file.display(),
        compared.documents,
        compared.sequence
    ));
    Ok(())
}

fn drill(what: &DrillWhat, scratch: &Path) -> Result<Compared, Refusal> {
    let data = &what.data.data;
    let (folder, name) = backup::new_file(data, &what.file)?;
    // Backup and comparison read the same records, so that what a running server writes meanwhile is in neither.
    let journal = Folder::at(&journal_folder(data));
    let sources = readable(&journal)?;
    of_sources(&sources, &Folder::at(&folder), &name)?;
    let original = Merge::over(sources, u64::MAX)?;
    let beside = photos::beside(&what.file);
    let has_photos = what.photos.is_none();
    if has_photos {
        photos::keep(&photos::folder(data), &beside, &[])?;
    }
    let gathered = gather(vec![backup::open(&what.file)?], u64::MAX)?;
    restore(scratch, &gathered).map_err(|error| Refusal::store(&error, scratch))?;
    let wanted = photos::wanted(&gathered)?;
    let compared_photos = if has_photos {
        photos::bring_back(&[beside], &photos::folder(scratch), &wanted)?;
        Some(compare_photos(data, scratch, &wanted)?)
    } else {
        None
    };
    let restored = Merge::over(readable(&Folder::at(&journal_folder(scratch)))?, u64::MAX)?;
    let documents = compare_documents(&original, &restored)?;
    drop(restored);
    check::verify(scratch, Access::Repair)?;
    Ok(Compared {
        documents,
        photos: compared_photos,
        sequence: original.sequence,
    })
}

/// Counts the documents; refuses the first that differs.
fn compare_documents(original: &Merge, restored: &Merge) -> Result<usize, Refusal> {
    let (original, restored) = (summed(original)?, summed(restored)?);
    let names = original.keys().chain(restored.keys());
    let mut different = names.filter(|name| original.get(*name) != restored.get(*name));
    match different.next() {
        Some((collection, id)) => Err(Refusal::failed(format!(
            "{collection}/{id} is not the same after backup and restore"
        ))),
        None => Ok(original.len()),
    }
}

fn summed(documents: &Merge) -> Result<Documents, JournalError> {
    let mut sums = Documents::new();
    documents.documents(|stored| {
        let name = (stored.collection.to_owned(), stored.id.to_owned());
        let sum = xxhash_rust::xxh3::xxh3_128(stored.json.as_bytes());
        sums.insert(name, (stored.version, sum));
        Ok::<_, JournalError>(())
    })?;
    Ok(sums)
}

/// Counts the photos; refuses the first that is missing or differs.
fn compare_photos(
    data: &Path,
    scratch: &Path,
    wanted: &BTreeSet<String>,
) -> Result<usize, Refusal> {
    let folders: [PathBuf; 2] = [photos::folder(data), photos::folder(scratch)];
    for name in wanted {
        let [original, restored] = folders.each_ref().map(|folder| files::read(folder, name));
        let (original, restored) = (original?, restored?);
        if original.is_none() || original != restored {
            let what = if original.is_none() {
                "is missing in the data folder"
            } else {
                "is not the same after backup and restore"
            };
            return Err(Refusal::failed(format!("the photo {name} {what}")));
        }
    }
    Ok(wanted.len())
}
