//! Invitations: what one read gives to whom, and what an open page hears of without anybody being signed in.

use std::time::Duration;

use http::Method;
use icalendar::{Calendar, Component};
use serde_json::{Value, json};
use storage_api_testing::{Actor, Events, HOUR, Reply, TestServer};

use crate::emails::{secret, start};
use crate::photos::png;

/// Id and code of a new poll.
async fn poll(server: &TestServer, by: &Actor, more: Value) -> (String, String) {
    let mut hangout = json!({
        "title": "Dinner", "note": "Bring a jacket", "theme": "plum",
        "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "options": [
            { "id": "fri", "start": "2026-03-06T18:00:00Z", "durationMin": 120 },
            { "id": "sat", "start": "2026-03-07T18:00:00Z" },
        ],
    });
    for (name, value) in more.as_object().expect("fields") {
        hangout[name] = value.clone();
    }
    let made = server.execute("createHangout", by, hangout).await;
    let code = made["inviteUrl"]
        .as_str()
        .expect("a url")
        .rsplit('=')
        .next();
    let id = made["id"].as_str().expect("an id").to_owned();
    (id, code.expect("a code").to_owned())
}

/// Calls a function as somebody without an account.
async fn as_guest(server: &TestServer, name: &str, mut data: Value) -> Reply {
    data["idempotencyKey"] = json!(data.to_string().chars().take(120).collect::<String>());
    server.call(name, None, data).await
}

/// Joins as a guest and answers with their secret.
async fn guest(server: &TestServer, code: &str, name: &str) -> String {
    // Who comes a second later stands behind.
    server.advance(Duration::from_secs(1));
    let data = json!({ "id": code, "guestName": name });
    let joined = as_guest(server, "joinHangout", data).await;
    let url = joined.json()["result"]["editUrl"].clone();
    let key = url.as_str().and_then(|url| url.split_once("?k="));
    key.unwrap_or_else(|| panic!("{joined:?}")).1.to_owned()
}

async fn vote(server: &TestServer, id: &str, key: &str, votes: Value) {
    let data = json!({ "hangoutId": id, "votes": votes, "key": key });
    let reply = as_guest(server, "voteHangout", data).await;
    assert_eq!(reply.status, 200, "{reply:?}");
}

async fn read(server: &TestServer, id: &str, key: Option<&str>) -> Value {
    let data = json!({ "id": id, "key": key });
    let reply = server.call("readInvitation", None, data).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.json()["result"].clone()
}

async fn refused(server: &TestServer, id: &str, key: Option<&str>) -> String {
    let data = json!({ "id": id, "key": key });
    server.call("readInvitation", None, data).await.error()
}

#[tokio::test]
async fn one_read_gives_everything_an_invitation_says() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({ "capacity": 8, "plusOnes": 1 })).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let otis = guest(&server, &code, "Otis").await;
    vote(&server, &id, &zoe, json!({ "fri": "yes", "sat": "yes" })).await;
    vote(&server, &id, &otis, json!({ "fri": "no", "sat": "maybe" })).await;
    let seen = read(&server, &code, None).await;
    assert_eq!(seen["hangoutId"], id.as_str());
    assert_eq!(seen["host"]["name"], "Somebody");
    assert_eq!(
        (&seen["note"], &seen["theme"]),
        (&json!("Bring a jacket"), &json!("plum"))
    );
    let fri = &seen["options"][0];
    assert_eq!(
        (&fri["yes"], &fri["no"], &fri["cannot"]),
        (&json!(1), &json!(1), &json!(["Otis"]))
    );
    let best = &seen["best"];
    assert_eq!(
        (&best["optionId"], &best["reason"]),
        (&json!("sat"), &json!("moreAvailable"))
    );
    assert_eq!(
        (&best["answered"], &best["cannot"]),
        (&json!(2), &json!([]))
    );
    assert_eq!(
        (&seen["pollOpen"], &seen["seatsLeft"]),
        (&json!(true), &json!(8))
    );
    assert_eq!(
        (&seen["me"], &seen["comments"]),
        (&Value::Null, &Value::Null)
    );
    let names: Vec<_> = people(&seen).map(|one| one["name"].clone()).collect();
    assert_eq!(names, ["Somebody", "Zoe", "Otis"]);
    let told = seen.to_string();
    for secret in [ada.uid.as_str(), &code, &zoe, &otis] {
        assert!(!told.contains(secret), "{secret} in {told}");
    }
    assert_eq!(
        read(&server, &id, Some(&code)).await,
        seen,
        "by id with the code as the key"
    );
}

fn people(invitation: &Value) -> impl Iterator<Item = &Value> {
    invitation["people"].as_array().into_iter().flatten()
}

#[tokio::test]
async fn a_guest_finds_themselves_and_members_what_was_said() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let zoe = guest(&server, &code, "Zoe").await;
    vote(&server, &id, &zoe, json!({ "fri": "yes" })).await;
    let say = json!({ "hangoutId": id, "text": "I bring cake", "key": zoe });
    as_guest(&server, "commentHangout", say).await;
    let seen = read(&server, &id, Some(&zoe)).await;
    assert_eq!(seen["me"]["votes"], json!({ "fri": "yes" }));
    assert_eq!(seen["me"]["isGuest"], true);
    assert_eq!(zoe.split('.').next(), seen["me"]["memberId"].as_str());
    let comment = &seen["comments"][0];
    assert_eq!(
        (&comment["text"], &comment["canRemove"]),
        (&json!("I bring cake"), &json!(true))
    );
    let host = server
        .execute("readInvitation", &ada, json!({ "id": id }))
        .await;
    assert_eq!(
        (&host["isHost"], &host["me"]["role"]),
        (&json!(true), &json!("host"))
    );
    assert_eq!(refused(&server, &id, None).await, "404 NOT_FOUND");
    assert_eq!(refused(&server, &id, Some("x.y")).await, "404 NOT_FOUND");
    let revoke = json!({ "hangoutId": id, "revoke": true });
    server.execute("rotateInvite", &ada, revoke).await;
    assert_eq!(
        refused(&server, &code, None).await,
        "400 FAILED_PRECONDITION revoked"
    );
    read(&server, &code, Some(&zoe)).await;
}

#[tokio::test]
async fn what_a_host_hides_is_not_in_the_invitation_of_others() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let hidden = json!({ "hideVotes": true, "hideGuests": true });
    let (id, code) = poll(&server, &ada, hidden).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let otis = guest(&server, &code, "Otis").await;
    vote(&server, &id, &zoe, json!({ "fri": "yes" })).await;
    vote(&server, &id, &otis, json!({ "fri": "no" })).await;
    for (key, sees) in [
        (code.as_str(), vec!["Somebody"]),
        (&otis, vec!["Somebody", "Otis"]),
    ] {
        let seen = read(&server, &id, Some(key)).await;
        let names: Vec<_> = people(&seen).map(|one| one["name"].clone()).collect();
        assert_eq!(names, sees);
        assert_eq!(
            (&seen["best"], &seen["options"][0]["yes"]),
            (&Value::Null, &Value::Null)
        );
        assert!(!seen.to_string().contains("Zoe"), "{seen}");
    }
    let host = server
        .execute("readInvitation", &ada, json!({ "id": id }))
        .await;
    assert_eq!(
        (people(&host).count(), &host["options"][0]["no"]),
        (3, &json!(1))
    );
}

#[tokio::test]
async fn an_open_page_hears_of_every_change_without_an_account() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let topic = format!("/v1/live?topic=hangoutActivity/{id}%3Fk%3D{code}");
    let mut page = Events::new(server.open(&topic, None, &[]).await);
    let mut count = count_of(&mut page).await;
    let zoe = guest(&server, &code, "Zoe").await;
    for act in ["vote", "comment", "edit", "leave"] {
        // Joining was one change, and each of these is at least one more.
        let next = count_of(&mut page).await;
        assert!(next > count, "before {act}");
        count = next;
        match act {
            "vote" => vote(&server, &id, &zoe, json!({ "fri": "yes" })).await,
            "comment" => {
                let say = json!({ "hangoutId": id, "text": "Hi", "key": zoe });
                as_guest(&server, "commentHangout", say).await;
            }
            "edit" => {
                let edit = json!({ "hangoutId": id, "title": "Lunch" });
                server.execute("editHangout", &ada, edit).await;
            }
            _ => {
                let leave = json!({ "hangoutId": id, "key": zoe });
                as_guest(&server, "leaveHangout", leave).await;
            }
        }
    }
    assert!(count_of(&mut page).await > count, "after leaving");
}

async fn count_of(page: &mut Events) -> u64 {
    let event = page.next().await;
    let count = &event.data["data"]["count"];
    count.as_u64().unwrap_or_else(|| panic!("{event:?}"))
}

#[tokio::test]
async fn no_guest_passes_for_somebody_who_is_in_it() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (_, code) = poll(&server, &ada, json!({})).await;
    guest(&server, &code, "Zoe").await;
    // The third is written with a Cyrillic o, the fourth with a Greek one.
    for name in [
        "Somebody",
        " some body ",
        "S\u{43e}mebody",
        "Z\u{3bf}e",
        "ZOE.",
        "Somebody (host)",
        "host",
        "Gastgeber",
    ] {
        let data = json!({ "id": code, "guestName": name });
        let reply = as_guest(&server, "joinHangout", data).await;
        assert_eq!(reply.error(), "409 ALREADY_EXISTS nameTaken", "{name}");
    }
    guest(&server, &code, "Zoe B").await;
}

#[tokio::test]
async fn people_who_share_a_name_are_told_apart_by_their_user_names() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    for (actor, name) in [(&ada, "Ada"), (&bob, "Bob"), (&eve, "\u{410}da (host)")] {
        let (path, data) = (format!("/v1/users/{}", actor.uid), json!({ "name": name }));
        let renamed = server
            .request(Method::PATCH, &path, Some(actor), Some(&data))
            .await;
        assert_eq!(renamed.status, 200, "{renamed:?}");
    }
    let (id, _) = poll(&server, &ada, json!({ "visibility": "public" })).await;
    for actor in [&bob, &ada, &eve] {
        server.advance(Duration::from_secs(1));
        server
            .execute("joinHangout", actor, json!({ "id": id }))
            .await;
        let say = json!({ "hangoutId": id, "text": "Hi" });
        server.execute("commentHangout", actor, say).await;
    }
    let seen = server
        .execute("readInvitation", &bob, json!({ "id": id }))
        .await;
    let of = |list: &Value| -> Vec<Value> {
        let list = list.as_array().expect("a list").iter();
        list.map(|one| one["userName"].clone()).collect()
    };
    assert_eq!(
        of(&seen["people"]),
        [json!(ada.user_name), Value::Null, json!(eve.user_name)]
    );
    assert_eq!(
        of(&seen["comments"]),
        [Value::Null, json!(ada.user_name), json!(eve.user_name)]
    );
    let member = format!("/v1/hangoutMembers/{id}_{}", eve.uid);
    let member = server.read(&member, Some(&bob)).await;
    assert_eq!(
        (&member["userName"], &member["role"]),
        (&json!(eve.user_name), &json!("member"))
    );
}

#[tokio::test]
async fn whom_a_host_took_off_does_not_come_back_as_a_guest() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    server
        .execute("joinHangout", &bob, json!({ "id": code }))
        .await;
    let take_off = json!({ "hangoutId": id, "memberId": format!("{id}_{}", bob.uid) });
    let left = server.execute("leaveHangout", &ada, take_off).await;
    assert_eq!(left["guestsClosed"], true);
    let back = json!({ "id": code, "guestName": "Nobody in particular" });
    let reply = as_guest(&server, "joinHangout", back).await;
    assert_eq!(reply.error(), "400 FAILED_PRECONDITION guestsClosed");
    // Others come by it when they sign in, and guests by a new link.
    let eve = server.sign_up().await;
    server
        .execute("joinHangout", &eve, json!({ "id": code }))
        .await;
    let rotated = server
        .execute("rotateInvite", &ada, json!({ "hangoutId": id }))
        .await;
    let code = rotated["inviteUrl"]
        .as_str()
        .and_then(|url| url.rsplit('=').next());
    let zoe = guest(&server, code.expect("a code"), "Zoe").await;
    let leave = json!({ "hangoutId": id, "key": zoe });
    let left = as_guest(&server, "leaveHangout", leave).await;
    assert_eq!(
        left.json()["result"]["guestsClosed"],
        false,
        "leaving oneself closes nothing"
    );
}

#[tokio::test]
async fn a_guest_whom_a_host_took_off_hears_so_by_their_own_link() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let otis = guest(&server, &code, "Otis").await;
    let member = zoe.split_once('.').expect("a secret").0;
    let take_off = json!({ "hangoutId": id, "memberId": member });
    server.execute("leaveHangout", &ada, take_off).await;
    let out = "400 FAILED_PRECONDITION takenOff";
    assert_eq!(refused(&server, &id, Some(&zoe)).await, out);
    // Whoever leaves of their own accord is no such person.
    as_guest(
        &server,
        "leaveHangout",
        json!({ "hangoutId": id, "key": otis }),
    )
    .await;
    assert_eq!(refused(&server, &id, Some(&otis)).await, "404 NOT_FOUND");
}

#[tokio::test]
async fn who_is_in_it_can_hand_on_the_link_that_joins_and_never_a_secret() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let zoe = guest(&server, &code, "Zoe").await;
    server
        .execute("joinHangout", &bob, json!({ "id": code }))
        .await;
    let link = json!(format!("/app/hangout/join?id={code}"));
    assert_eq!(read(&server, &id, Some(&zoe)).await["shareUrl"], link);
    assert_eq!(
        read(&server, &id, Some(&code)).await["shareUrl"],
        Value::Null
    );
    let shared = async |actor: &Actor| {
        let seen = server
            .execute("readInvitation", actor, json!({ "id": id }))
            .await;
        seen["shareUrl"].clone()
    };
    for member in [&ada, &bob] {
        assert_eq!(shared(member).await, link);
    }
    let revoke = json!({ "hangoutId": id, "revoke": true });
    server.execute("rotateInvite", &ada, revoke).await;
    assert_eq!(shared(&bob).await, Value::Null, "the host turned it off");
    let (public, _) = poll(&server, &ada, json!({ "visibility": "public" })).await;
    let seen = read(&server, &public, None).await;
    assert_eq!(seen["shareUrl"], format!("/hangout/{public}"));
}

#[tokio::test]
async fn whoever_waits_for_a_seat_sees_their_place_in_line() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({ "capacity": 1 })).await;
    let chosen = json!({ "hangoutId": id, "optionId": "fri" });
    server.execute("scheduleHangout", &ada, chosen).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let otis = guest(&server, &code, "Otis").await;
    for (key, place) in [(&zoe, json!(1)), (&otis, json!(2)), (&code, Value::Null)] {
        let seen = read(&server, &id, Some(key)).await;
        assert_eq!(seen["myPlaceInLine"], place);
        assert_eq!(
            (&seen["going"], &seen["waiting"], &seen["seatsLeft"]),
            (&json!(1), &json!(2), &json!(0))
        );
    }
}

/// Uploads a photo with the secret of a guest.
async fn upload(server: &TestServer, key: &str, colour: u8) -> Reply {
    let headers = [("content-type", "image/png")];
    let path = format!("/v1/photos?k={key}");
    server
        .send(Method::POST, &path, &headers, &png(colour))
        .await
}

#[tokio::test]
async fn a_guest_adds_photos_which_go_with_them() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let otis = guest(&server, &code, "Otis").await;
    for key in ["x.y", &code, &zoe.replace('.', ".x")] {
        assert_eq!(upload(&server, key, 1).await.error(), "401 UNAUTHENTICATED");
    }
    let photo = upload(&server, &zoe, 1).await.json()["url"].clone();
    let say = |key: &str, photo: &Value| json!({ "hangoutId": id, "photo": photo, "key": key });
    let others = as_guest(&server, "commentHangout", say(&otis, &photo)).await;
    assert_eq!(
        others.error(),
        "400 INVALID_ARGUMENT photo",
        "the photo of another guest"
    );
    let nothing = as_guest(&server, "commentHangout", say(&zoe, &Value::Null)).await;
    assert_eq!(nothing.error(), "400 INVALID_ARGUMENT");
    let said = as_guest(&server, "commentHangout", say(&zoe, &photo)).await;
    assert_eq!(said.status, 200, "{said:?}");
    let seen = read(&server, &id, Some(&otis)).await;
    assert_eq!(seen["comments"][0]["photo"], photo);
    let path = photo.as_str().expect("a path");
    assert_eq!(server.get(path, None).await.status, 200);
    let leave = json!({ "hangoutId": id, "key": zoe });
    as_guest(&server, "leaveHangout", leave).await;
    assert_eq!(server.get(path, None).await.status, 404);
    let seen = read(&server, &id, Some(&otis)).await;
    assert_eq!(seen["comments"], json!([]));
}

#[tokio::test]
async fn we_did_it_ticks_the_wish_of_everybody_who_came() {
    let server = TestServer::start().await;
    let [ada, bob, eve] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let list = server
        .execute("upsertBucketList", &ada, json!({ "year": 2026 }))
        .await;
    let wish = json!({ "op": "add", "activity": { "id": "lake", "title": "Swim in the lake" } });
    let edit = json!({ "listId": list["id"], "ops": [wish] });
    server.execute("editBucketItems", &ada, edit).await;
    let clone = json!({ "listId": list["id"], "itemIds": ["lake"], "toYear": 2026 });
    let taken = server.execute("cloneItems", &bob, clone).await;
    let share = json!({ "type": "bucketList", "id": taken["list"]["id"], "visibility": "friends" });
    server.execute("setShare", &bob, share).await;
    let made = server
        .execute(
            "createHangout",
            &ada,
            json!({
                "title": "Swim", "visibility": "public", "source": { "listId": list["id"], "activityId": "lake" },
                "when": { "mode": "fixed", "startsAt": "2026-03-01T01:00:00Z", "timeZone": "UTC" },
            }),
        )
        .await;
    let id = made["id"].clone();
    for person in [&bob, &eve] {
        server
            .execute("joinHangout", person, json!({ "id": id }))
            .await;
    }
    server.advance(HOUR * 3);
    let (ada, bob) = (server.sign_in(&ada).await, server.sign_in(&bob).await);
    let member = |of: &Actor| format!("{}_{}", id.as_str().expect("an id"), of.uid);
    let came = json!({ "hangoutId": id, "attended": [member(&ada), member(&bob), member(&eve)] });
    let done = server.execute("finishHangout", &ada, came).await;
    let mut ticked = vec![member(&ada), member(&bob)];
    ticked.sort_unstable();
    let mut found: Vec<_> = done["ticked"].as_array().into_iter().flatten().collect();
    found.sort_unstable_by_key(ToString::to_string);
    assert_eq!(json!(found), json!(ticked), "the third has no such wish");
    assert_eq!(
        (&done["points"]["rule"], &done["points"]["points"]),
        (&json!("hangoutHosted"), &json!(20))
    );
    for person in [&ada, &bob] {
        let path = format!("/v1/bucketLists?userId={}", person.uid);
        let lists = server.read(&path, Some(person)).await;
        let item = &lists["documents"][0]["data"]["activities"][0];
        assert_eq!(
            (&item["status"], &item["doneAt"]),
            (&json!("done"), &json!("2026-03-01T01:00:00.000Z"))
        );
        assert_eq!(item["withUserIds"].as_array().map(Vec::len), Some(2));
    }
}

#[tokio::test]
async fn the_calendar_of_a_hangout_follows_its_date() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let place =
        json!({ "mode": "fixed", "place": { "name": "Pier 3, left", "lat": 52.5, "lng": 13.4 } });
    let (id, code) = poll(&server, &ada, json!({ "place": place })).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let path = format!("/v1/hangouts/{id}/calendar.ics?k={zoe}");
    let calendar = async || {
        let reply = server.get(&path, None).await;
        assert_eq!(reply.header("content-type"), "text/calendar; charset=utf-8");
        reply.text().parse::<Calendar>().expect("a calendar")
    };
    assert_eq!(calendar().await.events().count(), 0, "no date yet");
    let hidden = server
        .get(&format!("/v1/hangouts/{id}/calendar.ics"), None)
        .await;
    assert_eq!(hidden.error(), "404 NOT_FOUND");
    let choose = json!({ "hangoutId": id, "optionId": "fri" });
    server.execute("scheduleHangout", &ada, choose).await;
    let value = |calendar: &Calendar, name: &str| {
        let event = calendar.events().next().expect("an event");
        event.property_value(name).expect("a value").to_owned()
    };
    let first = calendar().await;
    assert_eq!(value(&first, "DTSTART"), "20260306T180000Z");
    assert_eq!(value(&first, "DTEND"), "20260306T200000Z");
    assert_eq!(value(&first, "LOCATION"), "Pier 3, left");
    assert_eq!(value(&first, "SUMMARY"), "Dinner");
    server
        .execute("cancelHangout", &ada, json!({ "hangoutId": id }))
        .await;
    let second = calendar().await;
    assert_eq!(value(&second, "STATUS"), "CANCELLED");
    assert_eq!(value(&second, "UID"), value(&first, "UID"));
    let number = |calendar| {
        value(calendar, "SEQUENCE")
            .parse::<u64>()
            .expect("a number")
    };
    assert!(number(&second) > number(&first));
}

#[tokio::test]
async fn a_guest_who_left_an_address_is_told_the_date_and_people_are_invited_once() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up().await;
    let (id, code) = poll(&server, &ada, json!({})).await;
    let zoe = guest(&server, &code, "Zoe").await;
    let keep = json!({ "hangoutId": id, "key": zoe, "email": " Zoe@Example.com " });
    let kept = as_guest(&server, "keepGuestEmail", keep).await;
    assert_eq!(kept.json()["result"]["email"], "zoe@example.com");
    let own = secret(
        &mail.next_to("zoe@example.com", "Dinner").await,
        &format!("/hangout/{id}?k="),
    );
    assert_eq!(own, zoe);
    let member = server
        .read(&format!("/v1/hangoutMembers?hangoutId={id}"), Some(&ada))
        .await;
    assert!(
        !member.to_string().contains("zoe@example.com"),
        "the host does not see it"
    );
    let invite = json!({ "hangoutId": id, "emails": ["kim@example.com", "KIM@example.com"] });
    let sent = server.execute("inviteByEmail", &ada, invite.clone()).await;
    assert_eq!(sent["sent"], 1);
    let letter = mail.next_to("kim@example.com", "Dinner").await;
    assert_eq!(secret(&letter, "/app/hangout/join?id="), code);
    assert_eq!(
        server.execute("inviteByEmail", &ada, invite).await["sent"],
        0
    );
    let choose = json!({ "hangoutId": id, "optionId": "fri" });
    server.execute("scheduleHangout", &ada, choose).await;
    let letter = mail.next_to("zoe@example.com", "The date is set").await;
    assert_eq!(secret(&letter, &format!("/hangout/{id}?k=")), zoe);
    assert!(letter.contains("6 March 2026, 19:00"), "{letter}");
    server
        .execute("cancelHangout", &ada, json!({ "hangoutId": id }))
        .await;
    mail.next_to("zoe@example.com", "Cancelled: Dinner").await;
    let seen = read(&server, &id, Some(&zoe)).await;
    assert_eq!(
        seen["me"]["email"],
        Value::Null,
        "forgotten once it is over"
    );
}
