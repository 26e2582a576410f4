//! `storage-api restore FILE`: brings a backup back, with later incremental ones, up to a moment if one is given.

use super::{Refusal, backup, say};
use crate::config::RestoreWhat;
use crate::store::journal::backup::gather;
use crate::store::sled::restore;

pub(super) fn run(what: &RestoreWhat) -> Result<(), Refusal> {
    let files = std::iter::once(&what.file).chain(&what.later);
    let sources = files
        .map(|file| backup::open(file))
        .collect::<Result<_, _>>()?;
    let gathered = gather(sources, what.until.unwrap_or(u64::MAX))?;
    let data = &what.data.data;
    let restored = restore(data, &gathered).map_err(|error| Refusal::store(&error, data))?;
    let kept = restored.replaced.map_or(String::new(), |replaced| {
        format!("; what was there before is kept in {}", replaced.display())
    });
    say(&format!(
        "{}: {} documents restored{kept}",
        data.display(),
        restored.documents
    ));
    Ok(())
}
