//! The records of a group as text, or as patches where the tree keeps them as chains: decided once, for the journal and
//! for the tree.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::super::journal::patch::digest;
use super::super::journal::{Body, Patch};
use super::super::{Committed, StoreError};
use super::batch::to_json;
use super::chain::Head;
use super::keys;
use super::view::Heads;

/// A patch is written if it has at most one part in this many of the record's bytes.
const PATCH_SHARE: usize = 4;

/// One write of a group, encoded.
pub(super) struct Encoded {
    /// The record after, `None` when it was deleted.
    pub(super) json: Option<String>,
    /// The head of the record before, if the tree keeps it as a chain.
    pub(super) chain: Option<Head>,
    patch: Option<OwnedPatch>,
}

/// A [`Patch`] that owns its hunks.
struct OwnedPatch {
    over: u64,
    digest: u64,
    hunks: Vec<u8>,
}

impl Encoded {
    /// Its form in the journal.
    pub(super) fn body(&self) -> Body<'_> {
        match self.patch() {
            Some(patch) => Body::Patched(patch),
            None => Body::of(self.json.as_deref()),
        }
    }

    /// The record after as a patch of the one before, if it is written so.
    pub(super) fn patch(&self) -> Option<Patch<'_>> {
        self.patch.as_ref().map(OwnedPatch::as_patch)
    }
}

impl OwnedPatch {
    fn as_patch(&self) -> Patch<'_> {
        Patch {
            over: self.over,
            digest: self.digest,
            hunks: &self.hunks,
        }
    }
}

/// Encodes a group over the chains that the tree has. O(bytes of the records).
///
/// # Errors
/// [`StoreError::Failed`] when a record cannot be written as text.
pub(super) fn encode(group: &[Committed], mut heads: Heads) -> Result<Vec<Encoded>, StoreError> {
    let mut encoded: Vec<Encoded> = Vec::with_capacity(group.len());
    // Position in the group of the last write of each document.
    let mut places: HashMap<Vec<u8>, usize> = HashMap::new();
    for write in group {
        let key = keys::document(write.collection.name, &write.id);
        let json = write.after.as_deref().map(to_json).transpose()?;
        let chain = heads.get(&key).copied();
        let earlier = places.insert(key.clone(), encoded.len());
        let earlier = earlier.and_then(|place| encoded[place].json.as_deref());
        let patch = match (chain, json.as_deref()) {
            (Some(head), Some(json)) => patch(write, head, earlier, json)?,
            _ => None,
        };
        let patched = patch.as_ref().zip(chain);
        let patched = patched.and_then(|(patch, head)| head.with(&patch.as_patch()));
        let whole = || Head::of(write.sequence, json.as_deref()?.as_bytes());
        match (patched.or_else(whole), heads.entry(key)) {
            (Some(head), entry) => drop(entry.insert_entry(head)),
            (None, Entry::Occupied(entry)) => drop(entry.remove()),
            (None, Entry::Vacant(_)) => {}
        }
        encoded.push(Encoded {
            json,
            chain,
            patch: patch.filter(|_| patched.is_some()),
        });
    }
    Ok(encoded)
}

/// A record as a patch of the one before, if that is much shorter. `earlier` is the text before, if it is at hand.
fn patch(
    write: &Committed,
    head: Head,
    earlier: Option<&str>,
    json: &str,
) -> Result<Option<OwnedPatch>, StoreError> {
    let (Some(over), Some(before)) = (write.replaced, write.before.as_deref()) else {
        return Ok(None);
    };
    let made;
    let before = if let Some(earlier) = earlier {
        earlier
    } else {
        made = to_json(before)?;
        &made
    };
    // Reading a number and writing it again need not give the same digits.
    if !head.is_of(before.as_bytes()) {
        return Ok(None);
    }
    let hunks = Patch::between(before.as_bytes(), json.as_bytes());
    let is_short = hunks.len() <= json.len() / PATCH_SHARE;
    Ok(is_short.then(|| OwnedPatch {
        over,
        digest: digest(json.as_bytes()),
        hunks,
    }))
}
