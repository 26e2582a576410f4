//! Declaration of the collection `questVersions`.

use crate::schema::declaration::{Declaration, Room};
use crate::schema::personal_data::{Fate, Parting, Person};

/// Every edition of a quest as it was published, by quest and number: who has booked one plays that one.
pub static QUEST_VERSIONS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    room: Room::Of("creatorId"),
    ..Declaration::internal(
        "questVersions",
        &[by_text!("creatorId")],
        &[Person::index(
            "creatorId",
            Parting::Stays("who has booked an edition plays it"),
        )],
    )
};
