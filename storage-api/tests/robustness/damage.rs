//! Damage to any file of a data folder: everything acknowledged is there, or one line says where it is not.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use storage_api::schema::collections::{ALL, BUCKET_LIST_META, BUCKET_LISTS};
use storage_api::store::sled::{SledOptions, SledStore};
use storage_api::store::{Collection, Document, Store, StoreError};
use storage_api_testing::folder::{copy, files};
use storage_api_testing::run;

use crate::data::{self, contents};
use crate::{figure, times};

/// Damages of each kind tried on each file; `YONDER_TORTURE` asks for so many times more. Flips are what sled overlooks
/// most easily.
const DAMAGES: usize = 1;
const FLIPS: usize = 3;

#[derive(Clone, Copy, Debug)]
enum Damage {
    Flip,
    Zeros,
    Cut,
}

impl Damage {
    fn apply(self, bytes: &mut Vec<u8>, chance: &mut StdRng) {
        let at = chance.random_range(0..bytes.len());
        match self {
            Self::Flip => bytes[at] ^= 1 << chance.random_range(0..8),
            Self::Zeros => {
                let start = at / 4_096 * 4_096;
                let end = (start + 4_096).min(bytes.len());
                bytes[start..end].fill(0);
            }
            Self::Cut => bytes.truncate(at),
        }
    }
}

/// Copies a folder, changes one file of the copy and opens it. Says whether all was there.
fn survives(whole: &Path, file: &Path, change: impl FnOnce(&Path), export: &str) -> bool {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = scratch.path().join("data");
    copy(whole, &folder);
    let inside = file.strip_prefix(whole).expect("a file inside");
    change(&folder.join(inside));
    let before = contents(&folder);
    let looked = run(&folder, &["check"]);
    let is_untouched = contents(&folder) == before;
    assert!(is_untouched, "{}: check wrote something", inside.display());
    let ended = run(&folder, &["check", "--repair"]);
    if ended.code == Some(0) {
        let is_repaired = ended.out.contains("repaired: ");
        let expected = if is_repaired { 78 } else { 0 };
        assert_eq!(
            looked.code,
            Some(expected),
            "{}: {}",
            inside.display(),
            looked.log
        );
        let found = run(&folder, &["export"]).success();
        assert!(
            found == export,
            "{}: documents were lost without a word",
            inside.display()
        );
        return true;
    }
    let (code, said) = ended.failure();
    let journal = folder.join("journal");
    assert_eq!(code, 78, "{}: {said}", inside.display());
    for word in [
        journal.to_str().expect("a name"),
        "at byte ",
        "storage-api restore",
    ] {
        assert!(said.contains(word), "{said}");
    }
    false
}

/// The files that may be damaged. A format that nobody knows is a reason to stop, not to repair.
fn repairable(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let is_format = |file: &PathBuf| file.file_name().is_some_and(|name| name == "format");
    files(folder)
        .into_iter()
        .filter(move |file| !is_format(file))
}

fn damage_everything(whole: &Path, seed: u64) -> (usize, usize) {
    let began = Instant::now();
    let export = run(whole, &["export"]).success();
    let mut chance = StdRng::seed_from_u64(seed);
    let (mut survived, mut tried) = (0, 0);
    for file in repairable(whole) {
        let original = std::fs::read(&file).expect("a file");
        if original.is_empty() {
            continue;
        }
        for (kind, often) in [
            (Damage::Flip, FLIPS),
            (Damage::Zeros, DAMAGES),
            (Damage::Cut, DAMAGES),
        ] {
            for _ in 0..often * times() {
                let mut bytes = original.clone();
                kind.apply(&mut bytes, &mut chance);
                let spoil = |path: &Path| std::fs::write(path, &bytes).expect("damage");
                survived += usize::from(survives(whole, &file, spoil, &export));
                tried += 1;
            }
        }
    }
    figure(&format!(
        "{tried} damages to the files of a folder: {survived} repaired, {} named, {:.0} s",
        tried - survived,
        began.elapsed().as_secs_f64()
    ));
    (survived, tried)
}

#[tokio::test]
async fn damage_to_any_file_of_a_folder_that_was_closed_is_repaired() {
    let scratch = tempfile::tempdir().expect("a folder");
    let folder = scratch.path().join("data");
    let store = data::open(&folder);
    data::write(&store, 0..900).await;
    drop(store);
    let (survived, tried) = damage_everything(&folder, 1);
    assert_eq!(survived, tried, "everything was there twice");
}

#[tokio::test]
async fn damage_to_any_file_of_a_folder_whose_process_was_killed_is_repaired_or_named() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, killed) = (scratch.path().join("data"), scratch.path().join("killed"));
    let store = data::open(&folder);
    data::write(&store, 0..900).await;
    copy(&folder, &killed);
    let (survived, tried) = damage_everything(&killed, 2);
    assert!(survived > tried / 2, "{survived} of {tried}");
}

#[tokio::test]
async fn an_older_copy_of_any_file_or_none_at_all_is_repaired_or_named() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, older) = (scratch.path().join("data"), scratch.path().join("older"));
    let store = data::open(&folder);
    data::write(&store, 0..600).await;
    drop(store);
    copy(&folder, &older);
    let store = data::open(&folder);
    data::write(&store, 600..800).await;
    drop(store);
    let export = run(&folder, &["export"]).success();
    for file in files(&folder) {
        let is_lock = file.file_name().is_some_and(|name| name == "lock");
        let remove = |path: &Path| std::fs::remove_file(path).expect("damage");
        assert!(survives(&folder, &file, remove, &export) || !is_lock);
        let old: PathBuf = older.join(file.strip_prefix(&folder).expect("a file inside"));
        if old.exists() {
            let replace = |path: &Path| {
                std::fs::copy(&old, path).expect("damage");
            };
            survives(&folder, &file, replace, &export);
        }
    }
}

/// Longest time for a damaged folder to have everything again.
const PATIENCE: Duration = Duration::from_mins(1);

fn names() -> impl Iterator<Item = (&'static Collection, String)> {
    let [lists, meta]: [&Collection; 2] = [&BUCKET_LISTS, &BUCKET_LIST_META];
    let lists = (0..300).map(move |n| (lists, format!("list-{n}")));
    lists.chain((0..50).map(move |n| (meta, format!("meta-{n}"))))
}

/// Opens a damaged copy as a server does, and reads until everything is there. What is answered meanwhile is what was
/// written, or an error: nothing is left out.
async fn serves(folder: &Path, expected: &[Option<Document>]) {
    let began = Instant::now();
    let store = match SledStore::open(folder, &ALL, &SledOptions::default()) {
        Ok(store) => store,
        Err(error) => return assert!(matches!(error, StoreError::Journal(_)), "{error}"),
    };
    for ((collection, id), expected) in names().zip(expected) {
        loop {
            match store.get(collection, &id).await {
                Ok(found) if found == *expected => break,
                Ok(found) => panic!("{id} is not what was written: {found:?}"),
                Err(_) => tokio::task::yield_now().await,
            }
            assert!(began.elapsed() < PATIENCE, "{id} does not come back");
        }
    }
    assert!(store.check().is_ok());
}

#[tokio::test]
async fn a_damaged_tree_is_served_and_repaired_without_a_wrong_answer() {
    let scratch = tempfile::tempdir().expect("a folder");
    let (folder, killed) = (scratch.path().join("data"), scratch.path().join("killed"));
    let store = data::open(&folder);
    data::write(&store, 0..900).await;
    drop(store);
    let store = data::open(&folder);
    data::write(&store, 900..1_000).await;
    copy(&folder, &killed);
    let mut expected = Vec::new();
    for (collection, id) in names() {
        expected.push(store.get(collection, &id).await.expect("a read"));
    }
    drop(store);
    let mut chance = StdRng::seed_from_u64(3);
    let (mut tried, began) = (0, Instant::now());
    for whole in [folder, killed] {
        let in_tree = |file: &PathBuf| file.to_string_lossy().contains("tree.");
        for file in files(&whole).into_iter().filter(in_tree) {
            let original = std::fs::read(&file).expect("a file");
            for n in 0..DAMAGES * 3 * times() {
                let mut bytes = original.clone();
                if bytes.is_empty() {
                    continue;
                }
                let kind = [Damage::Flip, Damage::Zeros, Damage::Cut][n % 3];
                kind.apply(&mut bytes, &mut chance);
                let scratch = tempfile::tempdir().expect("a folder");
                let copied = scratch.path().join("data");
                copy(&whole, &copied);
                let inside = file.strip_prefix(&whole).expect("a file inside");
                std::fs::write(copied.join(inside), &bytes).expect("damage");
                serves(&copied, &expected).await;
                tried += 1;
            }
        }
    }
    figure(&format!(
        "{tried} damages to sled's files while serving: every read was right in the end, {:.0} s",
        began.elapsed().as_secs_f64()
    ));
}
