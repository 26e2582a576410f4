//! Friends, requests, links and blocks.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, Events, Reply, TestServer};
use wasm_core::domain::friendship_id;

async fn sees(server: &TestServer, by: &Actor, whom: &Actor) -> Value {
    let reply = server
        .get(&format!("/v1/users/{}", whom.uid), Some(by))
        .await;
    if reply.status == 200 {
        reply.json()
    } else {
        Value::Null
    }
}

async fn answer(server: &TestServer, by: &Actor, request: &Value, answer: &str) -> Reply {
    let data = json!({ "requestId": request["request"]["id"], "answer": answer });
    server.try_execute("answerFriendRequest", by, data).await
}

#[tokio::test]
async fn a_request_is_accepted_and_friends_see_each_others_card() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    let asked = server
        .execute(
            "sendFriendRequest",
            &ada,
            json!({ "user_name": "@bob", "message": "It is me" }),
        )
        .await;
    assert_eq!(asked["request"]["data"]["status"], "pending");
    assert_eq!(asked["friendship"], Value::Null);
    let waiting = server
        .get(&format!("/v1/friendRequests?to={}", bob.uid), Some(&bob))
        .await
        .json();
    let request = &waiting["documents"][0]["data"];
    assert_eq!(request["message"], "It is me");
    let names = ["fromName", "fromUserName", "toUserName"].map(|field| &request[field]);
    assert_eq!(
        names,
        ["Somebody", "ada", "bob"],
        "who asks says who they are"
    );
    assert_eq!(
        answer(&server, &ada, &asked, "accept").await.error(),
        "404 NOT_FOUND"
    );
    assert_eq!(sees(&server, &bob, &ada).await, Value::Null);
    let accepted = answer(&server, &bob, &asked, "accept").await.json();
    assert_eq!(accepted["result"]["request"]["data"]["status"], "accepted");
    assert_eq!(
        accepted["result"]["friendship"]["data"]["since"],
        "2026-03-01T00:00:00.000Z"
    );
    let (card, own) = (
        sees(&server, &bob, &ada).await,
        sees(&server, &ada, &ada).await,
    );
    assert_eq!(card, json!({ "user_name": "ada", "name": "Somebody" }));
    assert!(!own["createdAt"].is_null());
    let again = server
        .execute("sendFriendRequest", &bob, json!({ "uid": ada.uid }))
        .await;
    assert!(
        !again["friendship"].is_null(),
        "who is a friend already is told so"
    );
}

#[tokio::test]
async fn crossed_requests_make_friends_whoever_comes_first() {
    let server = TestServer::start().await;
    for _ in 0..8 {
        let [ada, bob] = server.actors().await;
        let (one, other) = futures_util::future::join(
            server.execute("sendFriendRequest", &ada, json!({ "uid": bob.uid })),
            server.execute("sendFriendRequest", &bob, json!({ "uid": ada.uid })),
        )
        .await;
        let friendships = [&one, &other]
            .iter()
            .filter(|bond| !bond["friendship"].is_null())
            .count();
        assert_eq!(friendships, 1, "{one} {other}");
        assert_ne!(sees(&server, &ada, &bob).await, Value::Null);
    }
}

#[tokio::test]
async fn a_request_is_taken_back_declined_or_runs_out() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let ask = json!({ "uid": bob.uid });
    let asked = server.execute("sendFriendRequest", &ada, ask.clone()).await;
    assert_eq!(answer(&server, &ada, &asked, "cancel").await.status, 200);
    assert_eq!(
        answer(&server, &bob, &asked, "accept").await.error(),
        "400 FAILED_PRECONDITION cancelled"
    );
    let asked = server.execute("sendFriendRequest", &ada, ask.clone()).await;
    assert_eq!(answer(&server, &bob, &asked, "decline").await.status, 200);
    assert_eq!(
        answer(&server, &bob, &asked, "decline").await.status,
        200,
        "said twice is said once"
    );
    let pester = server
        .try_execute("sendFriendRequest", &ada, ask.clone())
        .await;
    assert_eq!(pester.error(), "400 FAILED_PRECONDITION declined");
    server.advance(DAY * 31);
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    let asked = server.execute("sendFriendRequest", &ada, ask).await;
    server.advance(DAY * 31);
    let bob = server.sign_in(&bob).await;
    assert_eq!(
        answer(&server, &bob, &asked, "accept").await.error(),
        "400 FAILED_PRECONDITION expired"
    );
}

/// Ada with a public profile and a public list that Eve edits with her, until she blocks Eve.
async fn blocked(server: &TestServer) -> (Actor, Actor, String) {
    let ada = server.sign_up_as("ada").await;
    let eve = server.sign_up_as("eve").await;
    server.befriend(&ada, &eve).await;
    let list = server.list(&ada, 2026).await;
    let open =
        json!({ "type": "bucketList", "id": list, "visibility": "public", "editors": [eve.uid] });
    server.execute("setShare", &ada, open).await;
    let public = json!({ "prefs": { "profileVisibility": "public" } });
    let path = format!("/v1/users/{}", ada.uid);
    let patched = server.request(Method::PATCH, &path, Some(&ada), Some(&public));
    assert_eq!(patched.await.status, 200);
    server
        .execute("block", &ada, json!({ "uid": eve.uid }))
        .await;
    (ada, eve, list)
}

#[tokio::test]
async fn to_a_blocked_person_everything_is_as_if_it_were_not_there() {
    let server = TestServer::start().await;
    let (ada, eve, list) = blocked(&server).await;
    let friendship = friendship_id(&ada.uid, &eve.uid);
    let nowhere = server.get("/v1/bucketLists/nothing", Some(&eve)).await;
    for path in [
        format!("/v1/users/{}", ada.uid),
        format!("/v1/bucketLists/{list}"),
        format!("/v1/bucketListMeta/{list}"),
        format!("/v1/friendships/{friendship}"),
        format!("/v1/blocks/{}_{}", ada.uid, eve.uid),
    ] {
        let there = server.get(&path, Some(&eve)).await;
        assert_eq!(there.status, 404, "{path}");
        assert_eq!(there.json(), nowhere.json(), "{path}");
    }
    let path = format!("/v1/blocks?whom={}", eve.uid);
    assert_eq!(server.get(&path, Some(&eve)).await.status, 403);
    let add = json!({ "op": "add", "activity": { "id": "a", "title": "A" } });
    let edit = json!({ "listId": list, "ops": [add] });
    let edited = server.error_of("editBucketItems", &eve, edit).await;
    assert_eq!(edited, "404 NOT_FOUND");
}

#[tokio::test]
async fn who_is_blocked_and_asks_to_be_friends_learns_nothing() {
    let server = TestServer::start().await;
    let (ada, eve, _) = blocked(&server).await;
    let ask = async |name: &str| {
        let data = json!({ "user_name": name });
        let reply = server.try_execute("sendFriendRequest", &eve, data).await;
        (reply.status, reply.json())
    };
    assert_eq!(ask("ada").await, ask("nobody").await);
    let asks = json!({ "uid": eve.uid });
    let asks = server.error_of("sendFriendRequest", &ada, asks).await;
    assert_eq!(asks, "400 FAILED_PRECONDITION blocked");
}

#[tokio::test]
async fn a_block_is_taken_back_and_what_it_ended_does_not_begin_again() {
    let server = TestServer::start().await;
    let (ada, eve, list) = blocked(&server).await;
    let path = format!("/v1/blocks?by={}", ada.uid);
    let own = server.read(&path, Some(&ada)).await;
    assert_eq!(own["documents"][0]["data"]["user_name"], "eve");
    let whom = json!({ "uid": eve.uid });
    server.execute("unblock", &ada, whom).await;
    let path = format!("/v1/bucketLists/{list}");
    assert_eq!(server.get(&path, Some(&eve)).await.status, 200);
    let path = format!("/v1/bucketListMeta/{list}");
    let meta = server.read(&path, Some(&ada)).await;
    assert_eq!(meta["editors"], json!([]));
}

#[tokio::test]
async fn a_live_stream_loses_what_a_friend_may_see_no_more_and_gets_it_back() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let list = server.list(&ada, 2026).await;
    let topics = format!(
        "/v1/live?topic=bucketLists/{list}&topic=bucketLists%3FuserId%3D{}",
        ada.uid
    );
    let mut events = Events::new(server.open(&topics, Some(&bob), &[]).await);
    assert_eq!(events.next().await.data["data"], Value::Null);
    assert_eq!(events.next().await.data["documents"], json!([]));
    server.befriend(&ada, &bob).await;
    for _ in 0..2 {
        let event = events.next().await;
        assert_eq!(
            (event.data["id"].clone(), event.data["data"]["year"].clone()),
            (json!(list), json!(2026))
        );
    }
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    for _ in 0..2 {
        let event = events.next().await;
        assert_eq!(
            (event.name.as_str(), &event.data["data"]),
            ("change", &Value::Null)
        );
    }
}

#[tokio::test]
async fn a_link_shows_who_invites_and_makes_friends() {
    let server = TestServer::start().await;
    let (ada, bob, eve) = (
        server.sign_up_as("ada").await,
        server.sign_up().await,
        server.sign_up().await,
    );
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    let code = link["code"].as_str().expect("a code");
    assert_eq!(link["url"], format!("/app/join?code={code}"));
    let redeem = json!({ "code": code });
    let shown = server
        .call("redeemInvite", None, redeem.clone())
        .await
        .json()["result"]
        .clone();
    assert_eq!(
        shown,
        json!({
            "status": "invited", "position": null, "by": { "user_name": "ada", "name": "Somebody" },
            "asksFirst": false, "friendship": null, "request": null,
        })
    );
    for _ in 0..2 {
        let joined = server
            .call("redeemInvite", Some(&bob), redeem.clone())
            .await
            .json();
        assert!(!joined["result"]["friendship"].is_null(), "{joined}");
    }
    assert_eq!(
        server
            .call("redeemInvite", Some(&ada), redeem.clone())
            .await
            .error(),
        "400 FAILED_PRECONDITION own"
    );
    server.execute("createFriendLink", &ada, json!({})).await;
    assert_eq!(
        server
            .call("redeemInvite", Some(&eve), redeem)
            .await
            .error(),
        "404 NOT_FOUND",
        "a new link ends the old one"
    );
}

#[tokio::test]
async fn friend_links_end_with_sign_out_everywhere() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let link = server
        .execute("createFriendLink", &ada, json!({ "maxUses": 50 }))
        .await;
    let ended = server
        .call("signOutEverywhere", Some(&ada), Value::Null)
        .await;
    assert_eq!(ended.status, 200);
    assert_eq!(
        redeem(&server, &bob, &link["code"]).await.error(),
        "404 NOT_FOUND"
    );
}

async fn redeem(server: &TestServer, by: &Actor, code: &Value) -> Reply {
    let asked = json!({ "code": code });
    server.call("redeemInvite", Some(by), asked).await
}

#[tokio::test]
async fn a_link_makes_one_friend_and_everybody_after_asks_first() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors_named(["ada", "bob", "eve"]).await;
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    assert_eq!(link["maxUses"], 1);
    let code = link["code"].clone();
    assert_eq!(redeem(&server, &bob, &code).await.status, 200);
    let shown = server
        .call("redeemInvite", None, json!({ "code": code }))
        .await;
    assert_eq!(shown.json()["result"]["asksFirst"], true);

    for _ in 0..2 {
        let asked = redeem(&server, &eve, &code).await.json()["result"].clone();
        assert_eq!(asked["friendship"], Value::Null);
        let request = &asked["request"]["data"];
        assert_eq!(request["status"], "pending");
        assert_eq!(request["toUserName"], "ada", "the link showed the name");
        assert_eq!(sees(&server, &eve, &ada).await, Value::Null);
    }
    let path = format!("/v1/friendRequests?to={}", ada.uid);
    let waiting = server.read(&path, Some(&ada)).await;
    assert_eq!(waiting["documents"].as_array().map(Vec::len), Some(1));
    let asked = json!({ "request": waiting["documents"][0] });
    assert_eq!(answer(&server, &ada, &asked, "accept").await.status, 200);
    let joined = redeem(&server, &eve, &code).await.json()["result"].clone();
    assert!(!joined["friendship"].is_null(), "{joined}");
}

#[tokio::test]
async fn who_was_declined_cannot_ask_again_by_the_link() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    let code = link["code"].clone();
    assert_eq!(redeem(&server, &bob, &code).await.status, 200);
    let asked = redeem(&server, &eve, &code).await.json()["result"].clone();
    assert_eq!(answer(&server, &ada, &asked, "decline").await.status, 200);
    let again = redeem(&server, &eve, &code).await;
    assert_eq!(again.error(), "400 FAILED_PRECONDITION declined");
}

#[tokio::test]
async fn a_link_for_several_friends_has_a_limit_and_an_end() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let open = json!({ "maxUses": 2, "expires": "2026-03-02T00:00:00.000Z" });
    let link = server.execute("createFriendLink", &ada, open).await;
    assert_eq!(link["expiresAt"], "2026-03-02T00:00:00.000Z");
    let code = link["code"].clone();
    for friend in [&bob, &eve] {
        let joined = redeem(&server, friend, &code).await.json()["result"].clone();
        assert!(!joined["friendship"].is_null(), "{joined}");
    }
    server.advance(DAY);
    let ended = server
        .call("redeemInvite", None, json!({ "code": code }))
        .await;
    assert_eq!(ended.error(), "400 FAILED_PRECONDITION expired");

    let ada = server.sign_in(&ada).await;
    for wrong in [
        json!({ "maxUses": 0 }),
        json!({ "maxUses": 51 }),
        json!({ "expires": "2026-03-01T00:00:00.000Z" }),
        json!({ "expires": "2026-05-01T00:00:00.000Z" }),
    ] {
        let refused = server.try_execute("createFriendLink", &ada, wrong).await;
        assert_eq!(refused.status, 400, "{}", refused.error());
    }
}

#[tokio::test]
async fn who_was_removed_does_not_come_back_by_an_old_link() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let redeem = async |code: &Value, by: &Actor| {
        let asked = json!({ "code": code });
        server.call("redeemInvite", Some(by), asked).await
    };
    for way in [&["removeFriend"][..], &["block", "unblock"]] {
        let link = server.execute("createFriendLink", &ada, json!({})).await;
        assert_eq!(redeem(&link["code"], &bob).await.status, 200);
        for step in way {
            let whom = json!({ "uid": bob.uid });
            server.execute(step, &ada, whom).await;
        }
        let again = redeem(&link["code"], &bob).await;
        assert_eq!(again.error(), "404 NOT_FOUND", "after {way:?}");
        let path = format!("/v1/users/{}", ada.uid);
        assert_eq!(server.get(&path, Some(&bob)).await.status, 404);
        assert_eq!(redeem(&link["code"], &eve).await.status, 200);
        let new = server.execute("createFriendLink", &ada, json!({})).await;
        assert_eq!(redeem(&new["code"], &bob).await.status, 200);
    }
}

#[tokio::test]
async fn a_link_runs_out() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    let redeem = json!({ "code": link["code"] });
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    assert_eq!(
        server
            .call("redeemInvite", Some(&bob), redeem.clone())
            .await
            .error(),
        "404 NOT_FOUND"
    );
    server.advance(DAY * 30);
    assert_eq!(
        server.call("redeemInvite", None, redeem).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
}
