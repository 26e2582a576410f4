//! Hangouts: meetings for which a date is found, people say whether they come, and a free seat goes to whoever waited
//! longest.
//!
//! [`record`] has the hangout, [`member`] who is in it, [`status`] what can happen to one, [`ranking`] which date is
//! best and why, [`queue`] who moves up. Decisions are pure: votes, seats and `now` are arguments.

mod member;
mod queue;
mod ranking;
mod record;
mod status;
mod validate;

pub use member::{EmailDue, HangoutActivity, HangoutComment, HangoutMember, HangoutRole, Rsvp};
pub use queue::{Seat, fits, promoted};
pub use ranking::{OptionReason, RankedOption, Vote, Voter, rank_options};
pub use record::{
    Hangout, HangoutOption, HangoutPlace, HangoutPlaceMode, HangoutSource, HangoutTheme,
    HangoutVisibility, HangoutWhen, HangoutWhenMode, PlaceCandidate,
};
pub use status::{HangoutEvent, HangoutStatus, hangout_after};
pub use validate::{
    past_options, validate_guest_name, validate_hangout, validate_hangout_comment,
    validate_hangout_option,
};
