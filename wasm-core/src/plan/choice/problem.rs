//! Candidates with their worth, and the limits.

use super::{Candidate, ChoiceOptions};
use crate::plan::schedule::{Ends, Stay};
use crate::plan::travel::TravelMatrix;

/// Sums of the same numbers in another order may differ by so much.
pub(super) const NOISE: f64 = 1e-9;

pub(super) struct Problem<'a> {
    pub(super) matrix: &'a TravelMatrix,
    pub(super) stays: Vec<Stay<'a>>,
    pub(super) costs: Vec<f64>,
    /// Wishes of all, each by the weight of the person.
    pub(super) worths: Vec<f64>,
    /// Candidates that somebody wants and that would fit if there were no other.
    pub(super) within_reach: Vec<usize>,
    pub(super) ends: Ends,
    pub(super) start_min: f64,
    pub(super) deadline_min: f64,
    pub(super) distance_km: f64,
    pub(super) budget: f64,
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        matrix: &'a TravelMatrix,
        candidates: &'a [Candidate],
        options: &ChoiceOptions,
    ) -> Self {
        let worth = |own: &Candidate| {
            let weights = options
                .weights
                .iter()
                .copied()
                .chain(std::iter::repeat(1.0));
            own.wishes
                .iter()
                .zip(weights)
                .map(|(wish, weight)| wish * weight)
                .sum()
        };
        let stay = |own: &'a Candidate| Stay {
            minutes: own.stay_min,
            hours: &own.hours,
        };
        let mut problem = Self {
            matrix,
            stays: candidates.iter().map(stay).collect(),
            costs: candidates.iter().map(|own| own.cost).collect(),
            worths: candidates.iter().map(worth).collect(),
            within_reach: Vec::new(),
            ends: Ends {
                start: options.start,
                end: options.end,
            },
            start_min: options.start_min,
            deadline_min: options.start_min + options.time_min + NOISE,
            distance_km: options.distance_km + NOISE,
            budget: options.budget + NOISE,
        };
        problem.within_reach = (0..candidates.len())
            .filter(|&stop| problem.may_fit(stop))
            .collect();
        problem
    }

    /// Returns `true` if a way with this stop may keep to the limits. Ways as the caller knows them may be shorter with
    /// a stop between than without, so that only an estimate rules out what does not fit alone.
    fn may_fit(&self, stop: usize) -> bool {
        if self.worths[stop] <= 0.0 || self.costs[stop] > self.budget {
            return false;
        }
        !self.matrix.is_estimate()
            || self
                .first(stop)
                .is_some_and(|reached| self.is_in_time(reached, stop))
    }

    /// From the beginning to a stop.
    pub(super) fn first(&self, stop: usize) -> Option<Reached> {
        let start = Reached {
            leave_min: self.start_min,
            way_km: 0.0,
        };
        self.go(start, self.ends.start, stop)
    }

    /// On to a stop and its visit; `None` when it does not fit.
    pub(super) fn go(&self, from: Reached, last: Option<usize>, stop: usize) -> Option<Reached> {
        let minutes = last.map_or(0.0, |last| self.matrix.minutes(last, stop));
        let kilometres = last.map_or(0.0, |last| self.matrix.kilometres(last, stop));
        let (begin, is_open) = self.stays[stop].begin(from.leave_min + minutes);
        let reached = Reached {
            leave_min: begin + self.stays[stop].minutes,
            way_km: from.way_km + kilometres,
        };
        let fits =
            is_open && reached.leave_min <= self.deadline_min && reached.way_km <= self.distance_km;
        fits.then_some(reached)
    }

    /// At the end point, where there is one.
    pub(super) fn at_end(&self, reached: Reached, last: usize) -> Reached {
        let Some(end) = self.ends.end else {
            return reached;
        };
        Reached {
            leave_min: reached.leave_min + self.matrix.minutes(last, end),
            way_km: reached.way_km + self.matrix.kilometres(last, end),
        }
    }

    /// Returns `true` if it may end after this stop.
    pub(super) fn is_in_time(&self, reached: Reached, last: usize) -> bool {
        let end = self.at_end(reached, last);
        end.leave_min <= self.deadline_min && end.way_km <= self.distance_km
    }
}

/// State on leaving a stop.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reached {
    pub(super) leave_min: f64,
    pub(super) way_km: f64,
}
