//! Declaration of the collection `hangouts`.

use wasm_core::domain::Hangout;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Relation, Room, Rules, Search,
};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::hangouts;
use crate::store::{Field, Index, descending};

/// Meetings.
pub static HANGOUTS: Declaration = Declaration {
    fate: Fate::EndHangout,
    secrets: &["inviteToken"],
    room: Room::Of("hostId"),
    ..Declaration::public(
        "hangouts",
        &[
            by_text!("hostId").in_order(&[descending("createdAt")]),
            Index::on(
                "visibility",
                &[Field::text("visibility"), Field::text("status")],
            )
            .in_order(&[descending("createdAt")]),
        ],
        &[
            Person::index("hostId", Parting::Ends(End::Hangouts)),
            Person::field("coHosts", Parting::Ends(End::Hangouts)),
            Person::field("neededIds", Parting::Ends(End::Hangouts)),
            Person::field("invitedIds", Parting::Ends(End::Hangouts)),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("hostId")),
            hangout: HangoutOf::Itself,
            search: Search::Anything,
            ..Rules::read_only(
                hangouts::read_hangout,
                Described::of::<Hangout>("hangout", "hangouts").found_by(&["hostId"]),
            )
        },
    )
};
