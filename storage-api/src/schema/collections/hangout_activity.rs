//! Declaration of the collection `hangoutActivity`.

use wasm_core::domain::HangoutActivity;

use super::hangouts::HANGOUTS;
use crate::schema::declaration::{Declaration, Described, HangoutOf, Owner, Relation, Rules};
use crate::schema::rules::hangouts;

/// Number of changes of a meeting, under its id: what those follow who may read the meeting and are not in it.
pub static HANGOUT_ACTIVITY: Declaration = Declaration::public(
    "hangoutActivity",
    &[],
    &[],
    Rules {
        companion: Some(&HANGOUTS),
        relation: Relation::Friend(Owner::Beside("hostId")),
        hangout: HangoutOf::Field,
        ..Rules::read_only(
            |asker, subject, _| hangouts::read_activity(asker, subject),
            Described::of::<HangoutActivity>("hangout_activity", "hangout_activities"),
        )
    },
);
