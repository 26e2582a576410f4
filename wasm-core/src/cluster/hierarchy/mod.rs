//! Hierarchical clustering: the result of npm `supercluster` 9.1.0, computed another way.
//!
//! From the highest zoom to the lowest, the points of a level are taken in their order; each one that is still free
//! takes all free points within the radius and becomes a cluster at their weighted centre. The peer asks a kd-tree for
//! the neighbours of every point at every zoom. Here points that are far from all others are set aside for a few zooms
//! (`stage`); the rest are sorted into cells as wide as the radius (`grid`), so that neighbours lie in three short
//! runs of an array, and only points that have a neighbour at all are looked at one by one.
//!
//! With a minimum of points over 2 the peer's order of neighbours shows in the result; then its tree is rebuilt
//! (`ordered`), at the peer's cost.
//!
//! The same as the peer: coordinates truncated to 2⁻³⁰ of the world, clusters, counts, ids, centres, parents. Different:
//!
//! - results come in the order of the map's rows, not of a kd-tree; a cluster's children come with its origin first,
//!   then in their level's order;
//! - sums are exact integers, where the peer's lose bits beyond some sixteen million points.
//!
//! Start at [`ClusterIndex`].

mod build;
mod error;
mod grid;
mod id;
mod kd_order;
mod level;
mod nodes;
mod options;
mod ordered;
mod query;
mod radix;
mod stage;

pub use error::HierarchyError;
pub use options::ClusterOptions;
pub use query::{ClusterIndex, ParentView, View};
