//! Declaration of the collection `flags`.

use wasm_core::domain::Flag;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::people;
use crate::store::descending;

/// Reports that people made.
pub static FLAGS: Declaration = Declaration {
    fate: Fate::ForgetFlag,
    room: Room::Of("by"),
    ..Declaration::public(
        "flags",
        &[
            by_text!("by").in_order(&[descending("at")]),
            by_text!("about"),
            by_text!("subject"),
            by_text!("status"),
        ],
        &[
            Person::index(
                "by",
                Parting::Stays("a report stays until an admin has decided"),
            ),
            Person::index(
                "about",
                Parting::Stays("a report stays until an admin has decided"),
            ),
            Person::field(
                "subject",
                Parting::Stays("a report stays until an admin has decided"),
            ),
        ],
        Rules {
            search: Search::Own(&["by"]),
            ..Rules::read_only(
                |asker, _, data| people::read_own(asker, data, "by"),
                Described::of::<Flag>("flag", "flags").found_by(&["by"]),
            )
        },
    )
};
