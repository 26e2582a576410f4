//! The smallest convex ring around points in the plane.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// A point in the plane.
type Point = [f64; 2];

/// A point that is ordered from left to right, then upwards. A heap sorts with a tenth of the code of the standard library's sort.
struct FromLeft(Point);

impl Ord for FromLeft {
    fn cmp(&self, other: &Self) -> Ordering {
        let ([x, y], [other_x, other_y]) = (self.0, other.0);
        x.total_cmp(&other_x).then(y.total_cmp(&other_y))
    }
}

impl PartialOrd for FromLeft {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for FromLeft {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for FromLeft {}

/// Corners of the convex hull, counterclockwise where y grows upwards, from the leftmost (of those the lowest); points on
/// its edges are left out. Of points on one line the two ends, of equal points one. O(n log n), by Andrew's monotone chain.
pub fn convex_hull(points: Vec<Point>) -> Vec<Point> {
    let heap: BinaryHeap<FromLeft> = points.into_iter().map(FromLeft).collect();
    let mut points: Vec<Point> = heap
        .into_sorted_vec()
        .into_iter()
        .map(|own| own.0)
        .collect();
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let mut hull = chain(points.iter().copied());
    hull.pop();
    hull.extend(chain(points.iter().rev().copied()));
    hull.pop();
    hull
}

/// The points at which a walk along sorted points turns left.
fn chain(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut chain: Vec<Point> = Vec::new();
    for point in points {
        while let [.., before, last] = chain[..]
            && turn(before, last, point) <= 0.0
        {
            chain.pop();
        }
        chain.push(point);
    }
    chain
}

/// Over 0 for a turn to the left.
fn turn(a: Point, b: Point, c: Point) -> f64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_square_with_points_inside_and_on_its_edges_has_four_corners() {
        let points = vec![
            [0.0, 0.0],
            [1.0, 0.0],
            [2.0, 0.0],
            [2.0, 2.0],
            [1.0, 1.0],
            [0.0, 2.0],
            [0.0, 1.0],
        ];
        assert_eq!(
            convex_hull(points),
            [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]
        );
    }

    #[test]
    fn points_on_a_line_have_two_ends_and_equal_ones_a_single_corner() {
        let line = (0..9).map(|at| [f64::from(at), f64::from(at)]).collect();
        assert_eq!(convex_hull(line), [[0.0, 0.0], [8.0, 8.0]]);
        assert_eq!(convex_hull(vec![[3.0, 4.0]; 5]), [[3.0, 4.0]]);
        assert!(convex_hull(Vec::new()).is_empty());
    }

    proptest! {
        #[test]
        fn no_point_lies_right_of_an_edge(points in prop::collection::vec([-50_i32..50, -50_i32..50], 0..80)) {
            let points: Vec<_> = points.into_iter().map(|point| point.map(f64::from)).collect();
            let hull = convex_hull(points.clone());
            prop_assert!(hull.iter().all(|corner| points.contains(corner)));
            if hull.len() > 2 {
                let next = hull.iter().cycle().skip(1);
                for (&from, &to) in hull.iter().zip(next) {
                    prop_assert!(points.iter().all(|&point| turn(from, to, point) >= 0.0));
                }
            }
        }
    }
}
