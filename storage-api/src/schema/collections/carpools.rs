//! Declaration of the collection `carpools`.

use wasm_core::domain::Carpool;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Relation, Rules, Search,
};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::hangouts;

/// Cars to meetings and home again, by meeting and direction.
pub static CARPOOLS: Declaration = Declaration::public(
    "carpools",
    &[by_text!("hangoutId")],
    &[Person::field("hostId", Parting::RULES)],
    Rules {
        relation: Relation::Friend(Owner::Field("hostId")),
        hangout: HangoutOf::Field,
        search: Search::Anything,
        ..Rules::read_only(
            |asker, subject, _| hangouts::read_inside(asker, subject),
            Described::of::<Carpool>("carpool", "carpools").found_by(&["hangoutId"]),
        )
    },
);
