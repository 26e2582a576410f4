//! Every public collection × every operation × everybody: a cell that is not written down fails.

use std::time::Duration;

use http::Method;
use serde_json::{Value, json};
use storage_api::collections::PUBLIC;

use crate::live::{Events, open};
use crate::support::{PASSWORD, Person, Reply, TestServer};

const OPERATIONS: [&str; 8] = [
    "get",
    "search",
    "create",
    "create as the owner",
    "update",
    "update what the server writes",
    "delete",
    "follow",
];
const ACTORS: [&str; 6] = [
    "anonymous",
    "stranger",
    "editor",
    "owner",
    "ended session",
    "expired token",
];

/// What each actor of [`ACTORS`] is answered. `200 1` means one document or a record, `200 0` none.
#[rustfmt::skip]
const CELLS: &[(&str, &str, [&str; 6])] = &[
    // collection, operation                                anonymous stranger editor   owner    ended  expired
    ("users", "get",                                        ["404",   "404",   "404",   "200 1", "401", "401"]),
    ("users", "search",                                     ["200 0", "200 0", "200 0", "200 1", "401", "401"]),
    ("users", "create",                                     ["401",   "403",   "403",   "403",   "401", "401"]),
    ("users", "create as the owner",                        ["401",   "404",   "404",   "403",   "401", "401"]),
    ("users", "update",                                     ["401",   "404",   "404",   "200 1", "401", "401"]),
    ("users", "update what the server writes",              ["401",   "404",   "404",   "403",   "401", "401"]),
    ("users", "delete",                                     ["401",   "404",   "404",   "403",   "401", "401"]),
    ("users", "follow",                                     ["200 0", "200 0", "200 0", "200 1", "401", "401"]),
    ("usersPrivate", "get",                                 ["404",   "404",   "404",   "200 1", "401", "401"]),
    ("usersPrivate", "search",                              ["403",   "403",   "403",   "403",   "403", "403"]),
    ("usersPrivate", "create",                              ["401",   "403",   "403",   "403",   "401", "401"]),
    ("usersPrivate", "create as the owner",                 ["401",   "404",   "404",   "403",   "401", "401"]),
    ("usersPrivate", "update",                              ["401",   "404",   "404",   "403",   "401", "401"]),
    ("usersPrivate", "update what the server writes",       ["401",   "404",   "404",   "403",   "401", "401"]),
    ("usersPrivate", "delete",                              ["401",   "404",   "404",   "403",   "401", "401"]),
    ("usersPrivate", "follow",                              ["200 0", "200 0", "200 0", "200 1", "401", "401"]),
    ("bucketLists", "get",                                  ["404",   "404",   "200 1", "200 1", "401", "401"]),
    ("bucketLists", "search",                               ["200 0", "200 0", "200 1", "200 1", "401", "401"]),
    ("bucketLists", "create",                               ["401",   "201 1", "201 1", "201 1", "401", "401"]),
    ("bucketLists", "create as the owner",                  ["401",   "403",   "403",   "201 1", "401", "401"]),
    ("bucketLists", "update",                               ["401",   "404",   "403",   "200 1", "401", "401"]),
    ("bucketLists", "update what the server writes",        ["401",   "404",   "403",   "403",   "401", "401"]),
    ("bucketLists", "delete",                               ["401",   "404",   "403",   "204 0", "401", "401"]),
    ("bucketLists", "follow",                               ["200 0", "200 0", "200 1", "200 1", "401", "401"]),
    ("bucketListMeta", "get",                               ["404",   "404",   "200 1", "200 1", "401", "401"]),
    ("bucketListMeta", "search",                            ["403",   "403",   "403",   "403",   "403", "403"]),
    ("bucketListMeta", "create",                            ["401",   "403",   "403",   "403",   "401", "401"]),
    ("bucketListMeta", "create as the owner",               ["401",   "403",   "403",   "403",   "401", "401"]),
    ("bucketListMeta", "update",                            ["401",   "404",   "403",   "200 1", "401", "401"]),
    ("bucketListMeta", "update what the server writes",     ["401",   "404",   "403",   "403",   "401", "401"]),
    ("bucketListMeta", "delete",                            ["401",   "404",   "403",   "403",   "401", "401"]),
    ("bucketListMeta", "follow",                            ["200 0", "200 0", "200 1", "200 1", "401", "401"]),
];

struct World {
    server: TestServer,
    actors: Vec<Option<Person>>,
    owner: Person,
    /// A list that stays, and one that may go.
    lists: [String; 2],
    next_year: std::cell::Cell<i64>,
}

impl World {
    async fn new() -> Self {
        let mut server = TestServer::start().await;
        let expired = server.person_named("owner").await;
        server.pass(Duration::from_hours(2));
        let (stranger, editor) = (
            server.person_named("stranger").await,
            server.person_named("editor").await,
        );
        let owner = sign_in(&server, &expired).await;
        let ended = sign_in(&server, &expired).await;
        server.call("signOut", Some(&ended), Value::Null).await;
        let lists = [
            server.list(&owner, 2000).await,
            server.list(&owner, 2001).await,
        ];
        server.share(&lists, &editor).await;
        let actors = vec![
            None,
            Some(stranger),
            Some(editor),
            Some(owner.clone()),
            Some(ended),
            Some(expired),
        ];
        Self {
            server,
            actors,
            owner,
            lists,
            next_year: std::cell::Cell::new(2010),
        }
    }

    fn year(&self) -> i64 {
        self.next_year.replace(self.next_year.get() + 1)
    }

    /// Does one operation as one actor and says what came of it.
    async fn cell(&self, collection: &str, operation: &str, actor: &str) -> String {
        let at = ACTORS
            .iter()
            .position(|name| *name == actor)
            .expect("an actor");
        let by = self.actors[at].as_ref();
        if operation == "follow" {
            return self.followed(&self.path(collection, operation), by).await;
        }
        let (method, path, body) = self.request(collection, operation, at);
        said(
            operation,
            &self.server.request(method, &path, by, body.as_ref()).await,
        )
    }

    /// Where the document in question is.
    fn path(&self, collection: &str, operation: &str) -> String {
        let list = &self.lists[usize::from(operation == "delete" && collection == "bucketLists")];
        let id = if collection.starts_with("users") {
            &self.owner.uid
        } else {
            list
        };
        format!("/v1/{collection}/{id}")
    }

    fn request(
        &self,
        collection: &str,
        operation: &str,
        at: usize,
    ) -> (Method, String, Option<Value>) {
        let path = self.path(collection, operation);
        match operation {
            "get" => (Method::GET, path, None),
            "search" => {
                let query = match collection {
                    "users" => format!("user_name={}", self.owner.user_name),
                    "usersPrivate" => format!("email={}", self.owner.email),
                    _ => format!("userId={}&year=2000", self.owner.uid),
                };
                (Method::GET, format!("/v1/{collection}?{query}"), None)
            }
            "create" => (
                Method::POST,
                format!("/v1/{collection}"),
                Some(json!({ "year": self.year() })),
            ),
            "create as the owner" => {
                let new = format!("/v1/{collection}/new-{collection}-{at}");
                let path = if collection.starts_with("users") {
                    path
                } else {
                    new
                };
                let record = json!({ "userId": self.owner.uid, "year": self.year() });
                (Method::PUT, path, Some(record))
            }
            "update" => (Method::PATCH, path, Some(json!({ "note": "x" }))),
            "update what the server writes" => {
                let change = match collection {
                    "bucketLists" => json!({ "userId": "somebody" }),
                    _ => json!({ "roles": ["admin"], "linkToken": "x", "passwordHash": "x" }),
                };
                (Method::PATCH, path, Some(change))
            }
            _ => (Method::DELETE, path, None),
        }
    }

    async fn followed(&self, path: &str, by: Option<&Person>) -> String {
        let response = open(&self.server, &format!("{path}/live"), by, &[]).await;
        if response.status() != 200 {
            return response.status().as_u16().to_string();
        }
        let snapshot = Events::new(response).next().await;
        format!("200 {}", i32::from(!snapshot.data["data"].is_null()))
    }
}

/// Status, and of a success how many documents it brought.
fn said(operation: &str, reply: &Reply) -> String {
    match reply.status {
        status @ 200..300 if operation == "search" => {
            format!(
                "{status} {}",
                reply.json()["documents"].as_array().map_or(0, Vec::len)
            )
        }
        status @ 200..300 => format!("{status} {}", i32::from(!reply.body.is_empty())),
        status => status.to_string(),
    }
}

async fn sign_in(server: &TestServer, person: &Person) -> Person {
    let reply = server
        .call(
            "signIn",
            None,
            json!({ "email": person.email, "password": PASSWORD }),
        )
        .await;
    reply.signed_in(&person.user_name, &person.email)
}

#[tokio::test]
async fn everybody_may_do_what_the_matrix_says_and_nothing_else() {
    let world = World::new().await;
    let mut wrong = Vec::new();
    for collection in PUBLIC {
        for operation in OPERATIONS {
            let row = CELLS
                .iter()
                .find(|(name, verb, _)| *name == collection.name && *verb == operation);
            for (at, actor) in ACTORS.iter().enumerate() {
                let found = world.cell(collection.name, operation, actor).await;
                let expected = row.map_or("a cell in the matrix", |(_, _, cells)| cells[at]);
                if found != expected {
                    wrong.push(format!(
                        "{actor} {operation} {}: {found}, not {expected}",
                        collection.name
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
