//! Promises of the store in PostgreSQL alone: several servers are as one.

use std::os::unix::fs::PermissionsExt;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use storage_api::store::postgres::{Database, PostgresStore};
use storage_api::store::{Collection, Field, Find, Index, News, Store, StoreError, transact};
use storage_api_testing::{PostgresServer, give_to_postgres};
use tokio::task::yield_now;

use crate::suite::{COLLECTIONS, OTHERS, THINGS, by, ids, in_postgres, put};

/// Longest time for anything before a test gives up on it.
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
    store.listen(Box::new(move |news| {
        let News::Committed(writes) = news else {
            panic!("nothing can be missed here: {news:?}");
        };
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

/// Asks the database itself.
async fn sql(address: &str, statements: &str) {
    let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls)
        .await
        .expect("a connection");
    let running = tokio::spawn(connection);
    client.batch_execute(statements).await.expect("an answer");
    drop(client);
    running.await.expect("no panic").expect("an end");
}

#[tokio::test]
async fn whoever_is_so_far_behind_that_changes_are_forgotten_is_told_that_they_were_missed() {
    let address = PostgresServer::shared().database();
    let store = in_postgres(&address);
    let missed = Arc::new(Mutex::new(Vec::new()));
    let heard = Arc::clone(&missed);
    store.listen(Box::new(move |news| {
        let told = match news {
            News::Committed(writes) => (false, writes[0].sequence),
            News::Missed { up_to } => (true, up_to),
        };
        heard.lock().expect("a lock").push(told);
    }));
    let told = || missed.lock().expect("a lock").clone();
    put(&store, "a", json!({})).await.expect("a version");
    until("the first is told", || told().len() == 1).await;
    // What another server leaves that wrote more than is kept …
    let more = "INSERT INTO change VALUES (0, 20000, 'things', 'b', NULL, NULL, '{}');
        UPDATE change_head SET seq = 20000";
    sql(&address, more).await;
    until("both is told", || told().len() == 3).await;
    assert_eq!(told()[1..], [(true, 19_999), (false, 20_000)]);
    assert_eq!(store.changes(1, 10).await, Ok(None));
    // … when none are kept, and when the database is put back to what it was.
    sql(&address, "UPDATE change_head SET seq = 30000").await;
    until("it is told", || told().len() == 4).await;
    sql(&address, "UPDATE change_head SET seq = 20000").await;
    until("it is told", || told().len() == 5).await;
    assert_eq!(told()[3..], [(true, 30_000), (true, 20_000)]);
    let next = put(&store, "c", json!({})).await.expect("a version");
    until("the next one is told", || told().len() == 6).await;
    assert_eq!((next, told()[5]), (20_001, (false, 20_001)));
}

#[tokio::test]
async fn the_first_write_after_a_restart_of_the_database_is_done() {
    let mut server = PostgresServer::start();
    let store = in_postgres(&server.database());
    put(&store, "a", json!({})).await.expect("a version");
    server.restart();
    until("it is noticed", || store.health().is_err()).await;
    put(&store, "b", json!({})).await.expect("a version");
    let found = store.get(&THINGS, "b").await.expect("a read");
    assert!(found.is_some());
    server.stop();
}

#[tokio::test]
async fn writes_and_reads_go_on_when_every_connection_is_cut() {
    let address = PostgresServer::shared().database();
    let store = in_postgres(&address);
    for n in 0..10 {
        let id = n.to_string();
        put(&store, &id, json!({})).await.expect("a version");
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        sql(&address, cut).await;
        let found = store.get(&THINGS, &id).await.expect("a read");
        assert!(found.is_some());
    }
}

#[tokio::test]
async fn connections_are_encrypted_as_the_address_asks_for_it() {
    let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let server = PostgresServer::start_with(&["-c", "ssl=on"], |data| {
        let key = data.join("server.key");
        std::fs::write(data.join("server.crt"), made.cert.pem()).expect("a file");
        std::fs::write(&key, made.signing_key.serialize_pem()).expect("a file");
        std::fs::set_permissions(&key, PermissionsExt::from_mode(0o600)).expect("rights");
        give_to_postgres(&data.join("server.crt"));
        give_to_postgres(&key);
        // Whoever comes unencrypted is turned away.
        std::fs::write(
            data.join("pg_hba.conf"),
            "hostssl all all 127.0.0.1/32 trust\nlocal all all trust\n",
        )
        .expect("a file");
    });
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, content: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("a file");
        path.display().to_string()
    };
    let root = file("root.pem", &made.cert.pem());
    let other =
        rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let other = file("other.pem", &other.cert.pem());
    let address = server.database();
    for encrypted in [
        String::new(),
        "?sslmode=require".to_owned(),
        format!("?sslmode=verify-full&sslrootcert={root}"),
    ] {
        let database: Database = format!("{address}{encrypted}").parse().expect("an address");
        let store = PostgresStore::open(&database, &COLLECTIONS).expect("a store");
        put(&store, "a", json!({})).await.expect("a version");
        assert!(store.get(&THINGS, "a").await.expect("a read").is_some());
    }
    for refused in [
        "?sslmode=disable".to_owned(),
        "?sslmode=verify-full".to_owned(),
        format!("?sslmode=verify-full&sslrootcert={other}"),
    ] {
        let database: Database = format!("{address}{refused}").parse().expect("an address");
        let said = PostgresStore::open(&database, &COLLECTIONS).expect_err("a refusal");
        assert!(matches!(said, StoreError::Unreachable(_)), "{said}");
    }
    for (unusable, part) in [
        ("?sslmode=maybe", "not maybe"),
        (
            "?sslmode=verify-full&sslrootcert=/nonexistent",
            "/nonexistent",
        ),
    ] {
        let said = format!("{address}{unusable}").parse::<Database>();
        let said = said.expect_err("a refusal");
        assert!(said.contains(part) && !said.contains('\n'), "{said}");
    }
    server.stop();
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
