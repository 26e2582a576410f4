//! Password resets, sign-in codes and address confirmation by email.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Mailbox, PASSWORD, Reply, TestServer};

pub(crate) const NEW: &str = "a wholly new secret";

pub(crate) async fn start() -> (TestServer, Mailbox) {
    let mail = Mailbox::start().await;
    let flags = [
        "--smtp",
        &mail.url,
        "--public-url",
        "https://yonder.example",
        "--mail-from",
        "Yonder <post@yonder.example>",
    ];
    (TestServer::start_with(&flags).await, mail)
}

/// The secret behind a path of ours in a letter.
pub(crate) fn secret(letter: &str, path: &str) -> String {
    let address = format!("https://yonder.example{path}");
    let found = letter
        .split(&address)
        .nth(1)
        .unwrap_or_else(|| panic!("no {address} in {letter}"));
    found
        .split_whitespace()
        .next()
        .expect("a secret")
        .to_owned()
}

pub(crate) async fn sign_in(server: &TestServer, email: &str, with: Value) -> Reply {
    let mut data = with;
    data["email"] = json!(email);
    server.call("signIn", None, data).await
}

pub(crate) async fn reset(server: &TestServer, token: &str, password: &str) -> Reply {
    let data = json!({ "token": token, "password": password });
    server.call("resetPassword", None, data).await
}

async fn is_signed_in(server: &TestServer, person: &Actor) -> bool {
    server
        .get(&format!("/v1/users/{}", person.uid), Some(person))
        .await
        .status
        == 200
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_letter_and_every_sign_in_ends() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let asked = server
        .call(
            "requestPasswordReset",
            None,
            json!({ "email": " ADA@example.com " }),
        )
        .await;
    assert_eq!(asked.json(), json!({ "result": {} }));
    let letter = mail.next_to(&ada.email, "Reset your Yonder password").await;
    assert!(
        letter.contains("From: Yonder <post@yonder.example>"),
        "{letter}"
    );
    let token = secret(&letter, "/login?reset=");
    assert_eq!(
        reset(&server, &token, "short").await.error(),
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(reset(&server, &token, NEW).await.status, 200);
    assert!(!is_signed_in(&server, &ada).await);
    assert_eq!(
        sign_in(&server, &ada.email, json!({ "password": PASSWORD }))
            .await
            .status,
        401
    );
    assert_eq!(
        sign_in(&server, &ada.email, json!({ "password": NEW }))
            .await
            .status,
        200
    );
    assert_eq!(
        reset(&server, &token, PASSWORD).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
}

#[tokio::test]
async fn an_unknown_address_is_answered_alike_and_gets_no_letter() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    mail.next_to(&ada.email, "Confirm your email").await;
    for function in ["requestPasswordReset", "requestCode"] {
        let known = server
            .call(function, None, json!({ "email": ada.email }))
            .await;
        mail.next_to(&ada.email, "").await;
        let unknown = server
            .call(function, None, json!({ "email": "nobody@example.com" }))
            .await;
        assert_eq!(
            (known.status, known.json()),
            (unknown.status, unknown.json())
        );
    }
    let bob = server.sign_up_as("bob").await;
    mail.next_to(&bob.email, "").await;
    assert!(mail.is_empty(), "whoever is unknown gets no letter");
}

#[tokio::test]
async fn of_many_who_use_one_letter_at_once_one_succeeds_and_it_runs_out() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let ask = json!({ "email": ada.email });
    server.call("requestPasswordReset", None, ask.clone()).await;
    let token = secret(
        &mail.next_to(&ada.email, "Reset your Yonder password").await,
        "/login?reset=",
    );
    let replies =
        futures_util::future::join_all((0..12).map(|_| reset(&server, &token, NEW))).await;
    assert_eq!(
        replies.iter().filter(|reply| reply.status == 200).count(),
        1
    );
    server.call("requestPasswordReset", None, ask).await;
    let token = secret(
        &mail.next_to(&ada.email, "Reset your Yonder password").await,
        "/login?reset=",
    );
    server.advance(Duration::from_hours(1));
    assert_eq!(
        reset(&server, &token, NEW).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
}

#[tokio::test]
async fn a_code_signs_in_once_and_cannot_be_guessed() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let code = async |mail: &mut Mailbox| {
        server
            .call("requestCode", None, json!({ "email": ada.email }))
            .await;
        let letter = mail.next_to(&ada.email, "is your code").await;
        let (before, _) = letter.split_once(" is your code").expect("a code");
        before.lines().last().expect("a code").to_owned()
    };
    let first = code(&mut mail).await;
    let attempts = (0..50).map(|_| sign_in(&server, &ada.email, json!({ "code": first })));
    let replies = futures_util::future::join_all(attempts).await;
    assert_eq!(
        replies.iter().filter(|reply| reply.status == 200).count(),
        1
    );
    let second = code(&mut mail).await;
    for _ in 0..5 {
        // Wrong codes have to be waited for.
        server.advance(Duration::from_mins(1));
        let wrong = if second == "000000" {
            "000001"
        } else {
            "000000"
        };
        assert_eq!(
            sign_in(&server, &ada.email, json!({ "code": wrong }))
                .await
                .status,
            401
        );
    }
    server.advance(Duration::from_mins(1));
    assert_eq!(
        sign_in(&server, &ada.email, json!({ "code": second }))
            .await
            .status,
        401,
        "after five guesses it is worthless"
    );
    let third = code(&mut mail).await;
    server.advance(Duration::from_mins(10));
    assert_eq!(
        sign_in(&server, &ada.email, json!({ "code": third }))
            .await
            .status,
        401
    );
}

#[tokio::test]
async fn an_address_is_shown_to_be_ones_own() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let path = format!("/v1/usersPrivate/{}", ada.uid);
    let token = secret(
        &mail.next_to(&ada.email, "Confirm your email").await,
        "/login?verify=",
    );
    assert_eq!(
        server.read(&path, Some(&ada)).await["emailVerifiedAt"],
        Value::Null
    );
    let verified = server
        .call("verifyEmail", None, json!({ "token": token }))
        .await;
    assert_eq!(verified.json()["result"]["email"], ada.email.as_str());
    assert_eq!(
        server.read(&path, Some(&ada)).await["emailVerifiedAt"],
        "2026-03-01T00:00:00.000Z"
    );
    let again = server
        .call("verifyEmail", None, json!({ "token": token }))
        .await;
    assert_eq!(again.error(), "400 FAILED_PRECONDITION expired");
    server
        .call("requestEmailVerification", Some(&ada), Value::Null)
        .await;
    mail.next_to(&ada.email, "Confirm your email").await;
    assert_eq!(
        server
            .call("requestEmailVerification", None, Value::Null)
            .await
            .status,
        401
    );
}

#[tokio::test]
async fn changing_a_password_takes_the_old_one_and_ends_every_other_sign_in() {
    let (server, _mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let other = server.sign_in(&ada).await;
    let change = async |password: &str| {
        let data = json!({ "password": password, "newPassword": NEW });
        server.call("changePassword", Some(&ada), data).await
    };
    assert_eq!(
        change("a guess").await.error(),
        "403 PERMISSION_DENIED password"
    );
    for refused in [PASSWORD, "password"] {
        let data = json!({ "password": PASSWORD, "newPassword": refused });
        let reply = server.call("changePassword", Some(&ada), data).await;
        assert_eq!(
            reply.json()["error"]["details"]["fields"][0]["field"],
            "newPassword",
            "{refused}"
        );
    }
    assert_eq!(change(PASSWORD).await.status, 200);
    assert!(is_signed_in(&server, &ada).await);
    assert!(!is_signed_in(&server, &other).await);
    assert_eq!(
        sign_in(&server, &ada.email, json!({ "password": NEW }))
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn an_account_moves_to_another_address_once_its_letter_was_read() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    mail.next_to(&ada.email, "Confirm your email").await;
    let reset_asked = json!({ "email": ada.email });
    server.call("requestPasswordReset", None, reset_asked).await;
    let earlier = mail.next_to(&ada.email, "Reset your Yonder password").await;
    let earlier = secret(&earlier, "/login?reset=");
    let change = async |email: &str, password: &str| {
        let data = json!({ "email": email, "password": password });
        server.call("changeEmail", Some(&ada), data).await
    };
    assert_eq!(
        change("new@example.com", "a guess").await.error(),
        "403 PERMISSION_DENIED password"
    );
    assert_eq!(
        change("nowhere", PASSWORD).await.error(),
        "400 INVALID_ARGUMENT"
    );
    assert_eq!(change(" New@Example.com", PASSWORD).await.status, 200);
    let letter = mail
        .next_to("new@example.com", "Confirm your new email")
        .await;
    let token = secret(&letter, "/login?verify=");
    let known = json!({ "password": PASSWORD });
    assert_eq!(
        sign_in(&server, "new@example.com", known.clone())
            .await
            .status,
        401,
        "nothing has changed yet"
    );
    let verified = server.call("verifyEmail", None, json!({ "token": token }));
    assert_eq!(verified.await.json()["result"]["email"], "new@example.com");
    mail.next_to(&ada.email, "was changed").await;
    assert_eq!(
        sign_in(&server, &ada.email, known.clone()).await.status,
        401
    );
    assert_eq!(sign_in(&server, "new@example.com", known).await.status, 200);
    assert_eq!(
        reset(&server, &earlier, NEW).await.error(),
        "400 FAILED_PRECONDITION expired",
        "what was sent to the former address is worthless"
    );
}

#[tokio::test]
async fn an_address_that_somebody_has_is_not_taken_from_them_nor_betrayed() {
    let (server, mut mail) = start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    for person in [&ada, &bob] {
        mail.next_to(&person.email, "Confirm your email").await;
    }
    let change = async |person: &Actor, email: &str| {
        let data = json!({ "email": email, "password": PASSWORD });
        server.call("changeEmail", Some(person), data).await
    };
    let free = change(&ada, "free@example.com").await;
    let token = mail
        .next_to("free@example.com", "Confirm your new email")
        .await;
    let token = secret(&token, "/login?verify=");
    let his = change(&ada, &bob.email).await;
    assert_eq!((his.status, his.json()), (free.status, free.json()));
    // Bob is quicker with the address that both want.
    change(&bob, "free@example.com").await;
    let quicker = mail
        .next_to("free@example.com", "Confirm your new email")
        .await;
    let quicker = secret(&quicker, "/login?verify=");
    let redeem = async |token: &str| {
        server
            .call("verifyEmail", None, json!({ "token": token }))
            .await
    };
    assert_eq!(redeem(&quicker).await.status, 200);
    assert_eq!(redeem(&token).await.error(), "409 ALREADY_EXISTS email");
    mail.next_to(&bob.email, "was changed").await;
    assert!(mail.is_empty(), "nobody else got a letter");
}

#[tokio::test]
async fn emails_are_in_the_language_that_the_reader_likes_best() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    mail.next_to(&ada.email, "Confirm your email").await;
    let body = json!({ "data": { "email": ada.email } }).to_string();
    for (languages, says) in [
        ("de-AT,de;q=0.9,en;q=0.8", "ist dein Code"),
        ("en;q=0.5, de", "ist dein Code"),
        ("fr, en;q=0.9, de;q=0.3", "is your code"),
        ("fr", "is your code"),
        (";q=,de;q=nonsense", "is your code"),
    ] {
        let headers = [
            ("content-type", "application/json"),
            ("accept-language", languages),
        ];
        let path = "/functions/requestCode";
        let asked = server
            .send(Method::POST, path, &headers, body.as_bytes())
            .await;
        assert_eq!(asked.status, 200, "{languages}");
        let email = mail.next().await;
        assert!(email.contains(says), "{languages}: {email}");
        assert!(email.contains("charset=utf-8"), "{email}");
        server.advance(Duration::from_hours(1));
    }
}
