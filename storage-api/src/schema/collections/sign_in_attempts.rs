//! Declaration of the collection `signInAttempts`.

use crate::schema::declaration::Declaration;

/// Wrong attempts to sign in, by hashes of account and client.
pub static SIGN_IN_ATTEMPTS: Declaration = Declaration {
    // Counts under hashes.
    kept_days: Some(2),
    ..Declaration::internal("signInAttempts", &[by_number!("day")], &[])
};
