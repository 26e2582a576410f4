//! The fair meeting place, beside the first of all places sorted.

use wasm_core::geo::sphere::distance_km;
use wasm_core::plan::{MeetingOptions, Mode, Person, Travel, meeting_places};

use crate::seeded::Seeded;

const MODES: [Mode; 4] = [Mode::Walk, Mode::Bike, Mode::Car, Mode::Transit];

/// Worlds from a town to the whole globe, the poles and the antimeridian among them.
fn position(random: &mut Seeded, world: u32) -> (f64, f64) {
    match world {
        0 => (13.3 + random.share() / 5.0, 52.4 + random.share() / 5.0),
        1 => (179.0 + 2.0 * random.share(), -17.0 - 2.0 * random.share()),
        2 => (360.0 * random.share() - 180.0, 90.0 - 3.0 * random.share()),
        3 => (f64::from(random.below(4)), f64::from(random.below(4))),
        _ => (
            360.0 * random.share() - 180.0,
            180.0 * random.share() - 90.0,
        ),
    }
}

fn person(random: &mut Seeded, world: u32) -> Person {
    let (longitude, latitude) = position(random, world);
    Person {
        longitude,
        latitude,
        travel: MODES[random.below(4) as usize].into(),
    }
}

/// Longest way (in steps, if asked), total and index of every place, sorted.
fn sorted(lng_lat: &[f64], people: &[Person], step_min: f64) -> Vec<(f64, f64, usize)> {
    let minutes = |person: &Person, place: usize| {
        let to = (lng_lat[2 * place], lng_lat[2 * place + 1]);
        let Travel {
            speed_kmh,
            detour_factor,
        } = person.travel;
        distance_km((person.longitude, person.latitude), to) * (60.0 * detour_factor / speed_kmh)
    };
    let mut all: Vec<(f64, f64, usize)> = (0..lng_lat.len() / 2)
        .map(|place| {
            let ways = || people.iter().map(|person| minutes(person, place));
            let worst = ways().fold(0.0, f64::max);
            let worst = if step_min > 0.0 {
                (worst / step_min).ceil()
            } else {
                worst
            };
            (worst, ways().sum(), place)
        })
        .collect();
    all.sort_by(|a, b| a.partial_cmp(b).expect("finite"));
    all
}

#[test]
fn the_best_places_are_the_first_of_all_places_in_order() {
    let mut random = Seeded::new(1);
    for round in 0..3_000 {
        let world = round % 5;
        let people: Vec<Person> = (0..=random.below(12))
            .map(|_| person(&mut random, world))
            .collect();
        let places = 1 + random.below(if round % 100 == 0 { 5_000 } else { 200 });
        let lng_lat: Vec<f64> = (0..places)
            .flat_map(|_| <[f64; 2]>::from(position(&mut random, world)))
            .collect();
        let step_min = if random.below(2) == 0 {
            0.0
        } else {
            f64::from(1 + random.below(10))
        };
        let limit = 1 + random.below(6) as usize;
        let found = meeting_places(&lng_lat, &people, &MeetingOptions { limit, step_min })
            .expect("a valid question");
        let expected: Vec<usize> = sorted(&lng_lat, &people, step_min)
            .iter()
            .take(limit)
            .map(|all| all.2)
            .collect();
        let places: Vec<usize> = found.iter().map(|found| found.place).collect();
        assert_eq!(places, expected, "round {round}");
    }
}

#[test]
fn every_place_is_explained_by_each_persons_way() {
    let person = |longitude, mode: Mode| Person {
        longitude,
        latitude: 0.0,
        travel: mode.into(),
    };
    let people = [person(0.0, Mode::Walk), person(0.2, Mode::Car)];
    let found =
        meeting_places(&[0.02, 0.0, 0.1, 0.0], &people, &MeetingOptions::default()).expect("valid");
    assert_eq!(
        found.iter().map(|found| found.place).collect::<Vec<_>>(),
        [0, 1]
    );
    let best = &found[0];
    assert!((best.kilometres[0] - 1.25 * distance_km((0.0, 0.0), (0.02, 0.0))).abs() < 1e-9);
    assert!((best.minutes[0] - best.kilometres[0] * 60.0 / 4.8).abs() < 1e-9);
    assert!((best.minutes[1] - best.kilometres[1] * 60.0 / 45.0).abs() < 1e-9);
    assert!((best.worst_min - best.minutes[0].max(best.minutes[1])).abs() < 1e-9);
    assert!((best.difference_min - (best.worst_min - best.least_min)).abs() < 1e-9);
    assert!((best.total_min - best.minutes[0] - best.minutes[1]).abs() < 1e-9);
}

#[test]
fn bad_input_is_refused_by_name() {
    let plain = Person {
        longitude: 0.0,
        latitude: 0.0,
        travel: Travel::default(),
    };
    let refusal = |lng_lat: &[f64], people: &[Person], limit: usize, step_min: f64| {
        let options = MeetingOptions { limit, step_min };
        meeting_places(lng_lat, people, &options)
            .expect_err("refused")
            .to_string()
    };
    let places = |lng_lat: &[f64]| refusal(lng_lat, &[plain], 1, 0.0);
    assert_eq!(places(&[]), "places must not be empty");
    assert!(places(&[0.0, 0.0, f64::NAN, 0.0]).starts_with("places[1] must be a longitude"));
    assert!(places(&[0.0, 0.0, 1.0]).starts_with("lngLat must hold"));
    let people = |people: &[Person]| refusal(&[0.0, 0.0], people, 1, 0.0);
    assert_eq!(people(&[]), "people must not be empty");
    assert_eq!(people(&[plain; 101]), "people must be at most 100");
    assert!(
        people(&[Person {
            latitude: 91.0,
            ..plain
        }])
        .starts_with("people[0] must be")
    );
    let mut still = plain;
    still.travel.speed_kmh = 0.0;
    assert!(people(&[still]).starts_with("people[0].travel.speedKmh must"));
    assert!(refusal(&[0.0, 0.0], &[plain], 0, 0.0).starts_with("limit must"));
    assert!(refusal(&[0.0, 0.0], &[plain], 1, f64::NAN).starts_with("stepMin must"));
}
