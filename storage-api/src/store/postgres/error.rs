//! What an error of the database means to those above.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use super::super::StoreError;

/// An error as one line: what the server or the system said, and not only that it did.
pub(super) fn failure(error: &Error) -> StoreError {
    if error.code() == Some(&SqlState::DISK_FULL) {
        return StoreError::Full;
    }
    let said = match (error.as_db_error(), error.source()) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    };
    StoreError::Unreachable(said.lines().collect::<Vec<_>>().join(" "))
}

/// Whether the same again may succeed: two transactions were in each other's way.
pub(super) fn is_passing(error: &Error) -> bool {
    let code = error.code();
    code == Some(&SqlState::T_R_SERIALIZATION_FAILURE)
        || code == Some(&SqlState::T_R_DEADLOCK_DETECTED)
}

/// Whether somebody else made the same table at the same moment.
pub(super) fn is_made_twice(error: &Error) -> bool {
    let code = error.code();
    code == Some(&SqlState::UNIQUE_VIOLATION) || code == Some(&SqlState::DUPLICATE_TABLE)
}
