//! Data folders made without the program, with a journal of many small files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::json;
use storage_api::schema::collections::{ALL, BUCKET_LIST_META, BUCKET_LISTS};
use storage_api::store::journal::JournalOptions;
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{StoreError, transact};
use storage_api_testing::folder::files;

/// Shorter histories have no large records, so that no snapshot comes between.
const LARGE_FROM: usize = 200;

/// Opens a folder so that a few hundred documents end segments and make snapshots.
pub(crate) fn open(folder: &Path) -> SledStore {
    let options = SledOptions {
        journal: JournalOptions {
            segment_bytes: 16 << 10,
            compact_bytes: 100 << 10,
            history_bytes: 48 << 10,
        },
        ..SledOptions::default()
    };
    SledStore::open(folder, &ALL, &options).expect("a store")
}

/// Writes some documents, some of them again, and deletes a few.
pub(crate) async fn write(store: &SledStore, numbers: std::ops::Range<usize>) {
    for n in numbers {
        let written = transact(store, move |transaction| {
            let list = json!({ "userId": format!("u{}", n % 40), "year": n, "title": "x".repeat(n % 700) });
            transaction.put(&BUCKET_LISTS, &format!("list-{}", n % 300), list)?;
            if n % 5 == 0 {
                transaction.delete(&BUCKET_LISTS, &format!("list-{}", (n + 150) % 300))?;
            }
            let blob = "y".repeat(if n % 90 == 0 { 60 << 10 } else { 10 });
            transaction.put(
                &BUCKET_LIST_META,
                &format!("meta-{}", n % 50),
                json!({ "n": n, "blob": blob }),
            )?;
            if n >= LARGE_FROM {
                // A large record of which a little changes.
                let line = |line| if line == n % 90 { n } else { line };
                let lines: Vec<usize> = (0..1_500).map(line).collect();
                let large = format!("large-{}", n % 4);
                transaction.put(&BUCKET_LIST_META, &large, json!({ "lines": lines }))?;
            }
            Ok::<_, StoreError>(())
        });
        written.await.expect("a write");
    }
}

/// Every file of a folder with its content.
pub(crate) fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let read = |file: PathBuf| {
        let bytes = std::fs::read(&file).expect("a file");
        (file, bytes)
    };
    files(folder).into_iter().map(read).collect()
}

/// A folder with some documents that was closed.
pub(crate) async fn filled(scratch: &Path) -> PathBuf {
    let folder = scratch.join("data");
    let store = open(&folder);
    write(&store, 0..60).await;
    drop(store);
    folder
}
