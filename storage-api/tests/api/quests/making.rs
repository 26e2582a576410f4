//! Drafts, publishing, dates, and what becomes of a quest.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{DAY, HOUR, TestServer, text};

use super::{book, dated, old_town, published, seats, walk};

#[tokio::test]
async fn a_draft_is_its_creators_until_it_is_published() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let draft = server
        .execute(
            "saveQuestDraft",
            &ada,
            json!({ "quest": { "title": "Old" } }),
        )
        .await;
    let id = text(&draft["id"]);
    let path = format!("/v1/quests/{id}");
    assert_eq!(draft["data"]["status"], "draft");
    assert_eq!(server.read(&path, Some(&bob)).await, Value::Null);
    assert_eq!(server.read(&path, Some(&ada)).await["title"], "Old");
    let stolen = json!({ "questId": id, "quest": {} });
    assert_eq!(
        server.error_of("saveQuestDraft", &bob, stolen).await,
        "404 NOT_FOUND"
    );
    let stale = json!({ "questId": id, "quest": {}, "ifVersion": 1 });
    assert_eq!(
        server.error_of("saveQuestDraft", &ada, stale).await,
        "409 ABORTED version"
    );
    let wrong = json!({ "quest": { "difficulty": 9 } });
    let refused = server.try_execute("saveQuestDraft", &ada, wrong).await;
    assert_eq!(
        refused.json()["error"]["details"]["fields"][0]["field"],
        "difficulty"
    );
    let not_yet = server
        .try_execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    assert_eq!(not_yet.error(), "400 FAILED_PRECONDITION checks");
    let checks = &not_yet.json()["error"]["details"]["checks"];
    assert_eq!(
        checks[0],
        json!({ "field": "summary", "message": "must not be empty", "blocking": true })
    );
    server
        .execute(
            "saveQuestDraft",
            &ada,
            json!({ "questId": id, "quest": old_town() }),
        )
        .await;
    let published = server
        .execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    assert_eq!(
        (&published["data"]["status"], &published["data"]["version"]),
        (&json!("published"), &json!(1))
    );
    assert_eq!(server.read(&path, None).await["title"], "Old town");
    let roles = server
        .read(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await["roles"]
        .clone();
    assert!(
        roles.as_array().expect("roles").contains(&json!("creator")),
        "{roles}"
    );
    let mine = server
        .get(&format!("/v1/quests?creatorId={}", ada.uid), Some(&bob))
        .await
        .json();
    assert_eq!(mine["documents"].as_array().expect("quests").len(), 1);
}

#[tokio::test]
async fn right_answers_never_leave_the_server_and_hints_come_one_by_one() {
    let mut server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut quest = old_town();
    quest["stops"][0]["proof"]["answers"] = json!(["Quadriga"]);
    let draft = server
        .execute("saveQuestDraft", &ada, json!({ "quest": quest }))
        .await;
    let proof = &draft["data"]["stops"][0]["proof"];
    assert_eq!(
        (&proof["answers"], &proof["hasAnswer"]),
        (&Value::Null, &json!(true))
    );
    let id = text(&draft["id"]);
    // What was read is saved again, as a form does it: the answers stay known.
    let again = json!({ "questId": id, "quest": draft["data"] });
    let again = server.execute("saveQuestDraft", &ada, again).await;
    assert_eq!(again["data"]["stops"][0]["proof"]["hasAnswer"], true);
    server
        .execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    let seen = server.read(&format!("/v1/quests/{id}"), Some(&bob)).await;
    assert_eq!(
        (&seen["stops"][0]["hints"], &seen["stops"][0]["hintCount"]),
        (&Value::Null, &json!(2))
    );
    assert_eq!(seen["stops"][0]["points"], 20);
    for change in server.changes().await {
        let data = change.data.map(|data| data.to_string()).unwrap_or_default();
        assert!(
            !data.contains("uadriga"),
            "{}/{} knows the answer: {data}",
            change.collection,
            change.id
        );
        assert!(
            change.collection == "questSecrets" || !data.contains("hashes"),
            "{data}"
        );
    }
}

#[tokio::test]
async fn edits_of_a_published_quest_are_its_next_edition() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    let mut next = old_town();
    (next["mode"], next["title"]) = (json!("scheduled"), json!("New town"));
    server
        .execute(
            "saveQuestDraft",
            &ada,
            json!({ "questId": id, "quest": next }),
        )
        .await;
    let path = format!("/v1/quests/{id}");
    let seen = server.read(&path, Some(&bob)).await;
    assert_eq!(
        (&seen["title"], &seen["draft"]),
        (&json!("Old town"), &Value::Null)
    );
    assert_eq!(
        server.read(&path, Some(&ada)).await["draft"]["title"],
        "New town"
    );
    let published = server
        .execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    assert_eq!(
        (&published["data"]["version"], &published["data"]["draft"]),
        (&json!(2), &Value::Null)
    );
    assert_eq!(server.read(&path, None).await["title"], "New town");
    let mine = json!({ "bookingId": booking });
    let booked = server
        .call("getBookedQuest", Some(&bob), mine.clone())
        .await
        .json()["result"]
        .clone();
    assert_eq!(
        (&booked["version"], &booked["data"]["title"]),
        (&json!(1), &json!("Old town"))
    );
    assert_eq!(
        server
            .call("getBookedQuest", Some(&ada), mine)
            .await
            .error(),
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn a_quest_is_paused_resumed_put_away_and_copied() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, session) = walk(&server, &ada, 4).await;
    let it = json!({ "questId": id });
    assert_eq!(
        server.error_of("pauseQuest", &bob, it.clone()).await,
        "403 PERMISSION_DENIED"
    );
    assert_eq!(
        server.error_of("resumeQuest", &ada, it.clone()).await,
        "400 FAILED_PRECONDITION status"
    );
    server.execute("pauseQuest", &ada, it.clone()).await;
    let paused = server.read(&format!("/v1/quests/{id}"), Some(&bob)).await;
    assert_eq!(paused["status"], "paused", "who has its address reads why");
    assert_eq!(
        server
            .read(&format!("/v1/questSessions/{session}"), Some(&bob))
            .await["published"],
        true
    );
    let wish = json!({ "questId": id, "sessionId": session, "seats": 1 });
    assert_eq!(
        server.error_of("holdSeats", &bob, wish.clone()).await,
        "400 FAILED_PRECONDITION paused"
    );
    server.execute("resumeQuest", &ada, it.clone()).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    assert_eq!(
        server.error_of("archiveQuest", &ada, it.clone()).await,
        "400 FAILED_PRECONDITION openBookings"
    );
    server
        .execute("cancelBooking", &bob, json!({ "bookingId": booking }))
        .await;
    let archived = server.execute("archiveQuest", &ada, it.clone()).await;
    assert_eq!(archived["data"]["status"], "archived");
    assert_eq!(
        server.error_of("publishQuest", &ada, it.clone()).await,
        "400 FAILED_PRECONDITION status"
    );
    let refused = json!({ "questId": id, "quest": old_town() });
    assert_eq!(
        server.error_of("saveQuestDraft", &ada, refused).await,
        "400 FAILED_PRECONDITION status"
    );
    let copy = server.execute("duplicateQuest", &ada, it).await;
    assert_eq!(
        (&copy["data"]["title"], &copy["data"]["status"]),
        (&json!("Copy of Old town"), &json!("draft"))
    );
    assert_eq!(
        copy["data"]["stops"][0]["proof"]["hasAnswer"], true,
        "it knows the answers too"
    );
    let copied = json!({ "questId": copy["id"] });
    server
        .execute("deleteQuestDraft", &ada, copied.clone())
        .await;
    assert_eq!(
        server.error_of("deleteQuestDraft", &ada, copied).await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn a_quest_that_is_called_off_gives_everything_back() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut quest = old_town();
    (quest["mode"], quest["price"]) = (
        json!("scheduled"),
        json!({ "amount": 1500, "currency": "EUR" }),
    );
    quest["policy"] = json!("none");
    let (id, session) = published(&server, &ada, quest, dated(DAY * 10, 2)).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 2).await;
    let wait = json!({ "questId": id, "sessionId": session, "seats": 1 });
    let place = server.execute("joinQuestWaitlist", &eve, wait).await;
    let paid = json!({ "bookingId": booking, "payment": "paid" });
    assert_eq!(
        server.error_of("settlePayment", &bob, paid.clone()).await,
        "404 NOT_FOUND"
    );
    assert_eq!(
        server.execute("settlePayment", &ada, paid).await["data"]["payment"],
        "paid"
    );
    let too_early = json!({ "bookingId": booking, "payment": "refunded" });
    assert_eq!(
        server
            .error_of("settlePayment", &ada, too_early.clone())
            .await,
        "400 FAILED_PRECONDITION payment"
    );
    server
        .execute("cancelQuest", &ada, json!({ "questId": id }))
        .await;
    let cancelled = server
        .read(&format!("/v1/bookings/{booking}"), Some(&bob))
        .await;
    assert_eq!(
        (
            &cancelled["status"],
            &cancelled["payment"],
            &cancelled["refund"]
        ),
        (
            &json!("cancelledByCreator"),
            &json!("refundDue"),
            &json!(3000)
        )
    );
    let waits = format!("/v1/questWaitlist/{}", text(&place["entry"]["id"]));
    assert_eq!(server.read(&waits, Some(&eve)).await["status"], "expired");
    assert_eq!(
        server.execute("settlePayment", &ada, too_early).await["data"]["payment"],
        "refunded"
    );
    assert_eq!(
        server
            .error_of("cancelQuest", &ada, json!({ "questId": id }))
            .await,
        "400 FAILED_PRECONDITION status"
    );
    let cancelled = server.read(&format!("/v1/quests/{id}"), Some(&bob)).await;
    assert_eq!(cancelled["status"], "cancelled");
    let dates = format!("/v1/questSessions?questId={id}");
    assert_eq!(
        server.read(&dates, None).await["documents"][0]["data"]["status"],
        "cancelled"
    );
}

#[tokio::test]
async fn dates_are_added_changed_closed_and_called_off() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut quest = old_town();
    quest["mode"] = json!("scheduled");
    let draft = server
        .execute("saveQuestDraft", &ada, json!({ "quest": quest }))
        .await;
    let id = text(&draft["id"]);
    let undated = server
        .try_execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    let checks = undated.json()["error"]["details"]["checks"].clone();
    assert!(
        checks
            .as_array()
            .expect("checks")
            .iter()
            .any(|check| check["field"] == "sessions"),
        "{checks}"
    );
    let save = |session: Value| json!({ "questId": id, "session": session });
    server.advance(DAY);
    let past = save(dated(HOUR, 4));
    assert_eq!(
        server
            .error_of("saveQuestSession", &server.sign_in(&ada).await, past)
            .await,
        "400 INVALID_ARGUMENT past"
    );
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    let mut mars = dated(DAY * 10, 4);
    mars["timeZone"] = json!("Mars/Olympus");
    assert_eq!(
        server.error_of("saveQuestSession", &ada, save(mars)).await,
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(
        server
            .error_of("saveQuestSession", &bob, save(dated(DAY * 10, 4)))
            .await,
        "404 NOT_FOUND"
    );
    let session = text(
        &server
            .execute("saveQuestSession", &ada, save(dated(DAY * 10, 4)))
            .await["id"],
    );
    server
        .execute("publishQuest", &ada, json!({ "questId": id }))
        .await;
    let (booking, _) = book(&server, &bob, (&id, &session), 3).await;
    assert_eq!(
        seats(&server, &session).await,
        json!({ "booked": 3, "held": 0, "waiting": 0 })
    );
    let change = |session_id: &str, to: Value| json!({ "questId": id, "sessionId": session_id, "session": to });
    let fewer = server
        .try_execute(
            "saveQuestSession",
            &ada,
            change(&session, dated(DAY * 10, 2)),
        )
        .await;
    assert_eq!(fewer.error(), "400 FAILED_PRECONDITION seatsTaken");
    let moved = server
        .execute(
            "saveQuestSession",
            &ada,
            change(&session, dated(DAY * 12, 4)),
        )
        .await;
    let told = server
        .read(&format!("/v1/bookings/{booking}"), Some(&bob))
        .await;
    assert_eq!(told["startsAt"], moved["data"]["startsAt"]);
    assert!(told["movedAt"].is_string());
    let it = json!({ "sessionId": session });
    assert_eq!(
        server.error_of("closeQuestSession", &bob, it.clone()).await,
        "404 NOT_FOUND"
    );
    server.execute("closeQuestSession", &ada, it.clone()).await;
    let eve = server.sign_up().await;
    let wish = json!({ "questId": id, "sessionId": session, "seats": 1 });
    assert_eq!(
        server.error_of("holdSeats", &eve, wish.clone()).await,
        "400 FAILED_PRECONDITION closed"
    );
    server.execute("openQuestSession", &ada, it.clone()).await;
    server.execute("holdSeats", &eve, wish).await;
    server.execute("cancelQuestSession", &ada, it.clone()).await;
    assert_eq!(
        server
            .read(&format!("/v1/bookings/{booking}"), Some(&bob))
            .await["status"],
        "cancelledByCreator"
    );
    assert_eq!(
        server.error_of("openQuestSession", &ada, it).await,
        "400 FAILED_PRECONDITION status"
    );
}

#[tokio::test]
async fn a_series_of_dates_is_added_and_removed_as_a_whole_and_a_booked_date_stays() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.sign_up().await, server.sign_up().await);
    let (id, _) = walk(&server, &ada, 4).await;
    let add = |sessions: Vec<Value>| json!({ "questId": id, "sessions": sessions });
    let weekly = (1..=3).map(|week| dated(7 * DAY * week, 4)).collect();
    let faulty = server
        .try_execute(
            "addQuestSessions",
            &ada,
            add(vec![
                dated(DAY, 4),
                json!({ "startsAt": "2099-01-01T10:00:00Z" }),
            ]),
        )
        .await;
    assert_eq!(
        faulty.json()["error"]["details"]["fields"][0]["field"],
        "sessions[1].endsAt"
    );
    assert_eq!(
        server
            .error_of("addQuestSessions", &bob, add(vec![dated(DAY, 4)]))
            .await,
        "403 PERMISSION_DENIED"
    );
    let added = server.execute("addQuestSessions", &ada, add(weekly)).await;
    let ids: Vec<String> = added["sessionIds"]
        .as_array()
        .expect("ids")
        .iter()
        .map(text)
        .collect();
    assert_eq!(ids.len(), 3);
    book(&server, &bob, (&id, &ids[1]), 1).await;
    let remove = |ids: &[String]| json!({ "sessionIds": ids });
    assert_eq!(
        server
            .error_of("removeQuestSessions", &ada, remove(&ids))
            .await,
        "400 FAILED_PRECONDITION booked"
    );
    assert_eq!(
        server
            .error_of("removeQuestSessions", &bob, remove(&ids[..1]))
            .await,
        "404 NOT_FOUND"
    );
    server
        .execute("removeQuestSessions", &ada, remove(&ids[..1]))
        .await;
    let left = server
        .read(&format!("/v1/questSessions?questId={id}"), None)
        .await;
    let left = left["documents"].as_array().expect("documents").len();
    assert_eq!(left, 3, "the first one of the quest, and two of the series");
}

#[tokio::test]
async fn nothing_about_quests_is_written_but_by_functions() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, session) = walk(&server, &ada, 4).await;
    for path in [
        format!("/v1/quests/{id}"),
        format!("/v1/questSessions/{session}"),
    ] {
        let status = json!({ "status": "open", "capacity": 9 });
        let reply = server
            .request(Method::PATCH, &path, Some(&ada), Some(&status))
            .await;
        assert_eq!(reply.status, 403, "{path}");
    }
}
