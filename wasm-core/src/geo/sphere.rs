//! Distances over the globe through unit vectors: the straight line through the earth orders positions as the way over its
//! surface does, across the antimeridian and at the poles, and costs no trigonometry.

use super::angle::sin_cos;

/// Mean radius of the earth (IUGG R1), in kilometres.
const EARTH_RADIUS_KM: f64 = 6_371.008_8;

/// The direction of a position in degrees, seen from the centre of the earth.
pub fn unit_vector(longitude: f64, latitude: f64) -> [f64; 3] {
    let (sin_lng, cos_lng) = sin_cos(longitude.to_radians());
    let (sin_lat, cos_lat) = sin_cos(latitude.to_radians());
    [cos_lat * cos_lng, cos_lat * sin_lng, sin_lat]
}

/// Square of the straight line between two directions, in radii of the earth: from 0 to 4.
pub fn chord_squared(from: &[f64; 3], to: &[f64; 3]) -> f64 {
    let [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    x * x + y * y + z * z
}

/// Length in kilometres of the arc over such a line.
pub fn arc_km(chord_squared: f64) -> f64 {
    2.0 * EARTH_RADIUS_KM * (chord_squared.sqrt() / 2.0).min(1.0).asin()
}

/// The angle in radians of an arc of so many kilometres.
pub fn angle_rad(arc_km: f64) -> f64 {
    arc_km / EARTH_RADIUS_KM
}

/// Great-circle distance between two positions in degrees, longitude first, in kilometres; exact to a few centimetres of
/// a sphere, which itself is up to 0.6 % from the ellipsoid.
///
/// ```
/// use wasm_core::geo::sphere::distance_km;
///
/// let (paris, london) = ((2.3488, 48.8534), (-0.1257, 51.5085));
/// assert_eq!(distance_km(paris, london).round(), 344.0);
/// ```
pub fn distance_km(from: (f64, f64), to: (f64, f64)) -> f64 {
    arc_km(chord_squared(
        &unit_vector(from.0, from.1),
        &unit_vector(to.0, to.1),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_haversine_formula() {
        let pairs: [((f64, f64), (f64, f64)); 4] = [
            ((0.0, 0.0), (0.0, 90.0)),
            ((179.9, 10.0), (-179.9, 10.1)),
            ((-70.0, -33.0), (13.4, 52.5)),
            ((5.0, 89.99), (-175.0, 89.99)),
        ];
        for (from, to) in pairs {
            let half = |a: f64, b: f64| {
                ((b - a).to_radians() / 2.0).sin() * ((b - a).to_radians() / 2.0).sin()
            };
            let (cos_from, cos_to) = (from.1.to_radians().cos(), to.1.to_radians().cos());
            let haversine = half(from.1, to.1) + cos_from * cos_to * half(from.0, to.0);
            let expected = 2.0 * EARTH_RADIUS_KM * haversine.sqrt().asin();
            assert!((distance_km(from, to) - expected).abs() < 1e-6);
        }
    }
}
