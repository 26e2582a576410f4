//! Callable functions: `POST /functions/{name}`, the protocol of the `firebase` client.
//!
//! [`protocol`] is the envelope, [`call`] what is in it, [`registry`] the list of functions, [`change`] what functions that change something have
//! in common, the other files one family of them each.

mod accounts;
mod addresses;
pub(crate) mod admin;
mod arguments;
mod blocks;
mod boards;
mod calendar_feed;
mod call;
mod carpools;
mod change;
mod compare;
#[cfg(feature = "conformance")]
mod conformance;
mod contacts;
mod copies;
mod deletion;
#[macro_use]
#[cfg_attr(
    not(feature = "describe"),
    allow(
        dead_code,
        reason = "most of its shapes stand in the description alone"
    )
)]
pub(crate) mod describe;
mod devices;
mod event_stream;
pub(crate) mod filters;
mod friends;
mod hangouts;
mod idempotency;
mod invites;
mod kept_answer;
mod list_owner;
mod lists;
mod looking_around;
mod me_toos;
mod names;
mod notifications;
mod passwords;
mod places;
mod plan_presence;
mod protocol;
pub(crate) mod quests;
mod registry;
mod reports;
mod routes;
mod second_factor;
mod shares;
mod sign_in;
mod together;
mod waitlist;

pub(crate) use self::protocol::call_as;
pub(crate) use self::quests::{email_due, email_questions_due};
