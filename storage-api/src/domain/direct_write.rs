//! Effects of records that people write themselves, by the subject of each.

use super::{lists, places, plans};
use crate::schema::direct_write::{Effect, Effects};

/// The functions of an effect.
pub(crate) fn effects(effect: Effect) -> &'static Effects {
    match effect {
        Effect::Nothing => &Effects::NOTHING,
        Effect::List => &lists::direct_write::LISTS,
        Effect::ListSettings => &lists::direct_write::META,
        Effect::Place => &places::DIRECT_WRITE,
        Effect::Plan => &plans::DIRECT_WRITE,
    }
}
