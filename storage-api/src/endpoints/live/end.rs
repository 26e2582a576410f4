//! The end of a stream.

use crate::app::hub::backlog::Gone;
use crate::error::ApiError;

/// Reason why a stream ends; the client receives it in an `end` event.
pub(super) enum End {
    /// The session was ended, or its account is gone.
    SignedOut,
    /// The token has run out; come again with a new one.
    Expired,
    /// The server is stopping.
    Stopping,
    /// Too much was waiting; come again and start from a snapshot.
    Behind,
    /// Something failed on our side.
    Failed,
    /// The client is gone.
    Left,
}

impl From<ApiError> for End {
    fn from(_error: ApiError) -> Self {
        Self::Failed
    }
}

impl From<Gone> for End {
    fn from(_gone: Gone) -> Self {
        Self::Left
    }
}
