//! Joining a hangout, by its link or because one may see it, and leaving it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::{
    HANGOUT_MEMBERS_MAX, Hangout, HangoutMember, HangoutStatus, Rsvp, fits, validate_guest_name,
};
use wasm_core::error::Code;

use super::guest_names::{claims_role, note_user_names, reads_like};
use super::invitation::{find_link, refuse_ended};
use super::invites::use_once;
use super::link_record::HangoutLink;
use super::meeting::{Meeting, no_such_hangout, precondition, put_member, shown_member};
use super::members::{
    self, Member, close_to_guests, is_taken_off, keep_off, remove_member, seats, was_guest,
};
use super::take_over::take_over;
use crate::access::auth::secret::{random_id, random_secret};
use crate::access::me::Visitor;
use crate::access::rules::evidence::member_id;
use crate::access::shown::Shown;
use crate::domain::friendships::blocks;
use crate::domain::notifications::notify;
use crate::domain::records::Stored;
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, USERS, USERS_PRIVATE};
use crate::store::Transaction;

/// A hangout to join.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JoinHangout {
    /// Its id, or the code in its link.
    id: Option<String>,
    /// The code in its link.
    code: Option<String>,
    /// Name that somebody without an account gives.
    guest_name: Option<String>,
    /// The secret that somebody had as a guest, `{memberId}.{secret}`, who has an account now: what they answered and said
    /// becomes the account's, and the guest is gone.
    guest_key: Option<String>,
    /// `true` to look only: the host, the title and the date. Nobody needs to be signed in for it.
    #[serde(default)]
    #[schema(required = false)]
    preview: bool,
    /// `true` to refuse with the reason `full` where there is no room; otherwise the caller queues.
    #[serde(default)]
    #[schema(required = false)]
    only_seated: bool,
}

/// A hangout somebody is in now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JoinedHangout {
    /// The hangout.
    #[schema(value_type = Versioned<Hangout>)]
    hangout: Shown,
    /// Host of the hangout.
    host: HangoutHost,
    /// The caller as a member; `waitlisted` where it is full. `null` when only looking.
    #[schema(value_type = Option<Versioned<HangoutMember>>, required = true)]
    member: Option<Shown>,
    /// Path of the page on which a guest changes what they said: `/hangout/{id}?k=…`. Its `k` is the argument `key` of
    /// the functions, and of the documents and topics of the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    edit_url: Option<String>,
}

/// Host of a hangout, as an invited person sees them.
#[derive(Serialize, ToSchema)]
pub(crate) struct HangoutHost {
    /// Their user name.
    #[schema(required = true)]
    user_name: Option<String>,
    /// Their name.
    name: String,
}

/// Somebody to leave a hangout.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LeaveHangout {
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
pub(crate) struct LeftHangout {
    /// Id they had as a member.
    member_id: String,
    /// `true` if the earlier links no longer let guests in, because a host took somebody off. `rotateInvite` makes a
    /// new one.
    guests_closed: bool,
}

/// Makes the caller a member. Who is one already is one.
pub(crate) fn join(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &JoinHangout,
) -> Result<JoinedHangout, ApiError> {
    let (mut meeting, link) = meant(transaction, visitor, asked)?;
    let host = host(transaction, &meeting)?;
    let member = meeting.member(transaction, visitor, None)?;
    let me = visitor.me.as_ref();
    if let Some(member) = member {
        return Ok(JoinedHangout {
            hangout: meeting.shown_to(me, Some(&member))?,
            host,
            member: Some(shown_member(&member)?),
            edit_url: None,
        });
    }
    if let Some(link) = &link {
        refuse_ended(&link.data, visitor.now_ms)?;
    }
    meeting.refuse_over()?;
    if asked.preview {
        return Ok(JoinedHangout {
            hangout: meeting.shown_to(me, None)?,
            host,
            member: None,
            edit_url: None,
        });
    }
    if me.is_some_and(|me| is_taken_off(&meeting.data, &me.uid)) {
        let message = "a host took you off this hangout; ask them to invite you again";
        return Err(precondition("takenOff", message));
    }
    if me.is_none() {
        refuse_closed(&meeting, link.as_ref())?;
    }
    let guest = me.zip(guest(transaction, visitor, &meeting, asked)?);
    let (member, edit_url) = match &guest {
        Some((me, guest)) => (take_over(transaction, me, &mut meeting, guest)?, None),
        None => enter(transaction, visitor, &meeting, asked)?,
    };
    let member = note_user_names(transaction, member)?;
    if let (Some(link), None) = (link, &guest) {
        use_once(transaction, link)?;
    }
    if let Some(me) = me {
        forget_invited(transaction, &mut meeting, &me.uid)?;
    }
    if guest.is_none() {
        let (host, about) = (&meeting.data.host_id, meeting.about_member(&member.data));
        notify(transaction, host, "hangoutJoined", &about, visitor.now_ms)?;
    }
    Ok(JoinedHangout {
        hangout: meeting.shown_to(me, Some(&member))?,
        host,
        member: Some(shown_member(&member)?),
        edit_url,
    })
}

/// Forgets that the address of somebody's account was invited by email: they are in it now.
fn forget_invited(
    transaction: &mut Transaction<'_>,
    meeting: &mut Meeting,
    uid: &str,
) -> Result<(), ApiError> {
    let Some(account) = transaction.get(&USERS_PRIVATE, uid)? else {
        return Ok(());
    };
    match account.data["email"].as_str() {
        Some(email) => meeting.forget_invited(transaction, email),
        None => Ok(()),
    }
}

/// Takes a member off, with their cars and rides; a seat that gets free goes to whoever waits longest.
pub(crate) fn leave(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    asked: &LeaveHangout,
) -> Result<LeftHangout, ApiError> {
    let key = asked.key.as_deref();
    let meeting = Meeting::seen(transaction, visitor, &asked.hangout_id, key)?;
    let member = match &asked.member_id {
        None => meeting.own_member(transaction, visitor, key)?,
        Some(id) => {
            let member = Member::get(transaction, &HANGOUT_MEMBERS, id)?;
            let member = member.filter(|member| member.data.hangout_id == meeting.id);
            let me = visitor.me.as_ref();
            let is_host = me.is_some_and(|me| meeting.data.is_hosted_by(&me.uid));
            let own = meeting.member(transaction, visitor, key)?;
            if !is_host && own.is_none_or(|own| own.id != *id) {
                return Err(ApiError::denied("only its hosts take somebody off"));
            }
            member.ok_or_else(|| ApiError::not_found("there is no such member"))?
        }
    };
    let uid = member.data.user_id.as_ref();
    if uid == Some(&meeting.data.host_id) {
        return Err(precondition(
            "host",
            "the host cannot leave; call it off instead",
        ));
    }
    remove_member(transaction, &meeting.id, &member, visitor.now_ms)?;
    let own = meeting.member(transaction, visitor, key)?;
    let is_taken_off = asked.member_id.is_some() && own.is_some();
    if is_taken_off {
        if let Some(whom) = uid.or(member.data.edit_token.as_ref()) {
            keep_off(transaction, &meeting.id, whom)?;
        }
        if let Some(uid) = uid {
            let about = members::about(&meeting.id, &meeting.data);
            notify(transaction, uid, "hangoutTakenOff", &about, visitor.now_ms)?;
        }
        close_to_guests(transaction, &meeting.id)?;
    } else {
        meeting.notify_declined(transaction, &member.data, visitor.now_ms)?;
    }
    Ok(LeftHangout {
        member_id: member.id,
        guests_closed: is_taken_off,
    })
}

/// The hangout that is meant, and the link it was found by.
fn meant(
    transaction: &Transaction<'_>,
    visitor: &Visitor,
    asked: &JoinHangout,
) -> Result<(Meeting, Option<Stored<HangoutLink>>), ApiError> {
    let named = asked.code.as_deref().or(asked.id.as_deref());
    let named = named.map(str::trim).filter(|named| !named.is_empty());
    let named = named.ok_or_else(|| ApiError::invalid("id or code is required"))?;
    let Some(link) = find_link(transaction, named)? else {
        let key = asked.guest_key.as_deref();
        let meeting = Meeting::seen(transaction, visitor, named, key)?;
        // What a guest's secret still reads once they have an account lets nobody else in.
        if key.is_some_and(|key| was_guest(&meeting.data, key)) {
            return Ok((Meeting::seen(transaction, visitor, named, None)?, None));
        }
        return Ok((meeting, None));
    };
    let meeting = Meeting::get(transaction, &HANGOUTS, &link.data.hangout_id)?;
    let meeting = meeting.ok_or_else(no_such_hangout)?;
    if let Some(me) = &visitor.me
        && blocks(transaction, &meeting.data.host_id, &me.uid)?
    {
        return Err(no_such_hangout());
    }
    Ok((meeting, Some(link)))
}

/// The guest whose secret the caller presents.
fn guest(
    transaction: &Transaction<'_>,
    visitor: &Visitor,
    meeting: &Meeting,
    asked: &JoinHangout,
) -> Result<Option<Member>, ApiError> {
    let Some(key) = asked.guest_key.as_deref() else {
        return Ok(None);
    };
    let guest = meeting.member(transaction, visitor, Some(key))?;
    Ok(guest.filter(|guest| guest.data.edit_token.is_some()))
}

fn host(transaction: &Transaction<'_>, meeting: &Meeting) -> Result<HangoutHost, ApiError> {
    let host = transaction.get(&USERS, &meeting.data.host_id)?;
    let host = host.ok_or_else(no_such_hangout)?;
    let text = |field: &str| host.data[field].as_str().map(str::to_owned);
    Ok(HangoutHost {
        user_name: text("user_name"),
        name: text("name").unwrap_or_default(),
    })
}

fn enter(
    transaction: &mut Transaction<'_>,
    visitor: &Visitor,
    meeting: &Meeting,
    asked: &JoinHangout,
) -> Result<(Member, Option<String>), ApiError> {
    let members = meeting.members(transaction)?;
    if members.len() >= HANGOUT_MEMBERS_MAX {
        return Err(full(
            "so many people are in this hangout that nobody else can join",
        ));
    }
    let now = visitor.now()?;
    let (id, mut data, edit_url) = match (&visitor.me, &asked.guest_name) {
        (Some(me), _) => {
            let data = meeting.new_member(Some(&me.uid), &me.name(transaction)?, now);
            (member_id(&meeting.id, &me.uid), data, None)
        }
        (None, Some(name)) => {
            ApiError::refuse_fields(validate_guest_name(name))?;
            refuse_taken(name, &members)?;
            let (id, secret) = (member_id(&meeting.id, &random_id()), random_secret());
            let edit_url = format!("/hangout/{}?k={id}.{secret}", meeting.id);
            let mut data = meeting.new_member(None, name.trim(), now);
            data.edit_token = Some(secret);
            (id, data, Some(edit_url))
        }
        (None, None) => return Err(ApiError::unauthenticated("sign in, or give a name")),
    };
    if meeting.data.status == HangoutStatus::Scheduled {
        let (going, waiting) = (
            seats(&members, Rsvp::Going),
            seats(&members, Rsvp::Waitlisted),
        );
        let is_seated = waiting.is_empty() && fits(meeting.data.capacity, &going, 1);
        if !is_seated && asked.only_seated {
            return Err(full("this hangout is full"));
        }
        let waits = (!is_seated).then_some(Rsvp::Waitlisted);
        data.rsvp = Some(waits.unwrap_or(Rsvp::Going));
        data.since = Some(now);
    }
    let mut member = Member::new(id, data);
    put_member(transaction, &mut member)?;
    Ok((member, edit_url))
}

/// Refuses guests who come by a link from before a host took somebody off.
fn refuse_closed(meeting: &Meeting, link: Option<&Stored<HangoutLink>>) -> Result<(), ApiError> {
    let is_closed = match link {
        Some(link) => link.data.guests_closed,
        None => meeting.data.guests_closed == Some(true),
    };
    if is_closed {
        let message = "this link no longer lets guests in; sign in, or ask the host for a new one";
        return Err(precondition("guestsClosed", message));
    }
    Ok(())
}

/// Refuses a guest name that reads like the one of somebody who is in the hangout, or that says they host it.
fn refuse_taken(name: &str, members: &[Member]) -> Result<(), ApiError> {
    let mut names = members.iter().filter_map(|it| it.data.name.as_deref());
    if claims_role(name) || names.any(|taken| reads_like(taken, name)) {
        let message = "somebody in it has this name already, or hosts it; choose another one";
        return Err(ApiError::new(Code::AlreadyExists, message).with_reason("nameTaken"));
    }
    Ok(())
}

fn full(message: &str) -> ApiError {
    ApiError::new(Code::ResourceExhausted, message).with_reason("full")
}
