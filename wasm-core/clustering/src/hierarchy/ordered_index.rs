//! The index behind the drop-in for npm `supercluster`: its order of results, its tiles, its positions to the last bit.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::build::Hierarchy;
use super::error::HierarchyError;
use super::index::ClusterIndex;
use super::kd_tree::{KdTree, NODE_SIZE};
use super::level::Window;
use super::nodes::{NONE, index_of};
use super::options::ClusterOptions;
use super::points::scaled;
use super::query::{View, unit};
use super::sort::sort_by_key;

/// Points clustered for every zoom, whose answers come in the order of npm `supercluster` 9.1.0: that of a kd-tree over the
/// list of each zoom. A tree is begun when its zoom is first asked for, and goes as deep as questions have looked.
///
/// Positions are those of the unit square, for who converts them as the peer does: with the sine, logarithm, exponential
/// and arc tangent of the JavaScript engine, which engines compute differently in the last bit.
#[derive(Debug)]
pub struct OrderedIndex {
    pub(super) index: ClusterIndex,
    /// Behind a lock, because questions begin and deepen them.
    trees: Mutex<Trees>,
}

/// The trees by the highest zoom that has the same list.
pub(super) type Trees = Vec<(u8, KdTree)>;

impl Clone for OrderedIndex {
    fn clone(&self) -> Self {
        Self {
            index: self.index.clone(),
            trees: Mutex::new(self.trees().clone()),
        }
    }
}

/// The entries of a vector tile, as parallel arrays.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tile {
    /// x and y within the tile, in pixels of its extent, interleaved; whole numbers, beyond the tile's sides in its margin.
    pub positions: Vec<f64>,
    /// Number of points.
    pub counts: Vec<u32>,
    /// Id of the cluster; of a single point its index.
    pub ids: Vec<u32>,
}

/// All clusters in the order in which the peer makes them: from the highest zoom to the lowest, of each in the order of
/// its list.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tree {
    /// Their ids.
    pub ids: Vec<u32>,
    /// End of the children of each.
    pub child_ends: Vec<u32>,
    /// Children, the origin of each cluster first, then its neighbours as the peer finds them: below the number of points
    /// the index of one, then the place of a cluster.
    pub children: Vec<u32>,
}

impl OrderedIndex {
    /// An index of no points. `node_size` is the peer's option of that name, 64 if it is left out; stable ids it has none.
    ///
    /// # Errors
    /// [`HierarchyError::Option`] when an option is out of its range.
    pub fn new(options: ClusterOptions, node_size: Option<usize>) -> Result<Self, HierarchyError> {
        let options = ClusterOptions {
            stable_ids: false,
            ..options
        };
        let mut index = ClusterIndex::new(options)?;
        index.node_size = node_size.unwrap_or(NODE_SIZE);
        Ok(Self {
            index,
            trees: Mutex::default(),
        })
    }

    /// Number of points.
    pub fn len(&self) -> usize {
        self.index.len()
    }

    /// Returns `true` if there is no point.
    pub fn is_empty(&self) -> bool {
        self.index.is_empty()
    }

    /// Clusters points at these positions on the unit square, x eastwards and y southwards, interleaved, instead of those
    /// it has. Where `is_missing` the index stands for nothing, but still counts in ids: a feature without a place, whose
    /// position may be anything finite.
    ///
    /// # Errors
    /// [`HierarchyError`] when the numbers are not pairs, not finite, or too many, or there is not one mark for each point;
    /// the index is as it was.
    pub fn load(
        &mut self,
        mercator: Vec<f64>,
        is_missing: Vec<bool>,
    ) -> Result<(), HierarchyError> {
        self.index.load_projected(mercator, is_missing)?;
        self.trees().clear();
        Ok(())
    }

    /// Fills a view with the clusters and single points in `[west, south, east, north]` (degrees; west > east crosses the
    /// antimeridian, the east's come first). Zooms are rounded down and limited to those that have levels. Positions are on
    /// the unit square.
    ///
    /// # Errors
    /// [`HierarchyError`] when a side is not finite or the zoom is not a number; the view is empty then.
    pub fn clusters_into(
        &self,
        bbox: [f64; 4],
        zoom: f64,
        view: &mut View,
    ) -> Result<(), HierarchyError> {
        view.clear();
        let (windows, zoom) = self.index.windows(bbox, zoom)?;
        self.show_in(windows.into_iter().flatten(), zoom, view);
        Ok(())
    }

    /// As [`clusters_into`](Self::clusters_into), of a box on the unit square: `[left, top, right, bottom]`, where left >
    /// right crosses the antimeridian. A side that is not a number holds nothing, as in the peer.
    ///
    /// # Errors
    /// [`HierarchyError::Zoom`]; the view is empty then.
    pub fn clusters_on_square_into(
        &self,
        [left, top, right, bottom]: [f64; 4],
        zoom: f64,
        view: &mut View,
    ) -> Result<(), HierarchyError> {
        view.clear();
        if zoom.is_nan() {
            return Err(HierarchyError::Zoom);
        }
        if [left, top, right, bottom].iter().any(|side| side.is_nan()) {
            return Ok(());
        }
        let zoom = self.index.options.limit_zoom(zoom);
        let (first, second) = if left > right {
            ([left, top, 1.0, bottom], Some([0.0, top, right, bottom]))
        } else {
            ([left, top, right, bottom], None)
        };
        let windows = [Some(first), second].into_iter().flatten().map(window);
        self.show_in(windows, zoom, view);
        Ok(())
    }

    fn show_in(&self, windows: impl Iterator<Item = Window>, zoom: u8, view: &mut View) {
        let mut trees = self.trees();
        let tree = tree(&mut trees, &self.index, zoom);
        let mut found = Vec::new();
        for window in windows {
            tree.range(window, &mut found);
        }
        show(&found, &self.index, view);
    }

    /// A panic while a tree is put around a median leaves its points there, in some order.
    pub(super) fn trees(&self) -> MutexGuard<'_, Trees> {
        self.trees.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the children of a cluster at its expansion zoom. Positions are on the unit square.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn children(&self, id: u32) -> Result<View, HierarchyError> {
        let cluster = self.index.find(id)?;
        let mut view = View::default();
        show(
            &self.children_of(cluster, &mut self.trees()),
            &self.index,
            &mut view,
        );
        Ok(view)
    }

    /// Indexes of the points of a cluster, at most `limit` after the first `offset`.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn leaves(&self, id: u32, limit: usize, offset: usize) -> Result<Vec<u32>, HierarchyError> {
        let mut stack = vec![self.index.find(id)?];
        let mut trees = self.trees();
        let mut skipped = 0;
        let mut leaves = Vec::new();
        while leaves.len() < limit
            && let Some(node) = stack.pop()
        {
            let nodes = &self.index.hierarchy.nodes;
            let count = nodes.count(node) as usize;
            if skipped + count <= offset {
                skipped += count;
            } else if let Some(point) = nodes.point(node) {
                leaves.push(point);
            } else {
                stack.extend(self.children_of(node, &mut trees).into_iter().rev());
            }
        }
        Ok(leaves)
    }

    /// The lowest zoom at which a cluster is in pieces; the highest + 1 for points at one place.
    ///
    /// # Errors
    /// [`HierarchyError::UnknownCluster`].
    pub fn expansion_zoom(&self, id: u32) -> Result<u8, HierarchyError> {
        self.index.expansion_zoom(id)
    }

    /// The entries of the tile at a zoom, a column and a row, with a margin of the radius; at the antimeridian also those
    /// from its other side.
    ///
    /// # Errors
    /// [`HierarchyError::Tile`] for numbers that are not finite.
    pub fn tile(&self, z: f64, x: f64, y: f64) -> Result<Tile, HierarchyError> {
        if ![z, x, y].iter().all(|number| number.is_finite()) {
            return Err(HierarchyError::Tile);
        }
        let options = &self.index.options;
        let place = Place {
            z,
            y,
            tiles: z.exp2(),
            margin: options.radius_px / options.extent_px,
        };
        let &Place { tiles, margin, .. } = &place;
        let mut tile = Tile::default();
        self.add_tile(&mut tile, &place, [x - margin, x + 1.0 + margin], x);
        if is_same(x, 0.0) {
            self.add_tile(&mut tile, &place, [tiles - margin, tiles], tiles);
        }
        if is_same(x, tiles - 1.0) {
            self.add_tile(&mut tile, &place, [0.0, margin], -1.0);
        }
        Ok(tile)
    }

    /// All clusters with their children, in the peer's order. Where a cluster has more than two children, this searches
    /// the tree of its zoom: O(n log n) for each zoom at worst.
    pub fn tree(&self) -> Tree {
        let points = self.index.hierarchy.nodes.points();
        let mut trees = self.trees();
        let clusters = self.clusters_in_order();
        let mut places = vec![0; clusters.len()];
        for (place, &cluster) in (points..).zip(&clusters) {
            places[(cluster - points) as usize] = place;
        }
        let mut tree = Tree::default();
        for cluster in clusters {
            for child in self.origin_and_neighbours(cluster, &mut trees) {
                let cluster = child.checked_sub(points);
                let place = cluster.map_or(child, |cluster| places[cluster as usize]);
                tree.children.push(place);
            }
            tree.ids.push(self.index.hierarchy.nodes.id(cluster));
            tree.child_ends.push(index_of(tree.children.len()));
        }
        tree
    }

    /// The clusters, from the highest zoom to the lowest, of each by their ids, which follow the list.
    fn clusters_in_order(&self) -> Vec<u32> {
        let Hierarchy { nodes, levels, .. } = &self.index.hierarchy;
        let mut clusters: Vec<u32> = (nodes.points()..index_of(nodes.len())).collect();
        let mut start = 0;
        for level in levels.iter().rev() {
            let end = level.end.saturating_sub(nodes.points()) as usize;
            if end > start {
                sort_by_key(&mut clusters[start..end], |cluster| nodes.id(cluster));
                start = end;
            }
        }
        clusters
    }

    /// The children of a cluster in the order in which the peer merges them.
    fn origin_and_neighbours(&self, cluster: u32, trees: &mut Trees) -> Vec<u32> {
        let children = self.index.hierarchy.nodes.children(cluster);
        // With a minimum of points over 2 they are kept in that order.
        if children.len() <= 2 || self.index.options.min_points > 2 {
            return children.to_vec();
        }
        let origin = children[0];
        let found = self.children_of(cluster, trees);
        let neighbours = found.into_iter().filter(|&child| child != origin);
        std::iter::once(origin).chain(neighbours).collect()
    }

    /// Adds what lies between two columns, seen from a column.
    fn add_tile(&self, tile: &mut Tile, place: &Place, between: [f64; 2], x: f64) {
        let &Place {
            z,
            y,
            tiles,
            margin,
        } = place;
        let [left, right] = between.map(|column| column / tiles);
        let [top, bottom] = [y - margin, y + 1.0 + margin].map(|row| row / tiles);
        let window = window([left, top, right, bottom]);
        let index = &self.index;
        let zoom = index.options.limit_zoom(z);
        let pixel = |unit: f64, tile: f64| rounded(index.options.extent_px * (unit * tiles - tile));
        let mut found = Vec::new();
        tree(&mut self.trees(), index, zoom).range(window, &mut found);
        for node in found {
            let [unit_x, unit_y] = place_of(node, index);
            tile.positions.extend([pixel(unit_x, x), pixel(unit_y, y)]);
            tile.counts.push(index.hierarchy.nodes.count(node));
            tile.ids.push(index.hierarchy.nodes.id(node));
        }
    }

    /// The children of a cluster in the order in which the peer finds them around its origin.
    fn children_of(&self, cluster: u32, trees: &mut Trees) -> Vec<u32> {
        let Hierarchy { nodes, .. } = &self.index.hierarchy;
        let children = nodes.children(cluster);
        let (Some(&origin), Some(birth)) = (children.first(), nodes.birth_zoom(cluster)) else {
            return Vec::new();
        };
        let mut found = Vec::with_capacity(children.len());
        let (centre, radius) = (
            nodes.position[origin as usize],
            self.index.options.radius_at(birth),
        );
        tree(trees, &self.index, birth + 1).within(centre, radius, &mut found);
        found.retain(|&node| nodes.parent(node) == cluster);
        found
    }
}

/// The window of a box on the unit square.
#[expect(
    clippy::cast_possible_truncation,
    reason = "within the map, or cut to an i32 beyond it"
)]
fn window(sides: [f64; 4]) -> Window {
    let [left, top, right, bottom] = sides.map(scaled);
    Window {
        left: left.ceil() as i32,
        top: top.ceil() as i32,
        right: right.floor() as i32,
        bottom: bottom.floor() as i32,
    }
}

/// The tree over the list of a zoom; zooms that have the same list share it.
pub(super) fn tree<'a>(trees: &'a mut Trees, index: &ClusterIndex, zoom: u8) -> &'a mut KdTree {
    let hierarchy = &index.hierarchy;
    let zoom = first_with_list(hierarchy, zoom);
    let at = trees.iter().position(|&(of, _)| of == zoom);
    let at = at.unwrap_or_else(|| {
        let positions = &hierarchy.nodes.position;
        let numbered = list(hierarchy, zoom).into_iter();
        let points = numbered.map(|node| (node, positions[node as usize]));
        trees.push((zoom, KdTree::new(points.collect(), index.node_size)));
        trees.len() - 1
    });
    &mut trees[at].1
}

/// The highest zoom that has the same list as a zoom: no cluster is born between them.
pub(super) fn first_with_list(hierarchy: &Hierarchy, zoom: u8) -> u8 {
    let end = |zoom: u8| Some(hierarchy.levels.get(usize::from(zoom))?.end);
    let mut first = zoom;
    while end(first + 1).is_some() && end(first + 1) == end(first) {
        first += 1;
    }
    first
}

/// The nodes of a zoom in the order of the peer's list: O(nodes).
pub(super) fn list(hierarchy: &Hierarchy, zoom: u8) -> Vec<u32> {
    if let Some((_, order)) = hierarchy.orders.iter().find(|&&(of, _)| of == zoom) {
        return order.clone();
    }
    let nodes = &hierarchy.nodes;
    let end = hierarchy.levels[usize::from(zoom)].end;
    // A cluster stands where its origin stood. Children come before their clusters.
    let mut labels: Vec<u32> = (0..nodes.points()).collect();
    for cluster in nodes.points()..end {
        labels.push(labels[nodes.children(cluster)[0] as usize]);
    }
    let mut list = vec![NONE; nodes.points() as usize];
    for (node, label) in (0..end).zip(labels) {
        if nodes.lowest_zoom[node as usize] <= zoom {
            list[label as usize] = node;
        }
    }
    list.retain(|&node| node != NONE);
    list
}

/// Adds nodes to a view, on the unit square.
fn show(shown: &[u32], index: &ClusterIndex, view: &mut View) {
    let nodes = &index.hierarchy.nodes;
    for &node in shown {
        view.positions.extend(place_of(node, index));
        view.counts.push(nodes.count(node));
        view.ids.push(nodes.id(node));
    }
}

/// Returns the position of a node on the unit square: a point that stands alone stands where it was put.
fn place_of(node: u32, index: &ClusterIndex) -> [f64; 2] {
    let nodes = &index.hierarchy.nodes;
    match nodes.point(node) {
        Some(point) => index.points.unit(point).into(),
        None => nodes.position[node as usize].map(unit),
    }
}

/// A row of tiles.
struct Place {
    z: f64,
    y: f64,
    /// Width of the world in tiles.
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
