//! Arguments and results that several functions of hangouts share.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use wasm_core::domain::{
    Hangout, HangoutOption, HangoutPlace, HangoutSource, HangoutTheme, HangoutVisibility,
    HangoutWhen, RankedOption, Timestamp,
};

use crate::access::shown::Shown;
use crate::schema::answer::Versioned;

/// A hangout of the caller's.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MyHangout {
    /// Its id.
    pub(crate) hangout_id: String,
}

/// Reads a field that `null` removes: missing it stays as it is.
fn null_too<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// Fields of a hangout that a host sets; missing ones stay as they are, and `null` removes what need not be there.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HangoutFields {
    /// Title, 1–140 characters.
    #[schema(value_type = Option<String>)]
    title: Option<Value>,
    /// Anything to know.
    #[serde(default, deserialize_with = "null_too")]
    #[schema(value_type = Option<String>)]
    note: Option<Value>,
    /// Thing that it was made of.
    #[schema(value_type = Option<HangoutSource>)]
    source: Option<Value>,
    /// Place of the hangout.
    #[schema(value_type = Option<HangoutPlace>)]
    place: Option<Value>,
    /// Date of the hangout, or its options.
    #[schema(value_type = Option<HangoutWhen>)]
    when: Option<Value>,
    /// Dates that can be voted for.
    #[schema(value_type = Option<Vec<HangoutOption>>)]
    options: Option<Value>,
    /// Moment when voting ends.
    #[serde(default, deserialize_with = "null_too")]
    #[schema(value_type = Option<Timestamp>)]
    poll_deadline: Option<Value>,
    /// Ids of the friends who host it too.
    #[schema(value_type = Option<Vec<String>>)]
    co_hosts: Option<Value>,
    /// Ids of the people without whom it makes no sense.
    #[schema(value_type = Option<Vec<String>>)]
    needed_ids: Option<Value>,
    /// Ids of the friends who may join without its link; they are told.
    #[schema(value_type = Option<Vec<String>>)]
    invited_ids: Option<Value>,
    /// `true` if only hosts see how others voted.
    #[schema(value_type = Option<bool>)]
    hide_votes: Option<Value>,
    /// `true` if only hosts see who else is in it.
    #[schema(value_type = Option<bool>)]
    hide_guests: Option<Value>,
    /// `true` if members cannot propose dates.
    #[schema(value_type = Option<bool>)]
    no_proposals: Option<Value>,
    /// `true` to share cars: the carpool there opens once there is a date and a place. `false` closes those without a car
    /// and without anybody who looks for one.
    #[schema(value_type = Option<bool>)]
    carpool: Option<Value>,
    /// Number of people there is room for.
    #[serde(default, deserialize_with = "null_too")]
    #[schema(value_type = Option<u32>)]
    capacity: Option<Value>,
    /// Number of others each may bring, 0–5.
    #[schema(value_type = Option<u32>)]
    plus_ones: Option<Value>,
    /// Visibility without its link.
    #[schema(value_type = Option<HangoutVisibility>)]
    visibility: Option<Value>,
    /// Colour of the invitation.
    #[schema(value_type = Option<HangoutTheme>)]
    theme: Option<Value>,
    /// Path of the cover photo, one of the caller's own.
    #[serde(default, deserialize_with = "null_too")]
    #[schema(value_type = Option<String>)]
    photo_ref: Option<Value>,
    /// Seed of the cover that is drawn: one that stays the same before the hangout has an id.
    #[schema(value_type = Option<String>)]
    cover_seed: Option<Value>,
}

impl HangoutFields {
    /// Puts the fields that were given over those of a hangout; `null` takes one away.
    pub(crate) fn put_over(&self, hangout: &mut Value) {
        for (name, given) in self.given() {
            match hangout.as_object_mut() {
                Some(fields) if given.is_null() => drop(fields.shift_remove(name)),
                _ => hangout[name] = given.clone(),
            }
        }
    }

    /// The fields that were given, by name.
    fn given(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        let all = [
            ("title", &self.title),
            ("note", &self.note),
            ("source", &self.source),
            ("place", &self.place),
            ("when", &self.when),
            ("options", &self.options),
            ("pollDeadline", &self.poll_deadline),
            ("coHosts", &self.co_hosts),
            ("neededIds", &self.needed_ids),
            ("invitedIds", &self.invited_ids),
            ("hideVotes", &self.hide_votes),
            ("hideGuests", &self.hide_guests),
            ("noProposals", &self.no_proposals),
            ("carpool", &self.carpool),
            ("capacity", &self.capacity),
            ("plusOnes", &self.plus_ones),
            ("visibility", &self.visibility),
            ("theme", &self.theme),
            ("photoRef", &self.photo_ref),
            ("coverSeed", &self.cover_seed),
        ];
        all.into_iter()
            .filter_map(|(name, value)| Some((name, value.as_ref()?)))
    }
}

/// A hangout after something was done to it.
#[derive(Serialize, ToSchema)]
pub(crate) struct HangoutDone {
    /// The hangout.
    #[schema(value_type = Versioned<Hangout>)]
    pub(crate) hangout: Shown,
    /// Its options, the best first, each with what puts it before the next one.
    pub(crate) ranking: Vec<RankedOption>,
}
