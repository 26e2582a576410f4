//! The best plan for few parties: what each car needs for each set of parties, then which sets to give to the cars, both
//! by dynamic programming over sets.

use super::problem::{Problem, Routes, Worth};

/// The best plan.
pub(super) fn solve(problem: &Problem<'_>) -> Routes {
    let count = problem.parties.len();
    let sets = 1_usize << count;
    let mut least = vec![f64::INFINITY; sets];
    least[0] = 0.0;
    // For each car, which set it takes if it and those before it carry a set together.
    let mut taken: Vec<Vec<u16>> = Vec::with_capacity(problem.cars.len());
    for car in 0..problem.cars.len() {
        let costs = costs(problem, car);
        let (next, own) = add_car(&least, &costs);
        least = next;
        taken.push(own);
    }
    let all = (0..sets).filter(|&set| least[set].is_finite());
    let mut left = all.fold(0, |best, set| {
        let is_better = worth(problem, &least, set).is_better_than(&worth(problem, &least, best));
        if is_better { set } else { best }
    });
    let mut routes = vec![Vec::new(); problem.cars.len()];
    for car in (0..problem.cars.len()).rev() {
        let own = usize::from(taken[car][left]);
        routes[car] = order(problem, car, &members(own));
        left &= !own;
    }
    routes
}

fn members(set: usize) -> Vec<usize> {
    (0..usize::BITS as usize)
        .filter(|party| set & (1 << party) != 0)
        .collect()
}

fn worth(problem: &Problem<'_>, least: &[f64], set: usize) -> Worth {
    let left = (0..problem.parties.len()).filter(|party| set & (1 << party) == 0);
    let moves: f64 = left.map(|party| problem.move_min(party, None)).sum();
    Worth {
        carried: problem.people(&members(set)),
        cost_min: least[set] + moves,
    }
}

/// The least cost of each set with one car more, and what that car takes of it.
fn add_car(least: &[f64], costs: &[f64]) -> (Vec<f64>, Vec<u16>) {
    let mut next = least.to_vec();
    let mut taken = vec![0; least.len()];
    for set in 1..least.len() {
        // All subsets of a set in falling order: each is the one before less 1, within the set.
        let mut own = set;
        while own > 0 {
            let cost = least[set & !own] + costs[own];
            if cost < next[set] {
                next[set] = cost;
                taken[set] = u16::try_from(own).unwrap_or_default();
            }
            own = (own - 1) & set;
        }
    }
    (next, taken)
}

/// Cost of each set for a car: detour and moves; infinite where it cannot take it.
fn costs(problem: &Problem<'_>, car: usize) -> Vec<f64> {
    let parties: Vec<usize> = (0..problem.parties.len()).collect();
    let ways = Ways::new(problem, car, &parties);
    let cost = |set: usize| {
        let members = members(set);
        if problem.people(&members) > problem.free_seats(car) {
            return f64::INFINITY;
        }
        let moves: f64 = members
            .iter()
            .map(|&party| problem.move_min(party, Some(car)))
            .sum();
        match ways.best_end(set) {
            Some((detour_min, _)) if detour_min <= problem.most_detour_min[car] => {
                detour_min + moves
            }
            _ => f64::INFINITY,
        }
    };
    (0..1 << parties.len())
        .map(|set| if set == 0 { 0.0 } else { cost(set) })
        .collect()
}

/// The stops of a car in the order that is quickest for it; as given, if that is not possible in any.
pub(super) fn order(problem: &Problem<'_>, car: usize, parties: &[usize]) -> Vec<usize> {
    let ways = Ways::new(problem, car, parties);
    ways.walk_back().unwrap_or_else(|| parties.to_vec())
}

/// Earliest times at which a car can leave the last of each set of stops (Held, Karp 1962).
struct Ways<'a> {
    problem: &'a Problem<'a>,
    car: usize,
    parties: &'a [usize],
    /// By set and last stop: when it leaves, and the stop before.
    cells: Vec<(f64, usize)>,
}

impl<'a> Ways<'a> {
    fn new(problem: &'a Problem<'a>, car: usize, parties: &'a [usize]) -> Self {
        let count = parties.len();
        let mut ways = Self {
            problem,
            car,
            parties,
            cells: vec![(f64::INFINITY, 0); count << count],
        };
        let (start, _) = problem.ends(car);
        for last in 0..count {
            ways.keep(1 << last, last, problem.cars[car].leave_min, start, 0);
        }
        for set in 1_usize..1 << count {
            for (last, &party) in parties.iter().enumerate() {
                let (time, _) = ways.cells[set * count + last];
                for to in (0..count).filter(|to| time.is_finite() && set & (1 << to) == 0) {
                    ways.keep(set | (1 << to), to, time, problem.point(party), last);
                }
            }
        }
        ways
    }

    fn keep(&mut self, set: usize, to: usize, time: f64, from: usize, before: usize) {
        let party = self.parties[to];
        let arrival = time + self.problem.matrix.minutes(from, self.problem.point(party));
        let cell = &mut self.cells[set * self.parties.len() + to];
        if let Some(leave) = self.problem.pick_up(party, arrival)
            && leave < cell.0
        {
            *cell = (leave, before);
        }
    }

    /// The least detour with a set of stops, and the last of them.
    fn best_end(&self, set: usize) -> Option<(f64, usize)> {
        let (_, end) = self.problem.ends(self.car);
        let without = self.problem.cars[self.car].leave_min + self.problem.direct_min(self.car);
        let detour = |last: usize| {
            let (time, _) = self.cells[set * self.parties.len() + last];
            let way = self
                .problem
                .matrix
                .minutes(self.problem.point(self.parties[last]), end);
            (time + way - without, last)
        };
        let all = (0..self.parties.len())
            .map(detour)
            .filter(|(detour, _)| detour.is_finite());
        all.min_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// All stops in the quickest order.
    fn walk_back(&self) -> Option<Vec<usize>> {
        let mut set = (1_usize << self.parties.len()) - 1;
        if set == 0 {
            return Some(Vec::new());
        }
        let (_, mut last) = self.best_end(set)?;
        let mut order = Vec::with_capacity(self.parties.len());
        while set > 0 {
            order.push(self.parties[last]);
            let (_, before) = self.cells[set * self.parties.len() + last];
            set &= !(1 << last);
            last = before;
        }
        order.reverse();
        Some(order)
    }
}
