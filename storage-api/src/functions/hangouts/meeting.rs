//! A hangout and its members inside a transaction.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use wasm_core::domain::{
    DOCUMENT_BYTES_MAX, HangoutEvent, HangoutStatus, RankedOption, Timestamp, Vote, Voter,
    hangout_after, rank_options, validate_hangout,
};
use wasm_core::error::Code;

use crate::clock::iso;
use crate::collections::{HANGOUT_MEMBERS, HANGOUTS};
use crate::error::ApiError;
use crate::functions::change::{Me, Visitor, value};
use crate::functions::lists::Shown;
use crate::hangout_members::{self, TAKEN_OFF};
use crate::notices::notify;
use crate::rules::evidence::member_id;
use crate::sight::seen;
use crate::store::{Document, Transaction};

/// A hangout as it is being changed.
#[derive(Clone, Debug)]
pub(in crate::functions) struct Meeting {
    pub(in crate::functions) id: String,
    pub(in crate::functions) version: u64,
    pub(in crate::functions) data: Value,
}

impl Meeting {
    /// The hangout, if the caller may see it.
    pub(in crate::functions) fn seen(
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        id: &str,
        key: Option<&str>,
    ) -> Result<Self, ApiError> {
        let found = seen(transaction, &visitor.asker(key), &HANGOUTS, id)?;
        let (found, ..) = found.ok_or_else(no_such_hangout)?;
        Ok(Self::of(found))
    }

    /// The hangout, if the caller hosts it.
    pub(super) fn hosted(
        transaction: &Transaction<'_>,
        me: &Me,
        id: &str,
    ) -> Result<Self, ApiError> {
        let found = seen(transaction, &me.asker(None), &HANGOUTS, id)?;
        let (found, ..) = found.ok_or_else(no_such_hangout)?;
        let meeting = Self::of(found);
        if meeting.is_hosted_by(&me.uid) {
            Ok(meeting)
        } else {
            Err(ApiError::denied("only its hosts do that"))
        }
    }

    pub(super) fn of(document: Document) -> Self {
        Self {
            id: document.id,
            version: document.version,
            data: (*document.data).clone(),
        }
    }

    pub(in crate::functions) fn is_hosted_by(&self, uid: &str) -> bool {
        let mut co_hosts = self.data["coHosts"].as_array().into_iter().flatten();
        self.data["hostId"] == uid || co_hosts.any(|host| host == uid)
    }

    pub(in crate::functions) fn status(&self) -> Result<HangoutStatus, ApiError> {
        serde_json::from_value(self.data["status"].clone()).map_err(ApiError::internal)
    }

    /// Refuses what cannot be done to a hangout that is over.
    pub(in crate::functions) fn refuse_over(&self) -> Result<HangoutStatus, ApiError> {
        match self.status()? {
            HangoutStatus::Done => Err(closed("this hangout is over")),
            HangoutStatus::Cancelled => Err(closed("this hangout was called off")),
            status => Ok(status),
        }
    }

    /// Moves it on, if that can happen to it.
    pub(super) fn step(&mut self, event: HangoutEvent) -> Result<(), ApiError> {
        self.refuse_over()?;
        let after = hangout_after(self.status()?, event);
        let after = after.ok_or_else(|| match event {
            HangoutEvent::Finish => closed("this hangout has no date yet"),
            _ => closed("this hangout has a date already; change it instead"),
        })?;
        self.data["status"] = value(&after)?;
        Ok(())
    }

    pub(super) fn capacity(&self) -> Option<u32> {
        let capacity = self.data["capacity"].as_u64()?;
        u32::try_from(capacity).ok()
    }

    /// Writes it down, if it is as it must be.
    pub(super) fn save(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        if let Some(fields) = self.data.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        ApiError::refuse_fields(validate_hangout(&self.data))?;
        if self.data.to_string().len() > DOCUMENT_BYTES_MAX {
            return Err(ApiError::invalid(
                "the hangout would be larger than 256 KiB",
            ));
        }
        self.version = transaction.put(&HANGOUTS, &self.id, self.data.clone())?;
        Ok(())
    }

    /// As somebody sees it; the secret of its link is for hosts.
    pub(super) fn shown(&self, visitor: Option<&Me>) -> Shown {
        let mut data = self.data.clone();
        let hosts = visitor.is_some_and(|me| self.is_hosted_by(&me.uid));
        if let Some(fields) = data.as_object_mut() {
            fields.shift_remove(TAKEN_OFF);
            if !hosts {
                fields.shift_remove("inviteToken");
            }
        }
        Shown::of(&self.id, self.version, &data)
    }

    /// Everybody in it, in the order in which they came.
    pub(in crate::functions) fn members(
        &self,
        transaction: &Transaction<'_>,
    ) -> Result<Vec<Document>, ApiError> {
        hangout_members::members_of(transaction, &self.id)
    }

    /// The caller as a member: a person, or a guest with their secret `{memberId}.{secret}`.
    pub(in crate::functions) fn member(
        &self,
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        key: Option<&str>,
    ) -> Result<Option<Document>, ApiError> {
        if let Some((id, secret)) = key.and_then(|key| key.split_once('.')) {
            let member = transaction.get(&HANGOUT_MEMBERS, id)?;
            return Ok(member.filter(|member| {
                member.data["editToken"] == secret && member.data["hangoutId"] == self.id
            }));
        }
        let Some(me) = &visitor.me else {
            return Ok(None);
        };
        Ok(transaction.get(&HANGOUT_MEMBERS, &member_id(&self.id, &me.uid))?)
    }

    /// As [`Self::member`], refusing whoever is none.
    pub(in crate::functions) fn own_member(
        &self,
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        key: Option<&str>,
    ) -> Result<Document, ApiError> {
        let member = self.member(transaction, visitor, key)?;
        member.ok_or_else(|| match (&visitor.me, key) {
            (None, None) => ApiError::unauthenticated("sign in first"),
            _ => ApiError::denied("join this hangout first"),
        })
    }

    /// Notes on a member what it keeps of the hangout.
    pub(super) fn stamp(&self, member: &mut Value) {
        hangout_members::stamp(&self.data, member);
    }

    /// Lets everybody move up who can, and tells them.
    pub(super) fn move_up(
        &self,
        transaction: &mut Transaction<'_>,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        hangout_members::move_up(transaction, &self.id, &self.data, now_ms)
    }

    /// The options, the best first.
    pub(super) fn ranking(
        &self,
        transaction: &Transaction<'_>,
    ) -> Result<Vec<RankedOption>, ApiError> {
        let members = self.members(transaction)?;
        let needed: Vec<&str> = texts(&self.data["neededIds"]).collect();
        let ballots: Vec<BTreeMap<String, Vote>> = members
            .iter()
            .map(|member| serde_json::from_value(member.data["votes"].clone()).unwrap_or_default())
            .collect();
        let voter = |(member, votes)| {
            let member: &Document = member;
            let uid = member.data["userId"].as_str();
            Voter {
                id: uid.unwrap_or(&member.id),
                is_needed: uid.is_some_and(|uid| needed.contains(&uid)),
                votes,
            }
        };
        let all: Vec<Voter<'_>> = members.iter().zip(&ballots).map(voter).collect();
        let options = self.data["options"].as_array().into_iter().flatten();
        let ids: Vec<&str> = options.filter_map(|option| option["id"].as_str()).collect();
        Ok(rank_options(&ids, &all, &BTreeMap::new()))
    }

    /// What a notification says about it.
    pub(super) fn about(&self) -> Value {
        hangout_members::about(&self.id, &self.data)
    }

    /// Tells every person in it but the one who did it.
    pub(super) fn tell(
        &self,
        transaction: &mut Transaction<'_>,
        kind: &str,
        but: &str,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        for member in self.members(transaction)? {
            if let Some(uid) = member.data["userId"].as_str().filter(|uid| *uid != but) {
                notify(transaction, uid, kind, &self.about(), now_ms)?;
            }
        }
        Ok(())
    }

    pub(super) fn moment(&self, field: &str) -> Option<Timestamp> {
        Timestamp::from_json(&self.data[field]).ok()
    }
}

/// A new member, not saved yet.
pub(super) fn new_member(meeting: &Meeting, uid: Option<&str>, name: &str, now_ms: i64) -> Value {
    let mut member = json!({
        "hangoutId": meeting.id, "userId": uid, "name": name, "partySize": 1,
        "joinedAt": iso(now_ms), "seenVersion": meeting.version,
    });
    meeting.stamp(&mut member);
    member
}

/// A member as they see themselves.
pub(super) fn shown_member(document: &Document) -> Shown {
    let mut data = (*document.data).clone();
    if let Some(fields) = data.as_object_mut() {
        for hidden in ["editToken", "guestsHidden", "votesHidden"] {
            fields.shift_remove(hidden);
        }
    }
    Shown::of(&document.id, document.version, &data)
}

/// Writes a member and gives it back as it is then.
pub(super) fn put_member(
    transaction: &mut Transaction<'_>,
    id: &str,
    data: Value,
) -> Result<Document, ApiError> {
    let version = transaction.put(&HANGOUT_MEMBERS, id, data.clone())?;
    Ok(Document {
        id: id.to_owned(),
        version,
        data: data.into(),
    })
}

/// The texts in a list.
pub(super) fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// Puts given fields over those that are there; `null` takes one away.
pub(super) fn put_over(data: &mut Value, given: Map<String, Value>) {
    for (name, value) in given {
        data[&name] = value;
    }
}

/// Something was refused because of how far the hangout has come.
pub(super) fn closed(message: &str) -> ApiError {
    precondition("closed", message)
}

pub(super) fn precondition(reason: &str, message: impl Into<String>) -> ApiError {
    ApiError::new(Code::FailedPrecondition, message).with_reason(reason)
}

/// There is no such hangout, or the caller may not know that there is.
pub(super) fn no_such_hangout() -> ApiError {
    ApiError::not_found("there is no such hangout")
}
