//! A call made twice under one key happens once: the second gets the answer of the first, or where that shows a bucket list,
//! the list as it is by then.

use serde_json::{Value, json};

use super::call::Call;
use super::kept_answer::AnswerKey;
use crate::access::auth::secret;
use crate::clock::day;
use crate::error::ApiError;
use crate::schema::collections::IDEMPOTENCY;
use crate::store::Transaction;

/// Longest key, in characters.
const KEY_LENGTH_MAX: usize = 128;
/// Characters of a hash that name a kept answer: 132 bits. The store writes each id three times, and again in inner nodes.
const ID_LENGTH: usize = 22;
/// Shortest secret of a guest, in characters: 128 random bits in hexadecimal digits.
const GUEST_SECRET_LENGTH_MIN: usize = 32;
/// Longest secret of a guest, in characters.
const GUEST_SECRET_LENGTH_MAX: usize = 128;

/// A key, bound to its caller, its function and the arguments.
#[derive(Clone, Debug)]
pub(super) struct Once {
    id: String,
    uid: String,
    day: i64,
    /// Opens the answer; `None` for a guest who has no secret, whose answer is not kept.
    answer_key: Option<AnswerKey>,
}

impl Once {
    /// Reads `idempotencyKey` of a call. The keys of a person are their own; those of a guest belong to the guest's
    /// secret: `key`, or before there is one `guestSecret`. A guest without a secret cannot be told from others, so such a
    /// key works once and a repeated call is refused.
    pub(super) fn of(call: &Call) -> Result<Self, ApiError> {
        let key = call.data["idempotencyKey"].as_str().unwrap_or_default();
        if key.is_empty() || key.chars().count() > KEY_LENGTH_MAX {
            let message = format!("idempotencyKey must have 1 to {KEY_LENGTH_MAX} characters");
            return Err(ApiError::invalid(message));
        }
        let uid = call.caller.as_ref().map_or("", |caller| &caller.uid);
        let scope = match (&call.caller, guest_secret(&call.data)?) {
            (Some(_), _) => Some(uid.to_owned()),
            (None, Some(guest)) => Some(format!("guest-{}", secret::hash(guest))),
            (None, None) => None,
        };
        let caller = scope.as_deref().unwrap_or_default();
        let mut id = secret::hash(&format!("{caller} {} {key}", call.name));
        id.truncate(ID_LENGTH);
        let answer_key = scope
            .is_some()
            .then(|| AnswerKey::derive(key, &id, &call.data));
        Ok(Self {
            uid: uid.to_owned(),
            day: day(call.app.clock.now_ms()),
            answer_key: answer_key.transpose()?,
            id,
        })
    }

    /// Runs `work` unless it was run before, in which case its answer is given again.
    pub(super) fn run(
        &self,
        transaction: &mut Transaction<'_>,
        work: impl FnOnce(&mut Transaction<'_>) -> Result<Value, ApiError>,
    ) -> Result<Value, ApiError> {
        if let Some(answer) = self.repeated(transaction)? {
            return Ok(answer);
        }
        let answer = work(transaction)?;
        self.keep(transaction, &answer)?;
        Ok(answer)
    }

    /// Returns the stored answer, if the call was made before.
    pub(super) fn repeated(
        &self,
        transaction: &Transaction<'_>,
    ) -> Result<Option<Value>, ApiError> {
        let before = transaction.get(&IDEMPOTENCY, &self.id)?;
        before.map(|before| self.repeat(&before.data)).transpose()
    }

    /// Keeps what a repeated call is answered with.
    pub(super) fn keep(
        &self,
        transaction: &mut Transaction<'_>,
        answer: &Value,
    ) -> Result<(), ApiError> {
        let sealed = self.answer_key.as_ref().map(|key| key.seal(answer));
        let record = json!({ "sealed": sealed.transpose()?, "uid": self.uid, "day": self.day });
        transaction.put(&IDEMPOTENCY, &self.id, record)?;
        Ok(())
    }

    /// The answer of the first call, for the same caller and the same arguments.
    fn repeat(&self, before: &Value) -> Result<Value, ApiError> {
        let Some(key) = &self.answer_key else {
            let message = "this idempotencyKey was used; a guest repeats a call with a guestSecret";
            return Err(ApiError::invalid(message).with_reason("keyReused"));
        };
        let sealed = before["sealed"].as_str().unwrap_or_default();
        key.open(sealed).ok_or_else(|| {
            let message = "this idempotencyKey was used for another call";
            ApiError::invalid(message).with_reason("keyReused")
        })
    }
}

/// The secret that tells one guest from another.
fn guest_secret(data: &Value) -> Result<Option<&str>, ApiError> {
    if let Some(key) = data["key"].as_str().filter(|key| !key.is_empty()) {
        return Ok(Some(key));
    }
    let Some(secret) = data["guestSecret"].as_str() else {
        return Ok(None);
    };
    let length = secret.chars().count();
    if (GUEST_SECRET_LENGTH_MIN..=GUEST_SECRET_LENGTH_MAX).contains(&length) {
        return Ok(Some(secret));
    }
    let message = format!(
        "guestSecret must have {GUEST_SECRET_LENGTH_MIN} to {GUEST_SECRET_LENGTH_MAX} random characters"
    );
    Err(ApiError::invalid(message))
}
