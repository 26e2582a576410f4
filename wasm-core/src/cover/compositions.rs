//! The compositions: how coast, places and numeral are put together.

use std::f64::consts::TAU;

use super::clip::{Detail, Land, land};
use super::coast::{Coast, Point};
use super::frame::Frame;
use super::hash::Picker;
use super::palette::Palette;
use super::svg::{Svg, number, push};
use super::{CoverKind, CoverSize, CoverSubject, marks, numerals};
use crate::geo::angle::{sin, sin_cos};

/// A way to put a cover together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Composition {
    /// The coast with a mark at each place.
    Coast,
    /// The places joined by a dotted line, as stars.
    Constellation,
    /// A round window onto the coast.
    Disc,
    /// The numeral as a window onto the coast.
    Numeral,
    /// The numeral as a window, without a ground, for pages that have their own.
    BareNumeral,
    /// The stops of a route, joined.
    Route,
    /// Bands around the place. They are bent by the hash and say nothing of heights.
    Contours,
}

impl Composition {
    /// True if windows onto the map stand on a ground of their own.
    pub(super) fn has_ground(self) -> bool {
        matches!(self, Self::Disc | Self::Numeral | Self::BareNumeral)
    }
}

/// Land covers this much of a picture, least and most, where a coast can be recognised.
const LAND_SHARE: [f64; 2] = [0.04, 0.86];
/// Share of the picture that the places may take, so that marks keep away from its edges; and of one with a round window.
const PLACES_SHARE: [f64; 2] = [0.66, 0.48];
/// A picture with a shorter side, in pixels, is a thumbnail: thicker lines, fewer marks.
const THUMBNAIL_PX: f64 = 140.0;
/// Marks drawn at most: more would be a rash.
const MARKS_MAX: usize = 24;
/// Width or height of a route, in hundredths of the shorter side. Stops in one town would else be one blot.
const ROUTE_UNITS: f64 = 56.0;
/// Coasts for things without a place, as longitude and latitude.
const SHORES: &[(f64, f64)] = &[
    (14.5, 68.0),
    (-5.6, 56.8),
    (24.6, 37.6),
    (-8.8, 52.9),
    (9.0, 41.2),
    (139.5, 35.2),
    (172.8, -41.0),
    (-123.6, 49.0),
    (-68.2, 44.3),
    (-74.0, -46.5),
    (119.6, -4.6),
    (-22.5, 65.4),
];

/// The composition that the data allow and the hash picks.
pub(super) fn pick(subject: &CoverSubject<'_>, picker: &mut Picker) -> Composition {
    use Composition::{Coast, Constellation, Contours, Disc, Numeral, Route};
    let has_numeral = subject.numeral.bytes().any(|byte| byte.is_ascii_digit());
    match (subject.kind, subject.places.len()) {
        (CoverKind::Quest, 2..) => Route,
        (CoverKind::Quest, _) => Contours,
        (CoverKind::Hangout, 1..) if has_numeral => picker.pick(&[Numeral, Numeral, Contours]),
        (CoverKind::Hangout, 1..) => picker.pick(&[Contours, Disc]),
        (CoverKind::List, 3..) => picker.pick(&[Coast, Constellation, Coast, Disc]),
        (CoverKind::List, 1..) => picker.pick(&[Disc, Contours, Coast]),
        _ if has_numeral => Numeral,
        _ => Disc,
    }
}

/// A cover about to be drawn.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    subject: &'a CoverSubject<'a>,
    size: CoverSize,
    palette: &'static Palette,
    composition: Composition,
    picker: Picker,
    frame: Frame,
    land: Land,
}

impl<'a> Scene<'a> {
    pub(super) fn new(
        subject: &'a CoverSubject<'a>,
        coast: &Coast,
        size: CoverSize,
        palette: &'static Palette,
        composition: Composition,
        mut picker: Picker,
    ) -> Self {
        let shore = picker.pick(SHORES);
        let filled = PLACES_SHARE[usize::from(composition == Composition::Disc)];
        let frame = Frame::around(subject.kind, subject.places, shore, size, filled);
        let short_px = size.width.min(size.height);
        let detail = Detail {
            step: (short_px / 150.0).clamp(1.0, 2.5),
            island: (short_px / 80.0).clamp(1.4, 5.0),
            margin: short_px * 0.3,
        };
        let land = land(coast, &frame, size, detail);
        let [least, most] = LAND_SHARE;
        let is_plain = land.share < least || land.share > most;
        // Far from any shore there is no coast to recognise: contours take its place.
        let composition = match composition {
            Composition::Coast | Composition::Disc | Composition::Constellation
                if is_plain && !subject.places.is_empty() =>
            {
                Composition::Contours
            }
            other => other,
        };
        Self {
            subject,
            size,
            palette,
            composition,
            picker,
            frame,
            land,
        }
    }

    /// The composition that is drawn, which may be another than the picked one far from any shore.
    pub(super) fn composition(&self) -> Composition {
        self.composition
    }

    pub(super) fn draw(mut self) -> String {
        let mut svg = Svg::new(self.size);
        match self.composition {
            Composition::Coast => self.coast(&mut svg),
            Composition::Constellation => self.constellation(&mut svg),
            Composition::Disc => self.disc(&mut svg),
            Composition::Numeral | Composition::BareNumeral => self.numeral(&mut svg),
            Composition::Route => self.route(&mut svg),
            Composition::Contours => self.contours(&mut svg),
        }
        svg.finish()
    }

    /// A hundredth of the shorter side, in pixels.
    fn unit_px(&self) -> f64 {
        self.size.width.min(self.size.height) / 100.0
    }

    fn is_thumbnail(&self) -> bool {
        self.size.width.min(self.size.height) < THUMBNAIL_PX
    }

    /// Sea, waterlines and land over the whole picture.
    fn map(&self, svg: &mut Svg) {
        let palette = self.palette;
        svg.ground(self.size, palette.sea);
        let (rings, step) = if self.is_thumbnail() {
            (2, 6.0)
        } else {
            (5, 3.2)
        };
        let tones = [palette.sea, palette.line];
        let name = self.name('l');
        self.land.define(svg, &name);
        let water = (rings, step * self.unit_px());
        self.land.draw_waterlines(svg, &name, water, tones);
        let is_numeral = matches!(
            self.composition,
            Composition::Numeral | Composition::BareNumeral
        );
        let land = if is_numeral {
            palette.window_land
        } else {
            palette.land
        };
        self.land.draw(svg, &name, &format!("fill=\"{land}\""));
    }

    fn spots(&self) -> Vec<(Point, &'a str)> {
        let most = if self.is_thumbnail() {
            MARKS_MAX / 3
        } else {
            MARKS_MAX
        };
        let places = self.subject.places.iter().take(most);
        places
            .map(|place| (self.frame.place(place), place.category))
            .collect()
    }

    fn marks(&self, svg: &mut Svg) {
        let side_px = self.unit_px() * if self.is_thumbnail() { 13.0 } else { 6.4 };
        let colours = [self.palette.mark, self.palette.sea];
        for (spot, category) in self.spots() {
            marks::mark(svg, category, spot, side_px, colours);
        }
    }

    fn pin(&self, svg: &mut Svg, spot: Point, colours: [&str; 2]) {
        let height_px = self.unit_px() * if self.is_thumbnail() { 34.0 } else { 17.0 };
        marks::pin(svg, spot, height_px, colours);
    }

    fn coast(&self, svg: &mut Svg) {
        self.map(svg);
        self.marks(svg);
    }

    fn constellation(&self, svg: &mut Svg) {
        self.map(svg);
        let mut path = String::new();
        for (at, (spot, _)) in self.spots().iter().enumerate() {
            push(&mut path, if at == 0 { "M" } else { "L" }, &[*spot]);
        }
        let unit = self.unit_px();
        let (width, dots) = if self.is_thumbnail() {
            (2.4 * unit, String::new())
        } else {
            let gap = number(unit * 2.0);
            (0.7 * unit, format!(" stroke-dasharray=\"0 {gap}\""))
        };
        svg.push(&format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\"{dots}/>",
            self.palette.mark,
            number(width)
        ));
        self.marks(svg);
    }

    /// A map of what the window shows, cut to a shape.
    fn window(&self, svg: &mut Svg, shape: &str) {
        let name = self.name('w');
        svg.push(&format!(
            "<defs><clipPath id=\"{name}\">{shape}</clipPath></defs><g clip-path=\"url(#{name})\">"
        ));
        self.map(svg);
        svg.push("</g>");
    }

    /// A name for a part, which no other cover of a page gives.
    fn name(&self, part: char) -> String {
        let (width, height) = (number(self.size.width), number(self.size.height));
        let id = self.subject.id;
        let hash = Picker::new(&format!("{id} {width} {height}")).number();
        format!("{part}{hash}")
    }

    fn disc(&self, svg: &mut Svg) {
        svg.ground(self.size, self.palette.ground);
        let [x, y] = self.frame.focus;
        let radius = self.unit_px() * 44.0;
        let (x, y, radius) = (number(x), number(y), number(radius));
        self.window(
            svg,
            &format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"),
        );
        match self.spots()[..] {
            [(spot, _)] => self.pin(svg, spot, [self.palette.mark, self.palette.sea]),
            _ => self.marks(svg),
        }
    }

    fn numeral(&self, svg: &mut Svg) {
        if self.composition == Composition::Numeral {
            svg.ground(self.size, self.palette.ground);
        }
        let CoverSize { width, height } = self.size;
        let fill = if self.composition == Composition::Numeral {
            0.84
        } else {
            0.98
        };
        let outlines = numerals::outlines(
            self.subject.numeral,
            self.frame.focus,
            width * fill,
            height * fill,
        );
        self.window(svg, &outlines);
    }

    fn route(&mut self, svg: &mut Svg) {
        self.map(svg);
        let spots: Vec<Point> = self.spots().into_iter().map(|(spot, _)| spot).collect();
        let spots = spread(&spots, self.frame.focus, self.unit_px() * ROUTE_UNITS);
        let unit = self.unit_px();
        let width = unit * if self.is_thumbnail() { 8.0 } else { 3.2 };
        self.rings(svg);
        let path = curve(&spots);
        for (colour, wide) in [(self.palette.sea, width * 2.0), (self.palette.mark, width)] {
            svg.push(&format!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                number(wide)
            ));
        }
        for (at, spot) in spots.iter().enumerate() {
            let is_end = at == 0 || at + 1 == spots.len();
            if self.is_thumbnail() && !is_end {
                continue;
            }
            let [fill, edge] = if is_end {
                [self.palette.sea, self.palette.mark]
            } else {
                [self.palette.mark, self.palette.sea]
            };
            let look = format!(
                "fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{}\"",
                number(width * 0.45)
            );
            svg.circle(*spot, width * if is_end { 1.3 } else { 0.9 }, &look);
        }
    }

    /// Thin lines around the route, where there is no coast to look at.
    fn rings(&mut self, svg: &mut Svg) {
        if self.is_thumbnail() || self.land.share < LAND_SHARE[1] {
            return;
        }
        let bends = self.bends();
        let (tone, width) = (self.palette.sea, number(self.unit_px() * 0.5));
        for ring in 1..8 {
            let path = bent_ring(
                self.frame.focus,
                self.unit_px() * 9.0 * f64::from(ring),
                &bends,
            );
            svg.push(&format!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{tone}\" stroke-width=\"{width}\" opacity=\".4\"/>"
            ));
        }
    }

    /// Strength and phase of the waves that bend contours.
    fn bends(&mut self) -> Vec<[f64; 2]> {
        let wave = |_| [self.picker.unit(), self.picker.unit() * TAU];
        (2..6).map(wave).collect()
    }

    /// Filled bands around the middle of the places, and the coast over them as a line.
    fn contours(&mut self, svg: &mut Svg) {
        svg.ground(self.size, self.palette.sea);
        let step = self.unit_px() * if self.is_thumbnail() { 13.0 } else { 11.5 };
        let bends = self.bends();
        for (at, colour) in (0_u32..)
            .zip(self.palette.bands)
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
        {
            let radius = step * (0.9 + f64::from(at));
            let path = bent_ring(self.frame.focus, radius, &bends);
            svg.push(&format!("<path fill=\"{colour}\" d=\"{path}\"/>"));
        }
        let [least, most] = LAND_SHARE;
        if self.land.share > least && self.land.share < most {
            let width = number(self.unit_px() * if self.is_thumbnail() { 1.6 } else { 0.6 });
            let ink = self.palette.ink;
            let look = format!(
                "fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linejoin=\"round\""
            );
            let name = self.name('l');
            self.land.define(svg, &name);
            self.land.draw(svg, &name, &look);
        }
        match self.spots()[..] {
            [] => {}
            [(spot, _)] => self.pin(svg, spot, [self.palette.sea, self.palette.bands[0]]),
            _ => self.marks(svg),
        }
    }
}

/// Points as far apart as fills a length, around a middle: a route has its own scale, larger than the map's.
fn spread(points: &[Point], middle: Point, length: f64) -> Vec<Point> {
    let extent = |axis: usize| {
        let values = points.iter().map(|point| point[axis]);
        let (min, max) = values.fold((f64::MAX, f64::MIN), |(min, max), value| {
            (min.min(value), max.max(value))
        });
        max - min
    };
    let scale = (length / extent(0).max(extent(1)).max(1e-9)).max(1.0);
    let apart = |axis: usize, point: &Point| middle[axis] + (point[axis] - middle[axis]) * scale;
    points
        .iter()
        .map(|point| [apart(0, point), apart(1, point)])
        .collect()
}

/// A smooth line through points (Catmull–Rom, as Bézier curves).
fn curve(points: &[Point]) -> String {
    let mut path = String::new();
    let Some(first) = points.first() else {
        return path;
    };
    push(&mut path, "M", &[*first]);
    for at in 1..points.len() {
        let (from, to) = (points[at - 1], points[at]);
        let before = points[at.saturating_sub(2)];
        let after = points[(at + 1).min(points.len() - 1)];
        let handle = |point: Point, [ax, ay]: Point, [bx, by]: Point| {
            [point[0] + (bx - ax) / 6.0, point[1] + (by - ay) / 6.0]
        };
        push(
            &mut path,
            "C",
            &[handle(from, before, to), handle(to, after, from), to],
        );
    }
    path
}

/// A circle that waves bend, the same for each radius.
fn bent_ring([x, y]: Point, radius: f64, bends: &[[f64; 2]]) -> String {
    const CORNERS: u32 = 40;
    let mut path = String::new();
    for corner in 0..CORNERS {
        let angle_rad = f64::from(corner) / f64::from(CORNERS) * TAU;
        let waves = (2_u32..).zip(bends).map(|(wave, [strength, phase])| {
            sin(angle_rad * f64::from(wave) + phase) * strength / f64::from(wave * wave)
        });
        let reach = radius * (1.0 + 0.42 * waves.sum::<f64>());
        let (sine, cosine) = sin_cos(angle_rad);
        let point = [x + cosine * reach, y + sine * reach];
        push(&mut path, if corner == 0 { "M" } else { "L" }, &[point]);
    }
    path.push('Z');
    path
}
