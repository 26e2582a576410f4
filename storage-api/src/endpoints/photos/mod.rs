//! Photos: uploaded once, named after their content, never changed.
//!
//! A photo is visible to whoever has its address, which holds a hash of 256 bits that nobody can guess: the item it is
//! attached to says who gets the address. It may have a small version for lists ([`small`]). [`picture`] says what is a
//! photo, [`strip`] takes off everything but the picture, [`handlers`] answers, [`removal`] removes objects that nobody refers to any more. It knows no list and no rule.

#[cfg(feature = "describe")]
pub(crate) mod describe;
pub(crate) mod filters;
mod guest;
mod handlers;
mod picture;
pub(crate) mod removal;
mod small;
mod strip;

pub(crate) use self::handlers::keep_for;
