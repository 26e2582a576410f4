//! Everything one reader may see of a hangout, in one answer: the invitation, the poll, who comes, what they say. Pages
//! for guests hold it, and the function `readInvitation` answers with it.

mod date_words;
mod dates;
mod link;
mod record;

use serde_json::json;
use wasm_core::domain::{
    HangoutComment, HangoutMember, HangoutRole, HangoutSource, HangoutVisibility, Rsvp,
};

pub(crate) use self::date_words::{long_date, short_date};
pub(crate) use self::link::{find_link, read_by, refuse_ended, taken_off_by};
pub(crate) use self::record::{Invitation, InvitationProposal};
use self::record::{InvitationComment, InvitationHost, InvitationPerson, InvitationSelf};
use super::meeting::Meeting;
use super::members::{Comment, Member, comments_of, members_of, ranking, seats};
use crate::access::auth::secret;
use crate::access::rules::evidence::member_id;
use crate::access::rules::{Actor, Asker};
use crate::access::visibility::seen;
use crate::domain::records::parsed;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOLS, HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::schema::query::by;
use crate::store::Transaction;

/// Comments in one answer, the latest ones.
const COMMENTS_MAX: usize = 200;
/// Length of the id that stands for a person to somebody who is not in the hangout.
const VEILED_ID_LENGTH: usize = 16;

const FNV_OFFSET: u32 = 0x811c_9dc5;
const FNV_PRIME: u32 = 0x0100_0193;

/// A hangout while an answer about it is made.
struct Reading<'a> {
    transaction: &'a Transaction<'a>,
    asker: &'a Asker<'a>,
    hangout: Meeting,
    /// Thing that it was made of, as far as the reader may know.
    source: Option<HangoutSource>,
    members: Vec<Member>,
    /// Id of the reader as a member.
    own: Option<String>,
    is_host: bool,
}

/// Reads a hangout for somebody; `None` where they may not, or there is none.
pub(crate) fn read(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    id: &str,
) -> Result<Option<Invitation>, ApiError> {
    let reading = Reading::of(transaction, asker, id)?;
    reading.map(|reading| reading.invitation()).transpose()
}

/// Reads the dates that members propose, as far as somebody sees them.
pub(crate) fn proposals(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    id: &str,
) -> Result<Vec<InvitationProposal>, ApiError> {
    let reading = Reading::of(transaction, asker, id)?;
    Ok(reading.map_or_else(Vec::new, |reading| reading.proposals()))
}

/// Id of the reader as a member: a person, or a guest with their secret.
fn own_id(
    transaction: &Transaction<'_>,
    asker: &Asker<'_>,
    hangout_id: &str,
) -> Result<Option<String>, ApiError> {
    let secret = asker.key.and_then(|key| key.split_once('.'));
    let guest = secret.map(|(id, _)| id.to_owned());
    let person = match asker.actor {
        Actor::Person(uid) => Some(member_id(hangout_id, uid)),
        Actor::Anonymous => None,
    };
    for id in guest.into_iter().chain(person) {
        let member = seen(transaction, asker, &HANGOUT_MEMBERS, &id)?;
        if member.is_some_and(|(member, ..)| member.data["hangoutId"] == hangout_id) {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

impl<'a> Reading<'a> {
    /// The hangout as somebody reads it; `None` where they may not, or there is none.
    fn of(
        transaction: &'a Transaction<'a>,
        asker: &'a Asker<'a>,
        id: &str,
    ) -> Result<Option<Self>, ApiError> {
        let Some((hangout, sight, _)) = seen(transaction, asker, &HANGOUTS, id)? else {
            return Ok(None);
        };
        let source = parsed(sight.of(&hangout.data)["source"].clone())?;
        let hangout = Meeting::of(&hangout)?;
        let is_host = matches!(asker.actor, Actor::Person(uid) if hangout.data.is_hosted_by(uid));
        Ok(Some(Self {
            transaction,
            asker,
            own: own_id(transaction, asker, id)?,
            members: members_of(transaction, id)?,
            hangout,
            source,
            is_host,
        }))
    }

    fn invitation(&self) -> Result<Invitation, ApiError> {
        let data = &self.hangout.data;
        let shows_votes = self.is_host || !self.hides_votes();
        let ranking = shows_votes.then(|| ranking(data, &self.members));
        let (people, me) = self.people()?;
        let taken = |rsvp| {
            let seats = seats(&self.members, rsvp);
            seats.iter().map(|seat| seat.party_size).sum()
        };
        let going: u32 = taken(Rsvp::Going);
        let poll_open = data.is_poll_open(self.asker.now_ms);
        let answered = self.members.iter().filter(|it| it.data.has_answered());
        Ok(Invitation {
            hangout_id: self.hangout.id.clone(),
            version: self.hangout.version,
            changed_at: data.last_change(),
            status: data.status,
            cancel_reason: data.cancel_reason.clone(),
            title: data.title.clone(),
            note: data.note.clone(),
            theme: data.theme,
            photo_ref: data.photo_ref.clone(),
            cover_seed: data.cover_seed.clone(),
            source: self.source.clone(),
            host: self.host()?,
            co_hosts: self.names(|member| member.data.role == HangoutRole::CoHost),
            place: data.place.clone(),
            when: data.when.clone(),
            options: self.options(ranking.as_deref()),
            chosen_option: data.chosen_option.clone(),
            best: ranking.and_then(|ranking| self.best(&ranking)),
            poll_deadline: data.poll_deadline,
            poll_open,
            proposals: self.proposals(),
            takes_proposals: poll_open && data.no_proposals != Some(true),
            hide_votes: self.hides_votes(),
            hide_guests: self.hides_guests(),
            capacity: data.capacity,
            seats_left: data.capacity.map(|capacity| capacity.saturating_sub(going)),
            plus_ones: data.plus_ones.unwrap_or(0),
            going,
            waiting: taken(Rsvp::Waitlisted),
            answered: answered.count(),
            people,
            me,
            my_place_in_line: self.place_in_line(),
            points_from: self.points_from(),
            is_host: self.is_host,
            has_cars: self.has_cars()?,
            share_url: self.share_url()?,
            comments: self.comments()?,
        })
    }

    fn hides_votes(&self) -> bool {
        self.hangout.data.hide_votes == Some(true)
    }

    fn hides_guests(&self) -> bool {
        self.hangout.data.hide_guests == Some(true)
    }

    /// Everybody whom the reader sees, and the reader.
    fn people(&self) -> Result<(Vec<InvitationPerson>, Option<InvitationSelf>), ApiError> {
        let mut people = Vec::with_capacity(self.members.len());
        let mut me = None;
        for member in self.members.iter().filter(|member| self.shows(member)) {
            people.push(self.person(member)?);
            if self.own.as_ref() == Some(&member.id) {
                let (person, email) = (self.person(member)?, member.data.email.clone());
                me = Some(InvitationSelf { person, email });
            }
        }
        Ok((people, me))
    }

    fn place_in_line(&self) -> Option<usize> {
        let own = self.own.as_deref()?;
        let waiting = seats(&self.members, Rsvp::Waitlisted);
        let at = waiting.iter().position(|seat| seat.id == own)?;
        Some(at + 1)
    }

    /// Tells whether the reader sees that somebody is in the hangout.
    fn shows(&self, member: &Member) -> bool {
        let is_open = !self.hides_guests() || member.data.role != HangoutRole::Member;
        is_open || self.is_host || self.own.as_ref() == Some(&member.id)
    }

    fn host(&self) -> Result<InvitationHost, ApiError> {
        let uid = &self.hangout.data.host_id;
        let host = self.transaction.get(&USERS, uid)?;
        let text = |field: &str| {
            let host = host.as_ref()?;
            host.data[field].as_str().map(str::to_owned)
        };
        Ok(InvitationHost {
            name: text("name").unwrap_or_default(),
            user_name: text("user_name"),
            photo_ref: text("photoRef"),
            face_seed: face_seed(uid),
        })
    }

    fn person(&self, member: &Member) -> Result<InvitationPerson, ApiError> {
        let data = &member.data;
        let is_own = self.own.as_ref() == Some(&member.id);
        let shows_votes = is_own || self.is_host || !self.hides_votes();
        let uid = data.user_id.as_deref();
        Ok(InvitationPerson {
            member_id: self.member_id(&member.id),
            name: name_of(member),
            user_name: data.user_name.clone(),
            is_guest: uid.is_none(),
            role: data.role,
            is_needed: uid.is_some_and(|uid| self.hangout.data.needs(uid)),
            photo_ref: self.photo_of(data)?,
            face_seed: face_seed(uid.unwrap_or(&member.id)),
            votes: data.votes.clone().filter(|_| shows_votes),
            rsvp: data.rsvp,
            party_size: data.party_size,
            reconfirm: data.reconfirm == Some(true),
            attended: data.attended == Some(true),
            has_email: (self.is_host && uid.is_none()).then(|| data.email.is_some()),
        })
    }

    /// Tells whether cars are shared on the way there or back.
    fn has_cars(&self) -> Result<bool, ApiError> {
        let of_hangout = [json!(self.hangout.id)];
        Ok(by!(CARPOOLS.hangoutId)
            .first(self.transaction, of_hangout)?
            .is_some())
    }

    /// Path by which somebody else comes in. A link that has ended, or is closed to guests, is not handed on.
    fn share_url(&self) -> Result<Option<String>, ApiError> {
        let data = &self.hangout.data;
        let is_public = data.visibility == Some(HangoutVisibility::Public);
        let public = is_public.then(|| format!("/hangout/{}", self.hangout.id));
        let Some(token) = &data.invite_token else {
            return Ok(public);
        };
        let knows_link = self.own.is_some() || self.is_host;
        let found = find_link(self.transaction, token)?;
        let is_open = found.is_some_and(|found| {
            !found.data.guests_closed && refuse_ended(&found.data, self.asker.now_ms).is_ok()
        });
        let link = (knows_link && is_open).then(|| format!("/app/hangout/join?id={token}"));
        Ok(link.or(public))
    }

    /// The id of a member holds the one of their account, which somebody who is not in the hangout need not know.
    fn member_id(&self, id: &str) -> String {
        if self.own.is_some() || self.is_host {
            return id.to_owned();
        }
        let mut veiled = secret::hash(id);
        veiled.truncate(VEILED_ID_LENGTH);
        veiled
    }

    /// The photo of a member, as far as the reader may see the person; the host shows theirs to everybody they invite.
    fn photo_of(&self, member: &HangoutMember) -> Result<Option<String>, ApiError> {
        let Some(uid) = &member.user_id else {
            return Ok(None);
        };
        let photo = if member.role == HangoutRole::Host {
            let user = self.transaction.get(&USERS, uid)?;
            user.map(|user| user.data["photoRef"].clone())
        } else {
            let user = seen(self.transaction, self.asker, &USERS, uid)?;
            user.map(|(user, sight, _)| sight.of(&user.data)["photoRef"].clone())
        };
        Ok(photo.and_then(|photo| photo.as_str().map(str::to_owned)))
    }

    fn names(&self, is_meant: impl Fn(&Member) -> bool) -> Vec<String> {
        let meant = self
            .members
            .iter()
            .filter(|member| is_meant(member) && self.shows(member));
        meant.map(name_of).collect()
    }

    fn comments(&self) -> Result<Option<Vec<InvitationComment>>, ApiError> {
        if self.own.is_none() {
            return Ok(None);
        }
        let found = comments_of(self.transaction, &self.hangout.id)?;
        let skipped = found.len().saturating_sub(COMMENTS_MAX);
        let comment = |Comment { id, data, .. }| InvitationComment {
            id,
            face_seed: face_seed(said_by(&data)),
            is_guest: data.author_id.is_none() && !data.member_id.is_empty(),
            can_remove: self.is_host || self.own.as_ref() == Some(&data.member_id),
            member_id: data.member_id,
            name: data.name,
            user_name: data.user_name,
            text: data.text,
            photo: data.photo,
            at: data.at,
        };
        Ok(Some(found.into_iter().skip(skipped).map(comment).collect()))
    }
}

/// Id of the account that said something, or of the guest.
fn said_by(comment: &HangoutComment) -> &str {
    comment.author_id.as_ref().unwrap_or(&comment.member_id)
}

/// The 32 bits that the app draws a face from (FNV-1a), too few to find the id.
fn face_seed(id: &str) -> String {
    let hash = id.bytes().fold(FNV_OFFSET, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(FNV_PRIME)
    });
    format!("#{hash:08x}")
}

fn name_of(member: &Member) -> String {
    member.data.name.clone().unwrap_or_default()
}
