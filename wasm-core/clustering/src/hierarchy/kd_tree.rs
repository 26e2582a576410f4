//! The tree of npm `kdbush` 4.1.0: two axes in turn, its selection, its walks, and so its order of results. Clusterings with
//! `min_points` over 2 need it, where that order becomes the order of the next list, and whoever wants the peer's order.

use super::level::Window;
use super::nodes::Position;

/// Points of a leaf, as the peer sets it.
pub(super) const NODE_SIZE: usize = 64;

/// Above this many points the place of the median is first estimated from a sample.
const SAMPLE_FROM: usize = 600;

/// Number and position of a point.
type Entry = (u32, Position);

/// Points in the order of the tree, as far as somebody has looked: a part is put around its median when a walk first
/// enters it, because what views show is mostly a small part of the map.
#[derive(Debug, Clone)]
pub(super) struct KdTree {
    points: Vec<Entry>,
    node_size: usize,
    /// A bit for each place: whether the part whose median it is has been put around it. No two parts share a median.
    is_split: Vec<u64>,
}

impl KdTree {
    /// A tree of these points. Nothing is sorted yet: the first walk over everything takes O(n log n).
    pub(super) fn new(points: Vec<Entry>, node_size: usize) -> Self {
        Self {
            is_split: vec![0; points.len().div_ceil(64)],
            node_size: node_size.clamp(2, 65_535),
            points,
        }
    }

    /// Adds the numbers of the points within a radius, in the order of the peer's walk.
    pub(super) fn within(&mut self, centre: Position, radius: f64, found: &mut Vec<u32>) {
        let centre = centre.map(f64::from);
        let halves = |split: i32, axis: usize| {
            let split = f64::from(split);
            (
                centre[axis] - radius <= split,
                centre[axis] + radius >= split,
            )
        };
        self.walk(&halves, &mut |points| {
            let is_near = |point: Position| {
                let (dx, dy) = (
                    f64::from(point[0]) - centre[0],
                    f64::from(point[1]) - centre[1],
                );
                dx * dx + dy * dy <= radius * radius
            };
            let near = points.iter().filter(|point| is_near(point.1));
            found.extend(near.map(|point| point.0));
        });
    }

    /// Adds the numbers of the points in a window, in the order of the peer's walk.
    pub(super) fn range(&mut self, window: Window, found: &mut Vec<u32>) {
        let least = [window.left, window.top];
        let most = [window.right, window.bottom];
        let halves = |split: i32, axis: usize| (least[axis] <= split, most[axis] >= split);
        self.walk(&halves, &mut |points| {
            let inside = points.iter().filter(|point| window.contains(point.1));
            found.extend(inside.map(|point| point.0));
        });
    }

    /// All points in the order of the peer's tree.
    pub(super) fn sorted(&mut self) -> &[Entry] {
        self.walk(&|_, _| (true, true), &mut |_| {});
        &self.points
    }

    /// Visits each leaf and each median that may be asked for: of two halves the later first, as the peer's stack has it.
    fn walk(
        &mut self,
        halves: &dyn Fn(i32, usize) -> (bool, bool),
        visit: &mut dyn FnMut(&[Entry]),
    ) {
        let Some(last) = self.points.len().checked_sub(1) else {
            return;
        };
        let mut stack = vec![(0, last, 0)];
        while let Some((left, right, axis)) = stack.pop() {
            if right - left <= self.node_size {
                visit(&self.points[left..=right]);
                continue;
            }
            let median = usize::midpoint(left, right);
            self.split(median, left, right, axis);
            visit(&self.points[median..=median]);
            let (has_before, has_after) = halves(self.points[median].1[axis], axis);
            if has_before {
                stack.push((left, median - 1, 1 - axis));
            }
            if has_after {
                stack.push((median + 1, right, 1 - axis));
            }
        }
    }

    /// Puts a part around its median, unless that was done before. Bounds are indexes of the whole, as the peer's are: the
    /// sample's place is rounded, and would be rounded otherwise.
    fn split(&mut self, median: usize, left: usize, right: usize, axis: usize) {
        let (word, bit) = (&mut self.is_split[median / 64], 1 << (median % 64));
        if *word & bit == 0 {
            *word |= bit;
            select(&mut self.points, median, left, right, axis);
        }
    }
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
