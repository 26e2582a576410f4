//! Strategies of the property tests, in one place.

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Names that records use, and some that they do not.
const NAMES: &str = "id|title|kind|status|order|place|name|lat|lng|note|steps|done|targetMonth|withUserIds|source|doneAt|hidden|editedAt|\
    userId|activities|createdAt|updatedAt|year|createdByUsername|op|fields|activity|user_name|email|password|seconds|nanoseconds|mood|__proto__";

/// Any JSON, biased to the names and values of our records.
pub(crate) fn any_record_like() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(|number| json!(number)),
        ".{0,20}".prop_map(Value::from),
        "do|done|wish|80|2025-01-31T08:30:00Z|ada|a".prop_map(Value::from),
        (1999_i64..2101).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 40, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(NAMES, inner, 0..8).prop_map(|fields| json!(fields)),
        ]
    })
}

/// A valid activity with some of its optional fields.
pub(crate) fn any_activity() -> impl Strategy<Value = Value> {
    let required = ("[a-z0-9]{1,8}", "[a-zé🎉][a-z ]{0,30}");
    let optional = (
        proptest::option::of("do|go|eat|see"),
        proptest::option::of("wish|planned|done|dropped"),
        proptest::option::of(-90.0..90.0),
        proptest::option::of(1..13),
        proptest::option::of(any::<bool>()),
    );
    (required, optional).prop_map(|((id, title), (kind, status, lat, month, mood))| {
        json!({
            "id": id, "title": title, "kind": kind, "status": status, "targetMonth": month, "mood": mood,
            "place": lat.map(|lat| json!({ "name": "x", "lat": lat, "lng": 2.0 * lat })),
        })
    })
}
