//! One team on two phones, and positions that are not true.

use std::sync::Arc;

use serde_json::{Value, json};
use storage_api_testing::{Actor, HOUR, TestServer};

use super::playing::{at_gate, at_tower, booked, ledger};

/// A team of two that has begun.
async fn team(server: &TestServer) -> (Actor, Actor, String) {
    let [ada, bob, eve] = server.actors().await;
    let (_, booking, ticket) = booked(server, &ada, &bob).await;
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", &bob, it).await;
    let join = json!({ "ticketCode": ticket });
    server.execute("joinQuestTeam", &eve, join).await;
    server.advance(HOUR);
    let (bob, eve) = (server.sign_in(&bob).await, server.sign_in(&eve).await);
    (bob, eve, booking)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_phones_at_one_stop_in_the_same_instant_check_in_once() {
    let server = Arc::new(TestServer::start().await);
    let (bob, eve, booking) = team(&server).await;
    let check_in = |by: &Actor| {
        let (server, by, booking) = (Arc::clone(&server), by.clone(), booking.clone());
        tokio::spawn(async move {
            let there = at_gate(&booking, "1791");
            server.execute("checkInStop", &by, there).await
        })
    };
    // Four calls, two of each phone: a press that is repeated under another key is one of them.
    let calls = [&bob, &eve, &bob, &eve].map(check_in);
    let mut answers: Vec<Value> = Vec::new();
    for call in calls {
        answers.push(call.await.expect("an answer"));
    }
    let of = |outcome: &str| {
        let same = answers.iter().filter(|answer| answer["outcome"] == outcome);
        same.count()
    };
    assert_eq!((of("reached"), of("already")), (1, 3), "{answers:?}");
    let state = |answer: &Value| answer["progress"]["data"]["stopStates"]["gate"].clone();
    let first = state(&answers[0]);
    assert_eq!(first["with"], json!([bob.uid, eve.uid]));
    for answer in &answers {
        assert_eq!(state(answer), first, "everybody is told the same");
    }
    for one in [&bob, &eve] {
        assert_eq!(ledger(&server, one).await, ["questStop 20 given"], "once");
    }
}

#[tokio::test]
async fn wrong_answers_of_two_phones_at_once_are_each_counted() {
    let server = Arc::new(TestServer::start().await);
    let (bob, eve, booking) = team(&server).await;
    let guess = |by: &Actor| {
        let (server, by, booking) = (Arc::clone(&server), by.clone(), booking.clone());
        tokio::spawn(async move {
            let there = at_gate(&booking, "1792");
            server.execute("checkInStop", &by, there).await["triesLeft"].clone()
        })
    };
    let guesses = [&bob, &eve].map(guess);
    let mut left = Vec::new();
    for guess in guesses {
        left.push(guess.await.expect("an answer"));
    }
    left.sort_by_key(Value::as_u64);
    assert_eq!(left, [json!(0), json!(1)]);
    let third = at_gate(&booking, "1791");
    assert_eq!(
        server.error_of("checkInStop", &bob, third).await,
        "429 RESOURCE_EXHAUSTED tries"
    );
}

#[tokio::test]
async fn a_position_that_is_made_up_brings_no_points() {
    for (field, value, why) in [
        ("lat", json!(91), "tooFar"),
        ("lng", json!(-181), "tooFar"),
        ("accuracyM", json!(5_000), "inaccurate"),
        ("accuracyM", json!(-1), "inaccurate"),
    ] {
        let server = TestServer::start().await;
        let (bob, _, booking) = team(&server).await;
        let there = at_gate(&booking, "1791");
        server.execute("checkInStop", &bob, there).await;
        server.advance(HOUR);
        let bob = server.sign_in(&bob).await;
        let mut anywhere = at_tower(&booking, 52.5208);
        anywhere["location"][field] = value;
        let reached = server.execute("checkInStop", &bob, anywhere).await;
        assert_eq!(
            (&reached["outcome"], &reached["withheld"]),
            (&json!("reached"), &json!(why)),
            "{field}: the walk goes on"
        );
    }
}
