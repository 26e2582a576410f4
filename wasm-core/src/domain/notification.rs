//! Something a person is told.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::timestamp::Timestamp;

/// Kinds of notifications that a person turns on and off together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum NotificationGroup {
    /// Invitations to hangouts, and reminders to answer them.
    Invitations,
    /// Answers to hangouts: who joins, who cannot come after all, and dates that people suggest.
    Answers,
    /// Dates of hangouts: picked, moved, cancelled, a free seat.
    Dates,
    /// Seats in cars.
    Rides,
    /// Lists: items done together, editors.
    Lists,
    /// Quests: bookings, seats, dates.
    Quests,
}

/// The names of all [`NotificationGroup`]s.
pub(super) const NOTIFICATION_GROUPS: &[&str] = &[
    "invitations",
    "answers",
    "dates",
    "rides",
    "lists",
    "quests",
];

impl NotificationGroup {
    /// The group of a kind of notification; `None` for what is always delivered, as news about money.
    ///
    /// ```
    /// use wasm_core::domain::NotificationGroup;
    ///
    /// assert_eq!(NotificationGroup::of("hangoutJoined"), Some(NotificationGroup::Answers));
    /// assert_eq!(NotificationGroup::of("paidTooLate"), None);
    /// ```
    #[must_use]
    pub fn of(kind: &str) -> Option<Self> {
        Some(match kind {
            "hangoutInvited" | "hangoutReminder" => Self::Invitations,
            "hangoutJoined"
            | "hangoutDeclined"
            | "hangoutNeededDeclined"
            | "hangoutDateProposed"
            | "hangoutProposalAccepted"
            | "hangoutProposalDeclined"
            | "hangoutDateAdded" => Self::Answers,
            "hangoutScheduled" | "hangoutMoved" | "hangoutCancelled" | "hangoutSeat" => Self::Dates,
            "doneTogether" | "listEditorAdded" | "hangoutTicked" | "meToo" => Self::Lists,
            "paidTooLate" => return None,
            _ if kind.starts_with("ride") => Self::Rides,
            _ if kind.starts_with("quest") || kind.starts_with("booking") => Self::Quests,
            _ => return None,
        })
    }

    /// Tells whether the groups of a muted hangout still reach its members: its date and their ride do.
    #[must_use]
    pub const fn is_heard_when_muted(self) -> bool {
        matches!(self, Self::Dates | Self::Rides)
    }
}

/// Something a person is told. What it is about stands in the fields of its kind: `hangoutId`, `carpoolId`, `questId`,
/// `listId`, `itemId`, `title`, and `from`, the person it is owed to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Notification {
    /// Recipient of the notification.
    pub uid: String,
    /// Event: `doneTogether`, `hangoutScheduled`, `rideAccepted`, …
    pub kind: String,
    /// Moment of the event.
    pub at: Timestamp,
    /// Moment when it was read; missing until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read_at: Option<Timestamp>,
    /// Subject of the notification.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}
