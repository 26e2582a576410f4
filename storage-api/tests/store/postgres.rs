//! What only the store in PostgreSQL promises: several servers are as one.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use storage_api::store::postgres::{Database, PostgresStore};
use storage_api::store::{Collection, Field, Find, Index, Store, StoreError, transact};
use tokio::task::yield_now;

use crate::postgres_server::PostgresServer;
use crate::suite::{COLLECTIONS, OTHERS, THINGS, by, ids, in_postgres, put};

/// How long anything may take before a test gives up on it.
const PATIENCE: Duration = Duration::from_secs(20);

type Heard = Arc<Mutex<Vec<(u64, String)>>>;

fn two() -> [Arc<PostgresStore>; 2] {
    let address = PostgresServer::shared().database();
    [0, 1].map(|_| Arc::new(in_postgres(&address)))
}

/// Everything a store tells from now on.
fn ear(store: &PostgresStore) -> Heard {
    let heard = Heard::default();
    let listener = Arc::clone(&heard);
    store.listen(Box::new(move |writes| {
        let told = writes
            .iter()
            .map(|write| (write.sequence, write.id.clone()));
        listener.lock().expect("a lock").extend(told);
    }));
    heard
}

async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "{what}");
        yield_now().await;
    }
}

async fn increment(store: &PostgresStore) {
    let done = transact(store, |transaction| {
        let before = transaction.get(&THINGS, "n")?;
        let before = before.and_then(|n| n.data["n"].as_i64()).unwrap_or(0);
        transaction.put(&THINGS, "n", json!({ "n": before + 1 }))
    });
    done.await.expect("a version");
}

#[tokio::test]
async fn what_one_server_writes_the_other_reads_and_announces() {
    let [one, other] = two();
    let heard = ear(&other);
    let version = put(&*one, "a", json!({ "owner": "x" }))
        .await
        .expect("a version");
    let found = other
        .get(&THINGS, "a")
        .await
        .expect("a read")
        .expect("a document");
    assert_eq!(found.version, version);
    let page = other
        .find(&by("owner", &[json!("x")]))
        .await
        .expect("a page");
    assert_eq!(ids(&page), ["a"]);
    until("the other server hears of it", || {
        !heard.lock().expect("a lock").is_empty()
    })
    .await;
    assert_eq!(*heard.lock().expect("a lock"), [(version, "a".to_owned())]);
    let later = put(&*other, "b", json!({})).await.expect("a version");
    assert_eq!(later, version + 1);
}

#[tokio::test]
async fn concurrent_transactions_of_two_servers_lose_nothing_and_both_tell_one_order() {
    let [one, other] = two();
    let heard = [ear(&one), ear(&other)];
    let increments = (0..200).map(|n| {
        let store = Arc::clone(if n % 2 == 0 { &one } else { &other });
        tokio::spawn(async move { increment(&store).await })
    });
    for done in increments.collect::<Vec<_>>() {
        done.await.expect("no panic");
    }
    let n = one
        .get(&THINGS, "n")
        .await
        .expect("a read")
        .expect("a document");
    assert_eq!((n.version, &n.data["n"]), (200, &json!(200)));
    let expected: Vec<_> = (1..=200)
        .map(|sequence| (sequence, "n".to_owned()))
        .collect();
    for heard in heard {
        until("everything is told", || {
            heard.lock().expect("a lock").len() >= 200
        })
        .await;
        assert_eq!(*heard.lock().expect("a lock"), expected);
    }
}

#[tokio::test]
async fn a_name_is_given_once_though_two_servers_are_asked_at_the_same_time() {
    let [one, other] = two();
    for round in 0..20 {
        let name = json!({ "name": format!("name {round}") });
        let ids = [format!("a{round}"), format!("b{round}")];
        let (first, second) = tokio::join!(
            put(&*one, &ids[0], name.clone()),
            put(&*other, &ids[1], name)
        );
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    }
}

#[tokio::test]
async fn records_are_kept_as_they_were_written() {
    let [one, other] = two();
    let record = json!({
        "z": 1, "a": 1.0, "large": 9_007_199_254_740_993_u64, "tiny": 1e-300, "text": "zero \u{0} and \u{1f600}",
        "list": [null, true, {}], "owner": "x".repeat(5_000), "title": "y".repeat(5_000),
    });
    put(&*one, "a", record.clone()).await.expect("a version");
    let found = other
        .get(&THINGS, "a")
        .await
        .expect("a read")
        .expect("a document");
    assert_eq!(found.data.to_string(), record.to_string());
    let page = other.find(&by("owner", &[record["owner"].clone()])).await;
    assert_eq!(ids(&page.expect("a page")), ["a"]);
    assert_eq!(other.get(&THINGS, "zero \u{0}").await, Ok(None));
}

#[tokio::test]
async fn another_index_has_entries_as_soon_as_it_is_declared() {
    static BY_TITLE: Collection = Collection {
        name: "things",
        indexes: &[Index {
            name: "title",
            fields: &[Field::text("title")],
            fold_case: false,
            unique: false,
            order: &[],
        }],
    };
    static DECLARED: [&Collection; 2] = [&BY_TITLE, &OTHERS];
    let address = PostgresServer::shared().database();
    let store = in_postgres(&address);
    for n in 0..3 {
        let data = json!({ "owner": "x", "title": "same" });
        put(&store, &n.to_string(), data).await.expect("a version");
    }
    drop(store);
    let database: Database = address.parse().expect("an address");
    let store = PostgresStore::open(&database, &DECLARED).expect("a store");
    let find = Find {
        collection: &BY_TITLE,
        index: &BY_TITLE.indexes[0],
        values: vec![Value::from("same")],
        after: None,
        limit: 10,
    };
    assert_eq!(
        ids(&store.find(&find).await.expect("a page")),
        ["0", "1", "2"]
    );
}

#[tokio::test]
async fn a_database_that_goes_away_is_an_error_in_one_line_and_not_the_end() {
    let server = PostgresServer::start();
    let store = in_postgres(&server.database());
    put(&store, "a", json!({})).await.expect("a version");
    server.stop();
    let refused = put(&store, "b", json!({})).await;
    assert!(
        matches!(refused, Err(StoreError::Unreachable(_))),
        "{refused:?}"
    );
    let unread = store.get(&THINGS, "a").await;
    assert!(
        matches!(unread, Err(StoreError::Unreachable(_))),
        "{unread:?}"
    );
    until("it says that it is not well", || store.health().is_err()).await;
    store.close();
}

#[test]
fn addresses_that_lead_nowhere_are_one_line() {
    for (address, part) in [
        ("mysql://a", "a store looks like postgres://"),
        ("postgres://a:port/b", "a store looks like postgres://"),
    ] {
        let said = address.parse::<Database>().expect_err("a refusal");
        assert!(said.contains(part) && !said.contains('\n'), "{said}");
    }
    let nowhere = "postgres://a:secret@127.0.0.1:1/b"
        .parse()
        .expect("an address");
    let said = PostgresStore::open(&nowhere, &COLLECTIONS)
        .expect_err("a refusal")
        .to_string();
    assert!(
        said.starts_with("the database cannot be used") && !said.contains('\n'),
        "{said}"
    );
    assert!(
        !said.contains("secret") && !format!("{nowhere:?}").contains("secret"),
        "{said}"
    );
}
