//! Quests in a transaction: what functions, sweeping and leaving have in common. What is decided is decided by the core;
//! here it is read, asked and written.
//!
//! Start at [`Seating`]: a session with everything that decides about its seats.

mod audit;
pub(crate) mod booking;
pub(crate) mod browse;
mod calling_off;
pub(crate) mod friends;
mod leaving;
pub(crate) mod making;
mod over;
mod paying;
mod payment_jobs;
mod payment_notes;
mod played;
mod player;
pub(crate) mod playing;
mod quest;
mod seating;
mod secrets;
mod telling;
mod ticket;
mod told;
mod viewers;

pub(crate) use self::audit::audit;
pub(crate) use self::calling_off::call_off;
pub(crate) use self::leaving::{forget, leave_team, open_bookings, withdraw};
pub(crate) use self::over::end_session;
pub(crate) use self::payment_jobs::{apply_payment, check_payment, open_page, run_payment_jobs};
pub(crate) use self::payment_notes::{close_page, follow_payment};
pub(crate) use self::played::is_played;
pub(crate) use self::player::Player;
pub(crate) use self::quest::{edition, open_of_quest, publish_sessions, quest, version_id};
pub(crate) use self::seating::Seating;
pub(crate) use self::secrets::{Secrets, is_right};
pub(crate) use self::ticket::ticket_code;
pub(crate) use self::told::Told;
pub(crate) use self::viewers::Viewers;
use super::records::record_of;
pub(crate) use super::records::{put, record, typed};
