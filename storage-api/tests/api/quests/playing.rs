//! Playing a quest, alone and together, with and without a network.

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, TestServer, text};

use super::{book, dated, old_town, published, walk};

/// A self-guided quest with a booking of two seats: the quest, the booking and its ticket.
pub(crate) async fn booked(
    server: &TestServer,
    creator: &Actor,
    guest: &Actor,
) -> (String, String, String) {
    let (id, session) = published(server, creator, old_town(), json!({ "capacity": 5 })).await;
    let (booking, ticket) = book(server, guest, (&id, &session), 2).await;
    (id, booking, ticket)
}

pub(crate) fn at_gate(booking: &str, answer: &str) -> Value {
    json!({ "bookingId": booking, "stopId": "gate", "answer": answer })
}

pub(crate) fn at_tower(booking: &str, lat: f64) -> Value {
    let location = json!({ "lat": lat, "lng": 13.4094, "accuracyM": 20 });
    json!({ "bookingId": booking, "stopId": "tower", "location": location })
}

#[tokio::test]
async fn a_quest_is_played_stop_after_stop_to_its_end() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    let it = json!({ "bookingId": booking });
    assert_eq!(
        server
            .error_of("checkInStop", &bob, at_gate(&booking, "1791"))
            .await,
        "400 FAILED_PRECONDITION notStarted"
    );
    assert_eq!(
        server.error_of("startQuest", &eve, it.clone()).await,
        "404 NOT_FOUND"
    );
    let played = server.execute("startQuest", &bob, it.clone()).await;
    assert_eq!(played["quest"]["stops"][0]["hints"], Value::Null);
    assert_eq!(played["progress"]["data"]["team"], json!([bob.uid]));
    assert_eq!(
        server.execute("startQuest", &bob, it.clone()).await,
        played,
        "it begins once"
    );
    let order = server
        .try_execute("checkInStop", &bob, at_tower(&booking, 52.5208))
        .await;
    assert_eq!(order.error(), "400 FAILED_PRECONDITION order");
    assert_eq!(order.json()["error"]["details"]["next"], "gate");
    let nowhere = json!({ "bookingId": booking, "stopId": "x" });
    assert_eq!(
        server.error_of("checkInStop", &bob, nowhere).await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server
            .error_of("checkInStop", &eve, at_gate(&booking, "1791"))
            .await,
        "404 NOT_FOUND"
    );
    let wrong = server
        .execute("checkInStop", &bob, at_gate(&booking, "1792"))
        .await;
    assert_eq!(
        (&wrong["outcome"], &wrong["triesLeft"]),
        (&json!("wrong"), &json!(1))
    );
    let reached = server
        .execute("checkInStop", &bob, at_gate(&booking, "  IN  1791 "))
        .await;
    assert_eq!(
        (&reached["outcome"], &reached["withheld"]),
        (&json!("reached"), &Value::Null)
    );
    let gate = &reached["progress"]["data"]["stopStates"]["gate"];
    assert_eq!(
        (&gate["evidence"]["grade"], &gate["with"], &gate["tries"]),
        (&json!("B"), &json!([bob.uid]), &json!(1))
    );
    assert_eq!(
        server
            .execute("checkInStop", &bob, at_gate(&booking, "x"))
            .await["outcome"],
        "already"
    );
    let unfinished = server.try_execute("finishQuest", &bob, it.clone()).await;
    assert_eq!(
        unfinished.json()["error"]["details"]["stops"],
        json!(["tower"])
    );
    assert_eq!(unfinished.error(), "400 FAILED_PRECONDITION order");
    server.advance(HOUR);
    let bob = server.sign_in(&bob).await;
    let there = server
        .execute("checkInStop", &bob, at_tower(&booking, 52.5209))
        .await;
    assert_eq!(
        there["progress"]["data"]["stopStates"]["tower"]["evidence"]["grade"],
        "C"
    );
    let finished = server.execute("finishQuest", &bob, it.clone()).await;
    assert_eq!(finished["data"]["finishedAt"], "2026-03-01T01:00:00.000Z");
    assert_eq!(
        server.execute("finishQuest", &bob, it).await,
        finished,
        "it ends once"
    );
    let park = json!({ "bookingId": booking, "stopId": "park" });
    assert_eq!(
        server.error_of("checkInStop", &bob, park).await,
        "400 FAILED_PRECONDITION finished"
    );
    assert_eq!(
        server
            .read(&format!("/v1/bookings/{booking}"), Some(&bob))
            .await["status"],
        "completed"
    );
    let creators = server
        .get(
            &format!("/v1/progress?creatorId={}", ada.uid),
            Some(&server.sign_in(&ada).await),
        )
        .await
        .json();
    assert_eq!(creators["documents"].as_array().expect("progress").len(), 1);
    assert_eq!(
        server
            .read(
                &format!("/v1/progress/{booking}"),
                Some(&server.sign_in(&eve).await)
            )
            .await,
        Value::Null
    );
}

#[tokio::test]
async fn a_proof_that_is_missing_withholds_the_points_and_nothing_else() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    for _ in 0..2 {
        assert_eq!(
            server
                .execute("checkInStop", &bob, at_gate(&booking, "?"))
                .await["outcome"],
            "wrong"
        );
    }
    assert_eq!(
        server
            .error_of("checkInStop", &bob, at_gate(&booking, "1791"))
            .await,
        "429 RESOURCE_EXHAUSTED tries"
    );
    let mut skip = at_gate(&booking, "?");
    skip["skip"] = json!(true);
    assert_eq!(
        server.execute("checkInStop", &bob, skip).await["withheld"],
        "tries"
    );
    let park = json!({ "bookingId": booking, "stopId": "park" });
    assert_eq!(
        server.execute("checkInStop", &bob, park).await["withheld"],
        "host"
    );
    let far = server
        .execute("checkInStop", &bob, at_tower(&booking, 52.6))
        .await;
    assert_eq!(
        (&far["outcome"], &far["withheld"]),
        (&json!("reached"), &json!("tooFar"))
    );
    server
        .execute("finishQuest", &bob, json!({ "bookingId": booking }))
        .await;
}

#[tokio::test]
async fn a_stop_is_left_out_before_the_tries_are_used_up_and_brings_nothing() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", &bob, it).await;
    let skip = json!({ "bookingId": booking, "stopId": "gate", "skip": true });
    let left_out = server.execute("checkInStop", &bob, skip).await;
    assert_eq!(
        (&left_out["outcome"], &left_out["withheld"]),
        (&json!("reached"), &json!("tries"))
    );
    assert_eq!(ledger(&server, &bob).await, ["questStop 0 noEvidence"]);
}

#[tokio::test]
async fn the_host_confirms_what_only_a_host_can() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute("checkInStop", &bob, at_gate(&booking, "1791"))
        .await;
    server.advance(HOUR);
    let ada = server.sign_in(&ada).await;
    let park = json!({ "bookingId": booking, "stopId": "park" });
    let by_host = server.execute("checkInStop", &ada, park).await;
    assert_eq!(
        by_host["progress"]["data"]["stopStates"]["park"]["evidence"],
        json!({ "kind": "host", "grade": "A" })
    );
}

#[tokio::test]
async fn what_happened_without_a_network_counts_when_it_happened() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server.advance(HOUR * 5);
    let bob = server.sign_in(&bob).await;
    let mut gate = at_gate(&booking, "1791");
    gate["at"] = json!("2026-03-01T01:00:00Z");
    let state =
        server.execute("checkInStop", &bob, gate).await["progress"]["data"]["stopStates"]["gate"]
            .clone();
    let times = (&state["at"], &state["receivedAt"]);
    assert_eq!(
        times,
        (
            &json!("2026-03-01T01:00:00.000Z"),
            &json!("2026-03-01T05:00:00.000Z")
        )
    );
    let mut tower = at_tower(&booking, 52.5208);
    tower["at"] = json!("2026-03-01T00:59:00Z");
    let before = server.try_execute("checkInStop", &bob, tower.clone()).await;
    assert_eq!(
        before.error(),
        "400 FAILED_PRECONDITION order",
        "it cannot have been before the gate"
    );
    tower["at"] = json!("2026-03-01T06:00:00Z");
    assert_eq!(
        server.error_of("checkInStop", &bob, tower.clone()).await,
        "400 INVALID_ARGUMENT future"
    );
    tower["at"] = json!("2026-03-01T01:00:10Z");
    assert_eq!(
        server.execute("checkInStop", &bob, tower).await["withheld"],
        "tooFast",
        "2.2 km in ten seconds"
    );
}

#[tokio::test]
async fn hints_are_shown_one_after_the_other() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    let hint = json!({ "bookingId": booking, "stopId": "gate" });
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    assert_eq!(
        server.execute("useHint", &bob, hint.clone()).await["hints"],
        json!(["left"])
    );
    assert_eq!(
        server.execute("useHint", &bob, hint.clone()).await["hints"],
        json!(["left", "right"])
    );
    assert_eq!(
        server.error_of("useHint", &bob, hint).await,
        "429 RESOURCE_EXHAUSTED hints"
    );
    let later = json!({ "bookingId": booking, "stopId": "tower" });
    assert_eq!(
        server.error_of("useHint", &bob, later).await,
        "400 FAILED_PRECONDITION order"
    );
}

#[tokio::test]
async fn a_team_gets_credit_for_what_it_reaches_together() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (_, booking, ticket) = booked(&server, &ada, &bob).await;
    let join = json!({ "ticketCode": ticket });
    assert_eq!(
        server.error_of("joinQuestTeam", &eve, join.clone()).await,
        "400 FAILED_PRECONDITION notStarted"
    );
    assert_eq!(
        server
            .error_of("joinQuestTeam", &eve, json!({ "ticketCode": "GUESS" }))
            .await,
        "404 NOT_FOUND"
    );
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute("checkInStop", &bob, at_gate(&booking, "1791"))
        .await;
    server.execute("joinQuestTeam", &eve, join.clone()).await;
    let joe = server.sign_up().await;
    assert_eq!(
        server.error_of("joinQuestTeam", &joe, join.clone()).await,
        "429 RESOURCE_EXHAUSTED seats"
    );
    server.advance(HOUR);
    let eve = server.sign_in(&eve).await;
    let reached = server
        .execute("checkInStop", &eve, at_tower(&booking, 52.5208))
        .await;
    let states = &reached["progress"]["data"]["stopStates"];
    assert_eq!(states["gate"]["with"], json!([bob.uid]));
    assert_eq!(
        (&states["tower"]["with"], &states["tower"]["by"]),
        (&json!([bob.uid, eve.uid]), &json!(eve.uid))
    );
    server
        .execute("finishQuest", &eve, json!({ "bookingId": booking }))
        .await;
    assert_eq!(
        server
            .error_of("joinQuestTeam", &server.sign_in(&joe).await, join)
            .await,
        "400 FAILED_PRECONDITION finished"
    );
}

/// Ledger of a person's points: rule, points and why some are missing, newest first.
pub(crate) async fn ledger(server: &TestServer, of: &Actor) -> Vec<String> {
    let me = server.sign_in(of).await;
    let path = format!("/v1/points?uid={}", of.uid);
    let lines = server.get(&path, Some(&me)).await.json();
    let lines = lines["documents"].as_array().expect("lines");
    let line = |line: &Value| {
        let line = &line["data"];
        let because = line["withheld"].as_str().unwrap_or("given");
        format!("{} {} {because}", text(&line["rule"]), line["points"])
    };
    let mut lines: Vec<_> = lines.iter().map(line).collect();
    lines.sort();
    lines
}

/// Plays the quest to its end, the right answer at the gate and a location at the tower.
pub(crate) async fn play(server: &TestServer, guest: &Actor, booking: &str) {
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", guest, it.clone()).await;
    server
        .execute("checkInStop", guest, at_gate(booking, "1791"))
        .await;
    server.advance(HOUR);
    let guest = server.sign_in(guest).await;
    server
        .execute("checkInStop", &guest, at_tower(booking, 52.5208))
        .await;
    server.execute("finishQuest", &guest, it).await;
}

#[tokio::test]
async fn playing_brings_points_once_and_to_whoever_made_the_quest() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, booking, _) = booked(&server, &ada, &bob).await;
    play(&server, &bob, &booking).await;
    let once = [
        "questFinished 35 given",
        "questStop 10 given",
        "questStop 20 given",
    ];
    assert_eq!(
        ledger(&server, &bob).await,
        once,
        "difficulty 2; what only a location vouches for counts half"
    );
    assert_eq!(ledger(&server, &ada).await, ["questPlayed 1 given"]);
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    let path = format!("/v1/questSessions?questId={id}");
    let sessions = server.get(&path, Some(&ada)).await.json();
    let session = text(&sessions["documents"][0]["id"]);
    let (again, _) = book(&server, &bob, (&id, &session), 1).await;
    play(&server, &bob, &again).await;
    assert_eq!(ledger(&server, &bob).await, once, "a quest counts once");
    let (own, _) = book(&server, &server.sign_in(&ada).await, (&id, &session), 1).await;
    play(&server, &server.sign_in(&ada).await, &own).await;
    assert_eq!(
        ledger(&server, &ada).await,
        ["questPlayed 1 given"],
        "one's own quest brings nothing"
    );
}

#[tokio::test]
async fn points_without_a_proof_are_withheld_with_a_reason() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (_, booking, _) = booked(&server, &ada, &bob).await;
    let it = json!({ "bookingId": booking });
    server.execute("startQuest", &bob, it.clone()).await;
    server
        .execute("checkInStop", &bob, at_gate(&booking, "1791"))
        .await;
    server
        .execute("checkInStop", &bob, at_tower(&booking, 52.5208))
        .await;
    server.execute("finishQuest", &bob, it).await;
    assert_eq!(
        ledger(&server, &bob).await,
        [
            "questFinished 0 suspicious",
            "questStop 0 suspicious",
            "questStop 20 given",
        ],
        "2.2 km in no time"
    );
}

#[tokio::test]
async fn a_dated_quest_begins_on_its_day_and_is_over_after_it() {
    let mut server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let (booking, ticket) = book(&server, &bob, (&id, &session), 1).await;
    let (missed, _) = book(&server, &eve, (&id, &session), 1).await;
    assert_eq!(
        server
            .error_of("startQuest", &bob, json!({ "bookingId": booking }))
            .await,
        "400 FAILED_PRECONDITION tooEarly"
    );
    server.advance(DAY * 9 + HOUR * 23);
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute(
            "checkInGuest",
            &ada,
            json!({ "sessionId": session, "ticketCode": ticket }),
        )
        .await;
    server.advance(DAY * 4);
    server.restart().await;
    let (bob, eve) = (server.sign_in(&bob).await, server.sign_in(&eve).await);
    let mut status = Value::Null;
    while status != "noShow" {
        status = server
            .read(&format!("/v1/bookings/{missed}"), Some(&eve))
            .await["status"]
            .clone();
        assert!(status == "confirmed" || status == "noShow", "{status}");
    }
    assert_eq!(
        server
            .read(&format!("/v1/bookings/{booking}"), Some(&bob))
            .await["status"],
        "completed"
    );
    assert_eq!(
        server
            .read(&format!("/v1/questSessions/{session}"), None)
            .await["status"],
        "done"
    );
    let wish = json!({ "questId": id, "session": dated(DAY * 20, 4), "sessionId": session });
    assert_eq!(
        server
            .error_of("saveQuestSession", &server.sign_in(&ada).await, wish)
            .await,
        "400 FAILED_PRECONDITION status"
    );
}

#[tokio::test]
async fn whoever_has_been_there_says_once_what_it_was_like() {
    let server = TestServer::start().await;
    let (ada, bob, eve) = (
        server.sign_up().await,
        server.sign_up().await,
        server.sign_up_as("eve").await,
    );
    let (id, booking, _) = booked(&server, &ada, &bob).await;
    let review = |stars: u8| json!({ "bookingId": booking, "stars": stars, "text": "Lovely" });
    assert_eq!(
        server.error_of("postReview", &bob, review(5)).await,
        "400 FAILED_PRECONDITION notCompleted"
    );
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute("checkInStop", &bob, at_gate(&booking, "1791"))
        .await;
    server
        .execute("checkInStop", &bob, at_tower(&booking, 52.5208))
        .await;
    server
        .execute("finishQuest", &bob, json!({ "bookingId": booking }))
        .await;
    assert_eq!(
        server.error_of("postReview", &bob, review(6)).await,
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(
        server.error_of("postReview", &eve, review(1)).await,
        "404 NOT_FOUND"
    );
    server.execute("postReview", &bob, review(4)).await;
    assert_eq!(
        server.error_of("postReview", &bob, review(5)).await,
        "409 ALREADY_EXISTS reviewed"
    );
    let reply = |said: &str| json!({ "reviewId": booking, "reply": said });
    assert_eq!(
        server.error_of("replyToReview", &eve, reply("no")).await,
        "403 PERMISSION_DENIED"
    );
    assert_eq!(
        server
            .error_of(
                "replyToReview",
                &ada,
                json!({ "reviewId": "x", "reply": "" })
            )
            .await,
        "404 NOT_FOUND"
    );
    server.execute("replyToReview", &ada, reply("Thanks")).await;
    let seen = server
        .get(&format!("/v1/reviews?questId={id}"), None)
        .await
        .json();
    let seen = &seen["documents"][0]["data"];
    assert_eq!(
        (&seen["userName"], &seen["reply"]),
        (&json!(bob.user_name), &json!("Thanks"))
    );
    let stats = server.read(&format!("/v1/quests/{id}"), None).await["stats"].clone();
    assert_eq!(stats, json!({ "reviews": 1, "stars": 4.0 }));
    assert_eq!(text(&seen["questId"]), id);
}
