//! Clustering of points on the map. It takes coordinates and numbers; it knows no record of the product.
//!
//! [`hierarchy`] clusters once for all zooms and answers any view at once: the map's own way.

pub mod hierarchy;
