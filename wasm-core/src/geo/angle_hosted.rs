//! Sine and cosine by the engine that is there: what reduces angles of any size is larger than all else of [`super`].

/// Sine and cosine of an angle in radians; no numbers before the host has said how.
pub(crate) fn sin_cos(angle_rad: f64) -> (f64, f64) {
    let sin_cos = crate::host::SIN_COS.get();
    sin_cos.map_or((f64::NAN, f64::NAN), |sin_cos| sin_cos(angle_rad))
}

/// Sine of an angle in radians; no number before the host has said how.
pub(crate) fn sin(angle_rad: f64) -> f64 {
    sin_cos(angle_rad).0
}
