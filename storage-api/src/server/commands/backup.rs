//! `storage-api backup FILE`: every document in one file, or what came after an earlier one, also while the server runs;
//! photos in a folder beside it.

use std::path::{Path, PathBuf};

use super::{Refusal, photos, say};
use crate::config::BackupWhat;
use crate::store::journal::error::plain;
use crate::store::journal::merge::Source;
use crate::store::journal::{Folder, Medium, backup};
use crate::store::sled::folder::{check_format, journal_folder};

pub(super) fn run(what: &BackupWhat) -> Result<(), Refusal> {
    let (folder, name) = new_file(&what.data.data, &what.file)?;
    let journal = journal_folder(&what.data.data);
    let (journal, target) = (Folder::at(&journal), Folder::at(&folder));
    let written = match &what.since {
        None => backup::full(&journal, &target, &name)?,
        Some(earlier) => backup::increment(&journal, &open(earlier)?, &target, &name)?,
    };
    // After the documents, so that no photo is missing that they speak of.
    let earlier: Vec<PathBuf> = what
        .since
        .iter()
        .map(|since| photos::beside(since))
        .collect();
    let from = photos::folder(&what.data.data);
    let kept = photos::keep(&from, &photos::beside(&what.file), &earlier)?;
    say(&format!(
        "{}: {} documents up to change {}, {} bytes, {kept} photos",
        what.file.display(),
        written.documents,
        written.sequence,
        written.length
    ));
    Ok(())
}

/// Folder and name of a backup to be written, if there is something to back up and no such file.
pub(super) fn new_file(data: &Path, file: &Path) -> Result<(PathBuf, String), Refusal> {
    if !journal_folder(data).is_dir() {
        let data = data.display();
        let sentence = format!("there is nothing to back up in {data}");
        return Err(Refusal::usage(sentence));
    }
    check_format(data).map_err(|error| Refusal::store(&error, data))?;
    if file.exists() {
        let file = file.display();
        return Err(Refusal::usage(format!("{file} is there already")));
    }
    split(file)
}

/// A backup that somebody named.
pub(super) fn open(path: &Path) -> Result<Source, Refusal> {
    let (folder, name) = split(path)?;
    let file = Folder::at(&folder).open(&name);
    let unreadable = |error| Refusal::usage(format!("{}: {}", path.display(), plain(&error)));
    Ok(Source::new(file.map_err(unreadable)?, path.to_owned())?)
}

/// Folder and name of a file.
fn split(path: &Path) -> Result<(PathBuf, String), Refusal> {
    let named = path.file_name().and_then(|name| name.to_str());
    let name =
        named.ok_or_else(|| Refusal::usage(format!("{} is no file name", path.display())))?;
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    Ok((folder.to_owned(), name.to_owned()))
}
