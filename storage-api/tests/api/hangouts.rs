//! Hangouts: from a poll to a date to who was there, for people and guests.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Events, HOUR, PASSWORD, Reply, TestServer, text};

fn poll() -> Value {
    json!({
        "title": "Dinner", "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "options": [
            { "id": "fri", "start": "2026-03-06T18:00:00Z", "durationMin": 120 },
            { "id": "sat", "start": "2026-03-07T18:00:00Z" },
        ],
    })
}

fn fixed() -> Value {
    json!({
        "title": "Swimming", "visibility": "public",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z", "timeZone": "Europe/Berlin" },
    })
}

fn with(mut hangout: Value, mut more: Value) -> Value {
    for (name, value) in more.as_object_mut().expect("fields") {
        hangout[name] = value.take();
    }
    hangout
}

/// Id and code of a new hangout.
async fn make(server: &TestServer, by: &Actor, hangout: Value) -> (String, String) {
    let made = server.execute("createHangout", by, hangout).await;
    let url = made["inviteUrl"].as_str().expect("a url");
    let code = url.strip_prefix("/app/hangout/join?id=").expect("a page");
    (
        made["id"].as_str().expect("an id").to_owned(),
        code.to_owned(),
    )
}

async fn join(server: &TestServer, by: &Actor, code: &str) -> Value {
    server
        .execute("joinHangout", by, json!({ "id": code }))
        .await
}

async fn vote(server: &TestServer, by: &Actor, id: &str, votes: Value) -> Value {
    let data = json!({ "hangoutId": id, "votes": votes });
    server.execute("voteHangout", by, data).await
}

async fn rsvp(server: &TestServer, by: &Actor, id: &str, answer: &str) -> Value {
    let data = json!({ "hangoutId": id, "rsvp": answer });
    let done = server.execute("rsvpHangout", by, data).await;
    done["member"]["data"]["rsvp"].clone()
}

async fn member(server: &TestServer, id: &str, of: &Actor) -> Value {
    let path = format!("/v1/hangoutMembers/{id}_{}", of.uid);
    server.read(&path, Some(of)).await
}

/// Calls a function as somebody without an account.
async fn as_guest(server: &TestServer, name: &str, mut data: Value) -> Reply {
    data["idempotencyKey"] = json!(data.to_string().chars().take(120).collect::<String>());
    server.call(name, None, data).await
}

#[tokio::test]
async fn fields_that_this_version_does_not_know_stay_through_every_change() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let mut hangout = poll();
    hangout["when"]["pace"] = json!("slow");
    hangout["options"][0]["room"] = json!(7);
    let lake = json!({ "name": "Lake", "lat": 52, "lng": 13.18, "gate": "B" });
    hangout["place"] = json!({ "mode": "fixed", "floor": 2, "place": lake });
    let (id, code) = make(&server, &ada, hangout).await;
    join(&server, &bob, &code).await;
    vote(&server, &bob, &id, json!({ "fri": "yes" })).await;
    let edit = json!({ "hangoutId": id, "title": "Supper", "note": null });
    server.execute("editHangout", &ada, edit).await;
    let choose = json!({ "hangoutId": id, "optionId": "fri" });
    server.execute("scheduleHangout", &ada, choose).await;
    let stored = server.read(&format!("/v1/hangouts/{id}"), Some(&ada)).await;
    let kept = [
        "/when/pace",
        "/options/0/room",
        "/place/floor",
        "/place/place/gate",
    ];
    let kept = kept.map(|path| stored.pointer(path).cloned().unwrap_or_default());
    assert_eq!(json!(kept), json!(["slow", 7, 2, "B"]));
    let member = member(&server, &id, &bob).await;
    for record in [stored, member] {
        let fields = record.as_object().expect("a record");
        assert!(fields.values().all(|field| !field.is_null()), "{record}");
    }
}

#[tokio::test]
async fn a_poll_becomes_a_date_and_whom_it_suits_comes() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let eve = server.sign_up().await;
    let (id, code) = make(&server, &ada, poll()).await;
    for person in [&bob, &eve] {
        let joined = join(&server, person, &code).await;
        assert_eq!(joined["host"]["name"], "Somebody");
        assert_eq!(joined["hangout"]["data"]["inviteToken"], Value::Null);
    }
    vote(&server, &ada, &id, json!({ "fri": "yes", "sat": "yes" })).await;
    vote(&server, &bob, &id, json!({ "fri": "maybe", "sat": "yes" })).await;
    let voted = vote(&server, &eve, &id, json!({ "fri": "no", "sat": "maybe" })).await;
    let best = &voted["ranking"][0];
    assert_eq!(
        (&best["id"], &best["reason"]),
        (&json!("sat"), &json!("moreAvailable"))
    );
    let closed = server
        .execute("closePoll", &ada, json!({ "hangoutId": id }))
        .await;
    assert!(!closed["hangout"]["data"]["pollClosedAt"].is_null());
    let late = json!({ "hangoutId": id, "votes": { "fri": "yes" } });
    assert_eq!(
        server.error_of("voteHangout", &eve, late).await,
        "400 FAILED_PRECONDITION deadline"
    );
    let choose = json!({ "hangoutId": id, "optionId": "sat" });
    let done = server
        .execute("scheduleHangout", &ada, choose.clone())
        .await;
    let data = &done["hangout"]["data"];
    assert_eq!(
        (&data["status"], &data["chosenOption"]),
        (&json!("scheduled"), &json!("sat"))
    );
    assert_eq!(data["when"]["startsAt"], "2026-03-07T18:00:00.000Z");
    assert_eq!(member(&server, &id, &bob).await["rsvp"], "going");
    assert_eq!(member(&server, &id, &eve).await["rsvp"], "maybe");
    assert_eq!(server.notification_kinds(&bob).await, ["hangoutScheduled"]);
    assert_eq!(
        server.error_of("scheduleHangout", &ada, choose).await,
        "400 FAILED_PRECONDITION closed"
    );
    let vote_again = json!({ "hangoutId": id, "votes": { "fri": "yes" } });
    assert_eq!(
        server.error_of("voteHangout", &bob, vote_again).await,
        "400 FAILED_PRECONDITION closed"
    );
}

#[tokio::test]
async fn what_makes_no_hangout_is_refused_with_the_fields_that_are_wrong() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let refused = async |hangout| server.error_of("createHangout", &ada, hangout).await;
    let past = with(
        poll(),
        json!({ "options": [
        { "id": "a", "start": "2026-02-01T18:00:00Z" }, { "id": "b", "start": "2026-04-01T18:00:00Z" },
    ] }),
    );
    let reply = server.try_execute("createHangout", &ada, past).await;
    assert_eq!(reply.error(), "400 INVALID_ARGUMENT pastOption");
    let fields = &reply.json()["error"]["details"]["fields"];
    assert_eq!(fields[0]["field"], "options[0].start");
    let one = json!([{ "id": "a", "start": "2026-04-01T18:00:00Z" }]);
    for wrong in [
        with(poll(), json!({ "title": "" })),
        with(poll(), json!({ "options": one })),
        with(poll(), json!({ "plusOnes": 6 })),
        with(poll(), json!({ "capacity": 0 })),
        with(
            poll(),
            json!({ "when": { "mode": "poll", "allDay": true, "timeZone": "UTC" } }),
        ),
        with(fixed(), json!({ "when": { "mode": "fixed" } })),
        with(fixed(), json!({ "place": { "mode": "fixed" } })),
    ] {
        assert_eq!(
            refused(wrong.clone()).await,
            "400 INVALID_ARGUMENT",
            "{wrong}"
        );
    }
    let zone = json!({ "when": { "mode": "poll", "timeZone": "Mars/Olympus" } });
    assert_eq!(
        refused(with(poll(), zone)).await,
        "400 INVALID_ARGUMENT timeZone"
    );
    let strangers = with(poll(), json!({ "coHosts": [bob.uid] }));
    assert_eq!(
        refused(strangers).await,
        "400 FAILED_PRECONDITION notFriends"
    );
    let expired = with(poll(), json!({ "inviteExpires": "2026-02-01T00:00:00Z" }));
    assert_eq!(refused(expired).await, "400 INVALID_ARGUMENT past");
}

#[tokio::test]
async fn a_link_is_revoked_expires_and_is_used_up_each_with_its_own_reason() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let once = with(poll(), json!({ "inviteMaxUses": 1 }));
    let (id, code) = make(&server, &ada, once).await;
    assert_eq!(
        server
            .error_of("joinHangout", &bob, json!({ "id": id }))
            .await,
        "404 NOT_FOUND",
        "who is not invited does not learn that it is there"
    );
    join(&server, &bob, &code).await;
    join(&server, &bob, &code).await;
    let refused = async |code: &str| {
        server
            .error_of("joinHangout", &eve, json!({ "code": code }))
            .await
    };
    assert_eq!(refused(&code).await, "400 FAILED_PRECONDITION used");
    let rotate = json!({ "hangoutId": id, "expires": "2026-03-01T02:00:00Z" });
    let rotated = server.execute("rotateInvite", &ada, rotate).await;
    let new = rotated["inviteUrl"]
        .as_str()
        .expect("a url")
        .rsplit('=')
        .next()
        .expect("a code");
    assert_eq!(refused(&code).await, "400 FAILED_PRECONDITION revoked");
    server.advance(HOUR * 3);
    let (ada, eve) = (server.sign_in(&ada).await, server.sign_in(&eve).await);
    let refused = async |code: &str| {
        server
            .error_of("joinHangout", &eve, json!({ "code": code }))
            .await
    };
    assert_eq!(refused(new).await, "400 FAILED_PRECONDITION expired");
    assert_eq!(refused("nonsense").await, "404 NOT_FOUND");
    assert_eq!(refused(" ").await, "400 INVALID_ARGUMENT");
    let none = json!({ "hangoutId": id, "revoke": true });
    assert_eq!(
        server.execute("rotateInvite", &ada, none).await["inviteUrl"],
        Value::Null
    );
    let bob = server.sign_in(&bob).await;
    let rotate = json!({ "hangoutId": id });
    assert_eq!(
        server.error_of("rotateInvite", &bob, rotate).await,
        "403 PERMISSION_DENIED"
    );
}

#[tokio::test]
async fn guests_look_join_and_vote_with_their_secret_alone() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = make(&server, &ada, poll()).await;
    let look = as_guest(
        &server,
        "joinHangout",
        json!({ "id": code, "preview": true }),
    )
    .await;
    let look = look.json()["result"].clone();
    assert_eq!(
        (&look["member"], &look["hangout"]["data"]["title"]),
        (&Value::Null, &json!("Dinner"))
    );
    let nameless = as_guest(&server, "joinHangout", json!({ "id": code })).await;
    assert_eq!(nameless.error(), "401 UNAUTHENTICATED");
    let joined = as_guest(
        &server,
        "joinHangout",
        json!({ "id": code, "guestName": "Zoe" }),
    )
    .await;
    let joined = joined.json()["result"].clone();
    assert_eq!(joined["member"]["data"]["editToken"], Value::Null);
    let url = joined["editUrl"].as_str().expect("a url");
    let key = url
        .strip_prefix(&format!("/hangout/{id}?k="))
        .expect("a page");
    let ballot = json!({ "hangoutId": id, "votes": { "sat": "yes" }, "key": key });
    let voted = as_guest(&server, "voteHangout", ballot).await;
    assert_eq!(
        voted.json()["result"]["member"]["data"]["votes"],
        json!({ "sat": "yes" })
    );
    let (member_id, _) = key.split_once('.').expect("an id and a secret");
    let forged =
        json!({ "hangoutId": id, "votes": { "sat": "no" }, "key": format!("{member_id}.x") });
    assert_eq!(
        as_guest(&server, "voteHangout", forged).await.error(),
        "404 NOT_FOUND"
    );
    let read = server
        .get(&format!("/v1/hangouts/{id}?k={key}"), None)
        .await;
    assert_eq!(read.json()["title"], "Dinner");
    let members = format!("/v1/hangoutMembers?hangoutId={id}");
    let found = server.get(&format!("{members}&k={key}"), None).await.json();
    assert_eq!(found["documents"].as_array().map(Vec::len), Some(2));
    let nobody = server.get(&members, None).await.json();
    assert_eq!(nobody["documents"], json!([]));
    let say = json!({ "hangoutId": id, "text": "I bring cake", "key": key });
    let said = as_guest(&server, "commentHangout", say).await;
    assert_eq!(said.json()["result"]["comment"]["data"]["name"], "Zoe");
}

#[tokio::test]
async fn a_full_hangout_queues_and_whoever_waited_longest_moves_up() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let small = with(fixed(), json!({ "capacity": 2, "plusOnes": 1 }));
    let (id, _) = make(&server, &ada, small).await;
    let [bob, eve, zoe] = server.actors().await;
    for (person, expected) in [(&bob, "going"), (&eve, "waitlisted"), (&zoe, "waitlisted")] {
        server.advance(Duration::from_secs(1));
        let joined = join(&server, person, &id).await;
        assert_eq!(joined["member"]["data"]["rsvp"], expected);
    }
    let mia = server.sign_up().await;
    let only = json!({ "id": id, "onlySeated": true });
    assert_eq!(
        server.error_of("joinHangout", &mia, only).await,
        "429 RESOURCE_EXHAUSTED full"
    );
    let two = json!({ "hangoutId": id, "rsvp": "going", "partySize": 2 });
    assert_eq!(
        server.error_of("rsvpHangout", &bob, two.clone()).await,
        "429 RESOURCE_EXHAUSTED full"
    );
    let three = json!({ "hangoutId": id, "rsvp": "going", "partySize": 3 });
    assert_eq!(
        server.error_of("rsvpHangout", &bob, three).await,
        "400 INVALID_ARGUMENT partySize"
    );
    server.execute("rsvpHangout", &eve, two).await;
    assert_eq!(rsvp(&server, &bob, &id, "no").await, "no");
    assert_eq!(
        member(&server, &id, &eve).await["rsvp"],
        "waitlisted",
        "two do not fit into one seat, and nobody is passed over"
    );
    assert_eq!(member(&server, &id, &zoe).await["rsvp"], "waitlisted");
    assert_eq!(rsvp(&server, &eve, &id, "no").await, "no");
    assert_eq!(member(&server, &id, &zoe).await["rsvp"], "going");
    assert_eq!(server.notification_kinds(&zoe).await, ["hangoutSeat"]);
    let grow = json!({ "hangoutId": id, "capacity": 5 });
    rsvp(&server, &bob, &id, "going").await;
    server.execute("editHangout", &ada, grow).await;
    assert_eq!(member(&server, &id, &bob).await["rsvp"], "going");
}

#[tokio::test]
async fn sixty_four_people_at_once_get_the_seats_there_are() {
    let server = TestServer::start_with(&["--sign-ups-per-minute", "1000"]).await;
    let ada = server.sign_up().await;
    let (id, _) = make(&server, &ada, with(fixed(), json!({ "capacity": 11 }))).await;
    let mut people = Vec::new();
    for _ in 0..64 {
        people.push(server.sign_up().await);
    }
    let joins = people.iter().map(|person| join(&server, person, &id));
    let joined = futures_util::future::join_all(joins).await;
    let count = |answer: &str| {
        let says = |joined: &&Value| joined["member"]["data"]["rsvp"] == answer;
        joined.iter().filter(says).count()
    };
    assert_eq!((count("going"), count("waitlisted")), (10, 54));
}

#[tokio::test]
async fn a_date_that_somebody_needed_refuses_wants_force() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (id, code) = make(
        &server,
        &ada,
        with(poll(), json!({ "neededIds": [bob.uid] })),
    )
    .await;
    join(&server, &bob, &code).await;
    vote(&server, &bob, &id, json!({ "fri": "no", "sat": "maybe" })).await;
    let choose = json!({ "hangoutId": id, "optionId": "fri" });
    let reply = server.try_execute("scheduleHangout", &ada, choose).await;
    assert_eq!(reply.error(), "400 FAILED_PRECONDITION neededRefused");
    assert_eq!(reply.json()["error"]["details"]["needed"], json!([bob.uid]));
    let unknown = json!({ "hangoutId": id, "optionId": "sun" });
    assert_eq!(
        server.error_of("scheduleHangout", &ada, unknown).await,
        "404 NOT_FOUND"
    );
    let forced = json!({ "hangoutId": id, "optionId": "fri", "force": true });
    let done = server.execute("scheduleHangout", &ada, forced).await;
    assert_eq!(
        done["hangout"]["data"]["when"]["endsAt"],
        "2026-03-06T20:00:00.000Z"
    );
}

#[tokio::test]
async fn a_date_that_is_over_cannot_be_chosen() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, _) = make(&server, &ada, poll()).await;
    server.advance(HOUR * 24 * 6);
    let ada = server.sign_in(&ada).await;
    let choose = json!({ "hangoutId": id, "optionId": "fri" });
    assert_eq!(
        server.error_of("scheduleHangout", &ada, choose).await,
        "400 INVALID_ARGUMENT pastOption"
    );
}

#[tokio::test]
async fn votes_end_at_the_deadline_and_go_on_when_it_is_moved() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let soon = with(poll(), json!({ "pollDeadline": "2026-03-01T01:00:00Z" }));
    let (id, _) = make(&server, &ada, soon).await;
    server.advance(HOUR * 2);
    let ada = server.sign_in(&ada).await;
    let ballot = json!({ "hangoutId": id, "votes": { "fri": "yes" } });
    assert_eq!(
        server.error_of("voteHangout", &ada, ballot.clone()).await,
        "400 FAILED_PRECONDITION deadline"
    );
    let later = json!({ "hangoutId": id, "pollDeadline": "2026-03-03T00:00:00Z" });
    server.execute("editHangout", &ada, later).await;
    server.execute("voteHangout", &ada, ballot).await;
    let unknown = json!({ "hangoutId": id, "votes": { "sun": "yes" } });
    assert_eq!(
        server.error_of("voteHangout", &ada, unknown).await,
        "404 NOT_FOUND"
    );
    let rsvp = json!({ "hangoutId": id, "rsvp": "going" });
    assert_eq!(
        server.error_of("rsvpHangout", &ada, rsvp).await,
        "400 FAILED_PRECONDITION closed"
    );
}

#[tokio::test]
async fn an_edit_removes_what_is_null_and_leaves_what_is_missing() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let extras =
        json!({ "note": "Bring a towel", "capacity": 4, "pollDeadline": "2026-03-05T18:00:00Z" });
    let (id, _) = make(&server, &ada, with(poll(), extras)).await;
    let kept = json!({ "hangoutId": id, "title": "Supper" });
    let edited = server.execute("editHangout", &ada, kept).await;
    assert_eq!(edited["hangout"]["data"]["note"], "Bring a towel");
    let removed = json!({ "hangoutId": id, "note": null, "capacity": null, "pollDeadline": null });
    let edited = server.execute("editHangout", &ada, removed).await;
    for field in ["note", "capacity", "pollDeadline"] {
        assert_eq!(edited["hangout"]["data"][field], Value::Null, "{field}");
    }
    assert_eq!(edited["hangout"]["data"]["title"], "Supper");
}

#[tokio::test]
async fn a_changed_date_asks_everybody_again_and_a_zone_stays_once_there_are_votes() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    join(&server, &bob, &id).await;
    join(&server, &eve, &id).await;
    rsvp(&server, &eve, &id, "no").await;
    let when =
        json!({ "mode": "fixed", "startsAt": "2026-03-08T09:00:00Z", "timeZone": "Europe/Berlin" });
    let moved = json!({ "hangoutId": id, "when": when });
    let done = server.execute("editHangout", &ada, moved.clone()).await;
    assert_eq!(member(&server, &id, &bob).await["reconfirm"], true);
    let no_more = member(&server, &id, &eve).await;
    assert_eq!(no_more["rsvp"], Value::Null, "a no was about the old date");
    assert_eq!(server.notification_kinds(&bob).await, ["hangoutMoved"]);
    rsvp(&server, &bob, &id, "going").await;
    assert_eq!(member(&server, &id, &bob).await["reconfirm"], Value::Null);
    let old = with(moved, json!({ "ifVersion": 1 }));
    let reply = server.try_execute("editHangout", &ada, old).await;
    assert_eq!(reply.error(), "409 ABORTED version");
    let current = &reply.json()["error"]["details"]["current"];
    assert_eq!(current["version"], done["hangout"]["version"]);
    let title = json!({ "hangoutId": id, "title": "Diving" });
    assert_eq!(
        server.error_of("editHangout", &bob, title).await,
        "403 PERMISSION_DENIED"
    );

    let (id, _) = make(&server, &ada, poll()).await;
    let zone =
        |name: &str| json!({ "hangoutId": id, "when": { "mode": "poll", "timeZone": name } });
    server
        .execute("editHangout", &ada, zone("Europe/Paris"))
        .await;
    vote(&server, &ada, &id, json!({ "fri": "yes", "sat": "yes" })).await;
    assert_eq!(
        server.error_of("editHangout", &ada, zone("UTC")).await,
        "400 FAILED_PRECONDITION zoneLocked"
    );
    let options = json!([
        { "id": "fri", "start": "2026-03-06T19:00:00Z" }, { "id": "sat", "start": "2026-03-07T18:00:00Z" },
    ]);
    server
        .execute(
            "editHangout",
            &ada,
            json!({ "hangoutId": id, "options": options }),
        )
        .await;
    assert_eq!(
        member(&server, &id, &ada).await["votes"],
        json!({ "sat": "yes" }),
        "a vote for another hour is none"
    );
    let mode =
        json!({ "hangoutId": id, "when": { "mode": "fixed", "startsAt": "2026-05-01T00:00:00Z" } });
    assert_eq!(
        server.error_of("editHangout", &ada, mode).await,
        "400 INVALID_ARGUMENT mode"
    );
}

/// Statuses of what somebody sees of another as a member: by id, searched for, and followed.
async fn sees(server: &TestServer, id: &str, by: &Actor, whom: &Actor) -> (Value, Value, Value) {
    let member_id = format!("{id}_{}", whom.uid);
    let one = server
        .read(&format!("/v1/hangoutMembers/{member_id}"), Some(by))
        .await;
    let search = format!("hangoutMembers?hangoutId={id}");
    let found = server.read(&format!("/v1/{search}"), Some(by)).await;
    let topic: String = form_urlencoded::byte_serialize(search.as_bytes()).collect();
    let stream = server
        .open(&format!("/v1/live?topic={topic}"), Some(by), &[])
        .await;
    let followed = Events::new(stream).next().await.data;
    let of = |documents: &Value| {
        let documents = documents["documents"].as_array().expect("documents");
        let found = documents
            .iter()
            .find(|document| document["id"] == member_id);
        found.map_or(Value::Null, |found| found["data"].clone())
    };
    (one, of(&found), of(&followed))
}

#[tokio::test]
async fn hidden_votes_and_guests_are_hidden_by_id_in_searches_and_live() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let hidden = with(poll(), json!({ "hideVotes": true }));
    let (id, code) = make(&server, &ada, hidden).await;
    join(&server, &bob, &code).await;
    join(&server, &eve, &code).await;
    let voted = vote(&server, &bob, &id, json!({ "fri": "yes" })).await;
    assert_eq!(voted["ranking"], Value::Null);
    let ballots = |(one, found, followed): (Value, Value, Value)| {
        [one, found, followed].map(|seen| (seen.is_null(), seen["votes"].clone()))
    };
    let none = [const { (false, Value::Null) }; 3];
    assert_eq!(ballots(sees(&server, &id, &eve, &bob).await), none);
    let all = [(); 3].map(|()| (false, json!({ "fri": "yes" })));
    assert_eq!(
        ballots(sees(&server, &id, &ada, &bob).await),
        all,
        "the host sees them"
    );
    assert_eq!(
        ballots(sees(&server, &id, &bob, &bob).await),
        all,
        "one's own are one's own"
    );
    let edit = json!({ "hangoutId": id, "hideVotes": false, "hideGuests": true });
    server.execute("editHangout", &ada, edit).await;
    let gone = [const { (true, Value::Null) }; 3];
    assert_eq!(ballots(sees(&server, &id, &eve, &bob).await), gone);
    assert_eq!(ballots(sees(&server, &id, &ada, &bob).await), all);
    let host = sees(&server, &id, &eve, &ada).await;
    assert!(!host.0.is_null(), "who hosts is no secret");
}

#[tokio::test]
async fn ids_of_people_are_for_who_sees_the_guests() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let named = json!({
        "visibility": "public", "hideGuests": true, "invitedIds": [bob.uid], "neededIds": [bob.uid],
    });
    let (id, code) = make(&server, &ada, with(poll(), named)).await;
    let tells_bob = |seen: &Value| seen.to_string().contains(&bob.uid);
    let look = json!({ "code": code, "preview": true });
    let preview = as_guest(&server, "joinHangout", look.clone()).await.json();
    assert!(!tells_bob(&preview), "{preview}");
    let joined = join(&server, &eve, &code).await;
    assert!(!tells_bob(&joined), "{joined}");
    let path = format!("/v1/hangouts/{id}");
    let found = "/v1/hangouts?visibility=public&status=polling";
    for reader in [None, Some(&eve)] {
        for path in [path.as_str(), found] {
            let seen = server.read(path, reader).await;
            assert!(
                !tells_bob(&seen) && seen.to_string().contains(&ada.uid),
                "{seen}"
            );
        }
        let topic = format!("/v1/live?topic=hangouts/{id}");
        let live = Events::new(server.open(&topic, reader, &[]).await)
            .next()
            .await
            .data;
        assert!(
            !tells_bob(&live) && live.to_string().contains(&ada.uid),
            "{live}"
        );
    }
    let host = server.read(&path, Some(&ada)).await;
    assert_eq!(host["invitedIds"], json!([bob.uid]));
    let show = json!({ "hangoutId": id, "hideGuests": false });
    server.execute("editHangout", &ada, show).await;
    assert!(
        tells_bob(&server.read(&path, Some(&eve)).await),
        "members see each other"
    );
    let preview = as_guest(&server, "joinHangout", look).await.json();
    assert!(!tells_bob(&preview), "others do not: {preview}");
}

#[tokio::test]
async fn who_is_taken_off_sees_nothing_more_at_once() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, code) = make(&server, &ada, poll()).await;
    join(&server, &bob, &code).await;
    let stream = server
        .open(&format!("/v1/hangouts/{id}/live"), Some(&bob), &[])
        .await;
    let mut events = Events::new(stream);
    assert_eq!(events.next().await.data["data"]["title"], "Dinner");
    let member_id = format!("{id}_{}", bob.uid);
    let remove = json!({ "hangoutId": id, "memberId": member_id });
    let eve = server.sign_up().await;
    assert_eq!(
        server.error_of("leaveHangout", &eve, remove.clone()).await,
        "404 NOT_FOUND"
    );
    server.execute("leaveHangout", &ada, remove.clone()).await;
    assert_eq!(events.next().await.data["data"], Value::Null);
    assert_eq!(
        server.read(&format!("/v1/hangouts/{id}"), Some(&bob)).await,
        Value::Null
    );
    assert_eq!(
        server.error_of("leaveHangout", &ada, remove).await,
        "404 NOT_FOUND"
    );
    let own = json!({ "hangoutId": id });
    assert_eq!(
        server.error_of("leaveHangout", &ada, own).await,
        "400 FAILED_PRECONDITION host"
    );
}

#[tokio::test]
async fn who_is_taken_off_joins_again_only_when_a_host_names_them() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&ada, &bob).await;
    for visibility in ["link", "friends", "public"] {
        let open = with(fixed(), json!({ "visibility": visibility }));
        let (id, code) = make(&server, &ada, open).await;
        join(&server, &bob, &code).await;
        let remove = json!({ "hangoutId": id, "memberId": format!("{id}_{}", bob.uid) });
        server.execute("leaveHangout", &ada, remove).await;
        let new = server
            .execute("rotateInvite", &ada, json!({ "hangoutId": id }))
            .await;
        let new = text(&new["inviteUrl"]);
        let new = new.split_once("?id=").expect("a link").1;
        let by_link = json!({ "code": new });
        assert_eq!(
            server.error_of("joinHangout", &bob, by_link).await,
            "400 FAILED_PRECONDITION takenOff"
        );
        let by_id = server
            .error_of("joinHangout", &bob, json!({ "id": id }))
            .await;
        let expected = match visibility {
            "link" => "404 NOT_FOUND",
            _ => "400 FAILED_PRECONDITION takenOff",
        };
        assert_eq!(by_id, expected, "{visibility}");
        join(&server, &eve, new).await;
        for by in [&ada, &eve] {
            let shown = server.read(&format!("/v1/hangouts/{id}"), Some(by)).await;
            assert_eq!(shown["takenOff"], Value::Null);
        }
        let name = json!({ "hangoutId": id, "invitedIds": [bob.uid] });
        let named = server.execute("editHangout", &ada, name).await;
        assert_eq!(named["hangout"]["data"]["takenOff"], Value::Null);
        join(&server, &bob, new).await;
        // Who leaves by themselves comes back as they like.
        let leave = json!({ "hangoutId": id });
        server.execute("leaveHangout", &bob, leave).await;
        join(&server, &bob, new).await;
    }
}

#[tokio::test]
async fn hosts_hear_of_it_when_somebody_cannot_come_after_all() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let cem = server.sign_up().await;
    let (id, code) = make(&server, &ada, fixed()).await;
    for person in [&bob, &eve, &cem] {
        join(&server, person, &code).await;
    }
    let hosts = json!({ "hangoutId": id, "neededIds": [eve.uid] });
    server.execute("editHangout", &ada, hosts).await;
    rsvp(&server, &cem, &id, "maybe").await;
    let heard = async || {
        let mut kinds = server.notification_kinds(&ada).await;
        kinds.retain(|kind| kind.ends_with("Declined"));
        kinds
    };
    rsvp(&server, &cem, &id, "no").await;
    assert_eq!(heard().await, [""; 0], "they had not said yes");
    rsvp(&server, &bob, &id, "no").await;
    rsvp(&server, &bob, &id, "no").await;
    assert_eq!(heard().await, ["hangoutDeclined"], "once");
    rsvp(&server, &eve, &id, "maybe").await;
    rsvp(&server, &eve, &id, "no").await;
    let needed = "hangoutNeededDeclined".to_owned();
    assert!(heard().await.contains(&needed));
    let guest = json!({ "id": code, "guestName": "Gus" });
    let guest = as_guest(&server, "joinHangout", guest).await.json();
    let key = text(&guest["result"]["editUrl"]);
    let key = key.split_once("?k=").expect("a key").1;
    let leave = json!({ "hangoutId": id, "key": key });
    as_guest(&server, "leaveHangout", leave).await;
    let path = format!("/v1/notifications?uid={}", ada.uid);
    let all = server.read(&path, Some(&ada)).await;
    let all = all["documents"].as_array().expect("documents").iter();
    let mut names: Vec<String> = all
        .filter(|it| it["data"]["kind"] == "hangoutDeclined")
        .map(|it| text(&it["data"]["name"]))
        .collect();
    names.sort();
    assert_eq!(names, ["Gus", "Somebody"]);
    assert_eq!(server.notification_kinds(&bob).await, [""; 0]);
    // Of who can come after all, hosts read nothing else any more.
    let before = heard().await.len();
    rsvp(&server, &bob, &id, "going").await;
    assert_eq!(heard().await.len(), before - 1);
}

#[tokio::test]
async fn friends_who_are_invited_by_name_are_told_and_join_without_a_link() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (id, _) = make(
        &server,
        &ada,
        with(poll(), json!({ "invitedIds": [bob.uid] })),
    )
    .await;
    assert_eq!(
        server
            .notification_kinds(&bob)
            .await
            .first()
            .map(String::as_str),
        Some("hangoutInvited")
    );
    join(&server, &bob, &id).await;
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    assert_eq!(
        server
            .error_of("joinHangout", &bob, json!({ "id": id }))
            .await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn reminders_go_to_those_who_have_not_answered_and_not_too_often() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, code) = make(&server, &ada, poll()).await;
    join(&server, &bob, &code).await;
    join(&server, &eve, &code).await;
    vote(&server, &bob, &id, json!({ "fri": "yes" })).await;
    let which = json!({ "hangoutId": id });
    assert_eq!(
        server.execute("remindHangout", &ada, which.clone()).await["reminded"],
        1
    );
    assert_eq!(server.notification_kinds(&eve).await, ["hangoutReminder"]);
    let reply = server.try_execute("remindHangout", &ada, which).await;
    assert_eq!(reply.error(), "429 RESOURCE_EXHAUSTED tooSoon");
    assert_eq!(reply.json()["error"]["details"]["retryAfterS"], 43_200);
}

#[tokio::test]
async fn a_hangout_that_is_called_off_stays_so() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    join(&server, &bob, &id).await;
    let which = json!({ "hangoutId": id, "reason": "Rain" });
    assert_eq!(
        server.error_of("cancelHangout", &bob, which.clone()).await,
        "403 PERMISSION_DENIED"
    );
    let done = server.execute("cancelHangout", &ada, which.clone()).await;
    assert_eq!(done["hangout"]["data"]["status"], "cancelled");
    assert_eq!(server.notification_kinds(&bob).await, ["hangoutCancelled"]);
    let eve = server.sign_up().await;
    for (name, by, more) in [
        ("cancelHangout", &ada, json!({})),
        ("editHangout", &ada, json!({ "title": "x" })),
        ("remindHangout", &ada, json!({})),
        ("rotateInvite", &ada, json!({})),
        ("rsvpHangout", &bob, json!({ "rsvp": "going" })),
        ("joinHangout", &eve, json!({ "id": id })),
        ("closePoll", &ada, json!({})),
        ("finishHangout", &ada, json!({ "attended": [] })),
    ] {
        let refused = server
            .error_of(name, by, with(json!({ "hangoutId": id }), more))
            .await;
        assert_eq!(refused, "400 FAILED_PRECONDITION closed", "{name}");
    }
}

#[tokio::test]
async fn comments_are_for_members_and_taken_away_by_their_author_or_a_host() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    let say = json!({ "hangoutId": id, "text": "Who has a towel?" });
    assert_eq!(
        server.error_of("commentHangout", &bob, say.clone()).await,
        "403 PERMISSION_DENIED"
    );
    join(&server, &bob, &id).await;
    join(&server, &eve, &id).await;
    let said = server.execute("commentHangout", &bob, say).await;
    let comment = json!({ "commentId": said["comment"]["id"] });
    assert_eq!(
        server
            .error_of("removeHangoutComment", &eve, comment.clone())
            .await,
        "403 PERMISSION_DENIED"
    );
    server
        .execute("removeHangoutComment", &ada, comment.clone())
        .await;
    assert_eq!(
        server.error_of("removeHangoutComment", &bob, comment).await,
        "404 NOT_FOUND"
    );
    let silent = json!({ "hangoutId": id, "text": " " });
    assert_eq!(
        server.error_of("commentHangout", &bob, silent).await,
        "400 INVALID_ARGUMENT"
    );
}

#[tokio::test]
async fn who_was_there_has_points_when_they_were_three() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    join(&server, &bob, &id).await;
    join(&server, &eve, &id).await;
    let ids = [&ada, &bob, &eve].map(|person| format!("{id}_{}", person.uid));
    let finish = json!({ "hangoutId": id, "attended": ids });
    assert_eq!(
        server.error_of("finishHangout", &ada, finish.clone()).await,
        "400 FAILED_PRECONDITION notStarted"
    );
    server.advance(HOUR * 24 * 7);
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    let unknown = json!({ "hangoutId": id, "attended": ["nobody"] });
    assert_eq!(
        server.error_of("finishHangout", &ada, unknown).await,
        "404 NOT_FOUND"
    );
    let done = server.execute("finishHangout", &ada, finish).await;
    assert_eq!(done["hangout"]["data"]["status"], "done");
    for (person, points) in [(&ada, 20), (&bob, 15)] {
        let explained = server.call("explainScore", Some(person), json!({})).await;
        assert_eq!(explained.json()["result"]["points"], points);
    }
}

#[tokio::test]
async fn finishing_early_says_when_the_points_come_and_gives_them_then() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    join(&server, &bob, &id).await;
    join(&server, &eve, &id).await;
    let pressed = |people: &[&Actor]| {
        let ids: Vec<_> = people
            .iter()
            .map(|one| format!("{id}_{}", one.uid))
            .collect();
        json!({ "hangoutId": id, "attended": ids })
    };
    // It is ten on that day. It began at nine and has no end, so it takes two hours.
    server.advance(HOUR * (24 * 6 + 10));
    let ada = server.sign_in(&ada).await;
    let read = async |by: &Actor| {
        let read = json!({ "id": id });
        server.execute("readInvitation", by, read).await["pointsFrom"].clone()
    };
    let end = json!("2026-03-07T11:00:00.000Z");
    assert_eq!(read(&ada).await, end);
    assert_eq!(
        read(&server.sign_in(&bob).await).await,
        Value::Null,
        "for hosts"
    );
    for _ in 0..2 {
        let done = server
            .execute("finishHangout", &ada, pressed(&[&ada, &bob, &eve]))
            .await;
        assert_eq!((&done["points"], &done["pointsFrom"]), (&Value::Null, &end));
        assert_eq!(done["hangout"]["data"]["pointsFrom"], end);
    }
    server.advance(HOUR);
    let ada = server.sign_in(&ada).await;
    assert_eq!(read(&ada).await, end);
    let done = server
        .execute("finishHangout", &ada, pressed(&[&ada]))
        .await;
    assert_eq!(
        (&done["points"]["points"], &done["pointsFrom"]),
        (&json!(20), &Value::Null)
    );
    assert_eq!(read(&ada).await, Value::Null);
    let bob = server.sign_in(&bob).await;
    let explained = server.call("explainScore", Some(&bob), json!({})).await;
    assert_eq!(explained.json()["result"]["points"], 15);
    assert_eq!(
        server
            .error_of("finishHangout", &ada, pressed(&[&ada]))
            .await,
        "400 FAILED_PRECONDITION closed"
    );
}

#[tokio::test]
async fn guests_do_not_make_a_hangout_worth_points() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, code) = make(&server, &ada, fixed()).await;
    join(&server, &bob, &id).await;
    let mut ids = vec![
        json!(format!("{id}_{}", ada.uid)),
        json!(format!("{id}_{}", bob.uid)),
    ];
    for name in ["Otto", "Paula"] {
        let guest = json!({ "code": code, "guestName": name });
        let joined = as_guest(&server, "joinHangout", guest).await;
        ids.push(joined.json()["result"]["member"]["id"].clone());
    }
    server.advance(HOUR * 24 * 7);
    let ada = server.sign_in(&ada).await;
    let finish = json!({ "hangoutId": id, "attended": ids });
    let done = server.execute("finishHangout", &ada, finish).await;
    assert_eq!(done["points"], Value::Null, "two have an account");
}

#[tokio::test]
async fn a_host_who_leaves_for_good_hands_over_or_takes_the_hangout_along() {
    let server = TestServer::start().await;
    let (ada, bob) = (server.sign_up_as("ada").await, server.sign_up().await);
    server.befriend(&ada, &bob).await;
    let (shared, _) = make(
        &server,
        &ada,
        with(fixed(), json!({ "coHosts": [bob.uid] })),
    )
    .await;
    let (alone, _) = make(&server, &ada, fixed()).await;
    for id in [&shared, &alone] {
        join(&server, &bob, id).await;
        let say = json!({ "hangoutId": id, "text": "See you" });
        server.execute("commentHangout", &ada, say).await;
    }
    let leave = json!({ "user_name": "ada", "password": PASSWORD });
    let left = server.call("deleteNow", Some(&ada), leave).await;
    assert_eq!(left.status, 200, "{left:?}");
    let hangout = server
        .read(&format!("/v1/hangouts/{shared}"), Some(&bob))
        .await;
    assert_eq!(
        (&hangout["hostId"], &hangout["coHosts"]),
        (&json!(bob.uid), &json!([]))
    );
    let comments = format!("/v1/hangoutComments?hangoutId={shared}");
    let comments = server.read(&comments, Some(&bob)).await;
    let comment = &comments["documents"][0]["data"];
    assert_eq!(
        (&comment["name"], &comment["authorId"]),
        (&json!("deleted person"), &Value::Null)
    );
    assert_eq!(
        server
            .read(&format!("/v1/hangouts/{alone}"), Some(&bob))
            .await,
        Value::Null
    );
    let title = json!({ "hangoutId": shared, "title": "Swimming with me" });
    server.execute("editHangout", &bob, title).await;
}

#[tokio::test]
async fn nobody_writes_a_hangout_as_a_document() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, _) = make(&server, &ada, fixed()).await;
    let path = format!("/v1/hangouts/{id}");
    let done = json!({ "status": "done" });
    let reply = server
        .request(Method::PATCH, &path, Some(&ada), Some(&done))
        .await;
    assert_eq!(reply.status, 403);
}

#[tokio::test]
async fn whoever_is_told_a_date_hears_which_and_what_they_answered() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, code) = make(&server, &ada, poll()).await;
    for (member, answer) in [(&bob, "yes"), (&eve, "no")] {
        join(&server, member, &code).await;
        vote(&server, member, &id, json!({ "sat": answer })).await;
    }
    let choose = json!({ "hangoutId": id, "optionId": "sat" });
    server.execute("scheduleHangout", &ada, choose).await;
    for (member, answer) in [(&bob, "going"), (&eve, "no")] {
        let path = format!("/v1/notifications?uid={}", member.uid);
        let told = server.read(&path, Some(member)).await["documents"][0]["data"].clone();
        assert_eq!(
            (&told["startsAt"], &told["answer"]),
            (&json!("2026-03-07T18:00:00.000Z"), &json!(answer))
        );
    }
}

#[tokio::test]
async fn somebody_in_it_can_be_needed_or_host_it_too_without_being_a_friend() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, code) = make(&server, &ada, poll()).await;
    join(&server, &bob, &code).await;
    for field in ["coHosts", "neededIds"] {
        let name = |uid: &str| json!({ "hangoutId": id, field: [uid] });
        server.execute("editHangout", &ada, name(&bob.uid)).await;
        assert_eq!(
            server.error_of("editHangout", &ada, name(&eve.uid)).await,
            "400 FAILED_PRECONDITION notFriends"
        );
    }
}

#[tokio::test]
async fn people_mute_kinds_of_notifications_and_single_hangouts() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (loud, code) = make(&server, &ada, poll()).await;
    let (quiet, _) = make(&server, &ada, poll()).await;
    let prefs = json!({ "prefs": { "mutedHangouts": [quiet], "mutedNotifications": ["dates"] } });
    let path = format!("/v1/users/{}", ada.uid);
    let patched = server
        .request(Method::PATCH, &path, Some(&ada), Some(&prefs))
        .await;
    assert_eq!(patched.status, 200, "{patched:?}");
    join(&server, &bob, &code).await;
    let edit = json!({ "hangoutId": loud, "coHosts": [bob.uid] });
    server.execute("editHangout", &ada, edit).await;
    let choose = json!({ "hangoutId": loud, "optionId": "sat" });
    server.execute("scheduleHangout", &bob, choose).await;
    let link = server
        .read(&format!("/v1/hangouts/{quiet}"), Some(&ada))
        .await;
    join(&server, &bob, &text(&link["inviteToken"])).await;
    assert_eq!(server.notification_kinds(&ada).await, ["hangoutJoined"]);
    let wrong = json!({ "prefs": { "mutedNotifications": ["everything"] } });
    let refused = server
        .request(Method::PATCH, &path, Some(&ada), Some(&wrong))
        .await;
    assert_eq!(refused.status, 400, "{refused:?}");
}
