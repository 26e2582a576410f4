//! Asking an index by its name: the one document or all of them.

use serde_json::Value;

use crate::error::ApiError;
use crate::store::{Collection, Document, Find, Transaction};

/// Documents read at a time.
const AT_ONCE: usize = 200;

/// A question to the index of that name.
pub(crate) fn question(
    collection: &'static Collection,
    index: &str,
    values: Vec<Value>,
    limit: usize,
) -> Result<Find, ApiError> {
    let found = collection.index(index);
    let index = found
        .ok_or_else(|| ApiError::internal(format!("{} has no index {index}", collection.name)))?;
    Ok(Find {
        collection,
        index,
        values,
        after: None,
        limit,
    })
}

/// The first document an index leads to.
pub(crate) fn first(
    transaction: &Transaction<'_>,
    collection: &'static Collection,
    index: &str,
    values: Vec<Value>,
) -> Result<Option<Document>, ApiError> {
    let question = question(collection, index, values, 1)?;
    Ok(transaction.find(&question)?.documents.pop())
}

/// Every document an index leads to. Costs a read for each: for what belongs to one person, not for collections.
pub(crate) fn all(
    transaction: &Transaction<'_>,
    collection: &'static Collection,
    index: &str,
    values: Vec<Value>,
) -> Result<Vec<Document>, ApiError> {
    let mut question = question(collection, index, values, AT_ONCE)?;
    let mut documents = Vec::new();
    loop {
        let page = transaction.find(&question)?;
        documents.extend(page.documents);
        if page.next.is_none() {
            return Ok(documents);
        }
        question.after = page.next;
    }
}
