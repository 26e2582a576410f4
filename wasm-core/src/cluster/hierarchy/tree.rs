//! What is asked by those who draw vector tiles, or compute over the whole tree.

use super::error::HierarchyError;
use super::index::ClusterIndex;
use super::level::Window;
use super::nodes::index_of;
use super::points::scaled;
use super::query::unit;
use crate::geo::latitude::unit_to_degrees;

/// The entries of a vector tile, as parallel arrays.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tile {
    /// x and y within the tile, in pixels of its extent, interleaved; whole numbers, beyond the tile's sides in its margin.
    pub positions: Vec<f64>,
    /// Number of points.
    pub counts: Vec<u32>,
    /// Id of the cluster; of a single point its index.
    pub ids: Vec<u32>,
}

/// All clusters, children before those that they are in.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tree {
    /// Their ids.
    pub ids: Vec<u32>,
    /// Where the children of each end.
    pub child_ends: Vec<u32>,
    /// Children, the origin of each cluster first: below the number of points the index of one, then the place of a cluster.
    pub children: Vec<u32>,
}

impl ClusterIndex {
    /// The entries of the tile at a zoom, a column and a row, with a margin of the radius; at the antimeridian also those
    /// from its other side.
    ///
    /// # Errors
    /// [`HierarchyError::Tile`] for numbers that are not finite.
    pub fn tile(&self, z: f64, x: f64, y: f64) -> Result<Tile, HierarchyError> {
        if ![z, x, y].iter().all(|number| number.is_finite()) {
            return Err(HierarchyError::Tile);
        }
        let (tiles, margin) = (z.exp2(), self.options.radius_px / self.options.extent_px);
        let mut tile = Tile::default();
        let place = Place {
            z,
            y,
            tiles,
            margin,
        };
        self.add_tile(&mut tile, &place, [x - margin, x + 1.0 + margin], x);
        if is_same(x, 0.0) {
            self.add_tile(&mut tile, &place, [tiles - margin, tiles], tiles);
        }
        if is_same(x, tiles - 1.0) {
            self.add_tile(&mut tile, &place, [0.0, margin], -1.0);
        }
        Ok(tile)
    }

    /// Adds what lies between two columns, seen from a column.
    fn add_tile(&self, tile: &mut Tile, place: &Place, between: [f64; 2], x: f64) {
        let &Place {
            z,
            y,
            tiles,
            margin,
        } = place;
        let [left, right] = between.map(|column| scaled(column / tiles));
        let [top, bottom] = [y - margin, y + 1.0 + margin].map(|row| scaled(row / tiles));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "within the map, or cut to an i32 beyond it"
        )]
        let window = Window {
            left: left.ceil() as i32,
            top: top.ceil() as i32,
            right: right.floor() as i32,
            bottom: bottom.floor() as i32,
        };
        let nodes = &self.hierarchy.nodes;
        self.hierarchy
            .for_each_in(window, self.options.limit_zoom(z), |node| {
                let (unit_x, unit_y) = match nodes.point(node) {
                    Some(point) => self.points.unit(point),
                    None => nodes.position[node as usize].map(unit).into(),
                };
                let pixel =
                    |unit: f64, tile: f64| rounded(self.options.extent_px * (unit * tiles - tile));
                tile.positions.extend([pixel(unit_x, x), pixel(unit_y, y)]);
                tile.counts.push(nodes.count(node));
                tile.ids.push(nodes.id(node));
            });
    }

    /// Longitudes and latitudes in degrees of points, interleaved: those they were given, after the way through the map's
    /// projection.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownPoint`].
    pub fn positions(&self, points: &[u32]) -> Result<Vec<f64>, HierarchyError> {
        self.points.check_known(points)?;
        let units = points.iter().map(|&point| self.points.unit(point));
        let mut positions: Vec<_> = units.flat_map(<[f64; 2]>::from).collect();
        unit_to_degrees(&mut positions);
        Ok(positions)
    }

    /// All clusters with their children; updates since the last build are built in first.
    pub fn tree(&mut self) -> Tree {
        self.compact();
        let nodes = &self.hierarchy.nodes;
        let mut tree = Tree::default();
        for cluster in nodes.points()..index_of(nodes.len()) {
            tree.ids.push(nodes.id(cluster));
            tree.children.extend(nodes.children(cluster));
            tree.child_ends.push(index_of(tree.children.len()));
        }
        tree
    }
}

/// A row of tiles.
struct Place {
    z: f64,
    y: f64,
    /// How many tiles the world is wide.
    tiles: f64,
    /// Part of a tile's width that is looked at around it.
    margin: f64,
}

#[expect(clippy::float_cmp, reason = "columns are whole numbers")]
fn is_same(a: f64, b: f64) -> bool {
    a == b
}

/// To the nearest whole number, halves upwards, and to −0 from below, as in JavaScript.
fn rounded(number: f64) -> f64 {
    let floor = number.floor();
    let rounded = if number - floor >= 0.5 {
        floor + 1.0
    } else {
        floor
    };
    if rounded.abs() < 0.5 {
        0.0_f64.copysign(number)
    } else {
        rounded
    }
}
