//! Declaration of the collection `selections`.

use wasm_core::domain::{Selections, validate_selections};

use super::users::USERS;
use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules};
use crate::schema::direct_write::{DirectWrite, Effect, Verb};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::people;

/// People's current selections, by uid.
pub static SELECTIONS: Declaration = Declaration {
    room: Room::Id,
    ..Declaration::public(
        "selections",
        &[],
        &[
            Person::id(Parting::RULES),
            Person::field("activities.withUserIds", Parting::DIARY),
        ],
        Rules {
            companion: Some(&USERS),
            relation: Relation::Friend(Owner::Id),
            write: Some(DirectWrite {
                rule: |asker, _, subject| people::write_selections(asker, subject),
                validate: validate_selections,
                is_dated: true,
                effect: Effect::Nothing,
                verbs: &[Verb::Replace],
            }),
            ..Rules::read_only(
                |asker, subject, _| people::read_selections(asker, subject),
                Described::of::<Selections>("selections", "selections"),
            )
        },
    )
};
