//! Random ids and secrets, and the hashes under which secrets are kept.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::RngExt;
use rand::distr::Alphanumeric;
use subtle::ConstantTimeEq;

pub(crate) use crate::schema::hash::{hash, hash_bytes};

/// Field of the private side of a person with the secret of the address of their calendar. It is kept as it is, because
/// its person reads the address again.
pub(crate) const CALENDAR: &str = "calendarSecret";

/// Characters of a random id.
const ID_LENGTH: usize = 20;

/// A random id of twenty letters and digits.
pub(crate) fn random_id() -> String {
    rand::rng()
        .sample_iter(Alphanumeric)
        .take(ID_LENGTH)
        .map(char::from)
        .collect()
}

/// A secret of 256 random bits, as text for URLs and cookies.
pub(crate) fn random_secret() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// Compares a secret with the one that is kept, in a time that says nothing about where they differ.
pub(crate) fn is_same(given: &str, kept: &str) -> bool {
    given.as_bytes().ct_eq(kept.as_bytes()).into()
}
