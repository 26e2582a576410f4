//! Meaning of HTTP statuses and of the protocol's own status names.

use crate::error::Code;

/// The code of an HTTP status; `None` for 200–299, which is success. Status 0 is a request without an answer.
pub const fn code_for_http_status(status: u16) -> Option<Code> {
    Some(match status {
        200..=299 => return None,
        0 | 500 => Code::Internal,
        400 => Code::InvalidArgument,
        401 => Code::Unauthenticated,
        403 => Code::PermissionDenied,
        404 => Code::NotFound,
        409 => Code::Aborted,
        429 => Code::ResourceExhausted,
        499 => Code::Cancelled,
        501 => Code::Unimplemented,
        503 => Code::Unavailable,
        504 => Code::DeadlineExceeded,
        _ => Code::Unknown,
    })
}

/// Meaning of a status name in an answer's body: `Ok(None)` for `OK`, the code for one of the sixteen others.
///
/// # Errors
/// `Err(())` is any other name.
#[expect(
    clippy::result_unit_err,
    reason = "there is nothing more to say of a name that is not in the list"
)]
pub fn code_for_status_name(name: &str) -> Result<Option<Code>, ()> {
    Ok(Some(match name {
        "OK" => return Ok(None),
        "CANCELLED" => Code::Cancelled,
        "UNKNOWN" => Code::Unknown,
        "INVALID_ARGUMENT" => Code::InvalidArgument,
        "DEADLINE_EXCEEDED" => Code::DeadlineExceeded,
        "NOT_FOUND" => Code::NotFound,
        "ALREADY_EXISTS" => Code::AlreadyExists,
        "PERMISSION_DENIED" => Code::PermissionDenied,
        "UNAUTHENTICATED" => Code::Unauthenticated,
        "RESOURCE_EXHAUSTED" => Code::ResourceExhausted,
        "FAILED_PRECONDITION" => Code::FailedPrecondition,
        "ABORTED" => Code::Aborted,
        "OUT_OF_RANGE" => Code::OutOfRange,
        "UNIMPLEMENTED" => Code::Unimplemented,
        "INTERNAL" => Code::Internal,
        "UNAVAILABLE" => Code::Unavailable,
        "DATA_LOSS" => Code::DataLoss,
        _ => return Err(()),
    }))
}
