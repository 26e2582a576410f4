//! The window of a cover: which part of the world is seen, around its places.

use super::coast::Point;
use super::{CoverKind, CoverPlace, CoverSize};
use crate::geo::angle::sin_cos;
use crate::geo::mercator::{latitude_of_y, x_of_longitude, y_of_latitude};

/// Length of the equator in kilometres.
const EQUATOR_KM: f64 = 40_075.0;
/// Kilometres across the short side, least and most: closer the coast is too coarse, farther no coast is known again.
const LIST_KM: [f64; 2] = [700.0, 40_000.0];
const QUEST_KM: [f64; 2] = [260.0, 4_000.0];
const HANGOUT_KM: [f64; 2] = [420.0, 420.0];

/// A view of the world: where its middle lies in the picture, and how large the world is.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// The middle on the unit square; x may lie beyond it where places are on both sides of the antimeridian.
    pub(super) middle: Point,
    /// Position of that in the picture.
    pub(super) focus: Point,
    /// Pixels that the world is wide.
    pub(super) world_px: f64,
}

impl Frame {
    /// The frame in which all places are seen, on this share of the picture; around the fallback without any.
    pub(super) fn around(
        kind: CoverKind,
        places: &[CoverPlace<'_>],
        fallback: (f64, f64),
        size: CoverSize,
        share: f64,
    ) -> Self {
        let units: Vec<Point> = places.iter().map(unit_of).collect();
        let (lng, lat) = fallback;
        let nowhere = [[x_of_longitude(lng), y_of_latitude(lat)]];
        let units = if units.is_empty() {
            &nowhere[..]
        } else {
            &units
        };
        let [west, east] = shortest_arc(units);
        let (north, south) = units
            .iter()
            .fold((1.0_f64, 0.0_f64), |(n, s), [_, y]| (n.min(*y), s.max(*y)));
        let middle = [f64::midpoint(west, east), f64::midpoint(north, south)];
        let room = |px: f64, extent: f64| px * share / extent.max(1e-9);
        let fitting = room(size.width, east - west).min(room(size.height, south - north));
        let [least_km, most_km] = match kind {
            CoverKind::List => LIST_KM,
            CoverKind::Quest => QUEST_KM,
            CoverKind::Hangout => HANGOUT_KM,
        };
        let ground_km = EQUATOR_KM * sin_cos(latitude_of_y(middle[1]).to_radians()).1.max(0.2);
        let short_px = size.width.min(size.height);
        let px_across = |km: f64| short_px * ground_km / km;
        Self {
            middle,
            focus: [size.width / 2.0, size.height / 2.0],
            world_px: fitting.clamp(px_across(most_km), px_across(least_km)),
        }
    }

    /// Position in the picture of a point of the unit square, `turns` worlds farther east.
    pub(super) fn at(&self, [x, y]: Point, turns: f64) -> Point {
        [
            self.focus[0] + (x + turns - self.middle[0]) * self.world_px,
            self.focus[1] + (y - self.middle[1]) * self.world_px,
        ]
    }

    /// Position of a place in the picture, on the side of the antimeridian that is seen.
    pub(super) fn place(&self, place: &CoverPlace<'_>) -> Point {
        let unit = unit_of(place);
        self.at(unit, (self.middle[0] - unit[0]).round())
    }
}

fn unit_of(place: &CoverPlace<'_>) -> Point {
    [x_of_longitude(place.lng), y_of_latitude(place.lat)]
}

/// West and east of the shortest arc of the globe that has all points: the widest gap between neighbours is left out.
fn shortest_arc(units: &[Point]) -> [f64; 2] {
    let mut xs: Vec<f64> = units.iter().map(|[x, _]| x.rem_euclid(1.0)).collect();
    xs.sort_unstable_by(f64::total_cmp);
    let (Some(first), Some(last)) = (xs.first().copied(), xs.last().copied()) else {
        return [0.5, 0.5];
    };
    let mut arc = [first, last];
    let mut widest = first + 1.0 - last;
    for pair in xs.windows(2) {
        if pair[1] - pair[0] > widest {
            widest = pair[1] - pair[0];
            arc = [pair[1], pair[0] + 1.0];
        }
    }
    arc
}
