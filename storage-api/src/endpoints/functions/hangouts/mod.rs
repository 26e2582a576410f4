//! Hangouts: made, joined, voted on, scheduled, talked about, and over.
//!
//! [`meeting`] is the hangout with its members inside a transaction, which the other files change: [`create`] and
//! [`edit`] for hosts, [`join`] and [`vote`] for who is in it, [`schedule`] from a poll to a date, [`attendance`] what
//! it was worth. What is decided is for the core: who fits, who moves up, which date is best.

pub(super) mod arguments;
pub(super) mod attendance;
pub(super) mod comments;
pub(super) mod create;
pub(super) mod edit;
mod email_limits;
mod email_text;
pub(super) mod emails;
pub(super) mod guest_emails;
mod guest_names;
pub(super) mod invitation;
pub(super) mod invites;
pub(super) mod join;
mod meeting;
pub(super) mod proposals;
pub(super) mod reminders;
pub(super) mod schedule;
mod tick;
pub(super) mod vote;

pub(super) use self::meeting::Meeting;
