//! The card of a thing: 1200 × 630 pixels, as programs expect that show previews of links. The core draws its cover.

use std::fmt::Write;
use std::sync::LazyLock;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use wasm_core::cover::{Coast, Cover, CoverSize};

use super::super::subject::About;
use super::text::{Typeface, database, drawable, lines};
use crate::http::markup::escaped;

const TEMPLATE: &str = include_str!("card.svg");
/// Stands in the template where the words belong.
const WORDS_PLACE: &str = "<!--words-->";
/// The coast that covers are drawn with, the same file that the app draws them with.
const COAST: &str = include_str!("../../../../app/src/map/pin-map/coast.svg");
const WIDTH_PX: u32 = 1200;
const HEIGHT_PX: u32 = 630;
/// The part of the card that the cover takes, at its right.
const COVER: CoverSize = CoverSize {
    width: 630.0,
    height: 630.0,
};
const COVER_LEFT_PX: u32 = 570;
const TITLE_LINES: usize = 3;
const PART_PX: f32 = 28.0;
/// Parts are drawn above this line.
const BOTTOM_PX: f32 = 590.0;

/// How words are set: colours, and how far lines may go.
struct Setting {
    left_px: f32,
    line_px: f32,
    title_px: f32,
    ink: &'static str,
    soft: &'static str,
    accent: &'static str,
}

/// On the general card, left of its clusters.
const GENERAL: Setting = Setting {
    left_px: 80.0,
    line_px: 800.0,
    title_px: 68.0,
    ink: "#1e1b16",
    soft: "#5f584c",
    accent: "#b2361c",
};

/// What is said where there is nothing that everybody may see.
pub(super) fn general() -> About {
    About {
        sort: "A bucket list for the year".to_owned(),
        title: "Things to do and places to see, with friends".to_owned(),
        sentence: String::new(),
        parts: Vec::new(),
        address: String::new(),
        cover: None,
    }
}

/// Draws a card as PNG; `None` if the template were broken, which a test excludes.
pub(super) fn draw(about: &About) -> Option<Vec<u8>> {
    let svg = match &about.cover {
        Some(facts) => poster(about, &facts.draw(coast(), COVER)),
        None => TEMPLATE.replace(WORDS_PLACE, &words(about, &GENERAL)),
    };
    let options = Options {
        fontdb: database(),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg, &options).ok()?;
    let mut canvas = Pixmap::new(WIDTH_PX, HEIGHT_PX)?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().ok()
}

fn coast() -> &'static Coast {
    static PARSED: LazyLock<Coast> = LazyLock::new(|| Coast::parse(COAST));
    &PARSED
}

/// The cover at the right, the words on its plate at the left.
fn poster(about: &About, cover: &Cover) -> String {
    let setting = Setting {
        left_px: 64.0,
        line_px: 450.0,
        title_px: 60.0,
        ink: cover.ink,
        soft: cover.ink,
        accent: cover.ink,
    };
    let Cover { plate, ink, svg } = cover;
    let picture = svg.replacen("<svg ", &format!("<svg x=\"{COVER_LEFT_PX}\" "), 1);
    let words = words(about, &setting);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH_PX}\" height=\"{HEIGHT_PX}\">\
         <rect width=\"100%\" height=\"100%\" fill=\"{plate}\"/>{picture}\
         <g transform=\"translate(64 60)\"><rect width=\"48\" height=\"48\" rx=\"10.5\" fill=\"{ink}\"/>\
         <path transform=\"scale(0.75)\" d=\"M14 18l13 18v12h10V36l13-18h-11l-7 11-7-11z\" fill=\"{plate}\"/>\
         <text x=\"64\" y=\"34\" font-family=\"Fraunces\" font-weight=\"600\" font-size=\"30\" fill=\"{ink}\">Yonder</text></g>\
         {words}</svg>"
    )
}

fn words(about: &About, setting: &Setting) -> String {
    let title = drawable(&about.title).or_else(|| drawable(&about.sort));
    let title = lines(
        &title.unwrap_or_default(),
        Typeface::Serif,
        setting.title_px,
        setting.line_px,
        TITLE_LINES,
    );
    let mut svg = String::new();
    let mut y_px = 196.0;
    let sort = drawable(&about.sort).unwrap_or_default().to_uppercase();
    let spaced = format!("fill=\"{}\" letter-spacing=\"2\"", setting.accent);
    let left_px = setting.left_px;
    write(
        &mut svg,
        [left_px, y_px, 24.0],
        Typeface::Sans,
        &spaced,
        &sort,
    );
    y_px += 14.0;
    let ink = format!("fill=\"{}\"", setting.ink);
    for line in &title {
        y_px += setting.title_px * 1.12;
        let spot = [left_px, y_px, setting.title_px];
        write(&mut svg, spot, Typeface::Serif, &ink, line);
    }
    y_px += 20.0;
    let quiet = format!("fill=\"{}\"", setting.soft);
    for (part, is_done) in &about.parts {
        let next_px = y_px + PART_PX * 1.5;
        let shown = drawable(part).filter(|_| next_px < BOTTOM_PX);
        let width_px = setting.line_px - 44.0;
        let shown = shown.map(|part| lines(&part, Typeface::Sans, PART_PX, width_px, 1));
        let Some(line) = shown.iter().flatten().next() else {
            continue;
        };
        y_px = next_px;
        dot(
            &mut svg,
            [left_px + 14.0, y_px - 10.0],
            *is_done,
            setting.accent,
        );
        let spot = [left_px + 44.0, y_px, PART_PX];
        write(&mut svg, spot, Typeface::Sans, &quiet, line);
    }
    svg
}

/// Writes a line from x, at the base line y, in letters of a size, all in pixels.
fn write(svg: &mut String, [x, y, size]: [f32; 3], typeface: Typeface, look: &str, line: &str) {
    let typeface = typeface.attributes();
    let line = escaped(line);
    // Writing to a text cannot fail.
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" {typeface} {look}>{line}</text>"
    );
}

/// A ring in front of what is to do, a full circle in front of what is done.
fn dot(svg: &mut String, [x, y]: [f32; 2], is_done: bool, colour: &str) {
    let fill = if is_done { colour } else { "none" };
    let _ = write!(
        svg,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"3\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::cover_facts::CoverFacts;

    fn about(title: &str, parts: &[(&str, bool)]) -> About {
        let parts = parts.iter().map(|(part, done)| ((*part).to_owned(), *done));
        About {
            title: title.to_owned(),
            parts: parts.collect(),
            ..general()
        }
    }

    fn size(png: &[u8]) -> (u32, u32) {
        let number =
            |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        (number(16), number(20))
    }

    #[test]
    fn a_card_has_the_size_that_previews_are_shown_in_whatever_the_title() {
        let plain = draw(&about("Norway", &[("see the northern lights", true)]));
        let plain = plain.expect("a picture");
        assert_eq!(size(&plain), (1200, 630));
        for title in [
            "</text></svg><script>alert(1)</script>",
            "\"><image href=\"file:///etc/passwd\"/>&lt;&entity;",
            "\u{0}\u{1b}\u{202e}\u{ffff} ]]>",
            &"m".repeat(10_000),
            "富士山に登る 🏔",
            "",
        ] {
            let card = draw(&about(title, &[(title, false), ("a lake", true)]));
            assert_eq!(size(&card.expect("a picture")), (1200, 630), "{title}");
        }
    }

    #[test]
    fn a_thing_with_places_has_its_cover_beside_the_words() {
        let list = serde_json::json!({ "year": 2026 });
        let wish =
            serde_json::json!({ "category": "water", "place": { "lng": 14.5, "lat": 68.1 } });
        let about_list = |activities: &[&serde_json::Value]| {
            let cover = CoverFacts::of_list("l", &list, activities);
            About {
                cover: Some(cover),
                ..about("Norway", &[("swim", false)])
            }
        };
        let [empty, norway] = [about_list(&[]), about_list(&[&wish])].map(|about| draw(&about));
        let (empty, norway) = (empty.expect("a picture"), norway.expect("a picture"));
        assert_eq!(size(&norway), (1200, 630));
        assert_ne!(norway, empty);
        assert_ne!(Some(norway), draw(&about("Norway", &[("swim", false)])));
    }

    #[test]
    fn words_are_drawn() {
        let draw = |about: &About| draw(about).expect("a picture");
        let norway = draw(&about("Norway", &[]));
        assert_eq!(norway, draw(&about("Norway", &[])));
        assert_ne!(norway, draw(&about("Sweden", &[])));
        assert_ne!(norway, draw(&about("Norway", &[("a lake", false)])));
        assert_ne!(draw(&about("Київ", &[])), draw(&about("Київь", &[])));
    }
}
