//! Quests, their sessions, what is booked of them and what is said about them: written by functions only.

use serde_json::{Value, json};

use super::{Asker, Sight, Subject};

/// Fields of the bookings of their quests that creators see: not the one that lets the guest in.
const CREATORS_BOOKING: &[&str] = &[
    "questId",
    "sessionId",
    "creatorId",
    "userId",
    "seats",
    "seatNames",
    "answers",
    "unitPrice",
    "total",
    "currency",
    "status",
    "payment",
    "refund",
    "paymentId",
    "holdUntil",
    "questVersion",
    "questTitle",
    "policy",
    "startsAt",
    "endsAt",
    "timeZone",
    "meetingPlace",
    "movedAt",
    "walkIn",
    "history",
    "createdAt",
];

pub(crate) fn read_quest(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    if asker.actor.is(data["creatorId"].as_str()) || subject.evidence.is_admin {
        return Some(Sight::Whole);
    }
    (was_published(data) && !subject.evidence.is_blocked).then_some(Sight::Quest)
}

pub(crate) fn read_session(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
) -> Option<Sight> {
    let sees_all = asker.actor.is(data["creatorId"].as_str()) || subject.evidence.is_admin;
    let is_public = was_published(data) && !subject.evidence.is_blocked;
    (sees_all || is_public).then_some(Sight::Whole)
}

pub(crate) fn read_booking(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
) -> Option<Sight> {
    if asker.actor.is(data["userId"].as_str()) {
        return Some(Sight::Whole);
    }
    let sees = asker.actor.is(data["creatorId"].as_str()) || subject.evidence.is_admin;
    sees.then_some(Sight::Fields(CREATORS_BOOKING))
}

/// Whoever plays together, and the creator.
pub(crate) fn read_progress(asker: &Asker<'_>, data: &Value) -> Option<Sight> {
    let mut team = data["team"].as_array().into_iter().flatten();
    let sees =
        team.any(|uid| asker.actor.is(uid.as_str())) || asker.actor.is(data["creatorId"].as_str());
    sees.then_some(Sight::Whole)
}

pub(crate) fn read_review(subject: &Subject<'_>) -> Option<Sight> {
    (!subject.evidence.is_blocked).then_some(Sight::Whole)
}

/// A quest as those see it who have not made it: without its next edition, and with the number of hints of each stop
/// instead of the hints.
pub fn without_spoilers(data: &Value) -> Value {
    let mut seen = data.clone();
    if let Some(fields) = seen.as_object_mut() {
        fields.remove("draft");
    }
    let stops = seen.get_mut("stops").and_then(Value::as_array_mut);
    for stop in stops.into_iter().flatten().filter_map(Value::as_object_mut) {
        if let Some(hints) = stop.remove("hints") {
            let count = hints.as_array().map_or(0, Vec::len);
            stop.insert("hintCount".to_owned(), json!(count));
        }
    }
    seen
}

/// States in which everybody reads a quest: once published, it stays readable for those who were sent its address.
const READABLE_QUESTS: [&str; 4] = ["published", "paused", "cancelled", "archived"];

/// True when a quest, or the quest of a session, is there for everybody. The quests of a creator who is gone are not.
pub(crate) fn was_published(data: &Value) -> bool {
    let is_readable = match data["published"].as_bool() {
        Some(of_session) => of_session,
        None => READABLE_QUESTS.contains(&data["status"].as_str().unwrap_or_default()),
    };
    is_readable && data["creatorId"] != ""
}
