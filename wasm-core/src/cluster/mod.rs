//! Marker clustering. It takes coordinates and numbers, and knows no record and no renderer.
//!
//! [`hierarchy`] clusters all points once for every zoom; a map then only asks what it shows.

pub mod hierarchy;
