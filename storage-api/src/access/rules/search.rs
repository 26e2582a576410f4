//! Permissions to query the indexes of a collection.

use serde_json::Value;

use super::{Actor, Refusal};
use crate::schema::declaration::{Declaration, Search};
use crate::store::Index;

fn rule_of(collection: &Declaration) -> Search {
    let rules = collection.rules.as_ref();
    rules.map_or(Search::Never, |rules| rules.search)
}

/// Checks that a collection can be searched at all.
///
/// # Errors
/// [`Refusal`] when nobody may.
pub fn searchable(collection: &Declaration) -> Result<(), Refusal> {
    if rule_of(collection) == Search::Never {
        return Err(Refusal::Denied("this collection cannot be searched"));
    }
    Ok(())
}

/// Checks that somebody may ask an index for these values, one per field of the index.
///
/// # Errors
/// [`Refusal`] with the reason why not.
pub fn search(
    actor: Actor<'_>,
    collection: &Declaration,
    index: &Index,
    values: &[Value],
) -> Result<(), Refusal> {
    let mut asked = index.fields.iter().zip(values);
    let is_own = |value: &Value| actor.is(value.as_str());
    let allowed = match rule_of(collection) {
        Search::Never => return searchable(collection),
        Search::Anything => true,
        Search::Own(fields) => {
            asked.any(|(field, value)| fields.contains(&field.name) && is_own(value))
        }
        Search::OwnWhere(fields) => {
            asked.all(|(field, value)| !fields.contains(&field.name) || is_own(value))
        }
    };
    match (allowed, actor) {
        (true, _) => Ok(()),
        (false, Actor::Anonymous) => Err(Refusal::SignIn),
        (false, Actor::Person(_)) => {
            Err(Refusal::Denied("you can search your own of these records"))
        }
    }
}
