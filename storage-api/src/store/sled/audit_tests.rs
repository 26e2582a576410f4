//! What is answered of a tree that was not read whole yet, and what sled lost of it.

use std::time::Duration;

use serde_json::{Value, json};

use super::super::super::{Collection, Field, Find, Index, View};
use super::super::batch::{Batch, Change, to_json};
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
    let tree = Tree {
        database: config.open().expect("sled"),
        folder: std::path::PathBuf::new(),
        base: 0,
        audit: Audit::default(),
    };
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
            after: Some((data, json.as_bytes())),
        });
        inventory.write(THINGS.name, &id, Some(sequence));
    }
    let batch = batch.finish();
    tree.apply(batch.batch, &batch.keys).expect("a write");
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
        after: None,
    });
    batch.push(&Change {
        sequence: 2_002,
        collection: THINGS.name,
        declared: Some(&THINGS),
        id: "000008",
        before: Some((8, &data)),
        after: Some((&data, b"{\"owner\":\"x\"}")),
    });
    let batch = batch.finish();
    tree.apply(batch.batch, &batch.keys).expect("a write");
    let disk = in_use(tree);
    assert_eq!(disk.get(&THINGS, "000007"), Ok(None));
    let found = disk.get(&THINGS, "000008").expect("a read");
    assert_eq!(found.map(|document| document.version), Some(2_002));
    assert_eq!(disk.find(&all()).expect("a page").documents.len(), 1_999);
    let tree = disk.tree().expect("a tree");
    while tree.audit_some(&Progress::default()).expect("it adds up") {}
    assert!(disk.is_audited());
}
