//! Covers: drawn from data alone, small, and in colours that words can be read on.

use proptest::prelude::*;
use wasm_core::cover::{
    Coast, Composition, Cover, CoverKind, CoverPlace, CoverSize, CoverSubject, draw,
};

const COAST: &str = include_str!("../../../app/src/map/pin-map/coast.svg");
const POSTER: CoverSize = CoverSize {
    width: 300.0,
    height: 300.0,
};
const THUMBNAIL: CoverSize = CoverSize {
    width: 64.0,
    height: 64.0,
};
const CATEGORIES: [&str; 11] = [
    "outdoors", "water", "travel", "food", "culture", "learning", "making", "kindness", "body",
    "nights", "",
];

fn place(lng: f64, lat: f64) -> CoverPlace<'static> {
    CoverPlace {
        lng,
        lat,
        category: "water",
    }
}

fn list<'a>(id: &'a str, places: &'a [CoverPlace<'a>]) -> CoverSubject<'a> {
    CoverSubject {
        kind: CoverKind::List,
        id,
        numeral: "2026",
        categories: &["water"],
        places,
        composition: None,
    }
}

fn covers_of(places: &[CoverPlace<'_>]) -> Vec<Cover> {
    let coast = Coast::parse(COAST);
    let ids = (0..60).map(|id| format!("list-{id}"));
    ids.map(|id| draw(&list(&id, places), &coast, POSTER))
        .collect()
}

/// Luminance of `#rrggbb` as WCAG 2 defines it.
fn luminance(colour: &str) -> f64 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour");
        let share = f64::from(value) / 255.0;
        if share <= 0.040_45 {
            share / 12.92
        } else {
            ((share + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

#[test]
fn the_same_data_give_the_same_cover_and_other_ids_another() {
    let places = [place(-4.7, 51.6), place(14.5, 68.1), place(16.4, 48.2)];
    let covers = covers_of(&places);
    assert_eq!(covers, covers_of(&places));
    let looks: std::collections::HashSet<_> = covers
        .iter()
        .map(|cover| (cover.plate, cover.svg.contains("clipPath")))
        .collect();
    assert!(looks.len() > 3, "{looks:?}");
}

#[test]
fn words_can_be_read_on_every_plate() {
    let coast = Coast::default();
    for kind in [CoverKind::List, CoverKind::Hangout] {
        for category in CATEGORIES {
            for id in 0..40 {
                let (id, here) = (format!("{id}"), [place(9.0, 41.2)]);
                let subject = CoverSubject {
                    kind,
                    categories: &[category],
                    ..list(&id, &here)
                };
                let Cover { plate, ink, .. } = draw(&subject, &coast, POSTER);
                let (one, other) = (luminance(plate), luminance(ink));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 4.5, "{ink} on {plate}: {contrast}");
            }
        }
    }
}

#[test]
fn a_cover_is_small_and_has_nothing_that_a_page_must_fear() {
    let world = [
        place(-70.0, -33.0),
        place(151.0, -33.8),
        place(-122.4, 37.7),
        place(100.5, 13.7),
    ];
    for places in [&world[..], &world[..1], &[]] {
        for Cover { svg, .. } in covers_of(places) {
            assert!(svg.len() < 90_000, "{} bytes", svg.len());
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"));
            for word in ["<text", "<script", "style", "http", "NaN", "inf"] {
                let body = svg.replacen("http://www.w3.org/2000/svg", "", 1);
                assert!(!body.contains(word), "{word}");
            }
        }
    }
}

#[test]
fn an_id_does_not_get_into_the_markup() {
    let id = "\"><script>alert(1)</script>";
    let numeral = "<b>";
    let subject = CoverSubject {
        numeral,
        composition: Some(Composition::Numeral),
        ..list(id, &[])
    };
    let cover = draw(&subject, &Coast::parse(COAST), THUMBNAIL);
    assert!(!cover.svg.contains("alert") && !cover.svg.contains("<b>"));
}

#[test]
fn far_from_any_shore_there_are_contours() {
    let coast = Coast::parse(COAST);
    for id in 0..20 {
        let (id, steppe) = (format!("{id}"), [place(75.0, 48.0)]);
        let cover = draw(&list(&id, &steppe), &coast, POSTER);
        assert!(
            !cover.svg.contains("clipPath"),
            "a window onto nothing but land"
        );
    }
}

#[test]
fn places_on_both_sides_of_the_antimeridian_are_neighbours() {
    let fiji = [
        place(179.0, -17.0),
        place(-179.5, -16.5),
        place(178.4, -18.1),
    ];
    let samoa = [
        place(178.9, -17.0),
        place(179.5, -16.5),
        place(178.4, -18.1),
    ];
    let coast = Coast::parse(COAST);
    let [over, beside] =
        [&fiji[..], &samoa[..]].map(|places| draw(&list("x", places), &coast, POSTER).svg.len());
    assert!(
        over < beside * 3,
        "{over} bytes: the whole world was drawn for islands next to each other"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn anything_has_a_cover(
        id in ".{0,12}",
        numeral in "[0-9]{0,5}",
        spots in prop::collection::vec((-720.0..720.0_f64, -90.0..=90.0_f64), 0..30),
        kind in 0..3_usize,
        coast in "(<svg viewBox=\"0 0 [0-9]{1,4} 9\"><path d=\"[Mlz0-9 -]{0,60}\"/>)|.{0,40}",
    ) {
        let places: Vec<CoverPlace> = spots.iter().map(|(lng, lat)| place(*lng, *lat)).collect();
        let kind = [CoverKind::List, CoverKind::Quest, CoverKind::Hangout][kind];
        let subject = CoverSubject { kind, numeral: &numeral, ..list(&id, &places) };
        for coast in [&Coast::parse(&coast), &Coast::parse(COAST)] {
            for size in [POSTER, THUMBNAIL] {
                let svg = draw(&subject, coast, size).svg;
                prop_assert!(svg.ends_with("</svg>") && !svg.contains("NaN"));
            }
        }
    }
}
