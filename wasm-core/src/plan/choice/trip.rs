//! A choice that is being worked on: every stop knows when one arrives and how late one might, so that one more stop is
//! judged without following the rest of the way.

use super::problem::Problem;

pub(super) struct Trip<'a> {
    problem: &'a Problem<'a>,
    pub(super) stops: Vec<usize>,
    /// Arrival at each stop, and at the end.
    arrive: Vec<f64>,
    /// Departure from each stop.
    leave: Vec<f64>,
    /// The latest arrival at each stop, and at the end, with which the rest still fits.
    latest: Vec<f64>,
    /// Minutes and kilometres of the way to each stop, and to the end.
    ways: Vec<(f64, f64)>,
    way_km: f64,
    cost: f64,
    pub(super) worth: f64,
}

/// One more stop at a place of the trip.
#[derive(Debug, Clone, Copy)]
pub(super) struct Insertion {
    pub(super) at: usize,
    /// Use of the limits, see [`Trip::burden`].
    pub(super) burden: f64,
}

impl<'a> Trip<'a> {
    pub(super) fn new(problem: &'a Problem<'a>) -> Self {
        let mut trip = Self {
            problem,
            stops: Vec::new(),
            arrive: Vec::new(),
            leave: Vec::new(),
            latest: Vec::new(),
            ways: Vec::new(),
            way_km: 0.0,
            cost: 0.0,
            worth: 0.0,
        };
        trip.refresh();
        trip
    }

    /// Time when it ends.
    pub(super) fn end_min(&self) -> f64 {
        self.arrive[self.stops.len()]
    }

    /// Takes other stops if they fit; says whether they do.
    pub(super) fn set(&mut self, stops: &[usize]) -> bool {
        let before = std::mem::replace(&mut self.stops, stops.to_vec());
        let fits = self.refresh();
        if !fits {
            self.stops = before;
            self.refresh();
        }
        fits
    }

    pub(super) fn insert(&mut self, stop: usize, at: usize) {
        self.stops.insert(at, stop);
        self.refresh();
    }

    /// Computes all that follows from the stops; says whether they fit.
    fn refresh(&mut self) -> bool {
        let problem = self.problem;
        let sum = |of: &[f64]| self.stops.iter().fold(0.0, |sum, &stop| sum + of[stop]);
        (self.cost, self.worth) = (sum(&problem.costs), sum(&problem.worths));
        self.arrive.clear();
        self.leave.clear();
        self.ways.clear();
        self.way_km = 0.0;
        let mut time = problem.start_min;
        let mut fits = true;
        for place in 0..=self.stops.len() {
            let (minutes, kilometres) = self.way(place);
            self.ways.push((minutes, kilometres));
            time += minutes;
            self.way_km += kilometres;
            self.arrive.push(time);
            if let Some(&stop) = self.stops.get(place) {
                let (begin, is_open) = problem.stays[stop].begin(time);
                fits &= is_open;
                time = begin + problem.stays[stop].minutes;
                self.leave.push(time);
            }
        }
        self.refresh_latest();
        fits && time <= problem.deadline_min
            && self.way_km <= problem.distance_km
            && self.cost <= problem.budget
    }

    fn refresh_latest(&mut self) {
        let count = self.stops.len();
        self.latest.clear();
        self.latest.resize(count + 1, self.problem.deadline_min);
        for place in (0..count).rev() {
            let stay = &self.problem.stays[self.stops[place]];
            let leave = self.latest[place + 1] - self.ways[place + 1].0;
            let latest = stay.hours.latest(leave - stay.minutes, stay.minutes);
            self.latest[place] = latest.unwrap_or(f64::NEG_INFINITY);
        }
    }

    /// The point that one comes from to a place, and the point there.
    fn points(&self, place: usize) -> (Option<usize>, Option<usize>) {
        let from = place.checked_sub(1).map(|before| self.stops[before]);
        let to = self.stops.get(place).copied();
        (
            from.or(self.problem.ends.start),
            to.or(self.problem.ends.end),
        )
    }

    /// Minutes and kilometres of the way to a place.
    fn way(&self, place: usize) -> (f64, f64) {
        let (from, to) = self.points(place);
        between(self.problem, from, to)
    }

    /// The parts of the time, the distance and the budget that are used up, added.
    pub(super) fn burden(&self) -> f64 {
        self.share(
            self.end_min() - self.problem.start_min,
            self.way_km,
            self.cost,
        )
    }

    fn share(&self, minutes: f64, way_km: f64, cost: f64) -> f64 {
        let problem = self.problem;
        let time_min = problem.deadline_min - problem.start_min;
        minutes / time_min + way_km / problem.distance_km + cost / problem.budget
    }

    /// Finds the place where one more stop is the least burden, if it fits anywhere; counts the places tried.
    pub(super) fn best_insertion(&self, stop: usize, tried: &mut u64) -> Option<Insertion> {
        *tried += self.stops.len() as u64 + 1;
        if self.cost + self.problem.costs[stop] > self.problem.budget {
            return None;
        }
        let all = (0..=self.stops.len()).filter_map(|at| self.insertion(stop, at));
        all.min_by(|a, b| a.burden.total_cmp(&b.burden))
    }

    fn insertion(&self, stop: usize, at: usize) -> Option<Insertion> {
        let problem = self.problem;
        let stay = &problem.stays[stop];
        let (from, to) = self.points(at);
        let (to_stop, from_stop) = (
            between(problem, from, Some(stop)),
            between(problem, Some(stop), to),
        );
        let left = at
            .checked_sub(1)
            .map_or(problem.start_min, |before| self.leave[before]);
        // Nearly all that does not fit is too late even without waiting.
        if left + to_stop.0 + stay.minutes + from_stop.0 > self.latest[at] {
            return None;
        }
        let (begin, is_open) = stay.begin(left + to_stop.0);
        let arrive = begin + stay.minutes + from_stop.0;
        let longer_km = to_stop.1 + from_stop.1 - self.ways[at].1;
        let fits =
            is_open && arrive <= self.latest[at] && self.way_km + longer_km <= problem.distance_km;
        fits.then(|| Insertion {
            at,
            burden: self.share(arrive - self.arrive[at], longer_km, problem.costs[stop]),
        })
    }
}

/// Minutes and kilometres; nothing where there is no point.
fn between(problem: &Problem<'_>, from: Option<usize>, to: Option<usize>) -> (f64, f64) {
    match (from, to) {
        (Some(from), Some(to)) => (
            problem.matrix.minutes(from, to),
            problem.matrix.kilometres(from, to),
        ),
        _ => (0.0, 0.0),
    }
}
