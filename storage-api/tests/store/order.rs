//! The bytes of an index sort as the values do, and the model and the disk agree on any history.

use std::cmp::Ordering;
use std::slice::from_ref;

use proptest::prelude::*;
use serde_json::{Value, json};
use storage_api::store::memory::MemoryStore;
use storage_api::store::transact;
use storage_api::store::{Collection, Direction, Field, Index, Order, Store};
use storage_api_testing::PostgresServer;

use crate::suite::{THINGS, by, in_postgres, on_disk};

static BY_VALUE: Collection = Collection {
    name: "values",
    indexes: &[Index {
        name: "all",
        fields: &[Field::text("all")],
        fold_case: false,
        unique: false,
        order: &[
            Order {
                field: "up",
                direction: Direction::Ascending,
            },
            Order {
                field: "down",
                direction: Direction::Descending,
            },
        ],
    }],
};

fn any_scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        (-1e9..1e9).prop_map(|number: f64| json!(number)),
        "[a-c\u{0}é]{0,4}".prop_map(Value::from),
    ]
}

/// null, false, true, numbers, texts; each among its own kind as one would expect.
fn compare(one: &Value, other: &Value) -> Ordering {
    let rank = |value: &Value| match value {
        Value::Null => 0,
        Value::Bool(false) => 1,
        Value::Bool(true) => 2,
        Value::Number(_) => 3,
        _ => 4,
    };
    let numbers = || {
        one.as_f64()
            .zip(other.as_f64())
            .map(|(one, other)| one.total_cmp(&other))
    };
    let texts = || {
        one.as_str()
            .zip(other.as_str())
            .map(|(one, other)| one.as_bytes().cmp(other.as_bytes()))
    };
    rank(one)
        .cmp(&rank(other))
        .then_with(|| numbers().or_else(texts).unwrap_or(Ordering::Equal))
}

proptest! {
    #[test]
    fn positions_sort_as_values_do(up in [any_scalar(), any_scalar()], down in [any_scalar(), any_scalar()]) {
        let index = &BY_VALUE.indexes[0];
        let record = |at: usize| json!({ "up": up[at], "down": down[at] });
        let bytes = index.position(&record(0), "a").cmp(&index.position(&record(1), "a"));
        let values = compare(&up[0], &up[1]).then_with(|| compare(&down[1], &down[0]));
        prop_assert_eq!(bytes, values);
    }

    #[test]
    fn no_value_is_the_beginning_of_another(one in any_scalar(), other in any_scalar()) {
        let index = &BY_VALUE.indexes[0];
        let (one_key, other_key) = (index.value_key(from_ref(&one)), index.value_key(from_ref(&other)));
        prop_assert_eq!(one_key.starts_with(&other_key), compare(&one, &other) == Ordering::Equal);
    }
}

/// One step of a history: which documents, what is written to them (`None` deletes), and whether it is kept.
type Step = (Vec<(u8, Option<(u8, u8)>)>, bool);

fn any_history() -> impl Strategy<Value = Vec<Step>> {
    let write = (0..6_u8, proptest::option::of((0..3_u8, 0..4_u8)));
    proptest::collection::vec(
        (proptest::collection::vec(write, 1..4), any::<bool>()),
        1..12,
    )
}

async fn replay(store: &dyn Store, history: &[Step]) {
    for (writes, kept) in history.iter().cloned() {
        let _ = transact(store, move |transaction| {
            for (id, record) in &writes {
                let id = id.to_string();
                match record {
                    Some((owner, year)) => {
                        transaction.put(
                            &THINGS,
                            &id,
                            json!({ "owner": owner.to_string(), "year": year }),
                        )?;
                    }
                    None => transaction.delete(&THINGS, &id)?,
                }
            }
            if kept {
                Ok(())
            } else {
                Err(storage_api::store::StoreError::Full)
            }
        })
        .await;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn the_model_the_disk_and_the_database_agree_on_any_history(history in any_history()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let (model, disk) = (MemoryStore::new(), on_disk(&folder));
        let address = PostgresServer::shared().database();
        let database = in_postgres(&address);
        runtime.block_on(async {
            replay(&model, &history).await;
            replay(&disk, &history).await;
            disk.close();
            drop(disk);
            let disk = on_disk(&folder);
            replay(&database, &history).await;
            drop(database);
            let database = in_postgres(&address);
            for id in 0..6 {
                let id = id.to_string();
                let expected = model.get(&THINGS, &id).await;
                assert_eq!(expected, disk.get(&THINGS, &id).await);
                assert_eq!(expected, database.get(&THINGS, &id).await);
            }
            for owner in 0..3 {
                let find = by("owner", &[json!(owner.to_string())]);
                let expected = model.find(&find).await;
                assert_eq!(expected, disk.find(&find).await);
                assert_eq!(expected, database.find(&find).await);
            }
            let expected = model.changes(0, 1_000).await;
            assert_eq!(expected, disk.changes(0, 1_000).await);
            assert_eq!(expected, database.changes(0, 1_000).await);
            assert_eq!(model.sequence().await, disk.sequence().await);
            assert_eq!(model.sequence().await, database.sequence().await);
        });
    }
}
