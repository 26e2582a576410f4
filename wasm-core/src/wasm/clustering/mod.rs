//! Markers into clusters, for one view and for every zoom.

mod error;
mod grid;
mod hierarchy;
