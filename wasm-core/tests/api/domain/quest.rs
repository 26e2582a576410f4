//! Quests as creators write them, and how they are played.
#![expect(clippy::too_many_lines, reason = "a table of cases is read as a whole")]

use proptest::prelude::*;
use serde_json::{Value, json};
use wasm_core::domain::{
    BookingAction, BookingStatus, CheckInLocation, PlayRefusal, PreviousCheckIn, Progress, Quest,
    QuestAction, QuestQuestion, QuestStatus, QuestStop, Timestamp, Withheld, judge_location,
    may_finish, next_stop, normalise_answer, quest_checks, quest_content, stops_left,
    validate_checkout, validate_quest, validate_quest_session, validate_review,
};

use crate::strategies::any_record_like;

fn said(errors: &[wasm_core::domain::FieldError]) -> Vec<String> {
    errors
        .iter()
        .map(|error| format!("{}: {}", error.field, error.message))
        .collect()
}

/// A quest that could be published.
fn old_town() -> Value {
    json!({
        "title": "Old town", "summary": "A walk", "story": "Once upon a time", "category": "walk", "cover": "p1",
        "stops": [
            { "id": "a", "title": "Gate", "clue": "Look up", "lat": 52.5163, "lng": 13.3777,
              "proof": { "type": "code", "answers": ["1791"] } },
            { "id": "b", "title": "Tower", "clue": "Look down", "lat": 52.5208, "lng": 13.4094, "optional": true },
        ],
    })
}

#[test]
fn a_complete_quest_has_nothing_wrong_with_it() {
    assert_eq!(validate_quest(&old_town()), []);
    assert_eq!(quest_checks(&old_town()), []);
}

#[test]
fn each_check_links_to_the_field_that_mends_it() {
    let mut quest = old_town();
    quest["title"] = json!(" ");
    quest["minPeople"] = json!(11);
    quest["stops"][0]["proof"] = json!({ "type": "question" });
    quest["stops"][1] =
        json!({ "id": "b", "optional": true, "openFrom": "09:00", "lat": 40.7, "lng": -74.0 });
    let checks = quest_checks(&quest);
    let blocking: Vec<&str> = checks
        .iter()
        .filter(|check| check.blocking)
        .map(|check| &*check.field)
        .collect();
    let expected = [
        "title",
        "stops[0].proof.answers",
        "stops[0].proof.question",
        "stops[1].title",
        "stops[1].openFrom",
        "minPeople",
    ];
    assert_eq!(blocking, expected);
    let advice: Vec<&str> = checks
        .iter()
        .filter(|check| !check.blocking)
        .map(|check| &*check.field)
        .collect();
    assert_eq!(advice, ["stops[1].clue", "stops[1].lat", "stops"]);
    let none = quest_checks(&json!({ "title": "x", "summary": "x", "story": "x", "stops": [] }));
    assert!(
        none.iter()
            .any(|check| check.field == "stops" && check.blocking)
    );
}

#[test]
fn a_right_answer_known_to_the_server_need_not_be_given_again() {
    let mut quest = old_town();
    quest["stops"][0]["proof"] = json!({ "type": "code", "hasAnswer": true });
    assert_eq!(quest_checks(&quest), []);
    quest["stops"][0]["proof"]["answers"] = json!([]);
    assert_eq!(quest_checks(&quest)[0].field, "stops[0].proof.answers");
}

#[test]
fn limits_are_those_of_the_data() {
    let stops: Vec<Value> = (0..51).map(|n| json!({ "id": n.to_string() })).collect();
    let quest = json!({
        "title": "x".repeat(81), "summary": "x".repeat(201), "difficulty": 6, "mode": "both", "policy": "never",
        "stops": stops, "price": { "amount": -1, "currency": "euro" }, "capacityDefault": 0, "holdMin": 31,
        "questions": [{ "id": "q" }],
    });
    let expected = [
        "title: must have at most 80 characters",
        "summary: must have at most 200 characters",
        "difficulty: must be a whole number from 1 to 5",
        "mode: must be one of selfGuided, scheduled",
        "policy: must be one of flexible24h, moderate4d, strict7d, none",
        "stops: must have at most 50 stops",
        "price.amount: must be a whole number from 0 to 1000000000",
        "price.currency: must be an ISO 4217 code like EUR",
        "capacityDefault: must be a whole number from 1 to 10000",
        "holdMin: must be a whole number from 5 to 30",
        "questions[0].text: is required",
    ];
    assert_eq!(said(&validate_quest(&quest)), expected);
    let twice = json!({ "stops": [{ "id": "a", "openTo": "24:00" }, { "id": "a" }] });
    let expected = [
        "stops[0].openTo: must be a time of day like 09:30",
        "stops[1].id: is there twice",
    ];
    assert_eq!(said(&validate_quest(&twice)), expected);
}

#[test]
fn a_session_ends_after_it_begins() {
    let session = json!({ "startsAt": "2026-05-01T10:00:00Z", "endsAt": "2026-05-01T10:00:00Z", "capacity": 10_001 });
    let expected = [
        "endsAt: must be after the beginning",
        "capacity: must be a whole number from 1 to 10000",
    ];
    assert_eq!(said(&validate_quest_session(&session)), expected);
    assert_eq!(
        said(&validate_quest_session(
            &json!({ "startsAt": "2026-05-01T10:00:00Z" })
        )),
        ["endsAt: is required"]
    );
    assert_eq!(validate_quest_session(&json!({})), []);
    assert_eq!(
        said(&validate_review(&json!({ "stars": 6 }))),
        ["stars: must be a whole number from 1 to 5"]
    );
}

#[test]
fn the_checkout_asks_what_the_creator_asks() {
    let question = |id: &str, required| QuestQuestion {
        id: id.into(),
        text: "?".into(),
        required,
    };
    let questions = [question("diet", true), question("shoes", false)];
    let wrong = |form: Value| said(&validate_checkout(&form, &questions, 2));
    assert_eq!(wrong(json!({})), ["answers.diet: is required"]);
    assert_eq!(
        wrong(json!({ "answers": { "diet": " " } })),
        ["answers.diet: must not be empty"]
    );
    let form = json!({ "answers": { "diet": "all", "pets": "no" }, "seatNames": ["a", "b", "c"] });
    assert_eq!(
        wrong(form),
        [
            "answers.pets: is not asked",
            "seatNames: must have at most 2 names"
        ]
    );
    assert_eq!(
        wrong(json!({ "answers": { "diet": "all" }, "seatNames": ["", "b"] })),
        [""; 0]
    );
}

#[test]
fn the_state_machines_have_these_arrows_and_no_others() {
    use {QuestAction as A, QuestStatus as S};
    let actions = [
        A::Submit,
        A::Approve,
        A::SendBack,
        A::Publish,
        A::Pause,
        A::Resume,
        A::Cancel,
        A::Archive,
        A::Delete,
        A::Hide,
    ];
    let to = |from: S| {
        let after = actions.map(|action| from.after(action).ok());
        let allowed = actions.into_iter().zip(after);
        let allowed = allowed.filter_map(|(action, next)| Some((action, next?)));
        let named = allowed.map(|(action, next)| (action, next.map_or("gone", S::as_str)));
        named.collect::<Vec<_>>()
    };
    assert_eq!(
        to(S::Draft),
        [
            (A::Submit, "inReview"),
            (A::Publish, "published"),
            (A::Delete, "gone")
        ]
    );
    assert_eq!(
        to(S::InReview),
        [
            (A::Approve, "published"),
            (A::SendBack, "draft"),
            (A::Delete, "gone")
        ]
    );
    assert_eq!(
        to(S::Published),
        [
            (A::Publish, "published"),
            (A::Pause, "paused"),
            (A::Cancel, "cancelled"),
            (A::Archive, "archived"),
            (A::Hide, "inReview")
        ]
    );
    assert_eq!(
        to(S::Paused),
        [
            (A::Publish, "paused"),
            (A::Resume, "published"),
            (A::Cancel, "cancelled"),
            (A::Archive, "archived"),
            (A::Hide, "inReview")
        ]
    );
    assert_eq!(to(S::Cancelled), [(A::Archive, "archived")]);
    assert_eq!(to(S::Archived), []);
    for dead in [
        BookingStatus::Expired,
        BookingStatus::Abandoned,
        BookingStatus::CancelledByUser,
        BookingStatus::NoShow,
    ] {
        assert!(!dead.is_live());
        for action in [
            BookingAction::Confirm,
            BookingAction::CheckIn,
            BookingAction::Complete,
            BookingAction::Transfer,
        ] {
            assert!(dead.after(action).is_err(), "{dead:?} {action:?}");
        }
    }
}

fn stops(optional: &[bool]) -> Vec<QuestStop> {
    let stop = |(n, optional): (usize, &bool)| {
        serde_json::from_value(json!({ "id": n.to_string(), "optional": optional }))
            .expect("a stop")
    };
    optional.iter().enumerate().map(stop).collect()
}

fn progress(reached: &[&str]) -> Progress {
    let states: serde_json::Map<String, Value> = reached
        .iter()
        .map(|id| ((*id).to_owned(), json!({ "at": "2026-01-01T00:00:00Z" })))
        .collect();
    serde_json::from_value(json!({
        "userId": "u", "questId": "q", "questVersion": 1, "creatorId": "c", "team": ["u"], "stopStates": states,
        "startedAt": "2026-01-01T00:00:00Z",
    }))
    .expect("progress")
}

#[test]
fn stops_come_in_order_and_optional_ones_may_be_left_out() {
    let stops = stops(&[false, true, false]);
    let next = |reached: &[&str], id: &str| {
        next_stop(&stops, &progress(reached), id).map(|stop| stop.id.clone())
    };
    assert_eq!(next(&[], "0"), Ok("0".into()));
    assert_eq!(next(&[], "2"), Err(PlayRefusal::Order("0".into())));
    assert_eq!(
        next(&["0"], "2"),
        Ok("2".into()),
        "an optional stop may be left out"
    );
    assert_eq!(
        next(&["0", "2"], "1"),
        Ok("1".into()),
        "and be visited later"
    );
    assert_eq!(
        next(&["0"], "0"),
        Ok("0".into()),
        "a stop may be checked in at again"
    );
    assert_eq!(next(&[], "9"), Err(PlayRefusal::NoSuchStop));
    assert_eq!(stops_left(&stops, &progress(&["0"])), ["2"]);
    assert_eq!(
        may_finish(&stops, &progress(&["0"])),
        Err(PlayRefusal::StopsLeft(vec!["2".into()]))
    );
    assert_eq!(may_finish(&stops, &progress(&["0", "2"])), Ok(()));
}

#[test]
fn a_location_proves_something_only_near_exact_and_in_time() {
    let (gate, hour_ms) = ((13.3777, 52.5163), 3_600_000);
    let moment = |ms| Timestamp::from_epoch_ms(ms).expect("a moment");
    let here = |lat, lng, accuracy_m| CheckInLocation {
        lat,
        lng,
        accuracy_m,
    };
    let judge = |location: Option<CheckInLocation>, previous| {
        judge_location(
            gate,
            Some(150),
            location.as_ref(),
            moment(hour_ms),
            previous,
        )
    };
    assert_eq!(judge(Some(here(52.5163, 13.3777, 100.0)), None), Ok(()));
    assert_eq!(judge(None, None), Err(Withheld::NoLocation));
    assert_eq!(
        judge(Some(here(52.5180, 13.3777, 10.0)), None),
        Err(Withheld::TooFar),
        "189 m"
    );
    assert_eq!(
        judge(Some(here(52.5163, 13.3777, 101.0)), None),
        Err(Withheld::Inaccurate)
    );
    for lie in [f64::NAN, f64::INFINITY, -1.0] {
        assert_eq!(
            judge(Some(here(52.5163, 13.3777, lie)), None),
            Err(Withheld::Inaccurate)
        );
    }
    assert_eq!(
        judge(Some(here(f64::NAN, 13.3777, 1.0)), None),
        Err(Withheld::TooFar)
    );
    // Berlin to Leipzig is 149 km; to Munich, 504 km, one may fly.
    let from = |lng, lat| {
        Some(PreviousCheckIn {
            point: (lng, lat),
            at: moment(0),
        })
    };
    let at_gate = Some(here(52.5163, 13.3777, 5.0));
    assert_eq!(judge(at_gate, from(12.3731, 51.3397)), Ok(()));
    assert_eq!(judge(at_gate, from(11.5820, 48.1351)), Ok(()));
    assert_eq!(
        judge(at_gate, from(9.1829, 48.7758)),
        Ok(()),
        "Stuttgart, 511 km"
    );
    assert_eq!(
        judge(at_gate, from(-74.006, 40.7128)),
        Err(Withheld::TooFast),
        "New York"
    );
    assert_eq!(
        judge(at_gate, from(9.9158, 51.5413)),
        Err(Withheld::TooFast),
        "Göttingen, 259 km, in an hour"
    );
}

#[test]
fn answers_are_compared_as_people_mean_them() {
    for (one, other) in [
        ("Old  Oak", " old oak "),
        ("STRASSE", "strasse"),
        ("1791", "1791"),
    ] {
        assert_eq!(normalise_answer(one), normalise_answer(other));
    }
    assert_ne!(normalise_answer("oldoak"), normalise_answer("old oak"));
}

#[test]
fn what_a_quest_says_beyond_its_shape_is_kept() {
    let given =
        json!({ "title": "x", "mood": { "deep": [1] }, "stops": [{ "id": "a", "sound": "bell" }] });
    let quest: Quest = serde_json::from_value(given).expect("a quest");
    let back = serde_json::to_value(&quest).expect("JSON");
    assert_eq!(
        (&back["mood"], &back["stops"][0]["sound"]),
        (&json!({ "deep": [1] }), &json!("bell"))
    );
}

proptest! {
    #[test]
    fn no_record_makes_the_checks_panic_and_what_is_valid_can_be_read(quest in any_record_like()) {
        let checks = quest_checks(&quest);
        if validate_quest(&quest).is_empty() {
            prop_assert!(serde_json::from_value::<Quest>(quest_content(&quest)).is_ok());
            prop_assert!(checks.iter().all(|check| check.message != "cannot be read"));
        } else {
            prop_assert!(checks.iter().all(|check| check.blocking));
        }
    }
}
