//! Spherical Web Mercator on the unit square: x grows eastwards from the antimeridian, y southwards from 85.05° north.
//!
//! The formulas, and the order of their operations, are those of npm `supercluster` 9.1.0 (`lngX`, `latY`, `xLng`,
//! `yLat`), so that the last bit agrees.

use std::f64::consts::PI;

use super::angle::sin;

/// x of a longitude in degrees; within [0, 1] for ±180.
pub fn x_of_longitude(longitude: f64) -> f64 {
    longitude / 360.0 + 0.5
}

/// y of a latitude in degrees, cut to [0, 1] beyond ±85.05.
pub fn y_of_latitude(latitude: f64) -> f64 {
    let sin = sin(latitude * PI / 180.0);
    (0.5 - 0.25 * ((1.0 + sin) / (1.0 - sin)).ln() / PI).clamp(0.0, 1.0)
}

/// Longitude in degrees of an x.
pub fn longitude_of_x(x: f64) -> f64 {
    (x - 0.5) * 360.0
}

/// Latitude in degrees of a y.
pub fn latitude_of_y(y: f64) -> f64 {
    let angle_rad = (180.0 - y * 360.0) * PI / 180.0;
    360.0 * angle_rad.exp().atan() / PI - 90.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_of_the_map_are_those_of_the_unit_square() {
        for (longitude, x) in [(-180.0, 0.0), (0.0, 0.5), (180.0, 1.0)] {
            assert!((x_of_longitude(longitude) - x).abs() < f64::EPSILON);
        }
        for (latitude, y) in [
            (90.0, 0.0),
            (86.0, 0.0),
            (0.0, 0.5),
            (-86.0, 1.0),
            (-90.0, 1.0),
        ] {
            assert!((y_of_latitude(latitude) - y).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn a_position_survives_the_way_there_and_back() {
        for degrees in -85_i32..=85 {
            let degrees = f64::from(degrees);
            assert!((longitude_of_x(x_of_longitude(degrees)) - degrees).abs() < 1e-12);
            assert!((latitude_of_y(y_of_latitude(degrees)) - degrees).abs() < 1e-12);
        }
    }
}
