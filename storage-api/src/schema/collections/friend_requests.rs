//! Declaration of the collection `friendRequests`.

use wasm_core::domain::{FriendRequest, REQUEST_DAYS};

use crate::schema::declaration::{Declaration, Described, Reach, Room, Rules, Search};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::friends;

/// Wishes to be friends, by the ids of who asks and who is asked.
pub static FRIEND_REQUESTS: Declaration = Declaration {
    room: Room::Of("from"),
    // A request is remembered while its answer matters: as long as it may wait, and as long again after it was declined.
    kept_days: Some(2 * REQUEST_DAYS + 1),
    reaches: Reach::Invites("to"),
    ..Declaration::public(
        "friendRequests",
        &[by_text!("from"), by_text!("to"), by_number!("day")],
        &[
            Person::index("from", Parting::Ends(End::Requests)),
            Person::index("to", Parting::Ends(End::Requests)),
        ],
        Rules {
            search: Search::Own(&["from", "to"]),
            ..Rules::read_only(
                |asker, _, data| friends::read_between(asker, data, ["from", "to"]),
                Described::of::<FriendRequest>("friend_request", "friend_requests")
                    .found_by(&["from", "to"]),
            )
        },
    )
};
