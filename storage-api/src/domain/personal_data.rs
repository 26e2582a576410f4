//! Personal data in every collection, as the declarations have it: its export and its erasure.

mod erasure;
mod export;
mod gatherings;

use std::collections::BTreeSet;

use serde_json::json;

pub(crate) use self::erasure::erase;
pub(crate) use self::export::export;
use crate::error::ApiError;
use crate::schema::collections::BUCKET_LISTS;
use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Found, Person};
use crate::schema::query::{all, by};
use crate::store::{Document, Transaction};

/// A person's documents in a collection, each once.
fn documents(
    transaction: &Transaction<'_>,
    collection: &'static Declaration,
    uid: &str,
) -> Result<Vec<Document>, ApiError> {
    let mut known = BTreeSet::new();
    let mut documents = Vec::new();
    for found in collection.people.iter().filter_map(Person::found) {
        let found = match found {
            Found::ById => transaction.get(collection, uid)?.into_iter().collect(),
            Found::By(index) => all(transaction, collection, index, vec![json!(uid)])?,
            Found::BesideLists => {
                let lists = by!(BUCKET_LISTS.userId).all(transaction, [json!(uid)])?;
                let beside = lists
                    .iter()
                    .map(|list| transaction.get(collection, &list.id));
                beside
                    .filter_map(Result::transpose)
                    .collect::<Result<_, _>>()?
            }
        };
        let new = found.into_iter();
        documents.extend(new.filter(|document| known.insert(document.id.clone())));
    }
    Ok(documents)
}
