//! The caller of a function, and the moment of the call.

use wasm_core::domain::Timestamp;

use super::rules::{Actor, Asker};
use crate::error::ApiError;
use crate::schema::collections::USERS;
use crate::store::{Document, Transaction};

/// The caller, and the moment of the call.
#[derive(Clone, Debug)]
pub(crate) struct Me {
    pub(crate) uid: String,
    pub(crate) now_ms: i64,
}

impl Me {
    /// For the rules; `key` is the secret of a link that came with the call.
    pub(crate) fn asker<'a>(&'a self, key: Option<&'a str>) -> Asker<'a> {
        Asker {
            actor: Actor::Person(&self.uid),
            key,
            now_ms: self.now_ms,
        }
    }

    /// The caller's own document.
    pub(crate) fn user(&self, transaction: &Transaction<'_>) -> Result<Document, ApiError> {
        let user = transaction.get(&USERS, &self.uid)?;
        user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))
    }

    /// The caller's name.
    pub(crate) fn name(&self, transaction: &Transaction<'_>) -> Result<String, ApiError> {
        let user = self.user(transaction)?;
        Ok(user.data["name"]
            .as_str()
            .map(str::to_owned)
            .unwrap_or_default())
    }

    pub(crate) fn now(&self) -> Result<Timestamp, ApiError> {
        Timestamp::from_epoch_ms(self.now_ms).map_err(ApiError::internal)
    }
}

/// Caller of a function that guests may call too.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, if signed in.
    pub(crate) me: Option<Me>,
    pub(crate) now_ms: i64,
}

impl Visitor {
    pub(crate) fn now(&self) -> Result<Timestamp, ApiError> {
        Timestamp::from_epoch_ms(self.now_ms).map_err(ApiError::internal)
    }

    /// Id of the person, empty for somebody who is not signed in.
    pub(crate) fn uid(&self) -> &str {
        self.me.as_ref().map_or("", |me| &me.uid)
    }

    /// For the rules; `key` is the secret of a link that came with the call.
    pub(crate) fn asker<'a>(&'a self, key: Option<&'a str>) -> Asker<'a> {
        let actor = self.me.as_ref().map(|me| Actor::Person(&me.uid));
        Asker {
            actor: actor.unwrap_or(Actor::Anonymous),
            key,
            now_ms: self.now_ms,
        }
    }
}
