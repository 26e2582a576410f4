//! Where something is, and rectangles of the map.

use super::nodes::Position;

/// A position on the unit square, x eastwards and y southwards: that of a point as it was given, not yet truncated.
pub(super) type Place = [f64; 2];

/// A rectangle in world coordinates; all sides belong to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Window {
    /// Has no position, and joined with any other window is that.
    pub(super) const EMPTY: Self = Self {
        left: i32::MAX,
        top: i32::MAX,
        right: i32::MIN,
        bottom: i32::MIN,
    };

    /// The window that has one position.
    pub(super) fn at([x, y]: Position) -> Self {
        Self {
            left: x,
            top: y,
            right: x,
            bottom: y,
        }
    }

    /// The window that has all that is within a radius of a position.
    #[expect(clippy::cast_possible_truncation, reason = "cut to an i32")]
    pub(super) fn around([x, y]: Position, radius: f64) -> Self {
        let (x, y) = (f64::from(x), f64::from(y));
        Self {
            left: (x - radius).ceil() as i32,
            top: (y - radius).ceil() as i32,
            right: (x + radius).floor() as i32,
            bottom: (y + radius).floor() as i32,
        }
    }

    pub(super) fn contains(&self, [x, y]: Position) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    /// Whether there is no position in it.
    pub(super) fn is_empty(&self) -> bool {
        self.left > self.right || self.top > self.bottom
    }

    /// Whether a position is in both; neither may be empty.
    pub(super) fn meets(&self, other: &Self) -> bool {
        self.left <= other.right
            && other.left <= self.right
            && self.top <= other.bottom
            && other.top <= self.bottom
    }

    /// Whether all of another is in it.
    pub(super) fn covers(&self, other: &Self) -> bool {
        self.contains([other.left, other.top]) && self.contains([other.right, other.bottom])
    }

    /// The least window that has both.
    pub(super) fn joined(&self, other: &Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}
