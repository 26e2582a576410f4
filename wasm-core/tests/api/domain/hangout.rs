//! Hangouts and carpools: which date is best, who moves up, who loses a seat, against plain models of it.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::json;
use wasm_core::domain::{
    HangoutEvent, HangoutStatus, OptionReason, Seat, Timestamp, Vote, Voter, fits, free_seats,
    hangout_after, past_options, promoted, rank_options, rounded_degrees, unseated, validate_car,
    validate_hangout, validate_rider,
};

#[test]
fn what_is_over_stays_so_and_nothing_happens_twice() {
    use HangoutEvent::{Cancel, Finish, Schedule};
    use HangoutStatus::{Cancelled, Done, Polling, Scheduled};
    let table = [
        (Polling, [Some(Scheduled), None, Some(Cancelled)]),
        (Scheduled, [None, Some(Done), Some(Cancelled)]),
        (Done, [None; 3]),
        (Cancelled, [None; 3]),
    ];
    for (status, after) in table {
        let found = [Schedule, Finish, Cancel].map(|event| hangout_after(status, event));
        assert_eq!(found, after, "{status:?}");
    }
}

fn votes(words: &[(&str, Vote)]) -> BTreeMap<String, Vote> {
    words
        .iter()
        .map(|(id, vote)| ((*id).to_owned(), *vote))
        .collect()
}

#[test]
fn each_step_of_the_ranking_decides_and_says_so() {
    let all = [
        votes(&[("a", Vote::No), ("b", Vote::Maybe), ("c", Vote::Yes)]),
        votes(&[("a", Vote::Yes), ("b", Vote::Yes), ("c", Vote::Yes)]),
        votes(&[("a", Vote::Yes), ("b", Vote::Yes), ("c", Vote::No)]),
    ];
    let voters: Vec<Voter<'_>> = all
        .iter()
        .zip([("ada", false), ("bob", false), ("eve", true)])
        .map(|(votes, (id, is_needed))| Voter {
            id,
            is_needed,
            votes,
        })
        .collect();
    let ranked = rank_options(&["a", "b", "c", "d"], &voters, &BTreeMap::new());
    let said: Vec<_> = ranked
        .iter()
        .map(|option| (&*option.id, option.reason))
        .collect();
    assert_eq!(
        said,
        [
            ("b", OptionReason::MoreAvailable),
            ("a", OptionReason::MoreAvailable),
            ("d", OptionReason::NeededCanCome),
            ("c", OptionReason::Last),
        ]
    );
    assert_eq!(ranked[3].needed_no, ["eve"]);
    let none = rank_options(&["a", "b"], &[], &BTreeMap::new());
    assert_eq!((&*none[0].id, none[0].reason), ("a", OptionReason::Tie));
    let ways = BTreeMap::from([("a".to_owned(), 40.0), ("b".to_owned(), 20.0)]);
    let near = rank_options(&["a", "b"], &[], &ways);
    assert_eq!(
        (&*near[0].id, near[0].reason),
        ("b", OptionReason::ShorterWay)
    );
}

#[test]
fn dates_that_are_over_are_named_by_their_path() {
    let hangout = json!({
        "when": { "mode": "poll", "startsAt": "2020-01-01T00:00:00Z" }, "pollDeadline": "2030-01-01T00:00:00Z",
        "options": [{ "id": "a", "start": "2030-01-01T00:00:00Z" }, { "id": "b", "start": "2026-03-01T00:00:00Z" }],
    });
    let now = Timestamp::from_json(&json!("2026-03-01T00:00:00Z")).expect("a moment");
    let fields: Vec<String> = past_options(&hangout, now)
        .into_iter()
        .map(|error| error.field)
        .collect();
    assert_eq!(fields, ["when.startsAt", "options[1].start"]);
}

#[test]
fn wrong_fields_are_named_in_the_words_of_all_records() {
    let said = |errors: Vec<wasm_core::domain::FieldError>| -> Vec<String> {
        errors
            .into_iter()
            .map(|error| format!("{} {}", error.field, error.message))
            .collect()
    };
    let hangout = json!({ "title": "x", "when": { "mode": "poll" }, "plusOnes": 6 });
    assert_eq!(
        said(validate_hangout(&hangout)),
        [
            "plusOnes must be a whole number from 0 to 5",
            "options must have at least 2 options"
        ]
    );
    let car = json!({ "seatsTotal": 2, "companions": 3, "origin": { "lat": 91, "lng": 0 }, "tags": ["fast"] });
    assert_eq!(
        said(validate_car(&car)),
        [
            "companions must not be more than the seats",
            "origin.lat must be a number from -90 to 90",
            "tags[0] must be one of childSeat, luggage, pets, noSmoke",
        ]
    );
    let rider = json!({ "partySize": 0, "earliest": "2026-03-01T10:00:00Z", "latest": "2026-03-01T09:00:00Z" });
    assert_eq!(
        said(validate_rider(&rider)),
        [
            "partySize must be a whole number from 1 to 20",
            "pickup is required",
            "latest must not be before the earliest",
        ]
    );
}

#[test]
fn a_rounded_point_is_within_a_kilometre() {
    for degrees in [13.404_954, -0.127_8, 89.995, -179.999] {
        assert!((rounded_degrees(degrees) - degrees).abs() <= 0.005 + 1e-9);
    }
}

/// Three votes of each of some people for each of some options.
fn polls() -> impl Strategy<Value = Vec<(bool, Vec<u8>)>> {
    prop::collection::vec((any::<bool>(), prop::collection::vec(0..4_u8, 5)), 0..12)
}

const IDS: [&str; 5] = ["a", "b", "c", "d", "e"];

proptest! {
    #[test]
    fn the_best_option_is_the_one_a_plain_count_prefers(people in polls()) {
        let vote = |n: u8| [Some(Vote::Yes), Some(Vote::Maybe), Some(Vote::No), None][usize::from(n)];
        let all: Vec<BTreeMap<String, Vote>> = people.iter().map(|(_, ballot)| {
            IDS.iter().zip(ballot).filter_map(|(id, n)| Some(((*id).to_owned(), vote(*n)?))).collect()
        }).collect();
        let voters: Vec<Voter<'_>> = all.iter().zip(&people)
            .map(|(votes, (is_needed, _))| Voter { id: "x", is_needed: *is_needed, votes }).collect();
        let ranked = rank_options(&IDS, &voters, &BTreeMap::new());
        // The same, counted by columns of the table of votes.
        let key = |at: usize| {
            let count = |wanted: u8| people.iter().filter(|(_, ballot)| ballot[at] == wanted).count();
            let refused = people.iter().any(|(is_needed, ballot)| *is_needed && ballot[at] == 2);
            (refused, usize::MAX - count(0) - count(1), usize::MAX - count(0), at)
        };
        let mut order: Vec<usize> = (0..IDS.len()).collect();
        order.sort_by_key(|at| key(*at));
        let expected: Vec<&str> = order.into_iter().map(|at| IDS[at]).collect();
        let found: Vec<&str> = ranked.iter().map(|option| &*option.id).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn moving_up_fills_the_room_in_order_and_never_more(
        capacity in 0..30_u32,
        going in prop::collection::vec(1..6_u32, 0..10),
        waiting in prop::collection::vec(1..6_u32, 0..10),
    ) {
        let ids: Vec<String> = (0..waiting.len()).map(|n| n.to_string()).collect();
        let going: Vec<Seat<'_>> = going.iter().map(|&party_size| Seat { id: "g", party_size }).collect();
        let queue: Vec<Seat<'_>> = ids.iter().zip(&waiting).map(|(id, &party_size)| Seat { id, party_size }).collect();
        let moved = promoted(Some(capacity), &going, &queue);
        let taken: u32 = going.iter().map(|seat| seat.party_size).sum();
        // Plainly: the longest beginning of the queue whose sum still fits.
        let mut sum = taken;
        let fitting = waiting.iter().take_while(|&&size| { sum += size; sum <= capacity }).count();
        prop_assert_eq!(&moved[..], &ids[..fitting].iter().map(String::as_str).collect::<Vec<_>>()[..]);
        prop_assert_eq!(promoted(None, &going, &queue).len(), queue.len());
        prop_assert_eq!(fits(Some(capacity), &going, 1), taken < capacity);
    }

    #[test]
    fn a_smaller_car_keeps_who_was_accepted_first(
        seats in 0..12_u32,
        companions in 0..6_u32,
        parties in prop::collection::vec(1..5_u32, 0..8),
    ) {
        let ids: Vec<String> = (0..parties.len()).map(|n| n.to_string()).collect();
        let accepted: Vec<Seat<'_>> = ids.iter().zip(&parties).map(|(id, &party_size)| Seat { id, party_size }).collect();
        let moved = unseated(seats, companions, &accepted);
        let kept = &accepted[..accepted.len() - moved.len()];
        let rest: Vec<&str> = accepted[kept.len()..].iter().rev().map(|seat| seat.id).collect();
        prop_assert_eq!(&moved, &rest, "the last ones, the last first");
        prop_assert!(kept.is_empty() || free_seats(seats, companions, kept) >= 0);
        let one_more = &accepted[..(kept.len() + 1).min(accepted.len())];
        prop_assert!(moved.is_empty() || free_seats(seats, companions, one_more) < 0, "nobody in vain");
    }
}
