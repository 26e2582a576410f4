//! Declarations: the collections with their indexes, how they are asked, and the description of the API.

pub(crate) mod answer;
pub mod collections;
pub(crate) mod direct_write;
pub mod openapi;
pub(crate) mod query;
