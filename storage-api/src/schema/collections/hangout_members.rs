//! Declaration of the collection `hangoutMembers`.

use wasm_core::domain::HangoutMember;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Reach, Relation, Rules, Search,
};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::hangouts;
use crate::store::ascending;

/// Members of hangouts, by both ids; guests by one of their own.
pub static HANGOUT_MEMBERS: Declaration = Declaration {
    fate: Fate::LeaveHangout,
    secrets: &["editToken"],
    reaches: Reach::Invites("userId"),
    relates_by: &["userId"],
    ..Declaration::public(
        "hangoutMembers",
        &[
            by_text!("hangoutId").in_order(&[ascending("joinedAt")]),
            by_text!("userId"),
            by_text!("emailDue"),
        ],
        &[
            Person::index("userId", Parting::Ends(End::Hangouts)),
            Person::field("hostId", Parting::Ends(End::Hangouts)),
            Person::field("coHosts", Parting::Ends(End::Hangouts)),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("hostId")),
            hangout: HangoutOf::Field,
            search: Search::Anything,
            ..Rules::read_only(
                hangouts::read_member,
                Described::of::<HangoutMember>("hangout_member", "hangout_members")
                    .found_by(&["hangoutId", "userId"]),
            )
        },
    )
};
