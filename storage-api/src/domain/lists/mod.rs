//! Bucket lists: how they are edited, copied and shared, what a write of one brings with it, and what having done an item
//! does.

pub(crate) mod compare;
pub(crate) mod completion;
pub(crate) mod copies;
pub(crate) mod direct_write;
pub(crate) mod edit;
pub(crate) mod me_toos;
pub(crate) mod owner;
pub(crate) mod public_lists;
pub(crate) mod save;
pub(crate) mod shares;
pub(crate) mod together;
