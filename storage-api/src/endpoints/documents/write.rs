//! Writing one document: condition, rules, validation and effect in one transaction.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::{DOCUMENT_BYTES_MAX, new_errors};

use super::patch::merge;
use crate::access::auth::caller::Caller;
use crate::access::rules::{self, Actor, Asker, Evidence, Sight, Subject, Write};
use crate::access::visibility::{evidence, subject};
use crate::app::App;
use crate::clock::iso;
use crate::domain::direct_write::effects;
use crate::domain::lists::save;
use crate::error::ApiError;
use crate::http::etag::Condition;
use crate::schema::collections::USERS;
use crate::schema::declaration::Declaration;
use crate::schema::direct_write::{DirectWrite, Effects, Writing};
use crate::schema::json_length::json_length;
use crate::store::{Document, Transaction};

/// The document to write, and what must hold for it before.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) collection: &'static Declaration,
    pub(super) id: String,
    pub(super) if_match: Condition,
    pub(super) if_none_match: Condition,
}

/// Change to a document.
#[derive(Clone, Debug)]
pub(super) enum Change {
    Replace(Value),
    Merge(Value),
    Delete,
}

/// Result of a change; documents are shown as the writer sees them.
pub(super) enum Outcome {
    Created(Document),
    Changed(Document),
    Deleted,
    Conflict(Option<Document>),
}

/// Writes as one transaction.
pub(super) async fn write(
    app: &App,
    caller: Caller,
    target: Target,
    change: Change,
) -> Result<Outcome, ApiError> {
    let (now_ms, uid) = (app.clock.now_ms(), caller.uid.clone());
    app.transact_for((&uid, ""), move |transaction| {
        Asked::begin(transaction, &caller.uid, &target, now_ms)?.run(transaction, change.clone())
    })
    .await
}

/// A write that is asked for: everything it is judged by.
struct Asked<'a> {
    uid: &'a str,
    target: &'a Target,
    declared: &'static DirectWrite,
    effects: &'static Effects,
    now_ms: i64,
    /// The document as it is, `None` where there is none that the writer can read.
    before: Option<Document>,
    /// `true` if there is one that the writer cannot read. It is judged as if it were absent.
    is_hidden: bool,
    evidence: Evidence,
    user: Arc<Value>,
}

impl<'a> Asked<'a> {
    fn begin(
        transaction: &Transaction<'_>,
        uid: &'a str,
        target: &'a Target,
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        let (collection, id) = (target.collection, &target.id);
        let user = transaction.get(&USERS, uid)?;
        let user = user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
        let declared = rules::written_directly(collection).map_err(ApiError::refusal)?;
        let before = transaction.get(collection, id)?;
        let data = before.as_ref().map(|document| &*document.data);
        let asker = Asker {
            actor: Actor::Person(uid),
            key: None,
            now_ms,
        };
        let evidence = evidence(transaction, &asker, collection, id, data)?;
        let is_readable =
            |data| rules::read(collection, &asker, &subject(id, data, &evidence)).is_some();
        let is_hidden = data.is_some_and(|data| !is_readable(data));
        Ok(Self {
            uid,
            target,
            declared,
            effects: effects(declared.effect),
            now_ms,
            before: before.filter(|_| !is_hidden),
            is_hidden,
            evidence,
            user: user.data,
        })
    }

    fn run(&self, transaction: &mut Transaction<'_>, change: Change) -> Result<Outcome, ApiError> {
        let after = self.after(change)?.map(Arc::new);
        self.judge(after.as_deref())?;
        let version = self.before.as_ref().map(|document| document.version);
        let unwanted = self.target.if_none_match != Condition::None
            && self.target.if_none_match.holds(version);
        if unwanted || !self.target.if_match.holds(version) {
            return Ok(Outcome::Conflict(
                self.before.clone().map(|current| self.seen(current)),
            ));
        }
        let Some(after) = after else {
            (self.effects.delete)(transaction, &self.writing())?;
            return Ok(Outcome::Deleted);
        };
        self.validate(&after)?;
        let after = (self.effects.settle)(&self.writing(), after);
        // Only a record that could be created under a free id gets here; somebody else has this one.
        if self.is_hidden {
            return Err(ApiError::absent());
        }
        let version = (self.effects.put)(transaction, &self.writing(), &after)?;
        let document = self.seen(Document {
            id: self.target.id.clone(),
            version,
            data: after,
        });
        let created = self.before.is_none();
        Ok(if created {
            Outcome::Created(document)
        } else {
            Outcome::Changed(document)
        })
    }

    /// The record as it would be, `None` when it would be gone.
    fn after(&self, change: Change) -> Result<Option<Value>, ApiError> {
        let before = self.before.as_ref().map(|document| &*document.data);
        let record = match change {
            Change::Delete if before.is_none() => return Err(ApiError::absent()),
            Change::Delete => return Ok(None),
            Change::Replace(record) => record,
            Change::Merge(patch) => {
                let before = before.ok_or_else(ApiError::absent)?;
                let silent = patch.get("updatedAt").is_none();
                let mut merged = merge(before.clone(), patch);
                if silent && self.declared.is_dated && merged.is_object() {
                    merged["updatedAt"] = iso(self.now_ms).into();
                }
                merged
            }
        };
        if !record.is_object() {
            return Err(ApiError::invalid("a record must be a JSON object"));
        }
        (self.effects.complete)(&self.writing(), record).map(Some)
    }

    fn writing(&self) -> Writing<'_> {
        Writing {
            collection: self.target.collection,
            id: &self.target.id,
            uid: self.uid,
            user: &self.user,
            now_ms: self.now_ms,
            before: self.before.as_ref().map(|document| &*document.data),
            companion: self.evidence.beside.as_deref(),
        }
    }

    fn subject<'b>(&'b self, after: Option<&'b Value>) -> Subject<'b> {
        Subject {
            id: &self.target.id,
            before: self.before.as_ref().map(|document| &*document.data),
            after,
            evidence: &self.evidence,
            signature: save::signature(&self.user),
        }
    }

    fn asker(&self) -> Asker<'_> {
        Asker {
            actor: Actor::Person(self.uid),
            key: None,
            now_ms: self.now_ms,
        }
    }

    fn judge(&self, after: Option<&Value>) -> Result<(), ApiError> {
        let write = match (&self.before, after) {
            (_, None) => Write::Delete,
            (None, Some(_)) => Write::Create,
            (Some(_), Some(_)) => Write::Update,
        };
        let judged = rules::write(self.declared, &self.asker(), write, &self.subject(after));
        judged.map_err(ApiError::refusal)
    }

    fn seen(&self, mut document: Document) -> Document {
        let subject = Subject {
            before: Some(&document.data),
            ..self.subject(None)
        };
        let sight = rules::read(self.target.collection, &self.asker(), &subject);
        let sight = sight.unwrap_or(Sight::Fields(&[]));
        document.data = sight.of_shared(&document.data);
        document
    }

    fn validate(&self, after: &Value) -> Result<(), ApiError> {
        let validate = self.declared.validate;
        let errors = new_errors(validate(after), || {
            let before = self.before.as_ref();
            before.map_or_else(Vec::new, |before| validate(&before.data))
        });
        ApiError::refuse_fields(errors)?;
        if json_length(after) > DOCUMENT_BYTES_MAX {
            return Err(ApiError::invalid(
                "a document may not be larger than 256 KiB",
            ));
        }
        Ok(())
    }
}
