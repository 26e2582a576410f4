//! The points and clusters of one zoom, as columns in the order of their list.

/// The parent of something that no cluster has taken.
pub(super) const NO_PARENT: u32 = u32::MAX;

/// One zoom's list. An index into it is a *label*.
#[derive(Debug, Clone, Default)]
pub(super) struct Level {
    /// (mercator − 0.5) · 2³⁰, truncated.
    pub(super) xs: Vec<i32>,
    pub(super) ys: Vec<i32>,
    /// Index of the point, or id of the cluster.
    pub(super) ids: Vec<u32>,
    /// Points in it; 1 for a single point.
    pub(super) counts: Vec<u32>,
    /// Id of the cluster that took it at the next lower zoom; empty while nothing was taken.
    pub(super) parents: Vec<u32>,
}

impl Level {
    pub(super) fn with_capacity(capacity: usize) -> Self {
        Self {
            xs: Vec::with_capacity(capacity),
            ys: Vec::with_capacity(capacity),
            ids: Vec::with_capacity(capacity),
            counts: Vec::with_capacity(capacity),
            parents: Vec::new(),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.xs.len()
    }

    pub(super) fn push(&mut self, x: i32, y: i32, id: u32, count: u32) {
        self.xs.push(x);
        self.ys.push(y);
        self.ids.push(id);
        self.counts.push(count);
    }

    pub(super) fn shrink(&mut self) {
        self.xs.shrink_to_fit();
        self.ys.shrink_to_fit();
        self.ids.shrink_to_fit();
        self.counts.shrink_to_fit();
    }

    pub(super) fn position(&self, label: u32) -> (i32, i32) {
        (self.xs[label as usize], self.ys[label as usize])
    }
}

/// Squared distance of two positions, rounded exactly as the peer's arithmetic on doubles: products and sum are each rounded once, never fused.
pub(super) fn distance_2(a: (i32, i32), b: (i32, i32)) -> f64 {
    let dx = f64::from(a.0) - f64::from(b.0);
    let dy = f64::from(a.1) - f64::from(b.1);
    dx * dx + dy * dy
}

/// 2³⁰: coordinates in the world square become Int32 in ±2²⁹.
pub(super) const SCALE: f64 = 1_073_741_824.0;

/// A fraction of the world square in Int32 units, before it is truncated.
pub(super) fn encode(fraction: f64) -> f64 {
    (fraction - 0.5) * SCALE
}

/// The fraction of the world square of a stored coordinate.
pub(super) fn decode(stored: i32) -> f64 {
    f64::from(stored) / SCALE + 0.5
}

/// What storing a number in an `Int32Array` makes of it: truncated, modulo 2³².
#[expect(
    clippy::cast_possible_truncation,
    reason = "that is what an Int32Array does"
)]
pub(super) fn to_int32(value: f64) -> i32 {
    value as i64 as i32
}
