//! Declaration of the collection `places`.

use wasm_core::domain::{Place, validate_place};

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::direct_write::{DirectWrite, Effect, Verb};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::trips;

/// Places that people added.
pub static PLACES: Declaration = Declaration {
    fate: Fate::ForgetPlace,
    room: Room::Of("createdBy"),
    ..Declaration::public(
        "places",
        &[by_text!("createdBy"), by_text!("cell")],
        &[Person::index(
            "createdBy",
            Parting::Stays("the rules do not show it to others"),
        )],
        Rules {
            relation: Relation::Admin(Owner::Field("createdBy")),
            search: Search::OwnWhere(&["createdBy"]),
            write: Some(DirectWrite {
                rule: trips::write_place,
                validate: validate_place,
                is_dated: false,
                effect: Effect::Place,
                verbs: &[Verb::Replace, Verb::Delete],
            }),
            ..Rules::read_only(
                trips::read_place,
                Described::of::<Place>("place", "places").found_by(&["createdBy"]),
            )
        },
    )
};
