//! From points to the levels of all zooms.

use std::ops::RangeInclusive;

use super::id::cluster_id;
use super::level::Rows;
use super::nodes::{Nodes, index_of};
use super::options::ClusterOptions;
use super::ordered;
use super::stage::{STAGE_ZOOMS, Stage};

/// What is to be seen at a zoom: two parts, because many zooms share the first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Level {
    /// Index of the rows of those that slept through the stage.
    pub(super) asleep: usize,
    /// Index of the rows of the others.
    pub(super) awake: usize,
}

/// A built hierarchy.
#[derive(Debug, Default)]
pub(super) struct Hierarchy {
    pub(super) nodes: Nodes,
    pub(super) rows: Vec<Rows>,
    /// Of each zoom from 0 to the highest + 1; without meaning below the lowest.
    pub(super) levels: Vec<Level>,
    /// First and past-the-last node born at each zoom.
    pub(super) born: Vec<(u32, u32)>,
}

impl Hierarchy {
    pub(super) fn push(&mut self, rows: Rows) -> usize {
        self.rows.push(rows);
        self.rows.len() - 1
    }
}

/// Clusters points at these world coordinates. O(n) for each zoom: of the points that gather neighbours no two are
/// neighbours of each other, so only a bounded number of them looks at any one point.
pub(super) fn build(x: Vec<i32>, y: Vec<i32>, options: &ClusterOptions) -> Hierarchy {
    let points = index_of(x.len());
    let zooms = usize::from(options.max_zoom) + 2;
    let mut built = Hierarchy {
        nodes: Nodes::of_points(x, y),
        levels: vec![Level::default(); zooms],
        born: vec![(points, points); zooms],
        ..Hierarchy::default()
    };
    if options.min_points > 2 {
        ordered::cluster(&mut built, options);
        return built;
    }
    let mut stage = Stage::new(points);
    let mut highest = Some(options.max_zoom);
    while let Some(zoom) = highest {
        let lowest = zoom.saturating_sub(STAGE_ZOOMS - 1).max(options.min_zoom);
        run(&mut built, &mut stage, lowest..=zoom, options);
        highest = lowest
            .checked_sub(1)
            .filter(|&next| next >= options.min_zoom);
    }
    built
}

/// Clusters at the zooms of one stage, from the highest down.
fn run(
    built: &mut Hierarchy,
    stage: &mut Stage,
    zooms: RangeInclusive<u8>,
    options: &ClusterOptions,
) {
    let points = built.nodes.points();
    let asleep = stage.begin(&built.nodes, options.radius_at(*zooms.start()));
    let asleep = built.push(asleep);
    let mut is_stored = false;
    for zoom in zooms.rev() {
        stage.sort(&built.nodes, options.radius_at(zoom));
        let at = usize::from(zoom);
        if !is_stored {
            let awake = built.push(stage.rows());
            built.levels[at + 1] = Level { asleep, awake };
        }
        let before = index_of(built.nodes.len());
        is_stored = !stage.merge(&mut built.nodes, |index| cluster_id(index, zoom, points));
        built.born[at] = (before, index_of(built.nodes.len()));
        // Right unless something merged; then the next round, or the one after the last, puts it right.
        built.levels[at] = built.levels[at + 1];
        if !is_stored && zoom == options.min_zoom {
            stage.sort(&built.nodes, options.radius_at(zoom));
            let awake = built.push(stage.rows());
            built.levels[at] = Level { asleep, awake };
        }
    }
}
