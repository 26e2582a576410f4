//! Accounts, friendships, lists and a site that many tests begin with.

use std::path::Path;

use serde_json::{Value, json};
use storage_api::schema::collections::USERS;

use crate::actor::{Actor, PASSWORD};
use crate::server::TestServer;

/// Writes the least that is a site: one page with a place for the nonce.
pub(crate) fn write_site(folder: &Path) {
    std::fs::create_dir(folder).expect("a folder");
    let page = "<style nonce=\"__CSP_NONCE__\"></style>the app";
    std::fs::write(folder.join("index.html"), page).expect("a page");
}

/// Accounts by the part they play.
impl TestServer {
    /// The account whose documents a test is about.
    pub async fn owner(&self) -> Actor {
        self.sign_up_as("owner").await
    }

    /// A friend of that account.
    pub async fn friend(&self, of: &Actor) -> Actor {
        let friend = self.sign_up_as("friend").await;
        self.befriend(of, &friend).await;
        friend
    }

    /// An account that nobody knows.
    pub async fn stranger(&self) -> Actor {
        self.sign_up_as("stranger").await
    }

    /// An account with the role `admin`. No function gives anybody a role, so the server restarts.
    pub async fn admin(&mut self) -> Actor {
        let admin = self.sign_up_as("chief").await;
        self.give_role(&admin, "admin").await;
        admin
    }

    /// Gives an account a role while the server is stopped.
    pub async fn give_role(&mut self, actor: &Actor, role: &'static str) {
        let uid = actor.uid.clone();
        self.write_store(move |transaction| {
            let user = transaction.get(&USERS, &uid)?.expect("a user");
            let mut data = (*user.data).clone();
            data["roles"] = json!(["user", role]);
            transaction.put(&USERS, &uid, data).map(drop)
        })
        .await;
    }

    /// Signs up several accounts, one after the other.
    pub async fn actors<const N: usize>(&self) -> [Actor; N] {
        let mut actors = Vec::new();
        for _ in 0..N {
            actors.push(self.sign_up().await);
        }
        actors.try_into().expect("as many as were asked for")
    }

    /// Signs up several accounts with these user names, one after the other.
    pub async fn actors_named<const N: usize>(&self, user_names: [&str; N]) -> [Actor; N] {
        let mut actors = Vec::new();
        for user_name in user_names {
            actors.push(self.sign_up_as(user_name).await);
        }
        actors.try_into().expect("as many as were asked for")
    }

    /// Signs up with a user name that no other account of the test has.
    pub async fn sign_up(&self) -> Actor {
        let number = self.next_number();
        self.sign_up_as(&format!("person_{number}")).await
    }

    /// Signs up with a user name.
    pub async fn sign_up_as(&self, user_name: &str) -> Actor {
        let email = format!("{user_name}@example.com");
        let reply = self.call("signUp", None, sign_up_form(user_name)).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        reply.signed_in(user_name, &email)
    }

    /// Signs in once more: a token ends after an hour, an account does not.
    pub async fn sign_in(&self, actor: &Actor) -> Actor {
        let account = json!({ "email": actor.email, "password": PASSWORD });
        let reply = self.call("signIn", None, account).await;
        reply.signed_in(&actor.user_name, &actor.email)
    }
}

/// Arguments of `signUp` for an account with [`PASSWORD`].
pub fn sign_up_form(user_name: &str) -> Value {
    json!({
        "email": format!("{user_name}@example.com"), "password": PASSWORD, "name": "Somebody", "user_name": user_name,
    })
}

/// Documents around an account.
impl TestServer {
    /// Makes two accounts friends.
    pub async fn befriend(&self, one: &Actor, other: &Actor) {
        self.execute("sendFriendRequest", one, json!({ "uid": other.uid }))
            .await;
        let crossed = json!({ "uid": one.uid });
        let bond = self.execute("sendFriendRequest", other, crossed).await;
        assert!(!bond["friendship"].is_null(), "{bond}");
    }

    /// Makes an empty list of that year, or finds it: its id.
    pub async fn list(&self, by: &Actor, year: i64) -> String {
        let data = json!({ "year": year, "idempotencyKey": format!("list-{year}") });
        let reply = self.call("upsertBucketList", Some(by), data).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let id = &reply.json()["result"]["id"];
        id.as_str().expect("an id").to_owned()
    }

    /// Makes a list of that year with activities of these ids and titles: its id.
    pub async fn list_with(&self, by: &Actor, year: i64, activities: &[(&str, &str)]) -> String {
        let activities = activities.iter();
        let activities = activities.map(|(id, title)| json!({ "id": id, "title": title }));
        let activities: Vec<Value> = activities.collect();
        let data = json!({ "year": year, "activities": activities });
        let list = self.execute("upsertBucketList", by, data).await;
        list["id"].as_str().expect("an id").to_owned()
    }

    /// Kinds of an account's notifications, newest first; those of one moment in the order they came.
    pub async fn notification_kinds(&self, actor: &Actor) -> Vec<String> {
        let path = format!("/v1/notifications?uid={}", actor.uid);
        let found = self.read(&path, Some(actor)).await;
        let documents = found["documents"].as_array().expect("documents").iter();
        let kind = |document: &Value| document["data"]["kind"].as_str().map(str::to_owned);
        documents
            .map(|document| kind(document).expect("a kind"))
            .collect()
    }
}
