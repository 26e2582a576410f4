//! Quests from the first word of a draft to the last review.
#![expect(
    clippy::too_many_lines,
    reason = "each of these is a story, told from beginning to end"
)]

mod booking;
mod browsing;
mod crowd;
mod door;
mod fairness;
mod figures;
mod friends;
mod leaving;
mod making;
mod messages;
mod pace;
mod paying;
mod paying_crowd;
mod playing;
mod questions;
mod review;
mod seat_changes;
mod telling;
mod two_phones;
mod waiting;

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, START_MS, TestServer, text};

/// A quest that can be published: two stops in order and an optional one.
pub(crate) fn old_town() -> Value {
    json!({
        "title": "Old town", "summary": "A walk", "story": "Once upon a time", "category": "walk", "difficulty": 2,
        "stops": [
            { "id": "gate", "title": "Gate", "clue": "Look up", "lat": 52.5163, "lng": 13.3777, "hints": ["left", "right"],
              "proof": { "type": "question", "question": "When?", "answers": ["1791", "in 1791"], "maxTries": 2 } },
            { "id": "park", "title": "Park", "clue": "Green", "lat": 52.5145, "lng": 13.3501, "optional": true,
              "proof": { "type": "host" } },
            { "id": "tower", "title": "Tower", "clue": "Look down", "lat": 52.5208, "lng": 13.4094,
              "proof": { "type": "location" } },
        ],
    })
}

/// A session that begins in that time and takes three hours.
pub(crate) fn dated(begins_in: Duration, capacity: u32) -> Value {
    let at = |after: Duration| {
        let ms = START_MS + i64::try_from(after.as_millis()).expect("a short time");
        wasm_core::domain::Timestamp::from_epoch_ms(ms)
            .expect("a moment")
            .to_string()
    };
    json!({
        "startsAt": at(begins_in), "endsAt": at(begins_in + HOUR * 3), "timeZone": "Europe/Berlin", "capacity": capacity,
    })
}

/// A published quest of that content with one session: their ids.
pub(crate) async fn published(
    server: &TestServer,
    creator: &Actor,
    quest: Value,
    session: Value,
) -> (String, String) {
    let draft = server
        .execute("saveQuestDraft", creator, json!({ "quest": quest }))
        .await;
    let quest_id = text(&draft["id"]);
    let session = json!({ "questId": quest_id, "session": session });
    let session = server.execute("saveQuestSession", creator, session).await;
    server
        .execute("publishQuest", creator, json!({ "questId": quest_id }))
        .await;
    (quest_id, text(&session["id"]))
}

/// A published quest with a date in ten days.
pub(crate) async fn walk(server: &TestServer, creator: &Actor, capacity: u32) -> (String, String) {
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    published(server, creator, quest, dated(DAY * 10, capacity)).await
}

/// Holds seats: what `holdSeats` answers.
pub(crate) async fn hold(
    server: &TestServer,
    by: &Actor,
    (quest, session): (&str, &str),
    seats: u32,
) -> Value {
    let wish = json!({ "questId": quest, "sessionId": session, "seats": seats });
    server.execute("holdSeats", by, wish).await
}

/// Books seats: the id of the booking and its ticket.
pub(crate) async fn book(
    server: &TestServer,
    by: &Actor,
    date: (&str, &str),
    seats: u32,
) -> (String, String) {
    let held = hold(server, by, date, seats).await;
    let booked = server
        .execute(
            "checkoutQuest",
            by,
            json!({ "bookingId": held["bookingId"] }),
        )
        .await;
    (text(&held["bookingId"]), text(&booked["ticketCode"]))
}

/// Waits for seats: what `joinQuestWaitlist` answers.
pub(crate) async fn wait(server: &TestServer, by: &Actor, date: (&str, &str), seats: u32) -> Value {
    let wish = json!({ "questId": date.0, "sessionId": date.1, "seats": seats });
    server.execute("joinQuestWaitlist", by, wish).await
}

/// Free and taken seats of a session, as everybody sees them.
pub(crate) async fn seats(server: &TestServer, session: &str) -> Value {
    server
        .read(&format!("/v1/questSessions/{session}"), None)
        .await["seats"]
        .clone()
}
