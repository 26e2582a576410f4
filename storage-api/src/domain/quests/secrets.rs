//! Right answers at the stops: salted hashes in a collection that no route leads to.
//!
//! A code of four digits is guessed from its hash in no time, salted or not; it is safe because nobody gets the hash.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wasm_core::domain::normalise_answer;

use super::{put, record};
use crate::access::auth::secret::{hash, random_id};
use crate::error::ApiError;
use crate::schema::collections::QUEST_SECRETS;
use crate::store::Transaction;

/// The right answers of a quest's stops, by the ids of the stops.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Secrets {
    stops: BTreeMap<String, Answers>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
struct Answers {
    salt: String,
    hashes: Vec<String>,
}

impl Answers {
    fn of(answers: &[Value]) -> Self {
        let salt = random_id();
        let texts = answers.iter().filter_map(Value::as_str);
        let hashes = texts.map(|answer| salted(&salt, answer)).collect();
        Self { salt, hashes }
    }
}

fn salted(salt: &str, answer: &str) -> String {
    hash(&format!("{salt} {}", normalise_answer(answer)))
}

impl Secrets {
    /// Those of a quest that is worked on, or of one of its editions.
    pub(crate) fn read(transaction: &Transaction<'_>, id: &str) -> Result<Self, ApiError> {
        Ok(record(transaction, &QUEST_SECRETS, id)?.unwrap_or_default())
    }

    pub(crate) fn write(
        &self,
        transaction: &mut Transaction<'_>,
        id: &str,
    ) -> Result<(), ApiError> {
        put(transaction, &QUEST_SECRETS, id, self).map(drop)
    }

    /// Takes the answers out of the stops of a quest and notes at each whether there are some. Where none are given, those
    /// known already stay.
    pub(crate) fn take_from(&mut self, quest: &mut Value) {
        let mut kept = BTreeMap::new();
        let stops = quest.get_mut("stops").and_then(Value::as_array_mut);
        for stop in stops.into_iter().flatten().filter_map(Value::as_object_mut) {
            let id = stop
                .get("id")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned();
            let Some(proof) = stop.get_mut("proof").and_then(Value::as_object_mut) else {
                continue;
            };
            let given = proof.remove("answers");
            let answers = match given.as_ref().and_then(Value::as_array) {
                Some(answers) => (!answers.is_empty()).then(|| Answers::of(answers)),
                None => self.stops.remove(&id),
            };
            proof.insert("hasAnswer".to_owned(), json!(answers.is_some()));
            kept.extend(answers.map(|answers| (id, answers)));
        }
        self.stops = kept;
    }
}

/// Returns `true` if an answer is right at a stop of an edition.
pub(crate) fn is_right(
    transaction: &Transaction<'_>,
    version_id: &str,
    stop_id: &str,
    answer: &str,
) -> Result<bool, ApiError> {
    let secrets = Secrets::read(transaction, version_id)?;
    Ok(secrets
        .stops
        .get(stop_id)
        .is_some_and(|answers| answers.hashes.contains(&salted(&answers.salt, answer))))
}
