//! Collections of quests: dates, bookings, plays, what their creators write and are told.

use crate::store::{Collection, Direction, Field, Index, Order};

const FIRST_NUMBER_FIRST: &[Order] = &[Order {
    field: "number",
    direction: Direction::Ascending,
}];

/// Quests, seen by everybody once they were published.
pub static QUESTS: Collection = Collection {
    name: "quests",
    indexes: &[
        by_text!("creatorId"),
        Index {
            name: "status",
            fields: &[Field::text("status")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "publishedAt",
                direction: Direction::Descending,
            }],
        },
    ],
};

/// Dates of quests.
pub static QUEST_SESSIONS: Collection = Collection {
    name: "questSessions",
    indexes: &[
        Index {
            name: "questId",
            fields: &[Field::text("questId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "startsAt",
                direction: Direction::Ascending,
            }],
        },
        by_text!("creatorId"),
        by_number!("endDay"),
    ],
};

/// Seats of people on sessions. The bookings of a session are the only truth about how full it is.
pub static BOOKINGS: Collection = Collection {
    name: "bookings",
    indexes: &[
        by_text!("userId"),
        by_text!("creatorId"),
        by_text!("questId"),
        // The guest list of a date, for its creator alone.
        Index {
            name: "guests",
            fields: &[Field::text("creatorId"), Field::text("sessionId")],
            fold_case: false,
            unique: false,
            order: &[],
        },
        Index {
            name: "session",
            fields: &[Field::text("sessionId"), Field::text("status")],
            fold_case: false,
            unique: false,
            order: &[],
        },
        Index {
            name: "status",
            fields: &[Field::text("status")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "holdUntil",
                direction: Direction::Ascending,
            }],
        },
        Index {
            name: "ticketCode",
            fields: &[Field::text("ticketCode")],
            fold_case: false,
            unique: true,
            order: &[],
        },
    ],
};

/// People who wait for seats of a session, first come first.
pub static QUEST_WAITLIST: Collection = Collection {
    name: "questWaitlist",
    indexes: &[
        by_text!("userId"),
        by_text!("creatorId"),
        Index {
            name: "sessionId",
            fields: &[Field::text("sessionId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "number",
                direction: Direction::Descending,
            }],
        },
        Index {
            name: "session",
            fields: &[Field::text("sessionId"), Field::text("status")],
            fold_case: false,
            unique: false,
            order: FIRST_NUMBER_FIRST,
        },
    ],
};

/// Progress of bookings, by the ids of the bookings.
pub static PROGRESS: Collection = Collection {
    name: "progress",
    indexes: &[
        by_text!("userId"),
        by_text!("creatorId"),
        by_text!("questId"),
    ],
};

/// Guests' reviews of quests, by the ids of their bookings.
pub static REVIEWS: Collection = Collection {
    name: "reviews",
    indexes: &[
        by_text!("questId"),
        by_text!("userId"),
        by_text!("creatorId"),
    ],
};

/// Messages of creators to guests of their quests.
pub static QUEST_MESSAGES: Collection = Collection {
    name: "questMessages",
    indexes: &[
        by_text!("creatorId"),
        Index {
            name: "quest",
            fields: &[Field::text("creatorId"), Field::text("questId")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "at",
                direction: Direction::Descending,
            }],
        },
        by_text!("emailDue"),
    ],
};

const NEWEST_FIRST: &[Order] = &[Order {
    field: "at",
    direction: Direction::Descending,
}];

/// Questions to creators of quests, with their answers.
pub static QUEST_QUESTIONS: Collection = Collection {
    name: "questQuestions",
    indexes: &[
        Index {
            name: "creatorId",
            fields: &[Field::text("creatorId")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        Index {
            name: "quest",
            fields: &[Field::text("creatorId"), Field::text("questId")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        Index {
            name: "userId",
            fields: &[Field::text("userId")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        Index {
            name: "asked",
            fields: &[Field::text("userId"), Field::text("questId")],
            fold_case: false,
            unique: false,
            order: NEWEST_FIRST,
        },
        by_text!("emailDue"),
    ],
};

/// Counts of the people who looked at a quest, by quest and day, without their names. No route leads here.
pub static QUEST_VIEWS: Collection = Collection {
    name: "questViews",
    indexes: &[by_text!("questId"), by_text!("creatorId")],
};

/// Every edition of a quest as it was published, by quest and number: who has booked one plays that one. No route leads
/// here.
pub static QUEST_VERSIONS: Collection = Collection {
    name: "questVersions",
    indexes: &[by_text!("creatorId")],
};

/// Hashes of the answers that are right at the stops, by quest, or by quest and edition. No route leads here.
pub static QUEST_SECRETS: Collection = Collection {
    name: "questSecrets",
    indexes: &[],
};

/// People who play along with a booking of somebody else, by booking and person. No route leads here.
pub static QUEST_TEAMS: Collection = Collection {
    name: "questTeams",
    indexes: &[by_text!("uid")],
};

/// Memory of people over all of their bookings, by uid: wrong guesses, holds, the latest check-in. No route
/// leads here.
pub static QUEST_PLAYERS: Collection = Collection {
    name: "questPlayers",
    indexes: &[],
};

/// Payments by card, by ids of their own; bookings name them. No route leads here.
pub static PAYMENTS: Collection = Collection {
    name: "payments",
    indexes: &[by_text!("job")],
};
