//! Writing one document: condition, rules, validation and effect in one transaction.

use std::sync::Arc;

use serde_json::Value;
use wasm_core::domain::{
    DOCUMENT_BYTES_MAX, new_errors, normalise_bucket_list, validate_bucket_list,
    validate_bucket_list_meta, validate_place, validate_selections, validate_user,
};

use super::patch::merge;
use crate::access::auth::caller::Caller;
use crate::access::rules::{self, Actor, Asker, Evidence, Sight, Subject, Write};
use crate::access::visibility::{evidence, subject};
use crate::app::App;
use crate::clock::iso;
use crate::domain::audit_log::{self, AuditEntry};
use crate::domain::lists::{completion, save};
use crate::domain::places;
use crate::error::ApiError;
use crate::http::etag::Condition;
use crate::http::json;
use crate::schema::collections::{
    BUCKET_LIST_META, BUCKET_LISTS, PLACES, PLAN_SUGGESTIONS, PLANS, SELECTIONS, USERS,
};
use crate::schema::query::all;
use crate::store::{Collection, Document, Transaction};

/// The document to write, and what must hold for it before.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) collection: &'static Collection,
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
        Writing::begin(transaction, &caller.uid, &target, now_ms)?.run(transaction, change.clone())
    })
    .await
}

/// A write under way: everything it is judged by.
struct Writing<'a> {
    uid: &'a str,
    target: &'a Target,
    now_ms: i64,
    /// The document as it is, `None` where there is none that the writer can read.
    before: Option<Document>,
    /// `true` if there is one that the writer cannot read. It is judged as if it were absent.
    is_hidden: bool,
    evidence: Evidence,
    user: Arc<Value>,
}

impl<'a> Writing<'a> {
    fn begin(
        transaction: &Transaction<'_>,
        uid: &'a str,
        target: &'a Target,
        now_ms: i64,
    ) -> Result<Self, ApiError> {
        let (collection, id) = (target.collection, &target.id);
        let user = transaction.get(&USERS, uid)?;
        let user = user.ok_or_else(|| ApiError::unauthenticated("this account is gone"))?;
        rules::written_directly(collection).map_err(ApiError::refusal)?;
        let before = transaction.get(collection, id)?;
        let data = before.as_ref().map(|document| &*document.data);
        let asker = Asker {
            actor: Actor::Person(uid),
            key: None,
            now_ms,
        };
        let evidence = evidence(transaction, &asker, collection, id, data)?;
        let is_readable = |data| {
            let subject = subject(collection, id, data, &evidence);
            rules::read(&asker, &subject).is_some()
        };
        let is_hidden = data.is_some_and(|data| !is_readable(data));
        Ok(Self {
            uid,
            target,
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
            self.delete(transaction)?;
            return Ok(Outcome::Deleted);
        };
        self.validate(&after)?;
        let after = self.without_ended_link(after);
        // Only a record that could be created under a free id gets here; somebody else has this one.
        if self.is_hidden {
            return Err(ApiError::absent());
        }
        let version = self.put(transaction, &after)?;
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
                if silent && self.is_dated() && merged.is_object() {
                    merged["updatedAt"] = iso(self.now_ms).into();
                }
                merged
            }
        };
        if !record.is_object() {
            return Err(ApiError::invalid("a record must be a JSON object"));
        }
        self.normalised(record).map(Some)
    }

    /// Returns `true` if the record holds the moment of its latest change.
    fn is_dated(&self) -> bool {
        self.is_list() || self.target.collection.name == SELECTIONS.name
    }

    fn is_list(&self) -> bool {
        self.target.collection.name == BUCKET_LISTS.name
    }

    /// Fills what a list lacks, and notes where a place is to be found.
    fn normalised(&self, mut record: Value) -> Result<Value, ApiError> {
        if self.target.collection.name == PLACES.name {
            let degrees = |field: &str| record[field].as_f64().unwrap_or_default();
            record["cell"] = places::cell(degrees("lat"), degrees("lng")).into();
        }
        let record = match record {
            Value::Object(record) if self.is_list() => record,
            other => return Ok(other),
        };
        let defaults = save::defaults(self.uid, &self.user, self.now_ms);
        let defaults = defaults.map_err(ApiError::internal)?;
        let list = normalise_bucket_list(record, &defaults);
        Ok(Value::Object(
            list.map_err(|error| ApiError::coded(&error))?,
        ))
    }

    fn subject<'b>(&'b self, after: Option<&'b Value>) -> Subject<'b> {
        Subject {
            collection: self.target.collection,
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
        let judged = rules::write(&self.asker(), write, &self.subject(after));
        judged.map_err(ApiError::refusal)
    }

    fn seen(&self, mut document: Document) -> Document {
        let subject = Subject {
            before: Some(&document.data),
            ..self.subject(None)
        };
        let sight = rules::read(&self.asker(), &subject).unwrap_or(Sight::Fields(&[]));
        document.data = sight.of_shared(&document.data);
        document
    }

    fn validate(&self, after: &Value) -> Result<(), ApiError> {
        let validate = match self.target.collection.name {
            name if name == USERS.name => validate_user,
            name if name == BUCKET_LISTS.name => validate_bucket_list,
            name if name == SELECTIONS.name => validate_selections,
            name if name == PLACES.name => validate_place,
            _ => validate_bucket_list_meta,
        };
        let errors = new_errors(validate(after), || {
            let before = self.before.as_ref();
            before.map_or_else(Vec::new, |before| validate(&before.data))
        });
        ApiError::refuse_fields(errors)?;
        if json::length(after) > DOCUMENT_BYTES_MAX {
            return Err(ApiError::invalid(
                "a document may not be larger than 256 KiB",
            ));
        }
        Ok(())
    }

    /// Ends the link of a list for whose visibility something else is chosen: who had it is not meant by that.
    fn without_ended_link(&self, mut after: Arc<Value>) -> Arc<Value> {
        let is_meta = self.target.collection.name == BUCKET_LIST_META.name;
        let before = self.before.as_ref();
        if is_meta && before.is_some_and(|before| before.data["visibility"] != after["visibility"])
        {
            save::end_link(Arc::make_mut(&mut after));
        }
        after
    }

    fn put(&self, transaction: &mut Transaction<'_>, after: &Arc<Value>) -> Result<u64, ApiError> {
        let id = &self.target.id;
        if self.is_list() {
            return completion::save(transaction, (id, after), self.uid, self.now_ms);
        }
        let version = transaction.put(self.target.collection, id, Arc::clone(after))?;
        self.log_act_of_admin(transaction, "changePlace")?;
        if let Some((list, owner)) = self.list_beside() {
            save::publish_places(transaction, list, after)?;
            save::touch(transaction, owner, self.now_ms)?;
        }
        Ok(version)
    }

    fn delete(&self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        if self.is_list() {
            return save::remove(transaction, &self.target.id, self.now_ms);
        }
        self.log_act_of_admin(transaction, "deletePlace")?;
        if self.target.collection.name == PLANS.name {
            let of_plan = vec![Value::from(self.target.id.as_str())];
            for suggestion in all(transaction, &PLAN_SUGGESTIONS, "planId", of_plan)? {
                transaction.delete(&PLAN_SUGGESTIONS, &suggestion.id)?;
            }
        }
        Ok(transaction.delete(self.target.collection, &self.target.id)?)
    }

    /// Adds a line to the audit log when an admin writes a place that somebody else added. Other documents of others are
    /// not written here.
    fn log_act_of_admin(
        &self,
        transaction: &mut Transaction<'_>,
        what: &str,
    ) -> Result<(), ApiError> {
        let place = self
            .before
            .as_ref()
            .filter(|_| self.target.collection.name == PLACES.name);
        if place.is_none_or(|place| place.data["createdBy"] == self.uid) {
            return Ok(());
        }
        let entry = AuditEntry {
            by: self.uid,
            what,
            about: &self.target.id,
            note: "",
        };
        Ok(audit_log::record(transaction, &entry, self.now_ms)?)
    }

    /// The list beside and its owner, when it is the record about a list that is written.
    fn list_beside(&self) -> Option<(&Value, &str)> {
        let is_meta = self.target.collection.name == BUCKET_LIST_META.name;
        let list = self.evidence.beside.as_deref().filter(|_| is_meta)?;
        Some((list, list["userId"].as_str()?))
    }
}
