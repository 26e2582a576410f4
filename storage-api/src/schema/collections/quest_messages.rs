//! Declaration of the collection `questMessages`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::people;
use crate::store::{Field, Index, descending};

/// A message that the creator of a quest has sent to guests of it. Guests find it among their notifications, and in their
/// email where they have confirmed an address.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestMessage {
    /// Creator of the quest, who wrote it.
    pub(crate) creator_id: String,
    /// The quest.
    pub(crate) quest_id: String,
    /// The date whose guests it is for; those of every date ahead, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) session_id: Option<String>,
    /// The one booking it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) booking_id: Option<String>,
    /// Text, 1–2 000 characters.
    pub(crate) text: String,
    /// Number of people it was sent to.
    pub(crate) recipients: usize,
    /// Moment when it was sent.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// `due` until the emails have been handed to the mail server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) email_due: Option<String>,
}

/// Messages of creators to guests of their quests.
pub static QUEST_MESSAGES: Declaration = Declaration {
    // Guests keep what they were told among their notifications.
    room: Room::Of("creatorId"),
    ..Declaration::public(
        "questMessages",
        &[
            by_text!("creatorId"),
            Index::on("quest", &[Field::text("creatorId"), Field::text("questId")])
                .in_order(&[descending("at")]),
            by_text!("emailDue"),
        ],
        &[Person::index("creatorId", Parting::OWN)],
        Rules {
            search: Search::Own(&["creatorId"]),
            ..Rules::read_only(
                |asker, _, data| people::read_own(asker, data, "creatorId"),
                Described::of::<QuestMessage>("quest_message", "quest_messages")
                    .found_by(&["creatorId", "questId"]),
            )
        },
    )
};
