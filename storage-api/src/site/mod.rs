//! The built app: its files, its page on every path of the route table, and what it needs to know to start.

mod files;
pub(crate) mod filters;
mod handlers;
mod outside;
