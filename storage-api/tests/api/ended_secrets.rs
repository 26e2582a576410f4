//! Links and codes that end together with the sign-ins of their account.

use serde_json::{Value, json};
use storage_api_testing::{Actor, Mailbox, PASSWORD, TestServer, text};

use crate::emails::{NEW, reset, secret, sign_in, start};

/// Asks for a link that resets the password: its token.
async fn reset_link(server: &TestServer, mail: &mut Mailbox, of: &Actor) -> String {
    let ask = json!({ "email": of.email });
    server.call("requestPasswordReset", None, ask).await;
    let email = mail.next_to(&of.email, "Reset your Yonder password").await;
    secret(&email, "/login?reset=")
}

/// Asks for a code that signs in.
async fn sign_in_code(server: &TestServer, mail: &mut Mailbox, of: &Actor) -> String {
    let ask = json!({ "email": of.email });
    server.call("requestCode", None, ask).await;
    let email = mail.next_to(&of.email, "is your code").await;
    let (before, _) = email.split_once(" is your code").expect("a code");
    before.lines().last().expect("a code").to_owned()
}

/// Asks for a link to everything stored about somebody: its path.
async fn export_link(server: &TestServer, of: &Actor) -> String {
    text(&server.execute("exportMyData", of, json!({})).await["url"])
}

#[tokio::test]
async fn one_reset_link_ends_every_other_link_and_code_of_the_account() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let older = reset_link(&server, &mut mail, &ada).await;
    let newer = reset_link(&server, &mut mail, &ada).await;
    let code = sign_in_code(&server, &mut mail, &ada).await;
    let export = export_link(&server, &ada).await;
    assert_eq!(reset(&server, &newer, NEW).await.status, 200);
    assert_eq!(
        reset(&server, &older, PASSWORD).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
    let by_code = sign_in(&server, &ada.email, json!({ "code": code })).await;
    assert_eq!(by_code.status, 401);
    assert_eq!(server.get(&export, None).await.status, 404);
}

#[tokio::test]
async fn changing_the_password_ends_links_that_somebody_else_may_hold() {
    let (server, mut mail) = start().await;
    let ada = server.sign_up_as("ada").await;
    let confirmation = mail.next_to(&ada.email, "Confirm your email").await;
    let confirmation = secret(&confirmation, "/login?verify=");
    let link = reset_link(&server, &mut mail, &ada).await;
    let export = export_link(&server, &ada).await;
    let elsewhere = json!({ "email": "mallory@example.com", "password": PASSWORD });
    server.call("changeEmail", Some(&ada), elsewhere).await;
    let moving = mail
        .next_to("mallory@example.com", "Confirm your new email")
        .await;
    let moving = secret(&moving, "/login?verify=");
    let change = json!({ "password": PASSWORD, "newPassword": NEW });
    let changed = server.call("changePassword", Some(&ada), change).await;
    assert_eq!(changed.status, 200);
    assert_eq!(
        reset(&server, &link, PASSWORD).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
    assert_eq!(server.get(&export, None).await.status, 404);
    let verify = async |token: &str| {
        let data = json!({ "token": token });
        server.call("verifyEmail", None, data).await
    };
    assert_eq!(
        verify(&moving).await.error(),
        "400 FAILED_PRECONDITION expired",
        "the account stays at its address"
    );
    assert_eq!(
        verify(&confirmation).await.status,
        200,
        "confirming one's own address lets nobody in"
    );
}

#[tokio::test]
async fn signing_out_everywhere_ends_links_of_exports() {
    let (server, mut mail) = start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    let (mine, his) = (
        export_link(&server, &ada).await,
        export_link(&server, &bob).await,
    );
    let link = reset_link(&server, &mut mail, &ada).await;
    assert_eq!(server.get(&mine, None).await.status, 200);
    let ended = server
        .call("signOutEverywhere", Some(&ada), Value::Null)
        .await;
    assert_eq!(ended.json()["result"]["ended"], 1);
    assert_eq!(server.get(&mine, None).await.status, 404);
    assert_eq!(
        reset(&server, &link, NEW).await.error(),
        "400 FAILED_PRECONDITION expired"
    );
    assert_eq!(server.get(&his, None).await.status, 200, "Bob's stays");
}
