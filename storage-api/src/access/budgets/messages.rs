//! The refusal when a budget is used up: which one, and when it is free again.

use http::{HeaderValue, header};
use serde_json::json;
use wasm_core::error::Code;

use super::Budget;
use crate::error::ApiError;

/// Seconds after which a client may ask again for room that only its owner can make.
const ROOM_RETRY_S: u64 = 3_600;

/// Advice that frees documents.
const DELETING: &str = "there is room again as soon as one is deleted";

impl Budget {
    /// Name in `details.budget`.
    const fn name(self) -> &'static str {
        match self {
            Self::Writes => "writes",
            Self::Documents => "documents",
            Self::Bytes => "bytes",
            Self::Answers => "answers",
            Self::PhotoBytes => "photoBytes",
            Self::Invitations => "invitations",
            Self::Notifications => "notifications",
            Self::HeldSeats => "heldSeats",
        }
    }

    /// Refuses what would be over the budget; `limit` in the unit of its option.
    pub(crate) fn used_up(self, limit: u32) -> ApiError {
        let (what, how) = match self {
            Self::Documents => (format!("{limit} documents"), DELETING),
            Self::Bytes => (
                format!("{limit} MiB of documents"),
                "there is room again as soon as lists, plans, quests or the like are deleted or get shorter",
            ),
            Self::Answers => (
                format!("{limit} MiB of answers to latest changes"),
                "each is removed two days after its change, so try again later; deleting documents frees none of it",
            ),
            _ => (
                format!("{limit} MiB of photos"),
                "there is room again as soon as photos are deleted",
            ),
        };
        let message = format!("{what} are kept for each person; {how}");
        self.refusal(message, ROOM_RETRY_S)
    }

    /// Refuses what would be over the budget until so many seconds have passed.
    pub(crate) fn used_up_for(self, limit: u32, seconds: u64) -> ApiError {
        let what = match self {
            Self::Writes => format!("{limit} changes a minute"),
            Self::Invitations => format!("{limit} invitations a day"),
            Self::HeldSeats => format!("{limit} seats held at the same time"),
            _ => format!("{limit} notifications of others a day"),
        };
        let message = format!("the limit is {what}; try again in {}", spoken(seconds));
        self.refusal(message, seconds)
            .with_detail("retryAfterS", json!(seconds))
    }

    fn refusal(self, message: String, seconds: u64) -> ApiError {
        ApiError::new(Code::ResourceExhausted, message)
            .with_reason("budget")
            .with_detail("budget", json!(self.name()))
            .with_header(header::RETRY_AFTER, HeaderValue::from(seconds))
    }
}

/// Seconds as a person says them.
fn spoken(seconds: u64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7_200 => format!("{} min", seconds.div_ceil(60)),
        _ => format!("{} h", seconds.div_ceil(3_600)),
    }
}
