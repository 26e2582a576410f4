//! Spherical Web Mercator as fractions of the world square: x grows eastwards, y southwards, both 0 to 1.
//!
//! The formulas are those of `supercluster` 9.1 (`lngX`, `latY`, `xLng`, `yLat`), operation by operation, so that
//! positions agree with it in the last bit.

use std::f64::consts::PI;

/// Longitude in degrees → x. Not wrapped: 190° lies east of the square.
pub fn lng_to_x(longitude: f64) -> f64 {
    longitude / 360.0 + 0.5
}

/// Latitude in degrees → y, held between 0 and 1: beyond ±85.0511° it is the edge of the square.
pub fn lat_to_y(latitude: f64) -> f64 {
    let sin = (latitude * PI / 180.0).sin();
    let y = 0.5 - 0.25 * ((1.0 + sin) / (1.0 - sin)).ln() / PI;
    y.clamp(0.0, 1.0)
}

/// x → longitude in degrees.
pub fn x_to_lng(x: f64) -> f64 {
    (x - 0.5) * 360.0
}

/// y → latitude in degrees.
pub fn y_to_lat(y: f64) -> f64 {
    let angle = (180.0 - y * 360.0) * PI / 180.0;
    360.0 * angle.exp().atan() / PI - 90.0
}
