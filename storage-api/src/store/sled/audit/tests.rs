//! Answers of a tree that was not read whole yet, and of one that sled lost a part of.

use std::time::Duration;

use serde_json::{Value, json};

use super::super::super::journal::patch::digest;
use super::super::super::journal::{Inventory, Patch};
use super::super::super::{Collection, Field, Find, Index, View};
use super::super::batch::{Batch, Change, to_json};
use super::super::chain::{self, Head};
use super::super::view::Disk;
use super::*;

static THINGS: Collection = Collection {
    name: "things",
    indexes: &[Index {
        name: "owner",
        fields: &[Field::text("owner")],
        fold_case: false,
        unique: false,
        order: &[],
    }],
};

/// A tree that nobody has read yet, with what the journal would say of it.
fn tree_of(documents: u64) -> Tree {
    let config = ::sled::Config::new().temporary(true);
    let database = config.open().expect("sled");
    let tree = Tree::of(database, std::path::Path::new("")).expect("a tree");
    let mut batch = Batch::over(State::empty(&[&THINGS]));
    let mut inventory = Inventory::default();
    let data: Vec<Value> = (0..documents).map(|_| json!({ "owner": "x" })).collect();
    for (sequence, data) in (1..).zip(&data) {
        let id = format!("{sequence:06}");
        let json = to_json(data).expect("text");
        batch.push(&Change {
            sequence,
            collection: THINGS.name,
            declared: Some(&THINGS),
            id: &id,
            before: None,
            chain: None,
            after: Some((data, json.as_bytes())),
            patch: None,
        });
        inventory.write(THINGS.name, &id, Some(sequence));
    }
    let batch = batch.finish();
    tree.apply(batch).expect("a write");
    tree.audit.expect(inventory);
    tree
}

fn in_use(tree: Tree) -> Disk {
    Disk::new(tree, Duration::from_secs(10))
}

fn all() -> Find {
    Find {
        collection: &THINGS,
        index: &THINGS.indexes[0],
        values: vec![json!("x")],
        after: None,
        limit: 5_000,
    }
}

#[test]
fn before_everything_is_read_what_is_there_is_found_and_what_is_not_is_absent() {
    let disk = in_use(tree_of(2_000));
    let found = disk.get(&THINGS, "000007").expect("a read");
    assert_eq!(found.map(|document| document.version), Some(7));
    assert_eq!(disk.get(&THINGS, "nothing"), Ok(None));
    assert_eq!(disk.find(&all()).expect("a page").documents.len(), 2_000);
    assert!(!disk.is_audited() && !disk.is_suspect());
}

#[test]
fn a_lost_document_is_not_taken_for_absent() {
    let tree = tree_of(2_000);
    let lost = keys::document(THINGS.name, "000007");
    tree.database.remove(lost).expect("damage");
    let disk = in_use(tree);
    assert!(matches!(
        disk.get(&THINGS, "000007"),
        Err(StoreError::Damaged(_))
    ));
    assert!(disk.is_suspect());
}

#[test]
fn an_older_version_is_not_taken_for_the_newest() {
    let tree = tree_of(10);
    let key = keys::document(THINGS.name, "000007");
    let older = keys::encode_document(&key, 6, b"{}");
    tree.database.insert(key, older).expect("damage");
    let disk = in_use(tree);
    assert!(matches!(
        disk.get(&THINGS, "000007"),
        Err(StoreError::Damaged(_))
    ));
}

#[test]
fn a_search_does_not_leave_out_what_an_index_lost() {
    let tree = tree_of(2_000);
    let data = json!({ "owner": "x" });
    let lost = keys::entry(&THINGS, &THINGS.indexes[0], &data, "001999");
    tree.database.remove(lost.expect("a key")).expect("damage");
    let disk = in_use(tree);
    assert!(matches!(disk.find(&all()), Err(StoreError::Damaged(_))));
    assert!(disk.is_suspect());
}

#[test]
fn what_is_written_meanwhile_is_known() {
    let tree = tree_of(2_000);
    let state = tree.state().expect("a read").expect("a state");
    let data = json!({ "owner": "x" });
    let mut batch = Batch::over(state);
    batch.push(&Change {
        sequence: 2_001,
        collection: THINGS.name,
        declared: Some(&THINGS),
        id: "000007",
        before: Some((7, &data)),
        chain: None,
        after: None,
        patch: None,
    });
    batch.push(&Change {
        sequence: 2_002,
        collection: THINGS.name,
        declared: Some(&THINGS),
        id: "000008",
        before: Some((8, &data)),
        chain: None,
        after: Some((&data, b"{\"owner\":\"x\"}")),
        patch: None,
    });
    let batch = batch.finish();
    tree.apply(batch).expect("a write");
    let disk = in_use(tree);
    assert_eq!(disk.get(&THINGS, "000007"), Ok(None));
    let found = disk.get(&THINGS, "000008").expect("a read");
    assert_eq!(found.map(|document| document.version), Some(2_002));
    assert_eq!(disk.find(&all()).expect("a page").documents.len(), 1_999);
    let tree = disk.tree().expect("a tree");
    while tree.audit_some(&Progress::default()).expect("it adds up") {}
    assert!(disk.is_audited());
}

/// A tree with one large document, as a base and so many patches, and the record that they make.
fn tree_with_chain(patches: u64) -> (Tree, Value) {
    let tree = tree_of(0);
    let mut batch = Batch::over(State::empty(&[&THINGS]));
    let mut data = json!({ "owner": "x", "text": "x".repeat(5_000), "n": 1 });
    let mut text = to_json(&data).expect("text");
    let mut head = None;
    let mut inventory = Inventory::default();
    for sequence in 1..=patches + 1 {
        let before = (data.clone(), text);
        data["n"] = json!(sequence);
        text = to_json(&data).expect("text");
        let hunks = Patch::between(before.1.as_bytes(), text.as_bytes());
        let patch = Patch {
            over: sequence - 1,
            digest: digest(text.as_bytes()),
            hunks: &hunks,
        };
        batch.push(&Change {
            sequence,
            collection: THINGS.name,
            declared: Some(&THINGS),
            id: "a",
            before: (sequence > 1).then_some((sequence - 1, &before.0)),
            chain: head,
            after: Some((&data, text.as_bytes())),
            patch: Some(patch),
        });
        head = match head {
            Some(head) => Head::with(head, &patch),
            None => Head::of(sequence, text.as_bytes()),
        };
        inventory.write(THINGS.name, "a", Some(sequence));
    }
    tree.apply(batch.finish()).expect("a write");
    tree.audit.expect(inventory);
    (tree, data)
}

#[test]
fn a_chain_is_read_whole_and_takes_little_room() {
    let (tree, data) = tree_with_chain(50);
    let patches: Vec<_> = tree.database.scan_prefix(b"p").values().collect();
    assert_eq!((patches.len(), tree.bases.len()), (50, 1));
    let bytes: usize = patches.iter().flatten().map(|patch| patch.len()).sum();
    assert!(bytes < 50 * 60, "{bytes} bytes");
    let key = keys::document(THINGS.name, "a");
    let earlier = chain::read_at(&tree, &key, 20).expect("a read");
    let earlier: Value = serde_json::from_slice(&earlier.expect("a record")).expect("JSON");
    assert_eq!(earlier["n"], 20);
    let disk = in_use(tree);
    let found = disk.get(&THINGS, "a").expect("a read").expect("a document");
    assert_eq!((found.version, &*found.data), (51, &data));
    let tree = disk.tree().expect("a tree");
    while tree.audit_some(&Progress::default()).expect("it adds up") {}
}

#[test]
fn a_chain_that_lost_a_link_is_no_document() {
    for lost in ["base", "first", "last"] {
        let (tree, _) = tree_with_chain(3);
        let patch = |n| tree.database.scan_prefix(b"p").keys().nth(n);
        let removed = match lost {
            "base" => tree.bases.clear().map(|()| None),
            "first" => tree
                .database
                .remove(patch(0).expect("a key").expect("a read")),
            _ => tree
                .database
                .remove(patch(2).expect("a key").expect("a read")),
        };
        removed.expect("damage");
        let disk = in_use(tree);
        let tree = disk.tree().expect("a tree");
        let mut audited = Ok(true);
        while audited == Ok(true) {
            audited = tree.audit_some(&Progress::default());
        }
        assert!(audited.is_err(), "{lost}");
        let read = disk.get(&THINGS, "a");
        assert!(matches!(read, Err(StoreError::Damaged(_))), "{lost}");
    }
}

#[test]
fn a_large_record_from_before_there_were_chains_is_read_and_replaced() {
    let tree = tree_of(0);
    let data = json!({ "owner": "x", "text": "x".repeat(9_000) });
    let text = to_json(&data).expect("text");
    let key = keys::document(THINGS.name, "a");
    let value = keys::encode_document(&key, 1, text.as_bytes());
    tree.database.insert(&key, value).expect("a write");
    let found = get(&tree, THINGS.name, "a").expect("a read");
    assert_eq!(found.map(|found| (*found.data).clone()), Some(data.clone()));
    let mut batch = Batch::over(State::empty(&[&THINGS]));
    batch.push(&Change {
        sequence: 2,
        collection: THINGS.name,
        declared: Some(&THINGS),
        id: "a",
        before: Some((1, &data)),
        chain: None,
        after: Some((&data, text.as_bytes())),
        patch: None,
    });
    tree.apply(batch.finish()).expect("a write");
    let read = chain::read(&tree, &key)
        .expect("a read")
        .expect("a document");
    assert_eq!((read.version, read.json()), (2, text.as_bytes()));
    assert!(read.head.is_some());
}
