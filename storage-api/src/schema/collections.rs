//! The declared collections and what their documents can be found by. What is not here does not exist.

use std::sync::LazyLock;

use crate::store::{Collection, Direction, Field, Index, Order};

/// An index over one text, in the order of ids.
macro_rules! by_text {
    ($field:literal) => {
        by!($field, Field::text($field))
    };
}

/// An index over one number, in the order of ids.
macro_rules! by_number {
    ($field:literal) => {
        by!($field, Field::number($field))
    };
}

macro_rules! by {
    ($field:literal, $kind:expr) => {
        Index {
            name: $field,
            fields: &[$kind],
            fold_case: false,
            unique: false,
            order: &[],
        }
    };
}

mod gatherings;
mod quests;
mod trips;

pub use self::gatherings::{
    AUDIT_LOG, CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, FLAGS, HANGOUT_ACTIVITY, HANGOUT_COMMENTS,
    HANGOUT_INVITES, HANGOUT_MEMBERS, HANGOUTS, NOTIFICATIONS, POINTS, SCORES,
};
pub use self::quests::{
    BOOKINGS, PAYMENTS, PROGRESS, QUEST_MESSAGES, QUEST_PLAYERS, QUEST_QUESTIONS, QUEST_SECRETS,
    QUEST_SESSIONS, QUEST_TEAMS, QUEST_VERSIONS, QUEST_VIEWS, QUEST_WAITLIST, QUESTS, REVIEWS,
};
pub use self::trips::{PLACES, PLAN_SUGGESTIONS, PLANS};

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
    indexes: &[
        Index {
            name: "email",
            fields: &[Field::text("email")],
            fold_case: true,
            unique: true,
            order: &[],
        },
        by_number!("deleteDay"),
        Index {
            name: "openid",
            fields: &[Field::text("openid")],
            fold_case: false,
            unique: true,
            order: &[],
        },
    ],
};

/// People's current selections, by uid.
pub static SELECTIONS: Collection = Collection {
    name: "selections",
    indexes: &[],
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

/// Other facts about a list, under the list's id.
pub static BUCKET_LIST_META: Collection = Collection {
    name: "bucketListMeta",
    indexes: &[by_text!("visibility")],
};

/// Wishes of others to do what is on a list too, by hashes of list, item and person. `guest` is a hash that tells one
/// person from another.
pub static ME_TOOS: Collection = Collection {
    name: "meToos",
    indexes: &[
        by_text!("listId"),
        by_text!("ownerId"),
        by_text!("userId"),
        by_text!("guest"),
    ],
};

/// Pairs of friends, by both ids in their order.
pub static FRIENDSHIPS: Collection = Collection {
    name: "friendships",
    indexes: &[by_text!("a"), by_text!("b")],
};

/// Wishes to be friends, by the ids of who asks and who is asked.
pub static FRIEND_REQUESTS: Collection = Collection {
    name: "friendRequests",
    indexes: &[by_text!("from"), by_text!("to"), by_number!("day")],
};

/// Blocks between two people, by both ids. Documents of their own, not a field of `usersPrivate`, so that one is found
/// without reading a person's secrets, and live streams can follow them.
pub static BLOCKS: Collection = Collection {
    name: "blocks",
    indexes: &[by_text!("by"), by_text!("whom")],
};

/// The queue of people who want to join. Whoever knows the id, which is a secret, sees the entry.
pub static WAITLIST: Collection = Collection {
    name: "waitlist",
    indexes: &[
        by_text!("email"),
        by_text!("uid"),
        by_text!("invitedBy"),
        Index {
            name: "status",
            fields: &[Field::text("status")],
            fold_case: false,
            unique: false,
            order: &[Order {
                field: "number",
                direction: Direction::Ascending,
            }],
        },
    ],
};

/// Links that let others in, by the hash of their code. No route leads here.
pub static INVITES: Collection = Collection {
    name: "invites",
    indexes: &[by_text!("by"), by_number!("day")],
};

/// Counts that exist once for the whole server. No route leads here.
pub static COUNTERS: Collection = Collection {
    name: "counters",
    indexes: &[],
};

/// User names that were given up, in lower case, and until when they are kept for whoever had them. No route leads here.
pub static RESERVED_NAMES: Collection = Collection {
    name: "reservedNames",
    indexes: &[by_number!("day"), by_text!("uid")],
};

/// Secrets that are good once, by their hash: what emails carry, codes, links of exports. No route leads here.
pub static ONE_TIME: Collection = Collection {
    name: "oneTime",
    indexes: &[by_text!("uid"), by_number!("day")],
};

/// In which lists people are named as those who had an idea first, so that their name can be taken off again. No route
/// leads here.
pub static CREDITS: Collection = Collection {
    name: "credits",
    indexes: &[by_text!("uid"), by_text!("listId")],
};

/// Sign-ins: one document per device, holding the hash of its refresh secret. No route leads here.
pub static SESSIONS: Collection = Collection {
    name: "sessions",
    indexes: &[by_text!("uid"), by_number!("day")],
};

/// Wrong attempts to sign in, by hashes of account and client. No route leads here.
pub static SIGN_IN_ATTEMPTS: Collection = Collection {
    name: "signInAttempts",
    indexes: &[by_number!("day")],
};

/// Invitations that were emailed to an address within a day, by the hash of the address. No route leads here.
pub static INVITATION_EMAILS: Collection = Collection {
    name: "invitationEmails",
    indexes: &[by_number!("day")],
};

/// Counts of the documents and bytes that a person keeps, by uid. No route leads here.
pub static USAGE: Collection = Collection {
    name: "usage",
    indexes: &[],
};

/// Answers of calls that may be repeated, by caller, function and key. No route leads here.
pub static IDEMPOTENCY: Collection = Collection {
    name: "idempotency",
    indexes: &[by_number!("day"), by_text!("uid")],
};

/// Photos that people keep, by the hash of their content and whose they are. They have routes of their own.
pub static UPLOADS: Collection = Collection {
    name: "uploads",
    indexes: &[by_text!("uid"), by_text!("hash")],
};

/// Names of objects that are to be removed, because nobody refers to them any more. No route leads here.
pub static DISCARDED: Collection = Collection {
    name: "discarded",
    indexes: &[by_text!("what")],
};

/// Every collection a route may name. The rules decide what of it may be read, and by which indexes.
pub static PUBLIC: [&Collection; 31] = [
    &USERS,
    &USERS_PRIVATE,
    &SELECTIONS,
    &BUCKET_LISTS,
    &BUCKET_LIST_META,
    &ME_TOOS,
    &FRIENDSHIPS,
    &FRIEND_REQUESTS,
    &BLOCKS,
    &WAITLIST,
    &QUESTS,
    &QUEST_SESSIONS,
    &BOOKINGS,
    &QUEST_WAITLIST,
    &PROGRESS,
    &REVIEWS,
    &QUEST_MESSAGES,
    &QUEST_QUESTIONS,
    &POINTS,
    &FLAGS,
    &NOTIFICATIONS,
    &HANGOUTS,
    &HANGOUT_MEMBERS,
    &HANGOUT_COMMENTS,
    &HANGOUT_ACTIVITY,
    &CARPOOLS,
    &CARPOOL_CARS,
    &CARPOOL_RIDERS,
    &PLACES,
    &PLANS,
    &PLAN_SUGGESTIONS,
];

/// Collections that no route may name.
pub static INTERNAL: [&Collection; 21] = [
    &UPLOADS,
    &DISCARDED,
    &AUDIT_LOG,
    &ONE_TIME,
    &CREDITS,
    &HANGOUT_INVITES,
    &INVITES,
    &COUNTERS,
    &RESERVED_NAMES,
    &SCORES,
    &SESSIONS,
    &SIGN_IN_ATTEMPTS,
    &INVITATION_EMAILS,
    &USAGE,
    &IDEMPOTENCY,
    &QUEST_VERSIONS,
    &QUEST_VIEWS,
    &QUEST_SECRETS,
    &QUEST_TEAMS,
    &QUEST_PLAYERS,
    &PAYMENTS,
];

/// Every collection there is: the store refuses writes to others.
pub static ALL: LazyLock<Vec<&'static Collection>> =
    LazyLock::new(|| PUBLIC.into_iter().chain(INTERNAL).collect());

/// The public collection of that name.
pub fn public(name: &str) -> Option<&'static Collection> {
    PUBLIC.into_iter().find(|public| public.name == name)
}

/// Longest id of a document, in characters.
const ID_LENGTH_MAX: usize = 128;

/// Returns `true` if a document may have that id.
pub(crate) fn is_id(id: &str) -> bool {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | ':');
    id.len() <= ID_LENGTH_MAX && id.chars().all(allowed)
}
