//! Declaration of the collection `reviews`.

use wasm_core::domain::Review;

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::quests;

/// Guests' reviews of quests, by the ids of their bookings.
pub static REVIEWS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    room: Room::Of("userId"),
    ..Declaration::public(
        "reviews",
        &[
            by_text!("questId"),
            by_text!("userId"),
            by_text!("creatorId"),
        ],
        &[
            Person::index("userId", Parting::RULES),
            Person::index("creatorId", Parting::RULES),
        ],
        Rules {
            relation: Relation::Block(Owner::Field("creatorId")),
            search: Search::Anything,
            ..Rules::read_only(
                |_, subject, _| quests::read_review(subject),
                Described::of::<Review>("review", "reviews").found_by(&[
                    "questId",
                    "userId",
                    "creatorId",
                ]),
            )
        },
    )
};
