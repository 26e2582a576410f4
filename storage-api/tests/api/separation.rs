//! Rights that end between two people when a friendship ends or one blocks the other, in every collection.

use std::collections::{BTreeSet, HashMap};

use serde_json::{Value, json};
use storage_api::schema::collections::{BLOCKS, DECLARATIONS};
use storage_api::schema::personal_data::Person;
use storage_api_testing::{Actor, TestServer, run, text};

use crate::deletion::everything;
use crate::quests::{book, hold, published, wait, walk};

/// Ada and Bob, friends with everything between them that friends can have, and Carl, who knows both.
struct Company {
    server: TestServer,
    ada: Actor,
    bob: Actor,
    carl: Actor,
    list: String,
    plan: String,
    hangout: String,
    pool: String,
}

/// Both ways to part: how it is done by the first person, and whether it is a block.
const WAYS: [(&str, bool); 2] = [("removeFriend", false), ("block", true)];

impl Company {
    async fn new() -> Self {
        let server = TestServer::start().await;
        let [ada, bob, carl] = server.actors_named(["ada", "bob", "carl"]).await;
        for (one, other) in [(&ada, &bob), (&ada, &carl), (&bob, &carl)] {
            server.befriend(one, other).await;
        }
        let done = json!([{
            "id": "a", "title": "Kyoto", "status": "done", "doneAt": "2026-02-28T00:00:00Z",
            "withUserIds": [bob.uid],
        }]);
        let list = json!({ "year": 2026, "activities": done });
        let list = text(&server.execute("upsertBucketList", &ada, list).await["id"]);
        let plan = json!({ "title": "Two days" });
        let plan = server.execute("createPlan", &ada, plan).await;
        let plan = text(&plan["plan"]["id"]);
        for (kind, id) in [("bucketList", &list), ("plan", &plan)] {
            let share =
                json!({ "type": kind, "id": id, "visibility": "friends", "editors": [bob.uid] });
            server.execute("setShare", &ada, share).await;
        }
        let made = json!({
            "title": "The lake", "visibility": "friends", "coHosts": [bob.uid], "neededIds": [bob.uid],
            "invitedIds": [bob.uid, carl.uid], "capacity": 3,
            "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
        });
        let hangout = text(&server.execute("createHangout", &ada, made).await["id"]);
        for person in [&bob, &carl] {
            let join = json!({ "id": hangout });
            server.execute("joinHangout", person, join).await;
        }
        let open = json!({ "hangoutId": hangout, "direction": "there" });
        let opened = server.execute("openCarpool", &ada, open).await;
        let pool = text(&opened["carpool"]["id"]);
        Self {
            server,
            ada,
            bob,
            carl,
            list,
            plan,
            hangout,
            pool,
        }
    }

    /// Has somebody offer a car, and others ride in it.
    async fn drive(&self, driver: &Actor, riders: &[&Actor]) {
        let car = json!({
            "carpoolId": self.pool, "seatsTotal": 3, "origin": { "lat": 52.5, "lng": 13.4 },
        });
        self.server.execute("offerCar", driver, car).await;
        for rider in riders {
            let ride = json!({
                "carpoolId": self.pool, "carId": self.ride_id(driver),
                "pickup": { "lat": 52.51, "lng": 13.41 },
            });
            self.server.execute("requestRide", rider, ride).await;
            let accept = json!({ "riderId": self.ride_id(rider), "answer": "accept" });
            self.server.execute("answerRide", driver, accept).await;
        }
    }

    fn ride_id(&self, of: &Actor) -> String {
        format!("{}_{}", self.pool, of.uid)
    }

    async fn part(&self, way: &str) {
        let other = json!({ "uid": self.bob.uid });
        self.server.execute(way, &self.ada, other).await;
    }

    async fn read(&self, path: String, by: &Actor) -> Value {
        self.server.read(&path, Some(by)).await
    }

    /// A ride as its own rider sees it.
    async fn ride(&self, of: &Actor) -> Value {
        let path = format!("/v1/carpoolRiders/{}", self.ride_id(of));
        self.read(path, of).await
    }
}

/// Places of documents where an id of a person stands: fields, joined by dots, without places of lists.
fn places(value: &Value, people: &BTreeSet<String>, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if people.contains(text) => {
            found.insert(path.to_owned());
        }
        Value::Array(parts) => parts
            .iter()
            .for_each(|part| places(part, people, path, found)),
        Value::Object(fields) => {
            for (name, part) in fields {
                // The states of stops are known by the ids of the stops.
                let inner = match path {
                    "" => name.clone(),
                    "stopStates" => format!("{path}."),
                    _ if path.ends_with('.') => format!("{path}{name}"),
                    _ => format!("{path}.{name}"),
                };
                places(part, people, &inner, found);
            }
        }
        _ => {}
    }
}

fn check_places(documents: &HashMap<(String, String), Value>) {
    let people = documents.keys().filter(|(name, _)| name == "users");
    let people: BTreeSet<String> = people.map(|(_, id)| id.clone()).collect();
    assert!(people.len() > 1);
    for ((collection, id), data) in documents {
        // What was answered is as it was then, and goes after two days.
        if collection == "idempotency" {
            continue;
        }
        let mut found = BTreeSet::new();
        places(data, &people, "", &mut found);
        let mut declarations = DECLARATIONS.iter();
        let declaration = declarations.find(|declaration| declaration.name == collection);
        let people = declaration.expect("a declaration").people.iter();
        let declared: Vec<&str> = people.filter_map(Person::field_name).collect();
        for place in found {
            assert!(
                declared.contains(&place.as_str()),
                "{collection}/{id} has a person in {place}, which its declaration does not name"
            );
        }
    }
}

#[tokio::test]
async fn no_document_holds_a_person_where_none_is_declared() {
    let company = Company::new().await;
    company.drive(&company.ada, &[&company.bob]).await;
    let Company {
        mut server,
        ada,
        bob,
        ..
    } = company;
    let report = json!({ "type": "user", "id": bob.uid, "reason": "Rude" });
    server.execute("reportContent", &ada, report).await;
    let (quest, session) = walk(&server, &ada, 1).await;
    book(&server, &bob, (&quest, &session), 1).await;
    check_places(&everything(&mut server).await);

    server.stop().await;
    std::fs::remove_dir_all(server.data()).expect("an empty place");
    let seed = [
        "seed-demo",
        "--people",
        "20",
        "--password",
        "a lantern for everybody",
    ];
    run(server.data(), &seed).success();
    let lines = run(server.data(), &["export"]).success();
    let document = |line: &str| {
        let mut line: Value = serde_json::from_str(line).expect("JSON");
        let key = (text(&line["collection"]), text(&line["id"]));
        (key, line["data"].take())
    };
    check_places(&lines.lines().map(document).collect());
}

#[tokio::test]
async fn whoever_parts_edits_nothing_and_hosts_nothing_of_the_other() {
    for (way, is_block) in WAYS {
        let company = Company::new().await;
        company.part(way).await;
        if is_block {
            company.part("unblock").await;
        }
        let Company { ada, bob, .. } = &company;
        let meta = format!("/v1/bucketListMeta/{}", company.list);
        assert_eq!(company.read(meta, ada).await["editors"], json!([]), "{way}");
        let plan = format!("/v1/plans/{}", company.plan);
        assert_eq!(company.read(plan.clone(), ada).await["editors"], json!([]));
        assert_eq!(company.read(plan, bob).await, Value::Null, "{way}");
        let edit = json!({ "planId": company.plan, "ops": [] });
        let refused = company.server.error_of("editPlan", bob, edit).await;
        assert_eq!(refused, "404 NOT_FOUND", "{way}");

        let hangout = format!("/v1/hangouts/{}", company.hangout);
        let hangout = company.read(hangout, ada).await;
        assert_eq!(hangout["coHosts"], json!([]), "{way}");
        assert_eq!(hangout["neededIds"], json!([]), "{way}");
        assert_eq!(hangout["invitedIds"], json!([company.carl.uid]), "{way}");
        let cancel = json!({ "hangoutId": company.hangout });
        let refused = company.server.error_of("cancelHangout", bob, cancel).await;
        let code = if is_block {
            "404 NOT_FOUND"
        } else {
            "403 PERMISSION_DENIED"
        };
        assert_eq!(refused, code, "{way}");
        let member = format!("/v1/hangoutMembers/{}_{}", company.hangout, bob.uid);
        let role = company.read(member, ada).await["role"].clone();
        let expected = if is_block {
            Value::Null
        } else {
            json!("member")
        };
        assert_eq!(role, expected, "{way}");
    }
}

#[tokio::test]
async fn a_block_takes_each_off_the_hangouts_of_the_other_and_a_seat_gets_free() {
    let company = Company::new().await;
    let Company {
        server, ada, bob, ..
    } = &company;
    let dan = server.sign_up().await;
    server.befriend(ada, &dan).await;
    let join = json!({ "id": company.hangout });
    let joined = server.execute("joinHangout", &dan, join).await;
    assert_eq!(joined["member"]["data"]["rsvp"], "waitlisted");
    let bobs = json!({
        "title": "Tea", "visibility": "friends", "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
    });
    let bobs = text(&server.execute("createHangout", bob, bobs).await["id"]);
    server
        .execute("joinHangout", ada, json!({ "id": bobs }))
        .await;
    company.part("block").await;
    let path = format!("/v1/hangoutMembers/{bobs}_{}", ada.uid);
    assert_eq!(company.read(path, bob).await, Value::Null);
    let path = format!("/v1/hangoutMembers/{}_{}", company.hangout, dan.uid);
    assert_eq!(company.read(path, &dan).await["rsvp"], "going");
}

#[tokio::test]
async fn rides_between_two_people_end_when_they_part() {
    for (way, _) in WAYS {
        let company = Company::new().await;
        let Company { ada, bob, carl, .. } = &company;
        company.drive(ada, &[bob, carl]).await;
        assert_eq!(company.ride(bob).await["status"], "accepted");
        company.part(way).await;
        let car = format!("/v1/carpoolCars/{}", company.ride_id(ada));
        let car = company.read(car, ada).await;
        assert_eq!(car["sharedWith"], json!([carl.uid]), "{way}");
        let ride = company.ride(bob).await;
        if way == "block" {
            assert_eq!(ride, Value::Null, "who is off the hangout has no ride");
        } else {
            assert_eq!(ride["status"], "looking");
            assert_eq!(
                (&ride["carId"], &ride["sharedWith"]),
                (&Value::Null, &json!([]))
            );
            let told = company.server.notification_kinds(bob).await;
            assert!(told.contains(&"rideLost".to_owned()), "{told:?}");
        }
    }
}

#[tokio::test]
async fn people_who_block_each_other_see_no_exact_point_in_the_car_of_somebody_else() {
    let company = Company::new().await;
    let [dan, eve] = company.server.actors().await;
    for person in [&dan, &eve] {
        company.server.befriend(&company.ada, person).await;
    }
    let more = json!({ "hangoutId": company.hangout, "capacity": 9 });
    company
        .server
        .execute("editHangout", &company.ada, more)
        .await;
    for person in [&dan, &eve] {
        let join = json!({ "id": company.hangout });
        company.server.execute("joinHangout", person, join).await;
    }
    company.drive(&company.carl, &[&dan, &eve]).await;
    let shared = company.ride(&dan).await["sharedWith"].clone();
    assert!(shared.as_array().expect("people").contains(&json!(eve.uid)));
    let whom = json!({ "uid": eve.uid });
    company.server.execute("block", &dan, whom).await;
    for (one, other) in [(&dan, &eve), (&eve, &dan)] {
        let ride = company.ride(one).await;
        assert_eq!(ride["status"], "accepted", "the car is somebody else's");
        assert_eq!(ride["sharedWith"], json!([one.uid, company.carl.uid]));
        let path = format!("/v1/carpoolRiders/{}", company.ride_id(one));
        let seen = company.read(path, other).await;
        assert_eq!(seen["pickup"], Value::Null, "{seen}");
    }
}

#[tokio::test]
async fn nobody_rides_with_a_driver_they_block() {
    let company = Company::new().await;
    let [dan] = company.server.actors().await;
    company.server.befriend(&company.ada, &dan).await;
    let more = json!({ "hangoutId": company.hangout, "capacity": 9 });
    company
        .server
        .execute("editHangout", &company.ada, more)
        .await;
    let join = json!({ "id": company.hangout });
    company.server.execute("joinHangout", &dan, join).await;
    company.drive(&company.carl, &[]).await;
    let block = json!({ "uid": dan.uid });
    company.server.execute("block", &company.carl, block).await;
    let ride = json!({
        "carpoolId": company.pool, "carId": company.ride_id(&company.carl),
        "pickup": { "lat": 52.51, "lng": 13.41 },
    });
    let refused = company.server.error_of("requestRide", &dan, ride).await;
    assert_eq!(refused, "404 NOT_FOUND");
}

#[tokio::test]
async fn who_leaves_a_hangout_leaves_its_cars() {
    let company = Company::new().await;
    let Company {
        server,
        ada,
        bob,
        carl,
        ..
    } = &company;
    company.drive(bob, &[carl]).await;
    let leave = json!({ "hangoutId": company.hangout });
    server.execute("leaveHangout", bob, leave.clone()).await;
    let cars = format!("/v1/carpoolCars?carpoolId={}", company.pool);
    assert_eq!(company.read(cars, ada).await["documents"], json!([]));
    assert_eq!(company.ride(carl).await["status"], "looking");
    let hangout = format!("/v1/hangouts/{}", company.hangout);
    assert_eq!(company.read(hangout, ada).await["coHosts"], json!([]));

    company.drive(ada, &[]).await;
    let ride = json!({
        "carpoolId": company.pool, "carId": company.ride_id(ada), "pickup": { "lat": 52.51, "lng": 13.41 },
    });
    server.execute("requestRide", carl, ride).await;
    let accept = json!({ "riderId": company.ride_id(carl), "answer": "accept" });
    server.execute("answerRide", ada, accept).await;
    server.execute("leaveHangout", carl, leave).await;
    assert_eq!(company.ride(carl).await, Value::Null);
    let car = format!("/v1/carpoolCars/{}", company.ride_id(ada));
    assert_eq!(company.read(car, ada).await["sharedWith"], json!([]));
}

#[tokio::test]
async fn a_block_takes_a_guest_out_of_the_queue_and_the_team() {
    let server = TestServer::start().await;
    let [creator, guest, other] = server.actors().await;
    let (quest, session) = walk(&server, &creator, 1).await;
    book(&server, &other, (&quest, &session), 1).await;
    let place = wait(&server, &guest, (&quest, &session), 1).await;
    let block = json!({ "uid": guest.uid });
    server.execute("block", &creator, block).await;
    let path = format!("/v1/questWaitlist/{}", text(&place["entry"]["id"]));
    assert_eq!(server.read(&path, Some(&guest)).await["status"], "left");

    let (quest, session) = published(
        &server,
        &creator,
        crate::quests::old_town(),
        json!({ "capacity": 4 }),
    )
    .await;
    let (booking, ticket) = book(&server, &other, (&quest, &session), 2).await;
    let start = json!({ "bookingId": booking });
    server.execute("startQuest", &other, start).await;
    let player = server.sign_up().await;
    let join = json!({ "ticketCode": ticket });
    server.execute("joinQuestTeam", &player, join).await;
    let block = json!({ "uid": player.uid });
    server.execute("block", &other, block).await;
    let path = format!("/v1/progress/{booking}");
    assert_eq!(server.read(&path, Some(&player)).await, Value::Null);
    let team = server.read(&path, Some(&other)).await["team"].clone();
    assert_eq!(team, json!([other.uid, ""]));
}

#[tokio::test]
async fn who_a_creator_blocks_gets_no_seat_through_a_friend() {
    let server = TestServer::start().await;
    let [creator, guest, friend, stranger] = server.actors().await;
    server.befriend(&guest, &friend).await;
    let (quest, session) = walk(&server, &creator, 2).await;
    let (booking, _) = book(&server, &guest, (&quest, &session), 1).await;
    let open = json!({ "capacity": 4 });
    let (quest, session) = published(&server, &creator, crate::quests::old_town(), open).await;
    let (played, ticket) = book(&server, &guest, (&quest, &session), 2).await;
    let start = json!({ "bookingId": played });
    server.execute("startQuest", &guest, start).await;

    let block = |whom: &Actor| json!({ "uid": whom.uid });
    server.execute("block", &creator, block(&friend)).await;
    let hand_over = json!({ "bookingId": booking, "toUid": friend.uid });
    assert_eq!(
        server.error_of("transferBooking", &guest, hand_over).await,
        "400 FAILED_PRECONDITION notFriends"
    );
    let join = json!({ "ticketCode": ticket });
    let blocked = server
        .error_of("joinQuestTeam", &friend, join.clone())
        .await;
    assert_eq!(blocked, "404 NOT_FOUND", "by the creator");
    server.execute("block", &guest, block(&stranger)).await;
    let blocked = server
        .error_of("joinQuestTeam", &stranger, join.clone())
        .await;
    assert_eq!(blocked, "404 NOT_FOUND", "by who booked");
    let other = server.sign_up().await;
    server.execute("joinQuestTeam", &other, join.clone()).await;
    server.execute("block", &guest, block(&other)).await;
    let next = server.sign_up().await;
    let team = server.execute("joinQuestTeam", &next, join).await;
    assert_eq!(team["data"]["team"], json!([guest.uid, "", next.uid]));
}

#[tokio::test]
async fn seats_held_before_a_block_are_not_booked_after_it() {
    let server = TestServer::start().await;
    let [creator, guest] = server.actors().await;
    let (quest, session) = walk(&server, &creator, 2).await;
    let held = hold(&server, &guest, (&quest, &session), 1).await;
    let block = json!({ "uid": guest.uid });
    server.execute("block", &creator, block).await;
    let checkout = json!({ "bookingId": held["bookingId"] });
    let refused = server.error_of("checkoutQuest", &guest, checkout).await;
    assert_eq!(refused, "404 NOT_FOUND");
}

#[tokio::test]
async fn a_block_gives_up_held_seats_and_leaves_what_is_booked() {
    let server = TestServer::start().await;
    let [creator, guest] = server.actors().await;
    let (first, first_date) = walk(&server, &creator, 2).await;
    let (booked, _) = book(&server, &guest, (&first, &first_date), 1).await;
    let (quest, session) = walk(&server, &creator, 2).await;
    let held = hold(&server, &guest, (&quest, &session), 2).await;
    let block = json!({ "uid": guest.uid });
    server.execute("block", &creator, block).await;
    let status = async |id: &str| {
        let path = format!("/v1/bookings/{id}");
        server.read(&path, Some(&guest)).await["status"].clone()
    };
    assert_eq!(status(&text(&held["bookingId"])).await, "abandoned");
    assert_eq!(status(&booked).await, "confirmed");
    let seats = crate::quests::seats(&server, &session).await;
    assert_eq!(seats, json!({ "booked": 0, "held": 0, "waiting": 0 }));
}

#[tokio::test]
async fn who_a_creator_blocks_leaves_the_teams_of_others() {
    let server = TestServer::start().await;
    let [creator, guest, player] = server.actors().await;
    let open = json!({ "capacity": 4 });
    let date = published(&server, &creator, crate::quests::old_town(), open).await;
    let (booking, ticket) = book(&server, &guest, (&date.0, &date.1), 2).await;
    let start = json!({ "bookingId": booking });
    server.execute("startQuest", &guest, start).await;
    let join = json!({ "ticketCode": ticket });
    server.execute("joinQuestTeam", &player, join).await;
    let block = json!({ "uid": player.uid });
    server.execute("block", &creator, block).await;
    let path = format!("/v1/progress/{booking}");
    let progress = server.read(&path, Some(&guest)).await;
    assert_eq!(progress["team"], json!([guest.uid, ""]));
}

#[tokio::test]
async fn who_a_host_blocks_does_not_come_back_by_the_link() {
    let server = TestServer::start().await;
    let [host, guest, other] = server.actors().await;
    let hangout = json!({
        "title": "Swimming", "visibility": "link",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T09:00:00Z", "timeZone": "Europe/Berlin" },
    });
    let made = server.execute("createHangout", &host, hangout).await;
    let code = text(&made["inviteUrl"]);
    let code = code.rsplit('=').next().expect("a code");
    let by_link = json!({ "id": code });
    for person in [&guest, &other] {
        server.execute("joinHangout", person, by_link.clone()).await;
    }
    let whom = json!({ "uid": guest.uid });
    server.execute("block", &host, whom.clone()).await;
    let hidden = server
        .error_of("joinHangout", &guest, by_link.clone())
        .await;
    assert_eq!(hidden, "404 NOT_FOUND");
    let signed_out = json!({ "id": code, "guestName": "Somebody else", "idempotencyKey": "guest" });
    let revoked = server.call("joinHangout", None, signed_out).await;
    assert_eq!(revoked.error(), "400 FAILED_PRECONDITION revoked");
    server.execute("unblock", &host, whom).await;
    let rotate = json!({ "hangoutId": made["id"] });
    let next = server.execute("rotateInvite", &host, rotate).await;
    let code = text(&next["inviteUrl"]);
    let code = code.rsplit('=').next().expect("a code");
    let taken_off = server
        .error_of("joinHangout", &guest, json!({ "id": code }))
        .await;
    assert_eq!(taken_off, "400 FAILED_PRECONDITION takenOff");
    let path = format!("/v1/hangoutMembers?hangoutId={}", text(&made["id"]));
    let members = server.read(&path, Some(&host)).await;
    assert_eq!(members["documents"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn a_block_does_not_tell_whether_there_is_such_a_person() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let block = async |uid: &str| {
        let blocked = server.execute("block", &ada, json!({ "uid": uid })).await;
        let mut data = blocked["block"]["data"].clone();
        data["whom"] = Value::Null;
        data
    };
    assert_eq!(block(&bob.uid).await, block("AAAAAAAAAAAAAAAAAAAA").await);
    assert_eq!(
        server
            .error_of("block", &ada, json!({ "uid": "no/body" }))
            .await,
        "404 NOT_FOUND"
    );
}

#[tokio::test]
async fn who_is_blocked_cannot_tell_by_a_report_of_points() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    let report = |uid: &str| json!({ "uid": uid, "reason": "odd" });
    let blocked = server
        .try_execute("flagScore", &bob, report(&ada.uid))
        .await;
    let absent = server
        .try_execute("flagScore", &bob, report("nobody"))
        .await;
    assert_eq!(blocked.error(), "404 NOT_FOUND");
    assert_eq!(blocked.text(), absent.text());
}

#[tokio::test]
async fn a_declined_request_cannot_be_cleared_away() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let ask = json!({ "uid": bob.uid });
    let asked = server.execute("sendFriendRequest", &ada, ask.clone()).await;
    let decline = json!({ "requestId": asked["request"]["id"], "answer": "decline" });
    server.execute("answerFriendRequest", &bob, decline).await;
    for way in ["removeFriend", "block", "unblock"] {
        server.execute(way, &ada, ask.clone()).await;
    }
    let again = server.error_of("sendFriendRequest", &ada, ask).await;
    assert_eq!(again, "400 FAILED_PRECONDITION declined");
}

#[tokio::test]
async fn a_block_tells_no_name_that_was_not_known() {
    let server = TestServer::start().await;
    let [ada, bob, carl] = server.actors_named(["ada", "bob", "carl"]).await;
    let block = async |whom: &Actor| {
        let whom = json!({ "uid": whom.uid });
        server.execute("block", &ada, whom).await["block"]["data"]["user_name"].clone()
    };
    assert_eq!(block(&bob).await, Value::Null);
    let ask = json!({ "uid": ada.uid });
    server.execute("sendFriendRequest", &carl, ask).await;
    assert_eq!(block(&carl).await, "carl", "who asks says their name");
    assert_eq!(block(&carl).await, "carl", "and it stays known");
    let blocks = format!("/v1/blocks?by={}", ada.uid);
    let blocks = server.read(&blocks, Some(&ada)).await;
    assert!(!blocks.to_string().contains("bob"), "{blocks}");
}

#[tokio::test]
async fn seats_are_not_handed_over_where_one_blocks_the_other() {
    let mut server = TestServer::start().await;
    let [creator, ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (quest, session) = walk(&server, &creator, 4).await;
    let (booking, _) = book(&server, &ada, (&quest, &session), 1).await;
    // As it was left by versions that let blocked people become friends by a link.
    let (by, whom) = (bob.uid.clone(), ada.uid.clone());
    server
        .write_store(move |transaction| {
            let block = json!({ "by": by, "whom": whom, "since": "2026-03-01T00:00:00.000Z" });
            let id = format!("{by}_{whom}");
            transaction.put(&BLOCKS, &id, block).map(drop)
        })
        .await;
    let transfer = json!({ "bookingId": booking, "toUid": bob.uid });
    let refused = server.error_of("transferBooking", &ada, transfer).await;
    assert_eq!(refused, "400 FAILED_PRECONDITION notFriends");
}

#[tokio::test]
async fn a_link_makes_no_friends_of_people_who_block_each_other() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let link = server.execute("createFriendLink", &ada, json!({})).await;
    let block = json!({ "uid": ada.uid });
    server.execute("block", &bob, block).await;
    let redeem = json!({ "code": link["code"] });
    let refused = server.call("redeemInvite", Some(&bob), redeem).await;
    assert_eq!(refused.error(), "400 FAILED_PRECONDITION blocked");
}

#[tokio::test]
async fn an_erased_account_is_named_nowhere() {
    let company = Company::new().await;
    company.drive(&company.ada, &[&company.bob]).await;
    company.drive(&company.carl, &[]).await;
    let Company {
        mut server,
        ada,
        bob,
        carl,
        plan,
        hangout,
        ..
    } = company;
    let own = json!({
        "title": "Tea", "coHosts": [ada.uid], "when": { "mode": "fixed", "startsAt": "2026-03-07T10:00:00Z" },
    });
    let own = text(&server.execute("createHangout", &bob, own).await["id"]);
    server
        .execute("joinHangout", &ada, json!({ "id": own }))
        .await;
    let open = json!({ "hangoutId": own, "direction": "there" });
    server.execute("openCarpool", &bob, open).await;
    let root = server.admin().await;
    let role = json!({ "uid": bob.uid, "roles": ["user", "creator"] });
    server.execute("setRole", &root, role).await;
    let leave = json!({ "user_name": "bob", "password": storage_api_testing::PASSWORD });
    let left = server.call("deleteNow", Some(&bob), leave).await;
    assert_eq!(left.status, 200, "{left:?}");

    let mut documents = everything(&mut server).await;
    // What others were answered is kept for two days, in case they ask again.
    documents.retain(|(collection, _), _| collection != "idempotency");
    for ((collection, id), data) in &documents {
        let text = format!("{id} {data}");
        assert!(!text.contains(&bob.uid), "{collection}/{id}: {data}");
    }
    let of = |collection: &str, id: &str| &documents[&(collection.to_owned(), id.to_owned())];
    assert_eq!(of("plans", &plan)["editors"], json!([]));
    assert_eq!(
        of("hangouts", &own)["hostId"],
        ada.uid,
        "a co-host takes over"
    );
    let member = format!("{own}_{}", ada.uid);
    assert_eq!(of("hangoutMembers", &member)["role"], "host");
    assert_eq!(of("hangouts", &hangout)["coHosts"], json!([]));
    assert!(documents.keys().any(|(_, id)| id.contains(&carl.uid)));
}
