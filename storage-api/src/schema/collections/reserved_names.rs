//! Declaration of the collection `reservedNames`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Fate, Parting, Person};

/// User names that were given up, in lower case, and until when they are kept for whoever had them.
pub static RESERVED_NAMES: Declaration = Declaration {
    fate: Fate::Blank("uid"),
    kept_days: Some(1),
    ..Declaration::internal(
        "reservedNames",
        &[by_number!("day"), by_text!("uid")],
        &[Person::index("uid", Parting::OWN)],
    )
};
