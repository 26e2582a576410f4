//! Collections of places and plans.

use crate::store::{Collection, Direction, Field, Index, Order};

/// Places that people added.
pub static PLACES: Collection = Collection {
    name: "places",
    indexes: &[by_text!("createdBy"), by_text!("cell")],
};

/// Suggestions for plans, by those who may not edit them.
pub static PLAN_SUGGESTIONS: Collection = Collection {
    name: "planSuggestions",
    indexes: &[
        by_text!("ownerId"),
        by_text!("authorId"),
        by_text!("planId"),
    ],
};

/// Plans: stops by day.
pub static PLANS: Collection = Collection {
    name: "plans",
    indexes: &[
        Index {
            name: "ownerId",
            fields: &[Field::text("ownerId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "updatedAt",
                direction: Direction::Descending,
            }],
        },
        by_text!("hangoutId"),
    ],
};
