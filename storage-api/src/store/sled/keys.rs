//! What the keys and values of the one tree mean.
//!
//! | Key | Value |
//! |---|---|
//! | `d` collection 0 id | version (8 bytes, big-endian), then the record as JSON |
//! | `i` collection 0 index 0 values position | id |
//! | `c` sequence (8 bytes, big-endian) | collection 0 id 0, then the record as JSON or nothing |
//! | `m` name | a number (8 bytes, big-endian) |

use std::sync::Arc;

use serde_json::Value;

use super::super::{Change, Collection, Document, Find, Index, StoreError};

/// Names the form of the data written by this version of the program.
pub(super) const FORMAT: u64 = 1;
/// Key of the number of the form.
pub(super) const FORMAT_KEY: &[u8] = b"mformat";
/// Key of the number of the last change.
pub(super) const SEQUENCE_KEY: &[u8] = b"msequence";

pub(super) fn document(collection: &Collection, id: &str) -> Vec<u8> {
    [b"d", collection.name.as_bytes(), &[0], id.as_bytes()].concat()
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
        b"i",
        collection.name.as_bytes(),
        &[0],
        index.name.as_bytes(),
        &[0],
    ]
    .concat()
}

pub(super) fn change(sequence: u64) -> Vec<u8> {
    [&b"c"[..], &sequence.to_be_bytes()].concat()
}

pub(super) fn encode_document(version: u64, json: &[u8]) -> Vec<u8> {
    [&version.to_be_bytes()[..], json].concat()
}

pub(super) fn encode_change(collection: &str, id: &str, json: &[u8]) -> Vec<u8> {
    [collection.as_bytes(), &[0], id.as_bytes(), &[0], json].concat()
}

pub(super) fn decode_document(id: &str, bytes: &[u8]) -> Result<Document, StoreError> {
    let damaged = || StoreError::Damaged(format!("document {id} cannot be read"));
    let (version, json) = bytes.split_at_checked(8).ok_or_else(damaged)?;
    let data = Arc::new(serde_json::from_slice(json).map_err(|_| damaged())?);
    Ok(Document {
        id: id.to_owned(),
        version: decode_number(version)?,
        data,
    })
}

pub(super) fn decode_change(key: &[u8], bytes: &[u8]) -> Result<Change, StoreError> {
    let sequence = decode_number(key.get(1..).unwrap_or_default())?;
    let damaged = || StoreError::Damaged(format!("change {sequence} cannot be read"));
    let mut parts = bytes.splitn(3, |&byte| byte == 0);
    let mut part = || parts.next().ok_or_else(damaged);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).map_err(|_| damaged());
    let (collection, id, json) = (text(part()?)?, text(part()?)?, part()?);
    let data = match json {
        [] => None,
        json => Some(Arc::new(
            serde_json::from_slice(json).map_err(|_| damaged())?,
        )),
    };
    Ok(Change {
        sequence,
        collection,
        id,
        data,
    })
}

pub(super) fn decode_number(bytes: &[u8]) -> Result<u64, StoreError> {
    let bytes = bytes.try_into();
    let number = bytes.map(u64::from_be_bytes);
    number.map_err(|_| StoreError::Damaged("a number does not have eight bytes".to_owned()))
}
