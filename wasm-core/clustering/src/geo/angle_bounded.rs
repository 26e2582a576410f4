//! Sine and cosine for WebAssembly, as fdlibm computes them (Sun Microsystems 1993, freely redistributable), without
//! the Payne–Hanek reduction of huge angles, whose table is more to download than all the rest. The results are those of the
//! JavaScript engines bit by bit up to [`EXACT_MAX_RAD`]; beyond it, where a
//! number of degrees is no place any more, they lose digits.

use std::f64::consts::{FRAC_2_PI, FRAC_PI_4, TAU};

const EXACT_MAX_RAD: f64 = 1e5;

/// π/2 in three parts of 33 bits, each with what is left.
const HALF_PI: [[f64; 2]; 3] = [
    [1.570_796_326_734_125_6, 6.077_100_506_506_192e-11],
    [6.077_100_506_303_966e-11, 2.022_266_248_795_950_6e-21],
    [2.022_266_248_711_166_5e-21, 8.478_427_660_368_9e-32],
];
/// Bits that may cancel before the next part of π/2 matters.
const CANCELLED_MAX: [i32; 2] = [16, 49];

/// Sine and cosine of an angle in radians.
pub fn sin_cos(angle_rad: f64) -> (f64, f64) {
    (sin(angle_rad), cos(angle_rad))
}

/// Sine of an angle in radians.
pub fn sin(angle_rad: f64) -> f64 {
    turned(angle_rad, 0)
}

fn cos(angle_rad: f64) -> f64 {
    turned(angle_rad, 1)
}

/// The sine of an angle and so many quarter turns.
fn turned(angle_rad: f64, quarters: i64) -> f64 {
    if angle_rad.abs() <= FRAC_PI_4 {
        return match quarters {
            0 => kernel_sin(angle_rad, None),
            _ => kernel_cos(angle_rad, 0.0),
        };
    }
    let (turns, high, low) = reduced(angle_rad);
    match (turns + quarters) & 3 {
        0 => kernel_sin(high, Some(low)),
        1 => kernel_cos(high, low),
        2 => -kernel_sin(high, Some(low)),
        _ => -kernel_cos(high, low),
    }
}

/// An angle as quarter turns and the rest, which is at most π/4 and comes in two parts (Cody–Waite).
fn reduced(angle_rad: f64) -> (i64, f64, f64) {
    let angle_rad = if angle_rad.abs() <= EXACT_MAX_RAD {
        angle_rad
    } else {
        (angle_rad / TAU - (angle_rad / TAU).floor()) * TAU
    };
    let turns = (angle_rad * FRAC_2_PI).round_ties_even();
    let mut rest = angle_rad - turns * HALF_PI[0][0];
    let mut tail = turns * HALF_PI[0][1];
    let mut high = rest - tail;
    for (part, cancelled_max) in HALF_PI[1..].iter().zip(CANCELLED_MAX) {
        if exponent(angle_rad) - exponent(high) <= cancelled_max {
            break;
        }
        let before = rest;
        let head = turns * part[0];
        rest = before - head;
        tail = turns * part[1] - ((before - rest) - head);
        high = rest - tail;
    }
    #[expect(clippy::cast_possible_truncation, reason = "below 10⁵")]
    (turns as i64, high, (rest - high) - tail)
}

fn exponent(number: f64) -> i32 {
    (number.to_bits() >> 52 & 0x7ff) as i32
}

/// Minimax polynomial of the sine up to π/4, of an angle with what it lacks.
fn kernel_sin(x: f64, low: Option<f64>) -> f64 {
    const S: [f64; 6] = [
        -1.666_666_666_666_663_2e-1,
        8.333_333_333_322_49e-3,
        -1.984_126_982_985_795e-4,
        2.755_731_370_707_006_8e-6,
        -2.505_076_025_340_686_3e-8,
        1.589_690_995_211_55e-10,
    ];
    let z = x * x;
    let r = S[1] + z * (S[2] + z * S[3]) + z * (z * z) * (S[4] + z * S[5]);
    let v = z * x;
    match low {
        None => x + v * (S[0] + z * r),
        Some(low) => x - ((z * (0.5 * low - v * r) - low) - v * S[0]),
    }
}

/// The same of the cosine.
fn kernel_cos(x: f64, low: f64) -> f64 {
    const C: [f64; 6] = [
        4.166_666_666_666_66e-2,
        -1.388_888_888_887_411e-3,
        2.480_158_728_947_673e-5,
        -2.755_731_435_139_066_3e-7,
        2.087_572_321_298_175e-9,
        -1.135_964_755_778_819_5e-11,
    ];
    let z = x * x;
    let w = z * z;
    let r = z * (C[0] + z * (C[1] + z * C[2])) + w * w * (C[3] + z * (C[4] + z * C[5]));
    let half = 0.5 * z;
    let w = 1.0 - half;
    w + (((1.0 - w) - half) + (z * r - x * low))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_standard_library_within_a_bit() {
        let near =
            |own: f64, known: f64| (own - known).abs() <= f64::EPSILON * known.abs().max(1e-12);
        for step in -200_000_i32..=200_000 {
            // Every 0.002 degrees around the globe and beyond, and quarters of it exactly.
            let angle_rad = (f64::from(step) * 0.0045).to_radians();
            let (sine, cosine) = sin_cos(angle_rad);
            let (known_sine, known_cosine) = angle_rad.sin_cos();
            assert!(
                near(sine, known_sine) && near(cosine, known_cosine),
                "{angle_rad}"
            );
        }
        assert!((sin(1e12) - 1e12_f64.sin()).abs() < 1e-3);
        assert!(sin(f64::INFINITY).is_nan() && sin(f64::NAN).is_nan());
    }
}
