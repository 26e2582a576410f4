//! Declaration of the collection `friendships`.

use wasm_core::domain::Friendship;

use crate::schema::declaration::{Declaration, Described, Rules, Search};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::friends;

/// Pairs of friends, by both ids in their order.
pub static FRIENDSHIPS: Declaration = Declaration {
    fate: Fate::Part,
    relates_by: &["a", "b"],
    ..Declaration::public(
        "friendships",
        &[by_text!("a"), by_text!("b")],
        &[
            Person::index("a", Parting::Ends(End::Friendship)),
            Person::index("b", Parting::Ends(End::Friendship)),
        ],
        Rules {
            search: Search::Own(&["a", "b"]),
            ..Rules::read_only(
                |asker, _, data| friends::read_between(asker, data, ["a", "b"]),
                Described::of::<Friendship>("friendship", "friendships").found_by(&["a", "b"]),
            )
        },
    )
};
