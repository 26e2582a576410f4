//! Hangouts: some took place, some are being planned; and plans for weekends.

use serde_json::{Value, json};

use super::world::Hangout;
use super::{DemoError, Person, Story};
use crate::clock::{DAY_MS, iso};

/// Hangouts that took place.
const PAST: i64 = 30;
/// Hangouts that people vote about.
const COMING: i64 = 12;
/// Days from one hangout to the next.
const EVERY_DAYS: i64 = 5;

/// Lets people meet, and answers with how many times.
pub(super) async fn meet(story: &mut Story, people: &[Person]) -> Result<usize, DemoError> {
    let mut hangouts = 0;
    for back in (1..=PAST).rev() {
        let host = &people[story.random.usize(..people.len())];
        was(story, people, host, -back * EVERY_DAYS).await?;
        hangouts += 1;
    }
    story.go_to(story.until_ms);
    for ahead in 1..=COMING {
        let host = &people[story.random.usize(..people.len())];
        will_be(story, people, host, ahead * EVERY_DAYS).await?;
        plan(story, host, ahead * EVERY_DAYS).await?;
        hangouts += 1;
    }
    Ok(hangouts)
}

fn some_hangout(story: &mut Story) -> Hangout {
    let at = story.random.usize(..story.world.hangouts.len());
    story.world.hangouts[at].clone()
}

/// A place in the host's town.
fn place(story: &mut Story, host: &Person) -> Value {
    let sights = &story.world.cities[host.city].sights;
    let sight = &sights[story.random.usize(..sights.len())];
    json!({ "mode": "fixed", "place": { "name": sight.name, "lat": sight.lat, "lng": sight.lng } })
}

/// Whom the host asks: a few friends.
fn guests<'a>(story: &mut Story, people: &'a [Person], host: &Person) -> Vec<&'a Person> {
    let some = story.some(host.friends.len(), 6);
    some.into_iter()
        .map(|at| &people[host.friends[at]])
        .collect()
}

async fn was(
    story: &mut Story,
    people: &[Person],
    host: &Person,
    days: i64,
) -> Result<(), DemoError> {
    let zone = story.world.cities[host.city].zone.clone();
    let begins = story.morning(days, &zone);
    story.go_to(begins - 10 * DAY_MS);
    let Hangout { title, comments } = some_hangout(story);
    let place = place(story, host);
    let hangout = json!({
        "title": title, "visibility": "friends", "place": place,
        "when": { "mode": "fixed", "startsAt": iso(begins), "timeZone": zone },
    });
    let made = story.call("createHangout", Some(host), hangout).await?;
    let id = made["id"].clone();
    let mut there = vec![member(&id, host)];
    let some_guests = guests(story, people, host);
    for guest in &some_guests {
        story
            .call("joinHangout", Some(guest), json!({ "id": id }))
            .await?;
        let going = json!({ "hangoutId": id, "rsvp": "going" });
        story.call("rsvpHangout", Some(guest), going).await?;
        there.push(member(&id, guest));
    }
    let [first, second] = comments;
    let words = json!({ "hangoutId": id, "text": first });
    story.call("commentHangout", Some(host), words).await?;
    if let Some(guest) = some_guests.first() {
        let words = json!({ "hangoutId": id, "text": second });
        story.call("commentHangout", Some(guest), words).await?;
    }
    story.go_to(begins + DAY_MS / 2);
    let finish = json!({ "hangoutId": id, "attended": there });
    story.call("finishHangout", Some(host), finish).await?;
    Ok(())
}

fn member(hangout_id: &Value, person: &Person) -> String {
    format!("{}_{}", hangout_id.as_str().unwrap_or_default(), person.uid)
}

async fn will_be(
    story: &mut Story,
    people: &[Person],
    host: &Person,
    days: i64,
) -> Result<(), DemoError> {
    let zone = story.world.cities[host.city].zone.clone();
    let title = some_hangout(story).title;
    let place = place(story, host);
    let start = |days: i64| iso(story.morning(days, &zone));
    let starts = [start(days), start(days + 1), start(days + 7)];
    let hangout = json!({
        "title": title, "visibility": "friends", "place": place, "when": { "mode": "poll", "timeZone": zone },
        "options": [
            { "id": "first", "start": starts[0], "durationMin": 180 },
            { "id": "second", "start": starts[1], "durationMin": 180 },
            { "id": "third", "start": starts[2], "durationMin": 180 },
        ],
    });
    let made = story.call("createHangout", Some(host), hangout).await?;
    let id = made["id"].clone();
    for guest in guests(story, people, host) {
        story
            .call("joinHangout", Some(guest), json!({ "id": id }))
            .await?;
        let mut votes = json!({});
        for option in ["first", "second", "third"] {
            votes[option] = json!(["yes", "maybe", "no"][story.random.usize(..3)]);
        }
        let vote = json!({ "hangoutId": id, "votes": votes });
        story.call("voteHangout", Some(guest), vote).await?;
    }
    Ok(())
}

/// A day through the sights of the host's town.
async fn plan(story: &mut Story, host: &Person, days: i64) -> Result<(), DemoError> {
    let city = story.world.cities[host.city].clone();
    let stops = city.sights.iter().enumerate().map(|(at, sight)| {
        json!({ "id": format!("s{at}"), "name": sight.name, "lat": sight.lat, "lng": sight.lng, "stayMin": 45 })
    });
    let date = story
        .day(days)
        .chars()
        .take("2026-01-01".len())
        .collect::<String>();
    let plan = json!({
        "title": format!("A day in {}", city.name), "mode": "walk", "visibility": "friends",
        "days": [{ "date": date, "start": "10:00", "stops": stops.collect::<Vec<_>>() }],
    });
    story.call("createPlan", Some(host), plan).await?;
    Ok(())
}
