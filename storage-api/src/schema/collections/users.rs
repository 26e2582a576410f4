//! Declaration of the collection `users`.

use wasm_core::domain::{User, validate_user};

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::direct_write::{DirectWrite, Effect, Verb};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::people;

/// People, by uid: what they show of themselves.
pub static USERS: Declaration = Declaration {
    room: Room::Id,
    ..Declaration::public(
        "users",
        &[by_text!("user_name").folded().unique()],
        &[Person::id(Parting::RULES)],
        Rules {
            relation: Relation::Friend(Owner::Id),
            search: Search::Anything,
            write: Some(DirectWrite {
                rule: people::write_user,
                validate: validate_user,
                is_dated: false,
                effect: Effect::Nothing,
                verbs: &[Verb::Replace],
            }),
            ..Rules::read_only(
                people::read_user,
                Described {
                    is_open: true,
                    ..Described::of::<User>("user", "users").found_by(&["user_name"])
                },
            )
        },
    )
};
