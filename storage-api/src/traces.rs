//! Where a person has left traces, in every collection there is: the one list that export and erasure go by.
//!
//! A collection that is declared and not here fails a test, so that nothing about a person can be forgotten.

mod export;
mod gatherings;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use wasm_core::domain::Timestamp;

pub(crate) use self::export::export;
use crate::auth::secret::random_id;
use crate::circle::part;
use crate::collections::{
    AUDIT_LOG, BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS,
    CARPOOLS, COUNTERS, CREDITS, DISCARDED, FLAGS, FRIEND_REQUESTS, FRIENDSHIPS, HANGOUT_COMMENTS,
    HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS, IDEMPOTENCY, INVITES, NOTIFICATIONS, ONE_TIME,
    PLACES, PLANS, POINTS, PROGRESS, QUEST_PLAYERS, QUEST_SECRETS, QUEST_SESSIONS, QUEST_TEAMS,
    QUEST_VERSIONS, QUEST_WAITLIST, QUESTS, RESERVED_NAMES, REVIEWS, SCORES, SELECTIONS, SESSIONS,
    SIGN_IN_ATTEMPTS, UPLOADS, USAGE, USERS, USERS_PRIVATE, WAITLIST,
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
    /// Fields that an export leaves out, also where their person may read them: secrets, and hashes of them.
    pub secrets: &'static [&'static str],
    /// Whether an export leaves the whole collection out, because its documents are about records of others.
    pub is_for_others: bool,
}

const fn erased(collection: &'static Collection, found: Found) -> Trace {
    Trace {
        collection,
        found,
        fate: Fate::Erase,
        secrets: &[],
        is_for_others: false,
    }
}

const fn anonymised(collection: &'static Collection, found: Found) -> Trace {
    Trace {
        fate: Fate::Anonymise,
        ..erased(collection, found)
    }
}

/// Records of quests stay for whoever else they are about, and do not say any more who it was.
const fn kept(collection: &'static Collection, indexes: &'static [&'static str]) -> Trace {
    anonymised(collection, Found::By(indexes))
}

/// Every collection, and what of it is about a person.
pub static TRACES: [Trace; 44] = [
    erased(&USERS, Found::Id),
    Trace {
        secrets: &["passwordHash", "totp", "deviceKey"],
        ..erased(&USERS_PRIVATE, Found::Id)
    },
    erased(&SELECTIONS, Found::Id),
    Trace {
        secrets: &["linkToken"],
        ..erased(&BUCKET_LIST_META, Found::BesideLists)
    },
    erased(&BUCKET_LISTS, Found::By(&["userId"])),
    erased(&FRIENDSHIPS, Found::By(&["a", "b"])),
    erased(&FRIEND_REQUESTS, Found::By(&["from", "to"])),
    erased(&BLOCKS, Found::By(&["by", "whom"])),
    erased(&WAITLIST, Found::By(&["uid"])),
    erased(&INVITES, Found::By(&["by"])),
    Trace {
        is_for_others: true,
        ..anonymised(&CREDITS, Found::By(&["uid"]))
    },
    anonymised(&RESERVED_NAMES, Found::By(&["uid"])),
    Trace {
        secrets: &["secret", "tagKey", "graced"],
        ..erased(&SESSIONS, Found::By(&["uid"]))
    },
    erased(&USAGE, Found::Id),
    // Counts under hashes, which are gone after two days.
    erased(&SIGN_IN_ATTEMPTS, Found::Nowhere),
    Trace {
        secrets: &["code"],
        ..erased(&ONE_TIME, Found::By(&["uid"]))
    },
    Trace {
        secrets: &["sealed", "asked"],
        ..erased(&IDEMPOTENCY, Found::By(&["uid"]))
    },
    erased(&UPLOADS, Found::By(&["uid"])),
    erased(&DISCARDED, Found::Nowhere),
    anonymised(&POINTS, Found::By(&["uid", "friend"])),
    erased(&SCORES, Found::By(&["uid"])),
    anonymised(&FLAGS, Found::By(&["by", "about"])),
    erased(&NOTIFICATIONS, Found::By(&["uid", "from"])),
    Trace {
        secrets: &["inviteToken"],
        ..erased(&HANGOUTS, Found::By(&["hostId"]))
    },
    Trace {
        secrets: &["editToken"],
        ..erased(&HANGOUT_MEMBERS, Found::By(&["userId"]))
    },
    anonymised(&HANGOUT_COMMENTS, Found::By(&["authorId"])),
    erased(&HANGOUT_INVITES, Found::Nowhere),
    erased(&CARPOOL_RIDERS, Found::By(&["userId"])),
    erased(&CARPOOL_CARS, Found::By(&["driverId"])),
    erased(&CARPOOLS, Found::Nowhere),
    anonymised(&AUDIT_LOG, Found::By(&["by"])),
    anonymised(&PLACES, Found::By(&["createdBy"])),
    Trace {
        secrets: &["linkToken"],
        ..erased(&PLANS, Found::By(&["ownerId"]))
    },
    erased(&COUNTERS, Found::Nowhere),
    kept(&QUESTS, &["creatorId"]),
    kept(&QUEST_VERSIONS, &["creatorId"]),
    kept(&QUEST_SESSIONS, &["creatorId"]),
    Trace {
        secrets: &["idempotencyKey"],
        ..kept(&BOOKINGS, &["userId", "creatorId"])
    },
    kept(&QUEST_WAITLIST, &["userId", "creatorId"]),
    kept(&PROGRESS, &["userId", "creatorId"]),
    kept(&REVIEWS, &["userId", "creatorId"]),
    erased(&QUEST_TEAMS, Found::By(&["uid"])),
    erased(&QUEST_PLAYERS, Found::Id),
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
                let mut known = BTreeSet::new();
                for index in indexes {
                    let found = all(transaction, self.collection, index, vec![json!(uid)])?;
                    let new = found.into_iter();
                    documents.extend(new.filter(|document| known.insert(document.id.clone())));
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
        } else if name == POINTS.name {
            return forget_points(transaction, uid, document);
        } else if name == FLAGS.name {
            return forget_flag(transaction, uid, document);
        } else if name == PLACES.name {
            return forget_place(transaction, document);
        } else if name == AUDIT_LOG.name {
            let mut data = (*document.data).clone();
            data["by"] = json!("");
            transaction.put(&AUDIT_LOG, &document.id, data)?;
            return Ok(());
        } else if name == HANGOUTS.name {
            return gatherings::end_hangout(transaction, uid, &document.id, now_ms);
        } else if name == HANGOUT_COMMENTS.name {
            return gatherings::forget_comment(transaction, document);
        } else if name == HANGOUT_MEMBERS.name {
            gatherings::leave(transaction, uid, document)?;
        } else if name == CARPOOL_CARS.name {
            gatherings::empty_car(transaction, &document.id, now_ms)?;
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

/// A line of the ledger stays, under an id that says nothing, and without the person.
fn forget_points(
    transaction: &mut Transaction<'_>,
    uid: &str,
    line: &Document,
) -> Result<(), ApiError> {
    // A line may have been anonymised a moment ago, as that of a friend who left with it.
    let Some(line) = transaction.get(&POINTS, &line.id)? else {
        return Ok(());
    };
    let mut data = (*line.data).clone();
    if data["friend"] == uid
        && let Some(fields) = data.as_object_mut()
    {
        fields.shift_remove("friend");
    }
    if data["uid"] != uid {
        transaction.put(&POINTS, &line.id, data)?;
        return Ok(());
    }
    transaction.delete(&POINTS, &line.id)?;
    data["uid"] = json!("");
    for other in ["voids", "releases", "city"] {
        data[other] = Value::Null;
    }
    transaction.put(&POINTS, &random_id(), data)?;
    Ok(())
}

/// A report stays while it is of use, without the person who made it or whom it is about.
fn forget_flag(
    transaction: &mut Transaction<'_>,
    uid: &str,
    flag: &Document,
) -> Result<(), ApiError> {
    let Some(flag) = transaction.get(&FLAGS, &flag.id)? else {
        return Ok(());
    };
    transaction.delete(&FLAGS, &flag.id)?;
    if flag.data["about"] == uid {
        return Ok(());
    }
    let mut data = (*flag.data).clone();
    data["by"] = Value::Null;
    transaction.put(&FLAGS, &random_id(), data)?;
    Ok(())
}

/// A place that others use stays, and says no more who added it.
fn forget_place(transaction: &mut Transaction<'_>, place: &Document) -> Result<(), ApiError> {
    let mut data = (*place.data).clone();
    if data["isPublic"] != true {
        return Ok(transaction.delete(&PLACES, &place.id)?);
    }
    if let Some(fields) = data.as_object_mut() {
        fields.shift_remove("createdBy");
    }
    transaction.put(&PLACES, &place.id, data)?;
    Ok(())
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
