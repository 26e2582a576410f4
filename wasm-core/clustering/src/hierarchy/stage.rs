//! A few zooms in a row, for which the nodes are sorted once.
//!
//! How many depends on how near the nodes are to each other (`density`): in a sparse map the few pairs that can merge over
//! many zooms are found at once (`pairs`); in a dense one each zoom is taken by itself, and where even that has too many
//! pairs, without listing them (`dense`).

use std::ops::RangeInclusive;

use super::build::Hierarchy;
use super::dense::Dense;
use super::density::{reach, zooms_of_stage};
use super::labels::Labels;
use super::level::Rows;
use super::list::{List, entry};
use super::nodes::Nodes;
use super::options::ClusterOptions;
use super::pairs::Pairs;
use super::round::Round;

/// Centres are truncated to whole coordinates once a zoom; this is more than that adds to a distance over all zooms.
const TRUNCATION: f64 = 128.0;

/// The current list, and scratch that is reused from stage to stage.
#[derive(Debug)]
pub(super) struct Stage {
    list: List,
    labels: Labels,
    pairs: Pairs,
    dense: Dense,
    /// Places of the clusters born at the current zoom.
    born: Vec<u32>,
}

impl Stage {
    /// Before the first stage: all points that are shown are listed.
    pub(super) fn of_points(nodes: &Nodes) -> Self {
        let shown = nodes.shown_points();
        let positions = shown
            .clone()
            .map(|point| nodes.position[point as usize])
            .collect();
        Self {
            list: List::new(positions, shown.map(|point| entry(point, point))),
            labels: Labels::new(
                nodes.points() as usize,
                nodes.shown_points(),
                nodes.naming(),
            ),
            pairs: Pairs::default(),
            dense: Dense::default(),
            born: Vec::new(),
        }
    }

    /// Clusters at all zooms, from the highest to the lowest.
    pub(super) fn cluster(mut self, built: &mut Hierarchy, options: &ClusterOptions) {
        let mut above = options.max_zoom + 1;
        while above > options.min_zoom {
            let to_come = (options.min_zoom..above).rev();
            let radii: Vec<_> = to_come.map(|zoom| options.radius_at(zoom)).collect();
            match zooms_of_stage(&self.list.positions, &radii) {
                0 => {
                    above -= 1;
                    self.run_dense(built, above, options);
                }
                zooms => {
                    above -= zooms;
                    self.run(built, above..=above + zooms - 1, options);
                }
            }
            self.list.compact();
        }
        self.begin(built, above, options.radius_at(above));
    }

    /// Sorts the list and stores it as what is to be seen at a zoom.
    fn begin(&mut self, built: &mut Hierarchy, zoom: u8, radius: f64) {
        self.list.sort(radius);
        let rows = built.push(Rows::new(&self.list));
        built.list(zoom, rows..rows + 1);
    }

    fn run_dense(&mut self, built: &mut Hierarchy, zoom: u8, options: &ClusterOptions) {
        self.begin(built, zoom + 1, options.radius_at(zoom));
        self.merge(built, zoom, options, |_, dense, round| dense.merge(round));
    }

    fn run(&mut self, built: &mut Hierarchy, zooms: RangeInclusive<u8>, options: &ClusterOptions) {
        let (lowest, highest) = (*zooms.start(), *zooms.end());
        let mut distance = options.radius_at(lowest);
        if lowest < highest {
            distance = distance * reach(highest - lowest + 1) + TRUNCATION;
        }
        self.begin(built, highest + 1, distance);
        let base = built.rows.len() - 1;
        self.pairs.sweep(&self.list, distance);
        let mut born = List::default();
        for zoom in zooms.rev() {
            self.merge(built, zoom, options, |pairs, _, round| pairs.merge(round));
            if zoom > lowest {
                born.extend(&self.list, &self.born);
                built.list(zoom, base..base + 2);
            }
        }
        born.sort(distance);
        built.push(Rows::new(&born));
    }

    fn merge(
        &mut self,
        built: &mut Hierarchy,
        zoom: u8,
        options: &ClusterOptions,
        find: impl FnOnce(&mut Pairs, &mut Dense, &mut Round),
    ) {
        self.born.clear();
        let mut round = Round {
            list: &mut self.list,
            labels: &mut self.labels,
            nodes: &mut built.nodes,
            born: &mut self.born,
            zoom,
            radius: options.radius_at(zoom),
        };
        find(&mut self.pairs, &mut self.dense, &mut round);
    }
}
