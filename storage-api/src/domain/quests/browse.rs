//! Compact cards of all published quests, for lists and maps of any number of them.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Price, Quest, QuestSession, Timestamp, bookable};

use crate::access::auth::seal::Seals;
use crate::access::me::Visitor;
use crate::access::rules::Asker;
use crate::access::visibility::sight;
use crate::error::ApiError;
use crate::schema::collections::{QUEST_SESSIONS, QUESTS};
use crate::schema::query::by;
use crate::store::{Document, Store};

/// Quests of one answer.
const CARDS_MAX: usize = 1_000;
/// Dates of one card: the next ones.
const DATES_MAX: usize = 12;
/// The purpose that its cursors are bound to, together with the caller.
const CURSOR: &str = "browseQuests";

/// The quests to answer: a page of them.
#[derive(Deserialize, ToSchema)]
pub(crate) struct BrowseQuests {
    /// The cursor of the answer before.
    cursor: Option<String>,
}

/// Published quests, the newest first, at most 1 000 of them.
#[derive(Serialize, ToSchema)]
pub(crate) struct QuestCards {
    /// The quests.
    quests: Vec<QuestCard>,
    /// The cursor of the next page; `null` after the last one.
    cursor: Option<String>,
}

/// The part of a quest that a list or a map shows.
#[derive(Serialize, ToSchema)]
pub(crate) struct QuestCard {
    /// Id of the quest.
    id: String,
    /// Fields of the quest: title, summary, category, difficulty, mode, price, cover, statistics, and of each stop its
    /// title and position.
    #[schema(value_type = Quest)]
    quest: Value,
    /// Its next dates that take bookings, at most 12, the earliest first; empty without dates.
    dates: Vec<QuestDate>,
}

/// A date of a quest that takes bookings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestDate {
    /// Time at which it begins.
    starts_at: Timestamp,
    /// IANA zone its times are shown in.
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone: Option<String>,
    /// Seats that nobody has booked or holds.
    free: u32,
    /// Price of a seat, where it is another one than the quest's.
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<Price>,
}

const QUEST_FIELDS: &[&str] = &[
    "title",
    "summary",
    "category",
    "difficulty",
    "mode",
    "price",
    "cover",
    "stats",
    "stops",
];
const STOP_FIELDS: &[&str] = &["title", "lng", "lat"];

/// Answers with a page of cards; signed in or not.
pub(crate) async fn browse(
    (store, seals): (&dyn Store, &Seals),
    visitor: &Visitor,
    asked: &BrowseQuests,
) -> Result<QuestCards, ApiError> {
    let mut question = by!(QUESTS.status).question([json!("published")], CARDS_MAX);
    let purpose = format!("{CURSOR} {}", visitor.uid());
    let foreign = || ApiError::invalid("the cursor is not one of ours");
    let open = |cursor: &str| seals.open(&purpose, cursor).ok_or_else(foreign);
    question.after = asked.cursor.as_deref().map(open).transpose()?;
    let found = store.find(&question).await?;
    let mut quests = Vec::with_capacity(found.documents.len());
    for document in &found.documents {
        quests.extend(card(store, &visitor.asker(None), document).await?);
    }
    // Sealed, because it holds the id of a quest that the caller perhaps may not see.
    let seal = |position: Vec<u8>| seals.seal(&purpose, &position);
    let cursor = found.next.map(seal).transpose();
    let cursor = cursor.map_err(ApiError::internal)?;
    Ok(QuestCards { quests, cursor })
}

async fn card(
    store: &dyn Store,
    asker: &Asker<'_>,
    document: &Document,
) -> Result<Option<QuestCard>, ApiError> {
    let Some(sight) = sight(store, asker, &QUESTS, &document.id, &document.data).await? else {
        return Ok(None);
    };
    let seen = sight.of(&document.data);
    let dates = if seen["mode"] == "scheduled" {
        dates(store, asker, document).await?
    } else {
        Vec::new()
    };
    Ok(Some(QuestCard {
        id: document.id.clone(),
        quest: shown(&seen),
        dates,
    }))
}

/// The fields of a quest that its card has.
fn shown(quest: &Value) -> Value {
    let mut card = picked(quest, QUEST_FIELDS);
    if let Some(stops) = card.get_mut("stops").and_then(Value::as_array_mut) {
        for stop in stops {
            *stop = picked(stop, STOP_FIELDS);
        }
    }
    card
}

fn picked(record: &Value, fields: &[&str]) -> Value {
    let fields = fields.iter().filter_map(|&field| {
        let value = record.get(field).filter(|value| !value.is_null())?;
        Some((field.to_owned(), value.clone()))
    });
    Value::Object(fields.collect())
}

/// The next dates that take bookings. The search begins at the present, so that past dates cost nothing.
async fn dates(
    store: &dyn Store,
    asker: &Asker<'_>,
    quest: &Document,
) -> Result<Vec<QuestDate>, ApiError> {
    let now = Timestamp::from_epoch_ms(asker.now_ms).map_err(ApiError::internal)?;
    let mut question = by!(QUEST_SESSIONS.questId).question([json!(quest.id)], DATES_MAX);
    let present = json!({ "startsAt": now });
    question.after = Some(question.index.position(&present, ""));
    let capacity = u32::try_from(quest.data["capacityDefault"].as_u64().unwrap_or_default()).ok();
    let capacity = capacity.filter(|&seats| seats > 0);
    let mut dates = Vec::new();
    while dates.len() < DATES_MAX {
        let found = store.find(&question).await?;
        for document in &found.documents {
            dates.extend(date(store, asker, document, (capacity, now)).await?);
        }
        let Some(next) = found.next else { break };
        question.after = Some(next);
    }
    dates.truncate(DATES_MAX);
    Ok(dates)
}

async fn date(
    store: &dyn Store,
    asker: &Asker<'_>,
    document: &Document,
    (capacity, now): (Option<u32>, Timestamp),
) -> Result<Option<QuestDate>, ApiError> {
    let Some(sight) = sight(store, asker, &QUEST_SESSIONS, &document.id, &document.data).await?
    else {
        return Ok(None);
    };
    let session: QuestSession = serde_json::from_value(sight.of(&document.data).into_owned())
        .map_err(ApiError::internal)?;
    let Some(starts_at) = session.starts_at else {
        return Ok(None);
    };
    if bookable(wasm_core::domain::QuestStatus::Published, &session, now).is_err() {
        return Ok(None);
    }
    let taken = session.seats.booked.saturating_add(session.seats.held);
    Ok(Some(QuestDate {
        starts_at,
        free: session.seats_in_all(capacity).saturating_sub(taken),
        time_zone: session.time_zone,
        price: session.price,
    }))
}
