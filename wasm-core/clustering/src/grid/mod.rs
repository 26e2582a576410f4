//! Grid clustering: the rule of npm `@googlemaps/markerclustererplus` 1.2.10, computed another way.
//!
//! Markers are taken in their order. Each one in the view goes to the cluster whose centre is nearest on the globe, if that
//! one's box, a grid size of pixels to each side, holds it; otherwise it starts a cluster, even if the box of another
//! would hold it. The peer measures the distance to every cluster. Here clusters lie in cells of a grid as wide as a box
//! (`cells`): only the nine cells around a marker can have a box that holds it, and only cells within the distance of
//! the nearest of those can have a centre that is nearer still (`clusterer`).
//!
//! The result is the peer's to the last bit: distances that decide are computed by its formula in its order.
//!
//! Start at [`GridClusterer`].

mod bounds;
mod cells;
mod clusterer;
mod clusters;
mod error;
mod globe;
mod options;
mod projection;

pub use clusterer::{GridClusterer, GridClusters, Progress, View};
pub use error::GridError;
pub use options::{
    BATCH_SIZE, CLUSTER_ICON_SIZES_PX, GRID_SIZE_PX, GridOptions, MINIMUM_CLUSTER_SIZE,
};
