//! Declaration of the collection `plans`.

use wasm_core::domain::{Plan, validate_plan};

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::direct_write::{DirectWrite, Effect, Verb};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::trips;
use crate::store::descending;

/// Plans: stops by day.
pub static PLANS: Declaration = Declaration {
    secrets: &["linkToken"],
    room: Room::Shared("ownerId"),
    ..Declaration::public(
        "plans",
        &[
            by_text!("ownerId").in_order(&[descending("updatedAt")]),
            by_text!("hangoutId"),
        ],
        &[
            Person::index("ownerId", Parting::Ends(End::EditingPlans)),
            Person::field("editors", Parting::Ends(End::EditingPlans)),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("ownerId")),
            search: Search::Anything,
            write: Some(DirectWrite {
                rule: trips::write_plan,
                validate: validate_plan,
                is_dated: false,
                effect: Effect::Plan,
                verbs: &[Verb::Delete],
            }),
            ..Rules::read_only(
                trips::read_plan,
                Described::of::<Plan>("plan", "plans").found_by(&["ownerId", "hangoutId"]),
            )
        },
    )
};
