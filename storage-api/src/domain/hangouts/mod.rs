//! Hangouts: made, joined, voted on, scheduled, talked about, and over.
//!
//! [`meeting`] is the hangout with its members inside a transaction, which the other files change: [`create`] and
//! [`edit`] for hosts, [`join`] and [`vote`] for who is in it, [`take_over`] for guests who have an account now,
//! [`schedule`] from a poll to a date, [`attendance`] what
//! it was worth. [`members`] and [`rides`] are what ends with a membership, [`invitation`] is what its link shows. What is
//! decided is for the core: who fits, who moves up, which date is best.

pub(crate) mod arguments;
pub(crate) mod attendance;
pub(crate) mod carpool;
pub(crate) mod comments;
pub(crate) mod create;
pub(crate) mod edit;
mod email_limits;
mod email_text;
pub(crate) mod emails;
pub(crate) mod guest_emails;
mod guest_names;
pub(crate) mod invitation;
pub(crate) mod invites;
pub(crate) mod join;
pub(crate) mod link_record;
pub(crate) mod meeting;
pub(crate) mod members;
pub(crate) mod proposals;
pub(crate) mod reminders;
pub(crate) mod ride_times;
pub(crate) mod rides;
pub(crate) mod schedule;
mod take_over;
mod tick;
pub(crate) mod vote;
