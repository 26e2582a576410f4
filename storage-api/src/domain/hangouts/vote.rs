//! Votes and answers of members: the dates that suit them, and whether they come. Only they themselves say it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Ref, Schema, Type};
use wasm_core::domain::{HangoutMember, HangoutStatus, RankedOption, Rsvp, Vote, fits};
use wasm_core::error::Code;

use super::meeting::{Meeting, closed, precondition, put_member, shown_member};
use super::members::{Member, seats};
use super::rides::give_up_cars;
use crate::access::me::Visitor;
use crate::access::shown::Shown;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::HANGOUT_MEMBERS;
use crate::store::Transaction;

/// Votes of somebody on dates.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VoteHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// The votes by option; `null` takes one back. Those that are missing stay.
    #[schema(schema_with = votes_or_null)]
    votes: BTreeMap<String, Option<Vote>>,
    /// The secret of a guest.
    key: Option<String>,
}

/// Describes votes of which each may be `null`, which `ToSchema` cannot derive for the values of a map.
fn votes_or_null() -> ObjectBuilder {
    let vote_or_null = OneOfBuilder::new()
        .item(Ref::from_schema_name("Vote"))
        .item(ObjectBuilder::new().schema_type(Type::Null));
    ObjectBuilder::new()
        .schema_type(Type::Object)
        .description(Some(
            "The votes by option; `null` takes one back. Those that are missing stay.",
        ))
        .property_names(Some(ObjectBuilder::new().schema_type(Type::String)))
        .additional_properties(Some(Schema::from(vote_or_null)))
}

/// A member after a vote.
#[derive(Serialize, ToSchema)]
pub(crate) struct Voted {
    /// The caller.
    #[schema(value_type = Versioned<HangoutMember>)]
    member: Shown,
    /// The options, the best first; `null` where votes are hidden from the caller.
    #[schema(required = true)]
    ranking: Option<Vec<RankedOption>>,
}

/// Answer of somebody: they come, may come, or do not.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RsvpHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// `going`, `maybe` or `no`. Who is going where there is no room is `waitlisted`.
    #[schema(value_type = String)]
    rsvp: Answer,
    /// Size of the party, themselves included; unchanged, if missing.
    party_size: Option<u32>,
    /// The secret of a guest.
    key: Option<String>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Answer {
    Going,
    Maybe,
    No,
}

/// A member after they said whether they come.
#[derive(Serialize, ToSchema)]
pub(crate) struct Responded {
    /// The caller.
    #[schema(value_type = Versioned<HangoutMember>)]
    member: Shown,
}

/// Votes for dates.
pub(crate) fn vote(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &VoteHangout,
) -> Result<Voted, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let mut member = meeting.own_member(transaction, visitor, key)?;
    refuse_late(&meeting, visitor.now_ms)?;
    let votes = member.data.votes.get_or_insert_default();
    for (option, vote) in &asked.votes {
        if meeting.data.option(option).is_none() {
            return Err(ApiError::not_found(format!(
                "there is no option '{option}'"
            )));
        }
        match vote {
            Some(vote) => votes.insert(option.clone(), *vote),
            None => votes.remove(option),
        };
    }
    member.data.seen_version = Some(meeting.version);
    put_member(transaction, &mut member)?;
    let me = visitor.me.as_ref();
    let is_host = me.is_some_and(|me| meeting.data.is_hosted_by(&me.uid));
    let hidden = meeting.data.hide_votes == Some(true) && !is_host;
    let ranking = (!hidden)
        .then(|| meeting.ranking(transaction))
        .transpose()?;
    Ok(Voted {
        member: shown_member(&member)?,
        ranking,
    })
}

/// Says whether one comes, and with how many.
pub(crate) fn rsvp(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &RsvpHangout,
) -> Result<Responded, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let mut member = meeting.own_member(transaction, visitor, key)?;
    if meeting.refuse_over()? == HangoutStatus::Polling {
        return Err(closed(
            "the date is not known yet; vote for those that suit you",
        ));
    }
    let size = wanted_size(&meeting, &member.data, asked.party_size)?;
    let before = member.data.clone();
    member.data.rsvp = Some(match asked.rsvp {
        Answer::Going => seat(transaction, &meeting, &member, size)?,
        Answer::Maybe => Rsvp::Maybe,
        Answer::No => Rsvp::No,
    });
    let wanted = |rsvp| matches!(rsvp, Some(Rsvp::Going | Rsvp::Waitlisted));
    if wanted(member.data.rsvp) && !wanted(before.rsvp) {
        member.data.since = Some(visitor.now()?);
    }
    member.data.party_size = size;
    member.data.seen_version = Some(meeting.version);
    member.data.reconfirm = None;
    put_member(transaction, &mut member)?;
    if asked.rsvp == Answer::No {
        meeting.notify_declined(transaction, &before, visitor.now_ms)?;
        // Who does not come needs no seat, and drives nobody.
        if let Some(uid) = &before.user_id {
            give_up_cars(transaction, &asked.hangout_id, uid, visitor.now_ms)?;
        }
    } else if before.rsvp == Some(Rsvp::No) {
        meeting.withdraw_declined(transaction, &before)?;
    }
    meeting.move_up(transaction, visitor.now_ms)?;
    let member = Member::get(transaction, &HANGOUT_MEMBERS, &member.id)?;
    let member = member.ok_or_else(|| ApiError::internal("a member vanished"))?;
    Ok(Responded {
        member: shown_member(&member)?,
    })
}

/// Tells whether somebody who comes has a seat, or waits for one.
fn seat(
    transaction: &Transaction<'_>,
    meeting: &Meeting,
    member: &Member,
    size: u32,
) -> Result<Rsvp, ApiError> {
    let mut others = meeting.members(transaction)?;
    others.retain(|other| other.id != member.id);
    let has_room = fits(meeting.data.capacity, &seats(&others, Rsvp::Going), size);
    let was_going = member.data.rsvp == Some(Rsvp::Going);
    if was_going && !has_room && size > member.data.party_size {
        let message = "there is no room for so many; you keep the seats you have";
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("full"));
    }
    // Whoever waits already comes first.
    let is_first = seats(&others, Rsvp::Waitlisted).is_empty();
    Ok(if was_going || (has_room && is_first) {
        Rsvp::Going
    } else {
        Rsvp::Waitlisted
    })
}

/// Votes are given until the deadline, or until the host ends voting.
pub(crate) fn refuse_late(meeting: &Meeting, now_ms: i64) -> Result<(), ApiError> {
    if meeting.refuse_over()? != HangoutStatus::Polling {
        return Err(closed("the date is set; say whether you come"));
    }
    if !meeting.data.is_poll_open(now_ms) {
        return Err(precondition("deadline", "voting is over; ask the host"));
    }
    Ok(())
}

fn wanted_size(
    meeting: &Meeting,
    member: &HangoutMember,
    asked: Option<u32>,
) -> Result<u32, ApiError> {
    let size = asked.unwrap_or(member.party_size);
    let most = meeting.data.plus_ones.unwrap_or(0) + 1;
    if size < 1 || size > most {
        let message = format!("partySize must be a whole number from 1 to {most}");
        return Err(ApiError::invalid(message).with_reason("partySize"));
    }
    Ok(size)
}
