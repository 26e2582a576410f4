//! Stops with their locks resolved: which may move, and to which places in the order.

use std::cmp::Ordering;

use super::{PlanError, RouteOptions, Shape, Stop};
use crate::plan::schedule::{Ends, Stay};
use crate::plan::travel::TravelMatrix;

pub(super) struct Problem<'a> {
    pub(super) matrix: &'a TravelMatrix,
    pub(super) stays: Vec<Stay<'a>>,
    /// The stop that each place in the order is locked to.
    pub(super) locked: Vec<Option<usize>>,
    /// Stops that may move, in the order given.
    pub(super) free: Vec<usize>,
    /// Places in the order that are not locked, ascending; as many as there are free stops.
    pub(super) slots: Vec<usize>,
    pub(super) shape: Shape,
    pub(super) start_min: f64,
    pub(super) has_hours: bool,
}

/// Worth of an order: less is better, from the first field on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Worth {
    pub(super) closed: usize,
    pub(super) end_min: f64,
    pub(super) travel_min: f64,
}

/// Less than this, in minutes, is noise of the last digits.
const NOISE_MIN: f64 = 1e-9;

impl Worth {
    /// Of a way that has come to no stop yet.
    pub(super) fn at(end_min: f64) -> Self {
        Self {
            closed: 0,
            end_min,
            travel_min: 0.0,
        }
    }

    pub(super) fn is_better_than(&self, other: &Self) -> bool {
        match self.closed.cmp(&other.closed) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal if (self.end_min - other.end_min).abs() > NOISE_MIN => {
                self.end_min < other.end_min
            }
            Ordering::Equal => self.travel_min < other.travel_min - NOISE_MIN,
        }
    }
}

impl<'a> Problem<'a> {
    pub(super) fn new(
        matrix: &'a TravelMatrix,
        stops: &'a [Stop],
        options: &RouteOptions,
    ) -> Result<Self, PlanError> {
        let locked = locks(stops, options.shape)?;
        let is_locked = |stop: &usize| locked.contains(&Some(*stop));
        let free = (0..stops.len()).filter(|stop| !is_locked(stop)).collect();
        let slots = (0..stops.len())
            .filter(|at| locked[*at].is_none())
            .collect();
        let stay = |stop: &'a Stop| Stay {
            minutes: stop.stay_min,
            hours: &stop.hours,
        };
        Ok(Self {
            matrix,
            stays: stops.iter().map(stay).collect(),
            free,
            slots,
            locked,
            shape: options.shape,
            start_min: options.start_min,
            has_hours: stops.iter().any(|stop| !stop.hours.is_always()),
        })
    }

    /// The order given, with locked stops in their places.
    pub(super) fn given(&self) -> Vec<usize> {
        self.order(&self.free)
    }

    /// The order in which the free stops come as they do here.
    pub(super) fn order(&self, free: &[usize]) -> Vec<usize> {
        let mut free = free.iter();
        let next = |locked: &Option<usize>| locked.or_else(|| free.next().copied());
        self.locked.iter().filter_map(next).collect()
    }

    /// A round trip goes back to where it began, which is the first stop.
    pub(super) fn ends(&self) -> Ends {
        Ends {
            start: None,
            end: (self.shape == Shape::RoundTrip).then_some(0),
        }
    }

    /// Returns `true` if only the length of the way counts, it is the same in both directions, and at most the ends are
    /// locked.
    pub(super) fn is_plain(&self) -> bool {
        let are_slots_together = self.slots.windows(2).all(|pair| pair[0] + 1 == pair[1]);
        let locked_at_an_end = self.locked.len() - self.slots.len()
            == usize::from(self.locked.first().is_some_and(Option::is_some))
                + usize::from(self.locked.last().is_some_and(Option::is_some));
        !self.has_hours && are_slots_together && locked_at_an_end && self.matrix.is_symmetric()
    }

    pub(super) fn worth(&self, order: &[usize]) -> Worth {
        let mut worth = Worth::at(self.start_min);
        let mut last = None;
        for &stop in order {
            self.advance(&mut worth, last, stop);
            last = Some(stop);
        }
        self.finish(&mut worth, last);
        worth
    }

    /// Goes on to a stop and stays there.
    pub(super) fn advance(&self, worth: &mut Worth, from: Option<usize>, stop: usize) {
        let way = from.map_or(0.0, |from| self.matrix.minutes(from, stop));
        let (leave, is_open) = self.stays[stop].leave(worth.end_min + way);
        worth.end_min = leave;
        worth.travel_min += way;
        worth.closed += usize::from(!is_open);
    }

    /// Goes back, where that belongs to the way.
    pub(super) fn finish(&self, worth: &mut Worth, last: Option<usize>) {
        if let (Some(last), Some(end)) = (last, self.ends().end) {
            let way = self.matrix.minutes(last, end);
            worth.end_min += way;
            worth.travel_min += way;
        }
    }

    /// The better of two orders; the first, if they are alike.
    pub(super) fn better(&self, first: Vec<usize>, second: Vec<usize>) -> Vec<usize> {
        if self.worth(&second).is_better_than(&self.worth(&first)) {
            second
        } else {
            first
        }
    }
}

/// The stop of each locked place. A round trip begins with the first stop.
fn locks(stops: &[Stop], shape: Shape) -> Result<Vec<Option<usize>>, PlanError> {
    let mut locked = vec![None; stops.len()];
    let round_trip = (shape == Shape::RoundTrip).then_some((0, 0));
    let own = stops.iter().enumerate();
    let own = own.filter_map(|(stop, given)| Some((stop, given.position?)));
    for (stop, position) in own.chain(round_trip) {
        let place = locked.get_mut(position).ok_or_else(|| {
            let field = format!("stops[{stop}].position");
            PlanError::field(field, "must be less than the number of stops")
        })?;
        if place.replace(stop).is_some_and(|other| other != stop) {
            return Err(PlanError::Locks { position });
        }
    }
    if shape == Shape::RoundTrip && stops[0].position.is_some_and(|position| position > 0) {
        return Err(PlanError::Locks { position: 0 });
    }
    Ok(locked)
}
