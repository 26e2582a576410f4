//! Declaration of the collection `progress`.

use wasm_core::domain::Progress;

use crate::schema::declaration::{Declaration, Described, Rules, Search};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::quests;

/// Progress of bookings, by the ids of the bookings.
pub static PROGRESS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    ..Declaration::public(
        "progress",
        &[
            by_text!("userId"),
            by_text!("creatorId"),
            by_text!("questId"),
        ],
        &[
            Person::index("userId", Parting::Stays("it goes with the booking")),
            Person::index("creatorId", Parting::Stays("it goes with the booking")),
            Person::field("team", Parting::Ends(End::Teams)),
            Person::field("stopStates.by", Parting::Ends(End::Teams)),
            Person::field("stopStates.with", Parting::Ends(End::Teams)),
        ],
        Rules {
            search: Search::Own(&["userId", "creatorId"]),
            ..Rules::read_only(
                |asker, _, data| quests::read_progress(asker, data),
                Described::of::<Progress>("progress", "progress")
                    .found_by(&["userId", "creatorId"]),
            )
        },
    )
};
