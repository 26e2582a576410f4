//! Positions on the globe, as `google.maps.LatLng` has them, and the peer's distance.

use std::f64::consts::PI;

use crate::geo::angle::{sin, sin_cos};

/// Radius of the earth in the peer's formula, in kilometres.
const EARTH_RADIUS_KM: f64 = 6371.0;

/// A position in degrees: the latitude within ±90, the longitude from −180 to 180.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(super) struct LatLng {
    pub(super) lat: f64,
    pub(super) lng: f64,
}

impl LatLng {
    /// Cuts the latitude and wraps the longitude, keeping 180 itself.
    pub(super) fn new(lat: f64, lng: f64) -> Self {
        let is_inside = (-180.0..=180.0).contains(&lng);
        let wrapped = ((lng + 180.0) % 360.0 + 360.0) % 360.0 - 180.0;
        Self {
            lat: lat.clamp(-90.0, 90.0),
            lng: if is_inside { lng } else { wrapped },
        }
    }
}

/// A position with what distances from it are made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) at: LatLng,
    pub(super) cos_lat: f64,
    pub(super) sin_lat: f64,
    /// On the unit sphere.
    unit: [f64; 3],
}

impl Place {
    pub(super) fn new(at: LatLng) -> Self {
        let (sin_lat, cos_lat) = sin_cos(radians(at.lat));
        let (sin_lng, cos_lng) = sin_cos(radians(at.lng));
        Self {
            at,
            cos_lat,
            sin_lat,
            unit: [cos_lat * cos_lng, cos_lat * sin_lng, sin_lat],
        }
    }

    /// The square of the straight line between two places on the unit sphere, within [`chord_error`].
    pub(super) fn chord_2(&self, other: &Self) -> f64 {
        let difference = |axis: usize| self.unit[axis] - other.unit[axis];
        (0..3).map(|axis| difference(axis) * difference(axis)).sum()
    }

    /// The haversine of the angle between a centre and a marker: the peer's `a`, in its order of operations.
    pub(super) fn haversine_to(&self, marker: &Self) -> f64 {
        let half_lat = radians(marker.at.lat - self.at.lat) / 2.0;
        let half_lng = radians(marker.at.lng - self.at.lng) / 2.0;
        let (sin_lat, sin_lng) = (sin(half_lat), sin(half_lng));
        sin_lat * sin_lat + self.cos_lat * marker.cos_lat * sin_lng * sin_lng
    }
}

/// The peer's distance in kilometres for such a haversine; `NaN` for one that rounding has made larger than 1.
pub(super) fn distance_km(haversine: f64) -> f64 {
    EARTH_RADIUS_KM * (2.0 * haversine.sqrt().atan2((1.0 - haversine).sqrt()))
}

/// More than rounding can add to, or take from, the square of a straight line whose true square is this.
pub(super) fn chord_error(chord_2: f64) -> f64 {
    chord_2.sqrt() * 1e-14 + 1e-29
}

fn radians(degrees: f64) -> f64 {
    degrees * PI / 180.0
}
