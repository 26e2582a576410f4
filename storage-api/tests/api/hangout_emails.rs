//! Emails of hangouts to people who are not in them or not signed in: friends who are invited, guests with an email
//! address, and addresses that a host invites.

use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, Mailbox, PASSWORD, TestServer};

use crate::emails::start;

/// Id and code of a new hangout.
async fn make(server: &TestServer, host: &Actor, more: Value) -> (String, String) {
    let mut hangout = json!({
        "title": "Dinner",
        "when": { "mode": "fixed", "startsAt": "2026-03-07T18:00:00Z", "timeZone": "Europe/Berlin" },
    });
    for (name, value) in more.as_object().expect("fields") {
        hangout[name] = value.clone();
    }
    let made = server.execute("createHangout", host, hangout).await;
    let url = made["inviteUrl"].as_str().expect("a url");
    let code = url.split_once('=').expect("a code").1.to_owned();
    (made["id"].as_str().expect("an id").to_owned(), code)
}

fn poll(invited: &Actor) -> Value {
    json!({
        "invitedIds": [invited.uid], "when": { "mode": "poll", "timeZone": "Europe/Berlin" },
        "options": [
            { "id": "fri", "start": "2026-03-06T18:00:00Z" }, { "id": "sat", "start": "2026-03-07T18:00:00Z" },
        ],
    })
}

/// Adds a guest who leaves an address, and gives their secret.
async fn guest(server: &TestServer, (id, code): (&str, &str), name: &str) -> String {
    server.advance(std::time::Duration::from_secs(1));
    let data = json!({ "code": code, "guestName": name, "idempotencyKey": format!("join {name}") });
    let joined = server.call("joinHangout", None, data).await.json();
    let url = joined["result"]["editUrl"].as_str().expect("a url");
    let key = url.split_once("k=").expect("a secret").1.to_owned();
    let keep = json!({
        "hangoutId": id, "key": key, "email": format!("{name}@example.com"), "idempotencyKey": format!("keep {name}"),
    });
    let kept = server.call("keepGuestEmail", None, keep).await;
    assert_eq!(kept.status, 200, "{kept:?}");
    key
}

async fn count(server: &TestServer, whom: &Actor, kind: &str) -> usize {
    let kinds = server.notification_kinds(whom).await;
    kinds.iter().filter(|found| *found == kind).count()
}

async fn remind(server: &TestServer, host: &Actor, id: &str) -> Value {
    let which = json!({ "hangoutId": id });
    server.execute("remindHangout", host, which).await["reminded"].clone()
}

async fn invite(server: &TestServer, host: &Actor, id: &str, emails: &[&str]) -> (Value, Value) {
    let invite = json!({ "hangoutId": id, "emails": emails });
    let answer = server.execute("inviteByEmail", host, invite).await;
    (answer["sent"].clone(), answer["later"].clone())
}

#[tokio::test]
async fn friends_who_are_invited_and_have_not_joined_hear_of_each_thing_once() {
    let server = TestServer::start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (id, _) = make(&server, &ada, poll(&bob)).await;
    assert_eq!(remind(&server, &ada, &id).await, 1);
    server.advance(HOUR * 13);
    let ada = server.sign_in(&ada).await;
    assert_eq!(
        remind(&server, &ada, &id).await,
        0,
        "reminded of the poll already"
    );
    let bob = server.sign_in(&bob).await;
    assert_eq!(count(&server, &bob, "hangoutReminder").await, 1);
    let choose = json!({ "hangoutId": id, "optionId": "sat" });
    server.execute("scheduleHangout", &ada, choose).await;
    assert_eq!(count(&server, &bob, "hangoutScheduled").await, 1);
    server.advance(HOUR * 13);
    let ada = server.sign_in(&ada).await;
    assert_eq!(
        remind(&server, &ada, &id).await,
        1,
        "of the date that there is now"
    );
    for start in ["2026-03-07T19:00:00Z", "2026-03-07T20:00:00Z"] {
        let when = json!({ "mode": "poll", "startsAt": start, "timeZone": "Europe/Berlin" });
        let edit = json!({ "hangoutId": id, "when": when });
        server.execute("editHangout", &ada, edit).await;
    }
    server
        .execute("cancelHangout", &ada, json!({ "hangoutId": id }))
        .await;
    let bob = server.sign_in(&bob).await;
    for kind in ["hangoutMoved", "hangoutCancelled"] {
        assert_eq!(count(&server, &bob, kind).await, 1, "{kind}");
    }
    let hangout = server.read(&format!("/v1/hangouts/{id}"), Some(&ada)).await;
    assert_eq!(
        hangout["heard"],
        Value::Null,
        "nobody is shown who heard of what"
    );
}

#[tokio::test]
async fn guests_are_reminded_by_email_and_told_of_their_seat() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up().await;
    let (id, code) = make(&server, &ada, json!({ "capacity": 2 })).await;
    let zoe = guest(&server, (&id, &code), "zoe").await;
    let otis = guest(&server, (&id, &code), "otis").await;
    for (key, rsvp) in [(&zoe, "going"), (&otis, "going")] {
        let answer =
            json!({ "hangoutId": id, "key": key, "rsvp": rsvp, "idempotencyKey": &key[..40] });
        server.call("rsvpHangout", None, answer).await;
    }
    let leave = json!({ "hangoutId": id, "key": zoe, "idempotencyKey": "leave" });
    server.call("leaveHangout", None, leave).await;
    let email = mail
        .next_to("otis@example.com", "You've got a spot: Dinner")
        .await;
    assert!(
        email.contains("7 March 2026, 19:00") && email.contains(&otis),
        "{email}"
    );
    let when =
        json!({ "mode": "fixed", "startsAt": "2026-03-07T19:00:00Z", "timeZone": "Europe/Berlin" });
    let edit = json!({ "hangoutId": id, "when": when });
    server.execute("editHangout", &ada, edit).await;
    mail.next_to("otis@example.com", "New date: Dinner").await;
    assert_eq!(remind(&server, &ada, &id).await, 1);
    let email = mail
        .next_to("otis@example.com", "is waiting for your answer")
        .await;
    assert!(email.contains(&otis), "{email}");
    server.advance(HOUR * 13);
    let ada = server.sign_in(&ada).await;
    assert_eq!(
        remind(&server, &ada, &id).await,
        0,
        "a guest hears of one date once"
    );
}

#[tokio::test]
async fn an_address_whose_account_blocks_the_host_gets_nothing_and_the_host_hears_nothing() {
    let (server, mut mail) = start().await;
    let (ada, bob) = (
        server.sign_up_as("ada").await,
        server.sign_up_as("bob").await,
    );
    server
        .execute("block", &bob, json!({ "uid": ada.uid }))
        .await;
    let (id, _) = make(&server, &ada, json!({})).await;
    skip_confirmations(&mut mail).await;
    let sent = invite(&server, &ada, &id, &["BOB@example.com", "kim@example.com"]).await;
    assert_eq!(sent, (json!(2), json!([])));
    let first = mail.next().await;
    assert!(first.contains("To: kim@example.com"), "{first}");
    for n in 0..3 {
        let (id, _) = make(&server, &ada, json!({})).await;
        let sent = invite(&server, &ada, &id, &["bob@example.com"]).await;
        // As everybody else's address: three in a day.
        let (emails, later) = if n < 2 {
            (1, json!([]))
        } else {
            (0, json!(["bob@example.com"]))
        };
        assert_eq!(sent, (json!(emails), later));
    }
}

/// Reads the two emails that confirm the addresses of two accounts.
async fn skip_confirmations(mail: &mut Mailbox) {
    for _ in 0..2 {
        mail.next().await;
    }
}

#[tokio::test]
async fn an_address_gets_so_many_invitations_in_a_day() {
    let (server, mut mail) = start().await;
    let hosts: [Actor; 4] = server.actors().await;
    let mut sent = Vec::new();
    for host in &hosts {
        for _ in 0..4 {
            let (id, _) = make(&server, host, json!({})).await;
            let (emails, _) = invite(&server, host, &id, &["kim@example.com"]).await;
            sent.push(emails.as_u64().expect("a number"));
        }
    }
    assert_eq!(sent, [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0]);
    for _ in 0..10 {
        mail.next_to("kim@example.com", "invites you").await;
    }
    server.advance(DAY + HOUR);
    let host = server.sign_in(&hosts[3]).await;
    let (id, _) = make(&server, &host, json!({})).await;
    let again = invite(&server, &host, &id, &["kim@example.com"]).await;
    assert_eq!(again, (json!(1), json!([])));
}

#[tokio::test]
async fn guests_are_emailed_about_their_proposal_and_about_new_dates_once_a_day() {
    let (server, mut mail) = start().await;
    let [ada, bob] = server.actors().await;
    server.befriend(&ada, &bob).await;
    let (id, code) = make(&server, &ada, poll(&bob)).await;
    let zoe = guest(&server, (&id, &code), "zoe").await;
    let otis = guest(&server, (&id, &code), "otis").await;
    let vote = json!({ "hangoutId": id, "key": otis, "votes": { "sat": "yes" }, "idempotencyKey": "vote" });
    server.call("voteHangout", None, vote).await;
    let answer = async |start: &str, answer: &str| {
        let propose =
            json!({ "hangoutId": id, "start": start, "key": zoe, "idempotencyKey": start });
        let proposed = server.call("proposeOption", None, propose).await.json();
        let proposal = &proposed["result"]["proposal"]["id"];
        let answer = json!({ "hangoutId": id, "proposalId": proposal, "answer": answer });
        server.execute("answerProposal", &ada, answer).await;
    };

    answer("2026-03-08T18:00:00Z", "decline").await;
    let email = mail
        .next_to("zoe@example.com", "Your date won't be voted on: Dinner")
        .await;
    assert!(email.contains("8 March 2026, 19:00"), "{email}");
    answer("2026-03-09T18:00:00Z", "accept").await;
    let email = mail
        .next_to("zoe@example.com", "Your date is in the poll: Dinner")
        .await;
    assert!(
        email.contains("9 March 2026, 19:00") && email.contains(&zoe),
        "{email}"
    );
    let email = mail
        .next_to("otis@example.com", "New in the poll: Dinner")
        .await;
    assert!(
        email.contains("9 March 2026, 19:00") && email.contains(&otis),
        "{email}"
    );

    // Dates that the host adds are told too, but an address gets one such email a day.
    let add = async |host: &Actor, day: u32| {
        let hangout = server.read(&format!("/v1/hangouts/{id}"), Some(host)).await;
        let mut options = hangout["options"].clone();
        let option =
            json!({ "id": format!("d{day}"), "start": format!("2026-03-{day}T18:00:00Z") });
        options.as_array_mut().expect("options").push(option);
        let edit = json!({ "hangoutId": id, "options": options });
        server.execute("editHangout", host, edit).await;
    };
    add(&ada, 10).await;
    server.advance(DAY);
    let ada = server.sign_in(&ada).await;
    add(&ada, 11).await;
    let email = mail
        .next_to("otis@example.com", "New in the poll: Dinner")
        .await;
    assert!(
        email.contains("11 March 2026") && !email.contains("10 March 2026"),
        "the first email of the next day: {email}"
    );
}

#[tokio::test]
async fn who_moves_up_by_a_block_or_a_deleted_account_is_emailed() {
    let (server, mut mail) = start().await;
    let [ada, bob, eve] = server.actors().await;
    let (id, code) = make(&server, &ada, json!({ "capacity": 3 })).await;
    for member in [&bob, &eve] {
        server
            .execute("joinHangout", member, json!({ "code": code }))
            .await;
        let going = json!({ "hangoutId": id, "rsvp": "going" });
        server.execute("rsvpHangout", member, going).await;
    }
    let mut keys = Vec::new();
    for name in ["zoe", "otis"] {
        let key = guest(&server, (&id, &code), name).await;
        let going =
            json!({ "hangoutId": id, "key": key, "rsvp": "going", "idempotencyKey": &key[..40] });
        server.call("rsvpHangout", None, going).await;
        keys.push(key);
    }
    server
        .execute("block", &ada, json!({ "uid": bob.uid }))
        .await;
    let email = mail
        .next_to("zoe@example.com", "You've got a spot: Dinner")
        .await;
    assert!(email.contains(&keys[0]), "{email}");
    let leave = json!({ "user_name": eve.user_name, "password": PASSWORD });
    let left = server.call("deleteNow", Some(&eve), leave).await;
    assert_eq!(left.status, 200, "{left:?}");
    let email = mail
        .next_to("otis@example.com", "You've got a spot: Dinner")
        .await;
    assert!(email.contains(&keys[1]), "{email}");
}

#[tokio::test]
async fn hosts_see_whom_they_invited_by_email_until_they_join_and_can_write_again() {
    let (server, mut mail) = start().await;
    let [ada, bob] = server.actors().await;
    let (id, code) = make(&server, &ada, json!({})).await;
    let path = format!("/v1/hangouts/{id}");
    let emails = ["nora@example.com", "otis@example.com"];
    assert_eq!(invite(&server, &ada, &id, &emails).await.0, 2);
    server
        .execute("joinHangout", &bob, json!({ "code": code }))
        .await;
    let invited = async |who: &Actor| server.read(&path, Some(who)).await["invitedEmails"].clone();
    assert_eq!(invited(&ada).await, json!(emails));
    assert_eq!(invited(&bob).await, Value::Null, "for hosts alone");
    mail.next_to("nora@example.com", "Dinner").await;
    let again = json!({ "hangoutId": id, "emails": ["nora@example.com"], "again": true });
    assert_eq!(
        server.execute("inviteByEmail", &ada, again).await["sent"],
        1
    );
    mail.next_to("nora@example.com", "Dinner").await;
    guest(&server, (&id, &code), "nora").await;
    assert_eq!(invited(&ada).await, json!(["otis@example.com"]));
    server
        .execute("cancelHangout", &ada, json!({ "hangoutId": id }))
        .await;
    assert_eq!(invited(&ada).await, Value::Null, "forgotten with the end");
}
