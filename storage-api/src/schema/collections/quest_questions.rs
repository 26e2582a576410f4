//! Declaration of the collection `questQuestions`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::friends;
use crate::store::{Field, Index, descending};

/// A question that somebody asks the creator of a quest, with the answer. Only the two of them read it.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GuestQuestion {
    /// The quest.
    pub(crate) quest_id: String,
    /// Creator of the quest, who answers.
    pub(crate) creator_id: String,
    /// Person who asks.
    pub(crate) user_id: String,
    /// Name of the person who asks, as it was then.
    pub(crate) user_name: String,
    /// `true` if the person had seats when they asked.
    pub(crate) is_guest: bool,
    /// Text, 1–1 000 characters.
    pub(crate) text: String,
    /// Moment when it was asked.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// The answer, 1–2 000 characters; missing until there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<String>,
    /// Moment of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) answered_at: Option<Timestamp>,
    /// `due` until the email about the question or, once there is one, the answer has been handed to the mail server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) email_due: Option<String>,
}

/// Questions to creators of quests, with their answers.
pub static QUEST_QUESTIONS: Declaration =
    Declaration {
        room: Room::Of("userId"),
        ..Declaration::public(
            "questQuestions",
            &[
                by_text!("creatorId").in_order(&[descending("at")]),
                Index::on("quest", &[Field::text("creatorId"), Field::text("questId")])
                    .in_order(&[descending("at")]),
                by_text!("userId").in_order(&[descending("at")]),
                Index::on("asked", &[Field::text("userId"), Field::text("questId")])
                    .in_order(&[descending("at")]),
                by_text!("emailDue"),
            ],
            &[
                Person::index("userId", Parting::Ends(End::Questions)),
                Person::index("creatorId", Parting::Ends(End::Questions)),
            ],
            Rules {
                search: Search::Own(&["userId", "creatorId"]),
                ..Rules::read_only(
                    |asker, _, data| friends::read_between(asker, data, ["userId", "creatorId"]),
                    Described::of::<GuestQuestion>("quest_question", "quest_questions")
                        .found_by(&["creatorId", "userId", "questId"]),
                )
            },
        )
    };
