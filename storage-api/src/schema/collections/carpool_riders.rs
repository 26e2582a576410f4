//! Declaration of the collection `carpoolRiders`.

use wasm_core::domain::CarpoolRider;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Relation, Room, Rules, Search,
};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::carpools;

/// Riders in carpools, by carpool and person.
pub static CARPOOL_RIDERS: Declaration = Declaration {
    fate: Fate::WithdrawRide,
    room: Room::Of("userId"),
    ..Declaration::public(
        "carpoolRiders",
        &[by_text!("carpoolId"), by_text!("carId"), by_text!("userId")],
        &[
            Person::index("userId", Parting::Ends(End::Rides)),
            Person::field("hostId", Parting::RULES),
            Person::field("sharedWith", Parting::Ends(End::Rides)),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("hostId")),
            traveller: Some("userId"),
            hangout: HangoutOf::Field,
            search: Search::Anything,
            ..Rules::read_only(
                carpools::read_rider,
                Described::of::<CarpoolRider>("carpool_rider", "carpool_riders")
                    .found_by(&["carpoolId", "userId"]),
            )
        },
    )
};
