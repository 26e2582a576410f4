//! What those who run this do, and that nobody else does.

use serde_json::{Value, json};
use storage_api_testing::{Actor, TestServer};

#[tokio::test]
async fn these_functions_are_refused_to_everybody_else() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let judge = json!({ "pointsId": "x", "reason": "x" });
    let roles = json!({ "uid": ada.uid, "roles": ["admin"] });
    let opinion = json!({ "questId": "x", "opinion": "approve" });
    for (name, data) in [
        ("setRole", roles),
        ("voidPoints", judge.clone()),
        ("releasePoints", judge),
        ("reviewQuest", opinion),
        ("audit", json!({})),
        ("backupNow", json!({})),
        ("restoreCheck", json!({})),
    ] {
        assert_eq!(
            server.error_of(name, &ada, data.clone()).await,
            "403 PERMISSION_DENIED",
            "{name}"
        );
        let nobody = server.call(name, None, data).await;
        assert_eq!(nobody.error(), "401 UNAUTHENTICATED", "{name}");
    }
}

#[tokio::test]
async fn points_are_taken_back_by_a_line_of_their_own_and_reports_are_settled() {
    let mut server = TestServer::start().await;
    let root = server.admin().await;
    let ada = server.sign_up().await;
    let list = server.list_with(&ada, 2026, &[("a", "One")]).await;
    let ops = json!([{ "op": "tick", "id": "a", "done": true }]);
    server
        .execute(
            "editBucketItems",
            &ada,
            json!({ "listId": list, "ops": ops }),
        )
        .await;
    let id = format!("{}:itemAlone:{list}.a", ada.uid);
    let bob = server.sign_up().await;
    let flag = json!({ "uid": ada.uid, "pointsId": id, "reason": "It rained" });
    server.execute("flagScore", &bob, flag).await;
    let audit = server.execute("audit", &root, json!({})).await;
    assert_eq!(audit["reports"][0]["data"]["reason"], "It rained");
    let release = json!({ "pointsId": id, "reason": "They were not withheld" });
    assert_eq!(
        server.error_of("releasePoints", &root, release).await,
        "404 NOT_FOUND"
    );
    let silent = json!({ "pointsId": id, "reason": "" });
    assert_eq!(
        server.error_of("voidPoints", &root, silent).await,
        "400 INVALID_ARGUMENT"
    );
    let void = json!({ "pointsId": id, "reason": "It rained that day" });
    let voided = server.execute("voidPoints", &root, void.clone()).await;
    assert_eq!(
        (&voided["line"]["points"], &voided["line"]["voids"]),
        (&json!(-5), &json!(id))
    );
    server.execute("voidPoints", &root, void).await;
    let explained = server.call("explainScore", Some(&ada), json!({})).await;
    let explained = explained.json()["result"].clone();
    assert_eq!(
        (
            &explained["points"],
            explained["lines"].as_array().map(Vec::len)
        ),
        (&json!(0), Some(2))
    );
    let audit = server.execute("audit", &root, json!({})).await;
    assert_eq!(
        (&audit["log"][0]["what"], &audit["reports"]),
        (&json!("voidPoints"), &json!([]))
    );
}

#[tokio::test]
async fn roles_are_given_and_the_last_admin_stays() {
    let mut server = TestServer::start().await;
    let root = server.admin().await;
    let ada = server.sign_up().await;
    let roles = |person: &Actor, roles: Value| json!({ "uid": person.uid, "roles": roles });
    server
        .execute("setRole", &root, roles(&ada, json!(["user", "creator"])))
        .await;
    let seen = server
        .read(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(seen["roles"], json!(["user", "creator"]));
    let king = roles(&ada, json!(["king"]));
    assert_eq!(
        server.error_of("setRole", &root, king).await,
        "400 INVALID_ARGUMENT"
    );
    let own = roles(&root, json!(["user"]));
    assert_eq!(
        server.error_of("setRole", &root, own).await,
        "400 FAILED_PRECONDITION own"
    );
    let nobody = json!({ "uid": "nobody", "roles": [] });
    assert_eq!(
        server.error_of("setRole", &root, nobody).await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn a_backup_is_written_beside_the_running_server_and_read_to_its_end() {
    let mut server = TestServer::start().await;
    let root = server.admin().await;
    assert_eq!(
        server.error_of("restoreCheck", &root, json!({})).await,
        "404 NOT_FOUND"
    );
    let backup = server.execute("backupNow", &root, json!({})).await;
    let checked = server.execute("restoreCheck", &root, json!({})).await;
    assert_eq!(backup, checked);
    let file = backup["file"].as_str().expect("a name");
    let path = server.data().join("backups").join(file);
    let mut bytes = std::fs::read(&path).expect("a file");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, bytes).expect("a damaged file");
    assert_eq!(
        server.error_of("restoreCheck", &root, json!({})).await,
        "500 DATA_LOSS damaged"
    );
}
