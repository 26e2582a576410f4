//! "Me too" on somebody's list, said by friends with and without an account.

use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer, text};

const GUEST: &str = "0123456789abcdef0123456789abcdef";

/// Ada's list of two wishes, and the secret of its link.
async fn shared(server: &TestServer, ada: &Actor) -> (String, String) {
    let list = server
        .list_with(ada, 2026, &[("whales", "See the whales"), ("lake", "Lake")])
        .await;
    let share = json!({ "type": "bucketList", "id": list, "visibility": "link" });
    let shared = server.execute("setShare", ada, share).await;
    let url = text(&shared["url"]);
    let key = url.split_once("?k=").expect("a secret").1.to_owned();
    (list, key)
}

fn wanted((list, key): &(String, String), item: &str, name: &str) -> Value {
    json!({
        "listId": list, "itemId": item, "key": key, "guestName": name, "guestSecret": GUEST,
        "idempotencyKey": format!("{item} {name}"),
    })
}

async fn seen(server: &TestServer, by: &Actor) -> Vec<Value> {
    let path = format!("/v1/meToos?ownerId={}", by.uid);
    let found = server.read(&path, Some(by)).await;
    let documents = found["documents"].as_array().expect("documents").iter();
    documents.map(|document| document["data"].clone()).collect()
}

async fn told(server: &TestServer, by: &Actor) -> Vec<Value> {
    let path = format!("/v1/notifications?uid={}", by.uid);
    let found = server.read(&path, Some(by)).await;
    let documents = found["documents"].as_array().expect("documents").iter();
    documents.map(|document| document["data"].clone()).collect()
}

#[tokio::test]
async fn a_guest_says_so_by_name_and_the_owner_sees_and_hears_it_once() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let list = shared(&server, &ada).await;
    for item in ["whales", "lake"] {
        let added = server
            .call("addMeToo", None, wanted(&list, item, "Kim"))
            .await;
        assert_eq!(added.status, 200, "{added:?}");
    }
    let again = wanted(&list, "whales", "Kim Lee");
    server.call("addMeToo", None, again).await;
    let found = seen(&server, &ada).await;
    assert_eq!(found.len(), 2, "once for each wish: {found:?}");
    assert!(found.iter().any(|one| one["name"] == "Kim Lee"));
    assert!(found.iter().all(|one| one["guest"].is_null()));
    let told = told(&server, &ada).await;
    assert_eq!(told.len(), 1, "one notification until it is read: {told:?}");
    assert_eq!(
        (&told[0]["kind"], &told[0]["count"]),
        (&json!("meToo"), &json!(2))
    );
    assert_eq!(told[0]["title"], "See the whales");
}

#[tokio::test]
async fn who_has_no_link_or_no_name_is_refused() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let list = shared(&server, &ada).await;
    let guessed = (list.0.clone(), "guessed".to_owned());
    let nobody = server
        .call("addMeToo", None, wanted(&guessed, "lake", "Kim"))
        .await;
    assert_eq!(nobody.status, 404);
    let unnamed = server
        .call("addMeToo", None, wanted(&list, "lake", " "))
        .await;
    assert_eq!(
        unnamed.json()["error"]["details"]["fields"][0]["field"],
        "guestName"
    );
    let absent = server
        .call("addMeToo", None, wanted(&list, "moon", "Kim"))
        .await;
    assert_eq!(absent.status, 404);
    let mut short = wanted(&list, "lake", "Kim");
    short["guestSecret"] = json!("short");
    assert_eq!(server.call("addMeToo", None, short).await.status, 400);
    let own = json!({ "listId": list.0, "itemId": "lake" });
    let own = server.try_execute("addMeToo", &ada, own).await;
    assert_eq!(own.error(), "400 FAILED_PRECONDITION own");
    assert!(seen(&server, &ada).await.is_empty());
    let path = format!("/v1/meToos?ownerId={}", ada.uid);
    assert_eq!(server.get(&path, Some(&eve)).await.status, 403);
}

#[tokio::test]
async fn it_is_taken_back_by_the_guests_device_and_by_the_owner() {
    let server = TestServer::start().await;
    let [ada, eve] = server.actors().await;
    let list = shared(&server, &ada).await;
    let mut ids = Vec::new();
    for item in ["whales", "lake"] {
        let added = server
            .call("addMeToo", None, wanted(&list, item, "Kim"))
            .await;
        ids.push(text(&added.json()["result"]["id"]));
    }
    let remove = |id: &str, secret: &str| json!({ "id": id, "guestSecret": secret, "idempotencyKey": secret });
    let other = "another-guest-with-32-characters-or-more";
    let refused = server
        .call("removeMeToo", None, remove(&ids[0], other))
        .await;
    assert_eq!(refused.status, 404);
    let refused = server
        .try_execute("removeMeToo", &eve, json!({ "id": ids[0] }))
        .await;
    assert_eq!(refused.status, 404);
    let removed = server
        .call("removeMeToo", None, remove(&ids[0], GUEST))
        .await;
    assert_eq!(removed.status, 200, "{removed:?}");
    assert_eq!(told(&server, &ada).await[0]["count"], 1);
    server
        .execute("removeMeToo", &ada, json!({ "id": ids[1] }))
        .await;
    assert!(seen(&server, &ada).await.is_empty());
    assert!(
        told(&server, &ada).await.is_empty(),
        "nothing is left to tell"
    );
}

#[tokio::test]
async fn it_stays_when_the_guest_signs_up_and_goes_with_the_account_or_a_block() {
    let server = TestServer::start().await;
    let [ada, kim] = server.actors_named(["ada", "kim"]).await;
    let list = shared(&server, &ada).await;
    server
        .call("addMeToo", None, wanted(&list, "lake", "K."))
        .await;
    let claim = json!({ "guestSecret": GUEST });
    let claimed = server.execute("claimMeToos", &kim, claim.clone()).await;
    assert_eq!(claimed["claimed"], 1);
    assert_eq!(
        server.execute("claimMeToos", &kim, claim).await["claimed"],
        0
    );
    assert_eq!(seen(&server, &ada).await[0]["userId"], kim.uid);
    assert_eq!(told(&server, &ada).await[0]["from"], kim.uid);
    let mine = format!("/v1/meToos?userId={}", kim.uid);
    let mine = server.read(&mine, Some(&kim)).await;
    assert_eq!(mine["documents"].as_array().map(Vec::len), Some(1));
    server
        .execute("block", &ada, json!({ "uid": kim.uid }))
        .await;
    assert!(seen(&server, &ada).await.is_empty());
}

#[tokio::test]
async fn a_list_takes_no_more_names_than_fit_and_takes_them_along_when_it_goes() {
    let server = TestServer::start_with(&["--sign-ins-per-minute", "1000"]).await;
    let ada = server.sign_up().await;
    let list = shared(&server, &ada).await;
    for n in 0..50 {
        let mut one = wanted(&list, "lake", &format!("Guest {n}"));
        one["guestSecret"] = json!(format!("{GUEST}{n}"));
        let added = server.call("addMeToo", None, one).await;
        assert_eq!(added.status, 200, "{n}: {added:?}");
    }
    let crowded = server
        .call("addMeToo", None, wanted(&list, "lake", "Kim"))
        .await;
    assert_eq!(crowded.error(), "429 RESOURCE_EXHAUSTED crowded");
    let path = format!("/v1/bucketLists/{}", list.0);
    server
        .request(http::Method::DELETE, &path, Some(&ada), None)
        .await;
    assert!(seen(&server, &ada).await.is_empty());
}

#[tokio::test]
async fn who_may_read_a_list_learns_the_name_of_the_person_behind_it() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let (list, key) = shared(&server, &ada).await;
    let asked = |key: &str| json!({ "listId": list, "key": key });
    let owner = server.call("readListOwner", None, asked(&key)).await;
    let user = server
        .read(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(owner.json()["result"]["name"], user["name"]);
    assert_eq!(
        server
            .call("readListOwner", None, asked("guessed"))
            .await
            .status,
        404
    );
}
