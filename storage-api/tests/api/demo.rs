//! The made-up world of `seed-demo`.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use crate::support::TestServer;

const PASSWORD: &str = "a lantern for everybody";

fn storage_api(words: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_storage-api"))
        .args(words)
        .arg("--data")
        .arg(data)
        .output()
        .expect("a process")
}

#[tokio::test]
async fn a_world_keeps_every_rule_and_can_be_entered() {
    let mut server = TestServer::start().await;
    server.stop().await;
    let data = server.data().to_owned();
    std::fs::remove_dir_all(&data).expect("an empty place");
    let seed = ["seed-demo", "--people", "20", "--password", PASSWORD];
    let seeded = storage_api(&seed, &data);
    let said = String::from_utf8_lossy(&seeded.stderr).into_owned()
        + &String::from_utf8_lossy(&seeded.stdout);
    assert!(seeded.status.success(), "{said}");
    assert!(
        said.contains("20 people, 60 lists, 16 quests, 42 hangouts"),
        "{said}"
    );
    let checked = storage_api(&["check"], &data);
    assert!(checked.status.success(), "{checked:?}");
    let again = storage_api(&seed, &data);
    assert_eq!(again.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&again.stderr)
            .contains("there is something in this data folder already")
    );

    server.serve().await;
    let email = said
        .split_whitespace()
        .find(|word| word.ends_with("@example.com"));
    let account = json!({ "email": email, "password": PASSWORD });
    let entered = server.call("signIn", None, account).await;
    assert_eq!(entered.status, 200, "{entered:?}");
    let published = server.get("/v1/quests?status=published", None).await.json();
    assert_eq!(published["documents"].as_array().map(Vec::len), Some(16));
}
