//! Ticking the wish that a hangout was made of off the lists of everybody who came. A host finishes a hangout with
//! whomever they name, so a list changes only where its owner said they come, and only an item that the host sees.

use std::sync::Arc;

use serde_json::{Value, json};
use wasm_core::domain::{
    ACTIVITY_COMPANIONS_MAX, HangoutMember, HangoutSource, Rsvp, Vote, apply_item_ops,
};

use super::meeting::Meeting;
use super::members::Member;
use crate::access::me::Me;
use crate::access::visibility::seen;
use crate::domain::lists::completion::companions;
use crate::domain::lists::save;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::BUCKET_LISTS;
use crate::schema::query::by;
use crate::store::Transaction;

/// Ticks the wish of everybody who was there, had said they come, and has it where the host sees it. Answers with the
/// ids of those members.
pub(crate) fn tick_all(
    transaction: &mut Transaction<'_>,
    meeting: &Meeting,
    there: &[Member],
    me: &Me,
) -> Result<Vec<String>, ApiError> {
    // Where guests are hidden, the list of one does not say who else was there.
    let is_hidden = meeting.data.hide_guests == Some(true);
    let people = there.iter().filter(|_| !is_hidden);
    let people: Vec<&str> = people
        .filter_map(|member| member.data.user_id.as_deref())
        .collect();
    let wish = Wish {
        meeting,
        origin: origin_of(transaction, me, meeting.data.source.as_ref())?,
    };
    let mut ticked = Vec::new();
    for member in there {
        let Some(uid) = &member.data.user_id else {
            continue;
        };
        let is_asked = *uid == me.uid || said_yes(meeting, &member.data);
        if is_asked && wish.tick(transaction, uid, &people, me)? {
            ticked.push(member.id.clone());
        }
    }
    Ok(ticked)
}

/// Origin of the item that a hangout was made of; `null` for one of its owner's own.
fn origin_of(
    transaction: &Transaction<'_>,
    me: &Me,
    source: Option<&HangoutSource>,
) -> Result<Value, ApiError> {
    let source = source.and_then(|source| source.list_id.as_ref().zip(source.activity_id.as_ref()));
    let Some((list_id, item_id)) = source else {
        return Ok(Value::Null);
    };
    let list = visible_list(transaction, me, list_id)?;
    let item = list.as_ref().and_then(|list| item_of(list, item_id));
    Ok(item.map_or(Value::Null, |item| item["source"].clone()))
}

/// A list as far as the caller sees it; `None` as if it were not there.
pub(crate) fn visible_list(
    transaction: &Transaction<'_>,
    me: &Me,
    id: &str,
) -> Result<Option<Value>, ApiError> {
    let found = seen(transaction, &me.asker(None), &BUCKET_LISTS, id)?;
    Ok(found.map(|(list, sight, _)| sight.of(&list.data).into_owned()))
}

/// Tells whether a list has the item of that id.
pub(crate) fn has_item(list: &Value, id: &str) -> bool {
    item_of(list, id).is_some()
}

fn item_of<'a>(list: &'a Value, id: &str) -> Option<&'a Value> {
    let mut items = list["activities"].as_array().into_iter().flatten();
    items.find(|item| item["id"] == *id)
}

/// Tells whether a member said that they come: by their answer, or by a yes to the date that was chosen.
fn said_yes(meeting: &Meeting, member: &HangoutMember) -> bool {
    let chosen = meeting.data.chosen_option.as_ref();
    let vote = chosen.and_then(|option| member.vote(option));
    member.rsvp == Some(Rsvp::Going) || vote == Some(Vote::Yes)
}

/// Item to find in the lists of those who came.
struct Wish<'a> {
    meeting: &'a Meeting,
    /// Origin of the item that the hangout was made of, as the item has it.
    origin: Value,
}

impl Wish<'_> {
    /// Tells whether an item of a list is the wish: linked with the hangout, the very item, the one it was taken from,
    /// or one that was taken from it or from the same.
    fn is(&self, list_id: &str, item: &Value) -> bool {
        let own = item["id"].as_str().map(|id| (list_id, id));
        let source = self.meeting.data.source.as_ref();
        let wish = source.and_then(|it| it.list_id.as_deref().zip(it.activity_id.as_deref()));
        let (origin, taken_from) = (item_named(&self.origin), item_named(&item["source"]));
        let is_same = |one: Option<(&str, &str)>, other| one.is_some() && one == other;
        item["hangoutId"] == self.meeting.id
            || is_same(own, wish)
            || is_same(own, origin)
            || is_same(taken_from, wish)
            || is_same(taken_from, origin)
    }

    /// Ticks it off somebody's list, with the others who came; answers whether there was something to tick. The host
    /// vouches for everybody, so nobody is asked to confirm it.
    fn tick(
        &self,
        transaction: &mut Transaction<'_>,
        uid: &str,
        people: &[&str],
        me: &Me,
    ) -> Result<bool, ApiError> {
        for list in by!(BUCKET_LISTS.userId).all(transaction, [json!(uid)])? {
            let Some(visible) = visible_list(transaction, me, &list.id)? else {
                continue;
            };
            let mut items = visible["activities"].as_array().into_iter().flatten();
            let is_open = |item: &&Value| item["status"] != "done" && self.is(&list.id, item);
            let Some(item) = items.find(is_open) else {
                continue;
            };
            let mut with = companions(item);
            with.extend(people.iter().filter(|person| **person != uid));
            with.sort_unstable();
            with.dedup();
            with.truncate(ACTIVITY_COMPANIONS_MAX);
            let done_at = self.meeting.data.when.starts_at;
            let fields = json!({ "status": "done", "doneAt": done_at, "withUserIds": with });
            let ops = json!([{ "op": "set", "id": item["id"], "fields": fields }]);
            let record = list.data.as_object().cloned().unwrap_or_default();
            let edited = apply_item_ops(&record, &ops, me.now()?);
            let edited = edited.map_err(|error| ApiError::coded(&error))?;
            save::save(
                transaction,
                &list.id,
                &Arc::new(Value::Object(edited)),
                me.now_ms,
            )?;
            if uid != me.uid {
                let mut about = self.meeting.about();
                for (name, value) in [
                    ("from", json!(me.uid)),
                    ("listId", json!(list.id)),
                    ("year", list.data["year"].clone()),
                    ("activityId", item["id"].clone()),
                ] {
                    about[name] = value;
                }
                notify(transaction, uid, "hangoutTicked", &about, me.now_ms)?;
            }
            return Ok(true);
        }
        Ok(false)
    }
}

/// The list and the item that an item's source names.
fn item_named(source: &Value) -> Option<(&str, &str)> {
    source["listId"].as_str().zip(source["activityId"].as_str())
}
