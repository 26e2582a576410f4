//! Every declared collection × every operation × everybody: a cell that is not written down fails.

mod cells;
mod hidden;
mod probes;
mod world;

use http::Method;
use storage_api::schema::collections::{DECLARATIONS, public};

use self::cells::CELLS;
use self::world::World;

/// Operations in the order of the attempts: those that delete come last.
pub(crate) const OPERATIONS: [&str; 11] = [
    "get",
    "search",
    "list all",
    "follow",
    "follow search",
    "create",
    "create as owner",
    "update",
    "update owner field",
    "update server field",
    "delete",
];
/// Actors of the matrix. All but the first three of these are known to the owner of the documents, each in their own
/// way.
pub(crate) const ACTORS: [&str; 11] = [
    "anonymous",
    "stranger",
    "blocked",
    "friend",
    "editor",
    "owner",
    "creator",
    "admin",
    "deleted account",
    "ended session",
    "expired token",
];

#[tokio::test]
async fn everybody_may_do_what_the_matrix_says_and_nothing_else() {
    let world = World::new().await;
    let mut wrong = Vec::new();
    for collection in public() {
        for operation in OPERATIONS {
            let mut found = Vec::new();
            for actor in ACTORS {
                found.push(world.cell(collection.name, operation, actor).await);
            }
            found.push(world.absent_cell(collection.name, operation).await);
            let row = CELLS
                .iter()
                .find(|(name, verb, _)| (*name, *verb) == (collection.name, operation));
            let expected = row.map_or(Vec::new(), |(_, _, cells)| {
                cells.split_whitespace().collect()
            });
            if found != expected {
                let found = found.join(" ");
                wrong.push(format!(
                    "(\"{}\", \"{operation}\", \"{found}\"),",
                    collection.name
                ));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "these rows of the matrix are missing or were answered otherwise:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn the_matrix_has_no_row_too_many() {
    for (collection, operation, _) in CELLS {
        assert!(
            public().any(|public| public.name == *collection),
            "{collection}"
        );
        assert!(OPERATIONS.contains(operation), "{operation}");
    }
}

#[tokio::test]
async fn internal_collections_are_not_there_for_anybody() {
    let world = World::new().await;
    for collection in DECLARATIONS.into_iter().filter(|all| !all.is_public()) {
        for actor in ACTORS {
            for (method, path) in [
                (Method::GET, format!("/v1/{}/x", collection.name)),
                (Method::GET, format!("/v1/{}?uid=x", collection.name)),
                (Method::GET, format!("/v1/{}/x/live", collection.name)),
                (Method::DELETE, format!("/v1/{}/x", collection.name)),
            ] {
                let reply = world
                    .server
                    .request(method, &path, world.person(actor), None)
                    .await;
                assert!(
                    [401, 404].contains(&reply.status),
                    "{actor} {path}: {reply:?}"
                );
            }
        }
    }
}
