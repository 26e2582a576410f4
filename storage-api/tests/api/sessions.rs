//! Life of a session after the sign-in.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, DAY, HOUR, PASSWORD, Reply, TestServer};

async fn profile(server: &TestServer, person: &Actor) -> Reply {
    server
        .get(&format!("/v1/users/{}", person.uid), Some(person))
        .await
}

#[tokio::test]
async fn the_refresh_cookie_is_hidden_from_scripts_and_other_sites() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let reply = server.call_with_cookie("refreshSession", &ada.cookie).await;
    let cookie = reply.header("set-cookie");
    for part in [
        "HttpOnly",
        "Secure",
        "SameSite=Strict",
        "Path=/functions",
        "Max-Age=1209600",
    ] {
        assert!(cookie.contains(part), "{cookie} lacks {part}");
    }
}

#[tokio::test]
async fn a_token_ends_after_an_hour_and_is_renewed_by_the_cookie() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    server.advance(HOUR + Duration::from_mins(1));
    let expired = profile(&server, &ada).await;
    assert_eq!(expired.status, 401);
    assert_eq!(expired.json()["error"]["details"]["reason"], "expired");
    let renewed = server.call_with_cookie("refreshSession", &ada.cookie).await;
    let ada = renewed.signed_in(&ada.user_name, &ada.email);
    assert_eq!(profile(&server, &ada).await.status, 200);
}

#[tokio::test]
async fn a_refresh_secret_used_again_later_ends_the_session_for_everyone() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let renewed = server.call_with_cookie("refreshSession", &ada.cookie).await;
    server.advance(Duration::from_secs(11));
    let thief = server.call_with_cookie("refreshSession", &ada.cookie).await;
    assert_eq!(thief.error(), "401 UNAUTHENTICATED reused");
    let ada = renewed.signed_in(&ada.user_name, &ada.email);
    assert_eq!(profile(&server, &ada).await.status, 401);
    assert_eq!(
        server
            .call_with_cookie("refreshSession", &ada.cookie)
            .await
            .status,
        401
    );
}

#[tokio::test]
async fn a_lost_answer_signs_nobody_out_and_a_copied_secret_is_still_found_out() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let lost = server.call_with_cookie("refreshSession", &ada.cookie).await;
    server.advance(Duration::from_secs(5));
    let again = server.call_with_cookie("refreshSession", &ada.cookie).await;
    let ada = again.signed_in(&ada.user_name, &ada.email);
    assert_eq!(profile(&server, &ada).await.status, 200);
    // Whoever holds the first answer has a copy: it is good for its own seconds, and then ends everything.
    server.advance(Duration::from_secs(11));
    let copy = lost.signed_in(&ada.user_name, &ada.email);
    let thief = server
        .call_with_cookie("refreshSession", &copy.cookie)
        .await;
    assert_eq!(thief.error(), "401 UNAUTHENTICATED reused");
    assert_eq!(profile(&server, &ada).await.status, 401);
}

#[tokio::test]
async fn the_id_of_a_session_with_nonsense_behind_it_ends_nothing() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let (name, secret) = ada.cookie.split_once('=').expect("a cookie");
    let (sid, secret) = secret.split_once('.').expect("a secret");
    for guess in ["", "x", &"a".repeat(secret.len()), &secret[1..]] {
        let cookie = format!("{name}={sid}.{guess}");
        let reply = server.call_with_cookie("refreshSession", &cookie).await;
        assert_eq!(reply.status, 401, "{guess}");
    }
    assert_eq!(profile(&server, &ada).await.status, 200);
}

#[tokio::test]
async fn of_many_who_use_one_refresh_secret_at_once_few_succeed() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    for _ in 0..6 {
        let reply = server.call_with_cookie("refreshSession", &ada.cookie).await;
        assert_eq!(reply.status, 200);
    }
    let attempts = (0..50).map(|_| server.call_with_cookie("refreshSession", &ada.cookie));
    let replies = futures_util::future::join_all(attempts).await;
    let granted = replies.iter().filter(|reply| reply.status == 200).count();
    assert!(granted <= 8, "{granted} sessions of one secret");
}

#[tokio::test]
async fn signing_out_ends_the_token_and_the_cookie() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let left = server.call("signOut", Some(&ada), Value::Null).await;
    assert_eq!(left.json(), json!({ "result": {} }));
    assert!(left.header("set-cookie").contains("Max-Age=0"));
    assert_eq!(
        profile(&server, &ada).await.json()["error"]["details"]["reason"],
        "revoked"
    );
    let refused = server.call_with_cookie("refreshSession", &ada.cookie).await;
    assert_eq!(refused.error(), "401 UNAUTHENTICATED revoked");
}

#[tokio::test]
async fn a_session_ends_when_unused_for_two_weeks_and_at_the_latest_after_ninety_days() {
    let server = TestServer::start().await;
    let idle = server.sign_up().await;
    let mut busy = server.sign_up().await;
    for _ in 0..8 {
        server.advance(11 * DAY);
        let renewed = server
            .call_with_cookie("refreshSession", &busy.cookie)
            .await;
        busy = renewed.signed_in(&busy.user_name, &busy.email);
    }
    assert_eq!(
        server
            .call_with_cookie("refreshSession", &idle.cookie)
            .await
            .status,
        401
    );
    server.advance(3 * DAY);
    assert_eq!(
        server
            .call_with_cookie("refreshSession", &busy.cookie)
            .await
            .status,
        401
    );
}

#[tokio::test]
async fn tokens_of_others_making_are_refused_and_never_taken_for_nobody() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let parts: Vec<&str> = ada.token.split('.').collect();
    // {"alg":"none"} and {"alg":"HS256"}
    let unsigned = format!("eyJhbGciOiJub25lIn0.{}.", parts[1]);
    let symmetric = format!("eyJhbGciOiJIUzI1NiJ9.{}.{}", parts[1], parts[2]);
    let changed = format!("{}.{}x.{}", parts[0], parts[1], parts[2]);
    for token in [unsigned, symmetric, changed, "x".to_owned()] {
        let forged = Actor {
            token,
            ..ada.clone()
        };
        assert_eq!(profile(&server, &forged).await.status, 401);
    }
    let basic = [("authorization", "Basic YTpi")];
    assert_eq!(
        server
            .send(Method::GET, "/v1/bucketLists?userId=x", &basic, b"")
            .await
            .status,
        401
    );
}

#[tokio::test]
async fn the_cookie_alone_never_authorises_a_write() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let cookie = format!("auth_token={}", ada.token);
    let headers = [
        ("cookie", cookie.as_str()),
        ("content-type", "application/json"),
    ];
    let path = format!("/v1/users/{}", ada.uid);
    let reply = server
        .send(Method::PATCH, &path, &headers, b"{\"bio\":\"x\"}")
        .await;
    assert_eq!(reply.status, 401);
}

#[tokio::test]
async fn pages_of_other_origins_cannot_write_or_renew() {
    let server = TestServer::start_with(&["--allow-origins", "https://friend.example"]).await;
    let ada = server.sign_up().await;
    let authorization = format!("Bearer {}", ada.token);
    let own = format!("http://{}", server.authority());
    let path = format!("/v1/users/{}", ada.uid);
    for (origin, status) in [
        (own.as_str(), 200),
        ("https://friend.example", 200),
        ("https://foe.example", 403),
    ] {
        let headers = [
            ("authorization", authorization.as_str()),
            ("content-type", "application/json"),
            ("origin", origin),
        ];
        assert_eq!(
            server
                .send(Method::PATCH, &path, &headers, b"{\"bio\":\"x\"}")
                .await
                .status,
            status,
            "{origin}"
        );
    }
    let headers = [
        ("cookie", ada.cookie.as_str()),
        ("content-type", "application/json"),
        ("origin", "https://foe.example"),
    ];
    let reply = server
        .send(
            Method::POST,
            "/functions/refreshSession",
            &headers,
            b"{\"data\":null}",
        )
        .await;
    assert_eq!(reply.status, 403);
}

#[tokio::test]
async fn the_keys_that_verify_tokens_are_published_and_survive_a_restart() {
    let mut server = TestServer::start().await;
    let ada = server.sign_up().await;
    let before = server.get("/.well-known/jwks.json", None).await.json();
    assert_eq!(before["keys"][0]["crv"], "Ed25519");
    assert!(before["keys"][0]["d"].is_null());
    server.restart().await;
    assert_eq!(
        server.get("/.well-known/jwks.json", None).await.json(),
        before
    );
    assert_eq!(profile(&server, &ada).await.status, 200);
}

#[tokio::test]
async fn a_stale_token_beside_the_cookie_does_not_keep_anybody_from_renewing_or_leaving() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    server.advance(2 * HOUR);
    let authorization = format!("Bearer {}", ada.token);
    let send = async |name: &str, cookie: &str| {
        let headers = [
            ("authorization", authorization.as_str()),
            ("cookie", cookie),
            ("content-type", "application/json"),
        ];
        let path = format!("/functions/{name}");
        server
            .send(Method::POST, &path, &headers, b"{\"data\":null}")
            .await
    };
    let renewed = send("refreshSession", &ada.cookie).await;
    assert_eq!(renewed.status, 200);
    let ada = renewed.signed_in(&ada.user_name, &ada.email);
    assert_eq!(send("signOut", &ada.cookie).await.status, 200);
    assert_eq!(profile(&server, &ada).await.status, 401);
    assert_eq!(send("upsertBucketList", &ada.cookie).await.status, 401);
    let data = json!({ "email": ada.email, "password": PASSWORD });
    assert_eq!(server.call("signIn", Some(&ada), data).await.status, 200);
}
