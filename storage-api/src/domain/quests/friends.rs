//! Friends who go on quests, or have saved them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::FieldError;

use crate::access::me::Me;
use crate::access::rules::Asker;
use crate::access::visibility::sight;
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, FRIENDSHIPS, SELECTIONS, USERS};
use crate::schema::query::by;
use crate::store::Store;

/// Quests of one call.
const QUESTS_MAX: usize = 50;
/// Bookings by which somebody goes, or has been there.
const GOING: [&str; 3] = ["confirmed", "checkedIn", "completed"];

/// Quests to find the caller's friends on.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestFriends {
    /// Ids of the quests, 1–50.
    quest_ids: Vec<String>,
}

/// Friends on quests, those with seats first.
#[derive(Serialize, ToSchema)]
pub(crate) struct FriendsOnQuests {
    /// One entry for each friend and booking, and one for each quest a friend has saved.
    friends: Vec<FriendOnQuest>,
}

/// A friend who goes on a quest, or has saved it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FriendOnQuest {
    /// Id of the quest.
    quest_id: String,
    /// Id of the date they have seats on; missing for a saved quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    session_id: Option<String>,
    /// Moment when it begins; missing without a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    starts_at: Option<String>,
    /// Id of the friend.
    uid: String,
    /// Name of the friend.
    name: String,
    /// Photo of the friend.
    #[serde(skip_serializing_if = "Option::is_none")]
    photo_ref: Option<String>,
    /// True for a quest that is saved and not booked.
    #[serde(skip_serializing_if = "Option::is_none")]
    saved: Option<bool>,
}

/// A friend as the caller sees them.
struct Friend {
    uid: String,
    name: String,
    photo_ref: Option<String>,
}

/// Lists the caller's friends who have booked or saved the quests. Costs a read for each friend and each of their bookings.
pub(crate) async fn list(
    store: &dyn Store,
    me: &Me,
    asked: &QuestFriends,
) -> Result<FriendsOnQuests, ApiError> {
    refuse_number(asked.quest_ids.len())?;
    let quests: BTreeSet<&str> = asked.quest_ids.iter().map(String::as_str).collect();
    let reader = me.asker(None);
    let (mut going, mut saved) = (Vec::new(), Vec::new());
    for uid in friends_of(store, &me.uid).await? {
        let Some(friend) = friend(store, &reader, uid).await? else {
            continue;
        };
        let booked = booked_by(store, &friend, &quests).await?;
        let all = saved_by(store, &reader, &friend, &quests).await?;
        let is_booked = |quest_id: &str| booked.iter().any(|entry| entry.quest_id == quest_id);
        saved.extend(all.into_iter().filter(|entry| !is_booked(&entry.quest_id)));
        going.extend(booked);
    }
    going.append(&mut saved);
    Ok(FriendsOnQuests { friends: going })
}

fn refuse_number(quests: usize) -> Result<(), ApiError> {
    let wrong = (!(1..=QUESTS_MAX).contains(&quests)).then(|| FieldError {
        field: "questIds".to_owned(),
        message: format!("must name 1 to {QUESTS_MAX} quests"),
    });
    ApiError::refuse_fields(wrong.into_iter().collect())
}

async fn friends_of(store: &dyn Store, uid: &str) -> Result<Vec<String>, ApiError> {
    let mut friends = Vec::new();
    for (own, other) in [(by!(FRIENDSHIPS.a), "b"), (by!(FRIENDSHIPS.b), "a")] {
        let found = own.read_all(store, [json!(uid)]).await?;
        let others = found.iter().filter_map(|pair| pair.data[other].as_str());
        friends.extend(others.map(str::to_owned));
    }
    Ok(friends)
}

async fn friend(
    store: &dyn Store,
    asker: &Asker<'_>,
    uid: String,
) -> Result<Option<Friend>, ApiError> {
    let Some(user) = store.get(&USERS, &uid).await? else {
        return Ok(None);
    };
    let sight = sight(store, asker, &USERS, &uid, &user.data).await?;
    Ok(sight.map(|sight| {
        let card = sight.of(&user.data);
        let text = |field: &str| card[field].as_str().map(str::to_owned);
        Friend {
            uid,
            name: text("name").unwrap_or_default(),
            photo_ref: text("photoRef"),
        }
    }))
}

async fn booked_by(
    store: &dyn Store,
    friend: &Friend,
    quests: &BTreeSet<&str>,
) -> Result<Vec<FriendOnQuest>, ApiError> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let bookings = by!(BOOKINGS.userId)
        .read_all(store, [json!(friend.uid)])
        .await?;
    let booked = bookings.iter().filter_map(|booking| {
        let quest_id = booking.data["questId"].as_str()?;
        let status = booking.data["status"].as_str()?;
        (quests.contains(quest_id) && GOING.contains(&status)).then(|| FriendOnQuest {
            session_id: text(&booking.data["sessionId"]),
            starts_at: text(&booking.data["startsAt"]),
            ..entry(friend, quest_id)
        })
    });
    Ok(booked.collect())
}

/// Quests that a friend has saved, where they let friends see what they picked.
async fn saved_by(
    store: &dyn Store,
    asker: &Asker<'_>,
    friend: &Friend,
    quests: &BTreeSet<&str>,
) -> Result<Vec<FriendOnQuest>, ApiError> {
    let Some(picked) = store.get(&SELECTIONS, &friend.uid).await? else {
        return Ok(Vec::new());
    };
    let sight = sight(store, asker, &SELECTIONS, &friend.uid, &picked.data).await?;
    let seen = sight.map(|sight| sight.of(&picked.data).into_owned());
    let saved = seen.and_then(|seen| seen["quests"].as_object().cloned());
    let saved = saved.into_iter().flatten();
    let saved = saved.filter(|(quest_id, at)| quests.contains(quest_id.as_str()) && !at.is_null());
    let saved = saved.map(|(quest_id, _)| FriendOnQuest {
        saved: Some(true),
        ..entry(friend, &quest_id)
    });
    Ok(saved.collect())
}

fn entry(friend: &Friend, quest_id: &str) -> FriendOnQuest {
    FriendOnQuest {
        quest_id: quest_id.to_owned(),
        session_id: None,
        starts_at: None,
        uid: friend.uid.clone(),
        name: friend.name.clone(),
        photo_ref: friend.photo_ref.clone(),
        saved: None,
    }
}
