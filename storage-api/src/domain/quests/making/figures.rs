//! Figures of a quest for its creator: takings, bookings and views by day, and where people stop.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{Booking, BookingStatus, PaymentStatus, Progress, Review};

use super::own::read_own_quest;
use crate::clock::{DAY_MS, iso};
use crate::domain::quests::typed;
use crate::error::ApiError;
use crate::schema::collections::{BOOKINGS, PROGRESS, QUEST_VIEWS, QUESTS, REVIEWS};
use crate::schema::query::by;
use crate::store::{Store, Transaction};

/// Days that are told apart.
const DAYS: i64 = 90;

/// A quest that somebody looks at.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ViewedQuest {
    /// Id of the quest.
    pub(crate) quest_id: String,
}

/// Sum of money.
#[derive(Serialize, ToSchema)]
pub(crate) struct Money {
    /// ISO 4217 code.
    currency: String,
    /// In the smallest unit of the currency.
    amount: u64,
}

/// Figures of one day.
#[derive(Default, Serialize, ToSchema)]
pub(crate) struct QuestDay {
    /// The day in UTC, `2027-03-14`.
    day: String,
    /// Bookings made.
    bookings: u32,
    /// Seats of these bookings.
    seats: u32,
    /// People who looked at the page.
    views: u64,
    /// Walks that began.
    started: u32,
    /// Walks that were finished.
    finished: u32,
    /// Reviews written.
    reviews: u32,
    /// Sum of their stars.
    stars: u32,
}

/// Numbers of people by how far they come.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StopFigures {
    /// Id of the stop.
    stop_id: String,
    /// Walks that reached it.
    reached: u32,
    /// Walks that gave up on the way to the next stop: it is the last they reached, and they did not finish.
    left: u32,
    /// Wrong answers at it.
    wrong: u32,
    /// Hints shown at it.
    hints: u32,
}

/// Money that one date brings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DateFigures {
    /// Id of the session.
    session_id: String,
    /// Paid, or to be paid at the meeting, by currency.
    earned: Vec<Money>,
    /// Money that guests get back and have not yet, by currency.
    refunds_due: Vec<Money>,
}

/// Figures of a quest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QuestFigures {
    /// Bookings that bring guests.
    bookings: u32,
    /// Their seats.
    seats: u32,
    /// Paid, or to be paid at the meeting, by currency.
    earned: Vec<Money>,
    /// Money that guests get back and have not yet, by currency.
    refunds_due: Vec<Money>,
    /// Dates that bring money, or have some to give back.
    dates: Vec<DateFigures>,
    /// The latest 90 days on which something happened, the earliest first.
    days: Vec<QuestDay>,
    /// Walks that began.
    started: u32,
    /// Walks that were finished.
    finished: u32,
    /// The stops of the published edition, in order.
    stops: Vec<StopFigures>,
    /// Number of reviews with one to five stars.
    ratings: [u32; 5],
}

/// Sums while they are added up.
#[derive(Default)]
struct Sums {
    bookings: u32,
    seats: u32,
    takings: Takings,
    dates: BTreeMap<String, Takings>,
    days: BTreeMap<String, QuestDay>,
    first_day: String,
}

/// Money by currency while it is added up.
#[derive(Default)]
struct Takings {
    earned: BTreeMap<String, u64>,
    refunds_due: BTreeMap<String, u64>,
}

pub(crate) fn add_view(
    transaction: &mut Transaction<'_>,
    (quest_id, uid): (&str, Option<&str>),
    now_ms: i64,
) -> Result<(), ApiError> {
    let quest = transaction.get(&QUESTS, quest_id)?;
    let Some(quest) = quest.filter(|quest| quest.data["status"] == "published") else {
        return Ok(());
    };
    if uid.is_some_and(|uid| quest.data["creatorId"] == uid) {
        return Ok(());
    }
    let day = day_text(now_ms);
    let id = format!("{quest_id}_{day}");
    let before = transaction.get(&QUEST_VIEWS, &id)?;
    let count = before.map_or(0, |before| before.data["count"].as_u64().unwrap_or(0));
    let views = json!({
        "questId": quest_id, "creatorId": quest.data["creatorId"], "day": day, "count": count + 1,
    });
    transaction.put(&QUEST_VIEWS, &id, views)?;
    Ok(())
}

/// Adds up the figures of a quest of the caller's. O(bookings and walks).
pub(crate) async fn figures(
    store: &dyn Store,
    (uid, now_ms): (&str, i64),
    asked: &ViewedQuest,
) -> Result<QuestFigures, ApiError> {
    let quest = read_own_quest(store, uid, &asked.quest_id).await?;
    let mut sums = Sums {
        first_day: day_text(now_ms - (DAYS - 1) * DAY_MS),
        ..Sums::default()
    };
    let of_quest = || [json!(asked.quest_id)];
    for booking in by!(BOOKINGS.questId).read_all(store, of_quest()).await? {
        sums.add_booking(&typed(&booking)?);
    }
    for views in by!(QUEST_VIEWS.questId).read_all(store, of_quest()).await? {
        let day = views.data["day"].as_str().unwrap_or_default().to_owned();
        if let Some(on) = sums.on(day) {
            on.views += views.data["count"].as_u64().unwrap_or(0);
        }
    }
    let mut ratings = [0; 5];
    for review in by!(REVIEWS.questId).read_all(store, of_quest()).await? {
        sums.add_review(&typed(&review)?, &mut ratings);
    }
    let mut walks = Vec::new();
    for walk in by!(PROGRESS.questId).read_all(store, of_quest()).await? {
        let walk: Progress = typed(&walk)?;
        sums.add_walk(&walk);
        walks.push(walk);
    }
    Ok(sums.finish(&quest.data, &walks, ratings))
}

impl Sums {
    /// Sums of a day; `None` for one that is too long ago.
    fn on(&mut self, day: String) -> Option<&mut QuestDay> {
        if day < self.first_day {
            return None;
        }
        Some(self.days.entry(day.clone()).or_insert_with(|| QuestDay {
            day,
            ..QuestDay::default()
        }))
    }

    fn add_booking(&mut self, booking: &Booking) {
        self.takings.add(booking);
        self.dates
            .entry(booking.session_id.clone())
            .or_default()
            .add(booking);
        if !brings_guests(booking) {
            return;
        }
        self.bookings += 1;
        self.seats += booking.seats;
        let seats = booking.seats;
        if let Some(on) = self.on(day_text(booking.created_at.epoch_ms())) {
            on.bookings += 1;
            on.seats += seats;
        }
    }

    fn add_walk(&mut self, walk: &Progress) {
        if let Some(on) = self.on(day_text(walk.started_at.epoch_ms())) {
            on.started += 1;
        }
        let finished = walk.finished_at.map(|at| day_text(at.epoch_ms()));
        if let Some(on) = finished.and_then(|day| self.on(day)) {
            on.finished += 1;
        }
    }

    fn add_review(&mut self, review: &Review, ratings: &mut [u32; 5]) {
        let place = usize::from(review.stars).checked_sub(1);
        if let Some(count) = place.and_then(|place| ratings.get_mut(place)) {
            *count += 1;
        }
        if let Some(on) = self.on(day_text(review.created_at.epoch_ms())) {
            on.reviews += 1;
            on.stars += u32::from(review.stars);
        }
    }

    fn finish(self, quest: &Value, walks: &[Progress], ratings: [u32; 5]) -> QuestFigures {
        let stops = quest["stops"].as_array().into_iter().flatten();
        let ids: Vec<&str> = stops.filter_map(|stop| stop["id"].as_str()).collect();
        let finished = walks.iter().filter(|walk| walk.finished_at.is_some());
        QuestFigures {
            bookings: self.bookings,
            seats: self.seats,
            earned: money(self.takings.earned),
            refunds_due: money(self.takings.refunds_due),
            dates: date_figures(self.dates),
            days: self.days.into_values().collect(),
            started: count(walks.len()),
            finished: count(finished.count()),
            stops: ids.iter().map(|id| stop_figures(id, &ids, walks)).collect(),
            ratings,
        }
    }
}

impl Takings {
    fn add(&mut self, booking: &Booking) {
        let Some(currency) = &booking.currency else {
            return;
        };
        if booking.payment == PaymentStatus::RefundDue {
            let due = booking.refund.unwrap_or(0);
            let left = due.saturating_sub(booking.refunded.unwrap_or(0));
            *self.refunds_due.entry(currency.clone()).or_default() += left;
        }
        if brings_guests(booking) {
            *self.earned.entry(currency.clone()).or_default() += booking.total;
        }
    }
}

fn brings_guests(booking: &Booking) -> bool {
    matches!(
        booking.status,
        BookingStatus::Confirmed
            | BookingStatus::CheckedIn
            | BookingStatus::Completed
            | BookingStatus::NoShow
    )
}

fn date_figures(dates: BTreeMap<String, Takings>) -> Vec<DateFigures> {
    let figures = dates.into_iter().map(|(session_id, takings)| DateFigures {
        session_id,
        earned: money(takings.earned),
        refunds_due: money(takings.refunds_due),
    });
    figures
        .filter(|date| !date.earned.is_empty() || !date.refunds_due.is_empty())
        .collect()
}

fn stop_figures(id: &str, ids: &[&str], walks: &[Progress]) -> StopFigures {
    let mut figures = StopFigures {
        stop_id: id.to_owned(),
        reached: 0,
        left: 0,
        wrong: 0,
        hints: 0,
    };
    for walk in walks {
        if let Some(state) = walk.stop_states.get(id) {
            figures.wrong += state.tries;
            figures.hints += state.hints;
        }
        if !walk.has_reached(id) {
            continue;
        }
        figures.reached += 1;
        let last = ids.iter().rev().find(|stop| walk.has_reached(stop));
        if walk.finished_at.is_none() && last.is_some_and(|last| *last == id) {
            figures.left += 1;
        }
    }
    figures
}

fn money(sums: BTreeMap<String, u64>) -> Vec<Money> {
    let sums = sums.into_iter().filter(|(_, amount)| *amount > 0);
    sums.map(|(currency, amount)| Money { currency, amount })
        .collect()
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A day as figures name it.
fn day_text(ms: i64) -> String {
    iso(ms)
        .chars()
        .take_while(|letter| *letter != 'T')
        .collect()
}
