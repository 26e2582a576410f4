//! Gate for places, so that nobody's way is longer than a bound: a place must lie in a cap of the globe around each
//! person, so it lies in the box around each cap, so it lies in the intersection of all boxes.

use std::f64::consts::PI;

use super::Traveller;
use crate::geo::angle::{sin, sin_cos};
use crate::geo::sphere::{angle_rad, chord_squared};

/// Boxes and chords are made wider by so much, so that rounding loses no place.
const SLACK: f64 = 1e-9;
/// The gate is made anew when the bound has become narrower by this part.
const NARROWER: f64 = 0.98;

pub(super) struct Gate {
    bound_min: f64,
    south: f64,
    north: f64,
    /// Longitude that the two next are relative to.
    middle: f64,
    west: f64,
    east: f64,
    /// Square of the longest chord for each person.
    chords: Vec<f64>,
}

impl Gate {
    pub(super) fn new(travellers: &[Traveller], bound_min: f64) -> Self {
        let angles: Vec<f64> = travellers
            .iter()
            .map(|own| (angle_rad(bound_min / own.minutes_per_km) * (1.0 + SLACK) + SLACK).min(PI))
            .collect();
        let chord = |angle: &f64| 4.0 * sin(angle / 2.0).powi(2) * (1.0 + SLACK);
        let both = || travellers.iter().zip(&angles);
        let south = both().map(|(own, angle)| own.latitude - angle.to_degrees());
        let north = both().map(|(own, angle)| own.latitude + angle.to_degrees());
        let widths: Vec<(f64, f64)> = both()
            .map(|(own, angle)| (own.longitude, width(own.latitude, *angle)))
            .collect();
        let narrowest = widths.iter().min_by(|a, b| a.1.total_cmp(&b.1));
        let (middle, narrowest) = narrowest.copied().unwrap_or((0.0, 180.0));
        let mut gate = Self {
            bound_min,
            south: south.fold(-90.0, f64::max),
            north: north.fold(90.0, f64::min),
            middle,
            west: -narrowest,
            east: narrowest,
            chords: angles.iter().map(chord).collect(),
        };
        for (longitude, width) in widths {
            gate.cut(longitude, width);
        }
        gate
    }

    /// Cuts off what lies outside so many degrees around a longitude, where that is one stretch seen from the middle.
    fn cut(&mut self, longitude: f64, width: f64) {
        let offset = (longitude - self.middle + 900.0).rem_euclid(360.0) - 180.0;
        if offset.abs() + width <= 180.0 {
            self.west = self.west.max(offset - width);
            self.east = self.east.min(offset + width);
        }
    }

    /// Returns `true` if a place may keep to the bound; quick, and sometimes wrong for one that does not.
    pub(super) fn lets_pass(&self, longitude: f64, latitude: f64) -> bool {
        let east = longitude - self.middle;
        let is_within = |east: f64| east >= self.west && east <= self.east;
        latitude >= self.south
            && latitude <= self.north
            && (is_within(east)
                || is_within(east + 360.0)
                || is_within(east - 360.0)
                || east.abs() > 540.0)
    }

    /// Returns `true` if a place lies in every cap.
    pub(super) fn is_near_all(&self, travellers: &[Traveller], direction: &[f64; 3]) -> bool {
        let mut both = travellers.iter().zip(&self.chords);
        both.all(|(own, chord)| chord_squared(&own.direction, direction) <= *chord)
    }

    pub(super) fn is_wide_for(&self, bound_min: f64) -> bool {
        bound_min < self.bound_min * NARROWER
    }
}

/// Degrees of longitude to each side of the middle of a cap; 180 where it holds a pole.
fn width(latitude: f64, angle: f64) -> f64 {
    if latitude.to_radians().abs() + angle >= PI / 2.0 - SLACK {
        return 180.0;
    }
    let width = (sin(angle) / sin_cos(latitude.to_radians()).1)
        .min(1.0)
        .asin();
    width.to_degrees() + SLACK
}
