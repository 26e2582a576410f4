//! Hierarchical clustering: the result of `supercluster` 9.1, found another way.
//!
//! Its rule, level by level from the highest zoom down: points are visited in the order of their list; one that no
//! earlier cluster has taken takes all untaken points within the radius and becomes a cluster at their weighted
//! centre, or stays single when there are none. The result is the list of the next lower zoom.
//!
//! The peer searches a kd-tree for every point. Here the points of a level are sorted into the rows and columns of a
//! grid as wide as the radius ([`grid`](self)), so that every neighbourhood is three short runs of neighbouring memory. A sweep in that
//! order proves most points single without any search; only the rest are visited in list order.
//!
//! Start at [`ClusterIndex`]. Names: `getClusters` is [`clusters`](ClusterIndex::clusters), `getChildren`
//! [`children`](ClusterIndex::children), `getLeaves` [`leaves`](ClusterIndex::leaves), `getClusterExpansionZoom`
//! [`expansion_zoom`](ClusterIndex::expansion_zoom).
//!
//! What differs: coordinates must be finite, `min_points` is at most 2, and answers come in the order of the grid.

mod build;
mod error;
mod grid;
mod id;
mod index;
mod level;
mod options;
mod query;

pub use error::ClusterError;
pub use index::ClusterIndex;
pub use options::Options;
pub use query::{Node, Nodes};
