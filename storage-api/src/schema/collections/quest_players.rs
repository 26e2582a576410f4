//! Declaration of the collection `questPlayers`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};

/// Memory of people over all of their bookings, by uid: wrong guesses, holds, the latest check-in.
pub static QUEST_PLAYERS: Declaration =
    Declaration::internal("questPlayers", &[], &[Person::id(Parting::OWN)]);
