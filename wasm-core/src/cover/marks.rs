//! Marks of places: the silhouettes of the categories, as the app's category marks have them, and a pin.

use super::coast::Point;
use super::palette::category_of;
use super::svg::{Svg, number};

/// Side of the square that silhouettes are drawn in.
const SIDE: f64 = 32.0;
/// A silhouette for each category, no two alike, so that a category is known without its colour.
const SHAPES: &[(&str, &str)] = &[
    ("outdoors", "M16 2 31 29H1Z"),
    (
        "water",
        "M16 1c5 7 11 12 11 19a11 11 0 0 1-22 0C5 13 11 8 16 1Z",
    ),
    ("travel", "M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z"),
    (
        "food",
        "M5 3h22a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z",
    ),
    ("culture", "M16 1 31 12 26 30H6L1 12Z"),
    ("learning", "M16 1 30 8.5v15L16 31 2 23.5v-15Z"),
    ("making", "M16 1 31 16 16 31 1 16Z"),
    (
        "kindness",
        "M16 30C2 20 1 13 3 8c2-5 9-6 13 0 4-6 11-5 13 0 2 5 1 12-13 22Z",
    ),
    ("body", "M3 3h26v14a13 13 0 0 1-26 0Z"),
    (
        "nights",
        "m16 1 4 6 7-2v7l5 4-5 4v7l-7-2-4 6-4-6-7 2v-7l-5-4 5-4V5l7 2Z",
    ),
];
const ROUND: &str = "M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z";

/// Draws the silhouette of a category around a point, on a disc that sets it off from the coast.
pub(super) fn mark(svg: &mut Svg, category: &str, [x, y]: Point, side_px: f64, colours: [&str; 2]) {
    let category = category_of(category);
    let shape = SHAPES.iter().find(|(name, _)| *name == category);
    let shape = shape.map_or(ROUND, |(_, shape)| *shape);
    let [fill, casing] = colours;
    svg.circle([x, y], side_px * 0.74, &format!("fill=\"{casing}\""));
    let (left, top) = (number(x - side_px / 2.0), number(y - side_px / 2.0));
    let scale = number(side_px / SIDE * 1_000.0);
    svg.push(&format!(
        "<path transform=\"translate({left} {top}) scale({scale}e-3)\" fill=\"{fill}\" d=\"{shape}\"/>"
    ));
}

/// Draws a pin whose tip is at a point.
pub(super) fn pin(svg: &mut Svg, [x, y]: Point, height_px: f64, colours: [&str; 2]) {
    let [fill, hole] = colours;
    let scale = number(height_px / 30.0 * 1_000.0);
    let (x, y) = (number(x), number(y));
    svg.push(&format!(
        "<g transform=\"translate({x} {y}) scale({scale}e-3)\"><path fill=\"{fill}\" d=\"M0 0C-9-11-10.5-14-10.5-19.5a10.5 10.5 0 0 1 21 0C10.5-14 9-11 0 0z\"/><circle cy=\"-19.5\" r=\"4.2\" fill=\"{hole}\"/></g>"
    ));
}
