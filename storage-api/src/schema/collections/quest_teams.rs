//! Declaration of the collection `questTeams`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{End, Fate, Parting, Person};

/// People who play along with a booking of somebody else, by booking and person.
pub static QUEST_TEAMS: Declaration = Declaration {
    fate: Fate::LeaveTeam,
    ..Declaration::internal(
        "questTeams",
        &[by_text!("uid")],
        &[Person::index("uid", Parting::Ends(End::Teams))],
    )
};
