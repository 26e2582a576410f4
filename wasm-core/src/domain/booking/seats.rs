//! Assignment of the seats of a session.

use std::fmt;

use super::{Booking, BookingAction, BookingStatus, QuestQueueEntry, QueueStatus};
use crate::domain::{OFFER_HOURS, QuestSession, QuestStatus, SessionStatus, Timestamp};

/// Milliseconds in an hour.
const HOUR_MS: i64 = 3_600_000;

/// A record and its id.
pub type Numbered<T> = (String, T);

/// Reason why a session cannot be booked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookingClosed {
    /// Its quest takes no bookings at the moment.
    Paused,
    /// It takes no bookings, or its quest does not take place.
    Closed,
    /// It begins too soon.
    Cutoff,
}

impl BookingClosed {
    /// The reason a program may branch on.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Paused => "paused",
            Self::Closed => "closed",
            Self::Cutoff => "cutoff",
        }
    }
}

impl fmt::Display for BookingClosed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Paused => "this quest takes no bookings at the moment",
            Self::Closed => "this date cannot be booked",
            Self::Cutoff => "it is too late to book this date",
        })
    }
}

impl std::error::Error for BookingClosed {}

/// Checks that a session can be booked.
///
/// # Errors
/// [`BookingClosed`] with the reason why not.
pub fn bookable(
    quest: QuestStatus,
    session: &QuestSession,
    now: Timestamp,
) -> Result<(), BookingClosed> {
    match (quest, session.status) {
        (QuestStatus::Paused, _) => return Err(BookingClosed::Paused),
        (QuestStatus::Published, SessionStatus::Open) => {}
        _ => return Err(BookingClosed::Closed),
    }
    let ends_ms = session.booking_ends_ms();
    if ends_ms.is_some_and(|ends_ms| ends_ms <= now.epoch_ms()) {
        return Err(BookingClosed::Cutoff);
    }
    Ok(())
}

/// Seats that are taken at a moment: the sum over the bookings, which is the only truth about it.
pub fn seats_taken(bookings: &[Numbered<Booking>], now: Timestamp) -> u32 {
    let seats = bookings.iter().map(|(_, booking)| booking.seats_taken(now));
    seats.fold(0, u32::saturating_add)
}

/// Changes that time has made to a session since it was last settled.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Settlement {
    /// Bookings whose hold is over.
    pub expired: Vec<String>,
    /// Places in the queue whose offer is over.
    pub lapsed: Vec<String>,
    /// Places in the queue that are offered their seats now.
    pub offered: Vec<String>,
    /// Places in the queue passed by a smaller group, with the seats that were free: they must be told.
    pub passed: Vec<(String, u32)>,
    /// Seats that are left then.
    pub free: u32,
}

/// Lists the changes that a session needs before anything else: expired holds end, and free seats are offered to those
/// who wait, first come, first served. A group too large for what is free is passed only by telling it so. `queue` is
/// in the order in which they came; `is_open` says whether seats may be given out at all.
pub fn settle(
    capacity: u32,
    bookings: &[Numbered<Booking>],
    queue: &[Numbered<QuestQueueEntry>],
    now: Timestamp,
    is_open: bool,
) -> Settlement {
    let is_over =
        |booking: &Booking| booking.status == BookingStatus::Held && !booking.is_held(now);
    let expired = bookings.iter().filter(|(_, booking)| is_over(booking));
    let lapsed = queue.iter().filter(|(_, entry)| {
        entry.status == QueueStatus::Offered && entry.until.is_none_or(|until| until <= now)
    });
    let mut settlement = Settlement {
        expired: expired.map(|(id, _)| id.clone()).collect(),
        lapsed: lapsed.map(|(id, _)| id.clone()).collect(),
        free: capacity.saturating_sub(seats_taken(bookings, now)),
        ..Settlement::default()
    };
    if is_open {
        offer(bookings, queue, now, &mut settlement);
    }
    settlement
}

fn offer(
    bookings: &[Numbered<Booking>],
    queue: &[Numbered<QuestQueueEntry>],
    now: Timestamp,
    settlement: &mut Settlement,
) {
    let mut too_large = Vec::new();
    for (id, entry) in queue {
        let has_seats = bookings
            .iter()
            .any(|(_, booking)| booking.user_id == entry.user_id && booking.seats_taken(now) > 0);
        if entry.status != QueueStatus::Waiting || has_seats || settlement.free == 0 {
            continue;
        }
        if entry.seats > settlement.free {
            too_large.push((id.clone(), settlement.free));
            continue;
        }
        settlement.free -= entry.seats;
        settlement.offered.push(id.clone());
        settlement.passed.append(&mut too_large);
    }
}

/// Until when offered seats are kept: [`OFFER_HOURS`], but not after booking ends.
pub fn offer_until(session: &QuestSession, now: Timestamp) -> Timestamp {
    let until_ms = now.epoch_ms() + OFFER_HOURS * HOUR_MS;
    let until_ms = session
        .booking_ends_ms()
        .map_or(until_ms, |ends| until_ms.min(ends));
    Timestamp::from_epoch_ms(until_ms).unwrap_or(now)
}

/// Reason why no seats are held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HoldRefused {
    /// Only so many seats are free.
    SoldOut(u32),
    /// The person has booked already; the id of the booking.
    Booked(String),
}

impl fmt::Display for HoldRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SoldOut(0) => f.write_str("no seats are free"),
            Self::SoldOut(1) => f.write_str("only 1 seat is free"),
            Self::SoldOut(free) => write!(f, "only {free} seats are free"),
            Self::Booked(_) => f.write_str("you have booked this date already"),
        }
    }
}

impl std::error::Error for HoldRefused {}

/// Checks that a person can hold so many seats of a session that has been settled, and returns the holds of their own
/// that it replaces.
///
/// # Errors
/// [`HoldRefused`] with the reason why not.
pub fn hold_seats(
    capacity: u32,
    bookings: &[Numbered<Booking>],
    user_id: &str,
    seats: u32,
    now: Timestamp,
) -> Result<Vec<String>, HoldRefused> {
    let live = bookings
        .iter()
        .filter(|(_, booking)| booking.seats_taken(now) > 0);
    let (own, others): (Vec<_>, Vec<_>) = live.partition(|(_, booking)| booking.user_id == user_id);
    let booked = own
        .iter()
        .find(|(_, booking)| booking.status != BookingStatus::Held);
    if let Some((id, _)) = booked {
        return Err(HoldRefused::Booked(id.clone()));
    }
    let taken = others
        .iter()
        .map(|(_, booking)| booking.seats)
        .fold(0, u32::saturating_add);
    let free = capacity.saturating_sub(taken);
    if seats > free {
        return Err(HoldRefused::SoldOut(free));
    }
    Ok(own.into_iter().map(|(id, _)| id.clone()).collect())
}

/// Returns the status of a booking a while after its session has ended. Where the host has let anybody in, whoever was
/// not let in and has not played did not come; where the host has let in nobody, everybody is taken to have been there.
pub fn after_the_end(
    booking: &Booking,
    has_played: bool,
    anybody_checked_in: bool,
) -> Option<BookingAction> {
    match booking.status {
        BookingStatus::CheckedIn => Some(BookingAction::Complete),
        BookingStatus::Confirmed if has_played || !anybody_checked_in => {
            Some(BookingAction::Complete)
        }
        BookingStatus::Confirmed => Some(BookingAction::MissedIt),
        BookingStatus::Held => Some(BookingAction::Expire),
        _ => None,
    }
}
