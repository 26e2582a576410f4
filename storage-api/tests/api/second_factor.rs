//! An authenticator as a second proof.

use std::time::Duration;

use serde_json::{Value, json};
use storage_api_testing::{Actor, PASSWORD, Reply, TestServer};
use totp_rs::{Builder, Secret};

/// Code of the authenticator, a number of steps after the beginning of every test.
pub(crate) fn shown(secret: &str, steps: u64) -> String {
    let secret = Secret::try_from_base32(secret).expect("a secret");
    let totp = Builder::new()
        .with_secret(secret)
        .build()
        .expect("an authenticator");
    totp.generate(1_772_323_200 + 30 * steps).to_string()
}

async fn sign_in(server: &TestServer, person: &Actor, totp: &str) -> Reply {
    let data = json!({ "email": person.email, "password": PASSWORD, "totp": totp });
    server.call("signIn", None, data).await
}

/// Sets an authenticator up: its secret, and the recovery codes.
async fn set_up(server: &TestServer, person: &Actor) -> (String, Vec<String>) {
    let setup = server.execute("startTotp", person, json!({})).await;
    let secret = setup["secret"].as_str().expect("a secret").to_owned();
    let url = setup["url"].as_str().expect("an address");
    assert!(
        url.starts_with("otpauth://totp/Yonder:") && url.contains(&secret),
        "{url}"
    );
    let wrong = json!({ "code": shown(&secret, 99) });
    let wrong = server.error_of("confirmTotp", person, wrong).await;
    assert_eq!(wrong, "400 INVALID_ARGUMENT totp");
    assert_eq!(
        sign_in(server, person, "").await.status,
        200,
        "not before it is confirmed"
    );
    let confirmed = server
        .execute("confirmTotp", person, json!({ "code": shown(&secret, 0) }))
        .await;
    let path = format!("/v1/usersPrivate/{}", person.uid);
    let private = server.get(&path, Some(person)).await.json();
    assert!(private["totpSince"].is_string() && private["totp"].is_null());
    let codes = confirmed["recoveryCodes"].as_array().expect("codes").iter();
    (
        secret,
        codes
            .map(|code| code.as_str().expect("a code").to_owned())
            .collect(),
    )
}

#[tokio::test]
async fn who_has_an_authenticator_needs_it_and_each_code_is_good_once() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (secret, _) = set_up(&server, &ada).await;
    assert_eq!(
        sign_in(&server, &ada, "").await.error(),
        "401 UNAUTHENTICATED totpRequired"
    );
    let used = sign_in(&server, &ada, &shown(&secret, 0)).await;
    assert_eq!(
        used.error(),
        "401 UNAUTHENTICATED totp",
        "it confirmed the setup already"
    );
    server.advance(Duration::from_secs(30));
    let attempts = (0..10).map(|_| {
        let code = shown(&secret, 1);
        let (server, ada) = (&server, &ada);
        async move { sign_in(server, ada, &code).await.status }
    });
    let statuses = futures_util::future::join_all(attempts).await;
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1);
    server.advance(Duration::from_mins(5));
    assert_eq!(
        sign_in(&server, &ada, &shown(&secret, 8)).await.status,
        401,
        "too old"
    );
    // The wrong codes have to be waited for.
    server.advance(Duration::from_secs(20));
    assert_eq!(
        sign_in(&server, &ada, &shown(&secret, 12)).await.status,
        200,
        "clocks differ"
    );
}

#[tokio::test]
async fn a_recovery_code_signs_in_once_without_the_authenticator() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (_, codes) = set_up(&server, &ada).await;
    assert_eq!(codes.len(), 10);
    let typed = format!(" {} ", codes[3].to_uppercase());
    assert_eq!(sign_in(&server, &ada, &typed).await.status, 200);
    assert_eq!(sign_in(&server, &ada, &codes[3]).await.status, 401);
    assert_eq!(sign_in(&server, &ada, &codes[4]).await.status, 200);
    let private = server
        .read(&format!("/v1/usersPrivate/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(private["totp"], Value::Null, "nobody sees the secret again");
}

#[tokio::test]
async fn an_authenticator_is_removed_with_the_password() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    set_up(&server, &ada).await;
    assert_eq!(
        server.error_of("startTotp", &ada, json!({})).await,
        "400 FAILED_PRECONDITION confirmed"
    );
    let wrong = server
        .call("removeTotp", Some(&ada), json!({ "password": "a guess" }))
        .await;
    assert_eq!(wrong.error(), "403 PERMISSION_DENIED password");
    let removed = server
        .call("removeTotp", Some(&ada), json!({ "password": PASSWORD }))
        .await;
    assert_eq!(removed.status, 200);
    assert_eq!(sign_in(&server, &ada, "").await.status, 200);
}

#[tokio::test]
async fn a_session_that_was_left_open_sets_no_authenticator_up_without_the_password() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    server.advance(Duration::from_mins(11));
    for password in [Value::Null, json!("a guess")] {
        let asked = json!({ "password": password });
        assert_eq!(
            server.error_of("startTotp", &ada, asked).await,
            "403 PERMISSION_DENIED password"
        );
    }
    let asked = json!({ "password": PASSWORD });
    let setup = server.execute("startTotp", &ada, asked).await;
    assert!(setup["secret"].is_string());
}
