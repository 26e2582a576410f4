//! Callable functions: `POST /functions/{name}`, the protocol of the `firebase` client.
//!
//! [`protocol`] is the envelope, [`call`] what is in it, [`callable`] the entry of one function, [`change`] what functions
//! that change something have in common. The other files are one family of functions each, with a table of them; the table
//! of all is put together in `server`.

pub(crate) mod accounts;
mod addresses;
pub(crate) mod admin;
mod arguments;
pub(crate) mod boards;
mod call;
mod callable;
#[cfg(test)]
mod callable_tests;
pub(crate) mod carpools;
mod change;
#[cfg(feature = "conformance")]
mod conformance;
#[cfg(feature = "describe")]
pub(crate) mod describe;
mod event_stream;
pub(crate) mod filters;
pub(crate) mod friends;
pub(crate) mod hangouts;
mod idempotency;
mod kept_answer;
pub(crate) mod lists;
pub(crate) mod notifications;
mod passwords;
pub(crate) mod plans;
pub(crate) mod profiles;
mod protocol;
pub(crate) mod quests;
pub(crate) mod reports;
mod requester;
mod routes;
mod sign_in;

pub(crate) use self::callable::{Callable, Callables};
pub(crate) use self::protocol::call_as;
pub(crate) use self::quests::{email_due, email_questions_due};
