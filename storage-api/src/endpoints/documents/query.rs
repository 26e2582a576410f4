//! Searching a collection: equality on a declared index, in its order, page by page.

use serde_json::{Value, json};

use crate::access::rules::{self, Actor, Asker};
use crate::access::visibility::sight;
use crate::app::App;
use crate::error::ApiError;
use crate::schema::declaration::Declaration;
use crate::store::{Collection, Direction, Document, Field, Find, Index, Kind};

const LIMIT_DEFAULT: usize = 50;
const LIMIT_MAX: usize = 200;
/// Documents looked at for one page; a search that meets more unreadable ones goes on from its cursor. This alone tells
/// that there are unreadable ones, and only where a thousand of them follow each other.
const LOOKED_AT_MAX: usize = 1_000;

/// A search that has been understood.
#[derive(Debug)]
pub(super) struct Query {
    collection: &'static Declaration,
    index: &'static Index,
    values: Vec<Value>,
    limit: usize,
    /// The cursor as it was sent.
    cursor: Option<String>,
}

/// Start of a page: a part of the answer, and a position in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Cursor {
    part: u8,
    after: Option<Vec<u8>>,
}

/// A page of what the asker may see.
#[derive(Debug, Default)]
pub(super) struct SeenPage {
    pub(super) documents: Vec<Document>,
    pub(super) cursor: Option<String>,
}

impl Query {
    /// Understands `field=value`, `order`, `limit` and `cursor`.
    pub(super) fn parse(
        collection: &'static Declaration,
        pairs: &[(String, String)],
    ) -> Result<Self, ApiError> {
        let option = |name: &str| {
            pairs
                .iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| &**value)
        };
        let is_option = |name: &str| matches!(name, "order" | "limit" | "cursor" | "k");
        let fields: Vec<_> = pairs.iter().filter(|(key, _)| !is_option(key)).collect();
        let asks = |index: &&Index| {
            index.fields.len() == fields.len()
                && index
                    .fields
                    .iter()
                    .all(|field| fields.iter().any(|(key, _)| key == field.name))
        };
        let index = collection
            .indexes
            .iter()
            .find(asks)
            .ok_or_else(|| unknown_index(collection))?;
        let value = |field: &Field| {
            let text = option(field.name).unwrap_or_default();
            read_value(field, text)
        };
        let values = index.fields.iter().map(value).collect::<Result<_, _>>()?;
        option("order").map_or(Ok(()), |order| check_order(index, order))?;
        let limit = option("limit").map_or(Ok(LIMIT_DEFAULT), read_limit)?;
        let cursor = option("cursor").map(str::to_owned);
        Ok(Self {
            collection,
            index,
            values,
            limit,
            cursor,
        })
    }

    /// Checks that somebody may search for this.
    pub(super) fn check(&self, actor: Actor<'_>) -> Result<(), ApiError> {
        rules::search(actor, self.collection, self.index, &self.values).map_err(ApiError::refusal)
    }

    /// Whose cursors these are and of which question: others are refused.
    fn purpose(&self, actor: Actor<'_>) -> String {
        let uid = match actor {
            Actor::Anonymous => None,
            Actor::Person(uid) => Some(uid),
        };
        json!([self.collection.name, self.index.name, self.values, uid]).to_string()
    }

    /// The parts of the answer: where the collection says so, a person's own documents come before those of others.
    fn parts(&self, actor: Actor<'_>) -> Vec<Part> {
        let all = Part {
            index: self.index,
            values: self.values.clone(),
            own: None,
        };
        match (actor, self.own_index()) {
            (Actor::Person(uid), Some(own_index)) => vec![
                Part {
                    index: own_index,
                    values: vec![json!(uid)],
                    own: Some(true),
                },
                Part {
                    own: Some(false),
                    ..all
                },
            ],
            _ => vec![all],
        }
    }

    /// The index of the asker's own documents, if they come first.
    fn own_index(&self) -> Option<&'static Index> {
        let (asked, own) = self.collection.rules.as_ref()?.own_first?;
        let own = self.collection.index(own);
        own.filter(|_| self.index.name == asked)
    }

    /// Returns `true` if a document found in a part belongs there.
    fn belongs(&self, part: &Part, actor: Actor<'_>, document: &Document) -> bool {
        let Some(own) = part.own else { return true };
        let Actor::Person(uid) = actor else {
            return true;
        };
        let named = self.index.values_of(&document.data).as_ref() == Some(&self.values);
        let is_own = self
            .own_index()
            .and_then(|index| index.values_of(&document.data));
        named && (is_own == Some(vec![json!(uid)])) == own
    }
}

/// One part of an answer: an index to follow, and whether the asker's own documents belong to it.
struct Part {
    index: &'static Index,
    values: Vec<Value>,
    own: Option<bool>,
}

/// Collects one page of what the asker may see. It looks one such document ahead, so that a cursor tells of documents
/// that the asker may see and of no others.
pub(super) async fn run(app: &App, asker: &Asker<'_>, query: &Query) -> Result<SeenPage, ApiError> {
    let purpose = query.purpose(asker.actor);
    let cursor = query.cursor.as_deref();
    let cursor = cursor.map(|text| Cursor::open(app, &purpose, text));
    let mut cursor = cursor.transpose()?.unwrap_or_default();
    let mut page = SeenPage::default();
    let mut last_seen = Cursor::default();
    let mut looked_at = 0;
    let parts = query.parts(asker.actor);
    while let Some(part) = parts.get(usize::from(cursor.part)) {
        if looked_at >= LOOKED_AT_MAX {
            page.cursor = Some(cursor.seal(app, &purpose)?);
            break;
        }
        let find = Find {
            collection: query.collection,
            index: part.index,
            values: part.values.clone(),
            after: cursor.after.take(),
            limit: query.limit + 1 - page.documents.len(),
        };
        let found = app.store.find(&find).await?;
        looked_at += found.documents.len();
        for document in found.documents {
            let position = part.index.position(&document.data, &document.id);
            if !query.belongs(part, asker.actor, &document) {
                continue;
            }
            let Some(document) = seen(app, asker, query.collection, document).await? else {
                continue;
            };
            if page.documents.len() == query.limit {
                page.cursor = Some(last_seen.seal(app, &purpose)?);
                return Ok(page);
            }
            page.documents.push(document);
            last_seen = Cursor {
                part: cursor.part,
                after: Some(position),
            };
        }
        cursor = match found.next {
            Some(position) => Cursor {
                part: cursor.part,
                after: Some(position),
            },
            None => Cursor {
                part: cursor.part + 1,
                after: None,
            },
        };
    }
    Ok(page)
}

async fn seen(
    app: &App,
    asker: &Asker<'_>,
    collection: &'static Declaration,
    mut document: Document,
) -> Result<Option<Document>, ApiError> {
    let sight = sight(&*app.store, asker, collection, &document.id, &document.data).await?;
    let Some(sight) = sight else { return Ok(None) };
    document.data = sight.of_shared(&document.data);
    Ok(Some(document))
}

impl Cursor {
    /// The cursor as a client carries it: sealed, because a position holds fields and the id of a document that the
    /// client perhaps cannot read.
    fn seal(&self, app: &App, purpose: &str) -> Result<String, ApiError> {
        let after = self.after.as_deref().unwrap_or_default();
        let sealed = app.seals.seal(purpose, &[&[self.part], after].concat());
        sealed.map_err(ApiError::internal)
    }

    fn open(app: &App, purpose: &str, text: &str) -> Result<Self, ApiError> {
        let bytes = app.seals.open(purpose, text);
        let parts = bytes.as_deref().and_then(|bytes| bytes.split_first());
        let (&part, after) =
            parts.ok_or_else(|| ApiError::invalid("the cursor is not one of ours"))?;
        Ok(Self {
            part,
            after: (!after.is_empty()).then(|| after.to_vec()),
        })
    }
}

fn read_value(field: &Field, text: &str) -> Result<Value, ApiError> {
    match field.kind {
        Kind::Text => Ok(json!(text)),
        Kind::Number => {
            let number: Option<serde_json::Number> = text.parse().ok();
            let wrong = || ApiError::invalid(format!("{} must be a number", field.name));
            number.map(Value::Number).ok_or_else(wrong)
        }
    }
}

fn read_limit(text: &str) -> Result<usize, ApiError> {
    let limit = text
        .parse()
        .ok()
        .filter(|limit| (1..=LIMIT_MAX).contains(limit));
    limit.ok_or_else(|| ApiError::invalid(format!("limit must be a number from 1 to {LIMIT_MAX}")))
}

/// Only the order of the index can be had; naming it is allowed, naming another is a mistake to be told about.
fn check_order(index: &Index, order: &str) -> Result<(), ApiError> {
    let sign = |direction| {
        if direction == Direction::Descending {
            "-"
        } else {
            ""
        }
    };
    let declared = index
        .order
        .iter()
        .map(|order| format!("{}{}", sign(order.direction), order.field));
    let declared = declared.collect::<Vec<_>>().join(",");
    if !order.is_empty() && (declared == order || declared.starts_with(&format!("{order},"))) {
        return Ok(());
    }
    Err(ApiError::invalid(format!(
        "these documents are ordered by {declared}"
    )))
}

fn unknown_index(collection: &Collection) -> ApiError {
    let name = |index: &Index| {
        index
            .fields
            .iter()
            .map(|field| field.name)
            .collect::<Vec<_>>()
            .join("&")
    };
    let names = collection
        .indexes
        .iter()
        .map(name)
        .collect::<Vec<_>>()
        .join(" or ");
    ApiError::invalid(format!(
        "{} can be searched by {names}, and nothing else",
        collection.name
    ))
}
