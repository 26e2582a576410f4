//! Figures of a quest for its creator.

use serde_json::json;
use storage_api_testing::TestServer;

use super::{book, old_town, published};

#[tokio::test]
async fn a_creator_sees_views_bookings_takings_and_where_people_stop() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    let mut quest = old_town();
    quest["price"] = json!({ "amount": 500, "currency": "EUR" });
    let (id, session) = published(&server, &ada, quest, json!({})).await;
    let own = json!({ "questId": id });
    for viewer in [Some(&bob), Some(&bob), Some(&ada), None, None, Some(&eve)] {
        let counted = server.call("countQuestView", viewer, own.clone()).await;
        assert_eq!(counted.status, 200, "{counted:?}");
    }
    let unknown = json!({ "questId": "none" });
    assert_eq!(
        server.call("countQuestView", None, unknown).await.status,
        200
    );
    let (booking, _) = book(&server, &bob, (&id, &session), 2).await;
    let play = json!({ "bookingId": booking });
    server.execute("startQuest", &bob, play).await;
    for answer in ["1800", "1791"] {
        let there = json!({ "bookingId": booking, "stopId": "gate", "answer": answer });
        server.execute("checkInStop", &bob, there).await;
    }

    let figures = server.execute("questFigures", &ada, own.clone()).await;
    assert_eq!(
        figures["earned"],
        json!([{ "currency": "EUR", "amount": 1_000 }])
    );
    let of_date = json!([{
        "sessionId": session, "earned": [{ "currency": "EUR", "amount": 1_000 }], "refundsDue": [],
    }]);
    assert_eq!(figures["dates"], of_date);
    let day = &figures["days"][0];
    assert_eq!(
        (&day["views"], &day["bookings"], &day["seats"]),
        (&json!(3), &json!(1), &json!(2)),
        "each viewer once, and not its creator: {figures}"
    );
    assert_eq!(
        (&figures["started"], &figures["finished"]),
        (&json!(1), &json!(0))
    );
    let gate = json!({ "stopId": "gate", "reached": 1, "left": 1, "wrong": 1, "hints": 0 });
    assert_eq!(figures["stops"][0], gate);
    assert_eq!(figures["stops"][2]["reached"], 0);
    assert_eq!(
        server.error_of("questFigures", &bob, own).await,
        "404 NOT_FOUND"
    );
}
