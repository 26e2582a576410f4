//! `storage-api restore FILE`: brings a backup back, with later incremental ones, up to a moment if one is given.

use std::path::PathBuf;

use wasm_core::domain::Timestamp;

use super::{Refusal, backup, photos, say};
use crate::config::RestoreWhat;
use crate::store::journal::backup::gather;
use crate::store::journal::merge::Merge;
use crate::store::sled::restore;

pub(super) fn run(what: &RestoreWhat) -> Result<(), Refusal> {
    let files = std::iter::once(&what.file).chain(&what.later);
    let sources = files
        .clone()
        .map(|file| backup::open(file))
        .collect::<Result<_, _>>()?;
    let gathered = gather(sources, what.until.unwrap_or(u64::MAX))?;
    let data = &what.data.data;
    refuse_lies(what, &gathered)?;
    let wanted = photos::wanted(&gathered)?;
    let folders: Vec<PathBuf> = files.map(|file| photos::beside(file)).collect();
    let restored = restore(data, &gathered).map_err(|error| Refusal::store(&error, data))?;
    let brought = photos::bring_back(&folders, &photos::folder(data), &wanted)?;
    let kept = restored.replaced.map_or(String::new(), |replaced| {
        format!("; what was there before is kept in {}", replaced.display())
    });
    say(&format!(
        "{}: {} documents and {} photos restored{}{kept}",
        data.display(),
        restored.documents,
        brought.photos,
        brought.missing_said(),
    ));
    Ok(())
}

/// Refuses a moment that the full backup cannot tell about, because it begins later, and backups without a document: the
/// data would be replaced by nothing.
fn refuse_lies(what: &RestoreWhat, gathered: &Merge) -> Result<(), Refusal> {
    let file = what.file.display();
    if let Some(until) = what.until
        && until < gathered.begins_ms
    {
        let begins = i64::try_from(gathered.begins_ms).unwrap_or(i64::MAX);
        let begins = Timestamp::from_epoch_ms(begins).map_or(String::new(), |it| it.to_string());
        return Err(Refusal::usage(format!(
            "--until is before {begins}, where {file} begins: an earlier backup is needed"
        )));
    }
    if gathered.fingerprint.count == 0 {
        let sentence = format!("{file} holds no documents up to then, so nothing is restored");
        return Err(Refusal::usage(sentence));
    }
    Ok(())
}
