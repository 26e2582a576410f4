//! Covers: a small poster for every list, quest and hangout, drawn as SVG from its own data.
//!
//! A cover is the coast around its places, its marks or route, and its year or day; a hash of its id picks the composition
//! and, with its categories, the colours. The picture has no words: who shows it sets title and facts on the [`Cover::plate`]
//! colour, in the fonts at hand. The module knows no record and no file: the coast is an argument. Start at [`draw`].

mod clip;
mod coast;
mod compositions;
mod frame;
mod hash;
mod marks;
mod numerals;
mod palette;
mod svg;

pub use coast::Coast;
pub use compositions::Composition;

use compositions::Scene;
use hash::Picker;

/// Sort of thing that a cover stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoverKind {
    /// A bucket list: its places are marks, in the order of the list.
    List,
    /// A quest: its places are the stops of a route.
    Quest,
    /// A hangout: its place, if it has one.
    Hangout,
}

/// A place on a cover.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoverPlace<'a> {
    /// Longitude in degrees.
    pub lng: f64,
    /// Latitude in degrees.
    pub lat: f64,
    /// Name of its category, or its kind, which gives the mark its shape; empty for none.
    pub category: &'a str,
}

/// The data that a cover is drawn from.
#[derive(Debug, Clone, Copy)]
pub struct CoverSubject<'a> {
    /// Sort of thing.
    pub kind: CoverKind,
    /// Its id, whose hash picks what its data leave open.
    pub id: &'a str,
    /// A year or a day as digits, for the compositions that show one; empty without.
    pub numeral: &'a str,
    /// The category, or the kind, of each of its parts; the most frequent one proposes the colours.
    pub categories: &'a [&'a str],
    /// Its places.
    pub places: &'a [CoverPlace<'a>],
    /// The composition, where it is not for the hash to pick.
    pub composition: Option<Composition>,
}

/// Width and height of a picture, in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CoverSize {
    /// Pixels from left to right.
    pub width: f64,
    /// Pixels from top to bottom.
    pub height: f64,
}

/// A drawn cover.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    /// A whole SVG document without words, scripts, styles or addresses.
    pub svg: String,
    /// Colour of the plain ground that words stand on.
    pub plate: &'static str,
    /// Colour of the words, with a contrast of at least 4.5 to the plate.
    pub ink: &'static str,
}

/// Draws the cover of a subject. The same subject, coast and size give the same bytes. O(points of the coast).
///
/// ```
/// use wasm_core::cover::{Coast, CoverKind, CoverSize, CoverSubject, draw};
/// let coast = Coast::parse("<svg viewBox=\"0 0 4096 4096\"><path d=\"M2000 1400l90 0 0 90z\"/></svg>");
/// let subject = CoverSubject {
///     kind: CoverKind::List, id: "l1", numeral: "2026", categories: &["water"], places: &[], composition: None,
/// };
/// let cover = draw(&subject, &coast, CoverSize { width: 300.0, height: 300.0 });
/// assert!(cover.svg.starts_with("<svg") && cover.plate.starts_with('#'));
/// ```
#[must_use]
pub fn draw(subject: &CoverSubject<'_>, coast: &Coast, size: CoverSize) -> Cover {
    let mut picker = Picker::new(subject.id);
    let suiting = palette::palette_of(subject.categories, &mut picker);
    let palette = match subject.composition {
        Some(Composition::BareNumeral) => palette::PAGE,
        _ => suiting,
    };
    let composition = subject
        .composition
        .unwrap_or_else(|| compositions::pick(subject, &mut picker));
    let scene = Scene::new(subject, coast, size, palette, composition, picker);
    let composition = scene.composition();
    Cover {
        svg: scene.draw(),
        plate: palette.plate(composition),
        ink: palette.ink(composition),
    }
}
