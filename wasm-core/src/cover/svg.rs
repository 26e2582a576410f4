//! A text of SVG that grows, with numbers to a tenth of a pixel.

use super::CoverSize;
use super::coast::Point;

/// A document that is being written.
#[derive(Debug)]
pub(super) struct Svg(String);

impl Svg {
    pub(super) fn new(size: CoverSize) -> Self {
        let (width, height) = (number(size.width), number(size.height));
        Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">"
        ))
    }

    pub(super) fn push(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// Fills the whole picture.
    pub(super) fn ground(&mut self, size: CoverSize, colour: &str) {
        let (width, height) = (number(size.width), number(size.height));
        self.push(&format!(
            "<path fill=\"{colour}\" d=\"M0 0H{width}V{height}H0z\"/>"
        ));
    }

    pub(super) fn circle(&mut self, [x, y]: Point, radius: f64, attributes: &str) {
        let (x, y, radius) = (number(x), number(y), number(radius));
        self.push(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {attributes}/>"
        ));
    }

    pub(super) fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }
}

/// A number with one decimal place at most. The library's way to write a float would weigh more than all covers.
pub(super) fn number(value: f64) -> String {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "pictures are some thousand pixels wide; what is not finite becomes 0"
    )]
    let tenths = (value * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}

/// Appends a command of a path.
pub(super) fn push(path: &mut String, command: &str, points: &[Point]) {
    path.push_str(command);
    for (at, [x, y]) in points.iter().enumerate() {
        let separator = if at == 0 { "" } else { " " };
        path.push_str(separator);
        path.push_str(&number(*x));
        path.push(' ');
        path.push_str(&number(*y));
    }
}
