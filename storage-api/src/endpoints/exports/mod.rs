//! Fetching everything that is stored about oneself, under a secret that `exportMyData` gave.

pub(crate) mod filters;
mod handlers;
