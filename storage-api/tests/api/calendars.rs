//! The calendar of a person, as a calendar program reads it: without signing in, under a secret address.

use http::Method;
use icalendar::{Calendar, Component};
use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, PASSWORD, Reply, TestServer, text};

use crate::quests::{book, walk};

/// Path of somebody's calendar.
async fn address(server: &TestServer, of: &Actor, renew: bool) -> String {
    let feed = json!({ "renew": renew });
    text(&server.execute("calendarFeed", of, feed).await["url"])
}

async fn get(server: &TestServer, path: &str, tag: &str) -> Reply {
    let headers = [("if-none-match", tag)];
    server.send(Method::GET, path, &headers, b"").await
}

/// Id, name, state and number of each event, the earliest first.
async fn events(server: &TestServer, path: &str) -> Vec<[String; 4]> {
    let reply = server.get(path, None).await;
    assert_eq!(reply.header("content-type"), "text/calendar; charset=utf-8");
    let calendar = reply.text().parse::<Calendar>().expect("a calendar");
    let fields = ["UID", "SUMMARY", "STATUS", "SEQUENCE"];
    let event = |event: &icalendar::Event| {
        fields.map(|field| event.property_value(field).expect("a value").to_owned())
    };
    calendar.events().map(event).collect()
}

/// Names and states of the events.
async fn titles(server: &TestServer, path: &str) -> Vec<(String, String)> {
    let events = events(server, path).await.into_iter();
    events
        .map(|[_, title, status, _]| (title, status))
        .collect()
}

fn shown(titles: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(title, status): &(&str, &str)| ((*title).to_owned(), (*status).to_owned());
    titles.iter().map(owned).collect()
}

async fn hangout(server: &TestServer, host: &Actor, title: &str, start: &str) -> Value {
    let hangout = json!({
        "title": title, "visibility": "public", "when": { "mode": "fixed", "startsAt": start },
    });
    server.execute("createHangout", host, hangout).await["id"].clone()
}

async fn join(server: &TestServer, by: &Actor, hangout: &Value) {
    server
        .execute("joinHangout", by, json!({ "id": hangout }))
        .await;
}

#[tokio::test]
async fn it_has_what_one_goes_to_and_follows_every_change() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let dinner = hangout(&server, &ada, "Dinner", "2026-03-07T18:00:00Z").await;
    let lake = hangout(&server, &ada, "The lake", "2026-03-08T10:00:00Z").await;
    join(&server, &bob, &dinner).await;
    let path = address(&server, &bob, false).await;
    assert_eq!(address(&server, &bob, false).await, path, "it stays");
    assert_eq!(
        titles(&server, &path).await,
        shown(&[("Dinner", "CONFIRMED")])
    );
    let reply = server.get(&path, None).await;
    let tag = reply.header("etag").to_owned();
    server.advance(HOUR);
    assert_eq!(get(&server, &path, &tag).await.status, 304);
    let bob = server.sign_in(&bob).await;
    join(&server, &bob, &lake).await;
    assert_eq!(get(&server, &path, &tag).await.status, 200);
    let before = events(&server, &path).await;
    let ada = server.sign_in(&ada).await;
    let when = json!({ "mode": "fixed", "startsAt": "2026-03-07T20:00:00Z" });
    let edit = json!({ "hangoutId": dinner, "title": "Late dinner", "when": when });
    server.execute("editHangout", &ada, edit).await;
    let after = events(&server, &path).await;
    assert_eq!(after[0][0], before[0][0], "the same event");
    assert_eq!(after[0][1..3], ["Late dinner", "TENTATIVE"], "asked again");
    let number = |event: &[String; 4]| event[3].parse::<u64>().expect("a number");
    assert!(number(&after[0]) > number(&before[0]));
    let going = json!({ "hangoutId": dinner, "rsvp": "going" });
    server.execute("rsvpHangout", &bob, going).await;
    assert!(number(&events(&server, &path).await[0]) > number(&after[0]));
    let no = json!({ "hangoutId": lake, "rsvp": "no" });
    server.execute("rsvpHangout", &bob, no).await;
    assert_eq!(
        titles(&server, &path).await,
        shown(&[("Late dinner", "CONFIRMED")])
    );
    server
        .execute("cancelHangout", &ada, json!({ "hangoutId": dinner }))
        .await;
    assert_eq!(
        titles(&server, &path).await,
        shown(&[("Late dinner", "CANCELLED")])
    );
    server.advance(DAY * 40);
    assert_eq!(titles(&server, &path).await, [], "cancelled long ago");
}

/// Values of a property, of the file and then of its only event.
async fn properties<const N: usize>(
    server: &TestServer,
    path: &str,
    names: [&str; N],
) -> [Option<String>; N] {
    let text = server.get(path, None).await.text();
    let calendar = text.parse::<Calendar>().expect("a calendar");
    let event = calendar.events().next().expect("an event");
    names.map(|name| {
        let of_event = event.property_value(name);
        of_event
            .or(calendar.property_value(name))
            .map(str::to_owned)
    })
}

#[tokio::test]
async fn each_change_of_time_place_or_state_is_a_later_one_of_the_same_event() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let dinner = hangout(&server, &ada, "Dinner", "2026-03-07T18:00:00Z").await;
    join(&server, &bob, &dinner).await;
    let feed = address(&server, &bob, false).await;
    let file = format!("/v1/hangouts/{}/calendar.ics", text(&dinner));
    let when = json!({ "mode": "fixed", "startsAt": "2026-03-07T20:00:00Z" });
    let place = json!({ "mode": "fixed", "place": { "name": "Lake", "lat": 52.4, "lng": 13.2 } });
    let names = [
        "METHOD",
        "UID",
        "SEQUENCE",
        "DTSTAMP",
        "LAST-MODIFIED",
        "STATUS",
    ];
    let mut before = [
        properties(&server, &feed, names).await,
        properties(&server, &file, names).await,
    ];
    let changes = [
        ("editHangout", json!({ "hangoutId": dinner, "when": when })),
        (
            "editHangout",
            json!({ "hangoutId": dinner, "place": place }),
        ),
        ("cancelHangout", json!({ "hangoutId": dinner })),
    ];
    for (name, change) in changes {
        server.advance(HOUR);
        let ada = server.sign_in(&ada).await;
        server.execute(name, &ada, change).await;
        let at_once = properties(&server, &file, names).await;
        server.advance(HOUR);
        let after = [
            properties(&server, &feed, names).await,
            properties(&server, &file, names).await,
        ];
        for (after, before) in after.iter().zip(&before) {
            let number = |event: &[Option<String>; 6]| {
                event[2].as_ref().and_then(|it| it.parse::<u64>().ok())
            };
            assert_eq!(after[1], before[1], "the same event");
            assert!(number(after) > number(before), "{name}: {after:?}");
            assert!(after[4] > before[4], "{name}: {after:?}");
            assert_eq!(after[4], at_once[3], "when it was changed");
            assert!(after[3] > after[4], "when it is read");
        }
        before = after;
    }
    let [of_feed, of_file] = &before;
    let known = |event: &[Option<String>; 6]| [event[0].clone(), event[5].clone()];
    let texts = |texts: [&str; 2]| texts.map(|text| Some(text.to_owned()));
    assert_eq!(known(of_feed), texts(["PUBLISH", "CANCELLED"]));
    assert_eq!(known(of_file), texts(["CANCEL", "CANCELLED"]));
}

#[tokio::test]
async fn booked_quests_stand_in_it() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    let (quest, session) = walk(&server, &ada, 2).await;
    book(&server, &bob, (&quest, &session), 1).await;
    let path = address(&server, &bob, false).await;
    assert_eq!(
        titles(&server, &path).await,
        shown(&[("Old town", "CONFIRMED")])
    );
    let off = json!({ "questId": quest, "sessionId": session });
    server.execute("cancelQuestSession", &ada, off).await;
    assert_eq!(
        titles(&server, &path).await,
        shown(&[("Old town", "CANCELLED")])
    );
}

#[tokio::test]
async fn an_address_is_its_persons_alone_and_ends() {
    let server = TestServer::start().await;
    let (ada, bob) = (
        server.sign_up_as("ada").await,
        server.sign_up_as("bob").await,
    );
    let lake = hangout(&server, &ada, "The lake", "2026-03-08T10:00:00Z").await;
    join(&server, &bob, &lake).await;
    let path = address(&server, &bob, false).await;
    let of_ada = address(&server, &ada, false).await;
    let foreign = of_ada.replace(&ada.uid, &bob.uid);
    let status = async |path: &str| server.get(path, None).await.status;
    for wrong in [
        foreign.as_str(),
        &path[..path.len() - 5],
        "/v1/calendars/x.ics",
        &format!("/v1/calendars/{}..ics", bob.uid),
    ] {
        assert_eq!(status(wrong).await, 404, "{wrong}");
    }
    let write = server
        .request(Method::PUT, &path, Some(&bob), Some(&json!({})))
        .await;
    assert_eq!(write.status, 405);
    let own = format!("/v1/usersPrivate/{}", bob.uid);
    let private = server.read(&own, Some(&bob)).await;
    assert_eq!(private["calendarSecret"], Value::Null);
    let renewed = address(&server, &bob, true).await;
    assert_eq!((status(&path).await, status(&renewed).await), (404, 200));
    let block = json!({ "uid": bob.uid });
    server.execute("block", &ada, block).await;
    assert_eq!(
        titles(&server, &renewed).await,
        [],
        "a blocked person reads no hangout"
    );
    server
        .call("signOutEverywhere", Some(&bob), Value::Null)
        .await;
    assert_eq!(status(&renewed).await, 404);
    let bob = server.sign_in(&bob).await;
    let last = address(&server, &bob, false).await;
    let delete = json!({ "user_name": "bob", "password": PASSWORD });
    let ask = json!({ "user_name": "bob" });
    server.execute("requestAccountDeletion", &bob, ask).await;
    assert_eq!(status(&last).await, 404, "about to be deleted");
    server.call("deleteNow", Some(&bob), delete).await;
    assert_eq!(status(&last).await, 404);
}

#[tokio::test]
async fn programs_that_ask_too_often_are_slowed_down() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let path = address(&server, &ada, false).await;
    let mut refused = None;
    for _ in 0..40 {
        let reply = server.get(&path, None).await;
        refused = refused.or((reply.status == 429).then_some(reply));
    }
    let refused = refused.expect("a refusal");
    assert!(!refused.header("retry-after").is_empty());
}
