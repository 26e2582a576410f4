//! Themes: the drawn scene and the category that the words of a wish lead to. It knows no drawing, only their names.
//!
//! The table of words (`themes.txt`) is data beside the code: a page loads it when it shows the first scene. Start at
//! [`Themes::scene`].

mod pattern;

use pattern::Pattern;

use crate::text::words;

/// The table of words that ships with the core, as [`Themes::parse`] reads it.
pub const THEMES: &str = include_str!("themes.txt");

/// A wish, as far as it tells which scene fits.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wish<'a> {
    /// The words of the person.
    pub title: &'a str,
    /// Name and kind of its place, in any order; empty without one.
    pub place: &'a str,
    /// The category it was given; empty without one.
    pub category: &'a str,
    /// Its id, which picks one of several scenes that fit equally.
    pub id: &'a str,
}

/// The words of every scene, ready to be compared.
#[derive(Debug)]
pub struct Themes {
    themes: Vec<Theme>,
}

#[derive(Debug)]
struct Theme {
    weight: u32,
    scene: Box<str>,
    category: Box<str>,
    patterns: Vec<Pattern>,
}

/// Scenes for a category whose words say nothing more.
const BY_CATEGORY: &[(&str, &[&str])] = &[
    ("outdoors", &["trail", "forest", "mountain-peak"]),
    ("water", &["beach", "sailing", "swimming"]),
    ("travel", &["compass", "plane", "road-trip"]),
    ("food", &["long-table", "cooking", "picnic"]),
    ("culture", &["museum", "theatre", "concert"]),
    ("learning", &["book", "conversation", "computer"]),
    ("making", &["workshop", "painting", "kite"]),
    ("kindness", &["heart", "gift", "tea-for-two"]),
    ("body", &["running", "yoga", "football"]),
    ("nights", &["moon", "stargazing", "lanterns"]),
];

/// Calm scenes that say nothing wrong about any wish.
const NEUTRAL: &[&str] = &["wishes", "sunrise", "balloon", "meadow"];

impl Themes {
    /// Reads a table: lines of weight, scene, category and patterns; `#` begins a comment. Lines that are none of it are
    /// left out. O(length).
    #[must_use]
    pub fn parse(table: &str) -> Self {
        let mut themes = Vec::new();
        for line in table.split('\n') {
            if let Some(theme) = parse_line(line) {
                themes.push(theme);
            }
        }
        Self { themes }
    }

    /// The scene of a wish: by its words, else by its place, else by its category, else a neutral one by its id.
    ///
    /// ```
    /// use wasm_core::domain::{THEMES, Themes, Wish};
    ///
    /// let themes = Themes::parse(THEMES);
    /// let wish = Wish { title: "Nordlichter sehen", ..Wish::default() };
    /// assert_eq!(themes.scene(&wish), "northern-lights");
    /// ```
    #[must_use]
    pub fn scene(&self, wish: &Wish) -> &str {
        let found = self.find(wish.title).or_else(|| self.find(wish.place));
        if let Some(theme) = found {
            return &theme.scene;
        }
        let by_category = BY_CATEGORY.iter().find(|(name, _)| *name == wish.category);
        let scenes = by_category.map_or(NEUTRAL, |(_, scenes)| scenes);
        scenes
            .get(hash(wish.id) % scenes.len())
            .copied()
            .unwrap_or("wishes")
    }

    /// The category that the words of a title lead to; nothing if they say none.
    #[must_use]
    pub fn category(&self, title: &str) -> Option<&str> {
        self.find(title).map(|theme| &*theme.category)
    }

    /// The theme that matches a text best: weight first, then matched letters, then the order of the table.
    fn find(&self, text: &str) -> Option<&Theme> {
        let words = words(text);
        let mut best = None;
        let mut best_rank = (0, 0);
        for theme in &self.themes {
            for pattern in &theme.patterns {
                let rank = (theme.weight, pattern.matched_letters(&words));
                if rank.1 > 0 && rank > best_rank {
                    (best, best_rank) = (Some(theme), rank);
                }
            }
        }
        best
    }
}

/// A line of the table; nothing for a comment or what is no line of it.
fn parse_line(line: &str) -> Option<Theme> {
    let mut parts = line.split(' ');
    let weight = match parts.next()? {
        "2" => 2,
        "1" => 1,
        _ => return None,
    };
    let (scene, category) = (parts.next()?.into(), parts.next()?.into());
    let mut patterns = Vec::new();
    for part in parts {
        patterns.push(Pattern::parse(part));
    }
    Some(Theme {
        weight,
        scene,
        category,
        patterns,
    })
}

/// FNV-1a.
fn hash(text: &str) -> usize {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    (hash >> 8) as usize
}
