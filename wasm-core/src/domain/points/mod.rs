//! Points: what was done, what it is worth, and who leads.
//!
//! `entry` has the ledger's record, `score` decides what an event is worth after what came before,
//! `board` which boards an entry counts on and who ranks where. Nothing here knows a store: history is an argument.

mod board;
mod entry;
mod score;

pub use board::{Rank, Standing, boards_of, rank};
pub use entry::{PointsEntry, PointsEvidence, PointsRule, PointsWithheld, week_of};
pub use score::{Earning, Score, score};
