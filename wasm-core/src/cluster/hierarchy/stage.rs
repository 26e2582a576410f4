//! A few zooms in a row. Most nodes of a sparse map are far from all others: they are found once, and sleep.
//!
//! A node sleeps when no other lies within 2.5 r of it, where r is the radius of the last of the stage's three zooms.
//! At each zoom a node moves with its cluster by at most twice the radius; until the last zoom is clustered, by
//! 2 (r/4 + r/2) = 1.5 r. So nothing comes within r of a sleeper, and whether it is there changes nothing for the
//! others but their index in the list, which is the number of nodes before them.

use super::grid::Grid;
use super::level::Rows;
use super::nodes::Nodes;

/// How many zooms a stage has: with more fewer nodes sleep, with fewer all nodes are sorted more often.
pub(super) const STAGE_ZOOMS: u8 = 3;

/// How far from all others a sleeper is, in radii of the last zoom.
const SLEEP_RADII: f64 = 2.5;

/// Centres are truncated to whole coordinates once a zoom; this is more than all of a stage can add to a distance.
const TRUNCATION: f64 = 16.0;

/// The nodes of the current zoom. Arrays are reused, because fresh memory costs more than the work in it.
#[derive(Debug, Default)]
pub(super) struct Stage {
    /// Nodes in the order of the list when the stage began. The index in it is a label, which a cluster takes over from
    /// its origin.
    nodes: Vec<u32>,
    /// A bit for each label that is still in the list.
    is_listed: Vec<u64>,
    /// The same when the current zoom began, each word with the number of bits in those before it.
    was_listed: Vec<(u64, u32)>,
    /// Labels of the nodes that do not sleep, ascending.
    awake: Vec<u32>,
    x: Vec<i32>,
    y: Vec<i32>,
    grid: Grid,
    /// Where the runs of neighbouring cells start, for each sorted node.
    starts: Vec<[u32; 3]>,
    /// Sorted nodes that have a neighbour, and have not been taken yet.
    is_open: Vec<bool>,
    /// Sorted place of each node that is awake.
    places: Vec<u32>,
    gathered: Vec<u32>,
}

impl Stage {
    /// The stage before the first: all points are listed.
    pub(super) fn new(points: u32) -> Self {
        let mut stage = Self {
            nodes: (0..points).collect(),
            ..Self::default()
        };
        stage.list_all();
        stage
    }

    /// Begins a stage with the nodes that the one before has left; gives those that sleep.
    pub(super) fn begin(&mut self, nodes: &Nodes, last_radius: f64) -> Rows {
        self.compact();
        self.awake.clear();
        self.awake.extend((0..).take(self.nodes.len()));
        self.sort(nodes, SLEEP_RADII * last_radius + TRUNCATION);
        self.sweep();
        let (grid, has_neighbour) = (&self.grid, &self.is_open);
        let asleep = Rows::new(grid, |at| {
            (!has_neighbour[at]).then(|| self.nodes[grid.index(at) as usize])
        });
        self.locate();
        let (places, has_neighbour) = (&self.places, &self.is_open);
        self.awake
            .retain(|&label| has_neighbour[places[label as usize] as usize]);
        asleep
    }

    /// Sorts the nodes that are awake, to be clustered with this radius.
    pub(super) fn sort(&mut self, nodes: &Nodes, radius: f64) {
        let awake = self
            .awake
            .iter()
            .map(|&label| self.nodes[label as usize] as usize);
        self.x.clear();
        self.x.extend(awake.clone().map(|node| nodes.x[node]));
        self.y.clear();
        self.y.extend(awake.map(|node| nodes.y[node]));
        self.grid.sort(&self.x, &self.y, radius);
    }

    /// The sorted nodes.
    pub(super) fn rows(&self) -> Rows {
        Rows::new(&self.grid, |at| Some(self.node(self.grid.index(at))))
    }

    /// Clusters the sorted nodes in the order of the list; `false` where nothing is near anything.
    pub(super) fn merge(&mut self, nodes: &mut Nodes, id: impl Fn(u32) -> u32) -> bool {
        if !self.sweep() {
            return false;
        }
        self.locate();
        self.count_listed();
        for index in 0..self.awake.len() {
            let at = self.places[index] as usize;
            if self.is_open[at] && self.gather(at) {
                let label = self.awake[index];
                self.nodes[label as usize] =
                    nodes.push_cluster(id(self.rank(label)), &self.gathered);
            }
        }
        let is_listed = &self.is_listed;
        self.awake
            .retain(|&label| is_listed[label as usize / 64] >> (label % 64) & 1 == 1);
        true
    }

    fn node(&self, index: u32) -> u32 {
        self.nodes[self.awake[index as usize] as usize]
    }

    /// Takes all free neighbours of a sorted node off the list; `gathered` has their nodes then, its own first.
    /// `false` where there are none.
    fn gather(&mut self, at: usize) -> bool {
        let Self {
            grid,
            is_open,
            gathered,
            ..
        } = self;
        is_open[at] = false;
        gathered.clear();
        grid.find_around(at, self.starts[at], |other| {
            if is_open[other] && grid.is_near(at, other) {
                is_open[other] = false;
                gathered.push(grid.index(other));
            }
            false
        });
        gathered.sort_unstable();
        for index in gathered.iter() {
            let label = self.awake[*index as usize];
            self.is_listed[label as usize / 64] &= !(1 << (label % 64));
        }
        gathered.insert(0, grid.index(at));
        for index in gathered.iter_mut() {
            *index = self.nodes[self.awake[*index as usize] as usize];
        }
        gathered.len() > 1
    }

    /// Finds in the order of the grid, where memory is read forwards, which nodes have a neighbour at all; says
    /// whether any has.
    fn sweep(&mut self) -> bool {
        let Self {
            grid,
            is_open,
            starts,
            ..
        } = self;
        is_open.clear();
        is_open.resize(grid.len(), false);
        starts.clear();
        let mut runs = [0; 3];
        let mut any = false;
        for at in 0..grid.len() {
            grid.advance(&mut runs, at);
            starts.push(runs);
            if is_open[at] {
                continue;
            }
            // Of a thousand equal points each finds the next at once, however many others share the cells.
            let beside = [at.wrapping_sub(1), at + 1].into_iter();
            let mut beside = beside.filter(|&other| other < grid.len() && grid.is_near(at, other));
            let is_neighbour = |other| other != at && grid.is_near(at, other);
            if let Some(other) = beside
                .next()
                .or_else(|| grid.find_around(at, runs, is_neighbour))
            {
                is_open[at] = true;
                is_open[other] = true;
                any = true;
            }
        }
        any
    }

    fn locate(&mut self) {
        self.places.clear();
        self.places.resize(self.grid.len(), 0);
        for at in (0..).take(self.grid.len()) {
            self.places[self.grid.index(at as usize) as usize] = at;
        }
    }

    /// Drops what is no longer listed, and labels the rest anew.
    fn compact(&mut self) {
        let is_listed = &self.is_listed;
        let mut label = 0;
        self.nodes.retain(|_| {
            let is_kept = is_listed[label / 64] >> (label % 64) & 1 == 1;
            label += 1;
            is_kept
        });
        self.list_all();
    }

    fn list_all(&mut self) {
        self.is_listed.clear();
        self.is_listed
            .resize(self.nodes.len().div_ceil(64), u64::MAX);
    }

    fn count_listed(&mut self) {
        let mut before = 0;
        self.was_listed.clear();
        self.was_listed.extend(self.is_listed.iter().map(|&word| {
            before += word.count_ones();
            (word, before - word.count_ones())
        }));
    }

    /// Index in the list that a label had when the current zoom began.
    fn rank(&self, label: u32) -> u32 {
        let (word, before) = self.was_listed[label as usize / 64];
        before + (word & ((1 << (label % 64)) - 1)).count_ones()
    }
}
