//! Declaration of the collection `scores`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};
use crate::store::descending;

/// Sum of the ledger for each person on each board.
pub static SCORES: Declaration = Declaration::internal(
    "scores",
    &[
        by_text!("uid"),
        by_text!("board").in_order(&[descending("points")]),
    ],
    &[Person::index(
        "uid",
        Parting::Stays("everybody sees the boards, unless the person is hidden there"),
    )],
);
