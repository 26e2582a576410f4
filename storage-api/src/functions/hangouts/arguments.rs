//! What several functions of hangouts are given and give back.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;
use wasm_core::domain::{
    Hangout, HangoutOption, HangoutPlace, HangoutSource, HangoutVisibility, HangoutWhen,
    RankedOption, Timestamp,
};

use crate::functions::lists::Shown;
use crate::http::describe::Versioned;

/// A hangout of the caller's.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct MyHangout {
    /// Its id.
    pub(super) hangout_id: String,
}

/// What a host says about a hangout; what is missing stays as it is.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct HangoutFields {
    /// What it is, 1–140 characters.
    #[schema(value_type = Option<String>)]
    title: Option<Value>,
    /// Anything to know.
    #[schema(value_type = Option<String>)]
    note: Option<Value>,
    /// What it was made of.
    #[schema(value_type = Option<HangoutSource>)]
    source: Option<Value>,
    /// Where it is.
    #[schema(value_type = Option<HangoutPlace>)]
    place: Option<Value>,
    /// When it is.
    #[schema(value_type = Option<HangoutWhen>)]
    when: Option<Value>,
    /// Dates that can be voted for.
    #[schema(value_type = Option<Vec<HangoutOption>>)]
    options: Option<Value>,
    /// When voting ends.
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
    /// Whether only hosts see how others voted.
    #[schema(value_type = Option<bool>)]
    hide_votes: Option<Value>,
    /// Whether only hosts see who else is in it.
    #[schema(value_type = Option<bool>)]
    hide_guests: Option<Value>,
    /// How many people there is room for.
    #[schema(value_type = Option<u32>)]
    capacity: Option<Value>,
    /// How many others each may bring, 0–5.
    #[schema(value_type = Option<u32>)]
    plus_ones: Option<Value>,
    /// Who may see it without its link.
    #[schema(value_type = Option<HangoutVisibility>)]
    visibility: Option<Value>,
}

impl HangoutFields {
    /// The fields that were given, by name.
    pub(super) fn given(&self) -> Map<String, Value> {
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
            ("capacity", &self.capacity),
            ("plusOnes", &self.plus_ones),
            ("visibility", &self.visibility),
        ];
        let given = all
            .into_iter()
            .filter_map(|(name, value)| Some((name.to_owned(), value.clone()?)));
        given.collect()
    }
}

/// A hangout after something was done to it.
#[derive(Serialize, ToSchema)]
pub(in crate::functions) struct HangoutDone {
    /// The hangout.
    #[schema(value_type = Versioned<Hangout>)]
    pub(super) hangout: Shown,
    /// Its options, the best first, each with what puts it before the next one.
    pub(super) ranking: Vec<RankedOption>,
}
