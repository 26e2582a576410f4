//! Counts the documents and bytes that each person keeps.
//!
//! [`CountingStore`] adds up what every transaction writes and deletes, in the same transaction, so that the counts are
//! exact in both stores and across restarts. A person is counted for the first time when they make something.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, json};

use super::{Budget, Budgets};
use crate::error::ApiError;
use crate::schema::collections::{BUCKET_LISTS, DECLARATIONS, USAGE, declaration};
use crate::schema::declaration::{Declaration, Room};
use crate::schema::query::{all, by};
use crate::store::{
    Answer, Change, Collection, Committed, Document, Find, Listener, Page, Store, StoreError,
    Transaction, Verdict, Work,
};

const KIBIBYTE: u64 = 1 << 10;

/// Version of the rooms that documents take, and of [`Kept::of`]. Who was counted by another one is counted anew.
const COUNTING_VERSION: u64 = 4;

/// The room that a document takes.
fn room(collection: &Collection) -> Room {
    declaration(collection).map_or(Room::Nobody, |declared| declared.room)
}

/// Finds the person that a document counts for; `None` when there is nobody.
fn owner_of(
    transaction: &Transaction<'_>,
    room: Room,
    id: &str,
    data: &Value,
) -> Result<Option<String>, StoreError> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let owner = match room {
        Room::Nobody => None,
        Room::Of(field) | Room::Shared(field) | Room::Photo(field) | Room::Answer(field) => {
            text(&data[field])
        }
        Room::Id => Some(id.to_owned()),
        Room::BesideList => {
            // Deleted with its list.
            let deleted = transaction
                .writes()
                .find(|write| *write.collection == BUCKET_LISTS && write.id == id)
                .and_then(|write| write.before.clone());
            let list = transaction.get(&BUCKET_LISTS, id)?;
            let list = list.map(|list| list.data).or(deleted);
            list.and_then(|list| text(&list["userId"]))
        }
    };
    Ok(owner.filter(|owner| !owner.is_empty()))
}

/// Documents and bytes that somebody stores, or the increase of both. Each document counts in whole KiB, so that most
/// edits change no count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Kept {
    documents: i64,
    kibibytes: i64,
    answer_kibibytes: i64,
    photo_kibibytes: i64,
}

impl Kept {
    /// A document that takes room.
    fn of(room: Room, data: &Value) -> Self {
        let kibibytes = |bytes: u64| i64::try_from(bytes.div_ceil(KIBIBYTE)).unwrap_or(i64::MAX);
        let nothing = Self::default();
        match room {
            Room::Nobody => nothing,
            Room::Photo(_) => Self {
                photo_kibibytes: kibibytes(data["bytes"].as_u64().unwrap_or(0)),
                ..nothing
            },
            Room::Answer(_) => Self {
                // Nearly all answers are below 1 KiB and change no count.
                answer_kibibytes: i64::try_from(weight(data) / KIBIBYTE).unwrap_or(i64::MAX),
                ..nothing
            },
            Room::Of(_) | Room::Shared(_) => Self {
                documents: 1,
                kibibytes: kibibytes(weight(data)),
                ..nothing
            },
            // Records that everybody has once, or once for each list, count as no document of their own.
            Room::Id | Room::BesideList => Self {
                kibibytes: kibibytes(weight(data)),
                ..nothing
            },
        }
    }

    /// Reads the counts of a person; `None` when they were counted in another way than now.
    fn read(data: &Value) -> Option<Self> {
        let number = |field: &str| data[field].as_i64().unwrap_or(0);
        (data["counting"] == COUNTING_VERSION).then(|| Self {
            documents: number("documents"),
            kibibytes: number("kibibytes"),
            answer_kibibytes: number("answerKibibytes"),
            photo_kibibytes: number("photoKibibytes"),
        })
    }

    fn to_json(self) -> Value {
        json!({
            "counting": COUNTING_VERSION, "documents": self.documents, "kibibytes": self.kibibytes,
            "answerKibibytes": self.answer_kibibytes, "photoKibibytes": self.photo_kibibytes,
        })
    }

    const fn plus(self, other: Self, times: i64) -> Self {
        Self {
            documents: self.documents + times * other.documents,
            kibibytes: self.kibibytes + times * other.kibibytes,
            answer_kibibytes: self.answer_kibibytes + times * other.answer_kibibytes,
            photo_kibibytes: self.photo_kibibytes + times * other.photo_kibibytes,
        }
    }
}

/// Bytes of a record: of its texts and names, and eight for each number. Close to its JSON, and cheaper to find out.
fn weight(data: &Value) -> u64 {
    match data {
        Value::String(text) => text.len() as u64,
        Value::Array(items) => items.iter().map(weight).sum(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| name.len() as u64 + weight(value))
            .sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 8,
    }
}

/// Refuses a transaction of a person that makes them keep more than they may. Whoever edits somebody else's list or plan
/// uses the room of its owner.
pub(crate) fn check(
    transaction: &mut Transaction<'_>,
    uid: &str,
    budgets: &Budgets,
) -> Result<(), ApiError> {
    let is_judged = |write: &Committed, owner: &str| {
        owner == uid || matches!(room(write.collection), Room::Shared(_) | Room::BesideList)
    };
    for (owner, grown) in growth(transaction, is_judged)? {
        let parts = |kept: Kept| {
            [
                (Budget::Documents, kept.documents),
                (Budget::Bytes, kept.kibibytes),
                (Budget::Answers, kept.answer_kibibytes),
                (Budget::PhotoBytes, kept.photo_kibibytes),
            ]
        };
        if parts(grown).iter().all(|(_, grown)| *grown <= 0) {
            continue;
        }
        let kept = total(transaction, &owner)?;
        for ((budget, grown), (_, kept)) in parts(grown).into_iter().zip(parts(kept)) {
            let (limit, unit) = match budget {
                Budget::Documents => (budgets.documents_per_person, 1),
                Budget::PhotoBytes => (budgets.photo_mebibytes_per_person, 1_024),
                _ => (budgets.mebibytes_per_person, 1_024),
            };
            if grown > 0 && kept > i64::from(limit) * unit {
                return Err(budget.used_up(limit));
            }
        }
    }
    Ok(())
}

/// The documents and bytes of a person once the transaction is committed.
fn total(transaction: &mut Transaction<'_>, uid: &str) -> Result<Kept, ApiError> {
    let grown = growth(transaction, |_, _| true)?;
    let grown = grown.get(uid).copied().unwrap_or_default();
    let usage = transaction.get(&USAGE, uid)?;
    if let Some(kept) = usage.and_then(|usage| Kept::read(&usage.data)) {
        return Ok(kept.plus(grown, 1));
    }
    // Not counted so far. The end of the transaction adds what it does itself.
    let mut kept = Kept::default();
    for collection in DECLARATIONS {
        for document in documents_of(transaction, collection, uid)? {
            kept = kept.plus(Kept::of(collection.room, &document.data), 1);
        }
    }
    transaction.put(&USAGE, uid, kept.plus(grown, -1).to_json())?;
    Ok(kept)
}

/// Documents of a collection that take room of a person.
fn documents_of(
    transaction: &Transaction<'_>,
    collection: &'static Declaration,
    uid: &str,
) -> Result<Vec<Document>, ApiError> {
    match collection.room {
        Room::Nobody => Ok(Vec::new()),
        Room::Of(field) | Room::Shared(field) | Room::Photo(field) | Room::Answer(field) => {
            all(transaction, collection, field, vec![json!(uid)])
        }
        Room::Id => Ok(transaction.get(collection, uid)?.into_iter().collect()),
        Room::BesideList => {
            let lists = by!(BUCKET_LISTS.userId).all(transaction, [json!(uid)])?;
            let beside = lists
                .iter()
                .map(|list| transaction.get(collection, &list.id));
            Ok(beside
                .filter_map(Result::transpose)
                .collect::<Result<_, _>>()?)
        }
    }
}

/// Adds what a transaction does to what is kept of everybody who was counted before.
fn settle(transaction: &mut Transaction<'_>) -> Result<(), StoreError> {
    for (owner, grown) in growth(transaction, |_, _| true)? {
        if grown == Kept::default() {
            continue;
        }
        let usage = transaction.get(&USAGE, &owner)?;
        if let Some(kept) = usage.and_then(|usage| Kept::read(&usage.data)) {
            transaction.put(&USAGE, &owner, kept.plus(grown, 1).to_json())?;
        }
    }
    Ok(())
}

/// Growth of what each person keeps by the writes of a transaction.
fn growth(
    transaction: &Transaction<'_>,
    is_asked: impl Fn(&Committed, &str) -> bool,
) -> Result<BTreeMap<String, Kept>, StoreError> {
    let mut growth: BTreeMap<String, Kept> = BTreeMap::new();
    for write in transaction.writes() {
        let Committed { collection, id, .. } = write;
        for (data, times) in [(&write.before, -1), (&write.after, 1)] {
            let Some(data) = data else { continue };
            let room = room(collection);
            let owner = owner_of(transaction, room, id, data)?;
            if let Some(owner) = owner.filter(|owner| is_asked(write, owner)) {
                let kept = growth.entry(owner).or_default();
                *kept = kept.plus(Kept::of(room, data), times);
            }
        }
    }
    Ok(growth)
}

/// A store that counts what everybody keeps.
#[derive(Debug)]
pub(crate) struct CountingStore(Arc<dyn Store>);

impl CountingStore {
    pub(crate) fn over(store: Arc<dyn Store>) -> Self {
        Self(store)
    }
}

impl Store for CountingStore {
    fn get<'a>(
        &'a self,
        collection: &'static Collection,
        id: &'a str,
    ) -> Answer<'a, Option<Document>> {
        self.0.get(collection, id)
    }

    fn get_all<'a>(
        &'a self,
        collection: &'static Collection,
        ids: &'a [String],
    ) -> Answer<'a, Vec<Option<Document>>> {
        self.0.get_all(collection, ids)
    }

    fn find<'a>(&'a self, find: &'a Find) -> Answer<'a, Page> {
        self.0.find(find)
    }

    fn changes(&self, after: u64, limit: usize) -> Answer<'_, Option<Vec<Change>>> {
        self.0.changes(after, limit)
    }

    fn sequence(&self) -> Answer<'_, u64> {
        self.0.sequence()
    }

    fn submit(&self, mut work: Work) -> Answer<'_, ()> {
        let failure = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&failure);
        let counted: Work = Box::new(move |transaction| {
            let verdict = work(transaction);
            let settled = match verdict {
                Verdict::Commit => settle(transaction),
                Verdict::Abandon => Ok(()),
            };
            let verdict = if settled.is_ok() {
                verdict
            } else {
                Verdict::Abandon
            };
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = settled.err();
            verdict
        });
        Box::pin(async move {
            self.0.submit(counted).await?;
            let failure = failure
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take();
            failure.map_or(Ok(()), Err)
        })
    }

    fn listen(&self, listener: Listener) {
        self.0.listen(listener);
    }

    fn health(&self) -> Result<(), StoreError> {
        self.0.health()
    }

    fn close(&self) {
        self.0.close();
    }
}
