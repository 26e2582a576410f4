//! Dates that members of a hangout propose while its poll goes on.
#![expect(
    clippy::too_many_lines,
    reason = "each of these is a story, told from beginning to end"
)]

use serde_json::{Value, json};
use storage_api_testing::{Actor, HOUR, TestServer};

const SUNDAY: &str = "2026-03-08T18:00:00.000Z";

/// Id and code of a new poll.
async fn poll(server: &TestServer, host: &Actor, more: Value) -> (String, String) {
    let mut hangout = json!({
        "title": "Dinner", "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "options": [
            { "id": "fri", "start": "2026-03-06T18:00:00Z" }, { "id": "sat", "start": "2026-03-07T18:00:00Z" },
        ],
    });
    for (name, value) in more.as_object().expect("fields") {
        hangout[name] = value.clone();
    }
    let made = server.execute("createHangout", host, hangout).await;
    let url = made["inviteUrl"].as_str().expect("a url");
    let code = url.split_once('=').expect("a code").1.to_owned();
    (made["id"].as_str().expect("an id").to_owned(), code)
}

/// Adds a guest, and gives their secret.
async fn guest(server: &TestServer, code: &str, name: &str) -> String {
    let data = json!({ "code": code, "guestName": name, "idempotencyKey": format!("join {name}") });
    let joined = server.call("joinHangout", None, data).await.json();
    let url = joined["result"]["editUrl"].as_str().expect("a url");
    url.split_once("k=").expect("a secret").1.to_owned()
}

async fn join(server: &TestServer, by: &Actor, code: &str) {
    server
        .execute("joinHangout", by, json!({ "code": code }))
        .await;
}

/// Starts of the proposals that somebody reads, and whether they are theirs.
async fn read(server: &TestServer, by: Option<&Actor>, id: &str, key: &str) -> Vec<(String, bool)> {
    let data = json!({ "id": id, "key": key });
    let reply = server.call("readInvitation", by, data).await.json();
    let proposals = reply["result"]["proposals"].as_array().expect("proposals");
    let proposal = |one: &Value| {
        (
            one["start"].as_str().expect("a start").to_owned(),
            one["isMine"] == true,
        )
    };
    proposals.iter().map(proposal).collect()
}

#[tokio::test]
async fn a_member_proposes_a_date_and_the_host_takes_it_into_the_poll() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    for person in [&bob, &eve] {
        join(&server, person, &code).await;
    }
    let vote = json!({ "hangoutId": id, "votes": { "fri": "no" } });
    server.execute("voteHangout", &eve, vote).await;
    let propose =
        json!({ "hangoutId": id, "start": "2026-03-08T19:00:00+01:00", "durationMin": 90 });
    let proposed = server.execute("proposeOption", &bob, propose.clone()).await;
    let proposal = &proposed["proposal"];
    assert_eq!(proposal["start"], SUNDAY);
    assert_eq!(
        (&proposal["durationMin"], &proposal["isMine"]),
        (&json!(90), &json!(true))
    );
    assert_eq!(
        server.error_of("proposeOption", &eve, propose).await,
        "409 ALREADY_EXISTS sameDate"
    );
    assert_eq!(
        read(&server, Some(&eve), &id, "").await,
        [(SUNDAY.to_owned(), false)]
    );
    assert_eq!(
        read(&server, None, &code, "").await,
        [],
        "not for who has the link alone"
    );
    let kinds = server.notification_kinds(&ada).await;
    assert!(
        kinds.contains(&"hangoutDateProposed".to_owned()),
        "{kinds:?}"
    );
    let accept = json!({ "hangoutId": id, "proposalId": proposal["id"], "answer": "accept" });
    assert_eq!(
        server
            .error_of("answerProposal", &eve, accept.clone())
            .await,
        "403 PERMISSION_DENIED"
    );
    let answered = server.execute("answerProposal", &ada, accept.clone()).await;
    assert_eq!(answered["proposals"], json!([]));
    let hangout = server.read(&format!("/v1/hangouts/{id}"), Some(&bob)).await;
    assert_eq!(
        hangout["options"][2],
        json!({ "id": proposal["id"], "start": SUNDAY, "durationMin": 90 })
    );
    let path = format!("/v1/hangoutMembers/{id}_{}", bob.uid);
    let member = server.read(&path, Some(&bob)).await;
    assert_eq!(
        member["votes"][proposal["id"].as_str().expect("an id")],
        "yes"
    );
    assert_eq!(
        server.notification_kinds(&bob).await,
        ["hangoutProposalAccepted"]
    );
    assert_eq!(server.notification_kinds(&eve).await, ["hangoutDateAdded"]);
    assert_eq!(
        server.error_of("answerProposal", &ada, accept).await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn a_guest_proposes_takes_back_and_is_declined() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let (zoe, otis) = (
        guest(&server, &code, "Zoe").await,
        guest(&server, &code, "Otis").await,
    );
    let propose = async |day: u32, key: &str| {
        let start = format!("2026-03-{day}T18:00:00Z");
        let data = json!({
            "hangoutId": id, "start": start, "key": key, "idempotencyKey": format!("{day} {}", &key[..30]),
        });
        server.call("proposeOption", None, data).await
    };
    let first = propose(10, &zoe).await.json()["result"]["proposal"]["id"].clone();
    let others =
        json!({ "hangoutId": id, "proposalId": first, "key": otis, "idempotencyKey": "take 1" });
    assert_eq!(
        server.call("withdrawProposal", None, others).await.error(),
        "404 NOT_FOUND"
    );
    let own =
        json!({ "hangoutId": id, "proposalId": first, "key": zoe, "idempotencyKey": "take 2" });
    let left = server.call("withdrawProposal", None, own).await.json();
    assert_eq!(left["result"]["proposals"], json!([]));
    let mut second = Value::Null;
    for day in [11, 12, 13] {
        second = propose(day, &zoe).await.json()["result"]["proposal"]["id"].clone();
    }
    assert_eq!(
        propose(14, &zoe).await.error(),
        "429 RESOURCE_EXHAUSTED proposals"
    );
    let decline = json!({ "hangoutId": id, "proposalId": second, "answer": "decline" });
    server.execute("answerProposal", &ada, decline).await;
    assert_eq!(propose(14, &zoe).await.status, 200);
    let leave = json!({ "hangoutId": id, "key": zoe, "idempotencyKey": "leave" });
    server.call("leaveHangout", None, leave).await;
    assert_eq!(
        read(&server, Some(&ada), &id, "").await,
        [],
        "they go with who made them"
    );
}

#[tokio::test]
async fn proposals_end_with_the_poll_and_where_the_host_takes_none() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let eve = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({ "hideVotes": true })).await;
    for person in [&bob, &eve] {
        join(&server, person, &code).await;
    }
    let propose = json!({ "hangoutId": id, "start": SUNDAY });
    let error =
        async |by: &Actor, data: &Value| server.error_of("proposeOption", by, data.clone()).await;
    for (by, data, refused) in [
        (&ada, propose.clone(), "400 FAILED_PRECONDITION host"),
        (
            &bob,
            json!({ "hangoutId": id, "start": "2026-02-01T18:00:00Z" }),
            "400 INVALID_ARGUMENT pastOption",
        ),
        (
            &bob,
            json!({ "hangoutId": id, "start": "soon" }),
            "400 INVALID_ARGUMENT",
        ),
        (
            &bob,
            json!({ "hangoutId": id, "start": SUNDAY, "durationMin": 0 }),
            "400 INVALID_ARGUMENT",
        ),
        (
            &bob,
            json!({ "hangoutId": id, "start": "2026-03-06T19:00:00+01:00" }),
            "409 ALREADY_EXISTS sameDate",
        ),
    ] {
        assert_eq!(error(by, &data).await, refused, "{data}");
    }
    server.execute("proposeOption", &bob, propose.clone()).await;
    assert_eq!(
        read(&server, Some(&eve), &id, "").await,
        [],
        "votes are hidden"
    );
    assert_eq!(
        read(&server, Some(&bob), &id, "").await,
        [(SUNDAY.to_owned(), true)]
    );
    assert_eq!(
        read(&server, Some(&ada), &id, "").await,
        [(SUNDAY.to_owned(), false)]
    );
    let seen = server
        .read(&format!("/v1/hangoutMembers/{id}_{}", bob.uid), Some(&eve))
        .await;
    assert_eq!(
        (&seen["proposals"], &seen["name"]),
        (&Value::Null, &json!("Somebody"))
    );
    let other = json!({ "hangoutId": id, "start": "2026-03-09T18:00:00Z" });
    let edit = json!({ "hangoutId": id, "noProposals": true });
    server.execute("editHangout", &ada, edit).await;
    assert_eq!(
        error(&bob, &other).await,
        "400 FAILED_PRECONDITION proposalsClosed"
    );
    let edit = json!({ "hangoutId": id, "noProposals": false });
    server.execute("editHangout", &ada, edit).await;
    server
        .execute("closePoll", &ada, json!({ "hangoutId": id }))
        .await;
    assert_eq!(
        error(&bob, &other).await,
        "400 FAILED_PRECONDITION deadline"
    );
    server.advance(HOUR * 24 * 8);
    let ada = server.sign_in(&ada).await;
    assert_eq!(
        read(&server, Some(&ada), &id, "").await,
        [],
        "the date is over"
    );
}
