//! Declaration of the collection `meToos`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::schema::declaration::{Declaration, Described, Room, Rules, Search};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::lists;

/// Somebody's wish to do what is on another person's list too, as that person sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MeToo {
    /// Id of the list.
    pub(crate) list_id: String,
    /// Id of the item of it.
    pub(crate) item_id: String,
    /// Id of the list's owner.
    pub(crate) owner_id: String,
    /// Name of the person, or the name a guest gave.
    pub(crate) name: String,
    /// Id of the person; missing where it is a guest.
    #[schema(required = false)]
    pub(crate) user_id: Option<String>,
    /// Moment when they said so.
    pub(crate) at: String,
}

/// Wishes of others to do what is on a list too, by hashes of list, item and person. `guest` is a hash that tells one
/// person from another.
pub static ME_TOOS: Declaration = Declaration {
    secrets: &["guest", "noticeId"],
    room: Room::Of("userId"),
    ..Declaration::public(
        "meToos",
        &[
            by_text!("listId"),
            by_text!("ownerId"),
            by_text!("userId"),
            by_text!("guest"),
        ],
        &[
            Person::index("ownerId", Parting::Ends(End::MeToos)),
            Person::index("userId", Parting::Ends(End::MeToos)),
        ],
        Rules {
            search: Search::Own(&["ownerId", "userId"]),
            ..Rules::read_only(
                |asker, _, data| lists::read_me_too(asker, data),
                Described::of::<MeToo>("me_too", "me_toos").found_by(&["ownerId", "userId"]),
            )
        },
    )
};
