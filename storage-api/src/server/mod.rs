//! The composition root: what the program can be told to do, the routes in their order, and the jobs beside them. Knows
//! every layer; no layer knows it.
//!
//! Start at [`serve()`](serve::serve); [`commands`] are the other things that the program does.

pub(crate) mod callables;
pub mod commands;
mod demo;
#[cfg(feature = "describe")]
pub mod describe;
mod expiry;
mod routes;
pub mod serve;
