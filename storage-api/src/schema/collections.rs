//! The declared collections, one in each file, and the table of all. A collection is added by its declaration and a line in
//! the table.

use std::sync::LazyLock;

/// An index over one text, in the order of ids.
macro_rules! by_text {
    ($field:literal) => {
        crate::store::Index::on($field, &[crate::store::Field::text($field)])
    };
}

/// An index over one number, in the order of ids.
macro_rules! by_number {
    ($field:literal) => {
        crate::store::Index::on($field, &[crate::store::Field::number($field)])
    };
}

mod audit_log;
mod blocks;
mod bookings;
mod bucket_lists;
mod carpool_cars;
mod carpool_riders;
mod carpools;
mod counters;
mod credits;
mod discarded;
mod flags;
mod friend_requests;
mod friendships;
mod hangout_activity;
mod hangout_comments;
mod hangout_invites;
mod hangout_members;
mod hangouts;
mod idempotency;
mod invitation_emails;
mod invites;
mod me_toos;
mod notifications;
mod one_time;
mod payments;
mod places;
mod plan_suggestions;
mod plans;
mod points;
mod progress;
pub(crate) mod quest_messages;
mod quest_players;
pub(crate) mod quest_questions;
mod quest_secrets;
mod quest_sessions;
mod quest_teams;
mod quest_versions;
mod quest_views;
mod quest_waitlist;
mod quests;
mod reserved_names;
mod reviews;
mod scores;
mod selections;
pub(crate) mod sessions;
mod sign_in_attempts;
mod uploads;
mod usage;
mod users;
mod users_private;
mod waitlist;

pub use self::audit_log::AUDIT_LOG;
pub use self::blocks::BLOCKS;
pub use self::bookings::BOOKINGS;
pub use self::bucket_lists::{BUCKET_LIST_META, BUCKET_LISTS};
pub use self::carpool_cars::CARPOOL_CARS;
pub use self::carpool_riders::CARPOOL_RIDERS;
pub use self::carpools::CARPOOLS;
pub use self::counters::COUNTERS;
pub use self::credits::CREDITS;
pub use self::discarded::DISCARDED;
pub use self::flags::FLAGS;
pub use self::friend_requests::FRIEND_REQUESTS;
pub use self::friendships::FRIENDSHIPS;
pub use self::hangout_activity::HANGOUT_ACTIVITY;
pub use self::hangout_comments::HANGOUT_COMMENTS;
pub use self::hangout_invites::HANGOUT_INVITES;
pub use self::hangout_members::HANGOUT_MEMBERS;
pub use self::hangouts::HANGOUTS;
pub use self::idempotency::IDEMPOTENCY;
pub use self::invitation_emails::INVITATION_EMAILS;
pub use self::invites::INVITES;
pub use self::me_toos::ME_TOOS;
pub use self::notifications::NOTIFICATIONS;
pub use self::one_time::ONE_TIME;
pub use self::payments::PAYMENTS;
pub use self::places::PLACES;
pub use self::plan_suggestions::PLAN_SUGGESTIONS;
pub use self::plans::PLANS;
pub use self::points::POINTS;
pub use self::progress::PROGRESS;
pub use self::quest_messages::QUEST_MESSAGES;
pub use self::quest_players::QUEST_PLAYERS;
pub use self::quest_questions::QUEST_QUESTIONS;
pub use self::quest_secrets::QUEST_SECRETS;
pub use self::quest_sessions::QUEST_SESSIONS;
pub use self::quest_teams::QUEST_TEAMS;
pub use self::quest_versions::QUEST_VERSIONS;
pub use self::quest_views::QUEST_VIEWS;
pub use self::quest_waitlist::QUEST_WAITLIST;
pub use self::quests::QUESTS;
pub use self::reserved_names::RESERVED_NAMES;
pub use self::reviews::REVIEWS;
pub use self::scores::SCORES;
pub use self::selections::SELECTIONS;
pub use self::sessions::SESSIONS;
pub use self::sign_in_attempts::SIGN_IN_ATTEMPTS;
pub use self::uploads::UPLOADS;
pub use self::usage::USAGE;
pub use self::users::USERS;
pub use self::users_private::USERS_PRIVATE;
pub use self::waitlist::WAITLIST;
use super::declaration::Declaration;
use crate::store::Collection;

/// Every collection there is. They are erased in this order: hangouts before friendships, because whoever takes a hangout
/// over is a co-host, which they are as a friend.
pub static DECLARATIONS: [&Declaration; 52] = [
    &USERS,
    &USERS_PRIVATE,
    &SELECTIONS,
    &BUCKET_LIST_META,
    &BUCKET_LISTS,
    &ME_TOOS,
    &HANGOUTS,
    &FRIENDSHIPS,
    &FRIEND_REQUESTS,
    &BLOCKS,
    &WAITLIST,
    &INVITES,
    &CREDITS,
    &RESERVED_NAMES,
    &SESSIONS,
    &USAGE,
    &SIGN_IN_ATTEMPTS,
    &INVITATION_EMAILS,
    &ONE_TIME,
    &IDEMPOTENCY,
    &UPLOADS,
    &DISCARDED,
    &POINTS,
    &SCORES,
    &FLAGS,
    &NOTIFICATIONS,
    &HANGOUT_MEMBERS,
    &HANGOUT_COMMENTS,
    &HANGOUT_ACTIVITY,
    &HANGOUT_INVITES,
    &CARPOOL_RIDERS,
    &CARPOOL_CARS,
    &CARPOOLS,
    &AUDIT_LOG,
    &PLACES,
    &PLANS,
    &PLAN_SUGGESTIONS,
    &COUNTERS,
    &QUESTS,
    &QUEST_VERSIONS,
    &QUEST_SESSIONS,
    &BOOKINGS,
    &PAYMENTS,
    &QUEST_WAITLIST,
    &PROGRESS,
    &REVIEWS,
    &QUEST_MESSAGES,
    &QUEST_QUESTIONS,
    &QUEST_VIEWS,
    &QUEST_TEAMS,
    &QUEST_PLAYERS,
    &QUEST_SECRETS,
];

/// Every collection as the store keeps it: it refuses writes to others.
pub static ALL: LazyLock<Vec<&'static Collection>> =
    LazyLock::new(|| DECLARATIONS.map(|declaration| &declaration.stored).to_vec());

/// Every collection that routes lead to. Its rules decide what of it may be read, and by which indexes.
pub fn public() -> impl Iterator<Item = &'static Declaration> {
    DECLARATIONS
        .into_iter()
        .filter(|declaration| declaration.is_public())
}

/// The collection of that name that routes lead to.
pub(crate) fn public_named(name: &str) -> Option<&'static Declaration> {
    public().find(|declaration| declaration.stored.name == name)
}

/// The declaration of a collection.
pub(crate) fn declaration(collection: &Collection) -> Option<&'static Declaration> {
    let mut all = DECLARATIONS.into_iter();
    all.find(|declaration| std::ptr::eq(&raw const declaration.stored, collection))
}

/// Longest id of a document, in characters.
const ID_LENGTH_MAX: usize = 128;

/// Returns `true` if a document may have that id.
pub(crate) fn is_id(id: &str) -> bool {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | ':');
    id.len() <= ID_LENGTH_MAX && id.chars().all(allowed)
}
