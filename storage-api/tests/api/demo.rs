//! The made-up world of `seed-demo`.

use serde_json::{Value, json};
use storage_api_testing::{TestServer, run, text};
use wasm_core::domain::Timestamp;
use wasm_core::geo::sphere::distance_km;

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
    let quests = published["documents"].as_array().expect("quests");
    assert_eq!(quests.len(), 16);
    for quest in quests {
        let words = format!("{} {}", quest["data"]["summary"], quest["data"]["story"]);
        // The pages work out how long it takes; a text that says so too would disagree.
        assert!(!words.contains("hour"), "{words}");
        let length = shortest_length_min(&quest["data"]["stops"]);
        let path = format!("/v1/questSessions?questId={}", text(&quest["id"]));
        let sessions = server.get(&path, None).await.json();
        for session in sessions["documents"].as_array().expect("sessions") {
            let at = |field: &str| Timestamp::from_json(&session["data"][field]).ok();
            let Some((begins, ends)) = at("startsAt").zip(at("endsAt")) else {
                continue;
            };
            assert_eq!(begins.epoch_ms() % 3_600_000, 0, "a full hour: {session}");
            let minutes = (ends.epoch_ms() - begins.epoch_ms()) / 60_000;
            assert!(minutes >= length, "{minutes} of {length} min: {session}");
        }
    }
}

/// Least time that these stops take in minutes: a stay at each, and straight lines between them on foot.
fn shortest_length_min(stops: &Value) -> i64 {
    let stops = stops.as_array().expect("stops");
    let point = |stop: &Value| stop["lng"].as_f64().zip(stop["lat"].as_f64());
    let points: Vec<_> = stops.iter().filter_map(point).collect();
    let km: f64 = points
        .windows(2)
        .map(|pair| distance_km(pair[0], pair[1]))
        .sum();
    let stays = stops.iter().filter_map(|stop| stop["stayMin"].as_i64());
    let walk = std::time::Duration::from_secs_f64(km / 4.8 * 3_600.0);
    stays.sum::<i64>() + i64::try_from(walk.as_secs() / 60).expect("a walk")
}
