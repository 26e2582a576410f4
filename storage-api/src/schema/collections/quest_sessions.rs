//! Declaration of the collection `questSessions`.

use wasm_core::domain::QuestSession;

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::quests;
use crate::store::ascending;

/// Dates of quests.
pub static QUEST_SESSIONS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    room: Room::Of("creatorId"),
    ..Declaration::public(
        "questSessions",
        &[
            by_text!("questId").in_order(&[ascending("startsAt")]),
            by_text!("creatorId"),
            by_number!("endDay"),
        ],
        &[Person::index("creatorId", Parting::RULES)],
        Rules {
            relation: Relation::Publication(Owner::Field("creatorId")),
            search: Search::Anything,
            ..Rules::read_only(
                quests::read_session,
                Described::of::<QuestSession>("quest_session", "quest_sessions")
                    .found_by(&["questId", "creatorId"]),
            )
        },
    )
};
