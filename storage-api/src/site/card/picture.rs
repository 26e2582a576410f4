//! The card of a thing: 1200 × 630 pixels, as programs expect that show previews of links.

use std::fmt::Write;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::super::subject::About;
use super::text::{Typeface, database, drawable, lines};
use crate::http::markup::escaped;

const TEMPLATE: &str = include_str!("card.svg");
/// Stands in the template where the words belong.
const WORDS_PLACE: &str = "<!--words-->";
const WIDTH_PX: u32 = 1200;
const HEIGHT_PX: u32 = 630;
/// Where lines begin, and how far they may go before they touch the clusters.
const LEFT_PX: f32 = 80.0;
const LINE_PX: f32 = 800.0;
const TITLE_PX: f32 = 68.0;
const TITLE_LINES: usize = 3;
const PART_PX: f32 = 30.0;
/// Parts are drawn above this line.
const BOTTOM_PX: f32 = 590.0;

/// What is said where there is nothing that everybody may see.
pub(super) fn general() -> About {
    About {
        sort: "A bucket list for the year".to_owned(),
        title: "Things to do and places to see, with friends".to_owned(),
        sentence: String::new(),
        parts: Vec::new(),
        address: String::new(),
    }
}

/// Draws a card as PNG; `None` if the template were broken, which a test excludes.
pub(super) fn draw(about: &About) -> Option<Vec<u8>> {
    let svg = TEMPLATE.replace(WORDS_PLACE, &words(about));
    let options = Options {
        fontdb: database(),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg, &options).ok()?;
    let mut canvas = Pixmap::new(WIDTH_PX, HEIGHT_PX)?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().ok()
}

fn words(about: &About) -> String {
    let title = drawable(&about.title).or_else(|| drawable(&about.sort));
    let title = lines(
        &title.unwrap_or_default(),
        Typeface::Serif,
        TITLE_PX,
        LINE_PX,
        TITLE_LINES,
    );
    let mut svg = String::new();
    let mut y_px = 196.0;
    let sort = drawable(&about.sort).unwrap_or_default().to_uppercase();
    let spaced = "fill=\"#b2361c\" letter-spacing=\"2\"";
    write(&mut svg, LEFT_PX, y_px, Typeface::Sans, 24.0, spaced, &sort);
    y_px += 14.0;
    for line in &title {
        y_px += TITLE_PX * 1.12;
        let ink = "fill=\"#1e1b16\"";
        write(
            &mut svg,
            LEFT_PX,
            y_px,
            Typeface::Serif,
            TITLE_PX,
            ink,
            line,
        );
    }
    y_px += 20.0;
    for (part, is_done) in &about.parts {
        y_px += PART_PX * 1.5;
        let shown = drawable(part).filter(|_| y_px < BOTTOM_PX);
        let width_px = LINE_PX - 44.0;
        let shown = shown.map(|part| lines(&part, Typeface::Sans, PART_PX, width_px, 1));
        if let Some(line) = shown.iter().flatten().next() {
            dot(&mut svg, y_px, *is_done);
            let ink = "fill=\"#5f584c\"";
            write(
                &mut svg,
                LEFT_PX + 44.0,
                y_px,
                Typeface::Sans,
                PART_PX,
                ink,
                line,
            );
        } else {
            y_px -= PART_PX * 1.5;
        }
    }
    svg
}

fn write(
    svg: &mut String,
    x_px: f32,
    y_px: f32,
    typeface: Typeface,
    size_px: f32,
    look: &str,
    line: &str,
) {
    let typeface = typeface.attributes();
    let line = escaped(line);
    // Writing to a text cannot fail.
    let _ = write!(
        svg,
        "<text x=\"{x_px}\" y=\"{y_px}\" font-size=\"{size_px}\" {typeface} {look}>{line}</text>"
    );
}

/// A ring in front of what is to do, a full circle in front of what is done.
fn dot(svg: &mut String, y_px: f32, is_done: bool) {
    let fill = if is_done { "#d9482b" } else { "none" };
    let (x_px, y_px) = (LEFT_PX + 14.0, y_px - 10.0);
    let _ = write!(
        svg,
        "<circle cx=\"{x_px}\" cy=\"{y_px}\" r=\"11\" fill=\"{fill}\" stroke=\"#d9482b\" stroke-width=\"3\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn words_are_drawn() {
        let draw = |about: &About| draw(about).expect("a picture");
        let norway = draw(&about("Norway", &[]));
        assert_eq!(norway, draw(&about("Norway", &[])));
        assert_ne!(norway, draw(&about("Sweden", &[])));
        assert_ne!(norway, draw(&about("Norway", &[("a lake", false)])));
        assert_ne!(draw(&about("Київ", &[])), draw(&about("Київь", &[])));
    }
}
