//! The card of a thing: 1200 × 630 pixels, as programs expect that show previews of links. The core draws its cover.

use std::fmt::Write;
use std::sync::LazyLock;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use wasm_core::cover::{Coast, Cover, CoverSize};

use super::super::cover_facts::CoverFacts;
use super::super::hangout_state::HangoutState;
use super::super::subject::About;
use super::text::{Typeface, database, drawable, lines};
use crate::http::markup::escaped;

const TEMPLATE: &str = include_str!("card.svg");
/// Stands in the template where the words belong.
const WORDS_PLACE: &str = "<!--words-->";
/// The coast that covers are drawn with, the same file that the app draws them with.
const COAST: &str = include_str!("../../../../../app/src/map/pin-map/coast.svg");
const WIDTH_PX: u32 = 1200;
const HEIGHT_PX: u32 = 630;
/// The part of the card that the cover takes, at its right.
const COVER: CoverSize = CoverSize {
    width: 630.0,
    height: 630.0,
};
/// A cover on top of a page, which crops it at the sides or at the foot.
const PAGE_COVER: CoverSize = CoverSize {
    width: 780.0,
    height: 520.0,
};
const COVER_LEFT_PX: u32 = 570;
const TITLE_LINES: usize = 3;
const PART_PX: f32 = 28.0;
/// The date of a hangout.
const DATE_PX: f32 = 34.0;
const DATE_LINES: usize = 2;
/// Faces before the number of people, and the room that each takes.
const FACES_MAX: usize = 4;
const FACE_PX: f32 = 36.0;
/// Parts are drawn above this line.
const BOTTOM_PX: f32 = 590.0;

/// Setting of words: colours, and how far lines may go.
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

/// Text for things of which not everybody may see anything.
pub(super) fn general() -> About {
    About {
        sort: "A bucket list for the year".to_owned(),
        title: "Things to do and places to see, with friends".to_owned(),
        sentence: String::new(),
        parts: Vec::new(),
        state: None,
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

/// Draws a cover without words, for the top of a page.
pub(super) fn cover(facts: &CoverFacts) -> String {
    facts.draw(coast(), PAGE_COVER).svg
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
    if let Some(state) = &about.state {
        write_state(&mut svg, y_px, state, setting);
    }
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

/// Writes the date of a hangout, and below it the number of people after as many faces, from a height on.
fn write_state(svg: &mut String, mut y_px: f32, state: &HangoutState, setting: &Setting) {
    let (left_px, width_px) = (setting.left_px, setting.line_px);
    let ink = format!("fill=\"{}\"", setting.ink);
    let date = state.date.as_deref().unwrap_or_default();
    for line in lines(date, Typeface::Sans, DATE_PX, width_px, DATE_LINES) {
        y_px += DATE_PX * 1.3;
        let spot = [left_px, y_px, DATE_PX];
        write(svg, spot, Typeface::Sans, &ink, &line);
    }
    let Some(count) = &state.count else {
        return;
    };
    y_px += FACE_PX * 1.5;
    let mut x_px = left_px;
    for _ in 0..state.people.min(FACES_MAX) {
        face(svg, [x_px + 15.0, y_px - 10.0], setting.accent);
        x_px += FACE_PX;
    }
    x_px += 8.0;
    let spot = [x_px, y_px, PART_PX];
    let room_px = left_px + width_px - x_px;
    if let Some(line) = lines(count, Typeface::Sans, PART_PX, room_px, 1).first() {
        let quiet = format!("fill=\"{}\"", setting.soft);
        write(svg, spot, Typeface::Sans, &quiet, line);
    }
}

/// Draws a face that could be anybody's.
fn face(svg: &mut String, [x, y]: [f32; 2], colour: &str) {
    // Writing to a text cannot fail.
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y})\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-linecap=\"round\">\
         <circle r=\"14\"/><path d=\"M-5 -4v1.5M5 -4v1.5M-6 4.5q6 5 12 0\"/></g>"
    );
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
    use crate::endpoints::site::cover_facts::CoverFacts;

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
    fn a_hangout_has_its_date_and_its_faces() {
        let hangout = serde_json::json!({ "theme": "plum" });
        let card = |title: &str, date: &str, people: usize| {
            draw(&About {
                cover: Some(CoverFacts::of_hangout("h", &hangout)),
                state: Some(HangoutState {
                    date: Some(date.to_owned()),
                    count: (people > 0).then(|| format!("{people} are going")),
                    people,
                    sort: "Hangout",
                }),
                ..about(title, &[])
            })
            .expect("a picture")
        };
        let plain = card("Dinner", "Sat 14 August, 11:00", 9);
        assert_eq!(size(&plain), (1200, 630));
        assert_ne!(plain, card("Dinner", "Sun 15 August, 11:00", 9));
        assert_ne!(plain, card("Dinner", "Sat 14 August, 11:00", 3));
        assert_ne!(plain, card("Dinner", "Sat 14 August, 11:00", 0));
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
