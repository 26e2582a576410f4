//! `storage-api restore FILE`: brings a backup back, with later incremental ones, up to a moment if one is given.

use std::collections::BTreeSet;
use std::path::PathBuf;

use super::{Refusal, backup, photos, say};
use crate::config::RestoreWhat;
use crate::store::journal::backup::gather;
use crate::store::sled::restore;

pub(super) fn run(what: &RestoreWhat) -> Result<(), Refusal> {
    let files = std::iter::once(&what.file).chain(&what.later);
    let sources = files
        .clone()
        .map(|file| backup::open(file))
        .collect::<Result<_, _>>()?;
    let gathered = gather(sources, what.until.unwrap_or(u64::MAX))?;
    let data = &what.data.data;
    let mut wanted = BTreeSet::new();
    gathered.documents(|stored| {
        wanted.extend(photos::named_by(stored.collection, stored.json));
        Ok::<_, Refusal>(())
    })?;
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
