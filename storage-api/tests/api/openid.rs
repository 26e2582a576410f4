//! Signing in with an account at a real `OpenID` provider (`oidc-provider` from npm) on loopback.

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, HttpClient, OpenIdProvider, PASSWORD, Reply, TestServer};

const OURS: &str = "https://yonder.example";

async fn start() -> (TestServer, OpenIdProvider) {
    let accounts = json!({
        "ada": { "email": "Ada@example.com", "email_verified": true, "name": "Ada Lovelace", "preferred_username": "Ada.L!" },
        "eve": { "email": "bob@example.com", "email_verified": true, "name": "Eve" },
        "joe": { "email": "bob@example.com", "email_verified": false, "name": "Joe" },
    });
    let provider = OpenIdProvider::start(&accounts);
    let flag = format!("test,{},yonder,yonder-secret", provider.issuer);
    let flags = ["--openid", &flag, "--public-url", OURS];
    (TestServer::start_with(&flags).await, provider)
}

/// A browser that only follows redirections and keeps cookies of one host.
#[derive(Default)]
struct Browser {
    client: HttpClient,
    cookies: Vec<(String, String)>,
}

impl Browser {
    async fn open(&mut self, url: &str, person: &str) -> Reply {
        let jar: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let jar = jar.join("; ");
        let headers = [("cookie", jar.as_str()), ("x-person", person)];
        let reply = self.client.send(Method::GET, url, &headers, b"").await;
        for cookie in reply.headers.get_all("set-cookie") {
            let text = cookie.to_str().expect("a text");
            let pair = text.split(';').next().unwrap_or_default();
            let (name, value) = pair.split_once('=').expect("a cookie");
            self.cookies.retain(|(other, _)| other != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        reply
    }
}

fn here(server: &TestServer, address: &str) -> String {
    let path = address.strip_prefix(OURS).unwrap_or(address);
    format!("http://{}{path}", server.authority())
}

/// Goes to the provider and back up to our callback, which is not opened yet.
async fn go(
    server: &TestServer,
    provider: &OpenIdProvider,
    person: &str,
    redirect: &str,
) -> (Browser, String) {
    let (mut ours, mut theirs) = (Browser::default(), Browser::default());
    let away = here(server, &format!("/auth/openid/test?redirect={redirect}"));
    let reply = ours.open(&away, person).await;
    assert_eq!(reply.status, 303, "{reply:?}");
    let mut next = reply.header("location").to_owned();
    assert!(
        next.starts_with(&provider.issuer) && next.contains("code_challenge_method=S256"),
        "{next}"
    );
    while !next.starts_with(OURS) {
        let reply = theirs.open(&next, person).await;
        let location = reply.header("location");
        assert!(!location.is_empty(), "{next}: {reply:?}");
        next = if location.starts_with('/') {
            format!("{}{location}", provider.issuer)
        } else {
            location.to_owned()
        };
    }
    (ours, next)
}

/// Signs in and gives where the browser goes on, and the refresh cookie.
async fn enter(
    server: &TestServer,
    provider: &OpenIdProvider,
    person: &str,
) -> (String, Option<String>) {
    let (mut ours, callback) = go(server, provider, person, "%2Fleaderboard").await;
    let reply = ours.open(&here(server, &callback), person).await;
    let cookie = reply
        .header("set-cookie")
        .split(';')
        .next()
        .map(str::to_owned);
    (
        reply.header("location").to_owned(),
        cookie.filter(|cookie| !cookie.is_empty()),
    )
}

async fn person(server: &TestServer, cookie: &str) -> Actor {
    let reply = server.call_with_cookie("refreshSession", cookie).await;
    assert_eq!(reply.status, 200, "{reply:?}");
    reply.signed_in("", "")
}

#[tokio::test]
async fn a_newcomer_gets_an_account_and_is_known_the_next_time() {
    let (server, provider) = start().await;
    let (page, cookie) = enter(&server, &provider, "ada").await;
    assert_eq!(page, "/login?openid=test&redirect=%2Fleaderboard");
    let ada = person(&server, &cookie.expect("a session")).await;
    let user = server
        .read(&format!("/v1/users/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(
        (&user["user_name"], &user["name"]),
        (&json!("ada.l"), &json!("Ada Lovelace"))
    );
    let private = server
        .read(&format!("/v1/usersPrivate/{}", ada.uid), Some(&ada))
        .await;
    assert_eq!(
        (&private["email"], private["emailVerifiedAt"].is_null()),
        (&json!("ada@example.com"), false)
    );
    let (_, cookie) = enter(&server, &provider, "ada").await;
    assert_eq!(
        person(&server, &cookie.expect("a session")).await.uid,
        ada.uid
    );
}

#[tokio::test]
async fn who_has_no_password_leaves_after_signing_in_again() {
    let (server, provider) = start().await;
    let (_, cookie) = enter(&server, &provider, "ada").await;
    let ada = person(&server, &cookie.expect("a session")).await;
    server.advance(std::time::Duration::from_mins(10));
    let leave = json!({ "user_name": "ada.l" });
    let late = server.call("deleteNow", Some(&ada), leave.clone()).await;
    assert_eq!(late.error(), "403 PERMISSION_DENIED signInAgain");
    let (_, cookie) = enter(&server, &provider, "ada").await;
    let ada = person(&server, &cookie.expect("a session")).await;
    let left = server.call("deleteNow", Some(&ada), leave).await;
    assert_eq!(left.status, 200, "{left:?}");
}

#[tokio::test]
async fn an_account_is_not_given_to_whoever_has_its_address_elsewhere() {
    let (server, provider) = start().await;
    let bob = server.sign_up_as("bob").await;
    let (page, cookie) = enter(&server, &provider, "eve").await;
    assert_eq!((page.as_str(), cookie), ("/login?error=email-taken", None));
    let (_, cookie) = enter(&server, &provider, "joe").await;
    let joe = person(&server, &cookie.expect("a session")).await;
    assert_ne!(joe.uid, bob.uid);
    let private = server
        .read(&format!("/v1/usersPrivate/{}", joe.uid), Some(&joe))
        .await;
    assert_eq!(
        private["email"],
        Value::Null,
        "an address nobody verified is not taken"
    );
    let account = json!({ "email": bob.email, "password": PASSWORD });
    assert_eq!(server.call("signIn", None, account).await.status, 200);
}

#[tokio::test]
async fn an_attempt_belongs_to_its_browser_and_is_good_once() {
    let (server, provider) = start().await;
    let failed = "/login?error=openid";
    let (mut ours, callback) = go(&server, &provider, "ada", "%2F").await;
    let address = here(&server, &callback);
    let stranger = Browser::default().open(&address, "ada").await;
    assert_eq!(stranger.header("location"), failed);
    let forged = address.replace("state=", "state=x");
    assert_eq!(ours.open(&forged, "ada").await.header("location"), failed);
    let entered = ours.open(&address, "ada").await;
    assert_eq!(
        entered.header("location"),
        "/login?openid=test&redirect=%2F"
    );
    let again = ours.open(&address, "ada").await;
    assert_eq!(again.header("location"), failed);
}

#[tokio::test]
async fn a_late_or_refused_attempt_and_a_foreign_address_lead_nowhere() {
    let (server, provider) = start().await;
    let (mut ours, callback) = go(&server, &provider, "ada", "%2F%2Fevil.example").await;
    let entered = ours.open(&here(&server, &callback), "ada").await;
    assert_eq!(
        entered.header("location"),
        "/login?openid=test&redirect=%2F",
        "no other host"
    );
    let (mut ours, callback) = go(&server, &provider, "ada", "%2F").await;
    server.advance(std::time::Duration::from_mins(10));
    let late = ours.open(&here(&server, &callback), "ada").await;
    assert_eq!(late.header("location"), "/login?error=openid");
    let unknown = here(&server, "/auth/openid/other");
    assert_eq!(Browser::default().open(&unknown, "ada").await.status, 404);
    let config = server.get("/config.json", None).await.json();
    assert_eq!(config["openid"], json!(["test"]));
}

#[tokio::test]
async fn a_confirmed_authenticator_is_asked_for_as_after_a_password() {
    let (server, provider) = start().await;
    let (_, cookie) = enter(&server, &provider, "ada").await;
    let ada = person(&server, &cookie.expect("a session")).await;
    let setup = server.execute("startTotp", &ada, json!({})).await;
    let secret = setup["secret"].as_str().expect("a secret").to_owned();
    let code = |minutes: u64| shown(&secret, 60 * minutes);
    let confirm = json!({ "code": code(0) });
    server.execute("confirmTotp", &ada, confirm).await;
    let (page, cookie) = enter(&server, &provider, "ada").await;
    assert_eq!(
        page,
        "/login?openid=test&redirect=%2Fleaderboard&step=second"
    );
    let cookie = cookie.expect("a secret of the second step");
    let renewed = server.call_with_cookie("refreshSession", &cookie).await;
    assert_eq!(renewed.status, 401, "nobody is signed in yet");
    let finish = async |totp: &str| {
        let headers = [
            ("content-type", "application/json"),
            ("cookie", cookie.as_str()),
        ];
        let body = json!({ "data": { "totp": totp } }).to_string();
        let path = "/functions/finishSignIn";
        server
            .send(Method::POST, path, &headers, body.as_bytes())
            .await
    };
    server.advance(std::time::Duration::from_mins(1));
    assert_eq!(finish("000000").await.error(), "401 UNAUTHENTICATED totp");
    assert_eq!(finish("").await.error(), "401 UNAUTHENTICATED totpRequired");
    let entered = finish(&code(1)).await;
    assert_eq!(entered.signed_in("", "").uid, ada.uid, "{entered:?}");
    let again = finish(&code(2)).await;
    assert_eq!(again.error(), "400 FAILED_PRECONDITION expired");
}

/// Code of an authenticator, some seconds after the beginning of every test.
fn shown(secret: &str, seconds: u64) -> String {
    let secret = totp_rs::Secret::try_from_base32(secret).expect("a secret");
    let totp = totp_rs::Builder::new().with_secret(secret).build();
    let totp = totp.expect("an authenticator");
    totp.generate(1_772_323_200 + seconds).to_string()
}
