//! A call made twice under one key happens once: the second gets the answer of the first.

use serde_json::{Value, json};

use super::protocol::Call;
use crate::auth::secret;
use crate::clock::day;
use crate::collections::IDEMPOTENCY;
use crate::error::ApiError;
use crate::store::Transaction;

/// Longest key, in characters.
const KEY_LENGTH_MAX: usize = 128;

/// A key, bound to its caller, its function and what was asked.
#[derive(Clone, Debug)]
pub(super) struct Once {
    id: String,
    asked: String,
    uid: String,
    day: i64,
}

impl Once {
    /// Reads `idempotencyKey` of a call. People who are not signed in share one space of keys, which are random.
    pub(super) fn of(call: &Call<'_>) -> Result<Self, ApiError> {
        let uid = call.caller.as_ref().map_or("", |caller| &caller.uid);
        let key = call.data["idempotencyKey"].as_str().unwrap_or_default();
        if key.is_empty() || key.chars().count() > KEY_LENGTH_MAX {
            let message = format!("idempotencyKey must have 1 to {KEY_LENGTH_MAX} characters");
            return Err(ApiError::invalid(message));
        }
        Ok(Self {
            id: secret::hash(&format!("{uid} {} {key}", call.name)),
            asked: secret::hash(&call.data.to_string()),
            uid: uid.to_owned(),
            day: day(call.app.clock.now_ms()),
        })
    }

    /// Runs `work` unless it was run before, in which case its answer is given again.
    pub(super) fn run(
        &self,
        transaction: &mut Transaction<'_>,
        work: impl FnOnce(&mut Transaction<'_>) -> Result<Value, ApiError>,
    ) -> Result<Value, ApiError> {
        if let Some(before) = transaction.get(&IDEMPOTENCY, &self.id)? {
            if before.data["asked"] != self.asked {
                let message = "this idempotencyKey was used for another call";
                return Err(ApiError::invalid(message).with_reason("keyReused"));
            }
            return Ok(before.data["answer"].clone());
        }
        let answer = work(transaction)?;
        let record =
            json!({ "asked": self.asked, "answer": answer, "uid": self.uid, "day": self.day });
        transaction.put(&IDEMPOTENCY, &self.id, record)?;
        Ok(answer)
    }
}
