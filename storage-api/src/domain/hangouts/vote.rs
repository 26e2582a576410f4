//! Votes and answers of members: the dates that suit them, and whether they come. Only they themselves say it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Ref, Schema, Type};
use wasm_core::domain::{HangoutMember, HangoutStatus, RankedOption, Rsvp, Vote, fits};
use wasm_core::error::Code;

use super::meeting::{Meeting, closed, precondition, put_member, shown_member};
use super::members::{party_size, seats};
use super::rides::give_up_cars;
use crate::access::me::Visitor;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::error::ApiError;
use crate::schema::answer::{Versioned, value};
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
    let member = meeting.own_member(transaction, visitor, key)?;
    refuse_late(&meeting, visitor.now_ms)?;
    let mut data = (*member.data).clone();
    if !data["votes"].is_object() {
        data["votes"] = json!({});
    }
    let options = meeting.data["options"].as_array();
    for (option, vote) in &asked.votes {
        let mut ids = options.into_iter().flatten().map(|option| &option["id"]);
        if !ids.any(|id| id == option) {
            return Err(ApiError::not_found(format!(
                "there is no option '{option}'"
            )));
        }
        match (vote, data["votes"].as_object_mut()) {
            (Some(vote), _) => data["votes"][option] = value(vote)?,
            (None, Some(votes)) => drop(votes.shift_remove(option)),
            (None, None) => {}
        }
    }
    data["seenVersion"] = json!(meeting.version);
    let member = put_member(transaction, &member.id, data)?;
    let me = visitor.me.as_ref();
    let hidden =
        meeting.data["hideVotes"] == true && !me.is_some_and(|me| meeting.is_hosted_by(&me.uid));
    let ranking = (!hidden)
        .then(|| meeting.ranking(transaction))
        .transpose()?;
    Ok(Voted {
        member: shown_member(&member),
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
    let member = meeting.own_member(transaction, visitor, key)?;
    if meeting.refuse_over()? == HangoutStatus::Polling {
        return Err(closed(
            "the date is not known yet; vote for those that suit you",
        ));
    }
    let size = wanted_size(&meeting, &member.data, asked.party_size)?;
    let mut data = (*member.data).clone();
    let (was_going, was_waiting) = (data["rsvp"] == "going", data["rsvp"] == "waitlisted");
    if asked.rsvp == Answer::Going {
        let members = meeting.members(transaction)?;
        let others: Vec<_> = members
            .into_iter()
            .filter(|other| other.id != member.id)
            .collect();
        let going = seats(&others, Rsvp::Going);
        let has_room = fits(meeting.capacity(), &going, size);
        if was_going && !has_room && size > party_size(&member.data) {
            let message = "there is no room for so many; you keep the seats you have";
            return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("full"));
        }
        // Whoever waits already comes first.
        let is_first = seats(&others, Rsvp::Waitlisted).is_empty();
        let is_seated = was_going || (has_room && is_first);
        data["rsvp"] = json!(if is_seated { "going" } else { "waitlisted" });
        if !was_going && !was_waiting {
            data["since"] = json!(iso(visitor.now_ms));
        }
    } else {
        let is_maybe = asked.rsvp == Answer::Maybe;
        data["rsvp"] = json!(if is_maybe { "maybe" } else { "no" });
    }
    data["partySize"] = json!(size);
    data["seenVersion"] = json!(meeting.version);
    if let Some(fields) = data.as_object_mut() {
        fields.shift_remove("reconfirm");
    }
    let uid = data["userId"].as_str().map(str::to_owned);
    put_member(transaction, &member.id, data)?;
    if asked.rsvp == Answer::No {
        meeting.notify_declined(transaction, &member.data, visitor.now_ms)?;
    } else if member.data["rsvp"] == "no" {
        meeting.withdraw_declined(transaction, &member.data)?;
    }
    // Who does not come needs no seat, and drives nobody.
    if let Some(uid) = uid.filter(|_| asked.rsvp == Answer::No) {
        give_up_cars(transaction, &asked.hangout_id, &uid, visitor.now_ms)?;
    }
    meeting.move_up(transaction, visitor.now_ms)?;
    let member = transaction.get(&HANGOUT_MEMBERS, &member.id)?;
    let member = member.ok_or_else(|| ApiError::internal("a member vanished"))?;
    Ok(Responded {
        member: shown_member(&member),
    })
}

/// Votes are given until the deadline, or until the host ends voting.
pub(crate) fn refuse_late(meeting: &Meeting, now_ms: i64) -> Result<(), ApiError> {
    if meeting.refuse_over()? != HangoutStatus::Polling {
        return Err(closed("the date is set; say whether you come"));
    }
    let deadline = meeting.moment("pollDeadline");
    let is_late = deadline.is_some_and(|deadline| now_ms >= deadline.epoch_ms());
    if is_late || meeting.moment("pollClosedAt").is_some() {
        return Err(precondition("deadline", "voting is over; ask the host"));
    }
    Ok(())
}

fn wanted_size(meeting: &Meeting, member: &Value, asked: Option<u32>) -> Result<u32, ApiError> {
    let size = asked.unwrap_or_else(|| party_size(member));
    let most = meeting.data["plusOnes"].as_u64().unwrap_or(0) + 1;
    if size < 1 || u64::from(size) > most {
        let message = format!("partySize must be a whole number from 1 to {most}");
        return Err(ApiError::invalid(message).with_reason("partySize"));
    }
    Ok(size)
}
