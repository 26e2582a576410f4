//! Declaration of the collection `notifications`.

use wasm_core::domain::{NOTIFICATION_DAYS, Notification};

use crate::schema::declaration::{Declaration, Described, Reach, Rules, Search};
use crate::schema::personal_data::{End, Parting, Person};
use crate::schema::rules::people;
use crate::store::descending;

/// Notifications of people.
pub static NOTIFICATIONS: Declaration = Declaration {
    kept_days: Some(NOTIFICATION_DAYS),
    reaches: Reach::Notifies("uid"),
    ..Declaration::public(
        "notifications",
        &[
            by_text!("uid").in_order(&[descending("at")]),
            by_text!("from"),
            by_number!("day"),
        ],
        &[
            Person::index("uid", Parting::Ends(End::Notifications)),
            Person::index("from", Parting::Ends(End::Notifications)),
        ],
        Rules {
            search: Search::Own(&["uid"]),
            ..Rules::read_only(
                |asker, _, data| people::read_own(asker, data, "uid"),
                Described::of::<Notification>("notification", "notifications").found_by(&["uid"]),
            )
        },
    )
};
