//! Rights that end between two people when their friendship ends or one blocks the other. The declaration of each
//! collection says for every field with an id of a person which of them end.

mod ends;

use std::collections::BTreeSet;

use crate::error::ApiError;
use crate::schema::collections::DECLARATIONS;
use crate::schema::personal_data::{self, End};
use crate::store::Transaction;

/// Two people who part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parting<'a> {
    /// One of them; it does not matter which.
    pub(crate) one: &'a str,
    /// The other.
    pub(crate) other: &'a str,
    /// `true` if one blocks the other; else only their friendship ends. A block is written before.
    pub(crate) is_block: bool,
    /// Milliseconds since 1970.
    pub(crate) now_ms: i64,
}

impl<'a> Parting<'a> {
    /// Both people, each once as the first.
    fn both_ways(&self) -> [(&'a str, &'a str); 2] {
        [(self.one, self.other), (self.other, self.one)]
    }
}

type EndFn = fn(&mut Transaction<'_>, &Parting<'_>) -> Result<(), ApiError>;

/// Ends everything between two people. Repeating it changes nothing more.
pub(crate) fn separate(
    transaction: &mut Transaction<'_>,
    parting: &Parting<'_>,
) -> Result<(), ApiError> {
    let people = DECLARATIONS.iter().flat_map(|collection| collection.people);
    let ends = people.filter_map(|person| match person.parting {
        personal_data::Parting::Ends(end) => Some(end),
        personal_data::Parting::Stays(_) => None,
    });
    for end in ends.collect::<BTreeSet<_>>() {
        if parting.is_block || !needs_block(end) {
            function(end)(transaction, parting)?;
        }
    }
    Ok(())
}

/// Returns `true` if something ends only when one blocks the other.
const fn needs_block(end: End) -> bool {
    match end {
        End::MeToos
        | End::Notifications
        | End::Queues
        | End::Questions
        | End::Teams
        | End::HeldSeats => true,
        End::FriendLinks
        | End::Friendship
        | End::Requests
        | End::EditingLists
        | End::EditingPlans
        | End::Suggestions
        | End::Hangouts
        | End::Rides => false,
    }
}

const fn function(end: End) -> EndFn {
    match end {
        End::FriendLinks => ends::friend_links,
        End::Friendship => ends::friendship,
        End::Requests => ends::requests,
        End::EditingLists => ends::editing_lists,
        End::MeToos => ends::me_toos,
        End::EditingPlans => ends::editing_plans,
        End::Suggestions => ends::suggestions,
        End::Hangouts => ends::hangouts,
        End::Rides => ends::rides,
        End::Notifications => ends::notifications,
        End::Queues => ends::queues,
        End::Questions => ends::questions,
        End::Teams => ends::teams,
        End::HeldSeats => ends::held_seats,
    }
}
