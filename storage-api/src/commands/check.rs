//! `storage-api check`: whether every document, index and sum is what was written.

use std::path::Path;

use super::{Refusal, say};
use crate::collections;
use crate::store::sled::{SledOptions, SledStore};
use crate::store::{Store, StoreError};

pub(super) fn run(data: &Path) -> Result<(), Refusal> {
    let refuse = |error: StoreError| Refusal::store(&error, data);
    if !data.is_dir() {
        let data = data.display();
        return Err(Refusal::usage(format!("there is no data folder {data}")));
    }
    let options = SledOptions::default();
    let store = SledStore::open(data, &collections::ALL, &options).map_err(refuse)?;
    let checked = store.check();
    store.close();
    let checked = checked.map_err(refuse)?;
    say(&format!(
        "{} documents and {} index entries are as they were written, up to change {}",
        checked.documents, checked.entries, checked.sequence
    ));
    Ok(())
}
