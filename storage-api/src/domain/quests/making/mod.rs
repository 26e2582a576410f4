//! Making quests: drafts, review, dates, and what creators are told and tell.
//!
//! [`own`] is what the functions of creators have in common.

pub(crate) mod changes;
pub(crate) mod drafts;
pub(crate) mod figures;
pub(crate) mod messages;
pub(crate) mod own;
pub(crate) mod publish;
pub(crate) mod question_emails;
pub(crate) mod questions;
pub(crate) mod review;
pub(crate) mod series;
pub(crate) mod sessions;
