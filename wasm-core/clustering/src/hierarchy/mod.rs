//! Hierarchical clustering: the result of npm `supercluster` 9.1.0, computed another way.
//!
//! From the highest zoom to the lowest, the points of a level are taken in their order; each one that is still free
//! takes all free points within the radius and becomes a cluster at their weighted centre. The peer asks a kd-tree for
//! the neighbours of every point at every zoom. Here the points are sorted into cells (`list`), once for as many zooms as
//! pay (`stage`, `density`). Where few are near each other, one sweep lists all pairs that can merge in those zooms
//! (`pairs`, `resolve`); where many are, each point that still is free looks around its cell (`dense`). The order of the peer's levels
//! is kept as a label of each node (`labels`).
//!
//! With a minimum of points over 2 the peer's order of neighbours shows in the result; then its tree is rebuilt
//! (`ordered`), at the peer's cost.
//!
//! A built index can be changed point by point (`live`), filtered (`filter`), asked for aggregates of columns
//! (`aggregate`), stored and restored (`stored`). From the first update on ids are stable instead of the peer's (`id`).
//!
//! The same as the peer: coordinates truncated to 2⁻³⁰ of the world, clusters, counts, ids, centres, parents. Different:
//!
//! - results come in the order of a curve through the map, after an update in that of its rows, not of a kd-tree; a cluster's
//!   children come with its origin first, then in their level's order. [`OrderedIndex`] has the peer's order, at the cost
//!   of its trees (`kd_tree`), as far as questions look into them;
//! - sums are exact integers, where the peer's lose bits beyond some sixteen million points.
//!
//! Views are answered from copies in the order of the map, gathered by the first that looks there (`drawn`, `quad_tree`) for
//! several zooms at once (`gathered`).
//!
//! Start at [`ClusterIndex`].

mod aggregate;
mod build;
mod cells;
mod columns;
mod dense;
mod density;
mod drawn;
mod error;
mod filter;
mod gathered;
mod id;
mod index;
mod kd_tree;
mod labels;
mod level;
mod list;
mod live;
mod nodes;
mod options;
mod ordered;
mod ordered_index;
mod pairs;
mod peer_level;
mod points;
mod quad_tree;
mod query;
mod radix;
mod resolve;
mod round;
mod sort;
mod stage;
mod stored;

pub use aggregate::{Aggregate, Operation};
pub use columns::Columns;
pub use error::{HierarchyError, POINTS_MAX};
pub use filter::{Condition, Filter};
pub use index::ClusterIndex;
pub use options::ClusterOptions;
pub use ordered_index::{OrderedIndex, Tile, Tree};
pub use peer_level::PeerLevel;
pub use query::{Entry, ParentView, View, ViewBuffer};
