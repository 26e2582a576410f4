//! The change feed: what each commit did, in order.

use std::sync::Arc;

use serde_json::Value;

use super::Collection;

/// One write as the feed keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// Place in the order of all changes; also the version of the document it wrote.
    pub sequence: u64,
    /// Name of the collection.
    pub collection: String,
    /// Name of the document.
    pub id: String,
    /// The record after the write, `None` when it was deleted, or is superseded.
    pub data: Option<Arc<Value>>,
    /// The record is no longer known, because a later change wrote it again.
    pub is_superseded: bool,
}

/// One write as it is announced right after its commit.
#[derive(Clone, Debug)]
pub struct Committed {
    /// Place in the order of all changes; also the version of the document it wrote.
    pub sequence: u64,
    /// The collection.
    pub collection: &'static Collection,
    /// Name of the document.
    pub id: String,
    /// The record before the write, `None` when there was none.
    pub before: Option<Arc<Value>>,
    /// Version of the record before the write.
    pub replaced: Option<u64>,
    /// The record after the write, `None` when it was deleted.
    pub after: Option<Arc<Value>>,
}
