//! Seats of a hangout, and the queue for them.

/// Somebody who comes, or would like to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat<'a> {
    /// Id of the member.
    pub id: &'a str,
    /// Number of people in the party.
    pub party_size: u32,
}

/// Returns `true` if a party still fits beside those who come. Without a capacity everybody does.
pub fn fits(capacity: Option<u32>, going: &[Seat<'_>], party_size: u32) -> bool {
    let taken: u64 = going.iter().map(|seat| u64::from(seat.party_size)).sum();
    capacity.is_none_or(|capacity| taken + u64::from(party_size) <= u64::from(capacity))
}

/// Ids of those who move up, in order: who has waited longest comes first, and nobody is passed over, so that a large
/// party does not wait for ever behind small ones. `waiting` is in the order in which they came. O(waiting).
///
/// ```
/// use wasm_core::domain::{Seat, promoted};
///
/// let seat = |id, party_size| Seat { id, party_size };
/// let waiting = [seat("ada", 1), seat("bob", 3), seat("eve", 1)];
/// assert_eq!(promoted(Some(4), &[seat("host", 1)], &waiting), ["ada"]);
/// ```
pub fn promoted<'a>(
    capacity: Option<u32>,
    going: &[Seat<'_>],
    waiting: &[Seat<'a>],
) -> Vec<&'a str> {
    let mut seated = going.to_vec();
    let mut moved = Vec::new();
    for seat in waiting {
        if !fits(capacity, &seated, seat.party_size) {
            break;
        }
        seated.push(*seat);
        moved.push(seat.id);
    }
    moved
}
