//! Delays after wrong passwords and codes, for the sender and nobody else.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Actor, Mailbox, PASSWORD, Reply, TestServer};
use totp_rs::{Builder, Secret};

/// Identity of a client: its address, and the cookies its browser keeps.
#[derive(Clone, Default)]
struct Client {
    address: String,
    cookies: String,
}

impl Client {
    fn at(address: impl Into<String>) -> Self {
        Self {
            address: address.into(),
            cookies: String::new(),
        }
    }

    async fn call(&self, server: &TestServer, name: &str, data: Value) -> Reply {
        let headers = [
            ("content-type", "application/json"),
            ("x-forwarded-for", self.address.as_str()),
            ("cookie", self.cookies.as_str()),
        ];
        let (path, body) = (format!("/functions/{name}"), json!({ "data": data }));
        let body = body.to_string();
        server
            .send(Method::POST, &path, &headers, body.as_bytes())
            .await
    }

    async fn sign_in(&self, server: &TestServer, email: &str, password: &str) -> Reply {
        let data = json!({ "email": email, "password": password });
        self.call(server, "signIn", data).await
    }

    /// Signs in, and keeps the cookies.
    async fn enter(&mut self, server: &TestServer, email: &str) {
        let reply = self.sign_in(server, email, PASSWORD).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let cookies = reply.headers.get_all("set-cookie").iter();
        let pairs = cookies.map(|cookie| {
            let text = cookie.to_str().expect("a text");
            text.split(';').next().unwrap_or_default().to_owned()
        });
        self.cookies = pairs.collect::<Vec<_>>().join("; ");
    }
}

async fn start() -> TestServer {
    TestServer::start_with(&["--behind-proxy"]).await
}

/// A client that has signed in to the account before.
async fn known(server: &TestServer, person: &Actor) -> Client {
    let mut client = Client::at("192.0.2.1");
    client.enter(server, &person.email).await;
    client
}

fn retry_after(reply: &Reply) -> Duration {
    assert_eq!(reply.status, 429, "{reply:?}");
    let seconds: u64 = reply.header("retry-after").parse().expect("seconds");
    assert_eq!(
        reply.json()["error"]["details"]["retryAfterS"],
        json!(seconds)
    );
    Duration::from_secs(seconds)
}

/// Wrong passwords from many addresses: how many of them were looked at.
async fn guess(server: &TestServer, email: &str, times: usize, network: u8) -> usize {
    let mut looked_at = 0;
    for n in 0..times {
        let client = Client::at(format!("198.51.{network}.{}", n % 200));
        let reply = client.sign_in(server, email, "not this one").await;
        assert!([401, 429].contains(&reply.status), "{reply:?}");
        looked_at += usize::from(reply.status == 401);
    }
    looked_at
}

#[tokio::test]
async fn a_thousand_wrong_passwords_elsewhere_lock_nobody_out() {
    let server = start().await;
    let ada = server.sign_up_as("ada").await;
    let device = known(&server, &ada).await;
    let looked_at = guess(&server, &ada.email, 1_000, 1).await;
    assert!(looked_at <= 40, "{looked_at} guesses");
    let owner = device.sign_in(&server, &ada.email, PASSWORD).await;
    assert_eq!(owner.status, 200, "on a known device: {owner:?}");
    let elsewhere = Client::at("203.0.113.5");
    let wait = retry_after(&elsewhere.sign_in(&server, &ada.email, PASSWORD).await);
    guess(&server, &ada.email, 50, 2).await;
    server.advance(wait.saturating_sub(Duration::from_secs(1)));
    let early = elsewhere.sign_in(&server, &ada.email, PASSWORD).await;
    assert_eq!(retry_after(&early), Duration::from_secs(1));
    server.advance(Duration::from_secs(1));
    guess(&server, &ada.email, 400, 1).await;
    let owner = elsewhere.sign_in(&server, &ada.email, PASSWORD).await;
    assert_eq!(owner.status, 200, "on a new device: {owner:?}");
}

#[tokio::test]
async fn the_delay_of_a_client_grows_and_ends_with_the_right_password() {
    let server = start().await;
    let ada = server.sign_up_as("ada").await;
    let client = Client::at("192.0.2.9");
    for _ in 0..5 {
        let wrong = client.sign_in(&server, &ada.email, "not this one").await;
        assert_eq!(wrong.status, 401);
    }
    for seconds in [1, 2, 4, 8] {
        let refused = client.sign_in(&server, &ada.email, PASSWORD).await;
        assert_eq!(retry_after(&refused), Duration::from_secs(seconds));
        server.advance(Duration::from_secs(seconds));
        let wrong = client.sign_in(&server, &ada.email, "not this one").await;
        assert_eq!(wrong.status, 401);
    }
    server.advance(Duration::from_secs(16));
    for password in [PASSWORD, "not this one", PASSWORD] {
        let reply = client.sign_in(&server, &ada.email, password).await;
        assert_eq!(reply.status == 200, password == PASSWORD, "{reply:?}");
    }
}

#[tokio::test]
async fn guesses_at_once_are_not_more_than_one_after_the_other() {
    let server = start().await;
    let ada = server.sign_up_as("ada").await;
    let client = Client::at("192.0.2.9");
    let guesses = (0..40).map(|_| client.sign_in(&server, &ada.email, "not this one"));
    let replies = futures_util::future::join_all(guesses).await;
    let looked_at = replies.iter().filter(|reply| reply.status == 401).count();
    assert_eq!(looked_at, 5);
}

#[tokio::test]
async fn an_unknown_account_delays_like_a_known_one() {
    let server = start().await;
    let ada = server.sign_up_as("ada").await;
    let mut answers = Vec::new();
    for email in [ada.email.as_str(), "nobody@example.com"] {
        let mut seen = Vec::new();
        for n in 0..60 {
            let client = Client::at(format!("198.51.100.{}", n % 8));
            let reply = client.sign_in(&server, email, "not this one").await;
            seen.push((reply.status, reply.header("retry-after").to_owned()));
        }
        answers.push(seen);
    }
    assert_eq!(answers[0], answers[1]);
    assert!(answers[0].iter().any(|(status, _)| *status == 429));
}

#[tokio::test]
async fn a_forged_or_foreign_device_is_not_known() {
    let server = start().await;
    let [ada, bob] = server.actors_named(["ada", "bob"]).await;
    let of_bob = known(&server, &bob).await;
    guess(&server, &ada.email, 100, 1).await;
    let forged = format!("known_device={}~{}", "a".repeat(22), "b".repeat(22));
    for cookies in [of_bob.cookies, forged, "known_device=~~~".to_owned()] {
        let client = Client {
            address: "203.0.113.5".to_owned(),
            cookies,
        };
        let reply = client.sign_in(&server, &ada.email, PASSWORD).await;
        assert_eq!(reply.status, 429, "{}", client.cookies);
    }
}

/// Starts with a mail server, and an account with an authenticator, known on a device: its secret.
async fn with_authenticator() -> (TestServer, Mailbox, Actor, Client, String) {
    let mail = Mailbox::start().await;
    let server = TestServer::start_with(&["--behind-proxy", "--smtp", &mail.url]).await;
    let ada = server.sign_up_as("ada").await;
    let device = known(&server, &ada).await;
    let setup = server.execute("startTotp", &ada, json!({})).await;
    let secret = setup["secret"].as_str().expect("a secret").to_owned();
    let code = json!({ "code": shown(&secret, 0) });
    server.execute("confirmTotp", &ada, code).await;
    (server, mail, ada, device, secret)
}

/// Code of the authenticator, some seconds after the beginning of every test.
fn shown(secret: &str, seconds: u64) -> String {
    let secret = Secret::try_from_base32(secret).expect("a secret");
    let totp = Builder::new().with_secret(secret).build();
    let totp = totp.expect("an authenticator");
    totp.generate(1_772_323_200 + seconds).to_string()
}

#[tokio::test]
async fn wrong_second_steps_are_counted_over_all_sign_ins_and_told_to_the_owner() {
    let (server, mut mail, ada, device, secret) = with_authenticator().await;
    let step = async |client: &Client, totp: &str| {
        let data = json!({ "email": ada.email, "password": PASSWORD, "totp": totp });
        client.call(&server, "signIn", data).await
    };
    for n in 0..5 {
        let thief = Client::at(format!("198.51.100.{n}"));
        let wrong = step(&thief, "000000").await;
        assert_eq!(wrong.error(), "401 UNAUTHENTICATED totp");
    }
    let told = mail.next_to(&ada.email, "5 wrong codes").await;
    assert!(told.contains("/profile"), "{told}");
    server.advance(Duration::from_mins(1));
    for n in 5..9 {
        let thief = Client::at(format!("198.51.100.{n}"));
        step(&thief, "000000").await;
    }
    let refused = step(&Client::at("203.0.113.5"), &shown(&secret, 60)).await;
    let wait = retry_after(&refused);
    let owner = step(&device, &shown(&secret, 60)).await;
    assert_eq!(owner.status, 200, "on a known device: {owner:?}");
    server.advance(wait + Duration::from_mins(1));
    let code = shown(&secret, 120 + wait.as_secs());
    let owner = step(&Client::at("203.0.113.5"), &code).await;
    assert_eq!(owner.status, 200, "on a new device: {owner:?}");
}

#[tokio::test]
async fn wrong_codes_of_emails_are_counted_over_all_codes() {
    let mail = &mut Mailbox::start().await;
    let server = TestServer::start_with(&["--behind-proxy", "--smtp", &mail.url]).await;
    let ada = server.sign_up_as("ada").await;
    let device = known(&server, &ada).await;
    let ask = json!({ "email": ada.email });
    let with = |code: &str| json!({ "email": ada.email, "code": code });
    for n in 0..5 {
        let thief = Client::at(format!("198.51.100.{n}"));
        thief.call(&server, "requestCode", ask.clone()).await;
        mail.next_to(&ada.email, "is your code").await;
        let wrong = thief.call(&server, "signIn", with("x")).await;
        assert_eq!(wrong.status, 401);
    }
    device.call(&server, "requestCode", ask).await;
    let email = mail.next_to(&ada.email, "is your code").await;
    let code = email.lines().find_map(|line| line.split_once(" is your"));
    let (code, _) = code.expect("a code");
    let elsewhere = Client::at("203.0.113.5");
    retry_after(&elsewhere.call(&server, "signIn", with(code)).await);
    let owner = device.call(&server, "signIn", with(code)).await;
    assert_eq!(owner.status, 200, "{owner:?}");
}

#[tokio::test]
async fn the_owner_hears_of_a_sign_in_on_a_new_device_and_of_no_other() {
    let mut mail = Mailbox::start().await;
    let server = TestServer::start_with(&["--behind-proxy", "--smtp", &mail.url]).await;
    let ada = server.sign_up_as("ada").await;
    mail.next_to(&ada.email, "Confirm your email").await;
    let mut device = known(&server, &ada).await;
    let told = mail.next_to(&ada.email, "New sign-in to Yonder").await;
    assert!(told.contains("2026-03-01T00:00:00.000Z"), "{told}");
    device.enter(&server, &ada.email).await;
    let bob = server.sign_up_as("bob").await;
    mail.next_to(&bob.email, "Confirm your email").await;
    assert!(mail.is_empty(), "the device was known");
    let ended = server.call("signOutEverywhere", Some(&ada), Value::Null);
    assert_eq!(ended.await.status, 200);
    device.enter(&server, &ada.email).await;
    mail.next_to(&ada.email, "New sign-in to Yonder").await;
}
