//! Points: what was done, what it is worth, and who leads.
//!
//! `entry` has the ledger's record, `score` decides what an event is worth after what came before, `audit` goes through a
//! ledger again, `badges` counts what is in it, `board` says which boards an entry counts on and who ranks where. Nothing here knows a store: history is an argument.

mod audit;
mod badges;
mod board;
mod entry;
mod order;
mod score;

pub use audit::{PointsAudit, PointsDifference, audit_points};
pub use badges::{Badge, BadgeKind, badges};
pub use board::{Rank, Standing, boards_of, rank};
pub use entry::{PointsEntry, PointsEvidence, PointsRule, PointsWithheld, week_of};
pub use score::{Earning, Score, score};
