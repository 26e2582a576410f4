//! Times of the visits along an order of stops.

use serde::Serialize;

use super::hours::OpeningHours;
use super::travel::TravelMatrix;

/// Length of the stay at a stop, and the times at which it is possible.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stay<'a> {
    pub(super) minutes: f64,
    pub(super) hours: &'a OpeningHours,
}

impl Stay<'_> {
    /// Begins the visit of somebody who arrives then, and tells whether it is possible: one who is too late for all
    /// opening hours stays as long in front of the door, so that the rest of the plan does not depend on luck. To
    /// arrive earlier is never worse: it begins no later, and is possible if it is for who arrives later.
    pub(super) fn begin(&self, arrival: f64) -> (f64, bool) {
        match self.hours.begin(arrival, self.minutes) {
            Some(begin) => (begin, true),
            None => (arrival, false),
        }
    }

    /// Returns the departure of somebody who arrives then, and whether the visit was possible.
    pub(super) fn leave(&self, arrival: f64) -> (f64, bool) {
        let (begin, is_open) = self.begin(arrival);
        (begin + self.minutes, is_open)
    }
}

/// One stop along the way; times in minutes on the plan's clock.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Visit {
    /// Index of the stop.
    pub stop: usize,
    /// Time of arrival.
    pub arrive_min: f64,
    /// Time when the visit begins: later than the arrival where one waits for the opening.
    pub begin_min: f64,
    /// Time of departure.
    pub leave_min: f64,
    /// `true` if the stop is open for the whole visit; an impossible visit is told here, not hidden.
    pub is_open: bool,
}

/// An order with its times and sums; the way back of a round trip is included.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    /// Length of the way, in kilometres.
    pub length_km: f64,
    /// Minutes on the way.
    pub travel_min: f64,
    /// Minutes of waiting for openings.
    pub wait_min: f64,
    /// Minutes at the stops.
    pub stay_min: f64,
    /// Time when it ends, on the plan's clock.
    pub end_min: f64,
    /// Number of stops that are closed when one is there.
    pub closed_count: usize,
    /// The stops in order.
    pub visits: Vec<Visit>,
}

/// Start and end of a way besides its stops, as points of the matrix.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Ends {
    pub(super) start: Option<usize>,
    pub(super) end: Option<usize>,
}

/// The times along an order.
pub(super) fn schedule(
    matrix: &TravelMatrix,
    stays: &[Stay<'_>],
    order: &[usize],
    ends: Ends,
    start_min: f64,
) -> Schedule {
    let mut plan = Schedule {
        length_km: 0.0,
        travel_min: 0.0,
        wait_min: 0.0,
        stay_min: 0.0,
        end_min: start_min,
        closed_count: 0,
        visits: Vec::with_capacity(order.len()),
    };
    let mut last = ends.start;
    let mut go = |plan: &mut Schedule, to: usize| {
        if let Some(from) = last.replace(to) {
            plan.length_km += matrix.kilometres(from, to);
            plan.travel_min += matrix.minutes(from, to);
            plan.end_min += matrix.minutes(from, to);
        }
    };
    for &stop in order {
        go(&mut plan, stop);
        let arrive_min = plan.end_min;
        let (begin_min, is_open) = stays[stop].begin(arrive_min);
        let stay_min = stays[stop].minutes;
        let leave_min = begin_min + stay_min;
        plan.wait_min += begin_min - arrive_min;
        plan.stay_min += stay_min;
        plan.closed_count += usize::from(!is_open);
        plan.end_min = leave_min;
        plan.visits.push(Visit {
            stop,
            arrive_min,
            begin_min,
            leave_min,
            is_open,
        });
    }
    if let Some(end) = ends.end {
        go(&mut plan, end);
    }
    plan
}
