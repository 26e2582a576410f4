//! The gazetteer from outside: packing, reading back, searching, looking around.

use proptest::prelude::*;
use wasm_core::places::{
    AreaNames, GazetteerError, NameRole, PackError, PlaceEntry, PlaceIndex, PlaceKind,
    PlaceQueryError, SearchOptions, pack, pack_with_areas,
};

fn place(id: u32, name: &str, population: u32, longitude: f64, latitude: f64) -> PlaceEntry {
    PlaceEntry {
        id,
        name: name.into(),
        country: *b"XX",
        admin: "07".into(),
        population,
        longitude,
        latitude,
        ..PlaceEntry::default()
    }
}

fn world() -> PlaceIndex {
    let places = vec![
        place(1, "New York City", 8_175_133, -74.005_97, 40.714_27),
        place(2, "York", 153_717, -1.082_71, 53.957_63),
        place(3, "Paris", 2_138_551, 2.348_8, 48.853_41),
        place(4, "Par", 1_500, -4.703_5, 50.351_2),
        place(5, "São Paulo", 10_021_295, -46.636_11, -23.547_5),
        place(6, "Reykjavík", 118_918, -21.895_41, 64.135_48),
        place(7, "Suva", 77_366, 178.441_49, -18.141_61),
        place(8, "Apia", 40_407, -171.766_57, -13.833_33),
        place(9, "Springfield", 166_810, -93.298_24, 37.215_33),
        place(10, "Springfield", 116_250, -89.643_71, 39.801_72),
    ];
    PlaceIndex::from_bytes(&pack(places).expect("the places are valid"))
        .expect("what was packed can be read")
}

fn names(index: &PlaceIndex, text: &str) -> Vec<String> {
    index
        .search(text, &SearchOptions::default())
        .into_iter()
        .map(|place| place.name.to_owned())
        .collect()
}

#[test]
fn any_word_of_a_name_may_be_begun_in_any_case_and_without_diacritics() {
    let world = world();
    assert_eq!(names(&world, "sao"), ["São Paulo"]);
    assert_eq!(names(&world, "PAULO"), ["São Paulo"]);
    assert_eq!(names(&world, "paulo sao"), ["São Paulo"]);
    assert_eq!(names(&world, "reykjavik"), ["Reykjavík"]);
    assert_eq!(names(&world, "new yo"), ["New York City"]);
}

#[test]
fn a_name_typed_in_full_outranks_a_larger_place_that_contains_it_but_not_a_much_larger_one_it_begins()
 {
    let world = world();
    assert_eq!(names(&world, "york"), ["York", "New York City"]);
    assert_eq!(names(&world, "par"), ["Paris", "Par"]);
}

#[test]
fn typing_errors_are_forgiven_from_four_letters_on() {
    let world = world();
    assert_eq!(names(&world, "pariz"), ["Paris"]);
    assert_eq!(names(&world, "reikjavk"), ["Reykjavík"]);
    assert_eq!(names(&world, "sao pualo"), ["São Paulo"]);
    assert!(names(&world, "prz").is_empty());
}

#[test]
fn of_places_with_one_name_the_one_near_the_map_comes_first() {
    let world = world();
    let near = SearchOptions {
        near: Some((-89.6, 39.8)),
        ..SearchOptions::default()
    };
    let first = world.search("springf", &near)[0];
    assert_eq!(first.id, 10);
    assert_eq!(world.search("springf", &SearchOptions::default())[0].id, 9);
}

#[test]
fn text_without_letters_finds_nothing_and_the_limit_holds() {
    let world = world();
    assert!(names(&world, " -!… ").is_empty());
    let one = SearchOptions {
        limit: 1,
        ..SearchOptions::default()
    };
    assert_eq!(world.search("s", &one).len(), 1);
}

/// Two towns of one name in two regions, and what else one may look for there.
fn landscape() -> PlaceIndex {
    let area = |admin: &str, names: &[&str]| AreaNames {
        country: *b"XX",
        admin: admin.into(),
        names: names
            .iter()
            .map(|name| (NameRole::English, (*name).to_owned()))
            .collect(),
    };
    let other = PlaceEntry {
        admin: "08".into(),
        ..place(2, "Cambridge", 118_000, -71.11, 42.38)
    };
    let lake = PlaceEntry {
        kind: PlaceKind::Lake,
        importance: 125,
        other_names: vec![(NameRole::German, "Bodensee".into())],
        ..place(3, "Constance", 0, 9.37, 47.63)
    };
    let areas = [
        area("", &["Examplia"]),
        area("07", &["Old Shire"]),
        area("08", &["New Bay"]),
    ];
    let places = vec![place(1, "Cambridge", 145_000, 0.12, 52.2), other, lake];
    PlaceIndex::from_bytes(&pack_with_areas(places, &areas).expect("valid")).expect("readable")
}

#[test]
fn region_country_and_kind_may_be_typed_beside_a_name() {
    let index = landscape();
    let first = |text: &str| index.search(text, &SearchOptions::default())[0];
    assert_eq!(first("cambridge").id, 1);
    assert_eq!(first("cambridge new bay").id, 2);
    assert_eq!(first("cambridge, examplia").id, 1);
    assert_eq!(first("lake constance").id, 3);
    assert_eq!(first("cambridge new bay").region, "New Bay");
    // A kind that is not the place's is a last resort.
    assert_eq!(names(&index, "mount constance"), ["Constance"]);
    assert!(names(&index, "examplia").is_empty());
}

#[test]
fn texts_that_no_place_answers_as_they_are_still_find_the_place_meant() {
    let sight = PlaceEntry {
        kind: PlaceKind::Sight,
        importance: 115,
        ..place(1, "High Line", 0, 0.1, 50.05)
    };
    let places = vec![
        sight,
        place(2, "Newhaven", 800_000, 0.0, 50.0),
        place(3, "Par", 1_500, -4.703_5, 50.351_2),
    ];
    let index = PlaceIndex::from_bytes(&pack(places).expect("valid")).expect("readable");
    // A place beside another one, named before or after it.
    assert_eq!(names(&index, "high line newhaven")[0], "High Line");
    assert_eq!(names(&index, "newhaven high line")[0], "High Line");
    // A space too many.
    assert_eq!(names(&index, "new haven"), ["Newhaven"]);
    // A well-known place among other words, but not a village that is called like one of them.
    assert_eq!(names(&index, "see the sunrise in newhaven"), ["Newhaven"]);
    assert!(names(&index, "a walk under par").is_empty());
}

#[test]
fn a_place_is_found_by_each_of_its_names_once() {
    let index = landscape();
    assert_eq!(names(&index, "bodensee"), ["Constance"]);
    let [lake] = index.search("bodense", &SearchOptions::default())[..] else {
        panic!("there is one lake");
    };
    assert_eq!(
        (lake.kind, lake.name_de),
        (PlaceKind::Lake, Some("Bodensee"))
    );
}

#[test]
fn what_is_added_is_found_after_what_was_there() {
    let mut index = world();
    let more = vec![PlaceEntry {
        kind: PlaceKind::Sight,
        importance: 155,
        ..place(1, "Paris Opera", 0, 2.33, 48.87)
    }];
    index
        .add(&pack(more).expect("valid"))
        .expect("what was packed can be read");
    assert_eq!(names(&index, "paris"), ["Paris", "Paris Opera"]);
    assert_eq!((index.len(), index.coordinates().len()), (11, 20));
    assert_eq!(index.get(10).map(|place| place.name), Some("Paris Opera"));
    assert!(index.add(b"nothing").is_err());
    assert_eq!(index.len(), 11);
}

#[test]
fn a_gazetteer_of_the_first_format_is_read() {
    // One place: id 7, a table of one subdivision, population 9, position 1 and 2 degrees, the name "Old".
    let degrees = |degrees: u32| {
        let zigzag = degrees * 200_000;
        [
            (zigzag & 0x7f) as u8 | 0x80,
            (zigzag >> 7 & 0x7f) as u8 | 0x80,
            u8::try_from(zigzag >> 14).expect("at most 21 bits"),
        ]
    };
    let mut body = vec![7, 1, b'X', b'X', 0, 0, 9];
    body.extend(degrees(1));
    body.extend(degrees(2));
    body.extend([3, b'O', b'l', b'd']);
    let mut bytes = b"YPLC\x01\0\0\0\x01\0\0\0".to_vec();
    bytes.extend(crc32fast::hash(&body).to_le_bytes());
    bytes.extend(&body);
    let index = PlaceIndex::from_bytes(&bytes).expect("the first format");
    let old = index.get(0).expect("there is one place");
    assert_eq!((old.id, old.name, old.population), (7, "Old", 9));
    assert!((old.longitude - 1.0).abs() < 1e-9 && (old.latitude - 2.0).abs() < 1e-9);
    assert_eq!(old.kind, PlaceKind::Town);
}

#[test]
fn the_nearest_place_is_found_across_the_antimeridian() {
    let world = world();
    let (place, distance_km) = world
        .nearest(-179.9, -18.0)
        .expect("on the globe")
        .expect("there are places");
    assert_eq!(place.name, "Suva");
    assert!((distance_km - 176.1).abs() < 1.0, "{distance_km} km");
}

#[test]
fn a_view_shows_its_best_known_places_also_across_the_antimeridian() {
    let world = world();
    let view = |bbox| {
        world
            .in_view(bbox, 2)
            .expect("a view")
            .iter()
            .map(|place| place.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        view([-180.0, -90.0, 180.0, 90.0]),
        ["São Paulo", "New York City"]
    );
    assert_eq!(view([170.0, -30.0, -170.0, 0.0]), ["Suva", "Apia"]);
    assert_eq!(view([170.0, -30.0, 190.0, 0.0]), ["Suva", "Apia"]);
}

#[test]
fn positions_off_the_globe_are_refused_by_name() {
    let world = world();
    assert_eq!(
        world.nearest(f64::NAN, 0.0),
        Err(PlaceQueryError::Position("longitude"))
    );
    assert_eq!(
        world.nearest(0.0, 91.0),
        Err(PlaceQueryError::Position("latitude"))
    );
    assert_eq!(
        world.in_view([0.0, 10.0, 1.0, 9.0], 1),
        Err(PlaceQueryError::BoundingBox)
    );
}

#[test]
fn places_that_cannot_be_packed_are_named() {
    assert_eq!(
        pack(vec![place(7, "A", 1, 0.0, 0.0), place(7, "B", 1, 0.0, 0.0)]),
        Err(PackError::DuplicateId(7))
    );
    assert_eq!(
        pack(vec![place(8, "A", 1, f64::NAN, 0.0)]),
        Err(PackError::Coordinates(8))
    );
    assert_eq!(
        pack(vec![place(9, "", 1, 0.0, 0.0)]),
        Err(PackError::Name(9))
    );
}

#[test]
fn damaged_bytes_are_refused_with_the_reason() {
    let bytes = pack(vec![place(1, "Kyoto", 1, 135.0, 35.0)]).expect("valid");
    assert_eq!(
        PlaceIndex::from_bytes(b"nothing").err(),
        Some(GazetteerError::Magic)
    );
    assert_eq!(
        PlaceIndex::from_bytes(&bytes[..bytes.len() - 1]).err(),
        Some(GazetteerError::Checksum)
    );
    let mut newer = bytes.clone();
    newer[4] = 9;
    assert_eq!(
        PlaceIndex::from_bytes(&newer).err(),
        Some(GazetteerError::Version(9))
    );
}

prop_compose! {
    fn any_place()(
        id in any::<u32>(),
        name in "\\PC{1,20}",
        country in "[A-Y][A-Z]",
        admin in "[A-Z0-9]{0,3}",
        population in any::<u32>(),
        longitude in -180.0..=180.0,
        latitude in -90.0..=90.0,
    ) -> PlaceEntry {
        let country = [country.as_bytes()[0], country.as_bytes()[1]];
        let kind = PlaceKind::ALL[id as usize % PlaceKind::ALL.len()];
        let other_names = vec![(NameRole::German, name.clone()), (NameRole::Other, format!("{name}2"))];
        PlaceEntry { id, kind, name, other_names, country, admin, population, importance: 0, longitude, latitude }
    }
}

proptest! {
    #[test]
    fn what_is_packed_is_read_back(mut places in proptest::collection::vec(any_place(), 0..40)) {
        places.sort_by_key(|place| place.id);
        places.dedup_by_key(|place| place.id);
        let index = PlaceIndex::from_bytes(&pack(places.clone()).expect("valid")).expect("readable");
        prop_assert_eq!(index.len(), places.len());
        for at in 0..u32::try_from(index.len()).expect("small") {
            let found = index.get(at).expect("in range");
            let packed = places.iter().find(|place| place.id == found.id).expect("nothing was invented");
            prop_assert_eq!(found.name, &packed.name);
            prop_assert_eq!(found.kind, packed.kind);
            prop_assert_eq!(found.name_de, Some(packed.name.as_str()));
            prop_assert_eq!(found.country.as_bytes(), packed.country);
            prop_assert_eq!(found.admin, &packed.admin);
            prop_assert_eq!(found.population, packed.population);
            prop_assert!((found.longitude - packed.longitude).abs() <= 0.000_005_1);
            prop_assert!((found.latitude - packed.latitude).abs() <= 0.000_005_1);
        }
    }

    #[test]
    fn no_bytes_and_no_text_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200), text in "\\PC{0,40}") {
        let mut framed = b"YPLC".to_vec();
        framed.extend((1 + u32::try_from(bytes.len() % 2).expect("a bit")).to_le_bytes());
        framed.extend((u32::try_from(bytes.len()).expect("short") / 7).to_le_bytes());
        framed.extend(crc32fast::hash(&bytes).to_le_bytes());
        framed.extend(&bytes);
        for candidate in [&bytes, &framed] {
            if let Ok(index) = PlaceIndex::from_bytes(candidate) {
                index.search(&text, &SearchOptions::default());
            }
        }
        prop_assert!(world().search(&text, &SearchOptions::default()).len() <= 8);
    }

    #[test]
    fn the_nearest_place_is_the_nearest_of_all(longitude in -180.0..180.0, latitude in -90.0..90.0) {
        let world = world();
        let (_, found_km) = world.nearest(longitude, latitude).expect("on the globe").expect("there are places");
        for lng_lat in world.coordinates().chunks_exact(2) {
            let (a, b) = (latitude.to_radians(), lng_lat[1].to_radians());
            let half = |degrees: f64| (degrees.to_radians() / 2.0).sin().powi(2);
            let h = half(lng_lat[1] - latitude) + a.cos() * b.cos() * half(lng_lat[0] - longitude);
            prop_assert!(found_km <= 2.0 * 6_371.008_8 * h.sqrt().min(1.0).asin() + 1e-6);
        }
    }
}
