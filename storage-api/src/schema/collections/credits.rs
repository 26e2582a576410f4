//! Declaration of the collection `credits`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Fate, Parting, Person};

/// In which lists people are named as those who had an idea first, so that their name can be taken off again.
pub static CREDITS: Declaration = Declaration {
    fate: Fate::ForgetCredit,
    is_exported: false,
    ..Declaration::internal(
        "credits",
        &[by_text!("uid"), by_text!("listId")],
        &[Person::index(
            "uid",
            Parting::Stays("where a name stands, to take it off again"),
        )],
    )
};
