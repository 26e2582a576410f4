//! Reviews of quests by guests, and replies of creators.

use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{BookingStatus, Quest, QuestStats, Review, validate_review};
use wasm_core::error::Code;

use super::super::booking::holds::own_booking;
use super::super::making::own::not_now;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::domain::lists::save::signature;
use crate::domain::quests::{put, record, typed};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{QUESTS, REVIEWS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Review of a guest.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PostReview {
    /// Id of the booking, which is completed.
    booking_id: String,
    /// 1–5.
    stars: u8,
    /// Text of the review, at most 4 000 characters.
    text: Option<String>,
}

/// Reply of the creator.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReplyToReview {
    /// Id of the review, which is that of its booking.
    review_id: String,
    /// Text of the reply, at most 4 000 characters; an empty one takes the reply back.
    reply: String,
}

/// Says what a quest was like: once for each booking that is completed.
pub(crate) fn post(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &PostReview,
) -> Result<Shown<Review>, ApiError> {
    let said = json!({ "stars": asked.stars, "text": asked.text });
    ApiError::refuse_fields(validate_review(&said))?;
    let booking = own_booking(transaction, me, &asked.booking_id)?;
    if transaction.get(&REVIEWS, &asked.booking_id)?.is_some() {
        let message = "you have said what it was like already";
        return Err(ApiError::new(Code::AlreadyExists, message).with_reason("reviewed"));
    }
    if booking.status != BookingStatus::Completed {
        return Err(not_now(
            "notCompleted",
            "only who has been there can say what it was like",
        ));
    }
    let user = me.user(transaction)?;
    let review = Review {
        quest_id: booking.quest_id.clone(),
        user_id: me.uid.clone(),
        user_name: signature(&user.data).unwrap_or_default().to_owned(),
        creator_id: booking.creator_id,
        stars: asked.stars,
        text: asked.text.clone(),
        reply: None,
        created_at: me.now()?,
        replied_at: None,
        other: std::collections::BTreeMap::new(),
    };
    let version = put(transaction, &REVIEWS, &asked.booking_id, &review)?;
    count(transaction, &booking.quest_id)?;
    Ok(Shown::of(&asked.booking_id, version, &value(&review)?))
}

/// Answers a review of one of the caller's quests.
pub(crate) fn reply(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ReplyToReview,
) -> Result<Shown<Review>, ApiError> {
    let review: Option<Review> = record(transaction, &REVIEWS, &asked.review_id)?;
    let mut review = review.ok_or_else(|| ApiError::not_found("there is no such review"))?;
    if review.creator_id != me.uid {
        return Err(ApiError::denied(
            "only the creator of the quest replies to its reviews",
        ));
    }
    let said = json!({ "stars": review.stars, "reply": asked.reply });
    ApiError::refuse_fields(validate_review(&said))?;
    let reply = Some(asked.reply.trim()).filter(|reply| !reply.is_empty());
    review.reply = reply.map(str::to_owned);
    review.replied_at = reply.map(|_| me.now()).transpose()?;
    let version = put(transaction, &REVIEWS, &asked.review_id, &review)?;
    Ok(Shown::of(&asked.review_id, version, &value(&review)?))
}

/// Counts the reviews of a quest anew.
fn count(transaction: &mut Transaction<'_>, quest_id: &str) -> Result<(), ApiError> {
    let Some(mut quest) = record::<Quest>(transaction, &QUESTS, quest_id)? else {
        return Ok(());
    };
    let reviews = by!(REVIEWS.questId).all(transaction, [json!(quest_id)])?;
    let stars = reviews
        .iter()
        .map(|review| Ok(typed::<Review>(review)?.stars));
    let stars = stars.collect::<Result<Vec<u8>, ApiError>>()?;
    let number = u32::try_from(stars.len()).unwrap_or(u32::MAX);
    let sum: f64 = stars.into_iter().map(f64::from).sum();
    quest.stats = Some(QuestStats {
        reviews: number,
        stars: sum / f64::from(number.max(1)),
    });
    put(transaction, &QUESTS, quest_id, &quest).map(drop)
}
