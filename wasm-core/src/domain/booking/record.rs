//! The shape of a booking, and what it can become.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::domain::{CancellationPolicy, Timestamp};

/// State of a booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum BookingStatus {
    /// Its seats are held until `holdUntil`.
    Held,
    /// It is booked.
    Confirmed,
    /// The guest is there.
    CheckedIn,
    /// The quest was played.
    Completed,
    /// The time of the hold ran out.
    Expired,
    /// The hold was given up, or replaced by another.
    Abandoned,
    /// The guest cancelled it.
    CancelledByUser,
    /// The creator cancelled it.
    CancelledByCreator,
    /// Somebody else has the seats now.
    Transferred,
    /// The guest did not come.
    NoShow,
}

/// Change of a booking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookingAction {
    /// The checkout is done.
    Confirm,
    /// The host lets the guest in.
    CheckIn,
    /// The quest is finished.
    Complete,
    /// The time of the hold is over.
    Expire,
    /// The hold is given up.
    Abandon,
    /// The guest cancels.
    CancelByUser,
    /// The creator cancels.
    CancelByCreator,
    /// The money came after the time of the hold, and the seats are still free.
    ConfirmLate,
    /// Somebody else gets the seats.
    Transfer,
    /// The guest did not come.
    MissedIt,
    /// The host takes back that the guest is in, or did not come.
    UndoDoor,
}

/// An action that the state of the booking does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookingTransitionRefused {
    /// The state it is in.
    pub from: BookingStatus,
    /// Action that was refused.
    pub action: BookingAction,
}

impl fmt::Display for BookingTransitionRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.from {
            BookingStatus::Held => "these seats are held and not booked yet",
            BookingStatus::Confirmed => "this booking is not that far yet",
            BookingStatus::CheckedIn => "the guest of this booking is there already",
            BookingStatus::Completed => "this quest was played already",
            BookingStatus::Expired => "the time for this booking ran out",
            BookingStatus::Abandoned => "this booking was given up",
            BookingStatus::CancelledByUser => "this booking was cancelled",
            BookingStatus::CancelledByCreator => "the quest was called off",
            BookingStatus::Transferred => "this booking was handed over to somebody else",
            BookingStatus::NoShow => "this quest is over",
        })
    }
}

impl std::error::Error for BookingTransitionRefused {}

impl BookingStatus {
    /// The state after an action.
    ///
    /// # Errors
    /// [`BookingTransitionRefused`] where the state machine has no such arrow.
    ///
    /// ```
    /// use wasm_core::domain::{BookingAction, BookingStatus};
    ///
    /// assert_eq!(BookingStatus::Held.after(BookingAction::Confirm), Ok(BookingStatus::Confirmed));
    /// assert!(BookingStatus::Expired.after(BookingAction::Confirm).is_err());
    /// ```
    pub const fn after(self, action: BookingAction) -> Result<Self, BookingTransitionRefused> {
        use BookingAction as A;
        Ok(match (self, action) {
            (Self::Held, A::Confirm)
            | (Self::Expired, A::ConfirmLate)
            | (Self::CheckedIn | Self::NoShow, A::UndoDoor) => Self::Confirmed,
            (Self::Held, A::Expire) => Self::Expired,
            (Self::Held, A::Abandon) => Self::Abandoned,
            (Self::Confirmed, A::CheckIn) => Self::CheckedIn,
            (Self::Confirmed | Self::CheckedIn, A::Complete) => Self::Completed,
            (Self::Confirmed, A::CancelByUser) => Self::CancelledByUser,
            (Self::Held | Self::Confirmed | Self::CheckedIn, A::CancelByCreator) => {
                Self::CancelledByCreator
            }
            (Self::Confirmed, A::Transfer) => Self::Transferred,
            (Self::Confirmed, A::MissedIt) => Self::NoShow,
            (from, action) => return Err(BookingTransitionRefused { from, action }),
        })
    }

    /// Returns `true` if a booking in this state has seats, provided that a hold has not expired.
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Held | Self::Confirmed | Self::CheckedIn)
    }
}

/// State of the money for a booking. What is paid at the meeting its creator notes; what is paid by card the service of
/// card payments says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum PaymentStatus {
    /// Nothing is owed.
    #[default]
    None,
    /// The guest pays the creator when they meet.
    AtMeeting,
    /// The guest is about to pay by card; the seats are held until then.
    Pending,
    /// It was paid.
    Paid,
    /// The guest gets `refund` back.
    RefundDue,
    /// The guest got it back.
    Refunded,
}

/// One thing that happened to a booking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BookingEvent {
    /// New status.
    pub status: BookingStatus,
    /// Moment of the event.
    pub at: Timestamp,
}

/// Seats of one person on one session.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Booking {
    /// The quest.
    pub quest_id: String,
    /// Its session.
    pub session_id: String,
    /// Creator of the quest.
    pub creator_id: String,
    /// Person who booked; empty when they are not here any more.
    pub user_id: String,
    /// Number of seats, 1–10.
    pub seats: u32,
    /// People on the seats, as far as they are known.
    #[serde(default)]
    pub seat_names: Vec<String>,
    /// Answers at the checkout, by the ids of the questions.
    #[serde(default)]
    pub answers: BTreeMap<String, String>,
    /// Price of one seat, in the smallest unit of the currency.
    pub unit_price: u64,
    /// Price of all seats.
    pub total: u64,
    /// ISO 4217 code; missing where nothing is to be paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// State of the booking.
    pub status: BookingStatus,
    /// State of the money.
    pub payment: PaymentStatus,
    /// Everything that the guest gets back, for seats given up and for a cancellation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refund: Option<u64>,
    /// The part of `refund` that the guest has back already.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refunded: Option<u64>,
    /// The payment by card, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment_id: Option<String>,
    /// Until when its seats are held.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hold_until: Option<Timestamp>,
    /// Code that lets the guest in; seen by the guest only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ticket_code: Option<String>,
    /// The place in the queue it was offered for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waitlist_id: Option<String>,
    /// Edition of the quest that was booked.
    pub quest_version: u32,
    /// Title of the quest then.
    pub quest_title: String,
    /// Until when who cancels gets the price back.
    pub policy: CancellationPolicy,
    /// Moment when the session begins; missing without a date.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<Timestamp>,
    /// Moment when it ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends_at: Option<Timestamp>,
    /// IANA zone its times are shown in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// Place where guests meet; the first stop of the quest, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeting_place: Option<String>,
    /// Moment when the date was moved after it was booked: a guest who cancels then gets the price back at any time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moved_at: Option<Timestamp>,
    /// True for guests who came without a ticket, and whom the host let in at the door.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub walk_in: bool,
    /// The booking that has the seats now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transferred_to: Option<String>,
    /// Events of the booking, oldest first.
    #[serde(default)]
    pub history: Vec<BookingEvent>,
    /// The key under which it was confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub idempotency_key: Option<String>,
    /// Moment when the seats were held first.
    pub created_at: Timestamp,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl Booking {
    /// Seats it takes from others at a moment; none once the time of a hold is over, written down or not.
    pub fn seats_taken(&self, now: Timestamp) -> u32 {
        let is_over = self.status == BookingStatus::Held && !self.is_held(now);
        if self.status.is_live() && !is_over {
            self.seats
        } else {
            0
        }
    }

    /// Returns `true` if its seats are held at a moment.
    pub fn is_held(&self, now: Timestamp) -> bool {
        self.status == BookingStatus::Held && self.hold_until.is_some_and(|until| now < until)
    }

    /// Changes how many seats it has, at the price of a seat; names of seats that are gone go with them.
    pub fn set_seats(&mut self, seats: u32) {
        self.seats = seats;
        self.total = self.unit_price * u64::from(seats);
        self.seat_names
            .truncate(usize::try_from(seats).unwrap_or(usize::MAX));
    }

    /// Adds to what the guest gets back.
    pub fn add_refund(&mut self, amount: u64) {
        self.refund = Some(self.refund.unwrap_or(0) + amount);
    }

    /// Notes that the guest has back all of `refund`. A booking that keeps seats stays paid.
    pub fn note_refunded(&mut self) {
        self.refunded = self.refund;
        self.payment = match self.status {
            BookingStatus::Confirmed
            | BookingStatus::CheckedIn
            | BookingStatus::Completed
            | BookingStatus::NoShow => PaymentStatus::Paid,
            _ => PaymentStatus::Refunded,
        };
    }

    /// Moves it on, and notes when.
    ///
    /// # Errors
    /// [`BookingTransitionRefused`] where the state machine has no such arrow; it is then unchanged.
    pub fn act(
        &mut self,
        action: BookingAction,
        now: Timestamp,
    ) -> Result<(), BookingTransitionRefused> {
        let status = self.status.after(action)?;
        self.status = status;
        self.history.push(BookingEvent { status, at: now });
        Ok(())
    }
}
