//! States of a quest, and the actions between them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Stored state of a quest. Full, upcoming, running and past follow from its sessions and are not stored.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum QuestStatus {
    /// Seen by its creator only.
    #[default]
    Draft,
    /// Waiting for somebody who runs this to look at it; seen by its creator and them.
    #[serde(rename = "inReview")]
    InReview,
    /// Seen and booked by everybody.
    Published,
    /// Not booked at the moment; what is booked goes on.
    Paused,
    /// It does not take place; everybody gets their money back.
    Cancelled,
    /// Over, kept for the record.
    Archived,
}

impl QuestStatus {
    /// True once everybody could see it: paused, cancelled and archived quests stay readable.
    pub const fn was_published(self) -> bool {
        matches!(
            self,
            Self::Published | Self::Paused | Self::Cancelled | Self::Archived
        )
    }
}

/// Action of a creator on a quest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QuestAction {
    /// Ask those who run this to look at it before everybody sees it.
    Submit,
    /// Let everybody see it after it was looked at.
    Approve,
    /// Make it a draft again, by whoever looked at it or by its creator.
    SendBack,
    /// Let everybody see it, or see its new edition.
    Publish,
    /// Take no bookings.
    Pause,
    /// Take bookings again.
    Resume,
    /// Call it off.
    Cancel,
    /// Put it away.
    Archive,
    /// Throw a draft away.
    Delete,
    /// Take it out of everybody's sight until somebody who runs this has looked at it.
    Hide,
}

/// An action that the state of the quest does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuestTransitionRefused {
    /// The state it is in.
    pub from: QuestStatus,
    /// Action that was refused.
    pub action: QuestAction,
}

impl fmt::Display for QuestTransitionRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = match self.action {
            QuestAction::Submit => "submitted",
            QuestAction::Approve => "approved",
            QuestAction::SendBack => "sent back",
            QuestAction::Publish => "published",
            QuestAction::Pause => "paused",
            QuestAction::Resume => "resumed",
            QuestAction::Cancel => "cancelled",
            QuestAction::Archive => "archived",
            QuestAction::Delete => "deleted",
            QuestAction::Hide => "hidden",
        };
        let from = self.from.as_str();
        write!(f, "a quest that is {from} cannot be {action}")
    }
}

impl std::error::Error for QuestTransitionRefused {}

impl QuestStatus {
    /// The state as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::InReview => "inReview",
            Self::Published => "published",
            Self::Paused => "paused",
            Self::Cancelled => "cancelled",
            Self::Archived => "archived",
        }
    }

    /// The state after an action; `None` when the quest is gone.
    ///
    /// # Errors
    /// [`QuestTransitionRefused`] where the state machine has no such arrow.
    ///
    /// ```
    /// use wasm_core::domain::{QuestAction, QuestStatus};
    ///
    /// assert_eq!(QuestStatus::Draft.after(QuestAction::Publish), Ok(Some(QuestStatus::Published)));
    /// assert!(QuestStatus::Cancelled.after(QuestAction::Publish).is_err());
    /// ```
    pub const fn after(self, action: QuestAction) -> Result<Option<Self>, QuestTransitionRefused> {
        use QuestAction as A;
        Ok(Some(match (self, action) {
            (Self::Draft, A::Submit) | (Self::Published | Self::Paused, A::Hide) => Self::InReview,
            (Self::InReview, A::SendBack) => Self::Draft,
            (Self::Draft | Self::Published, A::Publish)
            | (Self::InReview, A::Approve)
            | (Self::Paused, A::Resume) => Self::Published,
            // A new edition of a quest that takes no bookings does not open it.
            (Self::Published, A::Pause) | (Self::Paused, A::Publish) => Self::Paused,
            (Self::Published | Self::Paused, A::Cancel) => Self::Cancelled,
            (Self::Published | Self::Paused | Self::Cancelled, A::Archive) => Self::Archived,
            (Self::Draft | Self::InReview, A::Delete) => return Ok(None),
            (from, action) => return Err(QuestTransitionRefused { from, action }),
        }))
    }
}
