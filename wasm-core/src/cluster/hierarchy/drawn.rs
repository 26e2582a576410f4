//! Listed nodes as views show them, each with all that is asked of it in one place.
//!
//! What an entry is made of lies all over the memory, since points come in any order: to look it up takes longer than all
//! else about a view. So it is gathered once, in the order of the map, by the first view that looks there.

use super::level::Window;
use super::nodes::{Nodes, Position, index_of};
use super::points::Points;
use super::quad_tree::QuadTree;
use super::query::{View, unit};
use crate::geo::latitude::unit_to_degrees;

/// Zooms are fewer than the bits of a word.
const MOST_ZOOM: u8 = 31;

/// The nodes of a list.
#[derive(Debug)]
pub(super) struct Drawn {
    tree: QuadTree,
    /// In the order of the tree.
    keys: Vec<Key>,
    entries: Vec<Entry>,
}

/// What decides whether a node is shown.
#[derive(Debug)]
struct Key {
    position: Position,
    /// A bit for each zoom at which it is to be seen.
    zooms: u32,
}

/// What is shown of it.
#[derive(Debug)]
struct Entry {
    /// Longitude and latitude in degrees.
    place: [f64; 2],
    count: u32,
    id: u32,
}

impl Drawn {
    /// Gathers what is known of nodes once the clusters of all zooms are: O(nodes).
    pub(super) fn new(listed: &[u32], nodes: &Nodes, points: &Points) -> Self {
        let positions = listed.iter().map(|&node| nodes.position[node as usize]);
        let (order, tree) = QuadTree::new(&positions.collect::<Vec<_>>());
        let listed = order.iter().map(|&at| listed[at as usize]);
        let key = |node: u32| Key {
            position: nodes.position[node as usize],
            zooms: zooms(
                nodes.lowest_zoom[node as usize],
                nodes.birth_zoom(node).unwrap_or(MOST_ZOOM),
            ),
        };
        let entry = |node: u32| Entry {
            place: place(node, nodes, points),
            count: nodes.count(node),
            id: nodes.id(node),
        };
        Self {
            keys: listed.clone().map(key).collect(),
            entries: listed.map(entry).collect(),
            tree,
        }
    }

    /// Adds those that are in a window and to be seen at a zoom to a view, without aggregates. `found` is scratch.
    pub(super) fn show(&self, (window, zoom): (Window, u8), found: &mut Vec<u32>, view: &mut View) {
        let mut len = 0;
        let asked = Asked::new(window, zoom);
        self.tree.for_each_run(&window, |run| {
            if found.len() < len + run.len() {
                found.resize((len + run.len()).next_power_of_two(), 0);
            }
            // Whether a node is shown is as good as random, so that it is written down before that is known, and the next
            // overwrites it if it was not.
            for (key, at) in self.keys[run.clone()].iter().zip(index_of(run.start)..) {
                found[len] = at;
                len += asked.shows(key) as usize;
            }
        });
        let shown = found[..len].iter().map(|&at| &self.entries[at as usize]);
        let start = view.positions.len();
        view.positions.resize(start + 2 * len, 0.0);
        let positions = view.positions[start..].chunks_exact_mut(2);
        for (position, entry) in positions.zip(shown.clone()) {
            position.copy_from_slice(&entry.place);
        }
        view.counts.extend(shown.clone().map(|entry| entry.count));
        view.ids.extend(shown.map(|entry| entry.id));
    }
}

/// A question, as a node can be tested for it without branches, which would be hard to foresee.
struct Asked {
    corner: Position,
    size: [u32; 2],
    zoom: u8,
}

impl Asked {
    fn new(window: Window, zoom: u8) -> Self {
        let Window {
            left,
            top,
            right,
            bottom,
        } = window;
        Self {
            corner: [left, top],
            size: [right.abs_diff(left), bottom.abs_diff(top)],
            zoom,
        }
    }

    /// 1 or 0. What lies before the corner is, wrapped, farther than any size reaches.
    fn shows(&self, key: &Key) -> u32 {
        let beyond = |axis: usize| {
            let distance = key.position[axis].wrapping_sub(self.corner[axis]);
            u32::from(distance.cast_unsigned() > self.size[axis])
        };
        (key.zooms >> self.zoom) & 1 & !(beyond(0) | beyond(1))
    }
}

/// The bits from one zoom to another.
fn zooms(lowest: u8, highest: u8) -> u32 {
    if lowest > highest {
        return 0;
    }
    let above = u32::MAX >> (MOST_ZOOM - highest.min(MOST_ZOOM));
    above & u32::MAX << lowest
}

/// Longitude and latitude in degrees of a node: a point that stands alone stands where it was put.
pub(super) fn place(node: u32, nodes: &Nodes, points: &Points) -> [f64; 2] {
    let mut place = match nodes.point(node) {
        Some(point) => points.unit(point).into(),
        None => nodes.position[node as usize].map(unit),
    };
    unit_to_degrees(&mut place);
    place
}
