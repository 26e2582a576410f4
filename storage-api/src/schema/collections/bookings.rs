//! Declaration of the collection `bookings`.

use wasm_core::domain::Booking;

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Room, Rules, Search};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::quests;
use crate::store::{Field, Index, ascending};

/// Seats of people on sessions. The bookings of a session are the only truth about how full it is.
pub static BOOKINGS: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    secrets: &["idempotencyKey"],
    room: Room::Of("userId"),
    ..Declaration::public(
        "bookings",
        &[
            by_text!("userId"),
            by_text!("creatorId"),
            by_text!("questId"),
            // The guest list of a date, for its creator alone.
            Index::on(
                "guests",
                &[Field::text("creatorId"), Field::text("sessionId")],
            ),
            Index::on(
                "session",
                &[Field::text("sessionId"), Field::text("status")],
            ),
            by_text!("status").in_order(&[ascending("holdUntil")]),
            by_text!("ticketCode").unique(),
        ],
        &[
            Person::index("userId", Parting::Ends(End::HeldSeats)),
            Person::index("creatorId", Parting::Ends(End::HeldSeats)),
        ],
        Rules {
            relation: Relation::Admin(Owner::Field("creatorId")),
            search: Search::Own(&["userId", "creatorId"]),
            ..Rules::read_only(
                quests::read_booking,
                Described::of::<Booking>("booking", "bookings").found_by(&[
                    "userId",
                    "creatorId",
                    "sessionId",
                ]),
            )
        },
    )
};
