//! Records of guests and creators who are gone.

use serde_json::json;
use storage_api_testing::{Actor, PASSWORD, TestServer, text};

use super::{book, hold, old_town, published, walk};
use crate::deletion::everything;

async fn leave(server: &TestServer, person: &Actor) {
    let leave = json!({ "user_name": person.user_name, "password": PASSWORD });
    let reply = server.call("deleteNow", Some(person), leave).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

/// Everything that is stored says nothing of a person, but what others were answered in the last two days.
async fn assert_forgotten(server: &mut TestServer, person: &Actor) {
    for ((collection, id), data) in everything(server).await {
        let is_own = data["uid"] == person.uid || data["uid"] == "";
        if collection != "idempotency" || is_own {
            let text = format!("{id} {data}");
            let says = [&person.uid, &person.user_name]
                .into_iter()
                .find(|trace| text.contains(*trace));
            assert!(
                says.is_none() || collection == "reservedNames",
                "{collection}/{id} still says {says:?}: {data}"
            );
        }
    }
}

#[tokio::test]
async fn a_guest_who_leaves_gives_up_their_seats_and_their_name() {
    let mut server = TestServer::start().await;
    let [ada, joe] = server.actors().await;
    let [bob, eve] = server
        .actors_named(["bob_the_guest", "eve_of_the_team"])
        .await;
    let (id, session) = published(&server, &ada, old_town(), json!({ "capacity": 2 })).await;
    let (booking, ticket) = book(&server, &bob, (&id, &session), 2).await;
    server
        .execute("startQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute("joinQuestTeam", &eve, json!({ "ticketCode": ticket }))
        .await;
    let gate = json!({ "bookingId": booking, "stopId": "gate", "answer": "1791" });
    server.execute("checkInStop", &eve, gate).await;
    leave(&server, &eve).await;
    assert_forgotten(&mut server, &eve).await;
    let wish = json!({ "questId": id, "sessionId": session, "seats": 2 });
    let place = server.execute("joinQuestWaitlist", &joe, wish).await;
    let tower = json!({ "bookingId": booking, "stopId": "tower" });
    server.execute("checkInStop", &bob, tower).await;
    server
        .execute("finishQuest", &bob, json!({ "bookingId": booking }))
        .await;
    server
        .execute(
            "postReview",
            &bob,
            json!({ "bookingId": booking, "stars": 5 }),
        )
        .await;
    leave(&server, &bob).await;
    assert_forgotten(&mut server, &bob).await;
    let kept = server
        .read(&format!("/v1/bookings/{booking}"), Some(&ada))
        .await;
    assert_eq!(
        (&kept["userId"], &kept["seats"]),
        (&json!(""), &json!(2)),
        "the creator keeps the record"
    );
    let review = server.read(&format!("/v1/reviews/{booking}"), None).await;
    assert_eq!(
        (&review["userName"], &review["stars"]),
        (&json!("deleted person"), &json!(5))
    );
    let offered = server
        .read(
            &format!("/v1/questWaitlist/{}", text(&place["entry"]["id"])),
            Some(&joe),
        )
        .await;
    assert_eq!(offered["status"], "offered");
}

#[tokio::test]
async fn a_creator_who_leaves_calls_everything_off() {
    let mut server = TestServer::start().await;
    let (ada, bob) = (
        server.sign_up_as("ada_the_creator").await,
        server.sign_up().await,
    );
    let draft = server
        .execute("saveQuestDraft", &ada, json!({ "quest": old_town() }))
        .await;
    let (id, session) = published(&server, &ada, old_town(), json!({ "capacity": 2 })).await;
    let (booking, _) = book(&server, &bob, (&id, &session), 1).await;
    let dated = walk(&server, &ada, 2).await;
    hold(&server, &bob, (&dated.0, &dated.1), 1).await;
    leave(&server, &ada).await;
    assert_forgotten(&mut server, &ada).await;
    let left = server
        .read(&format!("/v1/bookings/{booking}"), Some(&bob))
        .await;
    assert_eq!(
        (&left["status"], &left["creatorId"]),
        (&json!("cancelledByCreator"), &json!(""))
    );
    let stored = everything(&mut server).await;
    assert!(
        !stored.contains_key(&("quests".to_owned(), text(&draft["id"]))),
        "a draft is gone"
    );
    assert_eq!(stored[&("quests".to_owned(), id)]["status"], "cancelled");
}
