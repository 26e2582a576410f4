//! Playing quests: stops, hints, teams, what it is worth, and what players say of it.

pub(crate) mod play;
pub(crate) mod play_along;
pub(crate) mod reviews;
mod reward;
