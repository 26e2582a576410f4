//! Declaration of the collection `waitlist`.

use wasm_core::domain::WaitlistEntry;

use crate::schema::declaration::{Declaration, Described, Rules};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::Sight;
use crate::store::ascending;

/// The queue of people who want to join. Whoever knows the id, which is a secret, sees the entry.
pub static WAITLIST: Declaration = Declaration::public(
    "waitlist",
    &[
        by_text!("email"),
        by_text!("uid"),
        by_text!("invitedBy"),
        by_text!("status").in_order(&[ascending("number")]),
    ],
    &[
        Person::index("uid", Parting::OWN),
        Person::field("invitedBy", Parting::OWN),
    ],
    Rules::read_only(
        // Its id is a secret that nobody else knows, and it cannot be searched.
        |_, _, _| Some(Sight::Whole),
        Described::of::<WaitlistEntry>("waitlist_entry", "waitlist_entries"),
    ),
);
