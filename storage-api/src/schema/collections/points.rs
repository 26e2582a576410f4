//! Declaration of the collection `points`.

use wasm_core::domain::PointsEntry;

use crate::schema::declaration::{Declaration, Described, Rules, Search};
use crate::schema::personal_data::{Fate, Parting, Person};
use crate::schema::rules::people;
use crate::store::{Field, Index, descending};

/// Lines of the ledger stay as they are when two people part.
const LEDGER: Parting =
    Parting::Stays("lines of the ledger are never edited, and nobody but the person reads them");

/// The ledger of points, by person, rule and subject. Lines are added, never edited.
pub static POINTS: Declaration = Declaration {
    fate: Fate::ForgetPoints,
    ..Declaration::public(
        "points",
        &[
            by_text!("uid").in_order(&[descending("at")]),
            Index::on("week", &[Field::text("uid"), Field::number("week")])
                .in_order(&[descending("at")]),
            by_text!("friend"),
        ],
        &[
            Person::index("uid", LEDGER),
            Person::index("friend", LEDGER),
        ],
        Rules {
            search: Search::Own(&["uid"]),
            ..Rules::read_only(
                |asker, _, data| people::read_own(asker, data, "uid"),
                Described::of::<PointsEntry>("points", "points").found_by(&["uid"]),
            )
        },
    )
};
