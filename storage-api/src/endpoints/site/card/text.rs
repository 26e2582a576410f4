//! Text in the fonts of the cards: which characters they have, how wide a line is, where it breaks.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb::Database;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

/// The fonts, one per typeface; Greek and Cyrillic letters come from one that goes with both others.
static FILES: [&[u8]; 3] = [
    include_bytes!("fonts/fraunces-600.ttf"),
    include_bytes!("fonts/instrument-sans-500.ttf"),
    include_bytes!("fonts/noto-sans-600.ttf"),
];

static FONTS: LazyLock<Vec<FontRef<'static>>> = LazyLock::new(|| {
    let fonts = FILES.iter().filter_map(|file| FontRef::new(file).ok());
    fonts.collect()
});

/// A typeface of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typeface {
    /// For titles.
    Serif,
    /// For everything else.
    Sans,
}

impl Typeface {
    /// Its name and weight, as SVG has them.
    pub(super) fn attributes(self) -> &'static str {
        match self {
            Self::Serif => "font-family=\"Fraunces\" font-weight=\"600\"",
            Self::Sans => "font-family=\"Instrument Sans\" font-weight=\"500\"",
        }
    }

    /// Its own fonts come first, the others help out.
    fn fonts(self) -> impl Iterator<Item = &'static FontRef<'static>> {
        let first = match self {
            Self::Serif => 0,
            Self::Sans => 1,
        };
        FONTS.iter().cycle().skip(first).take(FONTS.len())
    }
}

/// The fonts for drawing.
pub(super) fn database() -> Arc<Database> {
    static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut database = Database::new();
        for file in FILES {
            database.load_font_data(file.to_vec());
        }
        Arc::new(database)
    });
    Arc::clone(&DATABASE)
}

/// The part of a text that the fonts can show, on one line; `None` when more than half of it would be missing.
pub(super) fn drawable(text: &str) -> Option<String> {
    let known = |character: char| {
        FONTS
            .iter()
            .any(|font| font.charmap().map(character).is_some())
    };
    let is_blank = |character: &char| character.is_whitespace();
    let letters = text
        .chars()
        .filter(|character| !is_blank(character))
        .count();
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.chars().filter(|character| known(*character)).collect())
        .filter(|word: &String| !word.is_empty())
        .collect();
    let shown: usize = words.iter().map(|word| word.chars().count()).sum();
    (shown > 0 && shown * 2 >= letters).then(|| words.join(" "))
}

/// Breaks a text into lines of at most `width_px`. What does not fit into `most` lines ends in an ellipsis.
pub(super) fn lines(
    text: &str,
    typeface: Typeface,
    size_px: f32,
    width_px: f32,
    most: usize,
) -> Vec<String> {
    let fits = |line: &str| width_px_of(line, typeface, size_px) <= width_px;
    let mut lines = vec![String::new()];
    for word in text.split(' ').flat_map(|word| pieces(word, &fits)) {
        let line = lines.last().map_or("", String::as_str);
        let longer = if line.is_empty() {
            word.clone()
        } else {
            format!("{line} {word}")
        };
        match lines.last_mut() {
            Some(last) if fits(&longer) => *last = longer,
            _ => lines.push(word),
        }
        if lines.len() > most {
            break;
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = ended(last, &fits);
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// A word, cut where it is longer than a line.
fn pieces(word: &str, fits: &impl Fn(&str) -> bool) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for character in word.chars() {
        let last = pieces.last().map_or("", String::as_str);
        let longer = format!("{last}{character}");
        match pieces.last_mut() {
            Some(last) if last.is_empty() || fits(&longer) => *last = longer,
            _ => pieces.push(character.to_string()),
        }
    }
    pieces
}

/// A line that says that it goes on.
fn ended(line: &str, fits: &impl Fn(&str) -> bool) -> String {
    let mut kept = line.to_owned();
    while !kept.is_empty() && !fits(&format!("{kept}…")) {
        kept.pop();
    }
    format!("{}…", kept.trim_end())
}

/// Width of a line, without the little that kerning changes.
fn width_px_of(line: &str, typeface: Typeface, size_px: f32) -> f32 {
    let width_of = |character: char| {
        let mut widths = typeface.fonts().filter_map(|font| {
            let glyph = font.charmap().map(character)?;
            let metrics = font.glyph_metrics(Size::new(size_px), LocationRef::default());
            metrics.advance_width(glyph)
        });
        widths.next().unwrap_or(size_px)
    };
    line.chars().map(width_of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_within_their_width_and_the_last_one_says_that_it_goes_on() {
        let text = "see the northern lights from a boat in the far north of Norway";
        let found = lines(text, Typeface::Serif, 72.0, 600.0, 2);
        assert_eq!(found, ["see the northern", "lights from a…"]);
        for line in &found {
            assert!(width_px_of(line, Typeface::Serif, 72.0) <= 600.0, "{line}");
        }
        assert_eq!(lines("short", Typeface::Sans, 30.0, 600.0, 2), ["short"]);
    }

    #[test]
    fn a_word_longer_than_a_line_is_cut() {
        let found = lines(&"m".repeat(200), Typeface::Sans, 30.0, 600.0, 3);
        assert_eq!(found.len(), 3);
        assert!(found[2].ends_with('…'));
    }

    #[test]
    fn what_the_fonts_do_not_have_is_left_out_and_nothing_is_drawn_of_what_is_mostly_that() {
        assert_eq!(drawable(" a\tlake\u{202E} 🏔 "), Some("a lake".to_owned()));
        assert_eq!(
            drawable("Ελλάδα, Łódź, Київ"),
            Some("Ελλάδα, Łódź, Київ".to_owned())
        );
        assert_eq!(drawable("富士山に登る"), None);
        assert_eq!(drawable("  "), None);
    }
}
