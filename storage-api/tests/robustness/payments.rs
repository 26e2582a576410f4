//! The program killed between a commit and the call of the payment service that it asks for, before and after the service
//! has done it: nobody is charged or paid back twice, and nothing is forgotten.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use http::Method;
use serde_json::{Value, json};
use storage_api_testing::{Fault, HttpClient, Program, Reply, StripeStandIn, serve_command, text};

struct Guest {
    client: HttpClient,
    token: String,
}

impl Guest {
    async fn sign_up(program: &Program, user_name: &str) -> Self {
        let mut guest = Self {
            client: HttpClient::default(),
            token: String::new(),
        };
        let form = json!({
            "email": format!("{user_name}@example.com"), "password": "correct horse battery",
            "name": user_name, "user_name": user_name,
        });
        guest.token = text(&guest.execute(program, "signUp", form).await["idToken"]);
        guest
    }

    async fn try_call(&self, origin: String, name: &str, data: Value) -> Option<Reply> {
        let (url, bearer) = (
            format!("{origin}/functions/{name}"),
            format!("Bearer {}", self.token),
        );
        let mut headers = vec![("content-type", "application/json")];
        if !self.token.is_empty() {
            headers.push(("authorization", &*bearer));
        }
        let body = json!({ "data": data }).to_string();
        self.client
            .try_send(Method::POST, &url, &headers, body.as_bytes())
            .await
    }

    async fn execute(&self, program: &Program, name: &str, data: Value) -> Value {
        let reply = self.try_call(program.origin(), name, data).await;
        let reply = reply.expect("an answer");
        assert_eq!(reply.status, 200, "{name}: {reply:?}");
        reply.json()["result"].clone()
    }

    /// Calls a function of a program that is killed while its payment service does not answer, and calls it again.
    async fn execute_over_a_kill(
        &self,
        town: &mut Town,
        fault: Fault,
        (name, data): (&str, Value),
    ) -> Value {
        let calls = town.stripe.account().calls;
        town.stripe.account().fail(&[fault]);
        let origin = town.program().origin();
        let called = self.try_call(origin, name, data.clone());
        let begun = async {
            let is_called = |account: &storage_api_testing::StripeAccount| account.calls > calls;
            town.stripe.until("a call", is_called).await;
        };
        tokio::select! {
            reply = called => panic!("nobody answers the server, and it answers {reply:?}"),
            () = begun => {}
        }
        town.kill();
        self.execute(town.program(), name, data).await
    }
}

struct Town {
    stripe: StripeStandIn,
    folder: tempfile::TempDir,
    program: Option<Program>,
}

impl Town {
    async fn begin() -> Self {
        let (stripe, folder) = (StripeStandIn::start().await, tempfile::tempdir());
        let mut town = Self {
            stripe,
            folder: folder.expect("a folder"),
            program: None,
        };
        town.start();
        town
    }

    fn start(&mut self) {
        let mut command: Command = serve_command(&self.folder.path().join("data"));
        command.args(self.stripe.flags());
        self.program = Some(Program::spawn(&mut command));
    }

    fn program(&self) -> &Program {
        self.program.as_ref().expect("a program")
    }

    /// Kills the program and starts it again.
    fn kill(&mut self) {
        self.program.take().expect("a program").kill();
        self.start();
    }

    async fn deliver(&self, event: &Value) {
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("a time");
        let now_s = i64::try_from(now.as_secs()).expect("a time");
        let body = event.to_string();
        let signature = StripeStandIn::signature(now_s, &body);
        let url = format!("{}/webhooks/stripe", self.program().origin());
        let headers = [("stripe-signature", &*signature)];
        let client = HttpClient::default();
        let reply = client.send(Method::POST, &url, &headers, body.as_bytes());
        assert_eq!(reply.await.status, 200);
    }
}

/// Publishes a quest for 9 EUR a seat, without a date.
async fn publish(ada: &Guest, program: &Program) -> (String, String) {
    let quest = json!({
        "title": "Gate", "summary": "A walk", "story": "Once", "category": "walk", "difficulty": 1,
        "price": { "amount": 900, "currency": "EUR" },
        "stops": [{ "id": "gate", "title": "Gate", "clue": "Look up", "lat": 52.5163, "lng": 13.3777, "proof": { "type": "none" } },
            { "id": "tower", "title": "Tower", "clue": "Look down", "lat": 52.5208, "lng": 13.4094, "proof": { "type": "none" } }],
    });
    let draft = json!({ "quest": quest, "idempotencyKey": "draft" });
    let id = text(&ada.execute(program, "saveQuestDraft", draft).await["id"]);
    let session =
        json!({ "questId": id, "session": { "capacity": 9 }, "idempotencyKey": "session" });
    let session = ada.execute(program, "saveQuestSession", session).await;
    let publish = json!({ "questId": id, "idempotencyKey": "publish" });
    ada.execute(program, "publishQuest", publish).await;
    (id, text(&session["id"]))
}

#[tokio::test]
async fn a_kill_between_a_commit_and_its_call_loses_no_payment_and_makes_none_twice() {
    let mut town = Town::begin().await;
    let ada = Guest::sign_up(town.program(), "ada").await;
    let (quest, session) = publish(&ada, town.program()).await;
    for fault in [Fault::Silent, Fault::Stuck] {
        let bob = Guest::sign_up(town.program(), &format!("bob_{fault:?}").to_lowercase()).await;
        let wish =
            json!({ "questId": quest, "sessionId": session, "seats": 2, "idempotencyKey": "hold" });
        let held = bob.execute(town.program(), "holdSeats", wish).await;
        let asked = json!({ "bookingId": held["bookingId"], "idempotencyKey": "pay" });
        let before = town.stripe.account().sessions().len();
        let checked = bob
            .execute_over_a_kill(&mut town, fault, ("checkoutQuest", asked))
            .await;
        let page = text(&checked["payUrl"]);
        assert_eq!(
            town.stripe.account().sessions().len(),
            before + 1,
            "one page"
        );
        let paid = town.stripe.pay(&page).expect("an open page");
        town.deliver(&paid).await;
        let it = json!({ "bookingId": held["bookingId"], "idempotencyKey": "cancel" });
        let calls = town.stripe.account().calls;
        town.stripe.account().fail(&[fault]);
        let cancelled = bob.execute(town.program(), "cancelBooking", it).await;
        assert_eq!(cancelled["data"]["payment"], "refundDue");
        let is_called = |account: &storage_api_testing::StripeAccount| account.calls > calls;
        town.stripe.until("a call", is_called).await;
        town.kill();
        let is_back =
            |account: &storage_api_testing::StripeAccount| account.refunded(&page) == 1800;
        town.stripe.until("all the money is back", is_back).await;
        let is_repeated = |account: &storage_api_testing::StripeAccount| account.calls > calls + 1;
        town.stripe
            .until("the call was made again", is_repeated)
            .await;
        assert_eq!(town.stripe.account().refunded(&page), 1800, "once");
    }
}
