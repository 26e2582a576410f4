//! Overlap of lists, as people would say it.

use wasm_core::geo::sphere::distance_km;
use wasm_core::plan::{Comparison, ListedItem, Reason, compare_lists};

use crate::seeded::Seeded;

fn item(title: &str) -> ListedItem {
    ListedItem {
        title: title.into(),
        ..ListedItem::default()
    }
}

fn at(title: &str, lng: f64, lat: f64) -> ListedItem {
    ListedItem {
        lng_lat: Some((lng, lat)),
        ..item(title)
    }
}

fn with_id(title: &str, id: &str) -> ListedItem {
    ListedItem {
        place_id: Some(id.into()),
        ..item(title)
    }
}

/// Wishes that make the others' words neither rare nor common.
fn others(list: usize) -> Vec<ListedItem> {
    let titles = [
        [
            "Learn the piano",
            "Bake sourdough",
            "Read Ulysses",
            "Sleep in a lighthouse",
        ],
        [
            "Ride an elephant",
            "Plant a tree",
            "Write a novel",
            "Donate blood",
        ],
    ];
    titles[list].iter().map(|title| item(title)).collect()
}

#[derive(Debug, PartialEq, Eq)]
enum Said {
    Same,
    Maybe,
    Other,
}

fn compare(a: &ListedItem, b: &ListedItem) -> (Said, Vec<Reason>) {
    let list = |own: &ListedItem, n: usize| {
        std::iter::once(own.clone())
            .chain(others(n))
            .collect::<Vec<_>>()
    };
    let both = compare_lists(&[list(a, 0), list(b, 1)]).expect("a valid question");
    let common = both.wishes.iter().find(|wish| wish.lists.len() == 2);
    match (common, both.probable.first()) {
        (Some(wish), _) => (Said::Same, wish.matches[0].likeness.reasons.clone()),
        (None, Some(pair)) => (Said::Maybe, pair.alike.likeness.reasons.clone()),
        (None, None) => (Said::Other, Vec::new()),
    }
}

fn check(a: &ListedItem, b: &ListedItem, said: Said, reasons: &[Reason]) {
    assert_eq!(compare(a, b), (said, reasons.to_vec()), "{a:?} {b:?}");
    assert_eq!(compare(b, a).0, compare(a, b).0, "{b:?} {a:?}");
}

#[test]
fn the_same_wish_in_other_words_is_certain_probable_or_none_for_a_reason() {
    let check = |a, b, said, reasons| check(&item(a), &item(b), said, reasons);
    let same = |a, b| check(a, b, Said::Same, &[Reason::SameWords]);
    same("See the Northern Lights", "northern light");
    same("Visit São Paulo!", "Trip to SAO PAULO");
    same("Go hiking in the Dolomites", "Hike the dolomites");
    same("Climb Mt Fuji", "Mount Fuji climb");
    let typed = &[Reason::SameWords, Reason::TypingErrors];
    check("Acropolis", "Visit the Acroplis", Said::Maybe, typed);
    let (short, long) = ("Climb Kilimanjaro", "Climb Kilimanjaro with my dad");
    check(short, long, Said::Maybe, &[Reason::WordsWithin]);
    let other = |a, b| check(a, b, Said::Other, &[]);
    other("Run 5 km", "Run 10 km");
    other("Visit Iran", "Visit Iraq");
    other("Austria", "Australia");
    other("Swim with dolphins", "Skydive");
}

#[test]
fn where_it_is_tells_wishes_together_and_apart() {
    let paris = |title| at(title, 2.2945, 48.8584);
    let beside = |title| at(title, 2.2950, 48.8590);
    let vegas = |title| at(title, -115.1723, 36.1125);
    let (tower, place) = ("Eiffel Tower", Reason::SamePlace);
    let typed = &[Reason::SameWords, Reason::TypingErrors, place];
    check(&paris(tower), &beside("Eifel tower"), Said::Same, typed);
    let within = &[Reason::WordsWithin, place];
    check(
        &paris("Eiffel Tower at night"),
        &beside(tower),
        Said::Same,
        within,
    );
    let apart = &[Reason::SameWords, Reason::PlacesApart];
    check(&paris(tower), &vegas(tower), Said::Maybe, apart);
    check(
        &paris(tower),
        &item("eiffel tower"),
        Said::Same,
        &[Reason::SameWords],
    );
    let shared = &[Reason::SharedWords, place];
    check(
        &paris("Picnic at the tower"),
        &beside("Tower by night"),
        Said::Maybe,
        shared,
    );
    check(&paris("Picnic"), &beside("Ice skating"), Said::Other, &[]);
    let by_id = &[Reason::WordsWithin, Reason::SamePlaceId];
    check(
        &with_id("Dinner at Noma", "n"),
        &with_id("Noma", "n"),
        Said::Same,
        by_id,
    );
}

#[test]
fn who_wants_what_is_told_most_wanted_first_and_nothing_twice() {
    let lists = [
        vec![item("Surf"), item("See the aurora"), item("surfing")],
        vec![item("Aurora")],
        vec![item("the aurora"), item("Read Ulysses")],
    ];
    let all = compare_lists(&lists).expect("valid");
    let told: Vec<(&str, &[usize], usize)> = all
        .wishes
        .iter()
        .map(|wish| (&*wish.title, &*wish.lists, wish.items.len()))
        .collect();
    assert_eq!(
        told,
        [
            ("Aurora", &[0, 1, 2][..], 3),
            ("Surf", &[0][..], 2),
            ("Read Ulysses", &[2][..], 1)
        ]
    );
    assert!(all.probable.is_empty());
    assert_eq!(all.wishes[0].matches.len(), 2);
}

#[test]
fn two_that_cannot_be_the_same_are_not_joined_by_a_third() {
    let (paris, vegas) = ((2.2945, 48.8584), (-115.1723, 36.1125));
    let lists = [
        vec![at("Eiffel Tower", paris.0, paris.1)],
        vec![item("Eiffel Tower")],
        vec![at("Eiffel Tower", vegas.0, vegas.1)],
    ];
    let all = compare_lists(&lists).expect("valid");
    assert_eq!(
        all.wishes
            .iter()
            .map(|wish| wish.items.len())
            .collect::<Vec<_>>(),
        [2, 1]
    );
    assert_eq!(all.probable.len(), 1);
}

const WISHES: &[&str] = &[
    "Northern Lights",
    "Machu Picchu",
    "Great Barrier Reef",
    "Camino de Santiago",
    "Trans Siberian Railway",
    "Kyoto Temples",
    "Serengeti Safari",
    "Patagonia Trek",
    "Venice Carnival",
    "Angkor Sunrise",
    "Marathon Berlin",
    "Grand Canyon Rafting",
    "Santorini Sunset",
    "Reykjavik Geysers",
    "Petra Treasury",
    "Yellowstone Bison",
    "Galapagos Tortoise",
    "Bhutan Monastery",
];

/// A wish as somebody else would write it.
fn reworded(random: &mut Seeded, wish: &str) -> String {
    let mut words: Vec<String> = wish.split(' ').map(str::to_owned).collect();
    if random.below(2) == 0 {
        words.reverse();
    }
    let front = ["", "See the ", "Visit ", "trip to "][random.below(4) as usize];
    let text = format!(
        "{front}{}",
        words.join([" ", ", ", " the "][random.below(3) as usize])
    );
    if random.below(2) == 0 {
        text.to_uppercase()
    } else {
        text
    }
}

fn holds_each_item_once(all: &Comparison, lists: &[Vec<ListedItem>]) -> bool {
    let mut items: Vec<_> = all
        .wishes
        .iter()
        .flat_map(|wish| wish.items.clone())
        .collect();
    items.sort();
    let expected = lists
        .iter()
        .enumerate()
        .flat_map(|(list, own)| (0..own.len()).map(move |item| (list, item)));
    items.iter().map(|own| (own.list, own.item)).eq(expected)
}

#[test]
fn reworded_wishes_of_many_lists_meet_and_others_do_not() {
    let mut random = Seeded::new(1);
    for _ in 0..300 {
        let mut chosen: Vec<Vec<&str>> = Vec::new();
        for _ in 0..2 + random.below(11) {
            chosen.push(
                WISHES
                    .iter()
                    .filter(|_| random.below(3) == 0)
                    .copied()
                    .collect(),
            );
        }
        let lists: Vec<Vec<ListedItem>> = chosen
            .iter()
            .map(|own| {
                own.iter()
                    .map(|wish| item(&reworded(&mut random, wish)))
                    .collect()
            })
            .collect();
        let all = compare_lists(&lists).expect("valid");
        assert!(holds_each_item_once(&all, &lists));
        let mut expected: Vec<Vec<usize>> = WISHES
            .iter()
            .map(|wish| {
                (0..lists.len())
                    .filter(|&list| chosen[list].contains(wish))
                    .collect()
            })
            .filter(|lists: &Vec<usize>| !lists.is_empty())
            .collect();
        let mut told: Vec<Vec<usize>> = all.wishes.iter().map(|wish| wish.lists.clone()).collect();
        expected.sort();
        told.sort();
        assert_eq!(told, expected, "{lists:?}");
    }
}

#[test]
fn whatever_the_lists_each_item_is_in_one_wish_and_no_wish_spans_the_world() {
    let mut random = Seeded::new(2);
    let any = |random: &mut Seeded| {
        let words = [
            "light", "lights", "run", "5", "10", "tower", "", "ÉÈ", "🎉", "the", "see", "日本",
            "beach", "beachh",
        ];
        let title: Vec<&str> = (0..random.below(4))
            .map(|_| words[random.below(14) as usize])
            .collect();
        ListedItem {
            title: title.join(" "),
            lng_lat: (random.below(2) == 0).then(|| {
                (
                    f64::from(random.below(3)) / 5.0,
                    f64::from(random.below(3)) / 600.0,
                )
            }),
            place_id: None,
        }
    };
    for _ in 0..1_000 {
        let lists: Vec<Vec<ListedItem>> = (0..2 + random.below(4))
            .map(|_| (0..random.below(9)).map(|_| any(&mut random)).collect())
            .collect();
        let all = compare_lists(&lists).expect("valid");
        assert!(holds_each_item_once(&all, &lists));
        for wish in &all.wishes {
            let places: Vec<(f64, f64)> = wish
                .items
                .iter()
                .filter_map(|own| lists[own.list][own.item].lng_lat)
                .collect();
            assert!(
                places
                    .iter()
                    .all(|a| places.iter().all(|b| distance_km(*a, *b) <= 25.0))
            );
            assert_eq!(wish.matches.len() + 1, wish.items.len());
        }
        for pair in &all.probable {
            assert!(pair.wishes.0 < pair.wishes.1 && pair.wishes.1 < all.wishes.len());
        }
    }
}

#[test]
fn bad_input_is_refused_by_name() {
    let refusal =
        |lists: &[Vec<ListedItem>]| compare_lists(lists).expect_err("refused").to_string();
    assert_eq!(refusal(&[]), "lists must not be empty");
    assert_eq!(refusal(&[Vec::new()]), "lists must be at least 2");
    assert_eq!(refusal(&vec![Vec::new(); 13]), "lists must be at most 12");
    assert_eq!(
        refusal(&[vec![item("x"); 501], Vec::new()]),
        "items of a list must be at most 500"
    );
    assert_eq!(
        refusal(&[Vec::new(), vec![item(&"x".repeat(1_001))]]),
        "lists[1][0].title must have at most 1000 bytes"
    );
    assert!(
        refusal(&[vec![at("x", f64::NAN, 0.0)], Vec::new()])
            .starts_with("lists[0][0] must be a longitude")
    );
    assert_eq!(
        refusal(&vec![vec![item("x"); 500]; 12]),
        "pairs of items that are alike must be at most 500000"
    );
}
