//! Declaration of the collection `planSuggestions`.

use wasm_core::domain::PlanSuggestion;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::friends;

/// Suggestions for plans, by those who may not edit them.
pub static PLAN_SUGGESTIONS: Declaration = Declaration {
    room: Room::Of("authorId"),
    ..Declaration::public(
        "planSuggestions",
        &[
            by_text!("ownerId"),
            by_text!("authorId"),
            by_text!("planId"),
        ],
        &[
            Person::index("authorId", Parting::Ends(End::Suggestions)),
            Person::index("ownerId", Parting::Ends(End::Suggestions)),
        ],
        Rules {
            search: Search::Own(&["authorId", "ownerId"]),
            ..Rules::read_only(
                |asker, _, data| friends::read_between(asker, data, ["authorId", "ownerId"]),
                Described::of::<PlanSuggestion>("plan_suggestion", "plan_suggestions")
                    .found_by(&["ownerId", "authorId"]),
            )
        },
    )
};
