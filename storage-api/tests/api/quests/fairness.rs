//! A new booking is no new beginning: guesses, speed, circles of friends, refunds and holds.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, TestServer, text};

use super::playing::{at_gate, at_tower, booked, ledger, play};
use super::{book, dated, hold, old_town, published, walk};

/// The session of a quest that has one.
async fn session_of(server: &TestServer, quest: &str) -> String {
    let path = format!("/v1/questSessions?questId={quest}");
    let sessions = server.get(&path, None).await.json();
    text(&sessions["documents"][0]["id"])
}

/// Begins to play: the progress.
async fn start(server: &TestServer, guest: &Actor, booking: &str) -> Value {
    let data = json!({ "bookingId": booking });
    let started = server.execute("startQuest", guest, data).await;
    started["progress"]["data"].clone()
}

/// Gives a wrong answer at the gate: how many tries are left.
async fn guess(server: &TestServer, guest: &Actor, booking: &str) -> Value {
    let guessed = server.execute("checkInStop", guest, at_gate(booking, "1066"));
    guessed.await["triesLeft"].clone()
}

#[tokio::test]
async fn booking_again_gives_no_fresh_guesses() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, booking, _) = booked(&server, &ada, &bob).await;
    let session = session_of(&server, &id).await;
    start(&server, &bob, &booking).await;
    assert_eq!(guess(&server, &bob, &booking).await, 1);
    server
        .execute("cancelBooking", &bob, json!({ "bookingId": booking }))
        .await;
    let (again, _) = book(&server, &bob, (&id, &session), 2).await;
    let progress = start(&server, &bob, &again).await;
    assert_eq!(progress["stopStates"]["gate"]["tries"], 1);
    assert_eq!(guess(&server, &bob, &again).await, 0);
    server
        .execute("cancelBooking", &bob, json!({ "bookingId": again }))
        .await;
    let (third, ticket) = book(&server, &bob, (&id, &session), 2).await;
    start(&server, &bob, &third).await;
    assert_eq!(
        server
            .error_of("checkInStop", &bob, at_gate(&third, "1791"))
            .await,
        "429 RESOURCE_EXHAUSTED tries"
    );
    // Nobody else loses a guess by it, and whoever hears one shares it.
    let (hers, _) = book(&server, &eve, (&id, &session), 1).await;
    assert_eq!(start(&server, &eve, &hers).await["stopStates"], json!({}));
    let joe = server.sign_up().await;
    let join = json!({ "ticketCode": ticket });
    server.execute("joinQuestTeam", &joe, join).await;
    assert_eq!(
        server
            .error_of("checkInStop", &joe, at_gate(&third, "1791"))
            .await,
        "429 RESOURCE_EXHAUSTED tries",
        "a team shares its tries"
    );
    assert_eq!(guess(&server, &eve, &hers).await, 1);
}

#[tokio::test]
async fn a_team_hears_the_guesses_of_each_other() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, booking, ticket) = booked(&server, &ada, &bob).await;
    start(&server, &bob, &booking).await;
    server
        .execute("joinQuestTeam", &eve, json!({ "ticketCode": ticket }))
        .await;
    assert_eq!(guess(&server, &bob, &booking).await, 1);
    let session = session_of(&server, &id).await;
    let (hers, _) = book(&server, &eve, (&id, &session), 1).await;
    let progress = start(&server, &eve, &hers).await;
    assert_eq!(progress["stopStates"]["gate"]["tries"], 1);
}

/// A quest of two questions, 2.2 km apart unless the second is moved.
fn two_questions(lat: f64) -> Value {
    let mut quest = old_town();
    let question = json!({ "type": "question", "question": "When?", "answers": ["1791"] });
    let stops = quest["stops"].as_array_mut().expect("stops");
    stops.remove(1);
    for stop in stops.iter_mut() {
        stop["proof"] = question.clone();
    }
    stops[1]["lat"] = json!(lat);
    quest
}

fn at_second(booking: &str) -> Value {
    json!({ "bookingId": booking, "stopId": "tower", "answer": "1791" })
}

#[tokio::test]
async fn points_of_stops_reached_too_fast_are_pending_whatever_the_proof() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let quest = two_questions(52.5208);
    let (id, session) = published(&server, &ada, quest, json!({ "capacity": 5 })).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    start(&server, &bob, &booking).await;
    server
        .execute("checkInStop", &bob, at_gate(&booking, "1791"))
        .await;
    let second = server
        .execute("checkInStop", &bob, at_second(&booking))
        .await;
    assert_eq!(
        (&second["outcome"], &second["withheld"]),
        (&json!("reached"), &json!("tooFast"))
    );
    server
        .execute("finishQuest", &bob, json!({ "bookingId": booking }))
        .await;
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questFinished 0 suspicious",
            "questStop 0 suspicious",
            "questStop 20 given",
        ]
    );
    assert_eq!(ledger(&server, &ada).await, ["questPlayed 0 suspicious"]);
    let path = format!("/v1/points?uid={}", bob.uid);
    let lines = server.get(&path, Some(&bob)).await.json();
    let reasons = lines["documents"].as_array().expect("lines").iter();
    let reasons: Vec<&Value> = reasons.map(|line| &line["data"]["because"]).collect();
    assert!(reasons.contains(&&json!("nobody gets from stop to stop that fast")));
    assert!(reasons.contains(&&json!("the points of a stop are pending")));
}

#[tokio::test]
async fn nobody_is_at_stops_of_two_quests_far_apart_at_once() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut bookings = Vec::new();
    for north in [0.0, 4.0] {
        let mut quest = two_questions(52.5208 + north);
        quest["stops"][0]["lat"] = json!(52.5163 + north);
        let date = published(&server, &ada, quest, json!({ "capacity": 5 })).await;
        let (booking, _) = book(&server, &bob, (&date.0, &date.1), 1).await;
        start(&server, &bob, &booking).await;
        bookings.push(booking);
    }
    for booking in &bookings {
        server
            .execute("checkInStop", &bob, at_gate(booking, "1791"))
            .await;
        server.advance(Duration::from_mins(10));
    }
    assert_eq!(
        ledger(&server, &bob).await,
        ["questStop 0 suspicious", "questStop 20 given"],
        "445 km in ten minutes"
    );
    server.advance(HOUR);
    let bob = server.sign_in(&bob).await;
    server
        .execute("checkInStop", &bob, at_second(&bookings[0]))
        .await;
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questStop 0 suspicious",
            "questStop 20 given",
            "questStop 20 given",
        ],
        "the first quest goes on"
    );
}

#[tokio::test]
async fn a_friendship_that_ends_before_the_finish_still_counts_as_one() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    start(&server, &bob, &booking).await;
    server
        .execute("removeFriend", &bob, json!({ "uid": ada.uid }))
        .await;
    play(&server, &bob, &booking).await;
    assert_eq!(ledger(&server, &ada).await, ["questPlayed 0 friends"]);
    assert_eq!(
        ledger(&server, &bob).await[0],
        "questFinished 35 given",
        "friends may play each other's quests"
    );
}

#[tokio::test]
async fn people_who_play_each_others_quests_bring_each_other_nothing() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    play(&server, &bob, &booking).await;
    let [ada, bob] = [server.sign_in(&ada).await, server.sign_in(&bob).await];
    assert_eq!(ledger(&server, &ada).await, ["questPlayed 1 given"]);
    let (_, back, _) = booked(&server, &bob, &ada).await;
    play(&server, &ada, &back).await;
    let his = ledger(&server, &bob).await;
    assert!(his.contains(&"questPlayed 0 friends".to_owned()), "{his:?}");
}

/// Plays all stops of a quest for 5 EUR a seat that can always be cancelled, and does not finish it.
async fn played_through(server: &TestServer, creator: &Actor, guest: &Actor) -> (String, String) {
    let mut quest = old_town();
    quest["price"] = json!({ "amount": 500, "currency": "EUR" });
    quest["policy"] = json!("flexible24h");
    let (id, session) = published(server, creator, quest, json!({ "capacity": 5 })).await;
    let (booking, _) = book(server, guest, (&id, &session), 2).await;
    let paid = json!({ "bookingId": booking, "payment": "paid" });
    server.execute("settlePayment", creator, paid).await;
    start(server, guest, &booking).await;
    server
        .execute("checkInStop", guest, at_gate(&booking, "1791"))
        .await;
    server
        .execute("checkInStop", guest, at_tower(&booking, 52.5208))
        .await;
    (booking, session)
}

#[tokio::test]
async fn nothing_is_given_back_after_the_last_stop() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&bob, &eve).await;
    let (booking, _) = played_through(&server, &ada, &bob).await;
    let cancel = json!({ "bookingId": booking });
    assert_eq!(
        server.error_of("cancelBooking", &bob, cancel.clone()).await,
        "400 FAILED_PRECONDITION played"
    );
    let without = json!({ "bookingId": booking, "withoutRefund": true });
    assert_eq!(
        server.error_of("cancelBooking", &bob, without).await,
        "400 FAILED_PRECONDITION played"
    );
    let hand_over = json!({ "bookingId": booking, "toUid": eve.uid });
    assert_eq!(
        server.error_of("transferBooking", &bob, hand_over).await,
        "400 FAILED_PRECONDITION played"
    );
    server.execute("finishQuest", &bob, cancel).await;
    let path = format!("/v1/bookings/{booking}");
    let kept = server.read(&path, Some(&bob)).await;
    assert_eq!(
        (&kept["status"], &kept["payment"], &kept["refund"]),
        (&json!("completed"), &json!("paid"), &Value::Null)
    );
}

#[tokio::test]
async fn a_played_booking_is_completed_when_its_date_is_called_off_or_its_guest_leaves() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let status = async |booking: &str| {
        let path = format!("/v1/bookings/{booking}");
        let found = server.read(&path, Some(&ada)).await;
        json!([found["status"], found["payment"], found["refund"]])
    };
    let (booking, session) = played_through(&server, &ada, &bob).await;
    let call_off = json!({ "sessionId": session });
    server.execute("cancelQuestSession", &ada, call_off).await;
    assert_eq!(status(&booking).await, json!(["completed", "paid", null]));
    let (booking, _) = played_through(&server, &ada, &eve).await;
    let leave = json!({
        "user_name": eve.user_name, "password": storage_api_testing::PASSWORD,
    });
    let left = server.call("deleteNow", Some(&eve), leave).await;
    assert_eq!(left.status, 200, "{left:?}");
    assert_eq!(status(&booking).await, json!(["completed", "paid", null]));
}

#[tokio::test]
async fn nobody_keeps_seats_from_others_hold_after_hold() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let other = json!({ "questId": id, "session": dated(DAY * 11, 4) });
    let other = server.execute("saveQuestSession", &ada, other).await;
    for _ in 0..10 {
        hold(&server, &bob, (&id, &session), 4).await;
        server.advance(Duration::from_mins(5));
    }
    let wish = json!({ "questId": id, "sessionId": session, "seats": 4 });
    let refused = server.try_execute("holdSeats", &bob, wish.clone()).await;
    assert_eq!(refused.error(), "429 RESOURCE_EXHAUSTED holds");
    assert_eq!(
        refused.header("retry-after"),
        (23 * 3_600 + 600).to_string()
    );
    let error = &refused.json()["error"];
    assert_eq!(error["details"]["until"], "2026-03-02T00:00:00.000Z");
    assert!(text(&error["message"]).contains("again at 2026-03-02T00:00:00.000Z"));
    hold(&server, &bob, (&id, &text(&other["id"])), 1).await;
    server.advance(Duration::from_mins(5));
    hold(&server, &eve, (&id, &session), 4).await;
    server.advance(DAY);
    let bob = server.sign_in(&bob).await;
    server.execute("holdSeats", &bob, wish).await;
}
