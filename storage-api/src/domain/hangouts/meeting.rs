//! A hangout and its members inside a transaction.

use serde_json::{Map, Value, json};
use wasm_core::domain::{
    DOCUMENT_BYTES_MAX, HangoutEvent, HangoutStatus, RankedOption, Timestamp, hangout_after,
    validate_hangout,
};
use wasm_core::error::Code;

use super::members::{self, HEARD, INVITED_EMAILS, note_activity};
use super::ride_times::departure;
use crate::access::auth::secret;
use crate::access::me::{Me, Visitor};
use crate::access::rules::evidence::member_id;
use crate::access::rules::{Actor, MEMBER_SECRETS, shown_hangout};
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::clock::iso;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::schema::collections::{HANGOUT_MEMBERS, HANGOUTS, NOTIFICATIONS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// Length of a note about who has heard of what: enough to tell some hundred apart.
const HEARD_LENGTH: usize = 12;

/// A hangout as it is being changed.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    pub(crate) id: String,
    pub(crate) version: u64,
    pub(crate) data: Value,
}

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
        Ok(Self::of(found))
    }

    /// The hangout, if the caller hosts it.
    pub(crate) fn hosted(
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

    pub(crate) fn of(document: Document) -> Self {
        Self {
            id: document.id,
            version: document.version,
            data: (*document.data).clone(),
        }
    }

    pub(crate) fn is_hosted_by(&self, uid: &str) -> bool {
        let mut co_hosts = self.data["coHosts"].as_array().into_iter().flatten();
        self.data["hostId"] == uid || co_hosts.any(|host| host == uid)
    }

    /// Id of who called it.
    pub(crate) fn host_id(&self) -> String {
        self.data["hostId"]
            .as_str()
            .map(str::to_owned)
            .unwrap_or_default()
    }

    /// Ids of the people who host it.
    pub(crate) fn hosts(&self) -> impl Iterator<Item = &str> {
        let host = self.data["hostId"].as_str();
        host.into_iter().chain(texts(&self.data["coHosts"]))
    }

    pub(crate) fn status(&self) -> Result<HangoutStatus, ApiError> {
        serde_json::from_value(self.data["status"].clone()).map_err(ApiError::internal)
    }

    /// Refuses what cannot be done to a hangout that is over.
    pub(crate) fn refuse_over(&self) -> Result<HangoutStatus, ApiError> {
        match self.status()? {
            HangoutStatus::Done => Err(closed("this hangout is over")),
            HangoutStatus::Cancelled => Err(closed("this hangout was called off")),
            status => Ok(status),
        }
    }

    /// Moves it on, if that can happen to it.
    pub(crate) fn step(&mut self, event: HangoutEvent) -> Result<(), ApiError> {
        self.refuse_over()?;
        let after = hangout_after(self.status()?, event);
        let after = after.ok_or_else(|| match event {
            HangoutEvent::Finish => closed("this hangout has no date yet"),
            _ => closed("this hangout has a date already; change it instead"),
        })?;
        self.data["status"] = value(&after)?;
        if matches!(after, HangoutStatus::Done | HangoutStatus::Cancelled) {
            self.data[INVITED_EMAILS] = Value::Null;
        }
        Ok(())
    }

    pub(crate) fn capacity(&self) -> Option<u32> {
        let capacity = self.data["capacity"].as_u64()?;
        u32::try_from(capacity).ok()
    }

    /// Notes when its date, place or status changed last, for calendars.
    pub(crate) fn note_change(&mut self, now_ms: i64) {
        self.data["changedAt"] = json!(iso(now_ms));
    }

    /// Writes it down, if it is as it must be.
    pub(crate) fn save(&mut self, transaction: &mut Transaction<'_>) -> Result<(), ApiError> {
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
        note_activity(transaction, &self.id)
    }

    /// As somebody sees it, who is a member or looks from outside.
    pub(crate) fn shown(&self, visitor: Option<&Me>, member: Option<&Document>) -> Shown {
        let actor = visitor.map_or(Actor::Anonymous, |me| Actor::Person(&me.uid));
        let sight = shown_hangout(&self.data, actor, member.is_some());
        Shown::of(&self.id, self.version, &sight.of(&self.data))
    }

    /// Everybody in it, in the order in which they came.
    pub(crate) fn members(&self, transaction: &Transaction<'_>) -> Result<Vec<Document>, ApiError> {
        members::members_of(transaction, &self.id)
    }

    /// The caller as a member: a guest with their secret `{memberId}.{secret}`, or a person, also with one that is no
    /// guest's any more.
    pub(crate) fn member(
        &self,
        transaction: &Transaction<'_>,
        visitor: &Visitor,
        key: Option<&str>,
    ) -> Result<Option<Document>, ApiError> {
        if let Some((id, secret)) = key.and_then(|key| key.split_once('.')) {
            let member = transaction.get(&HANGOUT_MEMBERS, id)?;
            let guest = member.filter(|member| {
                member.data["editToken"] == secret && member.data["hangoutId"] == self.id
            });
            if guest.is_some() {
                return Ok(guest);
            }
        }
        let Some(me) = &visitor.me else {
            return Ok(None);
        };
        Ok(transaction.get(&HANGOUT_MEMBERS, &member_id(&self.id, &me.uid))?)
    }

    /// As [`Self::member`], refusing whoever is none.
    pub(crate) fn own_member(
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
    pub(crate) fn stamp(&self, member: &mut Value) {
        members::stamp(&self.data, member);
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
        for field in ["startsAt", "timeZone", "allDay"] {
            let value = &self.data["when"][field];
            if !self.data["when"]["startsAt"].is_null() && !value.is_null() {
                about[field] = value.clone();
            }
        }
        about
    }

    /// About what a member did, for a notification: a guest has a name and no account.
    pub(crate) fn about_member(&self, member: &Value) -> Value {
        let mut about = self.about();
        about["from"] = member["userId"].clone();
        about["name"] = member["name"].clone();
        about
    }

    /// Notifies its hosts that a member cannot come who had said yes, or without whom it makes no sense.
    pub(crate) fn notify_declined(
        &self,
        transaction: &mut Transaction<'_>,
        member: &Value,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let uid = member["userId"].as_str();
        let is_needed = uid.is_some_and(|uid| texts(&self.data["neededIds"]).any(|id| id == uid));
        let kind = match (is_needed, member["rsvp"].as_str()) {
            (_, Some("no")) => return Ok(()),
            (true, _) => "hangoutNeededDeclined",
            (false, Some("going")) => "hangoutDeclined",
            (false, _) => return Ok(()),
        };
        let about = self.about_member(member);
        for host in self.hosts().filter(|host| uid != Some(*host)) {
            notify(transaction, host, kind, &about, now_ms)?;
        }
        Ok(())
    }

    /// Takes back what its hosts were told of a member who could not come, and can.
    pub(crate) fn withdraw_declined(
        &self,
        transaction: &mut Transaction<'_>,
        member: &Value,
    ) -> Result<(), ApiError> {
        let is_about = |notice: &Value| {
            let is_kind =
                notice["kind"] == "hangoutDeclined" || notice["kind"] == "hangoutNeededDeclined";
            is_kind
                && notice["hangoutId"] == self.id
                && notice["from"] == member["userId"]
                && notice["name"] == member["name"]
        };
        for host in self.hosts() {
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
            if let Some(uid) = member.data["userId"].as_str().filter(|uid| *uid != but) {
                let mut about = self.about();
                if let Some(answer) = member.data["rsvp"].as_str() {
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
        let is_in = |uid: &str| members.iter().any(|member| member.data["userId"] == uid);
        let invited = texts(&self.data["invitedIds"]).filter(|uid| !is_in(uid));
        let invited: Vec<String> = invited.map(str::to_owned).collect();
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
        let before = self.data[INVITED_EMAILS].clone();
        members::forget_invited_email(&mut self.data, email);
        if self.data[INVITED_EMAILS] == before {
            return Ok(());
        }
        self.save(transaction)
    }

    /// Notes that somebody hears of something, which whoever calls saves. Answers `false` where they heard of it before.
    pub(crate) fn note_heard(&mut self, once: &str, whom: &str) -> bool {
        let mut note = secret::hash(&format!("{once} {whom}"));
        note.truncate(HEARD_LENGTH);
        let note = json!(note);
        match self.data[HEARD].as_array_mut() {
            Some(heard) if heard.contains(&note) => return false,
            Some(heard) => heard.push(note),
            None => self.data[HEARD] = json!([note]),
        }
        true
    }

    pub(crate) fn moment(&self, field: &str) -> Option<Timestamp> {
        Timestamp::from_json(&self.data[field]).ok()
    }
}

/// A new member, not saved yet.
pub(crate) fn new_member(meeting: &Meeting, uid: Option<&str>, name: &str, now_ms: i64) -> Value {
    let mut member = json!({
        "hangoutId": meeting.id, "userId": uid, "name": name, "partySize": 1,
        "joinedAt": iso(now_ms), "seenVersion": meeting.version,
    });
    meeting.stamp(&mut member);
    member
}

/// A member as they see themselves.
pub(crate) fn shown_member(document: &Document) -> Shown {
    let mut data = (*document.data).clone();
    if let Some(fields) = data.as_object_mut() {
        for hidden in MEMBER_SECRETS {
            fields.shift_remove(*hidden);
        }
    }
    Shown::of(&document.id, document.version, &data)
}

/// Writes a member and gives it back as it is then.
pub(crate) fn put_member(
    transaction: &mut Transaction<'_>,
    id: &str,
    data: Value,
) -> Result<Document, ApiError> {
    let version = transaction.put(&HANGOUT_MEMBERS, id, data.clone())?;
    note_activity(transaction, data["hangoutId"].as_str().unwrap_or_default())?;
    Ok(Document {
        id: id.to_owned(),
        version,
        data: data.into(),
    })
}

/// The texts in a list.
pub(crate) fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// Puts given fields over those that are there; `null` takes one away.
pub(crate) fn put_over(data: &mut Value, given: Map<String, Value>) {
    for (name, value) in given {
        match data.as_object_mut() {
            Some(fields) if value.is_null() => drop(fields.shift_remove(&name)),
            _ => data[&name] = value,
        }
    }
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
