//! Photos: whose there are, and where their bytes are.

pub(crate) mod blob_store;
pub(crate) mod records;
