//! Choice of a person's list among several bucket lists.

use serde_json::Value;

use super::Record;

/// The seed's fetch rule: among `records`, in their order, the first whose `createdByUsername` is `user_name`, or `name`
/// where the person has no user name. No name at all gives `None`, and so does no matching record.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::pick_first_bucket_list;
///
/// let records = [json!({ "createdByUsername": "ada", "year": 2025 }), json!({ "createdByUsername": "ada", "year": 2024 })]
///     .map(|record| record.as_object().cloned().unwrap_or_default());
/// let found = pick_first_bucket_list(&records, None, Some("ada"));
/// assert_eq!(found.and_then(|record| record["year"].as_i64()), Some(2025));
/// ```
pub fn pick_first_bucket_list<'a>(
    records: &'a [Record],
    user_name: Option<&str>,
    name: Option<&str>,
) -> Option<&'a Record> {
    let wanted = [user_name, name]
        .into_iter()
        .flatten()
        .find(|text| !text.is_empty())?;
    records
        .iter()
        .find(|record| record.get("createdByUsername").and_then(Value::as_str) == Some(wanted))
}
