//! Estimated density of nodes, which decides over how many zooms a list of pairs is worth keeping.

use std::f64::consts::PI;

use super::nodes::Position;
use super::quad_tree::spread;
use super::sort::sort_words;

/// About so many nodes are looked at.
const SAMPLE: usize = 16_384;

/// Costs in nanoseconds, as measured on one machine; only their ratios matter.
mod cost {
    /// Sorting a node and looking for its pairs.
    pub(super) const NODE: f64 = 45.0;
    /// Finding a pair.
    pub(super) const PAIR: f64 = 8.0;
    /// Looking at a pair again, at each zoom.
    pub(super) const PAIR_AT_ZOOM: f64 = 6.0;
}

/// Pairs for each node from which on listing them takes longer than looking around each origin.
const MOST_PAIRS: f64 = 8.0;

/// Number of zooms of the next stage; 0 for one zoom without a list of pairs.
///
/// `radii` are those of the zooms to come, each twice the one before.
pub(super) fn zooms_of_stage(positions: &[Position], radii: &[f64]) -> u8 {
    let sample = Sample::new(positions, radii.first().copied().unwrap_or(1.0));
    let nodes = as_float(positions.len());
    let mut best = (f64::INFINITY, 0);
    for zooms in (1..).take(radii.len()) {
        let pairs = sample.pairs_in_cells(zooms - 1) * PI * reach(zooms).powi(2);
        if pairs > MOST_PAIRS * nodes {
            break;
        }
        let zooms_f64 = f64::from(zooms);
        let cost = nodes * cost::NODE + pairs * (cost::PAIR + zooms_f64 * cost::PAIR_AT_ZOOM);
        if cost / zooms_f64 < best.0 {
            best = (cost / zooms_f64, zooms);
        }
    }
    best.1
}

/// Largest distance of two nodes at the start of a stage of so many zooms that may be within the radius of its last at
/// the end, in radii of that zoom: each may have moved by half of it, a quarter of it, …
pub(super) fn reach(zooms: u8) -> f64 {
    3.0 - 0.5_f64.powi(i32::from(zooms) - 2)
}

/// Some of the nodes, by the cells they lie in.
#[derive(Debug)]
struct Sample {
    /// Of each, the bits of column and row in turn: cells twice as wide have codes two bits shorter.
    codes: Vec<u64>,
    /// Share of these among all nodes.
    share: f64,
}

impl Sample {
    fn new(positions: &[Position], side: f64) -> Self {
        let side = side.max(1.0);
        let mut codes: Vec<_> = chosen(positions.len())
            .map(|at| code(positions[at], side))
            .collect();
        sort_words(&mut codes);
        let share = as_float(codes.len()) / as_float(positions.len().max(1));
        Self { codes, share }
    }

    /// Number of pairs of nodes that share a cell, when cells have been doubled so many times.
    fn pairs_in_cells(&self, doublings: u8) -> f64 {
        let shift = 2 * u32::from(doublings);
        let cells = self
            .codes
            .chunk_by(|&a, &b| a.checked_shr(shift) == b.checked_shr(shift));
        let pairs: usize = cells.map(|cell| cell.len() * (cell.len() - 1) / 2).sum();
        as_float(pairs) / self.share.powi(2).max(f64::MIN_POSITIVE)
    }
}

/// Places, ascending, each chosen with the same probability whatever others are: neighbours in the list are neighbours on
/// the map, and their pairs must be as likely as any. The gaps between such places are distributed geometrically.
fn chosen(count: usize) -> impl Iterator<Item = usize> {
    let probability = as_float(SAMPLE) / as_float(count);
    let gap = move |number: u64| {
        if probability >= 1.0 {
            return 0;
        }
        #[expect(clippy::cast_precision_loss, reason = "a number from 0 to 1 is wanted")]
        let fraction = (scattered(number) >> 11) as f64 / (1_u64 << 53) as f64;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "0 or more; too large is past the end"
        )]
        let gap = ((1.0 - fraction).ln() / (1.0 - probability).ln()) as usize;
        gap
    };
    let places = (0..).scan(0_usize, move |next, number| {
        let place = next.saturating_add(gap(number));
        *next = place.saturating_add(1);
        Some(place)
    });
    places.take_while(move |&place| place < count)
}

/// A number that looks random (splitmix64).
fn scattered(index: u64) -> u64 {
    let mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

fn code(position: Position, side: f64) -> u64 {
    let [column, row] = position.map(|coordinate| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 2^32, divided by a side of at least 1"
        )]
        let cell = ((f64::from(coordinate) - f64::from(i32::MIN)) / side) as u32;
        spread(cell)
    });
    column | row << 1
}

#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn as_float(number: usize) -> f64 {
    number as f64
}
