//! Keys and values of the one tree.
//!
//! | Key | Value |
//! |---|---|
//! | `d` collection 0 id | version (8 bytes, big-endian), CRC32C of key, version and record (4), then the record as JSON, or the head of a chain (see [`super::chain`]) |
//! | `p` collection 0 id 0 base number | version, CRC32C, then the hunks of a patch: see [`super::chain`] |
//! | `i` collection 0 index 0 values position | id |
//! | `mstate` | up to which change the tree goes, and what it holds: see [`State`] |

use serde_json::Value;
use xxhash_rust::xxh3::xxh3_64;

use super::super::journal::Fingerprint;
use super::super::{Collection, Find, Index};

/// Names the form of the data; a tree in another form is made anew from the journal.
const FORMAT: u64 = 2;
/// Key of the [`State`].
pub(super) const STATE_KEY: &[u8] = b"mstate";
/// Beginning of the keys of all documents.
pub(super) const DOCUMENTS: &[u8] = b"d";
/// Beginning of the keys of all entries of indexes.
pub(super) const ENTRIES: &[u8] = b"i";
const VERSION_BYTES: usize = 8;
const HEAD_BYTES: usize = VERSION_BYTES + 4;

/// Up to which change a tree goes, and what it must then hold. Written in the same batch as the change itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// Number of the last change.
    pub(super) sequence: u64,
    /// Fingerprint of all documents.
    pub(super) documents: Fingerprint,
    /// Fingerprint of all entries of indexes.
    pub(super) entries: Fingerprint,
    /// Indexes that the entries are of, and the format of everything.
    pub(super) declared: u64,
}

impl State {
    /// Of an empty tree.
    pub(super) fn empty(collections: &[&Collection]) -> Self {
        Self {
            sequence: 0,
            documents: Fingerprint::default(),
            entries: Fingerprint::default(),
            declared: declared(collections),
        }
    }

    pub(super) fn to_bytes(self) -> Vec<u8> {
        [
            &self.sequence.to_be_bytes()[..],
            &self.documents.to_bytes(),
            &self.entries.to_bytes(),
            &self.declared.to_be_bytes(),
        ]
        .concat()
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (sequence, rest) = bytes.split_first_chunk()?;
        let (documents, rest) = rest.split_at_checked(Fingerprint::LENGTH)?;
        let (entries, declared) = rest.split_at_checked(Fingerprint::LENGTH)?;
        Some(Self {
            sequence: u64::from_be_bytes(*sequence),
            documents: Fingerprint::from_bytes(documents)?,
            entries: Fingerprint::from_bytes(entries)?,
            declared: u64::from_be_bytes(declared.try_into().ok()?),
        })
    }
}

/// A number that changes with the form of the data and with every declared index.
pub(super) fn declared(collections: &[&Collection]) -> u64 {
    xxh3_64(format!("{FORMAT} {collections:?}").as_bytes())
}

pub(super) fn document(collection: &str, id: &str) -> Vec<u8> {
    [DOCUMENTS, collection.as_bytes(), &[0], id.as_bytes()].concat()
}

/// Collection and id in the key of a document.
pub(super) fn split_name(key: &[u8]) -> Option<(&str, &str)> {
    std::str::from_utf8(key.get(DOCUMENTS.len()..)?)
        .ok()?
        .split_once('\0')
}

/// Collection and id of the document of that key, `None` when it is the key of something else.
pub(super) fn name_of(key: &[u8]) -> Option<(&str, &str)> {
    split_name(key).filter(|_| key.starts_with(DOCUMENTS))
}

/// Beginning of every entry that answers a question.
pub(super) fn entries(find: &Find) -> Vec<u8> {
    let value = find.index.value_key(&find.values);
    [&index_prefix(find.collection, find.index)[..], &value].concat()
}

/// The entry that leads to a document, `None` when the document is not in the index.
pub(super) fn entry(
    collection: &Collection,
    index: &Index,
    data: &Value,
    id: &str,
) -> Option<Vec<u8>> {
    let value = index.value_of(data)?;
    Some(
        [
            index_prefix(collection, index),
            value,
            index.position(data, id),
        ]
        .concat(),
    )
}

fn index_prefix(collection: &Collection, index: &Index) -> Vec<u8> {
    [
        ENTRIES,
        collection.name.as_bytes(),
        &[0],
        index.name.as_bytes(),
        &[0],
    ]
    .concat()
}

pub(super) fn encode_document(key: &[u8], version: u64, json: &[u8]) -> Vec<u8> {
    let version = version.to_be_bytes();
    [&version, &checksum(key, &version, json)[..], json].concat()
}

fn checksum(key: &[u8], version: &[u8], json: &[u8]) -> [u8; 4] {
    let sum = crc32c::crc32c_append(crc32c::crc32c(key), version);
    crc32c::crc32c_append(sum, json).to_be_bytes()
}

/// Version and record of a document, if they are what was written under that key.
pub(super) fn split_document<'b>(key: &[u8], bytes: &'b [u8]) -> Option<(u64, &'b [u8])> {
    let (head, json) = bytes.split_at_checked(HEAD_BYTES)?;
    let (version, sum) = head.split_at(VERSION_BYTES);
    let version_number = u64::from_be_bytes(version.try_into().ok()?);
    (checksum(key, version, json) == sum).then_some((version_number, json))
}

/// The record in the value of a document that was found to be what was written.
pub(super) fn record(bytes: &[u8]) -> &[u8] {
    bytes.get(HEAD_BYTES..).unwrap_or_default()
}
