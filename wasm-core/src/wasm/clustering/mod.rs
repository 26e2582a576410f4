//! Markers into clusters, for one view and for every zoom.

mod grid;
mod hierarchy;
