//! Validation of a hangout, a guest's name, a comment.

use serde_json::{Value, json};

use crate::domain::check::{Check, FieldError};
use crate::domain::place::check_point;
use crate::domain::timestamp::Timestamp;
use crate::domain::{
    CAPACITY_MAX, COMMENT_MAX, HANGOUT_CANDIDATES_MAX, HANGOUT_CO_HOSTS_MAX, HANGOUT_INVITED_MAX,
    HANGOUT_NEEDED_MAX, HANGOUT_OPTIONS_MAX, HANGOUT_OPTIONS_MIN, HANGOUT_PLUS_ONES_MAX, ID_MAX,
    NAME_MAX, NOTE_MAX, Record, TITLE_MAX,
};

/// Longest a hangout may take, in minutes: a month.
const DURATION_MOST_MIN: i64 = 31 * 24 * 60;
/// Length of the seed of a cover.
const COVER_SEED_MAX: usize = 64;
/// Length of the name of a time zone.
const ZONE_MAX: usize = 64;

/// Lists the faults of a hangout; empty if there are none. Whether its dates lie ahead is for [`past_options`].
pub fn validate_hangout(hangout: &Value) -> Vec<FieldError> {
    Check::object("", hangout, |check, record| {
        check.required(record, "title");
        check.text(record, "title", 1, TITLE_MAX);
        check.prose(record, "note", 0, NOTE_MAX);
        check.ids(record, "coHosts", (HANGOUT_CO_HOSTS_MAX, "co-hosts"));
        check.ids(record, "neededIds", (HANGOUT_NEEDED_MAX, "needed people"));
        check.ids(
            record,
            "invitedIds",
            (HANGOUT_INVITED_MAX, "invited people"),
        );
        for name in ["hideVotes", "hideGuests", "noProposals", "carpool"] {
            check.flag(record, name);
        }
        check.whole(record, "capacity", 1, CAPACITY_MAX);
        check.whole(record, "plusOnes", 0, HANGOUT_PLUS_ONES_MAX);
        check.word(
            record,
            "visibility",
            &["invited", "link", "friends", "public"],
        );
        check.word(record, "theme", &["lagoon", "plum", "moss", "ink"]);
        check.text(record, "photoRef", 1, ID_MAX);
        check.text(record, "coverSeed", 1, COVER_SEED_MAX);
        check.timestamp(record, "pollDeadline");
        check.part(record, "source", |check, source| {
            for name in ["questId", "planId", "listId", "activityId"] {
                check.text(source, name, 1, ID_MAX);
            }
        });
        check.part(record, "place", check_place);
        check.required(record, "when");
        check.part(record, "when", check_when);
        check_options(check, record);
    })
}

/// Lists the faults of a date that somebody proposes.
pub fn validate_hangout_option(option: &Value) -> Vec<FieldError> {
    Check::object("", option, check_option)
}

/// Lists the faults of a guest's name.
pub fn validate_guest_name(name: &str) -> Vec<FieldError> {
    Check::object("", &json!({ "guestName": name }), |check, record| {
        check.text(record, "guestName", 1, NAME_MAX);
    })
}

/// Lists the faults of a comment. A photo needs no words.
pub fn validate_hangout_comment(text: &str, has_photo: bool) -> Vec<FieldError> {
    let min = usize::from(!has_photo);
    Check::object("", &json!({ "text": text }), |check, record| {
        check.prose(record, "text", min, COMMENT_MAX);
    })
}

/// The dates of a hangout that are over already, or a deadline that is.
pub fn past_options(hangout: &Value, now: Timestamp) -> Vec<FieldError> {
    let mut found = Vec::new();
    let mut look = |field: String, value: &Value| {
        if Timestamp::from_json(value).is_ok_and(|moment| moment <= now) {
            let message = "must be in the future".to_owned();
            found.push(FieldError { field, message });
        }
    };
    look("when.startsAt".to_owned(), &hangout["when"]["startsAt"]);
    look("pollDeadline".to_owned(), &hangout["pollDeadline"]);
    let options = hangout["options"].as_array().into_iter().flatten();
    for (n, option) in options.enumerate() {
        look(format!("options[{n}].start"), &option["start"]);
    }
    found
}

fn check_place(check: &mut Check, place: &Record) {
    check.required(place, "mode");
    check.word(place, "mode", &["fixed", "fair", "tbd"]);
    check.text(place, "placeId", 1, ID_MAX);
    check.part(place, "place", check_point);
    let most = (HANGOUT_CANDIDATES_MAX, "candidates");
    check.list(place, "candidates", most, |check, candidate| {
        check.is_object(candidate, check_point);
    });
    if place.get("mode").is_some_and(|mode| mode == "fixed")
        && place.get("placeId").is_none_or(Value::is_null)
    {
        check.required(place, "place");
    }
}

fn check_when(check: &mut Check, when: &Record) {
    check.required(when, "mode");
    check.word(when, "mode", &["fixed", "poll"]);
    check.timestamp(when, "startsAt");
    check.timestamp(when, "endsAt");
    check.text(when, "timeZone", 1, ZONE_MAX);
    check.flag(when, "allDay");
    let is_fixed = when.get("mode").is_some_and(|mode| mode == "fixed");
    if is_fixed {
        check.required(when, "startsAt");
    }
    let moment = |name: &str| {
        when.get(name)
            .and_then(|value| Timestamp::from_json(value).ok())
    };
    if let (Some(start), Some(end)) = (moment("startsAt"), moment("endsAt"))
        && end <= start
    {
        check.fail_at("endsAt", "must be after the beginning");
    }
    let is_all_day = when.get("allDay").is_some_and(|all_day| all_day == true);
    if is_all_day && when.get("timeZone").is_some_and(|zone| !zone.is_null()) {
        check.fail_at("timeZone", "must be missing for whole days");
    }
}

fn check_option(check: &mut Check, option: &Record) {
    check.required(option, "id");
    check.text(option, "id", 1, ID_MAX);
    check.required(option, "start");
    check.timestamp(option, "start");
    check.whole(option, "durationMin", 1, DURATION_MOST_MIN);
}

fn check_options(check: &mut Check, record: &Record) {
    let most = (HANGOUT_OPTIONS_MAX, "options");
    check.list(record, "options", most, |check, option| {
        check.is_object(option, check_option);
    });
    check.unique_ids(record, "options");
    let is_poll = record
        .get("when")
        .is_some_and(|when| when["mode"] == "poll");
    let options = record.get("options").and_then(Value::as_array);
    let count = options.map_or(0, Vec::len);
    if is_poll && count < HANGOUT_OPTIONS_MIN {
        let message = format!("must have at least {HANGOUT_OPTIONS_MIN} options");
        check.fail_at("options", message);
    }
}
