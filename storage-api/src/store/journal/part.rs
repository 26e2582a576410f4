//! Content of a frame.

use serde::{Deserialize, Serialize};

use super::fingerprint::Fingerprint;
use super::patch::Patch;

/// The content of a frame, borrowed from its bytes.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part<'a> {
    /// Some documents of a snapshot, in the order of collection and id.
    #[serde(borrow)]
    Documents(Vec<Stored<'a>>),
    /// The end of a snapshot, and what all its documents sum up to.
    End(Fingerprint),
    /// Writes that became durable together.
    #[serde(borrow)]
    Group(Group<'a>),
}

/// One document of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored<'a> {
    /// Name of the collection.
    pub collection: &'a str,
    /// Name of the document.
    pub id: &'a str,
    /// Number of the change that wrote it.
    pub version: u64,
    /// The record, as JSON.
    pub json: &'a str,
}

/// Writes that became durable together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group<'a> {
    /// Moment, in milliseconds since 1970: for restoring to a point in time.
    pub at_ms: u64,
    /// Fingerprint of all documents after it.
    pub after: Fingerprint,
    /// The writes, in the order of their numbers.
    #[serde(borrow)]
    pub writes: Vec<Write<'a>>,
}

/// One write of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Write<'a> {
    /// Number of the change, and version of the document.
    pub sequence: u64,
    /// Name of the collection.
    pub collection: &'a str,
    /// Name of the document.
    pub id: &'a str,
    /// Effect on the document.
    #[serde(borrow)]
    pub body: Body<'a>,
}

/// Effect of a write on a document. The first two are encoded as `None` and `Some` of the text, which is what journals
/// from before there were patches hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body<'a> {
    /// Deleted it.
    Deleted,
    /// Wrote the record, as JSON.
    Whole(&'a str),
    /// Changed the text of the record.
    #[serde(borrow)]
    Patched(Patch<'a>),
}

impl<'a> Body<'a> {
    /// Writes a record, or deletes it.
    pub fn of(json: Option<&'a str>) -> Self {
        json.map_or(Self::Deleted, Self::Whole)
    }
}

impl<'a> Part<'a> {
    /// Reads the content of a frame; `None` when it is none of ours.
    pub fn from_bytes(bytes: &'a [u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }

    /// The content of a frame.
    ///
    /// # Errors
    /// An error if it cannot be held in memory twice.
    pub fn to_bytes(&self) -> std::io::Result<Vec<u8>> {
        postcard::to_stdvec(self).map_err(std::io::Error::other)
    }
}
