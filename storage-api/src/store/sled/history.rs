//! The changes after a given one, with the records they left: the journal tells them, in part as patches.

use std::collections::HashMap;
use std::sync::Arc;

use serde_json::Value;

use super::super::journal::{Body, Patch, Write};
use super::super::{Change, StoreError};
use super::chain::LARGE_BYTES;
use super::view::Disk;

/// Changes being read, and the newest text of each large document among them.
pub(super) struct History<'d> {
    disk: &'d Disk,
    texts: HashMap<(String, String), Vec<u8>>,
}

impl<'d> History<'d> {
    pub(super) fn of(disk: &'d Disk) -> Self {
        Self {
            disk,
            texts: HashMap::new(),
        }
    }

    /// The next change. A patch whose base was replaced since is told without its record.
    pub(super) fn push(&mut self, write: &Write<'_>) -> Result<Change, StoreError> {
        let name = (write.collection.to_owned(), write.id.to_owned());
        let (data, is_superseded) = match write.body {
            Body::Deleted => {
                self.texts.remove(&name);
                (None, false)
            }
            Body::Whole(json) => {
                if json.len() >= LARGE_BYTES {
                    self.texts.insert(name, json.as_bytes().to_vec());
                }
                (Some(parse(write, json.as_bytes())?), false)
            }
            Body::Patched(patch) => match self.patched(name, patch)? {
                Some(text) => (Some(parse(write, text)?), false),
                None => (None, true),
            },
        };
        Ok(Change {
            sequence: write.sequence,
            collection: write.collection.to_owned(),
            id: write.id.to_owned(),
            data,
            is_superseded,
        })
    }

    fn patched(
        &mut self,
        name: (String, String),
        patch: Patch<'_>,
    ) -> Result<Option<&[u8]>, StoreError> {
        let before = match self.texts.remove(&name) {
            Some(text) => Some(text),
            None => self.disk.text_at(&name.0, &name.1, patch.over)?,
        };
        let text = before.and_then(|before| patch.result(&before));
        let Some(text) = text else {
            return Ok(None);
        };
        Ok(Some(self.texts.entry(name).insert_entry(text).into_mut()))
    }
}

fn parse(write: &Write<'_>, json: &[u8]) -> Result<Arc<Value>, StoreError> {
    let unreadable = |_| StoreError::Damaged(format!("change {} is no JSON", write.sequence));
    Ok(Arc::new(serde_json::from_slice(json).map_err(unreadable)?))
}
