//! Declaration of the collection `auditLog`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::store::descending;

/// Actions of admins and operators.
pub static AUDIT_LOG: Declaration = Declaration {
    fate: Fate::Blank("by"),
    ..Declaration::internal(
        "auditLog",
        &[
            by_text!("by"),
            by_text!("about"),
            by_text!("log").in_order(&[descending("at")]),
        ],
        &[
            Person::index("by", Parting::Stays("only admins read it")),
            Person::field("about", Parting::Stays("only admins read it")),
        ],
    )
};
