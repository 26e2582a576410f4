//! A document that somebody cannot read is answered like one that does not exist, whatever they try. Ids of blocks,
//! friendships and memberships name two people, so another answer would tell who has blocked whom.

use http::Method;
use storage_api::schema::collections::public;
use storage_api_testing::Reply;

use super::ACTORS;
use super::probes::{ABSENT, Probe};
use super::world::World;

/// Attempts: the verb, its body, and whether it is on condition of a version.
const ATTEMPTS: [(Method, &str, bool); 7] = [
    (Method::GET, "", false),
    (Method::PUT, "{}", false),
    (Method::PATCH, "{}", false),
    (Method::DELETE, "", false),
    (Method::PUT, "{}", true),
    (Method::PATCH, "{}", true),
    (Method::DELETE, "", true),
];

#[tokio::test]
async fn a_hidden_document_is_answered_like_an_absent_one() {
    let world = World::new().await;
    let mut hidden = 0;
    for collection in public().map(|public| public.name) {
        for actor in ACTORS {
            let id = Probe::of(&world, collection, "get", actor).id;
            let read = world
                .attempt(actor, &format!("{collection}/{id}"), &ATTEMPTS[0])
                .await;
            if read.status == 200 {
                continue;
            }
            hidden += 1;
            for attempt in &ATTEMPTS {
                // Whoever may create a list creates it under any free id, and cannot under one that is taken. Ids of
                // lists are random, so nobody comes upon one.
                let creates = collection == "bucketLists" && attempt.0 == Method::PUT;
                let there = world
                    .attempt(actor, &format!("{collection}/{id}"), attempt)
                    .await;
                if creates && !attempt.2 {
                    assert!([401, 404].contains(&there.status), "{actor}: {there:?}");
                    continue;
                }
                let absent = world
                    .attempt(actor, &format!("{collection}/{ABSENT}"), attempt)
                    .await;
                assert_eq!(
                    (there.status, there.json(), there.header("etag")),
                    (absent.status, absent.json(), absent.header("etag")),
                    "{actor} {collection}/{id} {attempt:?}"
                );
            }
        }
    }
    // Most of the matrix: were everything readable, this test would show nothing.
    assert!(hidden > 150, "{hidden}");
}

impl World {
    async fn attempt(
        &self,
        actor: &str,
        path: &str,
        (method, body, is_conditional): &(Method, &str, bool),
    ) -> Reply {
        let authorization = self
            .person(actor)
            .map(|person| format!("Bearer {}", person.token));
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(
            authorization
                .as_deref()
                .map(|bearer| ("authorization", bearer)),
        );
        if *is_conditional {
            headers.push(("if-match", "\"1\""));
        }
        let path = format!("/v1/{path}");
        self.server
            .send(method.clone(), &path, &headers, body.as_bytes())
            .await
    }
}
