//! Promises of every store.

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use storage_api::store::memory::MemoryStore;
use storage_api::store::postgres::PostgresStore;
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{
    Collection, Direction, Field, Find, Index, News, Order, Page, Store, StoreError, transact,
};
use storage_api_testing::PostgresServer;
use tempfile::TempDir;

/// Documents of the suite: found by owner (newest year first), by name in any letter case (unique), by owner and year.
pub(crate) static THINGS: Collection = Collection {
    name: "things",
    indexes: &[
        Index {
            name: "owner",
            fields: &[Field::text("owner")],
            fold_case: false,
            unique: false,
            order: &[
                Order {
                    field: "year",
                    direction: Direction::Descending,
                },
                Order {
                    field: "title",
                    direction: Direction::Ascending,
                },
            ],
        },
        Index {
            name: "name",
            fields: &[Field::text("name")],
            fold_case: true,
            unique: true,
            order: &[],
        },
        Index {
            name: "year",
            fields: &[Field::text("owner"), Field::number("year")],
            fold_case: false,
            unique: false,
            order: &[],
        },
    ],
};
pub(crate) static OTHERS: Collection = Collection {
    name: "others",
    indexes: &[],
};

/// A store, and the folder it lives in if it does.
pub(crate) struct Tested {
    pub(crate) store: Arc<dyn Store>,
    _folder: Option<TempDir>,
}

/// Every collection of the suite.
pub(crate) static COLLECTIONS: [&Collection; 2] = [&THINGS, &OTHERS];

pub(crate) fn on_disk(folder: &TempDir) -> SledStore {
    SledStore::open(folder.path(), &COLLECTIONS, &SledOptions::default()).expect("a store")
}

pub(crate) fn in_postgres(address: &str) -> PostgresStore {
    let database = address.parse().expect("an address");
    PostgresStore::open(&database, &COLLECTIONS).expect("a store")
}

fn every() -> [Tested; 3] {
    let folder = tempfile::tempdir().expect("a folder");
    let disk = Arc::new(on_disk(&folder));
    let shared = Arc::new(in_postgres(&PostgresServer::shared().database()));
    let memory = Arc::new(MemoryStore::new());
    let tested = |store: Arc<dyn Store>, folder| Tested {
        store,
        _folder: folder,
    };
    [
        tested(memory, None),
        tested(disk, Some(folder)),
        tested(shared, None),
    ]
}

pub(crate) async fn put(store: &dyn Store, id: &str, data: Value) -> Result<u64, StoreError> {
    let id = id.to_owned();
    transact(store, move |transaction| {
        transaction.put(&THINGS, &id, data.clone())
    })
    .await
}

async fn delete(store: &dyn Store, id: &str) {
    let id = id.to_owned();
    let deleted = transact(store, move |transaction| transaction.delete(&THINGS, &id)).await;
    assert_eq!(deleted, Ok(()));
}

pub(crate) fn by(index: &str, values: &[Value]) -> Find {
    let index = THINGS.index(index).expect("an index");
    Find {
        collection: &THINGS,
        index,
        values: values.to_vec(),
        after: None,
        limit: 100,
    }
}

pub(crate) fn ids(page: &Page) -> Vec<&str> {
    page.documents
        .iter()
        .map(|document| document.id.as_str())
        .collect()
}

#[tokio::test]
async fn what_was_written_is_read_with_a_version_that_grows_even_over_a_delete() {
    for Tested { store, .. } in every() {
        assert_eq!(store.get(&THINGS, "a").await, Ok(None));
        let first = put(&*store, "a", json!({ "n": 1 }))
            .await
            .expect("a version");
        let second = put(&*store, "a", json!({ "n": 2 }))
            .await
            .expect("a version");
        let found = store
            .get(&THINGS, "a")
            .await
            .expect("a read")
            .expect("a document");
        assert_eq!((found.version, &*found.data), (second, &json!({ "n": 2 })));
        delete(&*store, "a").await;
        delete(&*store, "a").await;
        assert_eq!(store.get(&THINGS, "a").await, Ok(None));
        let third = put(&*store, "a", json!({})).await.expect("a version");
        assert!(first < second && second < third);
        assert_eq!(store.sequence().await, Ok(third));
    }
}

#[tokio::test]
async fn many_ids_are_answered_one_by_one_in_their_order() {
    for tested in every() {
        let store = &*tested.store;
        for id in ["a", "b", "c"] {
            put(store, id, json!({ "title": id })).await.expect("put");
        }
        delete(store, "b").await;
        let ids = ["c", "b", "none", "a", "c", "\0", ""].map(str::to_owned);
        let found = store.get_all(&THINGS, &ids).await.expect("an answer");
        for (id, found) in ids.iter().zip(&found) {
            assert_eq!(
                *found,
                store.get(&THINGS, id).await.expect("an answer"),
                "{id:?}"
            );
        }
        assert_eq!(found.iter().flatten().count(), 3);
        assert!(
            store
                .get_all(&THINGS, &[])
                .await
                .expect("an answer")
                .is_empty()
        );
        assert_eq!(
            store.get_all(&OTHERS, &ids).await.expect("an answer"),
            vec![None; ids.len()]
        );
    }
}

#[tokio::test]
async fn the_same_id_in_another_collection_is_another_document() {
    for Tested { store, .. } in every() {
        put(&*store, "a", json!({ "n": 1 }))
            .await
            .expect("a version");
        assert_eq!(store.get(&OTHERS, "a").await, Ok(None));
    }
}

#[tokio::test]
async fn an_index_follows_every_write_and_delete_in_its_order() {
    for Tested { store, .. } in every() {
        for (id, owner, year, title) in [
            ("a", "x", 2024, "b"),
            ("b", "x", 2026, "a"),
            ("c", "y", 2025, "a"),
            ("d", "x", 2024, "a"),
            ("e", "xx", 1, "a"),
        ] {
            let data = json!({ "owner": owner, "year": year, "title": title });
            put(&*store, id, data).await.expect("a version");
        }
        put(&*store, "f", json!({ "year": 2024 }))
            .await
            .expect("a version");
        let of_x = by("owner", &[json!("x")]);
        assert_eq!(
            ids(&store.find(&of_x).await.expect("a page")),
            ["b", "d", "a"]
        );
        assert_eq!(
            ids(&store
                .find(&by("year", &[json!("x"), json!(2024)]))
                .await
                .expect("a page")),
            ["a", "d"]
        );
        put(&*store, "b", json!({ "owner": "y", "year": 2026 }))
            .await
            .expect("a version");
        delete(&*store, "d").await;
        assert_eq!(ids(&store.find(&of_x).await.expect("a page")), ["a"]);
        assert_eq!(
            ids(&store
                .find(&by("owner", &[json!("y")]))
                .await
                .expect("a page")),
            ["b", "c"]
        );
    }
}

#[tokio::test]
async fn pages_meet_without_gap_or_repeat() {
    for Tested { store, .. } in every() {
        for n in 0..23 {
            put(
                &*store,
                &format!("{n:02}"),
                json!({ "owner": "x", "year": n % 5 }),
            )
            .await
            .expect("a version");
        }
        let all = store
            .find(&by("owner", &[json!("x")]))
            .await
            .expect("a page");
        let mut find = Find {
            limit: 4,
            ..by("owner", &[json!("x")])
        };
        let mut gathered = Vec::new();
        loop {
            let page = store.find(&find).await.expect("a page");
            assert!(page.documents.len() <= 4);
            gathered.extend(page.documents);
            let Some(next) = page.next else { break };
            find.after = Some(next);
        }
        assert_eq!(gathered, all.documents);
        assert_eq!(all.next, None);
    }
}

#[tokio::test]
async fn a_unique_value_is_refused_to_a_second_document_in_any_letter_case() {
    for Tested { store, .. } in every() {
        put(&*store, "a", json!({ "name": "Ada" }))
            .await
            .expect("a version");
        let refused = put(&*store, "b", json!({ "name": "aDA" })).await;
        assert_eq!(
            refused,
            Err(StoreError::Duplicate {
                collection: "things",
                index: "name"
            })
        );
        assert_eq!(store.get(&THINGS, "b").await, Ok(None));
        put(&*store, "a", json!({ "name": "ADA" }))
            .await
            .expect("its own name stays free for itself");
        put(&*store, "a", json!({ "name": "Eve" }))
            .await
            .expect("a version");
        put(&*store, "b", json!({ "name": "ada" }))
            .await
            .expect("a name given up is free");
    }
}

#[tokio::test]
async fn a_unique_value_changes_hands_inside_a_transaction_and_does_not_come_back() {
    for Tested { store, .. } in every() {
        put(&*store, "a", json!({ "name": "Ada" }))
            .await
            .expect("a version");
        let refused: Result<(), StoreError> = transact(&*store, |transaction| {
            transaction.put(&THINGS, "a", json!({ "name": "ada", "year": 1 }))?;
            transaction.put(&THINGS, "a", json!({ "name": "Eve" }))?;
            transaction.put(&THINGS, "b", json!({ "name": "Ada" }))?;
            transaction.put(&THINGS, "a", json!({ "name": "Ada" }))?;
            Ok(())
        })
        .await;
        let taken = StoreError::Duplicate {
            collection: "things",
            index: "name",
        };
        assert_eq!(refused, Err(taken));
    }
}

#[tokio::test]
async fn a_transaction_sees_its_own_writes_and_happens_whole_or_not_at_all() {
    for Tested { store, .. } in every() {
        put(&*store, "a", json!({ "owner": "x", "year": 1 }))
            .await
            .expect("a version");
        let failed: Result<(), StoreError> = transact(&*store, |transaction| {
            transaction.put(&THINGS, "b", json!({ "owner": "x", "year": 2 }))?;
            transaction.put(&THINGS, "a", json!({ "owner": "y" }))?;
            transaction.put(&OTHERS, "c", json!({}))?;
            transaction.delete(&OTHERS, "c")?;
            assert_eq!(ids(&transaction.find(&by("owner", &[json!("x")]))?), ["b"]);
            assert_eq!(transaction.get(&OTHERS, "c")?, None);
            assert_eq!(
                transaction
                    .get(&THINGS, "a")?
                    .map(|a| a.data["owner"].clone()),
                Some(json!("y"))
            );
            Err(StoreError::Full)
        })
        .await;
        assert_eq!(failed, Err(StoreError::Full));
        assert_eq!(store.get(&THINGS, "b").await, Ok(None));
        assert_eq!(
            ids(&store
                .find(&by("owner", &[json!("x")]))
                .await
                .expect("a page")),
            ["a"]
        );
    }
}

#[tokio::test]
async fn pages_inside_a_transaction_are_full_although_it_wrote_among_them() {
    for Tested { store, .. } in every() {
        for n in 0..6 {
            put(&*store, &n.to_string(), json!({ "owner": "x", "year": n }))
                .await
                .expect("a version");
        }
        let pages = transact(&*store, |transaction| {
            transaction.delete(&THINGS, "5")?;
            transaction.put(&THINGS, "new", json!({ "owner": "x", "year": 3 }))?;
            let first = transaction.find(&Find {
                limit: 3,
                ..by("owner", &[json!("x")])
            })?;
            let rest = Find {
                after: first.next.clone(),
                ..by("owner", &[json!("x")])
            };
            Ok::<_, StoreError>((first, transaction.find(&rest)?))
        });
        let (first, rest) = pages.await.expect("pages");
        assert_eq!(
            (ids(&first), ids(&rest)),
            (vec!["4", "3", "new"], vec!["2", "1", "0"])
        );
    }
}

#[tokio::test]
async fn a_panic_in_one_transaction_hurts_no_other() {
    for Tested { store, .. } in every() {
        let panicked: Result<(), StoreError> = transact(&*store, |transaction| {
            transaction.put(&THINGS, "a", json!({}))?;
            panic!("on purpose")
        })
        .await;
        assert_eq!(panicked, Err(StoreError::Panicked));
        assert_eq!(store.get(&THINGS, "a").await, Ok(None));
        put(&*store, "b", json!({})).await.expect("a version");
    }
}

#[tokio::test]
async fn concurrent_increments_lose_nothing() {
    for Tested { store, .. } in every() {
        let increments = (0..200).map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                transact(&*store, |transaction| {
                    let before = transaction
                        .get(&THINGS, "n")?
                        .map_or(0, |n| n.data["n"].as_i64().unwrap_or(0));
                    transaction.put(&THINGS, "n", json!({ "n": before + 1 }))
                })
                .await
            })
        });
        for done in increments.collect::<Vec<_>>() {
            done.await.expect("no panic").expect("a version");
        }
        let n = store
            .get(&THINGS, "n")
            .await
            .expect("a read")
            .expect("a document");
        assert_eq!(n.data["n"], 200);
    }
}

#[tokio::test]
async fn the_feed_and_the_listeners_tell_every_commit_once_in_order_and_after_it_can_be_read() {
    for Tested { store, .. } in every() {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let ear = Arc::clone(&heard);
        store.listen(Box::new(move |news| {
            let News::Committed(group) = news else {
                panic!("nothing can be missed here: {news:?}");
            };
            let mut heard = ear.lock().expect("a lock");
            heard.extend(
                group
                    .iter()
                    .map(|write| (write.sequence, write.id.clone(), write.before.is_some())),
            );
        }));
        put(&*store, "a", json!({ "n": 1 }))
            .await
            .expect("a version");
        put(&*store, "a", json!({ "n": 2 }))
            .await
            .expect("a version");
        delete(&*store, "a").await;
        // A later answer comes after the announcement of an earlier commit.
        put(&*store, "b", json!({})).await.expect("a version");
        put(&*store, "c", json!({})).await.expect("a version");
        let changes = store
            .changes(0, 10)
            .await
            .expect("a read")
            .expect("all changes");
        let seen: Vec<_> = changes
            .iter()
            .map(|change| (change.id.as_str(), change.data.as_deref().cloned()))
            .collect();
        assert_eq!(
            seen,
            [
                ("a", Some(json!({ "n": 1 }))),
                ("a", Some(json!({ "n": 2 }))),
                ("a", None),
                ("b", Some(json!({}))),
                ("c", Some(json!({})))
            ]
        );
        assert!(changes.is_sorted_by_key(|change| change.sequence));
        let heard = heard.lock().expect("a lock").clone();
        let told: Vec<_> = heard
            .iter()
            .map(|(_, id, before)| (id.as_str(), *before))
            .collect();
        assert_eq!(
            told[..4],
            [("a", false), ("a", true), ("a", true), ("b", false)]
        );
        let later = store
            .changes(changes[1].sequence, 2)
            .await
            .expect("a read")
            .expect("later changes");
        assert_eq!(later, changes[2..4]);
    }
}

#[tokio::test]
async fn a_closed_store_accepts_no_writes() {
    for Tested { store, .. } in every() {
        put(&*store, "a", json!({})).await.expect("a version");
        store.close();
        assert_eq!(put(&*store, "b", json!({})).await, Err(StoreError::Closed));
    }
}
