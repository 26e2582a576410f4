//! Quests through the sights of towns: made, booked, played, praised.

use std::time::Duration;

use serde_json::{Value, json};
use wasm_core::geo::sphere::distance_km;

use super::world::City;
use super::{DemoError, Person, Story};
use crate::clock::{DAY_MS, iso};

/// Players of one quest, least and most.
const PLAYERS: std::ops::RangeInclusive<usize> = 4..=9;
/// Days over which quests were published.
const PUBLISHED_DAYS: i64 = 300;
/// Milliseconds from stop to stop.
const WALK_MS: i64 = 2 * 3_600_000;
/// Milliseconds at a stop.
const STAY_MS: i64 = 25 * 60_000;
/// Length of a way over that of the straight line, and how fast people walk, as the app estimates them.
const DETOUR_FACTOR: f64 = 1.25;
const WALK_KM_H: f64 = 4.8;
/// Dates end on the half hour.
const HALF_HOUR_MS: i64 = 30 * 60_000;
/// Days from the present to the dates of a quest that has some.
const DATES_DAYS: [i64; 3] = [6, 13, 27];

/// The first hint at every stop.
const LOOK: &str = "Go slowly and look up.";

/// One quest in each town, and answers with how many.
pub(super) async fn play(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    let published = story.until_ms - PUBLISHED_DAYS * DAY_MS;
    for at in 0..story.world.cities.len().min(people.len()) {
        let city = story.world.cities[at].clone();
        let creator = &people[at];
        let begin = published + day_of(at) * DAY_MS;
        story.go_to(begin);
        // Every third one has dates, each time a day later.
        let dates = (at % 3 == 2).then(|| DATES_DAYS.map(|days| days + day_of(at / 3)));
        let (quest_id, sessions) = publish(story, creator, &city, dates.as_ref()).await?;
        let players = story.random.usize(PLAYERS);
        for who in story.some(people.len(), players) {
            let player = &people[who];
            if player.uid == creator.uid {
                continue;
            }
            let later = story.random.i64(5..250);
            story.go_to(begin + later * DAY_MS);
            let session_id = &sessions[story.random.usize(..sessions.len())];
            let booking_id = book(story, player, (&quest_id, session_id)).await?;
            if dates.is_none() {
                walk(story, player, &booking_id, &city).await?;
            }
        }
    }
    Ok(story.world.cities.len().min(people.len()))
}

fn day_of(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(0)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

async fn publish(
    story: &mut Story,
    creator: &Person,
    city: &City,
    dates: Option<&[i64; 3]>,
) -> Result<(String, Vec<String>), DemoError> {
    let mut stops = Vec::with_capacity(city.sights.len());
    for (at, sight) in city.sights.iter().enumerate() {
        let (proof, hints) = match &sight.ask {
            Some(ask) => (
                json!({ "type": "question", "question": ask.question, "answers": ask.answers }),
                vec![LOOK, &*ask.hint],
            ),
            None => (json!({ "type": "location" }), vec![LOOK, &*sight.name]),
        };
        stops.push(json!({
            "id": format!("stop-{at}"), "title": sight.name, "lat": sight.lat, "lng": sight.lng, "stayMin": STAY_MS / 60_000, "proof": proof,
            "clue": sight.clue, "storyText": sight.story,
            "hints": hints,
        }));
    }
    let mut quest = json!({
        "title": city.quest.title, "summary": city.quest.summary, "story": city.quest.story,
        "category": city.quest.category, "difficulty": city.quest.difficulty, "language": "en", "stops": stops,
        "requirements": { "bring": city.quest.bring },
        "mode": if dates.is_some() { "scheduled" } else { "selfGuided" },
    });
    if let Some(price) = &city.quest.price {
        quest["price"] = json!(price);
    }
    let draft = story
        .call("saveQuestDraft", Some(creator), json!({ "quest": quest }))
        .await?;
    let quest_id = text(&draft["id"]);
    let sessions = if let Some(dates) = dates {
        let of_day = |days: &i64| {
            let begins = story.morning(*days, &city.zone);
            let ends = begins + length_ms(city);
            json!({
                "startsAt": iso(begins), "endsAt": iso(ends), "timeZone": city.zone, "capacity": 12,
            })
        };
        dates.iter().map(of_day).collect()
    } else {
        vec![json!({ "capacity": 500 })]
    };
    let mut ids = Vec::with_capacity(sessions.len());
    for session in sessions {
        let session = json!({ "questId": quest_id, "session": session });
        let saved = story
            .call("saveQuestSession", Some(creator), session)
            .await?;
        ids.push(text(&saved["id"]));
    }
    let publish = json!({ "questId": quest_id });
    story.call("publishQuest", Some(creator), publish).await?;
    Ok((quest_id, ids))
}

/// Time from the first sight of a town to the last one with a stay at each, rounded up.
fn length_ms(city: &City) -> i64 {
    let legs = city.sights.windows(2);
    let km: f64 = legs
        .map(|pair| distance_km((pair[0].lng, pair[0].lat), (pair[1].lng, pair[1].lat)))
        .sum();
    let walk = Duration::from_secs_f64(km * DETOUR_FACTOR / WALK_KM_H * 3_600.0);
    let walk_ms = i64::try_from(walk.as_millis()).unwrap_or(0);
    let stays = i64::try_from(city.sights.len()).unwrap_or(0);
    let length_ms = walk_ms + stays * STAY_MS;
    (length_ms + HALF_HOUR_MS - 1) / HALF_HOUR_MS * HALF_HOUR_MS
}

async fn book(
    story: &mut Story,
    player: &Person,
    (quest_id, session_id): (&str, &str),
) -> Result<String, DemoError> {
    let wish = json!({ "questId": quest_id, "sessionId": session_id, "seats": 1 });
    let held = story.call("holdSeats", Some(player), wish).await?;
    let booking = json!({ "bookingId": held["bookingId"] });
    story.call("checkoutQuest", Some(player), booking).await?;
    Ok(text(&held["bookingId"]))
}

async fn walk(
    story: &mut Story,
    player: &Person,
    booking_id: &str,
    city: &City,
) -> Result<(), DemoError> {
    let it = json!({ "bookingId": booking_id });
    story.call("startQuest", Some(player), it.clone()).await?;
    for (at, sight) in city.sights.iter().enumerate() {
        story.go_to(story.now_ms() + WALK_MS);
        let mut there = it.clone();
        there["stopId"] = json!(format!("stop-{at}"));
        if let Some(ask) = &sight.ask {
            there["answer"] = json!(ask.answers[0]);
        } else {
            there["location"] = json!({ "lat": sight.lat, "lng": sight.lng, "accuracyM": 12 });
        }
        story.call("checkInStop", Some(player), there).await?;
    }
    story.call("finishQuest", Some(player), it.clone()).await?;
    if story.chance(70) {
        let mut review = it;
        review["stars"] = json!(story.random.u8(3..=5));
        let text = story.random.usize(..story.world.reviews.len());
        review["text"] = json!(story.world.reviews[text]);
        story.call("postReview", Some(player), review).await?;
    }
    Ok(())
}
