//! The export of a person's data: every document as the read rules show it to them, without secrets.

use serde_json::{Map, Value, json};

use super::documents;
use crate::access::rules::{Actor, Asker};
use crate::access::visibility::seen;
use crate::error::ApiError;
use crate::schema::collections::DECLARATIONS;
use crate::schema::declaration::Declaration;
use crate::store::{Document, Transaction};

/// Everything that is stored about a person, by collection, as they may read it at that moment. What others wrote about
/// them, such as blocks and reports, is not theirs to read.
pub(crate) fn export(
    transaction: &Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<Value, ApiError> {
    let reader = Asker {
        actor: Actor::Person(uid),
        key: None,
        now_ms,
    };
    let mut collections = Map::new();
    for collection in DECLARATIONS.into_iter().filter(|all| all.is_exported) {
        let mut shown = Vec::new();
        for document in documents(transaction, collection, uid)? {
            shown.extend(exported(transaction, collection, &reader, &document)?);
        }
        if !shown.is_empty() {
            collections.insert(collection.name.to_owned(), Value::Array(shown));
        }
    }
    Ok(Value::Object(collections))
}

/// A document as its reader sees it, without secrets; `None` where they may not. No rule speaks of internal collections,
/// which hold nothing but the person's own.
fn exported(
    transaction: &Transaction<'_>,
    collection: &'static Declaration,
    reader: &Asker<'_>,
    document: &Document,
) -> Result<Option<Value>, ApiError> {
    let mut data = if collection.is_public() {
        let found = seen(transaction, reader, collection, &document.id)?;
        let Some((document, sight, _)) = found else {
            return Ok(None);
        };
        sight.of(&document.data).into_owned()
    } else {
        (*document.data).clone()
    };
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|name, _| !collection.secrets.contains(&name.as_str()));
    }
    Ok(Some(json!({ "id": document.id, "data": data })))
}
