//! Codes of tickets.

use rand::RngExt;

/// Characters of a ticket code: letters and digits that cannot be taken for one another, so that a code can be read out.
const TICKET_LETTERS: &[u8] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/// Length of a ticket code: 60 random bits.
const TICKET_LENGTH: usize = 12;

/// A code that nobody guesses.
pub(crate) fn ticket_code() -> String {
    let mut random = rand::rng();
    let letters =
        (0..TICKET_LENGTH).map(|_| TICKET_LETTERS[random.random_range(0..TICKET_LETTERS.len())]);
    letters.map(char::from).collect()
}
