//! Comparing a tree with the journal as far as sled had to put it together when it opened.

use std::collections::HashSet;

use serde_json::Value;

use super::super::journal::compact::readable_after;
use super::super::journal::merge::{Source, each_write_after};
use super::super::journal::{Body, Medium, Write};
use super::super::{Collection, StoreError};
use super::build::declared;
use super::keys;
use super::patience::Progress;
use super::tree::Tree;

/// Result of trying to compare the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compared {
    /// All of them are in the tree.
    Agreeing,
    /// The journal does not tell them any more.
    Forgotten,
}

/// Documents that a change wrote and the tree does not have: a later change must have deleted them.
type Missing = HashSet<(String, String)>;

/// Looks in the tree for every change after `base` up to `last`, with the entries of its indexes. O(changes).
pub(super) fn compare(
    tree: &Tree,
    medium: &dyn Medium,
    collections: &'static [&'static Collection],
    (base, last): (u64, u64),
    progress: &Progress,
) -> Result<Compared, StoreError> {
    let sources = readable_after(medium, base)?;
    let first = sources.first().map(Source::header);
    if first.is_none_or(|first| first.base > base) {
        return Ok(Compared::Forgotten);
    }
    let mut missing = Missing::new();
    each_write_after(&sources, base, |write| {
        progress.step();
        if write.sequence <= last {
            look_for(tree, collections, write, &mut missing)?;
        }
        Ok::<_, StoreError>(())
    })?;
    match missing.iter().next() {
        Some((collection, id)) => Err(lost(collection, id)),
        None => Ok(Compared::Agreeing),
    }
}

fn lost(collection: &str, id: &str) -> StoreError {
    StoreError::Damaged(format!("it lost a change of {collection}/{id}"))
}

fn look_for(
    tree: &Tree,
    collections: &'static [&'static Collection],
    write: &Write<'_>,
    missing: &mut Missing,
) -> Result<(), StoreError> {
    let name = || (write.collection.to_owned(), write.id.to_owned());
    let lost = || lost(write.collection, write.id);
    let found = super::view::version(tree, write.collection, write.id)?;
    match (found, write.body) {
        // A later change wrote it again, and is looked for itself.
        (Some(version), _) if version > write.sequence => {}
        (Some(version), Body::Whole(_) | Body::Patched(_)) if version == write.sequence => {
            // Read whole: of a chain, each part may have been lost.
            let found = super::view::get(tree, write.collection, write.id)?;
            let data = found.ok_or_else(lost)?.data;
            if !has_entries(tree, collections, write, &data)? {
                return Err(lost());
            }
        }
        (Some(_), _) => return Err(lost()),
        (None, Body::Deleted) => {
            missing.remove(&name());
        }
        (None, _) => {
            missing.insert(name());
        }
    }
    Ok(())
}

fn has_entries(
    tree: &Tree,
    collections: &'static [&'static Collection],
    write: &Write<'_>,
    data: &Value,
) -> Result<bool, StoreError> {
    let Some(collection) = declared(collections, write.collection) else {
        return Ok(true);
    };
    for index in collection.indexes {
        if let Some(key) = keys::entry(collection, index, data, write.id) {
            let found = tree.database.get(key).map_err(super::tree::failure)?;
            if found.as_deref() != Some(write.id.as_bytes()) {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
