//! Groups of zooms that share a view cache.
//!
//! Most nodes live through several zooms. Gathered for each zoom they would take several times the memory of the index;
//! gathered once for all, what a view of the world shows would lie scattered among all that a town shows from near. So
//! neighbouring zooms share as long as each shows a good part of what they share.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::build::Listed;
use super::drawn::Drawn;
use super::nodes::{Nodes, index_of};
use super::points::Points;

/// Zooms share at most so many nodes for one that is to be seen at any of them. What a view does not show of them costs it
/// little, since the tree passes over most of it.
const MOST_SHARED: u32 = 4;

/// View caches of a built hierarchy, filled by the first query of each group of zooms.
#[derive(Debug, Clone, Default)]
pub(super) struct Gathered {
    /// From the highest zooms to the lowest.
    spans: OnceLock<Vec<Span>>,
}

/// Neighbouring zooms.
#[derive(Debug, Clone)]
struct Span {
    zooms: RangeInclusive<u8>,
    drawn: OnceLock<Drawn>,
}

impl Gathered {
    /// The nodes to be seen at a zoom, and others. `None` for a zoom beyond those that there are.
    pub(super) fn at(
        &self,
        zoom: u8,
        levels: &[Listed],
        (nodes, points): (&Nodes, &Points),
    ) -> Option<&Drawn> {
        let spans = self.spans.get_or_init(|| {
            let zooms = spans(levels, nodes).into_iter();
            zooms.map(Span::of).collect()
        });
        let span = spans.iter().find(|span| span.zooms.contains(&zoom))?;
        Some(span.drawn.get_or_init(|| {
            let end = end(levels, *span.zooms.start(), nodes);
            Drawn::new(span.zooms.clone(), end, nodes, points)
        }))
    }
}

impl Span {
    fn of(zooms: RangeInclusive<u8>) -> Self {
        Self {
            zooms,
            drawn: OnceLock::new(),
        }
    }
}

/// From this node on, all are born below a zoom.
fn end(levels: &[Listed], zoom: u8, nodes: &Nodes) -> u32 {
    let end = levels.get(usize::from(zoom)).map_or(0, |level| level.end);
    end.min(index_of(nodes.len()))
}

/// The zooms that share, from the highest to the lowest. What lies below the lowest zoom of the options is never asked for.
fn spans(levels: &[Listed], nodes: &Nodes) -> Vec<RangeInclusive<u8>> {
    let mut ending = [0_u32; u8::MAX as usize + 1];
    for &lowest in &nodes.lowest_zoom {
        ending[usize::from(lowest)] += 1;
    }
    let end = |zoom| end(levels, zoom, nodes);
    let seen = |zoom: u8| {
        let gone: u32 = ending[usize::from(zoom) + 1..].iter().sum();
        end(zoom).saturating_sub(gone)
    };
    let mut highest = (0_u8..).zip(levels).last().map_or(0, |(zoom, _)| zoom);
    let mut spans = Vec::new();
    for zoom in (0..highest).rev() {
        let born_between = end(zoom).saturating_sub(end(highest));
        if seen(highest) + born_between > MOST_SHARED.saturating_mul(seen(zoom)) {
            spans.push(zoom + 1..=highest);
            highest = zoom;
        }
    }
    spans.push(0..=highest);
    spans
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hierarchy::{ClusterIndex, ClusterOptions};

    fn scattered(count: u32) -> ClusterIndex {
        let part = |seed: u32| f64::from(seed.wrapping_mul(2_654_435_769) >> 8) / 16_777_216.0;
        let lng_lat =
            (0..count).flat_map(|at| [part(2 * at) * 360.0 - 180.0, part(7 * at) * 160.0 - 80.0]);
        let mut index = ClusterIndex::new(ClusterOptions::default()).unwrap();
        index.load(&lng_lat.collect::<Vec<_>>()).unwrap();
        index
    }

    #[test]
    fn every_zoom_is_in_one_span_and_each_shows_a_good_part_of_it() {
        for count in [0, 1, 2, 100, 20_000] {
            let index = scattered(count);
            let (levels, nodes) = (&index.hierarchy.levels, &index.hierarchy.nodes);
            let spans = spans(levels, nodes);
            let all: Vec<_> = spans.iter().rev().flat_map(Clone::clone).collect();
            assert_eq!(all, (0..=17).collect::<Vec<_>>(), "of {count} points");
            for zooms in spans {
                let lives_in = |node: &u32| nodes.lowest_zoom[*node as usize] <= *zooms.end();
                let shared = (0..end(levels, *zooms.start(), nodes))
                    .filter(lives_in)
                    .count();
                for zoom in zooms {
                    let view = index.clusters([-180.0, -90.0, 180.0, 90.0], f64::from(zoom));
                    let seen = view.unwrap().counts.len();
                    assert!(shared <= MOST_SHARED as usize * seen, "{shared} for {seen}");
                }
            }
        }
    }

    #[test]
    fn all_zooms_together_gather_far_less_than_each_by_itself() {
        let index = scattered(20_000);
        let (levels, nodes) = (&index.hierarchy.levels, &index.hierarchy.nodes);
        let shared = |zooms: &RangeInclusive<u8>| {
            let lives_in = |node: &u32| nodes.lowest_zoom[*node as usize] <= *zooms.end();
            (0..end(levels, *zooms.start(), nodes))
                .filter(lives_in)
                .count()
        };
        let gathered: usize = spans(levels, nodes).iter().map(shared).sum();
        let by_zoom: usize = (0..=17).map(|zoom| shared(&(zoom..=zoom))).sum();
        assert!(gathered < nodes.len() * 2, "{gathered} of {}", nodes.len());
        assert!(gathered * 3 < by_zoom, "{gathered} instead of {by_zoom}");
    }
}
