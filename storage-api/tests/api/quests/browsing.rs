//! Cards of published quests, for whoever looks around.

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, TestServer};

use super::{book, dated, old_town, published, walk};

async fn cards(server: &TestServer, by: Option<&Actor>) -> Vec<Value> {
    let reply = server.call("browseQuests", by, json!({})).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    let result = reply.json()["result"].clone();
    assert_eq!(result["cursor"], Value::Null);
    result["quests"].as_array().expect("cards").clone()
}

#[tokio::test]
async fn cards_have_what_a_list_shows_and_nothing_that_spoils_the_quest() {
    let server = TestServer::start().await;
    let [ada, bob, _, _] = server.actors().await;
    let (any_time, _) = published(&server, &ada, old_town(), json!({})).await;
    let (dated_id, session) = walk(&server, &ada, 3).await;
    let sooner = json!({ "questId": dated_id, "session": dated(DAY * 2, 5) });
    server.execute("saveQuestSession", &ada, sooner).await;
    book(&server, &bob, (&dated_id, &session), 2).await;
    server
        .execute("saveQuestDraft", &ada, json!({ "quest": old_town() }))
        .await;
    let found = cards(&server, None).await;
    let by_id = |id: &str| found.iter().find(|card| card["id"] == id).expect("a card");
    assert_eq!(found.len(), 2, "drafts are nobody's: {found:?}");
    let card = &by_id(&any_time)["quest"];
    assert_eq!(by_id(&any_time)["dates"], json!([]));
    assert_eq!(
        (&card["title"], &card["category"], &card["stops"][0]),
        (
            &json!("Old town"),
            &json!("walk"),
            &json!({ "title": "Gate", "lng": 13.3777, "lat": 52.5163 })
        )
    );
    for hidden in ["story", "creatorId", "draft"] {
        assert_eq!(card[hidden], Value::Null, "{card}");
    }
    let dates = &by_id(&dated_id)["dates"];
    let free: Vec<_> = dates
        .as_array()
        .expect("dates")
        .iter()
        .map(|date| date["free"].as_u64())
        .collect();
    assert_eq!(free, [Some(5), Some(1)], "the earliest first: {dates}");
    assert_eq!(dates[0]["timeZone"], "Europe/Berlin");
}

#[tokio::test]
async fn cards_leave_out_dates_that_take_no_bookings() {
    let server = TestServer::start().await;
    let [ada, _, _, _] = server.actors().await;
    let (quest, session) = walk(&server, &ada, 3).await;
    let mut closes_early = dated(DAY * 3, 3);
    closes_early["cutoffMin"] = json!(5 * 24 * 60);
    let early = json!({ "questId": quest, "session": closes_early });
    server.execute("saveQuestSession", &ada, early).await;
    assert_eq!(
        cards(&server, None).await[0]["dates"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    for (function, shown) in [("pauseQuest", 0), ("resumeQuest", 1)] {
        server
            .execute(function, &ada, json!({ "questId": quest }))
            .await;
        assert_eq!(cards(&server, None).await.len(), shown, "{function}");
    }
    server.advance(DAY * 11);
    assert_eq!(
        cards(&server, None).await[0]["dates"],
        json!([]),
        "{session} is past"
    );
}

#[tokio::test]
async fn cards_hide_a_creator_who_is_blocked_and_cursors_are_the_callers() {
    let server = TestServer::start().await;
    let [ada, bob, _, _] = server.actors().await;
    walk(&server, &ada, 3).await;
    let foreign = json!({ "cursor": "made-up" });
    let refused = server.call("browseQuests", Some(&bob), foreign).await;
    assert_eq!(refused.error(), "400 INVALID_ARGUMENT");
    let listed = server.read("/v1/quests?status=published", Some(&bob)).await;
    let shown = cards(&server, Some(&bob)).await;
    assert_eq!(
        listed["documents"].as_array().map(Vec::len),
        Some(shown.len())
    );
    server
        .execute("block", &bob, json!({ "uid": ada.uid }))
        .await;
    let listed = server.read("/v1/quests?status=published", Some(&bob)).await;
    let shown = cards(&server, Some(&bob)).await;
    assert_eq!(
        listed["documents"].as_array().map(Vec::len),
        Some(shown.len()),
        "as the documents are"
    );
}
