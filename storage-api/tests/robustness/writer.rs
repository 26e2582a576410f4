//! Somebody who writes without pause and remembers what was acknowledged.

use std::collections::HashSet;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{HttpClient, Program, Reply};
use wasm_core::domain::Timestamp;

use crate::Countdown;
use crate::guest::Guest;

/// Items added in one round …
const ITEMS_A_ROUND: usize = 60;
/// … and at all: a list holds 500.
const ITEMS_MAX: usize = 400;

/// A person with a list, and everything the server promised them.
pub(crate) struct Writer {
    client: HttpClient,
    pub(crate) token: String,
    pub(crate) uid: String,
    pub(crate) user_name: String,
    pub(crate) list: String,
    /// Last count acknowledged, and the one that was on its way.
    count: (u64, u64),
    items: HashSet<String>,
    /// Versions the server named in its acknowledgements.
    pub(crate) versions: Vec<u64>,
    /// Those of them that are of the person's own document.
    pub(crate) counted: Vec<u64>,
    /// Bookings of this person, if any.
    pub(crate) guest: Option<Guest>,
}

impl Writer {
    pub(crate) async fn sign_up(program: &Program, n: usize) -> Self {
        let user_name = format!("writer_{n}");
        let mut writer = Self {
            client: HttpClient::default(),
            token: String::new(),
            uid: String::new(),
            list: String::new(),
            count: (0, 0),
            items: HashSet::new(),
            versions: Vec::new(),
            counted: Vec::new(),
            guest: None,
            user_name: user_name.clone(),
        };
        let email = format!("{user_name}@example.com");
        let form = json!({ "email": email, "password": "correct horse battery", "name": "W", "user_name": user_name });
        let signed_in = writer
            .call(program.address(), "signUp", form)
            .await
            .expect("an account");
        let text = |field: &str| signed_in[field].as_str().expect("a text").to_owned();
        (writer.token, writer.uid) = (text("idToken"), text("uid"));
        let list = writer
            .call(
                program.address(),
                "upsertBucketList",
                json!({ "idempotencyKey": "list" }),
            )
            .await;
        let list = list.expect("a list");
        Self {
            list: list["id"].as_str().expect("an id").to_owned(),
            ..writer
        }
    }

    /// Writes until the connection breaks.
    pub(crate) async fn write_until_the_end(
        mut self,
        address: SocketAddr,
        round: usize,
        countdown: Arc<Countdown>,
    ) -> Self {
        for n in 0.. {
            let adds = n / 3 < ITEMS_A_ROUND && self.items.len() < ITEMS_MAX;
            let books = self.guest.as_ref().and_then(Guest::next);
            let written = match (n % 3, books) {
                (0, _) if adds => self.add_item(address, &format!("item-{round}-{n}")).await,
                (1, Some(step)) => self.book(address, step).await,
                _ => self.count_up(address).await,
            };
            if written.is_none() {
                break;
            }
            countdown.acknowledged();
        }
        self
    }

    /// Counts up so many times, each acknowledged.
    pub(crate) async fn write(&mut self, program: &Program, times: usize) {
        for _ in 0..times {
            self.count_up(program.address()).await.expect("an answer");
        }
    }

    /// Answer to a write that is refused.
    pub(crate) async fn refusal(&self, program: &Program) -> Reply {
        let path = format!("/v1/users/{}", self.uid);
        let body = json!({ "count": 0 });
        let reply = self
            .exchange(program.address(), Method::PATCH, &path, &body)
            .await;
        reply.expect("an answer")
    }

    pub(crate) fn newest_version(&self) -> u64 {
        self.versions.last().copied().unwrap_or(0)
    }

    async fn add_item(&mut self, address: SocketAddr, id: &str) -> Option<()> {
        // Long enough that the list is soon kept as patches.
        let note = format!("{id} ").repeat(60);
        let ops = json!([{ "op": "add", "activity": { "id": id, "title": id, "note": note } }]);
        let data = json!({ "listId": self.list, "ops": ops, "idempotencyKey": id });
        let edited = self.call(address, "editBucketItems", data).await?;
        self.items.insert(id.to_owned());
        self.versions
            .push(edited["list"]["version"].as_u64().expect("a version"));
        Some(())
    }

    async fn count_up(&mut self, address: SocketAddr) -> Option<()> {
        let next = self.count.1 + 1;
        self.count.1 = next;
        let path = format!("/v1/users/{}", self.uid);
        let (user, version) = self
            .send(address, Method::PATCH, &path, &json!({ "count": next }))
            .await?;
        assert_eq!(user["count"], next);
        self.count.0 = next;
        let version = version.expect("a version");
        self.versions.push(version);
        self.counted.push(version);
        Some(())
    }

    /// Goes one step from a held seat over a booked one to one given up.
    async fn book(
        &mut self,
        address: SocketAddr,
        (name, data): (&'static str, Value),
    ) -> Option<()> {
        let result = self.call(address, name, data).await?;
        self.guest.as_mut()?.acknowledged(&result);
        Some(())
    }

    /// A published quest with dates at which everybody finds a seat: the ids of it and of them.
    pub(crate) async fn publish(&self, program: &Program, dates: usize) -> (String, Vec<String>) {
        let call = async |name, mut data: Value| {
            data["idempotencyKey"] = json!(format!("{name} {}", data["session"]["startsAt"]));
            let answer = self.call(program.address(), name, data).await;
            answer.expect("an answer")
        };
        let id = |document: &Value| document["id"].as_str().expect("an id").to_owned();
        let draft = call("saveQuestDraft", json!({ "quest": quest() })).await;
        let quest = id(&draft);
        let mut sessions = Vec::new();
        for n in 0..dates {
            let session = json!({ "questId": quest, "session": date(n) });
            sessions.push(id(&call("saveQuestSession", session).await));
        }
        call("publishQuest", json!({ "questId": quest })).await;
        (quest, sessions)
    }

    /// Number of acknowledged writes of this person.
    pub(crate) fn acknowledged(&self) -> usize {
        self.versions.len() + self.guest.as_ref().map_or(0, |guest| guest.calls)
    }

    /// Compares what is there with what was promised.
    pub(crate) fn verify(&self, user: &Value, list: &Value, when: &str) {
        let count = user["count"].as_u64().unwrap_or(0);
        let (acknowledged, on_its_way) = self.count;
        assert!(
            (acknowledged..=on_its_way).contains(&count),
            "{when}: {count} instead of {acknowledged}"
        );
        let activities = list["activities"].as_array().expect("activities");
        let found: HashSet<_> = activities
            .iter()
            .filter_map(|activity| activity["id"].as_str())
            .collect();
        assert_eq!(
            found.len(),
            activities.len(),
            "{when}: an item is there twice"
        );
        for item in &self.items {
            assert!(found.contains(item.as_str()), "{when}: {item} is missing");
        }
    }

    /// The same through the restarted server, as the person would see it. Answers with the person's document.
    pub(crate) async fn verify_over_http(&self, program: &Program) -> (Value, u64) {
        let path = format!("/v1/users/{}", self.uid);
        let (user, version) = self.get(program, &path).await;
        let (found, _) = self
            .get(
                program,
                &format!("/v1/bucketLists?createdByUsername={}", self.user_name),
            )
            .await;
        self.verify(&user, &found["documents"][0]["data"], "after the restart");
        (user, version.expect("a version"))
    }

    async fn get(&self, program: &Program, path: &str) -> (Value, Option<u64>) {
        self.send(program.address(), Method::GET, path, &Value::Null)
            .await
            .expect("an answer")
    }

    pub(crate) async fn call(&self, address: SocketAddr, name: &str, data: Value) -> Option<Value> {
        let path = format!("/functions/{name}");
        let (answer, _) = self
            .send(address, Method::POST, &path, &json!({ "data": data }))
            .await?;
        Some(answer["result"].clone())
    }

    /// The answer and its version; `None` when the connection broke before the answer was whole.
    async fn send(
        &self,
        address: SocketAddr,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Option<(Value, Option<u64>)> {
        let reply = self.exchange(address, method, path, body).await?;
        assert!((200..300).contains(&reply.status), "{reply:?}");
        let version = reply.header("etag").trim_matches('"').parse().ok();
        Some((reply.json(), version))
    }

    async fn exchange(
        &self,
        address: SocketAddr,
        method: Method,
        path: &str,
        body: &Value,
    ) -> Option<Reply> {
        let authorization = format!("Bearer {}", self.token);
        let mut headers = vec![("content-type", "application/json")];
        if !self.token.is_empty() {
            headers.push(("authorization", &authorization));
        }
        let (url, body) = (format!("http://{address}{path}"), body.to_string());
        let client = &self.client;
        client
            .try_send(method, &url, &headers, body.as_bytes())
            .await
    }
}

fn quest() -> Value {
    json!({
        "title": "Old town", "summary": "A walk", "story": "Once upon a time", "category": "walk", "difficulty": 2,
        "mode": "scheduled",
        "stops": [
            { "id": "gate", "title": "Gate", "clue": "Look up", "lat": 52.5163, "lng": 13.3777,
              "proof": { "type": "question", "question": "When?", "answers": ["1791"], "maxTries": 2 } },
            { "id": "tower", "title": "Tower", "clue": "Look down", "lat": 52.5208, "lng": 13.4094,
              "proof": { "type": "location" } },
        ],
    })
}

/// A date in a month from now.
/// A date after the next month, a day later for each `n`.
fn date(n: usize) -> Value {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.expect("after 1970");
    let at = |after: Duration| {
        let ms = i64::try_from((now + after).as_millis()).expect("a moment");
        Timestamp::from_epoch_ms(ms).expect("a moment").to_json()
    };
    let start = Duration::from_hours(24 * (30 + n as u64));
    json!({
        "startsAt": at(start), "endsAt": at(start + Duration::from_hours(3)), "timeZone": "Europe/Berlin", "capacity": 100,
    })
}
