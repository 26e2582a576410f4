//! States of a hangout, and the events between them.

use serde::{Deserialize, Serialize};

/// State of a hangout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HangoutStatus {
    /// A date is being looked for.
    Polling,
    /// The date is known.
    Scheduled,
    /// It has taken place.
    Done,
    /// It does not take place.
    Cancelled,
}

impl HangoutStatus {
    /// `true` once it has taken place or was called off: nothing changes it any more.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Done | Self::Cancelled)
    }
}

/// Something that happens to a hangout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HangoutEvent {
    /// A date is chosen.
    Schedule,
    /// It has taken place.
    Finish,
    /// The host calls it off.
    Cancel,
}

/// Returns the state of a hangout after an event; `None` where that cannot happen to it. What is done or cancelled
/// stays so.
///
/// ```
/// use wasm_core::domain::{HangoutEvent, HangoutStatus, hangout_after};
///
/// let scheduled = hangout_after(HangoutStatus::Polling, HangoutEvent::Schedule);
/// assert_eq!(scheduled, Some(HangoutStatus::Scheduled));
/// assert_eq!(hangout_after(HangoutStatus::Polling, HangoutEvent::Finish), None);
/// ```
pub fn hangout_after(status: HangoutStatus, event: HangoutEvent) -> Option<HangoutStatus> {
    match (status, event) {
        (HangoutStatus::Polling, HangoutEvent::Schedule) => Some(HangoutStatus::Scheduled),
        (HangoutStatus::Scheduled, HangoutEvent::Finish) => Some(HangoutStatus::Done),
        (HangoutStatus::Polling | HangoutStatus::Scheduled, HangoutEvent::Cancel) => {
            Some(HangoutStatus::Cancelled)
        }
        _ => None,
    }
}
