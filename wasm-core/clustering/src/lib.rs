//! Clustering of points on a map.
//!
//! [`hierarchy`] clusters once for all zooms and answers any view at once, with the results of npm `supercluster` 9.1.
//! [`grid`] clusters for one view after the other, as the classic marker clusterer of Google's maps does.

pub mod geo;
pub mod grid;
pub mod hierarchy;
