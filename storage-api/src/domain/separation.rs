//! Rights that end between two people when their friendship ends or one blocks the other: one row for each field of
//! each collection that holds an id of a person. A field that the [`traces`](crate::domain::personal_data) declare and no row covers
//! fails a test, so that a new collection cannot be forgotten.

mod ends;

use crate::error::ApiError;
use crate::schema::collections::{
    AUDIT_LOG, BLOCKS, BOOKINGS, BUCKET_LIST_META, BUCKET_LISTS, CARPOOL_CARS, CARPOOL_RIDERS,
    CARPOOLS, CREDITS, FLAGS, FRIEND_REQUESTS, FRIENDSHIPS, HANGOUT_COMMENTS, HANGOUT_MEMBERS,
    HANGOUTS, IDEMPOTENCY, INVITES, ME_TOOS, NOTIFICATIONS, ONE_TIME, PLACES, PLAN_SUGGESTIONS,
    PLANS, POINTS, PROGRESS, QUEST_MESSAGES, QUEST_PLAYERS, QUEST_QUESTIONS, QUEST_SESSIONS,
    QUEST_TEAMS, QUEST_VERSIONS, QUEST_VIEWS, QUEST_WAITLIST, QUESTS, RESERVED_NAMES, REVIEWS,
    SCORES, SELECTIONS, SESSIONS, UPLOADS, USAGE, USERS, USERS_PRIVATE, WAITLIST,
};
use crate::store::{Collection, Transaction};

/// Two people who part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parting<'a> {
    /// One of them; it does not matter which.
    pub(crate) one: &'a str,
    /// The other.
    pub(crate) other: &'a str,
    /// `true` if one blocks the other; else only their friendship ends. A block is written before.
    pub(crate) is_block: bool,
    /// Milliseconds since 1970.
    pub(crate) now_ms: i64,
}

impl<'a> Parting<'a> {
    /// Both people, each once as the first.
    fn both_ways(&self) -> [(&'a str, &'a str); 2] {
        [(self.one, self.other), (self.other, self.one)]
    }
}

/// Ends everything between two people. Repeating it changes nothing more.
pub(crate) fn separate(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    for separation in SEPARATIONS {
        if let End::By(end) = separation.end {
            end(transaction, parting)?;
        }
    }
    Ok(())
}

/// Returns `true` if exactly one row says what becomes of a field that holds ids of people.
pub fn covers(collection: &str, field: &str) -> bool {
    let rows: Vec<&Separation> = rows(collection, field).collect();
    match rows.as_slice() {
        [row] => match row.end {
            End::By(_) => true,
            End::With(other, field) => {
                self::rows(other.name, field).any(|row| matches!(row.end, End::By(_)))
            }
            End::Stays(why) => !why.is_empty(),
        },
        _ => false,
    }
}

fn rows<'a>(collection: &'a str, field: &'a str) -> impl Iterator<Item = &'static Separation> + 'a {
    let rows = SEPARATIONS.iter();
    rows.filter(move |row| row.collection.name == collection && row.field == field)
}

/// One field that holds ids of people.
struct Separation {
    collection: &'static Collection,
    field: &'static str,
    end: End,
}

type EndFn = fn(&mut Transaction<'_>, &Parting<'_>) -> Result<(), ApiError>;

/// Effect on a field.
enum End {
    /// The function ends it.
    By(EndFn),
    /// The function of another row ends it as well.
    With(&'static Collection, &'static str),
    /// It stays, for that reason.
    Stays(&'static str),
}

const fn by(collection: &'static Collection, field: &'static str, end: EndFn) -> Separation {
    let end = End::By(end);
    Separation {
        collection,
        field,
        end,
    }
}

const fn with(
    collection: &'static Collection,
    field: &'static str,
    (other, row): (&'static Collection, &'static str),
) -> Separation {
    let end = End::With(other, row);
    Separation {
        collection,
        field,
        end,
    }
}

const fn stays(
    collection: &'static Collection,
    field: &'static str,
    why: &'static str,
) -> Separation {
    let end = End::Stays(why);
    Separation {
        collection,
        field,
        end,
    }
}

const OWN: &str = "nobody but the person reads it";
const RULES: &str = "the read rules ask for friendships and blocks each time";
const LEDGER: &str = "lines of the ledger are never edited, and nobody but the person reads them";
const DIARY: &str = "an id in the notes of the person, which shows nothing of the other";
const SAID: &str = "what was said to everybody stays; the rules ask for blocks by the host";

/// Every field that holds ids of people.
static SEPARATIONS: &[Separation] = &[
    // Before friendships, which tell whether there is something to end.
    by(&INVITES, "by", ends::friend_links),
    by(&FRIENDSHIPS, "a", ends::friendship),
    with(&FRIENDSHIPS, "b", (&FRIENDSHIPS, "a")),
    by(&FRIEND_REQUESTS, "from", ends::requests),
    with(&FRIEND_REQUESTS, "to", (&FRIEND_REQUESTS, "from")),
    stays(&BLOCKS, "by", "only the person who blocks takes it back"),
    stays(&BLOCKS, "whom", "only the person who blocks takes it back"),
    by(&BUCKET_LIST_META, "editors", ends::editing_lists),
    by(&ME_TOOS, "userId", ends::me_toos),
    with(&ME_TOOS, "ownerId", (&ME_TOOS, "userId")),
    by(&PLANS, "ownerId", ends::editing_plans),
    with(&PLANS, "editors", (&PLANS, "ownerId")),
    by(&PLAN_SUGGESTIONS, "authorId", ends::suggestions),
    with(
        &PLAN_SUGGESTIONS,
        "ownerId",
        (&PLAN_SUGGESTIONS, "authorId"),
    ),
    by(&HANGOUTS, "hostId", ends::hangouts),
    with(&HANGOUTS, "coHosts", (&HANGOUTS, "hostId")),
    with(&HANGOUTS, "neededIds", (&HANGOUTS, "hostId")),
    with(&HANGOUTS, "invitedIds", (&HANGOUTS, "hostId")),
    with(&HANGOUT_MEMBERS, "userId", (&HANGOUTS, "hostId")),
    with(&HANGOUT_MEMBERS, "hostId", (&HANGOUTS, "hostId")),
    with(&HANGOUT_MEMBERS, "coHosts", (&HANGOUTS, "hostId")),
    stays(&HANGOUT_COMMENTS, "authorId", SAID),
    stays(&HANGOUT_COMMENTS, "hostId", SAID),
    stays(&CARPOOLS, "hostId", RULES),
    by(&CARPOOL_CARS, "driverId", ends::rides),
    with(&CARPOOL_CARS, "sharedWith", (&CARPOOL_CARS, "driverId")),
    stays(&CARPOOL_CARS, "hostId", RULES),
    with(&CARPOOL_RIDERS, "userId", (&CARPOOL_CARS, "driverId")),
    with(&CARPOOL_RIDERS, "sharedWith", (&CARPOOL_CARS, "driverId")),
    stays(&CARPOOL_RIDERS, "hostId", RULES),
    by(&NOTIFICATIONS, "from", ends::notifications),
    with(&NOTIFICATIONS, "uid", (&NOTIFICATIONS, "from")),
    by(&QUEST_WAITLIST, "userId", ends::queues),
    with(&QUEST_WAITLIST, "creatorId", (&QUEST_WAITLIST, "userId")),
    by(&QUEST_QUESTIONS, "userId", ends::questions),
    with(&QUEST_QUESTIONS, "creatorId", (&QUEST_QUESTIONS, "userId")),
    by(&QUEST_TEAMS, "uid", ends::teams),
    stays(&QUEST_PLAYERS, "id", OWN),
    with(&PROGRESS, "team", (&QUEST_TEAMS, "uid")),
    with(&PROGRESS, "stopStates.by", (&QUEST_TEAMS, "uid")),
    with(&PROGRESS, "stopStates.with", (&QUEST_TEAMS, "uid")),
    stays(&PROGRESS, "userId", "it goes with the booking"),
    stays(&PROGRESS, "creatorId", "it goes with the booking"),
    by(&BOOKINGS, "userId", ends::held_seats),
    with(&BOOKINGS, "creatorId", (&BOOKINGS, "userId")),
    stays(&QUESTS, "creatorId", RULES),
    stays(
        &QUEST_VERSIONS,
        "creatorId",
        "who has booked an edition plays it",
    ),
    stays(&QUEST_SESSIONS, "creatorId", RULES),
    stays(&QUEST_MESSAGES, "creatorId", OWN),
    stays(&QUEST_VIEWS, "creatorId", OWN),
    stays(&REVIEWS, "userId", RULES),
    stays(&REVIEWS, "creatorId", RULES),
    stays(&USERS, "id", RULES),
    stays(&USERS_PRIVATE, "id", OWN),
    stays(&SELECTIONS, "id", RULES),
    stays(&SELECTIONS, "activities.withUserIds", DIARY),
    stays(&BUCKET_LISTS, "userId", RULES),
    stays(&BUCKET_LISTS, "activities.withUserIds", DIARY),
    stays(&WAITLIST, "uid", OWN),
    stays(&WAITLIST, "invitedBy", OWN),
    stays(&CREDITS, "uid", "where a name stands, to take it off again"),
    stays(&RESERVED_NAMES, "uid", OWN),
    stays(&SESSIONS, "uid", OWN),
    stays(&USAGE, "id", OWN),
    stays(&ONE_TIME, "uid", OWN),
    stays(&IDEMPOTENCY, "uid", OWN),
    stays(
        &UPLOADS,
        "uid",
        "whoever sees the item sees its photo, by the rules",
    ),
    stays(&POINTS, "uid", LEDGER),
    stays(&POINTS, "friend", LEDGER),
    stays(
        &SCORES,
        "uid",
        "everybody sees the boards, unless the person is hidden there",
    ),
    stays(&FLAGS, "by", "a report stays until an admin has decided"),
    stays(&FLAGS, "about", "a report stays until an admin has decided"),
    stays(
        &FLAGS,
        "subject",
        "a report stays until an admin has decided",
    ),
    stays(&AUDIT_LOG, "by", "only admins read it"),
    stays(&AUDIT_LOG, "about", "only admins read it"),
    stays(&PLACES, "createdBy", "the rules do not show it to others"),
];
