//! Delta storage of large documents: a *base*, which is the whole record as it once was, and a chain of patches over
//! it, so that a small change of a large record writes a small value.
//!
//! The value of the document is then a [`Head`], a few bytes that say which base and how many patches there are. Bases are
//! in a tree of their own (`bases`): sled writes all sixteen values of a leaf again after ten changes of any of them.
//! A base is written before the head that names it, and removed after the head that does not, so a reader who
//! meets neither reads the head again.

use serde::{Deserialize, Serialize};

use super::super::StoreError;
use super::super::journal::Patch;
use super::super::journal::patch::digest;
use super::keys::{split_document, split_name};
use super::tree::{Tree, failure};

/// Records of at least this many bytes are kept as base and patches.
pub(super) const LARGE_BYTES: usize = 4 << 10;
/// Longest chain. Applying one patch to the largest record takes some 10 µs.
const PATCHES_MAX: u32 = 2_048;
/// Beginning of the keys of all patches.
const PATCHES: &[u8] = b"p";
/// First byte of a head, which no JSON begins with.
const MARK: u8 = 0;

/// Value of a large document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    /// Version of the document that the base is.
    base: u64,
    /// Bytes of the base.
    base_bytes: usize,
    /// Patches over it.
    patches: u32,
    /// Bytes of their hunks.
    patch_bytes: usize,
    /// [`digest`] of the record.
    digest: u64,
}

impl Head {
    /// The head of a record that is written whole, `None` when it is too small to have one.
    pub(super) fn of(version: u64, json: &[u8]) -> Option<Self> {
        (json.len() >= LARGE_BYTES).then(|| Self {
            base: version,
            base_bytes: json.len(),
            patches: 0,
            patch_bytes: 0,
            digest: digest(json),
        })
    }

    /// The head after one more patch. `None` when the record must be written whole instead: reading the chain would cost
    /// more than its base.
    pub(super) fn with(self, patch: &Patch<'_>) -> Option<Self> {
        let patch_bytes = self.patch_bytes + patch.hunks.len();
        (self.patches < PATCHES_MAX && patch_bytes <= self.base_bytes).then_some(Self {
            patches: self.patches + 1,
            patch_bytes,
            digest: patch.digest,
            ..self
        })
    }

    /// Returns `true` if a text is the record, byte for byte.
    pub(super) fn is_of(&self, json: &[u8]) -> bool {
        self.digest == digest(json)
    }

    /// The head in the value of a document, `None` when the value is the record itself.
    pub(super) fn read(content: &[u8]) -> Option<Self> {
        let (mark, head) = content.split_first()?;
        (*mark == MARK).then(|| postcard::from_bytes(head).ok())?
    }

    pub(super) fn to_bytes(self) -> Vec<u8> {
        // Five numbers can always be written to memory.
        postcard::to_extend(&self, vec![MARK]).unwrap_or_default()
    }

    /// Key of the base, in the tree of bases.
    pub(super) fn base_key(&self, collection: &str, id: &str) -> Vec<u8> {
        numbered(&[], (collection, id), &[&self.base.to_be_bytes()])
    }

    /// Key of the next patch.
    pub(super) fn next_key(&self, collection: &str, id: &str) -> Vec<u8> {
        self.patch_key((collection, id), self.patches)
    }

    /// Keys of all patches.
    pub(super) fn patch_keys(self, collection: &str, id: &str) -> impl Iterator<Item = Vec<u8>> {
        (0..self.patches).map(move |place| self.patch_key((collection, id), place))
    }

    fn patch_key(&self, name: (&str, &str), place: u32) -> Vec<u8> {
        let numbers = [&self.base.to_be_bytes()[..], &place.to_be_bytes()];
        numbered(PATCHES, name, &numbers)
    }

    /// The record, as it was up to version `until`. `None` when something of the chain is not there, or not what was
    /// written.
    fn text(
        &self,
        tree: &Tree,
        (collection, id): (&str, &str),
        until: u64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let key = self.base_key(collection, id);
        let base = tree.bases.get(&key).map_err(failure)?;
        let Some((base, json)) = base
            .as_deref()
            .and_then(|bytes| split_document(&key, bytes))
        else {
            return Ok(None);
        };
        if base > until {
            return Ok(None);
        }
        let (mut text, mut next) = (json.to_vec(), Vec::new());
        for key in self.patch_keys(collection, id) {
            let value = tree.database.get(&key).map_err(failure)?;
            let Some((version, hunks)) = value
                .as_deref()
                .and_then(|bytes| split_document(&key, bytes))
            else {
                return Ok(None);
            };
            if version > until {
                return Ok(Some(text));
            }
            if Patch::of(hunks).apply_to(&text, &mut next).is_none() {
                return Ok(None);
            }
            std::mem::swap(&mut text, &mut next);
        }
        Ok(self.is_of(&text).then_some(text))
    }
}

fn numbered(prefix: &[u8], (collection, id): (&str, &str), numbers: &[&[u8]]) -> Vec<u8> {
    let name = [collection.as_bytes(), &[0], id.as_bytes(), &[0]].concat();
    [prefix, &name, &numbers.concat()].concat()
}

/// The text of a document, and how the tree keeps it.
pub(super) struct Text {
    pub(super) version: u64,
    pub(super) head: Option<Head>,
    content: Content,
}

enum Content {
    /// The value of the document, with what stands before the record.
    Value(::sled::IVec),
    Assembled(Vec<u8>),
}

impl Text {
    /// The record.
    pub(super) fn json(&self) -> &[u8] {
        match &self.content {
            Content::Value(value) => super::keys::record(value),
            Content::Assembled(text) => text,
        }
    }
}

/// Reads the text of a document; `None` when it is not there.
///
/// # Errors
/// [`StoreError::Damaged`] when something of it is not what was written.
pub(super) fn read(tree: &Tree, key: &[u8]) -> Result<Option<Text>, StoreError> {
    let damaged = || StoreError::Damaged(format!("{} cannot be read", named(key)));
    let mut before = None;
    loop {
        let Some(value) = tree.database.get(key).map_err(failure)? else {
            return Ok(None);
        };
        let (version, content) = split_document(key, &value).ok_or_else(damaged)?;
        let Some(head) = Head::read(content) else {
            let content = Content::Value(value);
            return Ok(Some(Text {
                version,
                head: None,
                content,
            }));
        };
        let name = split_name(key).ok_or_else(damaged)?;
        if let Some(text) = head.text(tree, name, u64::MAX)? {
            return Ok(Some(Text {
                version,
                head: Some(head),
                content: Content::Assembled(text),
            }));
        }
        // The chain may have been replaced between two reads; then the head is another one.
        if before == Some(head) {
            return Err(damaged());
        }
        before = Some(head);
    }
}

/// The text of a large document as it was at an earlier version; `None` when the tree does not tell.
pub(super) fn read_at(
    tree: &Tree,
    key: &[u8],
    version: u64,
) -> Result<Option<Vec<u8>>, StoreError> {
    let Some(value) = tree.database.get(key).map_err(failure)? else {
        return Ok(None);
    };
    let head = split_document(key, &value).and_then(|(_, content)| Head::read(content));
    match (head, split_name(key)) {
        (Some(head), Some(name)) => head.text(tree, name, version),
        _ => Ok(None),
    }
}

/// Compares the value of a document with its chain, if it has one.
pub(super) fn verify(tree: &Tree, key: &[u8], value: &[u8]) -> Result<(), String> {
    let is_head =
        split_document(key, value).is_some_and(|(_, record)| record.first() == Some(&MARK));
    if !is_head {
        return Ok(());
    }
    match read(tree, key) {
        Ok(Some(_)) => Ok(()),
        Ok(None) => Err("a document is gone".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

fn named(key: &[u8]) -> String {
    match split_name(key) {
        Some((collection, id)) => format!("{collection}/{id}"),
        None => "a document".to_owned(),
    }
}
