//! From the points to the list of every zoom.

use super::grid::Grid;
use super::id::Origin;
use super::level::{Level, NO_PARENT, SCALE, distance_2, to_int32};
use super::options::Options;

/// How many possible neighbours the sweep looks at before it leaves a point to the visit in list order. Where points
/// lie that dense, a neighbour is nearly always among the first.
const LOOKS_MOST: usize = 24;

/// A list with the grid it was last sorted into.
#[derive(Debug)]
pub(super) struct Stored {
    pub(super) level: Level,
    pub(super) grid: Grid,
}

/// All lists, and which of them each zoom shows.
#[derive(Debug, Default)]
pub(super) struct Pyramid {
    pub(super) stored: Vec<Stored>,
    /// Index into `stored` of each zoom up to `max_zoom + 1`; zooms without a merge share a list.
    pub(super) of_zoom: Vec<usize>,
}

/// The radius at a zoom, in Int32 units.
pub(super) fn radius_at(options: &Options, zoom: u8) -> f64 {
    options.radius / (options.extent * f64::from(1_u32 << zoom)) * SCALE
}

/// Clusters `points` for every zoom.
pub(super) fn build(points: Level, options: &Options) -> Pyramid {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most 2^26 points, checked where they come in"
    )]
    let n_points = points.len() as u32;
    let mut pyramid = Pyramid {
        stored: Vec::new(),
        of_zoom: vec![0; usize::from(options.max_zoom) + 2],
    };
    let mut level = points;
    let mut grid = None;
    for zoom in (options.min_zoom..=options.max_zoom).rev() {
        let radius = radius_at(options, zoom);
        let sorted = Grid::build(&level, radius);
        let next = merge(&mut level, &sorted, radius, zoom, n_points);
        if let Some(next) = next {
            pyramid.stored.push(Stored {
                level: std::mem::replace(&mut level, next),
                grid: sorted.settled(),
            });
            grid = None;
        } else {
            grid = Some(sorted.settled());
        }
        pyramid.of_zoom[usize::from(zoom)] = pyramid.stored.len();
    }
    let grid =
        grid.unwrap_or_else(|| Grid::build(&level, radius_at(options, options.min_zoom)).settled());
    pyramid.stored.push(Stored { level, grid });
    pyramid
}

/// What is known about each entry of a list during a merge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// Not visited yet.
    Open,
    /// Proven to have no neighbour.
    Single,
    /// In a cluster, or visited and single.
    Settled,
}

/// The list of the next lower zoom; `None` when nothing merges, so that it would be the same.
fn merge(level: &mut Level, grid: &Grid, radius: f64, zoom: u8, n_points: u32) -> Option<Level> {
    let radius_2 = radius * radius;
    let slot_positions: Vec<(i32, i32)> = grid
        .labels
        .iter()
        .map(|&label| level.position(label))
        .collect();
    let mut fates = vec![Fate::Single; level.len()];
    let mut cell_of = Vec::new();
    prove_singles(grid, &slot_positions, radius_2, &mut fates, &mut cell_of);
    if cell_of.is_empty() {
        return None;
    }

    let mut next = Level::with_capacity(level.len());
    let mut members = Vec::new();
    #[expect(clippy::cast_possible_truncation, reason = "labels are counted in u32")]
    for label in 0..level.len() as u32 {
        let at = label as usize;
        match fates[at] {
            Fate::Settled => continue,
            Fate::Open => {
                fates[at] = Fate::Settled;
                let cell = cell_of[at] as usize;
                take_neighbours(
                    grid,
                    &slot_positions,
                    cell,
                    level.position(label),
                    radius_2,
                    &mut fates,
                    &mut members,
                );
            }
            Fate::Single => members.clear(),
        }
        if members.is_empty() {
            next.push(level.xs[at], level.ys[at], level.ids[at], level.counts[at]);
        } else {
            let id = Origin {
                label,
                zoom: zoom + 1,
            }
            .id(n_points);
            push_cluster(level, &mut next, label, id, &members);
        }
    }
    if next.len() == level.len() {
        return None;
    }
    next.shrink();
    Some(next)
}

/// Leaves open only what may have a neighbour, and notes the cell of each of those. `cell_of` stays empty when there are none.
fn prove_singles(
    grid: &Grid,
    positions: &[(i32, i32)],
    radius_2: f64,
    fates: &mut [Fate],
    cell_of: &mut Vec<u32>,
) {
    for cell in 0..grid.n_cells() {
        let own = grid.slots_of(cell);
        let runs = grid.around(cell);
        if runs.iter().map(ExactSizeIterator::len).sum::<usize>() == 1 {
            continue;
        }
        for slot in own {
            let others = runs
                .iter()
                .flat_map(Clone::clone)
                .filter(|&other| other != slot);
            let mut looks = 0;
            let single = others.take(LOOKS_MOST + 1).all(|other| {
                looks += 1;
                looks <= LOOKS_MOST && distance_2(positions[slot], positions[other]) > radius_2
            });
            if !single {
                if cell_of.is_empty() {
                    cell_of.resize(fates.len(), 0);
                }
                let label = grid.labels[slot] as usize;
                fates[label] = Fate::Open;
                #[expect(clippy::cast_possible_truncation, reason = "cells are counted in u32")]
                {
                    cell_of[label] = cell as u32;
                }
            }
        }
    }
}

/// Settles all open entries within the radius, and lists them in `members`.
fn take_neighbours(
    grid: &Grid,
    positions: &[(i32, i32)],
    cell: usize,
    centre: (i32, i32),
    radius_2: f64,
    fates: &mut [Fate],
    members: &mut Vec<u32>,
) {
    members.clear();
    for run in grid.around(cell) {
        for slot in run {
            if distance_2(centre, positions[slot]) > radius_2 {
                continue;
            }
            let label = grid.labels[slot];
            if fates[label as usize] == Fate::Open {
                fates[label as usize] = Fate::Settled;
                members.push(label);
            }
        }
    }
}

/// Adds the cluster of an origin and its members, at their weighted centre. The sums are exact, so that their order does not matter.
fn push_cluster(level: &mut Level, next: &mut Level, origin: u32, id: u32, members: &[u32]) {
    if level.parents.is_empty() {
        level.parents.resize(level.len(), NO_PARENT);
    }
    let (mut x_sum, mut y_sum, mut count) = (0.0, 0.0, 0);
    for &label in members.iter().chain([&origin]) {
        let at = label as usize;
        let weight = f64::from(level.counts[at]);
        x_sum += f64::from(level.xs[at]) * weight;
        y_sum += f64::from(level.ys[at]) * weight;
        count += level.counts[at];
        level.parents[at] = id;
    }
    next.push(
        to_int32(x_sum / f64::from(count)),
        to_int32(y_sum / f64::from(count)),
        id,
        count,
    );
}
