//! Promises of the store on disk alone.

use std::time::Duration;

use serde_json::json;
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Store, StoreError, transact};

use crate::suite::{COLLECTIONS, THINGS, by, ids, on_disk, put};

fn refusal(folder: &std::path::Path) -> String {
    let options = SledOptions {
        open_timeout: Duration::from_secs(10),
        ..SledOptions::default()
    };
    SledStore::open(folder, &COLLECTIONS, &options)
        .expect_err("a refusal")
        .to_string()
}

#[tokio::test]
async fn everything_is_there_when_it_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    // Larger than what sled keeps in its main file.
    let large = "x".repeat(250 << 10);
    let version = put(&store, "a", json!({ "owner": "x", "large": large }))
        .await
        .expect("a version");
    drop(store);
    let store = on_disk(&folder);
    let found = store
        .get(&THINGS, "a")
        .await
        .expect("a read")
        .expect("a document");
    assert_eq!(
        (found.version, &found.data["large"]),
        (version, &json!(large))
    );
    assert_eq!(
        ids(&store
            .find(&by("owner", &[json!("x")]))
            .await
            .expect("a page")),
        ["a"]
    );
    assert_eq!(store.sequence().await, Ok(version));
    assert_eq!(
        store
            .changes(0, 10)
            .await
            .expect("a read")
            .map(|changes| changes.len()),
        Some(1)
    );
}

#[tokio::test]
async fn old_changes_are_let_go_and_who_needs_them_is_told_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = SledOptions {
        changes_kept: 5,
        ..SledOptions::default()
    };
    let store = SledStore::open(folder.path(), &COLLECTIONS, &options).expect("a store");
    for n in 0..20 {
        put(&store, "a", json!({ "n": n }))
            .await
            .expect("a version");
    }
    assert_eq!(store.changes(3, 100).await, Ok(None));
    let kept = store
        .changes(15, 100)
        .await
        .expect("a read")
        .expect("changes");
    assert_eq!(
        kept.iter()
            .map(|change| change.sequence)
            .collect::<Vec<_>>(),
        [16, 17, 18, 19, 20]
    );
}

#[test]
fn a_folder_in_use_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let _first = on_disk(&folder);
    let said = refusal(folder.path());
    assert!(
        said.contains(folder.path().to_str().expect("a name")) && said.contains("another process"),
        "{said}"
    );
}

#[tokio::test]
async fn an_embedded_store_that_is_gone_is_made_again_from_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    let version = put(&store, "a", json!({ "owner": "x" }))
        .await
        .expect("a version");
    drop(store);
    std::fs::remove_dir_all(folder.path().join("tree.1")).expect("damage");
    let store = on_disk(&folder);
    let found = store.get(&THINGS, "a").await.expect("a read");
    assert_eq!(found.map(|found| found.version), Some(version));
    let page = store.find(&by("owner", &[json!("x")])).await;
    assert_eq!(ids(&page.expect("a page")), ["a"]);
}

#[test]
fn a_folder_that_lost_its_journal_is_not_taken_for_a_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(on_disk(&folder));
    std::fs::remove_dir_all(folder.path().join("journal")).expect("damage");
    let said = refusal(folder.path());
    assert!(said.contains("journal is damaged at byte 0"), "{said}");
}

#[test]
fn an_unfinished_snapshot_is_no_obstacle() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(on_disk(&folder));
    std::fs::write(
        folder
            .path()
            .join("tree.1/snap.0000000000000001.generating"),
        "half",
    )
    .expect("a file");
    drop(on_disk(&folder));
    assert!(
        !folder
            .path()
            .join("tree.1/snap.0000000000000001.generating")
            .exists()
    );
}

/// Documents enough that sled lets go of some: it keeps hundreds of pages however small its cache is, and who audits
/// the tree may have read all of them before the damage.
const MANY: u64 = 6_000;

/// Some kilobytes, so that there are thousands of pages.
fn text(n: u64) -> String {
    format!("{n} ").repeat(500)
}

#[tokio::test]
async fn an_embedded_store_that_is_damaged_while_it_is_read_is_replaced_on_the_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    for first in (0..MANY).step_by(100) {
        let written = transact(&store, move |transaction| {
            (first..first + 100).try_for_each(|n| {
                let thing = json!({ "owner": "x", "text": text(n) });
                transaction.put(&THINGS, &n.to_string(), thing).map(drop)
            })
        });
        written.await.expect("a write");
    }
    // Opened again, and with a small cache, it must read what is damaged.
    drop(store);
    let options = SledOptions {
        cache_bytes: 64 << 10,
        ..SledOptions::default()
    };
    let store = SledStore::open(folder.path(), &COLLECTIONS, &options).expect("a store");
    let database = folder.path().join("tree.1/db");
    let length = std::fs::metadata(&database).expect("a file").len();
    let file = std::fs::File::options().write(true).open(&database);
    let file = file.expect("a file");
    for offset in (0..length).step_by(8_192) {
        let damaged = std::os::unix::fs::FileExt::write_all_at(&file, &[0; 4_096], offset);
        damaged.expect("damage");
    }
    for n in 0..MANY {
        let found = loop {
            match store.get(&THINGS, &n.to_string()).await {
                Ok(found) => break found,
                Err(error) => {
                    assert!(matches!(error, StoreError::Failed(_)), "{error}");
                    std::thread::yield_now();
                }
            }
        };
        assert_eq!(found.expect("a document").data["text"], text(n));
    }
    assert!(is_replaced(folder.path()), "the damage was met");
    put(&store, "more", json!({})).await.expect("a version");
    let page = store.find(&by("owner", &[json!("x")])).await;
    assert_eq!(page.expect("a page").documents.len(), 100);
    assert_eq!(store.check().map(|checked| checked.documents), Ok(MANY + 1));
}

/// Returns `true` if another tree took the place of the first one.
fn is_replaced(folder: &std::path::Path) -> bool {
    !folder.join("tree.1").exists()
}

#[tokio::test]
async fn whoever_writes_while_everything_is_read_does_not_make_it_look_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    let thing =
        |n: usize| json!({ "owner": (n % 7).to_string(), "name": format!("{n}"), "year": n });
    for n in 0..3_000 {
        let written = put(&store, &format!("{n:04}"), thing(n)).await;
        written.expect("a version");
    }
    drop(store);
    for round in 0..3 {
        drop(on_disk(&folder));
        let store = on_disk(&folder);
        for n in (0..3_000).step_by(5) {
            let (id, new) = (format!("{n:04}"), thing(n + 10_000 * (round + 1)));
            let written = transact(&store, move |transaction| {
                transaction.delete(&THINGS, &format!("{:04}", (n + 1_501 + round) % 3_000))?;
                transaction.put(&THINGS, &id, new.clone())?;
                transaction.put(
                    &THINGS,
                    &format!("new {id} {round}"),
                    json!({ "owner": "0" }),
                )
            });
            written.await.expect("a version");
        }
        drop(store);
        assert!(!is_replaced(folder.path()), "it was taken for damaged");
    }
    assert!(on_disk(&folder).check().is_ok());
}

#[tokio::test]
async fn a_tree_that_is_opened_after_a_kill_has_what_sled_had_to_put_together() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, killed) = (scratch.path().join("data"), scratch.path().join("killed"));
    let open = |folder| SledStore::open(folder, &COLLECTIONS, &SledOptions::default());
    drop(open(&folder).expect("a store"));
    let store = open(&folder).expect("a store");
    for n in 0..500 {
        let written = put(
            &store,
            &format!("{}", n % 300),
            json!({ "owner": "x", "year": n }),
        )
        .await;
        written.expect("a version");
    }
    let copied = std::process::Command::new("cp")
        .arg("-a")
        .args([&folder, &killed])
        .status();
    assert!(copied.expect("cp").success());
    let left = std::fs::read_to_string(killed.join("tree.1.sum")).expect("a note");
    assert!(left.contains("\nopen\n"), "{left}");
    let opened = open(&killed).expect("a store");
    for n in 200..500 {
        let found = opened
            .get(&THINGS, &format!("{}", n % 300))
            .await
            .expect("a read");
        assert_eq!(
            found,
            store
                .get(&THINGS, &format!("{}", n % 300))
                .await
                .expect("a read")
        );
    }
    assert!(!is_replaced(&killed), "nothing is wrong with it");
    assert!(opened.check().is_ok());
}
