//! Declarations: the collections with their indexes, rules and retention, how they are asked, and the description of the
//! API.

pub(crate) mod answer;
pub mod collections;
pub(crate) mod declaration;
#[cfg(feature = "describe")]
pub(crate) mod describe;
pub(crate) mod direct_write;
pub(crate) mod hash;
pub(crate) mod json_length;
pub mod openapi;
pub mod personal_data;
pub(crate) mod query;
pub mod rules;
pub(crate) mod shape;
