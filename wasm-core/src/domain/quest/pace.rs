//! Plausible pace: limits that people who play never meet, and scripts and made-up clocks do.

use super::{Progress, QuestStop};
use crate::domain::Timestamp;
use crate::geo::sphere::distance_km;

/// Nobody travels faster over land, in km/h.
const SPEED_KM_H_MAX: f64 = 250.0;
/// Whoever came from farther away may have flown, in kilometres.
const FLIGHT_KM_MIN: f64 = 300.0;
/// Nobody flies faster, in km/h.
const FLIGHT_SPEED_KM_H_MAX: f64 = 1_000.0;
/// Least time between two check-ins of one person, in milliseconds, however near the stops are: reading a clue, looking
/// around and typing an answer take longer.
const STOP_MS_MIN: u64 = 20_000;
/// Least time between the ends of two quests of one person, in milliseconds.
const FINISH_MS_MIN: u64 = 60_000;
/// Milliseconds in an hour.
const HOUR_MS: f64 = 3_600_000.0;

/// Place and moment of the check-in before, for judging the way.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PreviousCheckIn {
    /// Longitude and latitude of its stop, in degrees.
    pub point: (f64, f64),
    /// Its moment.
    pub at: Timestamp,
}

/// True when somebody can have been at both check-ins, whichever came first: the way was not too fast, and there was
/// time for a stop.
pub fn is_plausible_way(previous: PreviousCheckIn, point: (f64, f64), at: Timestamp) -> bool {
    let apart_ms = at.epoch_ms().abs_diff(previous.at.epoch_ms());
    apart_ms >= STOP_MS_MIN && way_hours(previous.point, point) <= hours(apart_ms)
}

/// True when somebody can have been at all required stops, in order, between the start and the finish. The check-ins of
/// stops that ask for no proof are not judged one by one.
pub fn is_plausible_round(
    stops: &[QuestStop],
    progress: &Progress,
    finished_at: Timestamp,
) -> bool {
    let required: Vec<&QuestStop> = stops.iter().filter(|stop| !stop.optional).collect();
    let points: Vec<(f64, f64)> = required
        .iter()
        .filter_map(|stop| stop.lng.zip(stop.lat))
        .collect();
    let ways = points.windows(2).map(|pair| way_hours(pair[0], pair[1]));
    let stops_ms = STOP_MS_MIN * required.len() as u64;
    let least = ways.sum::<f64>().max(hours(stops_ms));
    let took_ms = finished_at.epoch_ms() - progress.started_at.epoch_ms();
    least <= hours(u64::try_from(took_ms).unwrap_or_default())
}

/// True when somebody can have finished two quests at these times, whichever came first.
pub fn is_plausible_finish(one: Timestamp, other: Timestamp) -> bool {
    one.epoch_ms().abs_diff(other.epoch_ms()) >= FINISH_MS_MIN
}

/// Least time a way takes, in hours.
fn way_hours(from: (f64, f64), to: (f64, f64)) -> f64 {
    let way_km = distance_km(from, to);
    let speed_km_h = if way_km > FLIGHT_KM_MIN {
        FLIGHT_SPEED_KM_H_MAX
    } else {
        SPEED_KM_H_MAX
    };
    way_km / speed_km_h
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds of a journey are exact in a float"
)]
fn hours(ms: u64) -> f64 {
    ms as f64 / HOUR_MS
}
