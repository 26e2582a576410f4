//! Declaration of the collection `blocks`.

use wasm_core::domain::Block;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::friends;

/// Blocks between two people, by both ids. Documents of their own, not a field of `usersPrivate`, so that one is found
/// without reading a person's secrets, and live streams can follow them.
pub static BLOCKS: Declaration = Declaration {
    room: Room::Of("by"),
    relates_by: &["whom"],
    ..Declaration::public(
        "blocks",
        &[by_text!("by"), by_text!("whom")],
        &[
            Person::index(
                "by",
                Parting::Stays("only the person who blocks takes it back"),
            ),
            Person::index(
                "whom",
                Parting::Stays("only the person who blocks takes it back"),
            ),
        ],
        Rules {
            search: Search::Own(&["by"]),
            ..Rules::read_only(
                |asker, _, data| friends::read_block(asker, data),
                Described::of::<Block>("block", "blocks").found_by(&["by"]),
            )
        },
    )
};
