//! Making a hangout.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{HangoutStatus, Rsvp, Timestamp, Zone, past_options, validate_hangout};

use super::arguments::HangoutFields;
use super::carpool::follow_hangout;
use super::invites::{Limits, issue};
use super::meeting::{Meeting, precondition};
use super::tick::{has_item, visible_list};
use crate::access::auth::secret::random_id;
use crate::access::me::Me;
use crate::access::rules::evidence::member_id;
use crate::domain::friendships::are_friends;
use crate::domain::notifications::notify;
use crate::domain::photos::records::upload_id;
use crate::domain::records::{parsed, put};
use crate::error::ApiError;
use crate::schema::collections::{HANGOUT_MEMBERS, UPLOADS};
use crate::store::Transaction;

/// A hangout to make.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreateHangout {
    /// Fields of the hangout; `title` and `when` are required.
    #[serde(flatten)]
    fields: HangoutFields,
    /// Moment when its link stops working; never, if missing.
    invite_expires: Option<Timestamp>,
    /// Number of people who can join by its link; any number, if missing.
    invite_max_uses: Option<u32>,
}

/// A hangout that was made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreatedHangout {
    /// Its id.
    id: String,
    /// Path of the page that joins it: `/app/hangout/join?id=…`.
    invite_url: String,
}

/// Makes a hangout, with the caller as its host.
pub(crate) fn create(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CreateHangout,
) -> Result<CreatedHangout, ApiError> {
    let mut data = json!({ "coHosts": [], "options": [], "neededIds": [], "invitedIds": [] });
    asked.fields.put_over(&mut data);
    ApiError::refuse_fields(validate_hangout(&data))?;
    refuse_past(past_options(&data, me.now()?))?;
    check_zone(&data)?;
    check_people(transaction, me, None, &data, &Value::Null)?;
    check_photo(transaction, &me.uid, data["photoRef"].as_str())?;
    check_source(transaction, me, &data["source"])?;
    let is_poll = data["when"]["mode"] == "poll";
    if is_poll {
        // What a poll is about comes out of it.
        for field in ["startsAt", "endsAt"] {
            data["when"]
                .as_object_mut()
                .map(|when| when.shift_remove(field));
        }
    }
    let status = if is_poll {
        HangoutStatus::Polling
    } else {
        HangoutStatus::Scheduled
    };
    data["hostId"] = json!(me.uid);
    data["status"] = json!(status);
    data["createdAt"] = me.now()?.to_json();
    let mut meeting = Meeting::new(random_id(), parsed(data)?);
    let limits = Limits {
        expires: asked.invite_expires,
        max_uses: asked.invite_max_uses,
    };
    let invite_url = issue(transaction, &mut meeting, &limits, me)?;
    meeting.save(transaction)?;
    let mut host = meeting.new_member(Some(&me.uid), &me.name(transaction)?, me.now()?);
    if !is_poll {
        host.rsvp = Some(Rsvp::Going);
        host.since = Some(host.joined_at);
    }
    put(
        transaction,
        &HANGOUT_MEMBERS,
        &member_id(&meeting.id, &me.uid),
        &host,
    )?;
    follow_hangout(transaction, &meeting, me.now_ms)?;
    tell_invited(transaction, &meeting, &[], me)?;
    Ok(CreatedHangout {
        id: meeting.id,
        invite_url,
    })
}

/// Dates that are over are no dates.
pub(crate) fn refuse_past(past: Vec<wasm_core::domain::FieldError>) -> Result<(), ApiError> {
    let refused = ApiError::refuse_fields(past);
    refused.map_err(|error| error.with_reason("pastOption"))
}

/// Times are read in a zone that there is.
pub(crate) fn check_zone(data: &Value) -> Result<(), ApiError> {
    let Some(name) = data["when"]["timeZone"].as_str() else {
        return Ok(());
    };
    Zone::named(name)
        .map(drop)
        .map_err(|error| ApiError::invalid(error.to_string()).with_reason("timeZone"))
}

/// Whoever is named beside the host is their friend or in the hangout already; those who were named before may stay.
pub(crate) fn check_people(
    transaction: &Transaction<'_>,
    me: &Me,
    id: Option<&str>,
    data: &Value,
    before: &Value,
) -> Result<(), ApiError> {
    for field in ["coHosts", "neededIds", "invitedIds"] {
        let known: Vec<&str> = texts(&before[field]).collect();
        for uid in texts(&data[field]) {
            // Who is in it already has come of their own accord: their hosts need not be their friends.
            let is_known = uid == me.uid || known.contains(&uid) || is_in(transaction, id, uid)?;
            if !is_known && !are_friends(transaction, &me.uid, uid)? {
                let error = precondition("notFriends", "only friends can be named in a hangout");
                return Err(error.with_detail("uid", json!(uid)));
            }
        }
    }
    Ok(())
}

/// Tells whether a person is in a hangout; nobody is in one that is being made.
fn is_in(transaction: &Transaction<'_>, id: Option<&str>, uid: &str) -> Result<bool, ApiError> {
    let member = id.map(|id| transaction.get(&HANGOUT_MEMBERS, &member_id(id, uid)));
    Ok(member.transpose()?.flatten().is_some())
}

/// Refuses a photo that is not the caller's own: it would be gone when its owner deletes it.
pub(crate) fn check_photo(
    transaction: &Transaction<'_>,
    uid: &str,
    photo: Option<&str>,
) -> Result<(), ApiError> {
    let Some(path) = photo else {
        return Ok(());
    };
    let hash = path.strip_prefix("/v1/photos/").unwrap_or_default();
    if transaction.get(&UPLOADS, &upload_id(hash, uid))?.is_none() {
        let message = "upload the photo first";
        return Err(ApiError::invalid(message).with_reason("photo"));
    }
    Ok(())
}

/// Refuses a list or an item that the caller may not read, as if there were none. An item of the caller's own list may
/// be missing: their device can still hold it.
pub(crate) fn check_source(
    transaction: &Transaction<'_>,
    me: &Me,
    source: &Value,
) -> Result<(), ApiError> {
    let Some(list_id) = source["listId"].as_str() else {
        return Ok(());
    };
    let list = visible_list(transaction, me, list_id)?;
    let is_visible = list.is_some_and(|list| {
        let item = source["activityId"].as_str();
        list["userId"] == me.uid || item.is_none_or(|item| has_item(&list, item))
    });
    if !is_visible {
        let message = "there is no such item in a list that you can see";
        return Err(ApiError::invalid(message).with_reason("source"));
    }
    Ok(())
}

/// Tells those who are invited by name and were not before.
pub(crate) fn tell_invited(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    before: &[String],
    me: &Me,
) -> Result<(), ApiError> {
    let invited = meeting.data.invited_ids.iter();
    for uid in invited.filter(|uid| !before.contains(uid)) {
        notify(
            transaction,
            uid,
            "hangoutInvited",
            &meeting.about(),
            me.now_ms,
        )?;
    }
    Ok(())
}

/// The texts in a list.
fn texts(list: &Value) -> impl Iterator<Item = &str> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(Value::as_str)
}
