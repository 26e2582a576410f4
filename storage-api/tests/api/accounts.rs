//! Signing up and in.

use serde_json::json;
use storage_api_testing::{PASSWORD, TestServer};

#[tokio::test]
async fn signing_up_makes_a_profile_and_a_private_side_without_the_password() {
    let server = TestServer::start().await;
    let ada = server.sign_up_as("ada").await;
    let profile = server
        .get(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await
        .json();
    assert_eq!(profile["user_name"], "ada");
    assert_eq!(profile["createdAt"], "2026-03-01T00:00:00.000Z");
    let private = server
        .get(&format!("/v1/usersPrivate/{}", ada.uid), Some(&ada))
        .await
        .json();
    assert_eq!(
        private,
        json!({ "email": "ada@example.com", "createdAt": "2026-03-01T00:00:00.000Z" })
    );
}

#[tokio::test]
async fn a_user_name_is_taken_in_any_letter_case_and_so_is_an_e_mail() {
    let server = TestServer::start().await;
    server.sign_up_as("ada").await;
    let free = server
        .call("checkUsername", None, json!({ "user_name": "ada" }))
        .await;
    assert_eq!(free.json(), json!({ "result": { "free": false } }));
    let free = server
        .call("checkUsername", None, json!({ "user_name": "bob" }))
        .await;
    assert_eq!(free.json(), json!({ "result": { "free": true } }));
    let form = |email: &str, name: &str| json!({ "email": email, "password": PASSWORD, "name": "A", "user_name": name });
    for (email, user_name, reason) in [
        ("other@example.com", "ada", "user_name"),
        ("ADA@example.com", "other", "email"),
    ] {
        let reply = server.call("signUp", None, form(email, user_name)).await;
        assert_eq!(
            (reply.status, reply.error_status().as_str()),
            (409, "ALREADY_EXISTS")
        );
        assert_eq!(reply.json()["error"]["details"]["reason"], reason);
    }
    // Nothing of a refused sign-up is left behind.
    assert_eq!(
        server
            .call("signUp", None, form("other@example.com", "other"))
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn wrong_fields_of_a_sign_up_are_named_one_by_one() {
    let server = TestServer::start().await;
    let form = json!({ "email": "nobody", "password": "short", "name": "", "user_name": "A B" });
    let reply = server.call("signUp", None, form).await;
    assert_eq!(
        (reply.status, reply.error_status().as_str()),
        (400, "INVALID_ARGUMENT")
    );
    let error = reply.json();
    let fields = error["error"]["details"]["fields"]
        .as_array()
        .expect("fields");
    let names: Vec<_> = fields
        .iter()
        .map(|field| field["field"].as_str().expect("a name"))
        .collect();
    assert_eq!(names, ["email", "password", "name", "user_name"]);
}

#[tokio::test]
async fn a_common_password_is_refused_at_its_field() {
    let server = TestServer::start().await;
    let form = |password: &str| json!({ "email": "a@example.com", "password": password, "name": "A", "user_name": "ada" });
    for common in ["password", "Password1", "12345678", "QWERTZUIOP"] {
        let reply = server.call("signUp", None, form(common)).await;
        assert_eq!(reply.status, 400, "{common}");
        assert_eq!(
            reply.json()["error"]["details"]["fields"],
            json!([{ "field": "password", "message": "must not be one of the most common passwords" }])
        );
    }
    assert_eq!(
        server
            .call("signUp", None, form("password of mine"))
            .await
            .status,
        200
    );
}

#[tokio::test]
async fn an_unknown_account_and_a_wrong_password_get_the_same_answer() {
    let server = TestServer::start().await;
    let ada = server.sign_up().await;
    let right = json!({ "email": ada.email.to_uppercase(), "password": PASSWORD });
    assert_eq!(
        server.call("signIn", None, right).await.json()["result"]["uid"],
        ada.uid
    );
    let wrong = server
        .call(
            "signIn",
            None,
            json!({ "email": ada.email, "password": "not this one" }),
        )
        .await;
    let unknown = server
        .call(
            "signIn",
            None,
            json!({ "email": "x@example.com", "password": PASSWORD }),
        )
        .await;
    assert_eq!(wrong.status, 401);
    assert_eq!(wrong.json(), unknown.json());
}
