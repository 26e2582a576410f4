//! Colours of covers: flat, four to a poster, and proposed by the category.

use super::compositions::Composition;
use super::hash::Picker;

/// Colours that go together.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Palette {
    pub(super) sea: &'static str,
    pub(super) land: &'static str,
    /// Waterlines, one tone from the sea.
    pub(super) line: &'static str,
    /// Words on the sea's colour.
    pub(super) ink: &'static str,
    /// Marks and routes.
    pub(super) mark: &'static str,
    /// Land behind a numeral, which must stand out from the ground as the sea does.
    pub(super) window_land: &'static str,
    /// A ground around windows, and the words on it.
    pub(super) ground: &'static str,
    pub(super) ground_ink: &'static str,
    /// Bands of a contour picture, from the place outwards.
    pub(super) bands: [&'static str; 4],
}

impl Palette {
    /// Colour of the plate that words stand on.
    pub(super) fn plate(&self, composition: Composition) -> &'static str {
        if composition.has_ground() {
            self.ground
        } else {
            self.sea
        }
    }

    /// Colour of words on the plate.
    pub(super) fn ink(&self, composition: Composition) -> &'static str {
        if composition.has_ground() {
            self.ground_ink
        } else {
            self.ink
        }
    }
}

const CORAL: Palette = Palette {
    sea: "#c43d22",
    land: "#f8dfbf",
    line: "#a5301a",
    ink: "#fff8ec",
    mark: "#1e1b16",
    window_land: "#7c2412",
    ground: "#f8dfbf",
    ground_ink: "#5c1a0c",
    bands: ["#f8dfbf", "#f2a65a", "#e0653f", "#a5301a"],
};
const FJORD: Palette = Palette {
    sea: "#123b46",
    land: "#e9dcc0",
    line: "#256070",
    ink: "#f8f1e2",
    mark: "#ef6a48",
    window_land: "#3c97a6",
    ground: "#f4c9a8",
    ground_ink: "#3a1a12",
    bands: ["#f4c9a8", "#3c97a6", "#27707f", "#1b5361"],
};
const LAGOON: Palette = Palette {
    sea: "#24709f",
    land: "#f3e6c8",
    line: "#3f8ab8",
    ink: "#ffffff",
    mark: "#b2361c",
    window_land: "#103c49",
    ground: "#f6efdf",
    ground_ink: "#103c49",
    bands: ["#f6efdf", "#b5d8df", "#6fb3cf", "#3f8dbb"],
};
const AMBER: Palette = Palette {
    sea: "#edb02f",
    land: "#8c3b1a",
    line: "#d4921a",
    ink: "#35180a",
    mark: "#fffdf4",
    window_land: "#c9702a",
    ground: "#5a2310",
    ground_ink: "#fbe6bd",
    bands: ["#8c3b1a", "#b65a22", "#d07f25", "#dd9a2a"],
};
const PLUM: Palette = Palette {
    sea: "#481736",
    land: "#e8a08c",
    line: "#6d2a54",
    ink: "#fbe9dd",
    mark: "#f6c453",
    window_land: "#b24a78",
    ground: "#f0b53a",
    ground_ink: "#3b1230",
    bands: ["#f6c453", "#e8a08c", "#b24a78", "#71305a"],
};
const INDIGO: Palette = Palette {
    sea: "#211b55",
    land: "#6c62c6",
    line: "#3a3282",
    ink: "#f5ead2",
    mark: "#f6c453",
    window_land: "#6c62c6",
    ground: "#f5ead2",
    ground_ink: "#211b55",
    bands: ["#f6c453", "#a58fe0", "#6c62c6", "#3a3282"],
};
const ROSE: Palette = Palette {
    sea: "#f6d5c8",
    land: "#c2475c",
    line: "#e7b3a5",
    ink: "#571c2a",
    mark: "#1e1b16",
    window_land: "#d97f72",
    ground: "#571c2a",
    ground_ink: "#fbe9dd",
    bands: ["#7c2740", "#a83a52", "#cc5d64", "#e08a7c"],
};
const FERN: Palette = Palette {
    sea: "#0f3d28",
    land: "#8fbf73",
    line: "#1e5a3d",
    ink: "#f3efd6",
    mark: "#f6c453",
    window_land: "#4f8a52",
    ground: "#d9e0c4",
    ground_ink: "#1f3a24",
    bands: ["#d9e0c4", "#8fbf73", "#4f8a52", "#2a6743"],
};
const CLAY: Palette = Palette {
    sea: "#7a4a2c",
    land: "#ecd3b0",
    line: "#95623f",
    ink: "#fff6e8",
    mark: "#f6c453",
    window_land: "#b9763f",
    ground: "#ecd3b0",
    ground_ink: "#3b2112",
    bands: ["#ecd3b0", "#d59a63", "#b9763f", "#955a34"],
};
const NIGHT: Palette = Palette {
    sea: "#1b1917",
    land: "#4a4235",
    line: "#332e27",
    ink: "#f3eee4",
    mark: "#e9a820",
    window_land: "#7a5a1e",
    ground: "#e9a820",
    ground_ink: "#1b1917",
    bands: ["#e9a820", "#c9702a", "#8d3f2c", "#55283a"],
};
const ALL: &[&Palette] = &[
    &CORAL, &FJORD, &LAGOON, &AMBER, &PLUM, &INDIGO, &ROSE, &FERN, &CLAY, &NIGHT,
];

/// The palette of numerals on pages: the product's own colour, which both papers carry.
pub(super) const PAGE: &Palette = &Palette {
    sea: "#d9482b",
    line: "#c23d22",
    window_land: "#93301b",
    ..CORAL
};

/// Palettes that suit a category.
const BY_CATEGORY: &[(&str, &[&Palette])] = &[
    ("outdoors", &[&FERN, &FJORD, &CORAL]),
    ("water", &[&LAGOON, &FJORD, &INDIGO]),
    ("travel", &[&CORAL, &INDIGO, &FJORD]),
    ("food", &[&AMBER, &ROSE, &PLUM]),
    ("culture", &[&PLUM, &INDIGO, &ROSE]),
    ("learning", &[&FJORD, &AMBER, &LAGOON]),
    ("making", &[&CLAY, &AMBER, &ROSE]),
    ("kindness", &[&ROSE, &CORAL, &PLUM]),
    ("body", &[&FERN, &CORAL, &AMBER]),
    ("nights", &[&INDIGO, &NIGHT, &PLUM]),
];

/// The palette of a thing: one that suits its most frequent category, else any.
pub(super) fn palette_of(categories: &[&str], picker: &mut Picker) -> &'static Palette {
    let known = BY_CATEGORY.iter().map(|(name, palettes)| {
        let count = categories.iter().filter(|own| category_of(own) == *name);
        (count.count(), *palettes)
    });
    // The first of those that are equally frequent.
    let best = known.reduce(|best, next| if next.0 > best.0 { next } else { best });
    let suiting = best.filter(|(count, _)| *count > 0);
    picker.pick(suiting.map_or(ALL, |(_, palettes)| palettes))
}

/// The category that a name stands for: its own, or the one category of a kind of wish.
pub(super) fn category_of(name: &str) -> &str {
    match name {
        "go" => "travel",
        "eat" => "food",
        "learn" => "learning",
        "make" => "making",
        "help" => "kindness",
        other => other,
    }
}
