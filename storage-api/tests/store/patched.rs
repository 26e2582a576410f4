//! Large documents that are changed a little: the disk keeps patches, and nobody who reads notices.

use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};
use storage_api::store::journal::compact::readable;
use storage_api::store::journal::merge::{Merge, Source};
use storage_api::store::journal::{Folder, JournalOptions, Medium, backup};
use storage_api::store::memory::MemoryStore;
use storage_api::store::sled::{SledOptions, SledStore, folder::journal_folder, restore};
use storage_api::store::{Change, Document, Store, StoreError, transact};

use crate::suite::{COLLECTIONS, THINGS, by, on_disk, put};

/// A change of one of four documents.
#[derive(Clone, Debug)]
enum Edit {
    /// Writes a record with so many lines.
    Write(usize),
    /// Changes a line of it, and the day.
    Line(prop::sample::Index, u8),
    /// Removes a line.
    Cut(prop::sample::Index),
    Delete,
}

fn any_edit() -> impl Strategy<Value = (usize, Edit)> {
    let edit = prop_oneof![
        1 => (0..300_usize).prop_map(Edit::Write),
        9 => (any::<prop::sample::Index>(), any::<u8>()).prop_map(|(line, n)| Edit::Line(line, n)),
        1 => any::<prop::sample::Index>().prop_map(Edit::Cut),
        1 => Just(Edit::Delete),
    ];
    (0..4_usize, edit)
}

fn record(lines: usize) -> Value {
    let line = |n| json!({ "id": n, "note": "the same words", "done": false });
    let lines: Vec<Value> = (0..lines).map(line).collect();
    json!({ "owner": "x", "lines": lines, "day": 0, "share": 0.1 })
}

impl Edit {
    /// The record after, `None` when there is none.
    fn apply(&self, before: Option<&Value>) -> Option<Value> {
        let mut after = before.cloned().unwrap_or_else(|| record(0));
        let count = after["lines"].as_array().map_or(0, Vec::len);
        match self {
            Self::Write(lines) => after = record(*lines),
            Self::Delete => return None,
            Self::Line(line, n) if count > 0 => {
                after["lines"][line.index(count)]["done"] = json!(n);
                after["day"] = json!(u64::from(*n) * 1_000);
            }
            Self::Cut(line) if count > 0 => {
                let lines = after["lines"].as_array_mut().expect("lines");
                lines.remove(line.index(count));
            }
            Self::Line(..) | Self::Cut(_) => after["owner"] = json!("y"),
        }
        Some(after)
    }
}

/// Makes some edits in one transaction each, or all in one.
async fn replay(store: &dyn Store, edits: &[(usize, Edit)], at_once: bool) {
    let size = if at_once { edits.len().max(1) } else { 1 };
    for group in edits.chunks(size) {
        let group = group.to_vec();
        let written = transact(store, move |transaction| {
            for (id, edit) in &group {
                let id = id.to_string();
                let before = transaction.get(&THINGS, &id)?.map(|found| found.data);
                match edit.apply(before.as_deref()) {
                    Some(after) => drop(transaction.put(&THINGS, &id, after)?),
                    None => transaction.delete(&THINGS, &id)?,
                }
            }
            Ok::<_, StoreError>(())
        });
        written.await.expect("a write");
    }
}

async fn all(store: &dyn Store) -> Vec<Option<Document>> {
    let mut found = Vec::new();
    for id in 0..4 {
        found.push(store.get(&THINGS, &id.to_string()).await.expect("a read"));
    }
    let page = store.find(&by("owner", &[json!("x")])).await;
    found.extend(page.expect("a page").documents.into_iter().map(Some));
    found
}

/// Small, so that a short history ends segments and makes snapshots.
const SMALL: JournalOptions = JournalOptions {
    segment_bytes: 8 << 10,
    compact_bytes: 24 << 10,
    history_bytes: 10 << 20,
};

fn open_small(folder: &Path) -> SledStore {
    let options = SledOptions {
        journal: SMALL,
        ..SledOptions::default()
    };
    SledStore::open(folder, &COLLECTIONS, &options).expect("a store")
}

/// A full backup, or what came after an earlier one.
fn back_up(folder: &Path, target: &Path, name: &str, since: Option<&str>) {
    let journal = Folder::at(&journal_folder(folder));
    let target = Folder::make(target).expect("a folder");
    let written = match since {
        None => backup::full(&journal, &target, name),
        Some(earlier) => backup::increment(&journal, &source(&target, earlier), &target, name),
    };
    written.expect("a backup");
}

fn source(folder: &Folder, name: &str) -> Source {
    let file = folder.open(name).expect("a file");
    Source::new(file, folder.path(name)).expect("a backup")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]
    #[test]
    fn a_patched_document_is_the_whole_one_wherever_it_is_read(
        phases in vec((vec(any_edit(), 1..50), any::<bool>()), 4..5),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let scratch = tempfile::tempdir().expect("a folder");
        let (data, backups, restored) = (scratch.path().join("data"), scratch.path().join("backups"), scratch.path().join("restored"));
        let model = MemoryStore::new();
        runtime.block_on(async {
            let mut store = open_small(&data);
            for (phase, (edits, at_once)) in phases.iter().enumerate() {
                replay(&model, edits, *at_once).await;
                replay(&store, edits, *at_once).await;
                prop_assert_eq!(all(&model).await, all(&store).await, "written in phase {}", phase);
                drop(store);
                if phase == 1 {
                    std::fs::remove_dir_all(data.join("tree.1")).expect("a tree");
                }
                if phase == 2 {
                    back_up(&data, &backups, "full", None);
                }
                store = open_small(&data);
                prop_assert_eq!(all(&model).await, all(&store).await, "opened after phase {}", phase);
                store.check().expect("it adds up");
            }
            drop(store);
            back_up(&data, &backups, "later", Some("full"));
            let folder = Folder::at(&backups);
            let sources = ["full", "later"].map(|name| source(&folder, name));
            let gathered = backup::gather(sources.into(), u64::MAX).expect("backups");
            restore(&restored, &gathered).expect("a folder");
            let store = open_small(&restored);
            prop_assert_eq!(all(&model).await, all(&store).await, "restored");
            replay(&model, &phases[0].0, false).await;
            replay(&store, &phases[0].0, false).await;
            store.check().expect("it adds up");
            let data = |found: Vec<Option<Document>>| -> Vec<_> {
                found.into_iter().map(|found| found.map(|found| found.data)).collect()
            };
            prop_assert_eq!(data(all(&model).await), data(all(&store).await), "written after it was restored");
            Ok(())
        })?;
    }
}

fn size_of(folder: &Path) -> u64 {
    let files = storage_api_testing::folder::files(folder).into_iter();
    files
        .map(|file| file.metadata().expect("a file").len())
        .sum()
}

/// A document of some 100 kB, then so many small changes of it.
async fn edited(store: &SledStore, edits: u8) {
    put(store, "a", record(2_000)).await.expect("a version");
    edit_lines(store, edits).await;
}

async fn edit_lines(store: &SledStore, edits: u8) {
    for n in 1..=edits {
        let changed = transact(store, move |transaction| {
            let before = transaction.get(&THINGS, "a")?.map(|found| found.data);
            let mut after = before.as_deref().cloned().unwrap_or_default();
            after["lines"][usize::from(n) * 17]["done"] = json!(n);
            after["day"] = json!(n);
            transaction.put(&THINGS, "a", after)
        });
        changed.await.expect("a version");
    }
}

#[tokio::test]
async fn a_small_change_of_a_large_document_is_a_small_record_of_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    edited(&store, 0).await;
    let journal = journal_folder(folder.path());
    let before = size_of(&journal);
    edit_lines(&store, 100).await;
    let grown = size_of(&journal) - before;
    assert!(grown < 100 * 300, "{grown} bytes");
}

#[tokio::test]
async fn the_feed_tells_patched_records_whole_and_says_of_which_it_cannot() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    let model = MemoryStore::new();
    let write = async |data: Value| {
        put(&store, "a", data.clone()).await.expect("a version");
        put(&model, "a", data).await.expect("a version")
    };
    let mut data = record(200);
    let first = write(data.clone()).await;
    for n in 1..=20 {
        data["lines"][n]["done"] = json!(n);
        write(data.clone()).await;
    }
    let told = async |store: &dyn Store, after| -> Vec<Change> {
        let changes = store.changes(after, 1_000).await.expect("a read");
        changes.expect("changes")
    };
    for after in [0, first, first + 1, first + 13] {
        assert_eq!(told(&model, after).await, told(&store, after).await);
    }
    let whole = write(json!({ "owner": "nobody" })).await;
    let changes = told(&store, first + 13).await;
    let (last, earlier) = changes.split_last().expect("changes");
    assert!(
        earlier
            .iter()
            .all(|change| change.is_superseded && change.data.is_none())
    );
    assert_eq!((last.sequence, last.is_superseded), (whole, false));
    assert_eq!(told(&model, 0).await, told(&store, 0).await);
}

#[tokio::test]
async fn a_damaged_patch_in_the_journal_is_named_and_one_in_the_tree_is_repaired() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = on_disk(&folder);
    edited(&store, 9).await;
    let expected = store.get(&THINGS, "a").await.expect("a read");
    drop(store);
    let copy = tempfile::tempdir().expect("a folder");
    storage_api_testing::folder::copy(folder.path(), &copy.path().join("data"));
    let journal = journal_folder(&copy.path().join("data"));
    let segment = journal.join(format!("{:020}.segment", 0));
    let mut bytes = std::fs::read(&segment).expect("a segment");
    // Inside the last group but one.
    let place = bytes.len() - 300;
    bytes[place] ^= 1;
    std::fs::write(&segment, bytes).expect("damage");
    let merged = readable(&Folder::at(&journal)).and_then(|files| Merge::over(files, u64::MAX));
    assert!(merged.is_err_and(|error| error.to_string().contains("is damaged at byte")));
    std::fs::remove_dir_all(folder.path().join("tree.1")).expect("damage");
    let store = on_disk(&folder);
    assert_eq!(store.get(&THINGS, "a").await.expect("a read"), expected);
}
