//! Where a person has left traces, in every collection there is: the one list that export and erasure go by.
//!
//! A collection that is declared and not here fails a test, so that nothing about a person can be forgotten.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use wasm_core::domain::Timestamp;

use crate::circle::part;
use crate::collections::{
    BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, COUNTERS, CREDITS, DISCARDED,
    FRIEND_REQUESTS, FRIENDSHIPS, IDEMPOTENCY, INVITES, ONE_TIME, PROGRESS, QUEST_SECRETS,
    QUEST_SESSIONS, QUEST_TEAMS, QUEST_VERSIONS, QUEST_WAITLIST, QUESTS, RESERVED_NAMES, REVIEWS,
    SELECTIONS, SESSIONS, UPLOADS, USERS, USERS_PRIVATE, WAITLIST,
};
use crate::error::ApiError;
use crate::lookup::all;
use crate::quests;
use crate::reserved::reserve;
use crate::store::{Collection, Document, Transaction};
use crate::uploads::forget;

/// How a person's documents in a collection are found.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// Their id is the person's.
    Id,
    /// By indexes that hold the person's id.
    By(&'static [&'static str]),
    /// Under the ids of the person's bucket lists.
    BesideLists,
    /// It holds nothing about anybody.
    Nowhere,
}

/// What erasing a person does to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is deleted.
    Erase,
    /// It stays, and says no more whose it was.
    Anonymise,
}

/// A person's traces in one collection.
#[derive(Debug)]
pub struct Trace {
    /// The collection.
    pub collection: &'static Collection,
    /// How they are found.
    pub found: Found,
    /// What becomes of them.
    pub fate: Fate,
    /// Fields that an export leaves out: secrets, and hashes of them.
    pub secrets: &'static [&'static str],
}

const fn erased(collection: &'static Collection, found: Found) -> Trace {
    Trace {
        collection,
        found,
        fate: Fate::Erase,
        secrets: &[],
    }
}

/// Records of quests stay for whoever else they are about, and do not say any more who it was.
const fn kept(collection: &'static Collection, indexes: &'static [&'static str]) -> Trace {
    Trace {
        fate: Fate::Anonymise,
        ..erased(collection, Found::By(indexes))
    }
}

/// Every collection, and what of it is about a person.
pub static TRACES: [Trace; 27] = [
    erased(&USERS, Found::Id),
    Trace {
        secrets: &["passwordHash", "totp"],
        ..erased(&USERS_PRIVATE, Found::Id)
    },
    erased(&SELECTIONS, Found::Id),
    erased(&BUCKET_LIST_META, Found::BesideLists),
    erased(&BUCKET_LISTS, Found::By(&["userId"])),
    erased(&FRIENDSHIPS, Found::By(&["a", "b"])),
    erased(&FRIEND_REQUESTS, Found::By(&["from", "to"])),
    erased(&BLOCKS, Found::By(&["by", "whom"])),
    erased(&WAITLIST, Found::By(&["uid"])),
    erased(&INVITES, Found::By(&["by"])),
    Trace {
        fate: Fate::Anonymise,
        ..erased(&CREDITS, Found::By(&["uid"]))
    },
    Trace {
        fate: Fate::Anonymise,
        ..erased(&RESERVED_NAMES, Found::By(&["uid"]))
    },
    Trace {
        secrets: &["secret"],
        ..erased(&SESSIONS, Found::By(&["uid"]))
    },
    Trace {
        secrets: &["code"],
        ..erased(&ONE_TIME, Found::By(&["uid"]))
    },
    Trace {
        secrets: &["answer", "asked"],
        ..erased(&IDEMPOTENCY, Found::By(&["uid"]))
    },
    erased(&UPLOADS, Found::By(&["uid"])),
    erased(&DISCARDED, Found::Nowhere),
    erased(&COUNTERS, Found::Nowhere),
    kept(&QUESTS, &["creatorId"]),
    kept(&QUEST_VERSIONS, &["creatorId"]),
    kept(&QUEST_SESSIONS, &["creatorId"]),
    kept(&BOOKINGS, &["userId", "creatorId"]),
    kept(&QUEST_WAITLIST, &["userId", "creatorId"]),
    kept(&PROGRESS, &["userId", "creatorId"]),
    kept(&REVIEWS, &["userId", "creatorId"]),
    erased(&QUEST_TEAMS, Found::By(&["uid"])),
    erased(&QUEST_SECRETS, Found::Nowhere),
];

/// Collections of [`kept`] records.
const QUEST_RECORDS: [&str; 7] = [
    QUESTS.name,
    QUEST_VERSIONS.name,
    QUEST_SESSIONS.name,
    BOOKINGS.name,
    QUEST_WAITLIST.name,
    PROGRESS.name,
    REVIEWS.name,
];

/// What lists say of somebody who is not here any more.
const NOBODY: &str = "deleted person";

/// How many documents of each collection were erased, and how many do not say any more whose they were.
#[derive(Debug, Default)]
pub(crate) struct Erasure {
    pub(crate) erased: BTreeMap<&'static str, usize>,
    pub(crate) anonymised: BTreeMap<&'static str, usize>,
}

/// Everything that is stored about a person, by collection, without secrets.
pub(crate) fn export(transaction: &Transaction<'_>, uid: &str) -> Result<Value, ApiError> {
    let mut collections = Map::new();
    for trace in &TRACES {
        let documents = trace.documents(transaction, uid)?;
        let shown: Vec<Value> = documents
            .iter()
            .map(|document| trace.shown(document))
            .collect();
        if !shown.is_empty() {
            collections.insert(trace.collection.name.to_owned(), Value::Array(shown));
        }
    }
    Ok(Value::Object(collections))
}

/// Erases a person: everything of theirs, and their name wherever others have it.
pub(crate) fn erase(
    transaction: &mut Transaction<'_>,
    uid: &str,
    now_ms: i64,
) -> Result<Erasure, ApiError> {
    let mut erasure = Erasure::default();
    let user = transaction.get(&USERS, uid)?;
    let name = user.and_then(|user| user.data["user_name"].as_str().map(str::to_owned));
    leave_the_queue(transaction, uid, &mut erasure)?;
    let now = Timestamp::from_epoch_ms(now_ms).map_err(ApiError::internal)?;
    quests::withdraw(transaction, uid, now)?;
    let mut found = Vec::new();
    for trace in &TRACES {
        for document in trace.documents(transaction, uid)? {
            found.push((trace, document));
        }
    }
    for (trace, document) in found {
        let counted = match trace.fate {
            Fate::Erase => &mut erasure.erased,
            Fate::Anonymise => &mut erasure.anonymised,
        };
        *counted.entry(trace.collection.name).or_default() += 1;
        trace.end(transaction, uid, &document, now_ms)?;
    }
    if let Some(name) = name {
        reserve(transaction, &name, "", now_ms)?;
    }
    Ok(erasure)
}

/// A person may have queued by address before they signed up.
fn leave_the_queue(
    transaction: &mut Transaction<'_>,
    uid: &str,
    erasure: &mut Erasure,
) -> Result<(), ApiError> {
    let private = transaction.get(&USERS_PRIVATE, uid)?;
    let Some(email) = private.and_then(|private| private.data.get("email").cloned()) else {
        return Ok(());
    };
    for entry in all(transaction, &WAITLIST, "email", vec![email])? {
        transaction.delete(&WAITLIST, &entry.id)?;
        *erasure.erased.entry(WAITLIST.name).or_default() += 1;
    }
    Ok(())
}

impl Trace {
    fn documents(
        &self,
        transaction: &Transaction<'_>,
        uid: &str,
    ) -> Result<Vec<Document>, ApiError> {
        let mut documents = Vec::new();
        match self.found {
            Found::Id => documents.extend(transaction.get(self.collection, uid)?),
            Found::By(indexes) => {
                for index in indexes {
                    documents.extend(all(transaction, self.collection, index, vec![json!(uid)])?);
                }
            }
            Found::BesideLists => {
                for list in all(transaction, &BUCKET_LISTS, "userId", vec![json!(uid)])? {
                    documents.extend(transaction.get(self.collection, &list.id)?);
                }
            }
            Found::Nowhere => {}
        }
        Ok(documents)
    }

    fn shown(&self, document: &Document) -> Value {
        let mut data = (*document.data).clone();
        if let Some(fields) = data.as_object_mut() {
            fields.retain(|name, _| !self.secrets.contains(&name.as_str()));
        }
        json!({ "id": document.id, "data": data })
    }

    fn end(
        &self,
        transaction: &mut Transaction<'_>,
        uid: &str,
        document: &Document,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let name = self.collection.name;
        if name == QUEST_TEAMS.name {
            quests::leave_team(transaction, document, uid)?;
        } else if self.fate == Fate::Anonymise && QUEST_RECORDS.contains(&name) {
            // Read again: somebody can be guest and creator of the same record.
            if let Some(found) = transaction.get(self.collection, &document.id)? {
                let left = quests::forget(&found, uid, NOBODY);
                transaction.put(self.collection, &document.id, left)?;
            }
            return Ok(());
        } else if name == CREDITS.name {
            forget_credit(transaction, document)?;
        } else if name == UPLOADS.name {
            return forget(transaction, document, now_ms);
        } else if name == RESERVED_NAMES.name {
            let mut data = (*document.data).clone();
            data["uid"] = json!("");
            transaction.put(&RESERVED_NAMES, &document.id, data)?;
            return Ok(());
        } else if name == FRIENDSHIPS.name {
            let both = [&document.data["a"], &document.data["b"]];
            let other = both.into_iter().find(|party| **party != uid);
            let other = other.and_then(Value::as_str).unwrap_or_default();
            part(transaction, uid, other, now_ms)?;
        } else if name == BUCKET_LISTS.name {
            for credit in all(transaction, &CREDITS, "listId", vec![json!(document.id)])? {
                transaction.delete(&CREDITS, &credit.id)?;
            }
        }
        Ok(transaction.delete(self.collection, &document.id)?)
    }
}

/// Takes a name off the items of a list that were somebody's idea.
fn forget_credit(transaction: &mut Transaction<'_>, credit: &Document) -> Result<(), ApiError> {
    let list_id = credit.data["listId"].as_str().unwrap_or_default();
    let Some(list) = transaction.get(&BUCKET_LISTS, list_id)? else {
        return Ok(());
    };
    let mut data = (*list.data).clone();
    let activities = data["activities"].as_array_mut();
    for activity in activities.into_iter().flatten() {
        if activity["source"]["userName"] == credit.data["userName"] {
            activity["source"]["userName"] = json!(NOBODY);
        }
    }
    transaction.put(&BUCKET_LISTS, list_id, data)?;
    Ok(())
}
