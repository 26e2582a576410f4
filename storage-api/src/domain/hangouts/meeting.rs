//! A hangout and its members inside a transaction.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm_core::domain::{
    DOCUMENT_BYTES_MAX, Hangout, HangoutEvent, HangoutMember, HangoutRole, HangoutStatus,
    RankedOption, Rsvp, Timestamp, hangout_after, validate_hangout,
};
use wasm_core::error::Code;

use super::members::{self, Member, note_activity};
use super::ride_times::departure;
use crate::access::auth::secret;
use crate::access::me::{Me, Visitor};
use crate::access::rules::evidence::member_id;
use crate::access::rules::{Actor, MEMBER_SECRETS, Sight, shown_hangout};
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::domain::notifications::notify;
use crate::domain::records::Stored;
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, NOTIFICATIONS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Length of a note about who has heard of what: enough to tell some hundred apart.
const HEARD_LENGTH: usize = 12;

/// A hangout as it is being changed.
pub(crate) type Meeting = Stored<Hangout>;

impl Meeting {
    /// The hangout, if the caller may see it.
    pub(crate) fn seen(
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        id: &str,
        key: Option<&str>,
    ) -> Result<Self, ApiError> {
        let found = seen(transaction, &visitor.asker(key), &HANGOUTS, id)?;
        let (found, ..) = found.ok_or_else(no_such_hangout)?;
        Self::of(&found)
    }

    /// The hangout, if the caller hosts it.
    pub(crate) fn hosted(
        transaction: &Transaction<'_>,
        me: &Me,
        id: &str,
    ) -> Result<Self, ApiError> {
        let found = seen(transaction, &me.asker(None), &HANGOUTS, id)?;
        let (found, ..) = found.ok_or_else(no_such_hangout)?;
        let meeting = Self::of(&found)?;
        if meeting.data.is_hosted_by(&me.uid) {
            Ok(meeting)
        } else {
            Err(ApiError::denied("only its hosts do that"))
        }
    }

    /// Refuses what cannot be done to a hangout that is over.
    pub(crate) fn refuse_over(&self) -> Result<HangoutStatus, ApiError> {
        match self.data.status {
            HangoutStatus::Done => Err(closed("this hangout is over")),
            HangoutStatus::Cancelled => Err(closed("this hangout was called off")),
            status => Ok(status),
        }
    }

    /// Moves it on, if that can happen to it.
    pub(crate) fn step(&mut self, event: HangoutEvent) -> Result<(), ApiError> {
        self.refuse_over()?;
        let after = hangout_after(self.data.status, event);
        self.data.status = after.ok_or_else(|| match event {
            HangoutEvent::Finish => closed("this hangout has no date yet"),
            _ => closed("this hangout has a date already; change it instead"),
        })?;
        if self.data.status.is_over() {
            self.data.invited_emails = None;
        }
        Ok(())
    }

    /// Notes when its date, place or status changed last, for calendars.
    pub(crate) fn note_change(&mut self, now_ms: i64) {
        self.data.changed_at = Timestamp::from_epoch_ms(now_ms).ok();
    }

    /// Writes it down, if it is as it must be.
    pub(crate) fn save(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
        let data = value(&self.data)?;
        ApiError::refuse_fields(validate_hangout(&data))?;
        if data.to_string().len() > DOCUMENT_BYTES_MAX {
            return Err(ApiError::invalid(
                "the hangout would be larger than 256 KiB",
            ));
        }
        self.version = transaction.put(&HANGOUTS, &self.id, data)?;
        note_activity(transaction, &self.id)
    }

    /// As somebody sees it, who is a member or looks from outside.
    pub(crate) fn shown_to(
        &self,
        visitor: Option<&Me>,
        member: Option<&Member>,
    ) -> Result<Shown, ApiError> {
        let actor = visitor.map_or(Actor::Anonymous, |me| Actor::Person(&me.uid));
        let data = value(&self.data)?;
        let sight = shown_hangout(&data, actor, member.is_some());
        Ok(Shown::of(&self.id, self.version, &sight.of(&data)))
    }

    /// Everybody in it, in the order in which they came.
    pub(crate) fn members(&self, transaction: &Transaction<'_>) -> Result<Vec<Member>, ApiError> {
        members::members_of(transaction, &self.id)
    }

    /// The caller as a member: a guest with their secret `{memberId}.{secret}`, or a person, also with one that is no
    /// guest's any more.
    pub(crate) fn member(
        &self,
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        key: Option<&str>,
    ) -> Result<Option<Member>, ApiError> {
        if let Some((id, secret)) = key.and_then(|key| key.split_once('.')) {
            let member = Member::get(transaction, &HANGOUT_MEMBERS, id)?;
            let guest = member.filter(|member| {
                member.data.edit_token.as_deref() == Some(secret)
                    && member.data.hangout_id == self.id
            });
            if guest.is_some() {
                return Ok(guest);
            }
        }
        let Some(me) = &visitor.me else {
            return Ok(None);
        };
        Member::get(transaction, &HANGOUT_MEMBERS, &member_id(&self.id, &me.uid))
    }

    /// As [`Self::member`], refusing whoever is none.
    pub(crate) fn own_member(
        &self,
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        key: Option<&str>,
    ) -> Result<Member, ApiError> {
        let member = self.member(transaction, visitor, key)?;
        member.ok_or_else(|| match (&visitor.me, key) {
            (None, None) => ApiError::unauthenticated("sign in first"),
            _ => ApiError::denied("join this hangout first"),
        })
    }

    /// Lets everybody move up who can, and tells them.
    pub(crate) fn move_up(
        &self,
        transaction: &mut Transaction<'_>,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        members::move_up(transaction, &self.id, &self.data, now_ms)
    }

    /// The options, the best first.
    pub(crate) fn ranking(
        &self,
        transaction: &Transaction<'_>,
    ) -> Result<Vec<RankedOption>, ApiError> {
        let members = self.members(transaction)?;
        Ok(members::ranking(&self.data, &members))
    }

    /// Data about it for a notification, with its date once there is one.
    pub(crate) fn about(&self) -> Value {
        let mut about = members::about(&self.id, &self.data);
        let when = &self.data.when;
        let Some(start) = when.starts_at else {
            return about;
        };
        about["startsAt"] = start.to_json();
        if let Some(zone) = &when.time_zone {
            about["timeZone"] = json!(zone);
        }
        if let Some(all_day) = when.all_day {
            about["allDay"] = json!(all_day);
        }
        about
    }

    /// About what a member did, for a notification: a guest has a name and no account.
    pub(crate) fn about_member(&self, member: &HangoutMember) -> Value {
        let mut about = self.about();
        about["from"] = json!(member.user_id);
        about["name"] = json!(member.name);
        about
    }

    /// Notifies its hosts that a member cannot come who had said yes, or without whom it makes no sense.
    pub(crate) fn notify_declined(
        &self,
        transaction: &mut Transaction<'_>,
        member: &HangoutMember,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let uid = member.user_id.as_deref();
        let is_needed = uid.is_some_and(|uid| self.data.needs(uid));
        let kind = match (is_needed, member.rsvp) {
            (_, Some(Rsvp::No)) => return Ok(()),
            (true, _) => "hangoutNeededDeclined",
            (false, Some(Rsvp::Going)) => "hangoutDeclined",
            (false, _) => return Ok(()),
        };
        let about = self.about_member(member);
        for host in self.data.hosts().filter(|host| uid != Some(*host)) {
            notify(transaction, host, kind, &about, now_ms)?;
        }
        Ok(())
    }

    /// Takes back what its hosts were told of a member who could not come, and can.
    pub(crate) fn withdraw_declined(
        &self,
        transaction: &mut Transaction<'_>,
        member: &HangoutMember,
    ) -> Result<(), ApiError> {
        let (from, name) = (json!(member.user_id), json!(member.name));
        let is_about = |notice: &Value| {
            let is_kind =
                notice["kind"] == "hangoutDeclined" || notice["kind"] == "hangoutNeededDeclined";
            is_kind
                && notice["hangoutId"] == self.id
                && notice["from"] == from
                && notice["name"] == name
        };
        for host in self.data.hosts() {
            for notice in by!(NOTIFICATIONS.uid).all(transaction, [json!(host)])? {
                if is_about(&notice.data) {
                    transaction.delete(&NOTIFICATIONS, &notice.id)?;
                }
            }
        }
        Ok(())
    }

    /// Notifies every person in it but the one who did it, with what each has answered, and those who are invited and have
    /// not joined once of each kind.
    pub(crate) fn tell(
        &mut self,
        transaction: &mut Transaction<'_>,
        kind: &str,
        but: &str,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        for member in self.members(transaction)? {
            let uid = member.data.user_id.as_deref();
            if let Some(uid) = uid.filter(|uid| *uid != but) {
                let mut about = self.about();
                if let Some(answer) = member.data.rsvp {
                    about["answer"] = json!(answer);
                }
                let leaves = departure(transaction, &self.id, uid)?;
                if let Some(at) = leaves.filter(|_| kind == "hangoutMoved") {
                    about["leaveAt"] = at.to_json();
                }
                notify(transaction, uid, kind, &about, now_ms)?;
            }
        }
        self.notify_invited(transaction, kind, kind, now_ms)?;
        Ok(())
    }

    /// Notifies those who are invited by name and have not joined, each once for that reason. Answers with their number.
    pub(crate) fn notify_invited(
        &mut self,
        transaction: &mut Transaction<'_>,
        kind: &str,
        once: &str,
        now_ms: i64,
    ) -> Result<usize, ApiError> {
        let members = self.members(transaction)?;
        let is_in = |uid: &String| {
            let mut members = members.iter();
            members.any(|member| member.data.user_id.as_ref() == Some(uid))
        };
        let mut invited = self.data.invited_ids.clone();
        invited.retain(|uid| !is_in(uid));
        let mut notified = 0;
        for uid in invited {
            if self.note_heard(once, &uid) {
                notify(transaction, &uid, kind, &self.about(), now_ms)?;
                notified += 1;
            }
        }
        if notified > 0 {
            self.save(transaction)?;
        }
        Ok(notified)
    }

    /// Forgets an address that was invited by email, because somebody has joined with it.
    pub(crate) fn forget_invited(
        &mut self,
        transaction: &mut Transaction<'_>,
        email: &str,
    ) -> Result<(), ApiError> {
        let Some(emails) = &mut self.data.invited_emails else {
            return Ok(());
        };
        let before = emails.len();
        emails.retain(|invited| invited != email);
        if emails.len() == before {
            return Ok(());
        }
        self.save(transaction)
    }

    /// Notes that somebody hears of something, which whoever calls saves. Answers `false` where they heard of it before.
    pub(crate) fn note_heard(&mut self, once: &str, whom: &str) -> bool {
        let mut note = secret::hash(&format!("{once} {whom}"));
        note.truncate(HEARD_LENGTH);
        let is_new = !self.data.heard.contains(&note);
        if is_new {
            self.data.heard.push(note);
        }
        is_new
    }

    /// A new member, not saved yet: a person, or a guest without an id of an account.
    pub(crate) fn new_member(
        &self,
        uid: Option<&str>,
        name: &str,
        joined_at: Timestamp,
    ) -> HangoutMember {
        let mut member = HangoutMember {
            hangout_id: self.id.clone(),
            user_id: uid.map(str::to_owned),
            name: Some(name.to_owned()),
            user_name: None,
            role: HangoutRole::Member,
            votes: None,
            proposals: None,
            rsvp: None,
            party_size: 1,
            since: None,
            reconfirm: None,
            attended: None,
            joined_at,
            seen_version: Some(self.version),
            host_id: String::new(),
            co_hosts: Vec::new(),
            votes_hidden: false,
            guests_hidden: false,
            edit_token: None,
            email: None,
            email_language: None,
            proposed: None,
            email_due: None,
            dates_emailed: None,
            other: BTreeMap::new(),
        };
        members::stamp(&self.data, &mut member);
        member
    }
}

/// A member as they see themselves.
pub(crate) fn shown_member(member: &Member) -> Result<Shown, ApiError> {
    let data = value(&member.data)?;
    let seen = Sight::Without(MEMBER_SECRETS).of(&data);
    Ok(Shown::of(&member.id, member.version, &seen))
}

/// Writes a member as they are now.
pub(crate) fn put_member(
    transaction: &mut Transaction<'_>,
    member: &mut Member,
) -> Result<(), ApiError> {
    member.put(transaction, &HANGOUT_MEMBERS)?;
    note_activity(transaction, &member.data.hangout_id)
}

/// Something was refused because of how far the hangout has come.
pub(crate) fn closed(message: &str) -> ApiError {
    precondition("closed", message)
}

pub(crate) fn precondition(reason: &str, message: impl Into<String>) -> ApiError {
    ApiError::new(Code::FailedPrecondition, message).with_reason(reason)
}

/// There is no such hangout, or the caller may not know that there is.
pub(crate) fn no_such_hangout() -> ApiError {
    ApiError::not_found("there is no such hangout")
}
