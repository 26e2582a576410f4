//! Boxes of latitude and longitude, as `google.maps.LatLngBounds` has them: closed, and circular in longitude.

use super::globe::LatLng;

/// A box; its east may lie west of its west, then it crosses the antimeridian.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bounds {
    south: f64,
    north: f64,
    west: f64,
    east: f64,
}

impl Bounds {
    pub(super) fn new(south_west: LatLng, north_east: LatLng) -> Self {
        let (mut west, mut east) = (south_west.lng, north_east.lng);
        // −180 and 180 are one meridian; together they are the whole circle.
        if is_antimeridian(west) && east < 180.0 {
            (west, east) = (180.0, if is_antimeridian(east) { 180.0 } else { east });
        } else if is_antimeridian(east) && west < 180.0 {
            east = 180.0;
        }
        Self {
            south: south_west.lat,
            north: north_east.lat,
            west,
            east,
        }
    }

    pub(super) fn south_west(&self) -> LatLng {
        LatLng {
            lat: self.south,
            lng: self.west,
        }
    }

    pub(super) fn north_east(&self) -> LatLng {
        LatLng {
            lat: self.north,
            lng: self.east,
        }
    }

    pub(super) fn contains(&self, at: LatLng) -> bool {
        self.south <= at.lat && at.lat <= self.north && self.contains_longitude(at.lng)
    }

    fn contains_longitude(&self, lng: f64) -> bool {
        let lng = if is_antimeridian(lng) { 180.0 } else { lng };
        if self.west > self.east {
            lng >= self.west || lng <= self.east
        } else {
            lng >= self.west && lng <= self.east
        }
    }

    /// Grows as far as it needs to hold a position, to the nearer side.
    pub(super) fn extend(&mut self, at: LatLng) {
        self.south = self.south.min(at.lat);
        self.north = self.north.max(at.lat);
        if self.contains_longitude(at.lng) {
            return;
        }
        if eastwards(at.lng, self.west) < eastwards(self.east, at.lng) {
            self.west = at.lng;
        } else {
            self.east = at.lng;
        }
    }
}

#[expect(clippy::float_cmp, reason = "exactly the edge of the map")]
fn is_antimeridian(lng: f64) -> bool {
    lng == -180.0
}

/// Degrees from one longitude eastwards to another.
fn eastwards(from: f64, to: f64) -> f64 {
    if to - from >= 0.0 {
        to - from
    } else {
        to + 180.0 - (from - 180.0)
    }
}
