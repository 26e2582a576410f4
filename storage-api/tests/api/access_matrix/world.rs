//! The people of the matrix, and the documents they try everything on.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Events, PASSWORD, Reply, TestServer, text};

use super::ACTORS;
use super::probes::Probe;
use crate::quests::{book, old_town, published};

/// A running server with everybody in it.
pub(crate) struct World {
    pub(crate) server: TestServer,
    people: Vec<Option<Actor>>,
    pub(crate) owner: Actor,
    /// A list that stays, and one that may go.
    pub(crate) lists: [String; 2],
    pub(crate) waitlist: String,
    /// A quest of the owner's, its session, the friend's booking, and the friend's place in a queue.
    pub(crate) quest: [String; 4],
    pub(crate) points: String,
    pub(crate) flag: String,
    pub(crate) notification: String,
    pub(crate) message: String,
    /// Question of the friend to the owner about the quest.
    pub(crate) question: String,
    pub(crate) hangout: String,
    pub(crate) comment: String,
    pub(crate) carpool: String,
    pub(crate) place: String,
    pub(crate) plan: String,
    /// What the friend suggests for the plan.
    pub(crate) suggestion: String,
    pub(crate) me_too: String,
}

impl World {
    pub(crate) async fn new() -> Self {
        let server = TestServer::start().await;
        let expired = server.sign_up_as("owner").await;
        server.advance(Duration::from_hours(2));
        let mut people = vec![None];
        for name in &ACTORS[1..8] {
            people.push(Some(match *name {
                "owner" => server.sign_in(&expired).await,
                // Nobody is called like those who run it, or like a page.
                "admin" => server.sign_up_as("chief").await,
                "creator" => server.sign_up_as("maker").await,
                name => server.sign_up_as(name).await,
            }));
        }
        people.push(Some(deleted(&server).await));
        let owner = server.sign_in(&expired).await;
        let ended = server.sign_in(&expired).await;
        server.call("signOut", Some(&ended), Value::Null).await;
        people.extend([Some(ended), Some(expired)]);
        let lists = [
            server.list_with(&owner, 2000, &[("lake", "Lake")]).await,
            server.list(&owner, 2001).await,
        ];
        let mut world = Self {
            server,
            people,
            owner,
            lists,
            waitlist: String::new(),
            quest: Default::default(),
            points: String::new(),
            flag: String::new(),
            notification: String::new(),
            message: String::new(),
            question: String::new(),
            hangout: String::new(),
            comment: String::new(),
            carpool: String::new(),
            place: String::new(),
            plan: String::new(),
            suggestion: String::new(),
            me_too: String::new(),
        };
        world.make_relations().await;
        world.make_deeds().await;
        world.make_hangout().await;
        world.make_trip().await;
        world.make_quest().await;
        world.give_roles().await;
        world
    }

    async fn make_relations(&mut self) {
        let uid = |name: &str| self.person(name).expect("a person").uid.clone();
        for name in ["friend", "editor", "blocked"] {
            self.server
                .befriend(&self.owner, self.person(name).expect("a person"))
                .await;
        }
        let stranger = json!({ "uid": uid("stranger") });
        self.server
            .execute("sendFriendRequest", &self.owner, stranger)
            .await;
        for list in &self.lists {
            let share = json!({
                "type": "bucketList", "id": list, "visibility": "friends", "editors": [uid("editor")],
            });
            self.server.execute("setShare", &self.owner, share).await;
        }
        self.server
            .execute("block", &self.owner, json!({ "uid": uid("blocked") }))
            .await;
        let lake = json!({ "listId": self.lists[0], "itemId": "lake" });
        let friend = self.person("friend").expect("a person");
        let me_too = self.server.execute("addMeToo", friend, lake).await;
        self.me_too = text(&me_too["id"]);
        let basket = json!({ "activities": [], "places": [] });
        let path = format!("/v1/selections/{}", self.owner.uid);
        let put = self
            .server
            .request(Method::PUT, &path, Some(&self.owner), Some(&basket))
            .await;
        assert_eq!(put.status, 201, "{put:?}");
        let line = self
            .server
            .execute("joinWaitlist", &self.owner, json!({}))
            .await;
        self.waitlist = text(&line["id"]);
    }

    /// A quest that was published, booked, played and reviewed, and is paused now.
    async fn make_quest(&mut self) {
        let friend = self.person("friend").expect("a person").clone();
        let (quest, session) = published(
            &self.server,
            &self.owner,
            old_town(),
            json!({ "capacity": 1 }),
        )
        .await;
        let (booking, _) = book(&self.server, &friend, (&quest, &session), 1).await;
        let (server, it) = (&self.server, json!({ "bookingId": booking }));
        server.execute("startQuest", &friend, it.clone()).await;
        let gate = json!({ "bookingId": booking, "stopId": "gate", "answer": "1791" });
        server.execute("checkInStop", &friend, gate).await;
        let tower = json!({ "bookingId": booking, "stopId": "tower" });
        server.execute("checkInStop", &friend, tower).await;
        server.execute("finishQuest", &friend, it).await;
        let review = json!({ "bookingId": booking, "stars": 5 });
        server.execute("postReview", &friend, review).await;
        let editor = self.person("editor").expect("a person");
        book(server, editor, (&quest, &session), 1).await;
        let wish = json!({ "questId": quest, "sessionId": session, "seats": 1 });
        let place = server.execute("joinQuestWaitlist", &friend, wish).await;
        let message = json!({ "questId": quest, "text": "Bring a torch" });
        let message = server.execute("messageGuests", &self.owner, message).await;
        let question = json!({ "questId": quest, "text": "Is there shade?" });
        let question = server.execute("askQuestCreator", &friend, question).await;
        let paused = json!({ "questId": quest });
        server.execute("pauseQuest", &self.owner, paused).await;
        self.message = text(&message["id"]);
        self.question = text(&question["id"]);
        self.quest = [quest, session, booking, text(&place["entry"]["id"])];
    }

    /// Something the owner has done, something they are told, something they report.
    async fn make_deeds(&mut self) {
        let done = |id: &str, with: &str| {
            let item =
                json!({ "id": id, "title": "Done", "status": "done", "withUserIds": [with] });
            json!([{ "op": "add", "activity": item }])
        };
        let alone = json!({ "listId": self.lists[0], "ops": done("alone", "nobody") });
        self.server
            .execute("editBucketItems", &self.owner, alone)
            .await;
        self.points = format!("{}:itemAlone:{}.alone", self.owner.uid, self.lists[0]);
        let friend = self.person("friend").expect("a person");
        let list = self.server.list(friend, 2000).await;
        let together = json!({ "listId": list, "ops": done("together", &self.owner.uid) });
        self.server
            .execute("editBucketItems", friend, together)
            .await;
        let told = format!("/v1/notifications?uid={}", self.owner.uid);
        let told = self.server.read(&told, Some(&self.owner)).await;
        let flag = json!({ "uid": self.uid("stranger"), "reason": "Too many" });
        let flag = self.server.execute("flagScore", &self.owner, flag).await;
        self.notification = text(&told["documents"][0]["id"]);
        self.flag = text(&flag["flag"]["id"]);
    }

    /// A hangout for friends, which the friend has joined.
    async fn make_hangout(&mut self) {
        let when = json!({ "mode": "fixed", "startsAt": "2026-05-01T18:00:00Z" });
        let hangout = json!({ "title": "A walk", "when": when, "visibility": "friends" });
        let made = self
            .server
            .execute("createHangout", &self.owner, hangout)
            .await;
        self.hangout = text(&made["id"]);
        let friend = self.person("friend").expect("a person").clone();
        let join = json!({ "id": self.hangout });
        self.server.execute("joinHangout", &friend, join).await;
        let comment = json!({ "hangoutId": self.hangout, "text": "Bring shoes" });
        let said = self
            .server
            .execute("commentHangout", &self.owner, comment)
            .await;
        self.comment = text(&said["comment"]["id"]);
        let open = json!({ "hangoutId": self.hangout, "direction": "there" });
        let opened = self.server.execute("openCarpool", &self.owner, open).await;
        self.carpool = text(&opened["carpool"]["id"]);
        let door = json!({ "lat": 52.5, "lng": 13.4 });
        let car = json!({ "carpoolId": self.carpool, "seatsTotal": 3, "origin": door });
        self.server.execute("offerCar", &self.owner, car).await;
        let ride = json!({ "carpoolId": self.carpool, "pickup": door });
        self.server.execute("requestRide", &friend, ride).await;
    }

    /// A place of the owner's, and a plan for friends that the editor edits too.
    async fn make_trip(&mut self) {
        let place = json!({ "name": "The bench", "lat": 52.5, "lng": 13.4 });
        let made = self.server.execute("createPlace", &self.owner, place).await;
        self.place = text(&made["place"]["id"]);
        let plan = json!({ "title": "Sunday", "days": [{ "date": "2026-05-03" }] });
        let made = self.server.execute("createPlan", &self.owner, plan).await;
        self.plan = text(&made["plan"]["id"]);
        let share = json!({
            "type": "plan", "id": self.plan, "visibility": "friends", "editors": [self.uid("editor")],
        });
        self.server.execute("setShare", &self.owner, share).await;
        let rest = json!([{ "op": "setDay", "date": "2026-05-03", "fields": { "note": "Rest" } }]);
        let suggest = json!({ "planId": self.plan, "ops": rest });
        let friend = self.person("friend").expect("a person").clone();
        let made = self
            .server
            .execute("suggestPlanEdits", &friend, suggest)
            .await;
        self.suggestion = text(&made["suggestion"]["id"]);
    }

    /// No function gives anybody a role.
    async fn give_roles(&mut self) {
        for role in ["creator", "admin"] {
            let actor = self.person(role).expect("a person").clone();
            self.server.give_role(&actor, role).await;
        }
    }

    /// Id of somebody who has one.
    pub(crate) fn uid(&self, actor: &str) -> String {
        self.person(actor).expect("a person").uid.clone()
    }

    pub(crate) fn person(&self, actor: &str) -> Option<&Actor> {
        let at = ACTORS.iter().position(|name| *name == actor);
        self.people[at.expect("an actor")].as_ref()
    }

    /// Does one operation as one actor and says what came of it: the status, and of a success how many documents it
    /// brought, as in `200:1`.
    pub(crate) async fn cell(&self, collection: &str, operation: &str, actor: &str) -> String {
        let probe = Probe::of(self, collection, operation, actor);
        self.answer_to(collection, operation, self.person(actor), probe)
            .await
    }

    /// The same for the stranger, on a document that does not exist.
    pub(crate) async fn absent_cell(&self, collection: &str, operation: &str) -> String {
        let probe = Probe::of(self, collection, operation, "stranger").absent();
        self.answer_to(collection, operation, self.person("stranger"), probe)
            .await
    }

    async fn answer_to(
        &self,
        collection: &str,
        operation: &str,
        by: Option<&Actor>,
        probe: Probe,
    ) -> String {
        let (all, one) = (
            format!("/v1/{collection}"),
            format!("/v1/{collection}/{}", probe.id),
        );
        let (method, path, body) = match operation {
            "follow" => {
                return self
                    .followed(&format!("{collection}/{}", probe.id), by)
                    .await;
            }
            "follow search" => {
                return self
                    .followed(&format!("{collection}?{}", probe.search), by)
                    .await;
            }
            "get" => (Method::GET, one, None),
            "search" => (Method::GET, format!("{all}?{}", probe.search), None),
            "list all" => (Method::GET, all, None),
            "create" => (Method::POST, all, Some(probe.create)),
            "create as owner" => {
                let (id, record) = probe.as_owner;
                (Method::PUT, format!("{all}/{id}"), Some(record))
            }
            "update" => (Method::PATCH, one, Some(json!({ "note": "x" }))),
            "update owner field" => (Method::PATCH, one, Some(probe.owner_field)),
            "update server field" => (Method::PATCH, one, Some(probe.server_field)),
            _ => (Method::DELETE, one, None),
        };
        said(&self.server.request(method, &path, by, body.as_ref()).await)
    }

    async fn followed(&self, topic: &str, by: Option<&Actor>) -> String {
        let topic: String = form_urlencoded::byte_serialize(topic.as_bytes()).collect();
        let response = self
            .server
            .open(&format!("/v1/live?topic={topic}"), by, &[])
            .await;
        if response.status() != 200 {
            return response.status().as_u16().to_string();
        }
        let snapshot = Events::new(response).next().await.data;
        let found = match snapshot["documents"].as_array() {
            Some(documents) => documents.len(),
            None => usize::from(!snapshot["data"].is_null()),
        };
        format!("200:{found}")
    }
}

/// Somebody who has left, and still has a token.
async fn deleted(server: &TestServer) -> Actor {
    let person = server.sign_up_as("deleted").await;
    let leave = json!({ "user_name": "deleted", "password": PASSWORD });
    let left = server.call("deleteNow", Some(&person), leave).await;
    assert_eq!(left.status, 200, "{left:?}");
    person
}

fn said(reply: &Reply) -> String {
    if !(200..300).contains(&reply.status) {
        return reply.status.to_string();
    }
    let found = if reply.body.is_empty() {
        0
    } else {
        reply.json()["documents"].as_array().map_or(1, Vec::len)
    };
    format!("{}:{found}", reply.status)
}
