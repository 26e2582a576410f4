//! The order in which npm `kdbush` 4.1.0 lists the points within a radius: its tree of two axes in turn, its selection,
//! its walk. Only clusterings with `min_points` over 2 need it, where that order becomes the order of the next list.

use super::nodes::Position;

/// Points of a leaf, as the peer sets it.
const NODE_SIZE: usize = 64;

/// Above this many points the place of the median is first estimated from a sample.
const SAMPLE_FROM: usize = 600;

/// Index and position of a point.
type Entry = (u32, Position);

/// Points in the order of the tree.
#[derive(Debug)]
pub(super) struct KdOrder {
    points: Vec<Entry>,
}

impl KdOrder {
    /// Builds the tree: O(n log n).
    pub(super) fn new(positions: &[Position]) -> Self {
        let mut points: Vec<_> = (0..).zip(positions.iter().copied()).collect();
        if let Some(last) = points.len().checked_sub(1) {
            sort(&mut points, 0, last, 0);
        }
        Self { points }
    }

    /// Calls `found` with the index of each point within a radius, in the order of the peer's walk.
    pub(super) fn within(&self, centre: [i32; 2], radius: f64, mut found: impl FnMut(u32)) {
        let centre = centre.map(f64::from);
        let is_near = |point: [i32; 2]| {
            let (dx, dy) = (
                f64::from(point[0]) - centre[0],
                f64::from(point[1]) - centre[1],
            );
            dx * dx + dy * dy <= radius * radius
        };
        let mut stack = vec![(&self.points[..], 0)];
        while let Some((part, axis)) = stack.pop() {
            if part.len() <= NODE_SIZE + 1 {
                part.iter()
                    .filter(|point| is_near(point.1))
                    .for_each(|point| found(point.0));
                continue;
            }
            let middle = (part.len() - 1) / 2;
            let (index, position) = part[middle];
            if is_near(position) {
                found(index);
            }
            let split = f64::from(position[axis]);
            if centre[axis] - radius <= split {
                stack.push((&part[..middle], 1 - axis));
            }
            if centre[axis] + radius >= split {
                stack.push((&part[middle + 1..], 1 - axis));
            }
        }
    }
}

/// Bounds are indexes of the whole, as the peer's are: the sample's place is rounded, and would be rounded otherwise.
fn sort(points: &mut [Entry], left: usize, right: usize, axis: usize) {
    if right - left <= NODE_SIZE {
        return;
    }
    let middle = usize::midpoint(left, right);
    select(points, middle, left, right, axis);
    sort(points, left, middle - 1, 1 - axis);
    sort(points, middle + 1, right, 1 - axis);
}

/// Floyd and Rivest's selection, step for step as the peer takes it, because the order of equal points shows.
fn select(points: &mut [Entry], k: usize, mut left: usize, mut right: usize, axis: usize) {
    while right > left {
        if right - left > SAMPLE_FROM {
            let (sample_left, sample_right) = sample(k, left, right);
            select(points, k, sample_left, sample_right, axis);
        }
        let pivot = points[k].1[axis];
        let (mut i, mut j) = (left, right);
        points.swap(left, k);
        if points[right].1[axis] > pivot {
            points.swap(left, right);
        }
        while i < j {
            points.swap(i, j);
            i += 1;
            j -= 1;
            while points[i].1[axis] < pivot {
                i += 1;
            }
            while points[j].1[axis] > pivot {
                j -= 1;
            }
        }
        if points[left].1[axis] == pivot {
            points.swap(left, j);
        } else {
            j += 1;
            points.swap(j, right);
        }
        if j <= k {
            left = j + 1;
        }
        if k <= j {
            let Some(before) = j.checked_sub(1) else {
                return;
            };
            right = before;
        }
    }
}

/// The range that very probably holds the `k`-th, by the peer's formula.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "indexes are far below 2^53, and negative ones are cut to the range"
)]
fn sample(k: usize, left: usize, right: usize) -> (usize, usize) {
    let count = (right - left + 1) as f64;
    let rank = (k - left + 1) as f64;
    let log = count.ln();
    let size = 0.5 * (2.0 * log / 3.0).exp();
    let sign = if rank - count / 2.0 < 0.0 { -1.0 } else { 1.0 };
    let deviation = 0.5 * (log * size * (count - size) / count).sqrt() * sign;
    let low = (k as f64 - rank * size / count + deviation).floor();
    let high = (k as f64 + (count - rank) * size / count + deviation).floor();
    (left.max(low.max(0.0) as usize), right.min(high as usize))
}
