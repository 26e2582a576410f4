//! Meaning of an error of the database for callers.

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

/// Returns `true` if a retry may succeed: two transactions conflicted.
pub(super) fn is_passing(error: &Error) -> bool {
    let code = error.code();
    code == Some(&SqlState::T_R_SERIALIZATION_FAILURE)
        || code == Some(&SqlState::T_R_DEADLOCK_DETECTED)
}

/// Returns `true` if the connection is gone, or the server is about to go or to come: a retry over another one may
/// succeed.
pub(super) fn is_lost(error: &Error) -> bool {
    const GOING_OR_COMING: [SqlState; 3] = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
    ];
    let is_io = |source: &(dyn std::error::Error + 'static)| source.is::<std::io::Error>();
    error.is_closed()
        || error.source().is_some_and(is_io)
        || error
            .code()
            .is_some_and(|code| GOING_OR_COMING.contains(code))
}

/// Returns `true` if somebody else made the same table at the same moment.
pub(super) fn is_made_twice(error: &Error) -> bool {
    let code = error.code();
    code == Some(&SqlState::UNIQUE_VIOLATION) || code == Some(&SqlState::DUPLICATE_TABLE)
}
