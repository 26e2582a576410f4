//! Names under which changes are announced.

/// Something a change can be announced under.
#[derive(Clone, Debug, Hash, PartialEq, Eq)]
pub(crate) enum Key {
    /// A document: collection and id.
    Document(&'static str, String),
    /// Result of an index: collection, index, key of the values.
    Index(&'static str, &'static str, Vec<u8>),
}
