//! The shape of a quest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::QuestStatus;
use crate::domain::Timestamp;

/// Mode of a quest: with or without dates.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum QuestMode {
    /// Everybody begins when they like; one session without a date.
    #[default]
    SelfGuided,
    /// It begins at the dates of its sessions.
    Scheduled,
}

/// Until when who cancels gets the whole price back. There is always time until the quest begins to cancel without.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum CancellationPolicy {
    /// Until 24 hours before it begins.
    #[default]
    Flexible24h,
    /// Until 4 days before it begins.
    Moderate4d,
    /// Until 7 days before it begins.
    Strict7d,
    /// Never.
    None,
}

/// An amount of money.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Price {
    /// In the smallest unit of the currency, 0–1 000 000 000.
    pub amount: u64,
    /// ISO 4217 code, `EUR`.
    pub currency: String,
}

/// Requirements for guests.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct QuestRequirements {
    /// Least age in years.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_age: Option<u8>,
    /// Fitness that one needs, at most 200 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fitness: Option<String>,
    /// Things to bring, at most 20.
    #[serde(default)]
    pub bring: Vec<String>,
}

/// A question that is asked at the checkout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QuestQuestion {
    /// Its id, unique in the quest.
    pub id: String,
    /// The question, 1–200 characters.
    pub text: String,
    /// `true` if it must be answered.
    #[serde(default)]
    pub required: bool,
}

/// Proof by which a guest shows that they reached a stop.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ProofType {
    /// A code that is found there.
    Code,
    /// The answer to a question that is found there.
    Question,
    /// Being there.
    Location,
    /// The host says so.
    Host,
    /// Nothing.
    #[default]
    None,
}

/// The proof of a stop. What the right answers are never leaves the server, not even as hashes.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct StopProof {
    /// Type of the proof.
    #[serde(default, rename = "type")]
    pub kind: ProofType,
    /// The question, at most 200 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The answers that are right, at most 10; written by the creator, never read by anybody. Missing, they stay as they
    /// were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<String>>,
    /// `true` if the server knows a right answer; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has_answer: Option<bool>,
    /// Metres within which one must be, 10–1 000; 150 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub radius_m: Option<u16>,
    /// Number of wrong answers that are allowed, 1–20; 5 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_tries: Option<u8>,
}

/// One stop of a quest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct QuestStop {
    /// Its id, unique in the quest.
    pub id: String,
    /// The place it is at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place_id: Option<String>,
    /// Latitude in degrees, −90 to 90.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lat: Option<f64>,
    /// Longitude in degrees, −180 to 180.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lng: Option<f64>,
    /// Title, at most 140 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Clue to find it by, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clue: Option<String>,
    /// The photo of it, which guests find it by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo: Option<String>,
    /// Story that is told there, at most 4 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story_text: Option<String>,
    /// Hints, one after the other, at most 5; seen by the creator, and by guests one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<Vec<String>>,
    /// Number of hints; set by the server where the hints are not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint_count: Option<u8>,
    /// Length of the stay, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stay_min: Option<u16>,
    /// From when it is open, `09:30`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_from: Option<String>,
    /// Until when it is open, `18:00`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_to: Option<String>,
    /// Proof that one was there; none, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<StopProof>,
    /// Points that it is worth; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// `true` if the quest can be finished without it.
    #[serde(default)]
    pub optional: bool,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl QuestStop {
    /// The proof it asks for.
    pub fn proof(&self) -> StopProof {
        self.proof.clone().unwrap_or_default()
    }
}

/// Counts about a quest; computed from the records at every change.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct QuestStats {
    /// Number of reviews.
    pub reviews: u32,
    /// Their mean, 1–5; 0 without reviews.
    pub stars: f64,
}

/// A route with stops and a story.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct Quest {
    /// Id of who made it; set by the server.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub creator_id: String,
    /// Title, at most 80 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Summary, at most 200 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The story, at most 20 000 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub story: Option<String>,
    /// The photo on top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cover: Option<String>,
    /// Category of the quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Difficulty, 1–5; 1 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<u8>,
    /// BCP 47 tag of the language it is told in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Mode of the quest; `selfGuided` if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<QuestMode>,
    /// Its stops in order, at most 50.
    pub stops: Vec<QuestStop>,
    /// Price of a seat; free, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
    /// Seats of a session that does not say otherwise, 1–10 000; 10 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity_default: Option<u32>,
    /// Smallest number of people it takes, 1–10 000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min_people: Option<u32>,
    /// Until when who cancels gets the price back; `flexible24h` if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub policy: Option<CancellationPolicy>,
    /// Minutes for which seats are held during the checkout, 5–30; 10 if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hold_min: Option<u8>,
    /// Requirements for guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub requirements: Option<QuestRequirements>,
    /// Questions at the checkout, at most 10.
    pub questions: Vec<QuestQuestion>,
    /// State of the quest; set by the server.
    pub status: QuestStatus,
    /// Number of the edition, from 1; set by the server when it is published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// Moment when it was published first; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_at: Option<Timestamp>,
    /// Moment when those who run this took it out of sight; set by the server, and removed when they show it again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hidden_at: Option<Timestamp>,
    /// Moment when it was made; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<Timestamp>,
    /// Moment of its latest change; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated_at: Option<Timestamp>,
    /// The next edition while it is worked on, in the fields a creator writes; seen by the creator only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<serde_json::Map<String, Value>>))]
    pub draft: Option<Value>,
    /// Counts about it; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<QuestStats>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
