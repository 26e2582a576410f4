//! Functions and commands for admins, which nobody else may call.

use serde_json::{Value, json};
use storage_api::schema::collections::POINTS;
use storage_api_testing::{Actor, PostgresServer, TestServer, run};

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
        ("hideQuest", json!({ "questId": "x", "note": "x" })),
        (
            "decideReport",
            json!({ "flagId": "x", "verdict": "upheld" }),
        ),
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
    let log = audit["log"].as_array().expect("lines");
    let voided = log.iter().find(|line| line["what"] == "voidPoints");
    assert_eq!(voided.expect("a line")["about"], id);
    assert_eq!(audit["reports"], json!([]));
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
    let photo = crate::photos::kept(&server, &root, &crate::photos::png(7)).await;
    let backup = server.execute("backupNow", &root, json!({})).await;
    assert_eq!(backup["photos"], 1);
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
    server.advance(std::time::Duration::from_secs(1));
    let backup = server.execute("backupNow", &root, json!({})).await;
    server.execute("restoreCheck", &root, json!({})).await;
    let beside = format!("{}.photos", backup["file"].as_str().expect("a name"));
    let copy = server.data().join("backups").join(beside);
    let copy = copy.join(photo["hash"].as_str().expect("a hash"));
    std::fs::write(copy, "another").expect("a damaged photo");
    assert_eq!(
        server.error_of("restoreCheck", &root, json!({})).await,
        "500 DATA_LOSS damaged"
    );
}

/// Names of the functions that the description of the API puts under the tag `admin`.
fn admin_functions() -> Vec<String> {
    let description: Value =
        serde_json::from_str(storage_api::schema::openapi::json()).expect("JSON");
    let paths = description["paths"].as_object().expect("paths");
    let admins = |(path, item): (&String, &Value)| {
        let tags = item["post"]["tags"].as_array()?;
        let name = path.strip_prefix("/functions/")?;
        tags.contains(&json!("admin")).then(|| name.to_owned())
    };
    paths.iter().filter_map(admins).collect()
}

/// Lines of the audit log, by what was done.
async fn audit_lines(server: &mut TestServer) -> Vec<Value> {
    let documents = crate::deletion::everything(server).await;
    let log = documents.into_iter();
    log.filter(|((collection, _), _)| collection == "auditLog")
        .map(|(_, line)| line)
        .collect()
}

#[tokio::test]
async fn every_function_for_admins_leaves_a_line_in_the_audit_log() {
    let mut server = TestServer::start_with(&["--review-quests"]).await;
    let root = server.admin().await;
    let ada = server.sign_up().await;
    let draft = json!({ "quest": crate::quests::old_town() });
    let quest = server.execute("saveQuestDraft", &ada, draft).await["id"].clone();
    let publish = json!({ "questId": quest });
    server.execute("publishQuest", &ada, publish).await;
    let uid = ada.uid.clone();
    server
        .write_store(move |transaction| {
            let withheld = json!({
                "uid": uid, "rule": "questStop", "subject": "stop", "points": 0, "offered": 5,
                "evidence": { "kind": "none", "grade": "D" }, "withheld": "suspicious", "day": 1,
                "week": 1, "at": "2026-03-01T00:00:00.000Z",
            });
            transaction.put(&POINTS, "withheld", withheld).map(drop)
        })
        .await;
    let judge = json!({ "pointsId": "withheld", "reason": "It was looked at" });
    let mut functions = admin_functions();
    // There must be a published quest to be reported and then hidden, a backup to be checked, and points to be taken back.
    functions.sort_by_key(|name| match &**name {
        "decideReport" => 1,
        "hideQuest" | "voidPoints" | "restoreCheck" => 2,
        _ => 0,
    });
    assert!(functions.len() >= 9, "{functions:?}");
    for name in &functions {
        let data = match &**name {
            "setRole" => json!({ "uid": ada.uid, "roles": ["user", "creator"] }),
            "voidPoints" | "releasePoints" => judge.clone(),
            "reviewQuest" => json!({ "questId": quest, "opinion": "approve" }),
            "hideQuest" => json!({ "questId": quest, "note": "A fence" }),
            "decideReport" => {
                let report = json!({ "type": "quest", "id": quest, "reason": "Over a fence" });
                let report = server.execute("reportContent", &root, report).await;
                json!({ "flagId": report["flag"]["id"], "verdict": "upheld" })
            }
            "audit" | "backupNow" | "restoreCheck" => json!({}),
            other => panic!("say how {other} is called"),
        };
        assert_eq!(
            server.error_of(name, &ada, data.clone()).await,
            "403 PERMISSION_DENIED",
            "{name}"
        );
        server.execute(name, &root, data).await;
    }
    let lines = audit_lines(&mut server).await;
    for name in &functions {
        let found = lines.iter().filter(|line| line["what"] == **name);
        let by: Vec<&Value> = found.map(|line| &line["by"]).collect();
        assert_eq!(by, [&json!(root.uid)], "{name}");
    }
}

#[tokio::test]
async fn the_first_admin_is_made_on_the_command_line() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let data = server.data().to_owned();
    let grant = |name: &str| run(&data, &["grant-admin", name]);
    let (code, said) = grant("ada").failure();
    assert!(
        code == 1 && said.contains("another process is using it"),
        "{said}"
    );
    server.stop().await;
    let (code, said) = grant("eve").failure();
    assert!(code == 2 && said.contains("nobody is called eve"), "{said}");
    assert_eq!(grant("@Ada").success(), "@Ada is an admin now\n");
    assert_eq!(grant("ada").success(), "ada is an admin already\n");
    server.serve().await;

    let audit = server.execute("audit", &ada, json!({})).await;
    let lines = audit["log"].as_array().expect("lines");
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(
        (&lines[0]["what"], &lines[0]["about"], &lines[0]["by"]),
        (&json!("grantAdmin"), &json!(ada.uid), &json!(""))
    );
    let user = format!("/v1/users/{}", ada.uid);
    let roles = server.read(&user, Some(&ada)).await["roles"].clone();
    assert_eq!(roles, json!(["user", "admin"]));
}

#[tokio::test]
async fn an_admin_who_changes_a_place_of_somebody_leaves_a_line_in_the_audit_log() {
    let mut server = TestServer::start().await;
    let root = server.admin().await;
    let ada = server.sign_up().await;
    let made = json!({ "name": "The lake", "lat": 52.5, "lng": 13.4 });
    let made = server.execute("createPlace", &ada, made).await;
    let path = format!(
        "/v1/places/{}",
        made["place"]["id"].as_str().expect("an id")
    );
    let name = json!({ "name": "The sea" });
    for by in [&ada, &root] {
        let changed = server
            .request(http::Method::PATCH, &path, Some(by), Some(&name))
            .await;
        assert_eq!(changed.status, 200, "{changed:?}");
    }
    let deleted = server
        .request(http::Method::DELETE, &path, Some(&root), None)
        .await;
    assert_eq!(deleted.status, 204, "{deleted:?}");
    let mut acts: Vec<String> = audit_lines(&mut server)
        .await
        .into_iter()
        .filter(|line| line["about"] == made["place"]["id"] && line["by"] == json!(root.uid))
        .map(|line| line["what"].as_str().expect("a text").to_owned())
        .collect();
    acts.sort();
    assert_eq!(acts, ["changePlace", "deletePlace"]);
}

#[tokio::test]
async fn an_admin_is_made_in_a_database_while_its_servers_run() {
    let address = PostgresServer::shared().database();
    let server = TestServer::start_with(&["--store", &address]).await;
    let ada = server.sign_up_as("ada").await;
    let grant = ["grant-admin", "ada", "--store", &address];
    assert_eq!(
        run(server.data(), &grant).success(),
        "ada is an admin now\n"
    );
    server.execute("audit", &ada, json!({})).await;
}

#[test]
fn nobody_is_made_an_admin_in_a_folder_without_accounts() {
    let scratch = tempfile::tempdir().expect("a folder");
    let nowhere = scratch.path().join("nowhere");
    let (code, said) = run(&nowhere, &["grant-admin", "ada"]).failure();
    assert!(
        code == 2 && said.contains("there are no accounts"),
        "{said}"
    );
    assert!(!nowhere.exists(), "nothing was made");
}
