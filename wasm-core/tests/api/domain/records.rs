//! Records from outside: defaults, moments, edits, validation.

use proptest::prelude::*;
use serde_json::{Value, json};
use wasm_core::domain::{
    Activity, BucketList, BucketListDefaults, CopyFrom, LIST_ACTIVITIES_MAX, Record, Timestamp,
    User, Zone, apply_item_ops, copy_activities, friendship_id, normalise_bucket_list,
    order_between, pick_first_bucket_list, validate_activity, validate_bucket_list,
    validate_bucket_list_meta, validate_email, validate_friend_request, validate_place,
    validate_selections, validate_sign_up, validate_user, validate_user_name,
};
use wasm_core::error::{Code, Coded};

use crate::strategies::{any_activity, any_record_like};

const NOW: &str = "2025-06-01T12:00:00.000Z";

fn moment(text: &str) -> Timestamp {
    Timestamp::from_json(&json!(text)).expect("a moment")
}

fn defaults() -> BucketListDefaults {
    BucketListDefaults {
        uid: "u1".into(),
        now: moment(NOW),
        user_name: "ada".into(),
        zone: Zone::default(),
    }
}

fn record(value: Value) -> Record {
    match value {
        Value::Object(record) => record,
        other => panic!("not an object: {other}"),
    }
}

fn list_of(activities: &[Value]) -> Record {
    normalise_bucket_list(record(json!({ "activities": activities })), &defaults()).expect("a list")
}

fn messages(errors: &[wasm_core::domain::FieldError]) -> Vec<String> {
    errors
        .iter()
        .map(|error| format!("{}: {}", error.field, error.message))
        .collect()
}

#[test]
fn an_empty_record_gets_exactly_the_six_fields_of_the_seed() {
    let list = normalise_bucket_list(Record::new(), &defaults()).expect("a list");
    let expected = json!({
        "userId": "u1", "activities": [], "createdAt": NOW, "updatedAt": NOW, "year": 2025, "createdByUsername": "ada",
    });
    assert_eq!(Value::from(list), expected);
}

#[test]
fn null_counts_as_missing_and_everything_else_stays() {
    let given = json!({ "year": null, "userId": "other", "extra": { "deep": [null] }, "activities": ["a text from long ago"] });
    let list = normalise_bucket_list(record(given), &defaults()).expect("a list");
    assert_eq!(
        (&list["year"], &list["userId"], &list["extra"]),
        (&json!(2025), &json!("other"), &json!({ "deep": [null] }))
    );
    assert_eq!(list["activities"], json!(["a text from long ago"]));
}

#[test]
fn moments_are_read_in_every_form_and_stored_in_one() {
    let forms = [
        json!("2025-01-31T08:30:00Z"),
        json!("2025-01-31T09:30:00.000+01:00"),
        json!("2025-01-31T09:30+01:00"),
        json!(1_738_312_200_000_i64),
        json!(1.738_312_2e12),
        json!({ "seconds": 1_738_312_200, "nanoseconds": 999_999 }),
        json!({ "_seconds": 1_738_312_200, "_nanoseconds": 0 }),
    ];
    for form in forms {
        assert_eq!(
            Timestamp::from_json(&form).map(|moment| moment.to_string()),
            Ok("2025-01-31T08:30:00.000Z".into()),
            "{form}"
        );
    }
    assert_eq!(moment("1969-12-31T23:59:59.9995Z").epoch_ms(), -1);
}

#[test]
fn what_is_no_moment_is_refused() {
    for form in [
        json!("31.1.2025"),
        json!("2025-01-31"),
        json!("2025-02-30T00:00:00Z"),
        json!(true),
        json!({}),
        json!({ "seconds": 1 }),
        json!(1e300),
        json!(null),
        json!({ "seconds": 1, "nanoseconds": -1 }),
        json!({ "seconds": i64::MAX, "nanoseconds": 0 }),
    ] {
        assert!(Timestamp::from_json(&form).is_err(), "{form}");
    }
}

#[test]
fn the_year_turns_in_the_persons_zone() {
    let year = |now: &str, offset_min: i32| {
        Zone::from_offset_min(offset_min)
            .expect("a zone")
            .year(moment(now))
    };
    assert_eq!(year("2024-12-31T22:59:59.999Z", 60), 2024);
    assert_eq!(year("2024-12-31T23:00:00Z", 60), 2025);
    assert_eq!(year("2025-01-01T04:59:59Z", -300), 2024);
    assert_eq!(year("2025-01-01T05:00:00Z", -300), 2025);
    assert_eq!(year("2024-12-31T10:00:00Z", 14 * 60), 2025);
    assert!(Zone::from_offset_min(24 * 60).is_err());
}

#[cfg(feature = "zones")]
#[test]
fn a_zone_by_name_knows_its_offset_of_the_moment() {
    let year = |now: &str, name: &str| Zone::named(name).expect("a zone").year(moment(now));
    assert_eq!(year("2024-12-31T23:00:00Z", "Europe/Berlin"), 2025);
    assert_eq!(year("2025-01-01T04:59:59Z", "America/New_York"), 2024);
    assert!(Zone::named("Mars/Olympus").is_err());
}

#[test]
fn the_first_list_of_the_name_is_picked() {
    let lists = [
        json!({ "createdByUsername": 7 }),
        json!({ "createdByUsername": "ada", "n": 1 }),
        json!({ "createdByUsername": "ada", "n": 2 }),
    ]
    .map(record);
    let pick = |user_name, name| {
        pick_first_bucket_list(&lists, user_name, name).map(|list| list["n"].clone())
    };
    assert_eq!(pick(Some("ada"), None), Some(json!(1)));
    assert_eq!(pick(Some(""), Some("ada")), Some(json!(1)));
    assert_eq!(pick(Some("bob"), Some("ada")), None);
    assert_eq!(pick(None, None), None);
}

#[test]
fn an_added_activity_gets_its_defaults_and_goes_to_the_end() {
    let ops = json!([{ "op": "add", "activity": { "id": "a", "title": "A" } }, { "op": "add", "activity": { "id": "b", "title": "B", "note": null } }]);
    let list = apply_item_ops(&list_of(&[]), &ops, moment(NOW)).expect("edits");
    assert!(list["activities"][0]["order"].as_str() < list["activities"][1]["order"].as_str());
    let mut b = record(list["activities"][1].clone());
    b.remove("order");
    assert_eq!(
        Value::from(b),
        json!({ "id": "b", "title": "B", "kind": "do", "status": "wish", "editedAt": { "title": NOW, "note": NOW } })
    );
}

#[test]
fn a_category_of_another_version_is_kept_through_edits() {
    let list = list_of(&[json!({ "id": "a", "title": "A", "category": "stargazing" })]);
    let ops = json!([{ "op": "set", "id": "a", "fields": { "title": "B" } }]);
    let edited = apply_item_ops(&list, &ops, moment(NOW)).expect("edits");
    assert_eq!(edited["activities"][0]["category"], "stargazing");
    assert!(validate_bucket_list(&edited.into()).is_empty());
}

#[test]
fn checking_off_sets_the_date_and_taking_it_back_removes_it() {
    let list = list_of(&[
        json!({ "id": "a", "title": "A", "targetMonth": 7 }),
        json!({ "id": "b", "title": "B" }),
    ]);
    let tick = |list: &Record, id: &str, done: bool| {
        apply_item_ops(
            list,
            &json!([{ "op": "tick", "id": id, "done": done }]),
            moment(NOW),
        )
        .expect("edits")
    };
    let done = tick(&tick(&list, "a", true), "b", true);
    assert_eq!(
        (
            &done["activities"][0]["status"],
            &done["activities"][0]["doneAt"]
        ),
        (&json!("done"), &json!(NOW))
    );
    let back = tick(&tick(&done, "a", false), "b", false);
    assert_eq!(
        (
            &back["activities"][0]["status"],
            &back["activities"][1]["status"]
        ),
        (&json!("planned"), &json!("wish"))
    );
    assert!(back["activities"][0].get("doneAt").is_none());
    let later = apply_item_ops(
        &done,
        &json!([{ "op": "tick", "id": "a", "done": true }]),
        moment("2026-01-01T00:00:00Z"),
    )
    .expect("edits");
    assert_eq!(later["activities"][0]["doneAt"], NOW);
}

#[test]
fn a_date_given_with_the_tick_is_kept() {
    let ops = json!([{ "op": "set", "id": "a", "fields": { "status": "done", "doneAt": "2025-02-02T00:00:00.000Z" } }]);
    let list = apply_item_ops(
        &list_of(&[json!({ "id": "a", "title": "A" })]),
        &ops,
        moment(NOW),
    )
    .expect("edits");
    assert_eq!(list["activities"][0]["doneAt"], "2025-02-02T00:00:00.000Z");
}

#[test]
fn refused_edits_say_which_and_why() {
    let list = list_of(&[json!({ "id": "a", "title": "A" })]);
    let refusal = |ops: Value| {
        apply_item_ops(&list, &ops, moment(NOW)).map_err(|error| (error.code(), error.to_string()))
    };
    let cases = [
        (
            json!([{ "op": "remove", "id": "x" }]),
            Code::NotFound,
            "the list has no activity 'x'",
        ),
        (
            json!([{ "op": "add", "activity": { "id": "a", "title": "A" } }]),
            Code::AlreadyExists,
            "the list has an activity 'a' already",
        ),
        (
            json!([{ "op": "set", "id": "a", "fields": { "title": null } }]),
            Code::InvalidArgument,
            "ops[0].fields.title is required",
        ),
        (
            json!([{ "op": "set", "id": "a", "fields": { "id": "b" } }]),
            Code::InvalidArgument,
            "ops[0].fields.id cannot be set",
        ),
        (
            json!([{ "op": "move", "id": "a", "order": "zz" }]),
            Code::InvalidArgument,
            "ops[0].order must be an order key",
        ),
        (
            json!([{ "op": "tick", "id": "a", "done": true }, { "op": "fly" }]),
            Code::InvalidArgument,
            "ops[1].op must be one of add, set, move, tick, remove",
        ),
        (
            json!([{ "op": "tick", "done": 1 }]),
            Code::InvalidArgument,
            "ops[0].id is required; ops[0].done must be true or false",
        ),
        (json!({}), Code::InvalidArgument, "ops must be a list"),
    ];
    for (ops, code, message) in cases {
        assert_eq!(refusal(ops), Err((code, message.to_owned())));
    }
}

#[test]
fn a_full_list_takes_no_more() {
    let activities: Vec<_> = (0..LIST_ACTIVITIES_MAX)
        .map(|n| json!({ "id": n.to_string(), "title": "x" }))
        .collect();
    let list = list_of(&activities);
    assert!(validate_bucket_list(&Value::from(list.clone())).is_empty());
    let add = json!([{ "op": "add", "activity": { "id": "one more", "title": "x" } }]);
    assert_eq!(
        apply_item_ops(&list, &add, moment(NOW)).map_err(|error| error.code()),
        Err(Code::OutOfRange)
    );
    let swap = json!([{ "op": "remove", "id": "0" }, { "op": "add", "activity": { "id": "one more", "title": "x" } }]);
    assert!(apply_item_ops(&list, &swap, moment(NOW)).is_ok());
}

#[test]
fn each_wrong_field_has_its_path_and_its_sentence() {
    let mut list = Value::from(list_of(&[]));
    list["year"] = json!(1999);
    list["activities"] = json!([
        { "id": "a", "title": "x".repeat(141), "kind": "fly", "category": 7, "place": { "name": "P", "lat": 91, "lng": "0" }, "hidden": 1 },
        { "id": "a", "title": "ok", "steps": (0..31).collect::<Vec<_>>(), "doneAt": "soon", "targetMonth": 1.5 },
        "text",
    ]);
    insta::assert_snapshot!(messages(&validate_bucket_list(&list)).join("\n"));
}

#[test]
fn people_are_validated_with_the_same_sentences_everywhere() {
    let forms = [
        json!({}),
        json!({ "email": "a@b", "password": "short", "name": " ", "user_name": "ab" }),
        json!({ "email": "ada@example.com", "password": "ADA@example.com", "name": "Ada", "user_name": "Ada Lovelace" }),
        json!({ "email": "ada@-x.com", "password": "aaaaaaaa", "name": "Ada", "user_name": "ada_l.1" }),
        json!("form"),
    ];
    let text: Vec<_> = forms
        .iter()
        .map(|form| messages(&validate_sign_up(form)).join("\n"))
        .collect();
    insta::assert_snapshot!(text.join("\n--\n"));
}

#[test]
fn good_user_names_and_addresses_pass() {
    for name in ["ada", "a.b_c1", "12345678901234567890"] {
        assert!(validate_user_name(name).is_empty(), "{name}");
    }
    for email in [
        "a@b.co",
        "first.last+tag@sub.example-site.org",
        "o'neil@example.ie",
    ] {
        let form =
            json!({ "email": email, "password": "long enough", "name": "Ada", "user_name": "ada" });
        assert!(validate_sign_up(&form).is_empty(), "{email}");
    }
}

proptest! {
    #[test]
    fn no_json_makes_a_record_function_panic(value in any_record_like(), ops in any_record_like()) {
        for validate in [validate_bucket_list, validate_bucket_list_meta, validate_place, validate_user, validate_sign_up] {
            let _ = validate(&value);
        }
        if let Value::Object(record) = &value {
            let _ = normalise_bucket_list(record.clone(), &defaults());
            let _ = apply_item_ops(record, &ops, moment(NOW));
            let _ = apply_item_ops(record, &json!([ops]), moment(NOW));
        }
    }

    #[test]
    fn what_passes_validation_is_of_the_documented_shape(value in any_record_like()) {
        if validate_activity(&value, "").is_empty() {
            prop_assert!(serde_json::from_value::<Activity>(without_null(&value)).is_ok());
        }
        if validate_user(&value).is_empty() {
            prop_assert!(serde_json::from_value::<User>(without_null(&value)).is_ok());
        }
    }

    #[test]
    fn a_list_keeps_every_field_through_the_typed_shape(activities in proptest::collection::vec(any_activity().prop_map(|activity| without_null(&activity)), 0..6)) {
        let list = Value::from(list_of(&activities));
        let typed: BucketList = serde_json::from_value(list.clone()).expect("a typed list");
        prop_assert_eq!(serde_json::to_value(typed).expect("JSON"), list);
    }

    #[test]
    fn normalising_twice_changes_nothing_more(value in any_record_like()) {
        if let Value::Object(record) = value
            && let Ok(once) = normalise_bucket_list(record, &defaults())
        {
            prop_assert_eq!(normalise_bucket_list(once.clone(), &defaults()), Ok(once));
        }
    }

    #[test]
    fn there_is_always_room_between_two_order_keys(choices in proptest::collection::vec(any::<prop::sample::Index>(), 1..60)) {
        let mut keys: Vec<String> = Vec::new();
        for choice in choices {
            let at = choice.index(keys.len() + 1);
            let before = at.checked_sub(1).map(|n| keys[n].as_str());
            let key = order_between(before, keys.get(at).map(String::as_str)).expect("room");
            keys.insert(at, key);
        }
        prop_assert!(keys.is_sorted_by(|a, b| a < b));
    }
}

fn without_null(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name.clone(), without_null(value)))
            .collect(),
        Value::Array(items) => items.iter().map(without_null).collect(),
        other => other.clone(),
    }
}

fn copied(source: &Record, target: &Record, from: CopyFrom) -> wasm_core::domain::Copied {
    copy_activities(("source", source), None, target, from, moment(NOW)).expect("a copy")
}

#[test]
fn activities_are_copied_in_their_order_behind_what_is_there() {
    let source = list_of(&[
        json!({ "id": "z", "title": "Z" }),
        json!({ "id": "last", "title": "Last", "order": "8180" }),
        json!({ "id": "first", "title": "First", "order": "80" }),
    ]);
    let target = apply_item_ops(
        &list_of(&[]),
        &json!([{ "op": "add", "activity": { "id": "own", "title": "Own" } }]),
        moment(NOW),
    )
    .expect("edits");
    let copied = copied(&source, &target, CopyFrom::Somebody);
    assert_eq!(copied.added, ["first", "last", "z"]);
    let mut order: Vec<_> = copied.list["activities"]
        .as_array()
        .expect("activities")
        .iter()
        .map(|item| {
            (
                item["order"].as_str().expect("a key"),
                item["id"].as_str().expect("an id"),
            )
        })
        .collect();
    order.sort_unstable();
    let ids: Vec<&str> = order.iter().map(|(_, id)| *id).collect();
    assert_eq!(ids, ["own", "first", "last", "z"]);
}

#[test]
fn two_people_have_one_friendship_whoever_is_named_first() {
    assert_eq!(friendship_id("b", "a"), friendship_id("a", "b"));
    let request = json!({ "from": "a", "to": "", "status": "maybe", "createdAt": NOW, "message": "x".repeat(281) });
    assert_eq!(
        messages(&validate_friend_request(&request)),
        [
            "to: must not be empty",
            "message: must have at most 280 characters",
            "status: must be one of pending, accepted, declined, cancelled, expired",
        ]
    );
}

#[test]
fn what_is_wrong_with_a_selection_is_named() {
    let selections = json!({ "activities": [{ "id": "a", "title": "" }], "places": [{ "id": "p", "name": "P", "lat": 1, "lng": 1 }, { "id": "p", "name": "P", "lat": 1 }] });
    assert_eq!(
        messages(&validate_selections(&selections)),
        [
            "activities[0].title: must not be empty",
            "places[1].lng: is required",
            "places[1].id: is there twice",
        ]
    );
    assert!(validate_email("ada@example.com").is_empty());
    assert_eq!(
        messages(&validate_email("ada@home")),
        ["email: must be an e-mail address"]
    );
}

proptest! {
    #[test]
    fn copying_twice_adds_once_and_leaves_a_valid_list(
        activities in prop::collection::vec(any_activity(), 0..20),
        own in prop::collection::vec(any_activity(), 0..20),
        somebody in any::<bool>(),
    ) {
        let unique = |mut items: Vec<Value>| {
            let mut seen = std::collections::HashSet::new();
            items.retain(|item| validate_activity(item, "").is_empty() && seen.insert(item["id"].to_string()));
            items
        };
        let from = if somebody { CopyFrom::Somebody } else { CopyFrom::OwnYear };
        let (source, target) = (list_of(&unique(activities)), list_of(&unique(own)));
        let once = copied(&source, &target, from);
        prop_assert!(validate_bucket_list(&Value::Object(once.list.clone())).is_empty());
        let twice = copied(&source, &once.list, from);
        prop_assert!(twice.added.is_empty());
        prop_assert_eq!(&twice.list["activities"], &once.list["activities"]);
        let all = source["activities"].as_array().map_or(0, Vec::len);
        prop_assert_eq!(once.added.len() + once.skipped.len(), all);
    }
}
