//! Clustering of points on the map. It takes coordinates and numbers; it knows no record of the product.
//!
//! [`hierarchy`] clusters once for all zooms and answers any view at once: the map's own way.
//! [`grid`] clusters for one view after the other, as the classic marker clusterer of Google's maps does.

pub mod grid;
pub mod hierarchy;
