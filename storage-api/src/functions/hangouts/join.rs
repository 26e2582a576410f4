//! Joining a hangout, by its link or because one may see it, and leaving it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    HANGOUT_MEMBERS_MOST, Hangout, HangoutMember, HangoutStatus, Rsvp, fits, validate_guest_name,
};
use wasm_core::error::Code;

use super::invites::{find, refuse_spent, use_once};
use super::meeting::{
    Meeting, new_member, no_such_hangout, precondition, put_member, shown_member,
};
use crate::auth::secret::{random_id, random_secret};
use crate::clock::iso;
use crate::collections::{HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::error::ApiError;
use crate::friendships::blocks;
use crate::functions::change::Visitor;
use crate::functions::lists::Shown;
use crate::hangout_members::{is_taken_off, keep_off, remove_member, seats};
use crate::http::describe::Versioned;
use crate::notices::notify;
use crate::rules::evidence::member_id;
use crate::store::{Document, Transaction};

/// A hangout to join.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct JoinHangout {
    /// Its id, or the code in its link.
    id: Option<String>,
    /// The code in its link.
    code: Option<String>,
    /// What somebody who has no account calls themselves.
    guest_name: Option<String>,
    /// Whether to look only: who invites, to what and when. Nobody needs to be signed in for it.
    #[serde(default)]
    #[schema(required = false)]
    preview: bool,
    /// Whether to refuse, with the reason `full`, rather than to queue where there is no room.
    #[serde(default)]
    #[schema(required = false)]
    only_seated: bool,
}

/// A hangout somebody is in now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct JoinedHangout {
    /// The hangout.
    #[schema(value_type = Versioned<Hangout>)]
    hangout: Shown,
    /// Who calls it.
    host: HangoutHost,
    /// The caller as a member; `waitlisted` where it is full. `null` when only looking.
    #[schema(value_type = Option<Versioned<HangoutMember>>, required = true)]
    member: Option<Shown>,
    /// Path of the page on which a guest changes what they said: `/hangout/{id}?k=…`. Its `k` is the argument `key` of
    /// the functions, and of the documents and topics of the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    edit_url: Option<String>,
}

/// Who calls a hangout, as whoever is invited sees them.
#[derive(Serialize, ToSchema)]
pub(in crate::functions) struct HangoutHost {
    /// Their user name.
    #[schema(required = true)]
    user_name: Option<String>,
    /// Their name.
    name: String,
}

/// Somebody to leave a hangout.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct LeaveHangout {
    /// Id of the hangout.
    hangout_id: String,
    /// Id of the member, for a host who takes somebody off; the caller, if missing.
    member_id: Option<String>,
    /// The secret of a guest.
    key: Option<String>,
}

/// Somebody has left.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct LeftHangout {
    /// Id they had as a member.
    member_id: String,
}

/// Makes the caller a member. Who is one already is one.
pub(in crate::functions) fn join(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &JoinHangout,
) -> Result<JoinedHangout, ApiError> {
    let (meeting, invite) = meant(transaction, visitor, asked)?;
    let host = host(transaction, &meeting)?;
    let member = meeting.member(transaction, visitor, None)?;
    let me = visitor.me.as_ref();
    if let Some(member) = member {
        return Ok(JoinedHangout {
            hangout: meeting.shown(me),
            host,
            member: Some(shown_member(&member)),
            edit_url: None,
        });
    }
    if let Some(invite) = &invite {
        refuse_spent(&invite.data, visitor.now_ms)?;
    }
    meeting.refuse_over()?;
    if asked.preview {
        return Ok(JoinedHangout {
            hangout: meeting.shown(me),
            host,
            member: None,
            edit_url: None,
        });
    }
    if me.is_some_and(|me| is_taken_off(&meeting.data, &me.uid)) {
        let message = "a host took you off this hangout; ask them to invite you again";
        return Err(precondition("takenOff", message));
    }
    let (member, edit_url) = enter(transaction, visitor, &meeting, asked)?;
    if let Some(invite) = &invite {
        use_once(transaction, invite)?;
    }
    if let Some(uid) = meeting.data["hostId"].as_str() {
        notify(
            transaction,
            uid,
            "hangoutJoined",
            &joined(&meeting, &member),
            visitor.now_ms,
        )?;
    }
    Ok(JoinedHangout {
        hangout: meeting.shown(me),
        host,
        member: Some(shown_member(&member)),
        edit_url,
    })
}

/// Takes a member off, with their cars and rides; a seat that gets free goes to whoever waits longest.
pub(in crate::functions) fn leave(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &LeaveHangout,
) -> Result<LeftHangout, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let member = match &asked.member_id {
        None => meeting.own_member(transaction, visitor, key)?,
        Some(id) => {
            let member = transaction.get(&HANGOUT_MEMBERS, id)?;
            let member = member.filter(|member| member.data["hangoutId"] == meeting.id);
            let me = visitor.me.as_ref();
            let is_host = me.is_some_and(|me| meeting.is_hosted_by(&me.uid));
            let own = meeting.member(transaction, visitor, key)?;
            if !is_host && own.is_none_or(|own| own.id != *id) {
                return Err(ApiError::denied("only its hosts take somebody off"));
            }
            member.ok_or_else(|| ApiError::not_found("there is no such member"))?
        }
    };
    if member.data["userId"] == meeting.data["hostId"] {
        return Err(precondition(
            "host",
            "the host cannot leave; call it off instead",
        ));
    }
    remove_member(transaction, &meeting.id, &member, visitor.now_ms)?;
    if let Some(uid) = member.data["userId"].as_str()
        && visitor.me.as_ref().is_none_or(|me| me.uid != uid)
    {
        keep_off(transaction, &meeting.id, uid)?;
    }
    Ok(LeftHangout {
        member_id: member.id,
    })
}

/// The hangout that is meant, and the link it was found by.
fn meant(
    transaction: &Transaction<'_>,
    visitor: &Visitor,
    asked: &JoinHangout,
) -> Result<(Meeting, Option<Document>), ApiError> {
    let named = asked.code.as_deref().or(asked.id.as_deref());
    let named = named.map(str::trim).filter(|named| !named.is_empty());
    let named = named.ok_or_else(|| ApiError::invalid("id or code is required"))?;
    let Some(invite) = find(transaction, named)? else {
        return Ok((Meeting::seen(transaction, visitor, named, None)?, None));
    };
    let id = invite.data["hangoutId"].as_str().unwrap_or_default();
    let found = transaction.get(&HANGOUTS, id)?;
    let meeting = Meeting::of(found.ok_or_else(no_such_hangout)?);
    let host = meeting.data["hostId"].as_str().unwrap_or_default();
    if let Some(me) = &visitor.me
        && blocks(transaction, host, &me.uid)?
    {
        return Err(no_such_hangout());
    }
    Ok((meeting, Some(invite)))
}

fn host(transaction: &Transaction<'_>, meeting: &Meeting) -> Result<HangoutHost, ApiError> {
    let id = meeting.data["hostId"].as_str().unwrap_or_default();
    let host = transaction.get(&USERS, id)?.ok_or_else(no_such_hangout)?;
    Ok(HangoutHost {
        user_name: host.data["user_name"].as_str().map(str::to_owned),
        name: host.data["name"].as_str().unwrap_or_default().to_owned(),
    })
}

fn enter(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    meeting: &Meeting,
    asked: &JoinHangout,
) -> Result<(Document, Option<String>), ApiError> {
    let members = meeting.members(transaction)?;
    if members.len() >= HANGOUT_MEMBERS_MOST {
        return Err(full(
            "so many people are in this hangout that nobody else can join",
        ));
    }
    let (id, mut member, edit_url) = match (&visitor.me, &asked.guest_name) {
        (Some(me), _) => {
            let user = me.user(transaction)?;
            let name = user.data["name"].as_str().unwrap_or_default();
            let member = new_member(meeting, Some(&me.uid), name, visitor.now_ms);
            (member_id(&meeting.id, &me.uid), member, None)
        }
        (None, Some(name)) => {
            ApiError::refuse_fields(validate_guest_name(name))?;
            let (id, secret) = (member_id(&meeting.id, &random_id()), random_secret());
            let mut member = new_member(meeting, None, name.trim(), visitor.now_ms);
            member["editToken"] = json!(secret);
            let edit_url = format!("/hangout/{}?k={id}.{secret}", meeting.id);
            (id, member, Some(edit_url))
        }
        (None, None) => return Err(ApiError::unauthenticated("sign in, or give a name")),
    };
    if meeting.status()? == HangoutStatus::Scheduled {
        let (going, waiting) = (
            seats(&members, Rsvp::Going),
            seats(&members, Rsvp::Waitlisted),
        );
        let is_seated = waiting.is_empty() && fits(meeting.capacity(), &going, 1);
        if !is_seated && asked.only_seated {
            return Err(full("this hangout is full"));
        }
        member["rsvp"] = json!(if is_seated { "going" } else { "waitlisted" });
        member["since"] = json!(iso(visitor.now_ms));
    }
    Ok((put_member(transaction, &id, member)?, edit_url))
}

fn full(message: &str) -> ApiError {
    ApiError::new(Code::ResourceExhausted, message).with_reason("full")
}

/// What the host is told of who has joined.
fn joined(meeting: &Meeting, member: &Document) -> Value {
    let mut about = meeting.about();
    about["from"] = member.data["userId"].clone();
    about["name"] = member.data["name"].clone();
    about
}
