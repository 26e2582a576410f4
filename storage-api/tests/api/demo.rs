//! The made-up world of `seed-demo`.

use serde_json::json;
use storage_api_testing::{TestServer, run};

const PASSWORD: &str = "a lantern for everybody";

#[tokio::test]
async fn a_world_keeps_every_rule_and_can_be_entered() {
    let mut server = TestServer::start().await;
    server.stop().await;
    let data = server.data().to_owned();
    std::fs::remove_dir_all(&data).expect("an empty place");
    let seed = ["seed-demo", "--people", "20", "--password", PASSWORD];
    let seeded = run(&data, &seed);
    let said = seeded.log.clone() + &seeded.success();
    assert!(
        said.contains("20 people, 60 lists, 16 quests, 42 hangouts"),
        "{said}"
    );
    run(&data, &["check"]).success();
    let (code, message) = run(&data, &seed).failure();
    assert_eq!(code, 2);
    assert!(
        message.contains("there is something in this data folder already"),
        "{message}"
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
