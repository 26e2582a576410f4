//! Sine and cosine by the standard library.

/// Sine and cosine of an angle in radians.
pub fn sin_cos(angle_rad: f64) -> (f64, f64) {
    angle_rad.sin_cos()
}

/// Sine of an angle in radians.
pub fn sin(angle_rad: f64) -> f64 {
    angle_rad.sin()
}
