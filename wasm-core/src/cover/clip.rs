//! The part of the coast that a picture shows, as SVG paths.

use super::coast::{Coast, Point, Ring};
use super::frame::Frame;
use super::svg::{Svg, number};
use super::{CoverSize, svg};

/// A step of the coast's coordinates, in pixels, from which on its corners are seen.
const COARSE_PX: f64 = 1.5;

/// Land in the picture.
#[derive(Debug, Default)]
pub(super) struct Land {
    /// Path data; empty where there is no land.
    pub(super) path: String,
    /// Share of the picture that is land, about 0 to 1.
    pub(super) share: f64,
}

/// Greatest distance from the true coast, in pixels.
#[derive(Debug, Clone, Copy)]
pub(super) struct Detail {
    /// Points nearer to the one before are left out.
    pub(super) step: f64,
    /// Islands narrower and lower than this are left out.
    pub(super) island: f64,
    /// Room beyond the edges, so that strokes along them are not seen.
    pub(super) margin: f64,
}

/// Cuts the land to the picture and thins it out. O(points of rings in view).
pub(super) fn land(coast: &Coast, frame: &Frame, size: CoverSize, detail: Detail) -> Land {
    let margin = detail.margin;
    let window = [
        [-margin, -margin],
        [size.width + margin, size.height + margin],
    ];
    let is_coarse = frame.world_px / coast.side > COARSE_PX;
    let mut path = String::new();
    let mut area_px = 0.0;
    for turns in [-1.0, 0.0, 1.0] {
        for ring in &coast.rings {
            let (min, max) = (frame.at(ring.min, turns), frame.at(ring.max, turns));
            let is_out = [0, 1].iter().any(|&axis| {
                max[axis] < window[0][axis]
                    || min[axis] > window[1][axis]
                    || max[axis] - min[axis] < detail.island
            });
            if is_out {
                continue;
            }
            let points = clipped(thinned(ring, frame, turns, detail.step), window);
            area_px += signed_area(&points).abs();
            write_ring(&mut path, &points, is_coarse);
        }
    }
    let whole = (window[1][0] - window[0][0]) * (window[1][1] - window[0][1]);
    Land {
        path,
        share: area_px / whole,
    }
}

fn thinned(ring: &Ring, frame: &Frame, turns: f64, step_px: f64) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for unit in &ring.points {
        let [x, y] = frame.at(*unit, turns);
        let is_far = points
            .last()
            .is_none_or(|[px, py]| (x - px).abs() + (y - py).abs() >= step_px);
        if is_far {
            points.push([x, y]);
        }
    }
    points
}

/// Cuts a polygon to a window, edge by edge (Sutherland–Hodgman).
fn clipped(mut points: Vec<Point>, window: [Point; 2]) -> Vec<Point> {
    for (axis, bound, sign) in [
        (0, window[0][0], 1.0),
        (0, window[1][0], -1.0),
        (1, window[0][1], 1.0),
        (1, window[1][1], -1.0),
    ] {
        let inside = |point: &Point| (point[axis] - bound) * sign >= 0.0;
        let mut kept = Vec::with_capacity(points.len());
        let Some(mut before) = points.last().copied() else {
            return points;
        };
        for point in points {
            if inside(&point) != inside(&before) {
                let share = (bound - before[axis]) / (point[axis] - before[axis]);
                let other = 1 - axis;
                let mut cut = [bound, bound];
                cut[other] = before[other] + share * (point[other] - before[other]);
                kept.push(cut);
            }
            if inside(&point) {
                kept.push(point);
            }
            before = point;
        }
        points = kept;
    }
    points
}

/// Area by the shoelace formula, negative for rings that run the other way.
fn signed_area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    let crosses = points
        .iter()
        .zip(next)
        .map(|([ax, ay], [bx, by])| ax * by - bx * ay);
    crosses.sum::<f64>() / 2.0
}

/// Writes a ring. A coarse coast gets round: the line goes through the middles of its edges, with its points as the
/// handles of quadratic curves.
fn write_ring(path: &mut String, points: &[Point], is_coarse: bool) {
    let Some(last) = points.last().filter(|_| points.len() > 2) else {
        return;
    };
    if !is_coarse {
        svg::push(path, "M", &points[..1]);
        svg::push(path, "L", &points[1..]);
        path.push('Z');
        return;
    }
    let middle = |[ax, ay]: Point, [bx, by]: Point| [f64::midpoint(ax, bx), f64::midpoint(ay, by)];
    svg::push(path, "M", &[middle(*last, points[0])]);
    for (point, next) in points.iter().zip(points.iter().cycle().skip(1)) {
        svg::push(path, "Q", &[*point, middle(*point, *next)]);
    }
    path.push('Z');
}

impl Land {
    /// Names the land, for [`Land::draw`] to draw it as often as is needed.
    pub(super) fn define(&self, svg: &mut Svg, name: &str) {
        svg.push(&format!(
            "<defs><path id=\"{name}\" fill-rule=\"evenodd\" d=\"{}\"/></defs>",
            self.path
        ));
    }

    /// Draws the land of that name with these attributes.
    pub(super) fn draw(&self, svg: &mut Svg, name: &str, attributes: &str) {
        if !self.path.is_empty() {
            svg.push(&format!("<use href=\"#{name}\" {attributes}/>"));
        }
    }

    /// Draws rings of water along the coast: strokes in two tones, the widest first, to be covered by the land.
    pub(super) fn draw_waterlines(
        &self,
        svg: &mut Svg,
        name: &str,
        (rings, step_px): (u8, f64),
        tones: [&str; 2],
    ) {
        for ring in (1..=rings).rev() {
            let wide = f64::from(ring) * 2.0 * step_px;
            let thin = step_px * 0.26;
            for (tone, width) in [(tones[1], wide + thin), (tones[0], wide - thin)] {
                self.draw(
                    svg,
                    name,
                    &format!(
                        "fill=\"none\" stroke=\"{tone}\" stroke-width=\"{}\" stroke-linejoin=\"round\"",
                        number(width)
                    ),
                );
            }
        }
    }
}
