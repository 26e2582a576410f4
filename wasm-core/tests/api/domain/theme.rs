//! Scenes and categories from the words of wishes.

use std::collections::BTreeMap;

use wasm_core::domain::{THEMES, Themes, Wish};

const WISHES: &str = include_str!("wishes.txt");
const IDEAS_EN: &str = include_str!("../../../../app/src/features/onboarding/ideas/ideas.en.txt");
const IDEAS_DE: &str = include_str!("../../../../app/src/features/onboarding/ideas/ideas.de.txt");

const CATEGORIES: [&str; 10] = [
    "outdoors", "water", "travel", "food", "culture", "learning", "making", "kindness", "body",
    "nights",
];

fn themes() -> Themes {
    Themes::parse(THEMES)
}

fn scene(themes: &Themes, title: &str) -> String {
    let wish = Wish {
        title,
        ..Wish::default()
    };
    themes.scene(&wish).to_owned()
}

/// Titles of the collected ideas, each with its category.
fn ideas(text: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut category = "";
    let mut ideas = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("# ") {
            category = heading;
        } else if let Some(title) = line.split(" ~").next().filter(|title| !title.is_empty()) {
            ideas.push((category, title));
        }
    }
    ideas
}

#[test]
fn wishes_in_two_languages_have_the_scene_that_people_expect() {
    let themes = themes();
    let lines = WISHES.lines().filter(|line| !line.starts_with('#'));
    let expected: Vec<_> = lines.filter_map(|line| line.split_once(" | ")).collect();
    assert!(expected.len() >= 200);
    let wrong: Vec<_> = expected
        .into_iter()
        .filter(|(name, title)| scene(&themes, title) != *name)
        .map(|(name, title)| (name, title, scene(&themes, title)))
        .collect();
    assert_eq!(wrong, []);
}

#[test]
fn every_collected_idea_has_one_scene_in_both_languages() {
    let themes = themes();
    let (english, german) = (ideas(IDEAS_EN), ideas(IDEAS_DE));
    assert!(english.len() >= 300);
    assert_eq!(english.len(), german.len());
    let differing: Vec<_> = english
        .iter()
        .zip(&german)
        .filter(|((category, a), (_, b))| {
            let of = |title| {
                themes
                    .scene(&Wish {
                        title,
                        category,
                        ..Wish::default()
                    })
                    .to_owned()
            };
            of(a) != of(b)
        })
        .collect();
    assert_eq!(differing, []);
}

#[test]
fn nearly_every_collected_idea_is_known_by_its_words() {
    let themes = themes();
    for ideas in [ideas(IDEAS_EN), ideas(IDEAS_DE)] {
        let unknown = ideas
            .iter()
            .filter(|(_, title)| themes.category(title).is_none())
            .count();
        assert!(unknown <= 4, "{unknown}");
    }
}

#[test]
fn the_collected_ideas_use_many_scenes() {
    let themes = themes();
    let mut uses = BTreeMap::<_, usize>::new();
    for (_, title) in ideas(IDEAS_EN) {
        *uses.entry(scene(&themes, title)).or_default() += 1;
    }
    assert!(uses.len() >= 60, "{}", uses.len());
}

#[test]
fn a_category_is_guessed_from_words_and_none_without_them() {
    let themes = themes();
    assert_eq!(themes.category("Schwimmkurs"), Some("water"));
    assert_eq!(themes.category("bake bread"), Some("food"));
    assert_eq!(themes.category("Zzyzx"), None);
    assert_eq!(themes.category(""), None);
    let named = THEMES.lines().filter(|line| !line.starts_with('#'));
    for line in named.filter(|line| !line.is_empty()) {
        let category = line.split(' ').nth(2).unwrap_or_default();
        assert!(CATEGORIES.contains(&category), "{line}");
    }
}

#[test]
fn words_win_over_the_place_the_place_over_the_category_and_an_id_picks_the_rest() {
    let themes = themes();
    let wish = Wish {
        title: "Zzyzx",
        place: "Kyoto",
        category: "food",
        id: "a",
    };
    assert_eq!(themes.scene(&wish), "temple");
    assert_eq!(
        themes.scene(&Wish {
            title: "Ramen",
            ..wish
        }),
        "ramen"
    );
    let by_category = themes.scene(&Wish { place: "", ..wish });
    assert!(["long-table", "cooking", "picnic"].contains(&by_category));
    let neutral = |id| {
        themes.scene(&Wish {
            id,
            title: "Zzyzx",
            ..Wish::default()
        })
    };
    assert_eq!(neutral("a"), neutral("a"));
    let ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    assert!(ids.iter().any(|id| neutral(id) != neutral("a")));
}

#[test]
fn a_damaged_table_is_read_as_far_as_it_goes() {
    let themes = Themes::parse("2\nx y z\n2 ramen food\n2 swimming water swim + ~ =\n\u{1F600}");
    assert_eq!(scene(&themes, "Swim"), "swimming");
    assert_eq!(themes.category("Ramen"), None);
}
