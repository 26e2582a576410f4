//! Declaration of the collection `oneTime`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};

/// Secrets that are good once, by their hash: what emails carry, codes, links of exports.
pub static ONE_TIME: Declaration = Declaration {
    secrets: &["code"],
    kept_days: Some(1),
    ..Declaration::internal(
        "oneTime",
        &[by_text!("uid"), by_number!("day")],
        &[Person::index("uid", Parting::OWN)],
    )
};
