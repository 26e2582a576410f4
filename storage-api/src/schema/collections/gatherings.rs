//! Collections of points, hangouts and carpools, and of those who run this.

use crate::store::{Collection, Direction, Field, Index, Order};

const NEWEST_FIRST: &[Order] = &[Order {
    field: "at",
    direction: Direction::Descending,
}];

const NEWEST_MADE_FIRST: &[Order] = &[Order {
    field: "createdAt",
    direction: Direction::Descending,
}];

/// The ledger of points, by person, rule and subject. Lines are added, never edited.
pub static POINTS: Collection = Collection {
    name: "points",
    indexes: &[
        Index {
            name: "uid",
            fields: &[Field::text("uid")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        Index {
            name: "week",
            fields: &[Field::text("uid"), Field::number("week")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        by_text!("friend"),
    ],
};

/// Sum of the ledger for each person on each board. No route leads here.
pub static SCORES: Collection = Collection {
    name: "scores",
    indexes: &[
        by_text!("uid"),
        Index {
            name: "board",
            fields: &[Field::text("board")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "points",
                direction: Direction::Descending,
            }],
        },
    ],
};

/// Reports that people made.
pub static FLAGS: Collection = Collection {
    name: "flags",
    indexes: &[
        Index {
            name: "by",
            fields: &[Field::text("by")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        by_text!("about"),
        by_text!("subject"),
        by_text!("status"),
    ],
};

/// Notifications of people.
pub static NOTIFICATIONS: Collection = Collection {
    name: "notifications",
    indexes: &[
        Index {
            name: "uid",
            fields: &[Field::text("uid")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        by_text!("from"),
        by_number!("day"),
    ],
};

/// Meetings.
pub static HANGOUTS: Collection = Collection {
    name: "hangouts",
    indexes: &[
        Index {
            name: "hostId",
            fields: &[Field::text("hostId")],
            fold_case: false,
            unique: false,
            order: NEWEST_MADE_FIRST,
        },
        Index {
            name: "visibility",
            fields: &[Field::text("visibility"), Field::text("status")],
            fold_case: false,
            unique: false,
            order: NEWEST_MADE_FIRST,
        },
    ],
};

/// Members of hangouts, by both ids; guests by one of their own.
pub static HANGOUT_MEMBERS: Collection = Collection {
    name: "hangoutMembers",
    indexes: &[
        Index {
            name: "hangoutId",
            fields: &[Field::text("hangoutId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "joinedAt",
                direction: Direction::Ascending,
            }],
        },
        by_text!("userId"),
        by_text!("emailDue"),
    ],
};

/// Comments of members on hangouts.
pub static HANGOUT_COMMENTS: Collection = Collection {
    name: "hangoutComments",
    indexes: &[
        Index {
            name: "hangoutId",
            fields: &[Field::text("hangoutId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "at",
                direction: Direction::Ascending,
            }],
        },
        by_text!("authorId"),
    ],
};

/// Number of changes of a meeting, under its id: what those follow who may read the meeting and are not in it.
pub static HANGOUT_ACTIVITY: Collection = Collection {
    name: "hangoutActivity",
    indexes: &[],
};

/// Links to meetings, by the hash of their code. Those that were revoked are kept, to say so. No route leads here.
pub static HANGOUT_INVITES: Collection = Collection {
    name: "hangoutInvites",
    indexes: &[by_text!("hangoutId")],
};

/// Cars to meetings and home again, by meeting and direction.
pub static CARPOOLS: Collection = Collection {
    name: "carpools",
    indexes: &[by_text!("hangoutId")],
};

/// Cars of carpools, by carpool and driver.
pub static CARPOOL_CARS: Collection = Collection {
    name: "carpoolCars",
    indexes: &[by_text!("carpoolId"), by_text!("driverId")],
};

/// Riders in carpools, by carpool and person.
pub static CARPOOL_RIDERS: Collection = Collection {
    name: "carpoolRiders",
    indexes: &[by_text!("carpoolId"), by_text!("carId"), by_text!("userId")],
};

/// Actions of admins and operators. No route leads here.
pub static AUDIT_LOG: Collection = Collection {
    name: "auditLog",
    indexes: &[
        by_text!("by"),
        by_text!("about"),
        Index {
            name: "log",
            fields: &[Field::text("log")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
    ],
};
