//! Content of a quest that its creator writes, apart from the server's fields.

use serde_json::Value;

/// Fields of a quest that only the server writes.
pub const QUEST_SERVER_FIELDS: [&str; 9] = [
    "creatorId",
    "status",
    "version",
    "publishedAt",
    "hiddenAt",
    "createdAt",
    "updatedAt",
    "draft",
    "stats",
];
/// Fields of a stop that only the server writes.
const STOP_SERVER_FIELDS: [&str; 2] = ["points", "hintCount"];

/// The part of a quest that its creator writes, without the fields that are `null`, which mean the same as missing ones.
pub fn quest_content(quest: &Value) -> Value {
    let mut content = without_null(quest);
    let Some(fields) = content.as_object_mut() else {
        return content;
    };
    fields.retain(|name, _| !QUEST_SERVER_FIELDS.contains(&name.as_str()));
    let stops = fields.get_mut("stops").and_then(Value::as_array_mut);
    for stop in stops.into_iter().flatten().filter_map(Value::as_object_mut) {
        stop.retain(|name, _| !STOP_SERVER_FIELDS.contains(&name.as_str()));
        if let Some(proof) = stop.get_mut("proof").and_then(Value::as_object_mut) {
            proof.retain(|name, value| name != "hasAnswer" || value.is_boolean());
        }
    }
    content
}

fn without_null(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(_, value)| !value.is_null());
            Value::Object(
                kept.map(|(name, value)| (name.clone(), without_null(value)))
                    .collect(),
            )
        }
        Value::Array(items) => items.iter().map(without_null).collect(),
        other => other.clone(),
    }
}
