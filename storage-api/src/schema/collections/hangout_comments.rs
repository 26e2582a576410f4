//! Declaration of the collection `hangoutComments`.

use wasm_core::domain::HangoutComment;

use crate::schema::declaration::{
    Declaration, Described, HangoutOf, Owner, Relation, Room, Rules, Search,
};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::hangouts;
use crate::store::ascending;

/// Comments stay when two people part.
const SAID: Parting =
    Parting::Stays("what was said to everybody stays; the rules ask for blocks by the host");

/// Comments of members on hangouts.
pub static HANGOUT_COMMENTS: Declaration = Declaration {
    fate: Fate::ForgetComment,
    room: Room::Of("authorId"),
    ..Declaration::public(
        "hangoutComments",
        &[
            by_text!("hangoutId").in_order(&[ascending("at")]),
            by_text!("authorId"),
        ],
        &[
            Person::index("authorId", SAID),
            Person::field("hostId", SAID),
        ],
        Rules {
            relation: Relation::Friend(Owner::Field("hostId")),
            hangout: HangoutOf::Field,
            search: Search::Anything,
            ..Rules::read_only(
                |asker, subject, _| hangouts::read_inside(asker, subject),
                Described::of::<HangoutComment>("hangout_comment", "hangout_comments")
                    .found_by(&["hangoutId"]),
            )
        },
    )
};
