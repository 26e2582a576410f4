//! Declaration of the collection `questWaitlist`.

use wasm_core::domain::QuestQueueEntry;

use crate::schema::declaration::{Declaration, Described, Rules, Search};
use crate::schema::personal_data::{End, Fate, Parting, Person};
use crate::schema::rules::friends;
use crate::store::{Field, Index, ascending, descending};

/// People who wait for seats of a session, first come first.
pub static QUEST_WAITLIST: Declaration = Declaration {
    fate: Fate::ForgetInQuest,
    ..Declaration::public(
        "questWaitlist",
        &[
            by_text!("userId"),
            by_text!("creatorId"),
            by_text!("sessionId").in_order(&[descending("number")]),
            Index::on(
                "session",
                &[Field::text("sessionId"), Field::text("status")],
            )
            .in_order(&[ascending("number")]),
        ],
        &[
            Person::index("userId", Parting::Ends(End::Queues)),
            Person::index("creatorId", Parting::Ends(End::Queues)),
        ],
        Rules {
            search: Search::Own(&["userId", "creatorId"]),
            ..Rules::read_only(
                |asker, _, data| friends::read_between(asker, data, ["userId", "creatorId"]),
                Described::of::<QuestQueueEntry>("quest_queue_entry", "quest_queue_entries")
                    .found_by(&["userId", "creatorId"]),
            )
        },
    )
};
