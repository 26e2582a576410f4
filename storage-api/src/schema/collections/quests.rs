//! Declaration of the collection `quests`.

use wasm_core::domain::Quest;

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::quests;
use crate::store::descending;

/// Quests, seen by everybody once they were published.
pub static QUESTS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    room: Room::Of("creatorId"),
    ..Declaration::public(
        "quests",
        &[
            by_text!("creatorId"),
            by_text!("status").in_order(&[descending("publishedAt")]),
        ],
        &[Person::index("creatorId", Parting::RULES)],
        Rules {
            relation: Relation::Publication(Owner::Field("creatorId")),
            search: Search::Anything,
            ..Rules::read_only(
                quests::read_quest,
                Described::of::<Quest>("quest", "quests").found_by(&["creatorId", "status"]),
            )
        },
    )
};
