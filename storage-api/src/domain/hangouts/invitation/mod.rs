//! Everything one reader may see of a hangout, in one answer: the invitation, the poll, who comes, what they say. Pages
//! for guests hold it, and the function `readInvitation` answers with it.

mod date_words;
mod dates;
mod link;
mod record;

use serde_json::{Value, json};
use wasm_core::domain::Rsvp;

pub(crate) use self::date_words::{long_date, short_date};
pub(crate) use self::link::{find_link, read_by, refuse_ended, taken_off_by};
pub(crate) use self::record::{Invitation, InvitationProposal};
use self::record::{InvitationComment, InvitationHost, InvitationPerson, InvitationSelf};
use super::members::{GUESTS_CLOSED, changed_at, members_of, party_size, ranking, seats};
use crate::access::auth::secret;
use crate::access::rules::evidence::member_id;
use crate::access::rules::{Actor, Asker, Sight};
use crate::access::visibility::seen;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOLS, HANGOUT_COMMENTS, HANGOUT_MEMBERS, HANGOUTS, USERS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

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
    hangout: Document,
    /// Part of the hangout that the reader sees.
    sight: Sight,
    members: Vec<Document>,
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

fn hosts(hangout: &Value, uid: &str) -> bool {
    let mut co_hosts = hangout["coHosts"].as_array().into_iter().flatten();
    hangout["hostId"] == uid || co_hosts.any(|host| host == uid)
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
        let is_host = matches!(asker.actor, Actor::Person(uid) if hosts(&hangout.data, uid));
        Ok(Some(Self {
            transaction,
            asker,
            own: own_id(transaction, asker, id)?,
            members: members_of(transaction, id)?,
            hangout,
            sight,
            is_host,
        }))
    }

    fn invitation(&self) -> Result<Invitation, ApiError> {
        let data = &self.hangout.data;
        let shows_votes = self.is_host || data["hideVotes"] != true;
        let ranking = shows_votes.then(|| ranking(data, &self.members));
        let (people, me) = self.people()?;
        let capacity = data["capacity"].as_u64();
        let taken = |rsvp| {
            seats(&self.members, rsvp)
                .iter()
                .map(|seat| seat.party_size)
                .sum()
        };
        let going: u32 = taken(Rsvp::Going);
        let seats_left = capacity.map(|capacity| {
            u32::try_from(capacity.saturating_sub(u64::from(going))).unwrap_or(u32::MAX)
        });
        Ok(Invitation {
            hangout_id: self.hangout.id.clone(),
            version: self.hangout.version,
            changed_at: changed_at(data).clone(),
            status: data["status"].clone(),
            cancel_reason: data["cancelReason"].clone(),
            title: data["title"].clone(),
            note: data["note"].clone(),
            theme: data["theme"].clone(),
            photo_ref: data["photoRef"].clone(),
            cover_seed: data["coverSeed"].clone(),
            source: self.source(),
            host: self.host()?,
            co_hosts: self.names(|member| member.data["role"] == "coHost"),
            place: data["place"].clone(),
            when: data["when"].clone(),
            options: self.options(ranking.as_deref()),
            chosen_option: data["chosenOption"].clone(),
            best: ranking.and_then(|ranking| self.best(&ranking)),
            poll_deadline: data["pollDeadline"].clone(),
            poll_open: self.is_poll_open(),
            proposals: self.proposals(),
            takes_proposals: self.is_poll_open() && data["noProposals"] != true,
            hide_votes: data["hideVotes"] == true,
            hide_guests: data["hideGuests"] == true,
            capacity: data["capacity"].clone(),
            seats_left,
            plus_ones: u32::try_from(data["plusOnes"].as_u64().unwrap_or(0)).unwrap_or(0),
            going,
            waiting: taken(Rsvp::Waitlisted),
            answered: self
                .members
                .iter()
                .filter(|member| has_answered(member))
                .count(),
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

    /// Thing that it was made of, as far as the reader may know.
    fn source(&self) -> Value {
        self.sight.of(&self.hangout.data)["source"].clone()
    }

    /// Everybody whom the reader sees, and the reader.
    fn people(&self) -> Result<(Vec<InvitationPerson>, Option<InvitationSelf>), ApiError> {
        let mut people = Vec::with_capacity(self.members.len());
        let mut me = None;
        for member in self.members.iter().filter(|member| self.shows(member)) {
            people.push(self.person(member)?);
            if self.own.as_ref() == Some(&member.id) {
                let (person, email) = (self.person(member)?, member.data["email"].clone());
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
    fn shows(&self, member: &Document) -> bool {
        let is_open = self.hangout.data["hideGuests"] != true || member.data["role"] != "member";
        is_open || self.is_host || self.own.as_ref() == Some(&member.id)
    }

    fn host(&self) -> Result<InvitationHost, ApiError> {
        let uid = self.hangout.data["hostId"].as_str().unwrap_or_default();
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

    fn person(&self, member: &Document) -> Result<InvitationPerson, ApiError> {
        let data = &member.data;
        let is_own = self.own.as_ref() == Some(&member.id);
        let shows_votes = is_own || self.is_host || self.hangout.data["hideVotes"] != true;
        let needed = self.hangout.data["neededIds"].as_array();
        Ok(InvitationPerson {
            member_id: self.member_id(&member.id),
            name: name_of(member),
            user_name: data["userName"].clone(),
            is_guest: data["userId"].is_null(),
            role: data["role"].as_str().unwrap_or("member").to_owned(),
            is_needed: needed.is_some_and(|needed| needed.contains(&data["userId"])),
            photo_ref: self.photo_of(data)?,
            face_seed: face_seed(data["userId"].as_str().unwrap_or(&member.id)),
            votes: if shows_votes {
                data["votes"].clone()
            } else {
                Value::Null
            },
            rsvp: data["rsvp"].clone(),
            party_size: party_size(data),
            reconfirm: data["reconfirm"] == true,
            attended: data["attended"] == true,
            has_email: (self.is_host && data["userId"].is_null())
                .then(|| data["email"].is_string()),
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
        let is_public = data["visibility"] == "public";
        let public = is_public.then(|| format!("/hangout/{}", self.hangout.id));
        let Some(token) = data["inviteToken"].as_str() else {
            return Ok(public);
        };
        let knows_link = self.own.is_some() || self.is_host;
        let invite = find_link(self.transaction, token)?;
        let is_open = invite.is_some_and(|invite| {
            invite.data[GUESTS_CLOSED] != true
                && refuse_ended(&invite.data, self.asker.now_ms).is_ok()
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
    fn photo_of(&self, member: &Value) -> Result<Option<String>, ApiError> {
        let Some(uid) = member["userId"].as_str() else {
            return Ok(None);
        };
        let photo = if member["role"] == "host" {
            let user = self.transaction.get(&USERS, uid)?;
            user.map(|user| user.data["photoRef"].clone())
        } else {
            let user = seen(self.transaction, self.asker, &USERS, uid)?;
            user.map(|(user, sight, _)| sight.of(&user.data)["photoRef"].clone())
        };
        Ok(photo.and_then(|photo| photo.as_str().map(str::to_owned)))
    }

    fn names(&self, is_meant: impl Fn(&Document) -> bool) -> Vec<String> {
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
        let of_hangout = [json!(self.hangout.id)];
        let found = by!(HANGOUT_COMMENTS.hangoutId).all(self.transaction, of_hangout)?;
        let skipped = found.len().saturating_sub(COMMENTS_MAX);
        let comment = |found: Document| InvitationComment {
            member_id: found.data["memberId"].clone(),
            name: found.data["name"].clone(),
            user_name: found.data["userName"].clone(),
            is_guest: found.data["authorId"].is_null() && found.data["memberId"] != "",
            face_seed: face_seed(said_by(&found.data)),
            text: found.data["text"].clone(),
            photo: found.data["photo"].clone(),
            at: found.data["at"].clone(),
            can_remove: self.is_host || found.data["memberId"].as_str() == self.own.as_deref(),
            id: found.id,
        };
        Ok(Some(found.into_iter().skip(skipped).map(comment).collect()))
    }
}

/// Id of the account that said something, or of the guest.
fn said_by(comment: &Value) -> &str {
    let author = comment["authorId"].as_str();
    let said_by = author.or(comment["memberId"].as_str());
    said_by.unwrap_or_default()
}

/// The 32 bits that the app draws a face from (FNV-1a), too few to find the id.
fn face_seed(id: &str) -> String {
    let hash = id.bytes().fold(FNV_OFFSET, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(FNV_PRIME)
    });
    format!("#{hash:08x}")
}

fn name_of(member: &Document) -> String {
    member.data["name"].as_str().unwrap_or_default().to_owned()
}

fn has_votes(member: &Document) -> bool {
    let votes = member.data["votes"].as_object();
    votes.is_some_and(|votes| !votes.is_empty())
}

/// Tells whether a member has voted, or said whether they come.
pub(crate) fn has_answered(member: &Document) -> bool {
    has_votes(member) || !member.data["rsvp"].is_null()
}
