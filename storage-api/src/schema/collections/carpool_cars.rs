//! Declaration of the collection `carpoolCars`.

use wasm_core::domain::CarOffer;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Relation, Room, Rules, Search,
};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::carpools;

/// Cars of carpools, by carpool and driver.
pub static CARPOOL_CARS: Declaration = Declaration {
    fate: Fate::WithdrawCar,
    room: Room::Of("driverId"),
    ..Declaration::public(
        "carpoolCars",
        &[by_text!("carpoolId"), by_text!("driverId")],
        &[
            Person::index("driverId", Parting::Ends(End::Rides)),
            Person::field("hostId", Parting::RULES),
            Person::field("sharedWith", Parting::Ends(End::Rides)),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("hostId")),
            traveller: Some("driverId"),
            hangout: HangoutOf::Field,
            search: Search::Anything,
            ..Rules::read_only(
                carpools::read_car,
                Described::of::<CarOffer>("carpool_car", "carpool_cars")
                    .found_by(&["carpoolId", "driverId"]),
            )
        },
    )
};
