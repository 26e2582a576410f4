//! Registry of personal data in every collection: the one list that export, erasure and
//! [separations](crate::domain::separation) go by.
//!
//! A collection that is declared and not here fails a test, so that nothing about a person can be forgotten.

mod erasure;
mod export;
mod gatherings;

use std::collections::BTreeSet;

use serde_json::json;

pub(crate) use self::erasure::erase;
pub(crate) use self::export::export;
use crate::error::ApiError;
use crate::schema::collections::{
    AUDIT_LOG, BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS,
    CARPOOLS, COUNTERS, CREDITS, DISCARDED, FLAGS, FRIEND_REQUESTS, FRIENDSHIPS, HANGOUT_ACTIVITY,
    HANGOUT_COMMENTS, HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS, IDEMPOTENCY, INVITATION_EMAILS,
    INVITES, ME_TOOS, NOTIFICATIONS, ONE_TIME, PAYMENTS, PLACES, PLAN_SUGGESTIONS, PLANS, POINTS,
    PROGRESS, QUEST_MESSAGES, QUEST_PLAYERS, QUEST_QUESTIONS, QUEST_SECRETS, QUEST_SESSIONS,
    QUEST_TEAMS, QUEST_VERSIONS, QUEST_VIEWS, QUEST_WAITLIST, QUESTS, RESERVED_NAMES, REVIEWS,
    SCORES, SELECTIONS, SESSIONS, SIGN_IN_ATTEMPTS, UPLOADS, USAGE, USERS, USERS_PRIVATE, WAITLIST,
};
use crate::schema::query::all;
use crate::store::{Collection, Document, Transaction};

/// Way to find a person's documents in a collection.
#[derive(Clone, Copy, Debug)]
pub enum Found {
    /// Their id is the person's.
    Id,
    /// By indexes that hold the person's id.
    By(&'static [&'static str]),
    /// Under the ids of the person's bucket lists.
    BesideLists,
    /// Nobody: it holds nothing about anybody, or goes with the hangout it is of.
    Nowhere,
}

/// Effect of erasing a person on a document.
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
    /// Way to find them.
    pub found: Found,
    /// Effect of erasure on them.
    pub fate: Fate,
    /// Fields besides those of [`Found::By`] that hold ids of people. `a.b` is the field `b` of each part of `a`.
    pub others: &'static [&'static str],
    /// Fields that an export leaves out, also where their person may read them: secrets, and hashes of them.
    pub secrets: &'static [&'static str],
    /// `true` if an export leaves the whole collection out, because its documents are about records of others.
    pub is_for_others: bool,
}

const fn erased(collection: &'static Collection, found: Found) -> Trace {
    Trace {
        collection,
        found,
        fate: Fate::Erase,
        others: &[],
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
pub static TRACES: [Trace; 52] = [
    erased(&USERS, Found::Id),
    Trace {
        secrets: &["passwordHash", "totp", "deviceKey", "calendarSecret"],
        ..erased(&USERS_PRIVATE, Found::Id)
    },
    Trace {
        others: &["activities.withUserIds"],
        ..erased(&SELECTIONS, Found::Id)
    },
    Trace {
        secrets: &["linkToken"],
        others: &["editors"],
        ..erased(&BUCKET_LIST_META, Found::BesideLists)
    },
    Trace {
        others: &["activities.withUserIds"],
        ..erased(&BUCKET_LISTS, Found::By(&["userId"]))
    },
    Trace {
        secrets: &["guest", "noticeId"],
        ..erased(&ME_TOOS, Found::By(&["ownerId", "userId"]))
    },
    // Before friendships: whoever takes a hangout over is a co-host, which they are as a friend.
    Trace {
        secrets: &["inviteToken"],
        others: &["coHosts", "neededIds", "invitedIds"],
        ..erased(&HANGOUTS, Found::By(&["hostId"]))
    },
    erased(&FRIENDSHIPS, Found::By(&["a", "b"])),
    erased(&FRIEND_REQUESTS, Found::By(&["from", "to"])),
    erased(&BLOCKS, Found::By(&["by", "whom"])),
    Trace {
        others: &["invitedBy"],
        ..erased(&WAITLIST, Found::By(&["uid"]))
    },
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
    // Times under the hash of an address, which are gone after two days.
    erased(&INVITATION_EMAILS, Found::Nowhere),
    Trace {
        secrets: &["code"],
        ..erased(&ONE_TIME, Found::By(&["uid"]))
    },
    Trace {
        secrets: &["sealed"],
        ..erased(&IDEMPOTENCY, Found::By(&["uid"]))
    },
    erased(&UPLOADS, Found::By(&["uid"])),
    erased(&DISCARDED, Found::Nowhere),
    anonymised(&POINTS, Found::By(&["uid", "friend"])),
    erased(&SCORES, Found::By(&["uid"])),
    Trace {
        others: &["subject"],
        ..anonymised(&FLAGS, Found::By(&["by", "about"]))
    },
    erased(&NOTIFICATIONS, Found::By(&["uid", "from"])),
    Trace {
        secrets: &["editToken"],
        others: &["hostId", "coHosts"],
        ..erased(&HANGOUT_MEMBERS, Found::By(&["userId"]))
    },
    Trace {
        others: &["hostId"],
        ..anonymised(&HANGOUT_COMMENTS, Found::By(&["authorId"]))
    },
    erased(&HANGOUT_ACTIVITY, Found::Nowhere),
    erased(&HANGOUT_INVITES, Found::Nowhere),
    Trace {
        others: &["hostId", "sharedWith"],
        ..erased(&CARPOOL_RIDERS, Found::By(&["userId"]))
    },
    Trace {
        others: &["hostId", "sharedWith"],
        ..erased(&CARPOOL_CARS, Found::By(&["driverId"]))
    },
    Trace {
        others: &["hostId"],
        ..erased(&CARPOOLS, Found::Nowhere)
    },
    Trace {
        others: &["about"],
        ..anonymised(&AUDIT_LOG, Found::By(&["by"]))
    },
    anonymised(&PLACES, Found::By(&["createdBy"])),
    Trace {
        secrets: &["linkToken"],
        others: &["editors"],
        ..erased(&PLANS, Found::By(&["ownerId"]))
    },
    erased(&PLAN_SUGGESTIONS, Found::By(&["authorId", "ownerId"])),
    erased(&COUNTERS, Found::Nowhere),
    kept(&QUESTS, &["creatorId"]),
    kept(&QUEST_VERSIONS, &["creatorId"]),
    kept(&QUEST_SESSIONS, &["creatorId"]),
    Trace {
        secrets: &["idempotencyKey"],
        ..kept(&BOOKINGS, &["userId", "creatorId"])
    },
    // They name bookings, which say no more whose they were; a refund may still be on its way.
    erased(&PAYMENTS, Found::Nowhere),
    kept(&QUEST_WAITLIST, &["userId", "creatorId"]),
    Trace {
        others: &["team", "stopStates.by", "stopStates.with"],
        ..kept(&PROGRESS, &["userId", "creatorId"])
    },
    kept(&REVIEWS, &["userId", "creatorId"]),
    // Guests keep what they were told among their notifications.
    erased(&QUEST_MESSAGES, Found::By(&["creatorId"])),
    erased(&QUEST_QUESTIONS, Found::By(&["userId", "creatorId"])),
    Trace {
        is_for_others: true,
        ..erased(&QUEST_VIEWS, Found::By(&["creatorId"]))
    },
    erased(&QUEST_TEAMS, Found::By(&["uid"])),
    erased(&QUEST_PLAYERS, Found::Id),
    erased(&QUEST_SECRETS, Found::Nowhere),
];

impl Trace {
    /// Every field that holds ids of people; `id` stands for the id of the document.
    pub fn people(&self) -> impl Iterator<Item = &'static str> + use<> {
        let found: &[&str] = match self.found {
            Found::Id => &["id"],
            Found::By(indexes) => indexes,
            Found::BesideLists | Found::Nowhere => &[],
        };
        found.iter().chain(self.others).copied()
    }

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
}
