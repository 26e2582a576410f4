//! Handlers of requests for documents.

use http::{HeaderValue, Method, StatusCode, header};
use serde::Serialize;
use serde_json::{Value, json};

use super::query::{self, Query};
use super::write::{Change, Outcome, Target, write};
use crate::access::auth::caller::Caller;
use crate::access::rules;
use crate::access::visibility::sight;
use crate::app::App;
use crate::error::ApiError;
use crate::http::body::{RequestBody, read_json};
use crate::http::etag::{Condition, etag, if_match, if_none_match};
use crate::http::{Answer, Head};
use crate::schema::collections;
use crate::schema::declaration::Declaration;
use crate::store::Document;

const JSON: &str = "application/json";
const MERGE_PATCH: &str = "application/merge-patch+json";

/// `/v1/{collection}/{id}`
pub(super) async fn one(
    app: &App,
    collection: &str,
    id: &str,
    head: &Head,
    body: &mut RequestBody,
) -> Result<Answer, ApiError> {
    let collection = known(collection)?;
    check_id(id)?;
    let change: fn(Value) -> Change = match head.method {
        Method::GET | Method::HEAD => return get(app, collection, id, head).await,
        Method::PUT => Change::Replace,
        Method::PATCH => Change::Merge,
        Method::DELETE => |_| Change::Delete,
        _ => {
            return Err(ApiError::method_not_allowed(
                "GET, HEAD, PUT, PATCH, DELETE",
            ));
        }
    };
    // Who may not write at all is told so before anything else is looked at.
    let caller = caller_of_write(app, head).await?;
    let terms = app.bodies.record(Some(&caller.uid));
    let record = match head.method {
        Method::PUT => read_json(body, terms, &[JSON]).await?,
        Method::PATCH => read_json(body, terms, &[MERGE_PATCH, JSON]).await?,
        _ => Value::Null,
    };
    let target = Target {
        collection,
        id: id.to_owned(),
        if_match: if_match(head)?,
        if_none_match: if_none_match(head)?,
    };
    answer(write(app, caller, target, change(record)).await?)
}

/// `/v1/{collection}`
pub(super) async fn many(
    app: &App,
    collection: &str,
    head: &Head,
    body: &mut RequestBody,
) -> Result<Answer, ApiError> {
    let collection = known(collection)?;
    match head.method {
        Method::GET | Method::HEAD => list(app, collection, head).await,
        Method::POST => {
            let caller = caller_of_write(app, head).await?;
            let terms = app.bodies.record(Some(&caller.uid));
            let record = read_json(body, terms, &[JSON]).await?;
            let id = uuid::Uuid::now_v7().to_string();
            let location = format!("/v1/{}/{id}", collection.name);
            let target = Target {
                collection,
                id,
                if_match: Condition::None,
                if_none_match: Condition::Exists,
            };
            let answer = answer(write(app, caller, target, Change::Replace(record)).await?)?;
            Ok(answer.with_text_header(header::LOCATION, &location))
        }
        _ => Err(ApiError::method_not_allowed("GET, HEAD, POST")),
    }
}

/// The bearer token alone authorises a write, and only from our own pages or allowed ones.
async fn caller_of_write(app: &App, head: &Head) -> Result<Caller, ApiError> {
    app.origins.check(head)?;
    let caller = app.caller(head).await?;
    caller.ok_or_else(|| ApiError::unauthenticated("sign in first"))
}

async fn get(
    app: &App,
    collection: &'static Declaration,
    id: &str,
    head: &Head,
) -> Result<Answer, ApiError> {
    let caller = app.caller(head).await?;
    let document = app
        .store
        .get(collection, id)
        .await?
        .ok_or_else(ApiError::absent)?;
    let key = head.link_key();
    let asker = app.asker(caller.as_ref(), key.as_deref());
    let sight = sight(&*app.store, &asker, collection, id, &document.data).await?;
    let sight = sight.ok_or_else(ApiError::absent)?;
    let unwanted = if_none_match(head)?;
    if unwanted != Condition::None && unwanted.holds(Some(document.version)) {
        return Ok(tagged(
            Answer::empty(StatusCode::NOT_MODIFIED),
            document.version,
        ));
    }
    Ok(tagged(
        Answer::json(&*sight.of(&document.data)),
        document.version,
    ))
}

async fn list(
    app: &App,
    collection: &'static Declaration,
    head: &Head,
) -> Result<Answer, ApiError> {
    rules::searchable(collection).map_err(ApiError::refusal)?;
    let caller = app.caller(head).await?;
    let query = Query::parse(collection, &head.query())?;
    let key = head.link_key();
    let asker = app.asker(caller.as_ref(), key.as_deref());
    query.check(asker.actor)?;
    let page = query::run(app, &asker, &query).await?;
    Ok(Answer::json(&Found {
        documents: page.documents.iter().map(Found::one).collect(),
        cursor: page.cursor,
    }))
}

/// A page of what was found, as it is written into an answer.
#[derive(Serialize)]
struct Found<'a> {
    documents: Vec<FoundOne<'a>>,
    cursor: Option<String>,
}

/// A document with its name and version.
#[derive(Serialize)]
struct FoundOne<'a> {
    id: &'a str,
    version: u64,
    data: &'a Value,
}

impl Found<'_> {
    fn one(document: &Document) -> FoundOne<'_> {
        FoundOne {
            id: &document.id,
            version: document.version,
            data: &document.data,
        }
    }
}

fn answer(outcome: Outcome) -> Result<Answer, ApiError> {
    match outcome {
        Outcome::Created(document) => {
            let answer = Answer::json(&*document.data).with_status(StatusCode::CREATED);
            Ok(tagged(answer, document.version))
        }
        Outcome::Changed(document) => Ok(tagged(Answer::json(&*document.data), document.version)),
        Outcome::Deleted => Ok(Answer::empty(StatusCode::NO_CONTENT)),
        Outcome::Conflict(current) => Err(conflict(current)),
    }
}

/// The condition does not hold; the answer carries what is there instead.
fn conflict(current: Option<Document>) -> ApiError {
    let message = "the document was changed meanwhile; look at it again";
    let error = ApiError::new(wasm_core::error::Code::FailedPrecondition, message)
        .with_status(StatusCode::PRECONDITION_FAILED)
        .with_detail("current", json!(current.as_ref().map(Found::one)));
    let tag = current.and_then(|current| HeaderValue::from_str(&etag(current.version)).ok());
    match tag {
        Some(tag) => error.with_header(header::ETAG, tag),
        None => error,
    }
}

fn tagged(answer: Answer, version: u64) -> Answer {
    answer.with_text_header(header::ETAG, &etag(version))
}

fn known(collection: &str) -> Result<&'static Declaration, ApiError> {
    collections::public_named(collection)
        .ok_or_else(|| ApiError::not_found("there is no such collection"))
}

fn check_id(id: &str) -> Result<(), ApiError> {
    if collections::is_id(id) {
        Ok(())
    } else {
        Err(ApiError::absent())
    }
}
