//! Bucket lists: what a write of one brings with it, and what having done an item does.

pub(crate) mod completion;
pub(crate) mod direct_write;
pub(crate) mod save;
