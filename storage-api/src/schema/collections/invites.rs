//! Declaration of the collection `invites`.

use crate::schema::declaration::{Declaration, Reach, Room};
use crate::schema::personal_data::{End, Parting, Person};

/// Links that let others in, by the hash of their code.
pub static INVITES: Declaration = Declaration {
    room: Room::Of("by"),
    kept_days: Some(1),
    reaches: Reach::InvitesSomebody,
    ..Declaration::internal(
        "invites",
        &[by_text!("by"), by_number!("day")],
        &[Person::index("by", Parting::Ends(End::FriendLinks))],
    )
};
