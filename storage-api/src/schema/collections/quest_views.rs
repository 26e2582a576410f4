//! Declaration of the collection `questViews`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};

/// Counts of the people who looked at a quest, by quest and day, without their names.
pub static QUEST_VIEWS: Declaration = Declaration {
    is_exported: false,
    ..Declaration::internal(
        "questViews",
        &[by_text!("questId"), by_text!("creatorId")],
        &[Person::index("creatorId", Parting::OWN)],
    )
};
