//! What only the store on disk promises.

use std::time::Duration;

use serde_json::json;
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Store, StoreError};

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

#[tokio::test]
async fn an_embedded_store_that_is_damaged_while_it_is_read_is_replaced_on_the_way() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    let text = "x".repeat(2_000);
    for n in 0..600 {
        let written = put(
            &store,
            &format!("{n}"),
            json!({ "owner": "x", "text": text }),
        )
        .await;
        written.expect("a version");
    }
    // Opened again it has read nothing yet.
    drop(store);
    let store = on_disk(&folder);
    let database = folder.path().join("tree.1/db");
    let length = std::fs::metadata(&database).expect("a file").len();
    let file = std::fs::File::options().write(true).open(&database);
    let file = file.expect("a file");
    for offset in (0..length).step_by(8_192) {
        let damaged = std::os::unix::fs::FileExt::write_all_at(&file, &[0; 4_096], offset);
        damaged.expect("damage");
    }
    let mut refused = 0;
    for n in 0..600 {
        let found = loop {
            match store.get(&THINGS, &format!("{n}")).await {
                Ok(found) => break found,
                Err(error) => {
                    assert!(matches!(error, StoreError::Failed(_)), "{error}");
                    refused += 1;
                    std::thread::yield_now();
                }
            }
        };
        assert_eq!(found.expect("a document").data["text"], text);
    }
    assert!(refused > 0, "the damage was met");
    put(&store, "more", json!({})).await.expect("a version");
    let page = store.find(&by("owner", &[json!("x")])).await;
    assert_eq!(page.expect("a page").documents.len(), 100);
    assert_eq!(store.check().map(|checked| checked.documents), Ok(601));
}
