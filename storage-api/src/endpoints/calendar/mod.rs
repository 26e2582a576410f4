//! Calendars (iCalendar, RFC 5545): one hangout for whoever may read it, also signed out, and all dates of one person
//! under a secret address. Calendar programs subscribe to an address and read it again, so a date that is chosen or moved
//! later arrives by itself.

#[cfg(feature = "describe")]
pub(crate) mod describe;
mod event;
mod feed;
pub(crate) mod filters;
mod handlers;
