//! The declared collections and what their documents can be found by. What is not here does not exist.

use crate::store::{Collection, Direction, Field, Index, Order};

const NEWEST_YEAR_FIRST: &[Order] = &[
    Order {
        field: "year",
        direction: Direction::Descending,
    },
    Order {
        field: "updatedAt",
        direction: Direction::Descending,
    },
];

/// People, by uid: what they show of themselves.
pub static USERS: Collection = Collection {
    name: "users",
    indexes: &[Index {
        name: "user_name",
        fields: &[Field::text("user_name")],
        fold_case: true,
        unique: true,
        order: &[],
    }],
};

/// The private side of a person, by uid: e-mail and password hash.
pub static USERS_PRIVATE: Collection = Collection {
    name: "usersPrivate",
    indexes: &[Index {
        name: "email",
        fields: &[Field::text("email")],
        fold_case: true,
        unique: true,
        order: &[],
    }],
};

/// Yearly lists, exactly the six fields of the product.
pub static BUCKET_LISTS: Collection = Collection {
    name: "bucketLists",
    indexes: &[
        Index {
            name: "createdByUsername",
            fields: &[Field::text("createdByUsername")],
            fold_case: false,
            unique: false,
            order: NEWEST_YEAR_FIRST,
        },
        Index {
            name: "userId",
            fields: &[Field::text("userId")],
            fold_case: false,
            unique: false,
            order: NEWEST_YEAR_FIRST,
        },
        Index {
            name: "year",
            fields: &[Field::text("userId"), Field::number("year")],
            fold_case: false,
            unique: true,
            order: &[],
        },
    ],
};

/// What else is known about a list, under the list's id.
pub static BUCKET_LIST_META: Collection = Collection {
    name: "bucketListMeta",
    indexes: &[],
};

/// Sign-ins: one document per device, holding the hash of its refresh secret. No route leads here.
pub static SESSIONS: Collection = Collection {
    name: "sessions",
    indexes: &[
        Index {
            name: "uid",
            fields: &[Field::text("uid")],
            fold_case: false,
            unique: false,
            order: &[],
        },
        Index {
            name: "day",
            fields: &[Field::number("day")],
            fold_case: false,
            unique: false,
            order: &[],
        },
    ],
};

/// Answers of calls that may be repeated, by caller, function and key. No route leads here.
pub static IDEMPOTENCY: Collection = Collection {
    name: "idempotency",
    indexes: &[Index {
        name: "day",
        fields: &[Field::number("day")],
        fold_case: false,
        unique: false,
        order: &[],
    }],
};

/// Every collection a route may name; the rules decide what of it may be seen.
pub static PUBLIC: [&Collection; 4] = [&USERS, &USERS_PRIVATE, &BUCKET_LISTS, &BUCKET_LIST_META];

/// The public collection of that name.
pub fn public(name: &str) -> Option<&'static Collection> {
    PUBLIC
        .into_iter()
        .find(|collection| collection.name == name)
}
