//! Points of made-up play are pending: quests at one point, played in no time, by a friend of whoever made them.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, TestServer};

use super::playing::ledger;
use super::{book, published};

/// Long enough for a stop, and between two quests.
const MINUTE: Duration = Duration::from_mins(1);

/// A quest of so many questions at one point.
fn at_one_point(stops: usize, difficulty: u32) -> Value {
    let stop = |n: usize| {
        json!({
            "id": format!("s{n}"), "title": "Bench", "clue": "Here", "lat": 52.5163, "lng": 13.3777,
            "proof": { "type": "question", "question": "When?", "answers": ["1791"] },
        })
    };
    let stops: Vec<Value> = (0..stops).map(stop).collect();
    json!({
        "title": "Bench", "summary": "Sit", "story": "Once", "category": "walk", "difficulty": difficulty,
        "stops": stops,
    })
}

/// A quest of that creator that a guest has begun: the booking.
async fn begun(server: &TestServer, creator: &Actor, guest: &Actor, quest: Value) -> String {
    let date = published(server, creator, quest, json!({ "capacity": 5 })).await;
    let (booking, _) = book(server, guest, (&date.0, &date.1), 1).await;
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", guest, it).await;
    booking
}

async fn answer(server: &TestServer, guest: &Actor, booking: &str, stop: usize) -> Value {
    let there = json!({ "bookingId": booking, "stopId": format!("s{stop}"), "answer": "1791" });
    server.execute("checkInStop", guest, there).await
}

async fn finish(server: &TestServer, guest: &Actor, booking: &str) {
    let it = json!({ "bookingId": booking });
    server.execute("finishQuest", guest, it).await;
}

#[tokio::test]
async fn quests_at_one_point_that_are_finished_at_once_are_pending() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut bookings = Vec::new();
    for _ in 0..3 {
        bookings.push(begun(&server, &ada, &bob, at_one_point(1, 5)).await);
    }
    for booking in &bookings {
        answer(&server, &bob, booking, 0).await;
        finish(&server, &bob, booking).await;
    }
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questFinished 0 suspicious",
            "questFinished 0 suspicious",
            "questFinished 0 suspicious",
            "questStop 0 suspicious",
            "questStop 0 suspicious",
            "questStop 50 given",
        ]
    );
    assert_eq!(
        ledger(&server, &ada).await,
        ["questPlayed 0 suspicious"; 3],
        "whoever made them gets nothing either"
    );
}

#[tokio::test]
async fn two_short_quests_side_by_side_count_for_people_who_take_their_time() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut bookings = Vec::new();
    for _ in 0..2 {
        bookings.push(begun(&server, &ada, &bob, at_one_point(1, 1)).await);
    }
    for booking in &bookings {
        server.advance(MINUTE);
        let reached = answer(&server, &bob, booking, 0).await;
        assert_eq!(reached["withheld"], Value::Null);
        finish(&server, &bob, booking).await;
    }
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questFinished 60 given",
            "questFinished 60 given",
            "questStop 10 given",
            "questStop 10 given",
        ]
    );
}

#[tokio::test]
async fn a_clock_that_goes_back_and_forth_makes_no_time() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut bookings = Vec::new();
    for _ in 0..3 {
        bookings.push(begun(&server, &ada, &bob, at_one_point(1, 1)).await);
    }
    server.advance(HOUR);
    let bob = server.sign_in(&bob).await;
    // The first at the time it is, the others half an hour ago, both at once.
    for (n, booking) in bookings.iter().enumerate() {
        let mut there = json!({ "bookingId": booking, "stopId": "s0", "answer": "1791" });
        let mut it = json!({ "bookingId": booking });
        if n > 0 {
            there["at"] = json!("2026-03-01T00:30:00.000Z");
            it["at"] = json!("2026-03-01T00:31:00.000Z");
        }
        server.execute("checkInStop", &bob, there).await;
        server.execute("finishQuest", &bob, it).await;
    }
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questFinished 0 suspicious",
            "questFinished 60 given",
            "questFinished 60 given",
            "questStop 0 suspicious",
            "questStop 10 given",
            "questStop 10 given",
        ]
    );
}

#[tokio::test]
async fn stops_that_ask_for_nothing_still_take_time() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut quest = at_one_point(10, 1);
    let stops = quest["stops"].as_array_mut().expect("stops");
    for stop in &mut stops[1..] {
        stop["proof"] = json!({ "type": "none" });
    }
    let booking = begun(&server, &ada, &bob, quest).await;
    server.advance(MINUTE);
    for stop in 0..10 {
        answer(&server, &bob, &booking, stop).await;
    }
    finish(&server, &bob, &booking).await;
    let lines = ledger(&server, &bob).await;
    assert_eq!(lines[0], "questFinished 0 suspicious", "{lines:?}");
}

#[tokio::test]
async fn the_quests_of_one_creator_bring_so_many_points_a_day() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let long = begun(&server, &ada, &bob, at_one_point(22, 5)).await;
    let hers = begun(&server, &eve, &bob, at_one_point(1, 5)).await;
    let tomorrow = begun(&server, &ada, &bob, at_one_point(1, 5)).await;
    for stop in 0..22 {
        server.advance(MINUTE);
        answer(&server, &bob, &long, stop).await;
    }
    let given = ledger(&server, &bob).await;
    let given = given.iter().filter(|line| *line == "questStop 50 given");
    assert_eq!(given.count(), 20, "1 000 points");
    server.advance(MINUTE);
    finish(&server, &bob, &long).await;
    answer(&server, &bob, &hers, 0).await;
    let given = async |of: &Actor| {
        let lines = ledger(&server, of).await;
        let given = lines.iter().filter(|line| *line == "questStop 50 given");
        given.count()
    };
    assert_eq!(given(&bob).await, 21, "others' quests count");
    let lines = ledger(&server, &bob).await;
    assert_eq!(lines[0], "questFinished 0 suspicious");
    server.advance(DAY);
    let bob = server.sign_in(&bob).await;
    answer(&server, &bob, &tomorrow, 0).await;
    assert_eq!(given(&bob).await, 22, "a day later");
}
