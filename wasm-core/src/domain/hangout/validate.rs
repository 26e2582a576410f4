//! What is wrong with a hangout, a guest's name, a comment.

use serde_json::{Value, json};

use crate::domain::check::{Check, FieldError};
use crate::domain::place::check_point;
use crate::domain::timestamp::Timestamp;
use crate::domain::{
    CAPACITY_MOST, COMMENT_MOST, HANGOUT_CANDIDATES_MOST, HANGOUT_CO_HOSTS_MOST,
    HANGOUT_INVITED_MOST, HANGOUT_NEEDED_MOST, HANGOUT_OPTIONS_LEAST, HANGOUT_OPTIONS_MOST,
    HANGOUT_PLUS_ONES_MOST, ID_MOST, NAME_MOST, NOTE_MOST, Record, TITLE_MOST,
};

/// Longest a hangout may take, in minutes: a month.
const DURATION_MOST_MIN: i64 = 31 * 24 * 60;
/// Length of the name of a time zone.
const ZONE_MOST: usize = 64;

/// What is wrong with a hangout; nothing if the list is empty. Whether its dates lie ahead is for [`past_options`].
pub fn validate_hangout(hangout: &Value) -> Vec<FieldError> {
    Check::object("", hangout, |check, record| {
        check.required(record, "title");
        check.text(record, "title", 1, TITLE_MOST);
        check.prose(record, "note", 0, NOTE_MOST);
        check.ids(record, "coHosts", (HANGOUT_CO_HOSTS_MOST, "co-hosts"));
        check.ids(record, "neededIds", (HANGOUT_NEEDED_MOST, "needed people"));
        check.ids(
            record,
            "invitedIds",
            (HANGOUT_INVITED_MOST, "invited people"),
        );
        for name in ["hideVotes", "hideGuests"] {
            check.flag(record, name);
        }
        check.whole(record, "capacity", 1, CAPACITY_MOST);
        check.whole(record, "plusOnes", 0, HANGOUT_PLUS_ONES_MOST);
        check.word(
            record,
            "visibility",
            &["invited", "link", "friends", "public"],
        );
        check.timestamp(record, "pollDeadline");
        check.part(record, "source", |check, source| {
            for name in ["questId", "planId", "activityId"] {
                check.text(source, name, 1, ID_MOST);
            }
        });
        check.part(record, "place", check_place);
        check.required(record, "when");
        check.part(record, "when", check_when);
        check_options(check, record);
    })
}

/// What is wrong with what a guest calls themselves.
pub fn validate_guest_name(name: &str) -> Vec<FieldError> {
    Check::object("", &json!({ "guestName": name }), |check, record| {
        check.text(record, "guestName", 1, NAME_MOST);
    })
}

/// What is wrong with what somebody says.
pub fn validate_hangout_comment(text: &str) -> Vec<FieldError> {
    Check::object("", &json!({ "text": text }), |check, record| {
        check.prose(record, "text", 1, COMMENT_MOST);
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
    check.text(place, "placeId", 1, ID_MOST);
    check.part(place, "place", check_point);
    let most = (HANGOUT_CANDIDATES_MOST, "candidates");
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
    check.text(when, "timeZone", 1, ZONE_MOST);
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

fn check_options(check: &mut Check, record: &Record) {
    let most = (HANGOUT_OPTIONS_MOST, "options");
    check.list(record, "options", most, |check, option| {
        check.is_object(option, |check, option| {
            check.required(option, "id");
            check.text(option, "id", 1, ID_MOST);
            check.required(option, "start");
            check.timestamp(option, "start");
            check.whole(option, "durationMin", 1, DURATION_MOST_MIN);
        });
    });
    check.unique_ids(record, "options");
    let is_poll = record
        .get("when")
        .is_some_and(|when| when["mode"] == "poll");
    let options = record.get("options").and_then(Value::as_array);
    let count = options.map_or(0, Vec::len);
    if is_poll && count < HANGOUT_OPTIONS_LEAST {
        let message = format!("must have at least {HANGOUT_OPTIONS_LEAST} options");
        check.fail_at("options", message);
    }
}
