//! Visibility of a stored record: the rules, with the documents they need to judge.

use std::collections::HashMap;

use serde_json::Value;

use crate::access::auth::caller::Caller;
use crate::access::rules::{self, Actor, Asker, Evidence, Question, Refusal, Sight, Subject};
use crate::error::ApiError;
use crate::schema::declaration::Declaration;
use crate::store::{Document, Store, StoreError, Transaction};

/// Actor of a caller, for the rules.
pub(crate) fn actor(caller: Option<&Caller>) -> Actor<'_> {
    caller.map_or(Actor::Anonymous, |caller| Actor::Person(&caller.uid))
}

/// Returns the part of a record that somebody sees now; `None` hides that it exists.
pub(crate) async fn sight(
    store: &dyn Store,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    id: &str,
    data: &Value,
) -> Result<Option<Sight>, StoreError> {
    let evidence = evidence_of(store, asker, collection, id, data).await?;
    Ok(rules::read(
        collection,
        asker,
        &subject(id, data, &evidence),
    ))
}

/// Returns the parts of records that somebody sees, one answer for each: as [`sight`], with one read for each collection
/// that the rules look into.
pub(crate) async fn sights(
    store: &dyn Store,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    records: &[Document],
) -> Result<Vec<Option<Sight>>, StoreError> {
    let mut evidence: Vec<Evidence> = records.iter().map(|_| Evidence::default()).collect();
    if let Some(beside) = collection.companion() {
        let ids: Vec<String> = records.iter().map(|record| record.id.clone()).collect();
        let found = store.get_all(beside, &ids).await?;
        for (evidence, found) in evidence.iter_mut().zip(found) {
            evidence.beside = found.map(|found| found.data);
        }
    }
    let mut questions: HashMap<&'static str, Vec<(usize, Question)>> = HashMap::new();
    for (at, record) in records.iter().enumerate() {
        for question in evidence[at].questions(asker, collection, &record.id, &record.data) {
            let of_collection = questions.entry(question.collection.name).or_default();
            of_collection.push((at, question));
        }
    }
    for asked in questions.into_values() {
        let ids: Vec<String> = asked.iter().map(|(_, each)| each.id.clone()).collect();
        let found = store.get_all(asked[0].1.collection, &ids).await?;
        for ((at, question), found) in asked.iter().zip(found) {
            if let Some(found) = found {
                evidence[*at].note(question, &found.data);
            }
        }
    }
    let seen = records.iter().zip(&evidence);
    Ok(seen
        .map(|(record, evidence)| {
            rules::read(
                collection,
                asker,
                &subject(&record.id, &record.data, evidence),
            )
        })
        .collect())
}

/// Returns the part of a record that a friend of its owner sees, or anybody who is no friend, whoever that is: nobody
/// whom the owner blocks, and nobody with rights of their own.
pub(crate) async fn sight_of_others(
    store: &dyn Store,
    is_friend: bool,
    now_ms: i64,
    collection: &'static Declaration,
    id: &str,
    data: &Value,
) -> Result<Option<Sight>, StoreError> {
    let asker = Asker {
        actor: Actor::Anonymous,
        key: None,
        now_ms,
    };
    let mut evidence = evidence_of(store, &asker, collection, id, data).await?;
    evidence.is_friend = is_friend;
    Ok(rules::read(
        collection,
        &asker,
        &subject(id, data, &evidence),
    ))
}

/// Reads the other documents that the rules need about a record.
pub(crate) async fn evidence_of(
    store: &dyn Store,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    id: &str,
    data: &Value,
) -> Result<Evidence, StoreError> {
    let mut evidence = Evidence::default();
    if let Some(beside) = collection.companion() {
        evidence.beside = store.get(beside, id).await?.map(|found| found.data);
    }
    for question in evidence.questions(asker, collection, id, data) {
        if let Some(found) = store.get(question.collection, &question.id).await? {
            evidence.note(&question, &found.data);
        }
    }
    Ok(evidence)
}

/// Reads the other documents that the rules need, as a transaction sees them.
pub(crate) fn evidence(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    id: &str,
    data: Option<&Value>,
) -> Result<Evidence, StoreError> {
    let mut evidence = Evidence::default();
    if let Some(beside) = collection.companion() {
        evidence.beside = transaction.get(beside, id)?.map(|found| found.data);
    }
    let questions = data.map(|data| evidence.questions(asker, collection, id, data));
    for question in questions.into_iter().flatten() {
        if let Some(found) = transaction.get(question.collection, &question.id)? {
            evidence.note(&question, &found.data);
        }
    }
    Ok(evidence)
}

/// A document somebody may see, how much of it, and why; `None` as if it were not there.
pub(crate) fn seen(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    id: &str,
) -> Result<Option<(Document, Sight, Evidence)>, StoreError> {
    let Some(document) = transaction.get(collection, id)? else {
        return Ok(None);
    };
    let evidence = evidence(transaction, asker, collection, id, Some(&document.data))?;
    let sight = rules::read(collection, asker, &subject(id, &document.data, &evidence));
    Ok(sight.map(|sight| (document, sight, evidence)))
}

/// A stored record, for the rules.
pub(crate) fn subject<'a>(id: &'a str, data: &'a Value, evidence: &'a Evidence) -> Subject<'a> {
    Subject {
        id,
        before: Some(data),
        after: None,
        evidence,
        signature: None,
    }
}

impl ApiError {
    /// A refusal of the rules; what may not be seen answers as if it were not there.
    pub(crate) fn refusal(refusal: Refusal) -> Self {
        match refusal {
            Refusal::SignIn => Self::unauthenticated("sign in first"),
            Refusal::Unseen => Self::absent(),
            Refusal::Denied(reason) => Self::denied(reason),
            Refusal::ServerField(field) => Self::denied(format!(
                "{field} is written by the server only; leave it as it is"
            )),
        }
    }
}
