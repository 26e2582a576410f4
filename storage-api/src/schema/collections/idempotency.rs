//! Declaration of the collection `idempotency`.

use crate::schema::declaration::{Declaration, Room};
use crate::schema::personal_data::{Parting, Person};

/// Answers of calls that may be repeated, by caller, function and key.
pub static IDEMPOTENCY: Declaration = Declaration {
    secrets: &["sealed"],
    room: Room::Answer("uid"),
    // Answers are kept for at least a day after the day of the call.
    kept_days: Some(2),
    ..Declaration::internal(
        "idempotency",
        &[by_number!("day"), by_text!("uid")],
        &[Person::index("uid", Parting::OWN)],
    )
};
