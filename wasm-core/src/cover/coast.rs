//! The coast of the world, as rings of land on the unit square of Web Mercator.

/// A point on the unit square, or in a picture in pixels.
pub(super) type Point = [f64; 2];

/// A closed line around land or a lake in it.
#[derive(Debug)]
pub(super) struct Ring {
    pub(super) points: Vec<Point>,
    /// Least and greatest x and y.
    pub(super) min: Point,
    pub(super) max: Point,
}

/// Land of the whole world, read once and drawn from often.
#[derive(Debug, Default)]
pub struct Coast {
    pub(super) rings: Vec<Ring>,
    /// Steps of its coordinates across the world.
    pub(super) side: f64,
}

impl Coast {
    /// Reads an SVG document with one square `viewBox` from zero and one path of relative lines, as the app's
    /// `coast.svg` is. What is not understood is left out, so that a damaged file gives a cover without coast. O(length).
    #[must_use]
    pub fn parse(svg: &str) -> Self {
        let side = between(svg, "viewBox=\"0 0 ", " ").and_then(|side| side.parse::<i32>().ok());
        let path = between(svg, " d=\"", "\"");
        let (Some(side), Some(path)) = (side, path) else {
            return Self::default();
        };
        let side = f64::from(side.max(1));
        let rings = path.split('M').filter_map(|ring| Ring::parse(ring, side));
        Self {
            rings: rings.collect(),
            side,
        }
    }
}

impl Ring {
    /// `x y l dx dy dx dy … z` in whole steps.
    fn parse(path: &str, side: f64) -> Option<Self> {
        let mut numbers = Numbers(path.as_bytes());
        let (mut x, mut y) = (numbers.next()?, numbers.next()?);
        let mut points = vec![[f64::from(x) / side, f64::from(y) / side]];
        while let (Some(dx), Some(dy)) = (numbers.next(), numbers.next()) {
            (x, y) = (x.checked_add(dx)?, y.checked_add(dy)?);
            points.push([f64::from(x) / side, f64::from(y) / side]);
        }
        let (mut min, mut max) = (points[0], points[0]);
        for point in &points {
            for axis in [0, 1] {
                min[axis] = min[axis].min(point[axis]);
                max[axis] = max[axis].max(point[axis]);
            }
        }
        (points.len() > 2).then_some(Self { points, min, max })
    }
}

/// Whole numbers of a path; letters and blanks only part them.
struct Numbers<'a>(&'a [u8]);

impl Iterator for Numbers<'_> {
    type Item = i32;

    fn next(&mut self) -> Option<i32> {
        let is_part = |byte: &u8| byte.is_ascii_digit() || *byte == b'-';
        let from = self.0.iter().position(is_part)?;
        let rest = &self.0[from..];
        let digits = rest.iter().skip(1).take_while(|byte| byte.is_ascii_digit());
        let (number, rest) = rest.split_at(1 + digits.count());
        self.0 = rest;
        std::str::from_utf8(number).ok()?.parse().ok()
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(from)?;
    Some(rest.split_once(to)?.0)
}
