//! Declaration of the collection `uploads`.

use crate::schema::declaration::{Declaration, Room};
use crate::schema::personal_data::{Fate, Parting, Person};

/// Photos that people keep, by the hash of their content and whose they are. They have routes of their own.
pub static UPLOADS: Declaration = Declaration {
    fate: Fate::DeleteUpload,
    room: Room::Photo("uid"),
    ..Declaration::internal(
        "uploads",
        &[by_text!("uid"), by_text!("hash")],
        &[Person::index(
            "uid",
            Parting::Stays("whoever sees the item sees its photo, by the rules"),
        )],
    )
};
