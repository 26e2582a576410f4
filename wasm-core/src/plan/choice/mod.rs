//! Choice of visits for a few hours: the wishes to visit, and their order, so that the group gets most (the
//! orienteering problem with opening hours). Start at [`choose_stops`].

mod exact;
mod problem;
mod search;
mod trip;

use serde::Serialize;

use super::error::{PlanError, amount, counted, moment};
use super::hours::OpeningHours;
use super::schedule::{Schedule, schedule};
use super::travel::TravelMatrix;
use problem::Problem;

/// Most candidates.
const CANDIDATES_MAX: usize = 1_000;
/// Most people.
const PEOPLE_MAX: usize = 100;
/// Most candidates within reach for the choice to be proven the best.
const EXACT_MAX: usize = 12;

/// Something that could be visited.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Candidate {
    /// Wish of each person for it, from 0: those at the end may be missing and do not want it.
    pub wishes: Vec<f64>,
    /// Minutes one stays.
    pub stay_min: f64,
    /// Cost, in any unit.
    pub cost: f64,
    /// Times at which it can be visited.
    pub hours: OpeningHours,
}

/// Limits of the choice.
#[derive(Debug, Clone, PartialEq)]
pub struct ChoiceOptions {
    /// Minutes from the start to the last leaving, or to the end point.
    pub time_min: f64,
    /// Most kilometres. Default: no limit.
    pub distance_km: f64,
    /// Most that all together may cost. Default: no limit.
    pub budget: f64,
    /// Weight of each person's wishes; those at the end may be missing and count 1. Default: empty.
    pub weights: Vec<f64>,
    /// Time of the start, on the clock of the opening hours. Default 0.
    pub start_min: f64,
    /// The point of the matrix where it begins. Default: at the first stop.
    pub start: Option<usize>,
    /// The point of the matrix where it ends. Default: at the last stop.
    pub end: Option<usize>,
    /// Effort of the search for better choices where the best cannot be proven: 1 looks for some milliseconds, 10 ten
    /// times as long. From 0 to 1000. Default 1.
    pub effort: f64,
    /// Seed of the random numbers. Default 0.
    pub seed: u32,
}

impl Default for ChoiceOptions {
    fn default() -> Self {
        Self {
            time_min: 240.0,
            distance_km: f64::INFINITY,
            budget: f64::INFINITY,
            weights: Vec::new(),
            start_min: 0.0,
            start: None,
            end: None,
            effort: 1.0,
            seed: 0,
        }
    }
}

/// The stops chosen, in order, with what they give.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ChosenStops {
    /// Indexes of the candidates chosen, in the order to visit them; empty where nothing fits.
    pub order: Vec<usize>,
    /// `true` if no other choice gives more; this is proven.
    pub is_exact: bool,
    /// `true` if the ways are straight lines stretched, not roads.
    pub is_estimate: bool,
    /// Worth for the group: of each stop the wishes of all, each by the weight of the person.
    pub worth: f64,
    /// Worth of all candidates together.
    pub worth_of_all: f64,
    /// Sum of each person's own wishes that are granted.
    pub granted: Vec<f64>,
    /// Cost of the stops together.
    pub cost: f64,
    /// The times.
    pub schedule: Schedule,
}

/// Chooses and orders the stops that give the group most within time, distance, budget and opening hours. Points 0 to
/// n − 1 of the matrix are the n candidates; further ones may be the start and the end.
///
/// Guarantee: every limit is kept. With up to 12 candidates within reach it is the best choice and, of these, one that
/// ends earliest, by dynamic programming over sets with all ways that are better in time or in distance. Beyond, insertion
/// with random removals ("Iterated local search for the team orienteering problem with time windows", Vansteenwegen et
/// al. 2009): equal to the exact one in nearly all small cases, measured in `tests/plan_choice.rs`. A candidate that
/// nobody wants is never chosen.
///
/// # Errors
/// When there are no candidates or more than 1 000, the matrix has fewer points, start or end is none of them, or a
/// number is negative or none.
///
/// ```
/// use wasm_core::plan::{Candidate, ChoiceOptions, Mode, TravelMatrix, choose_stops};
///
/// let candidates_and_start = [13.41, 52.5, 13.42, 52.5, 13.90, 52.5, 13.40, 52.5];
/// let matrix = TravelMatrix::estimate(&candidates_and_start, Mode::Walk.into())?;
/// let wanted_by = |wishes: &[f64]| Candidate { wishes: wishes.to_vec(), stay_min: 45.0, ..Candidate::default() };
/// let candidates = [wanted_by(&[1.0, 0.0]), wanted_by(&[1.0, 1.0]), wanted_by(&[1.0, 1.0])];
/// let options = ChoiceOptions { time_min: 120.0, start: Some(3), ..ChoiceOptions::default() };
/// let plan = choose_stops(&matrix, &candidates, &options)?;
/// assert_eq!((plan.order, plan.granted), (vec![0, 1], vec![2.0, 1.0]));
/// # Ok::<(), wasm_core::plan::PlanError>(())
/// ```
pub fn choose_stops(
    matrix: &TravelMatrix,
    candidates: &[Candidate],
    options: &ChoiceOptions,
) -> Result<ChosenStops, PlanError> {
    check(matrix, candidates, options)?;
    let problem = Problem::new(matrix, candidates, options);
    let is_exact = problem.within_reach.len() <= EXACT_MAX;
    let order = if is_exact {
        exact::solve(&problem)
    } else {
        search::solve(&problem, options)
    };
    let people = candidates.iter().map(|own| own.wishes.len()).max();
    let granted = (0..people.unwrap_or_default()).map(|person| {
        let wishes = order
            .iter()
            .filter_map(|&stop| candidates[stop].wishes.get(person));
        wishes.fold(0.0, |sum, wish| sum + wish)
    });
    let sum = |of: &dyn Fn(usize) -> f64| order.iter().fold(0.0, |sum, &stop| sum + of(stop));
    Ok(ChosenStops {
        is_exact,
        is_estimate: matrix.is_estimate(),
        worth: sum(&|stop| problem.worths[stop]),
        worth_of_all: problem.worths.iter().fold(0.0, |sum, worth| sum + worth),
        granted: granted.collect(),
        cost: sum(&|stop| candidates[stop].cost),
        schedule: schedule(
            matrix,
            &problem.stays,
            &order,
            problem.ends,
            options.start_min,
        ),
        order,
    })
}

fn check(
    matrix: &TravelMatrix,
    candidates: &[Candidate],
    options: &ChoiceOptions,
) -> Result<(), PlanError> {
    counted("candidates", candidates.len(), CANDIDATES_MAX)?;
    let is_point = |point: Option<usize>| point.is_none_or(|point| point < matrix.count());
    if matrix.count() < candidates.len() || !is_point(options.start) || !is_point(options.end) {
        return Err(PlanError::field(
            "matrix",
            "must have a row and a column for each candidate, the start and the end",
        ));
    }
    for (at, own) in candidates.iter().enumerate() {
        amount(own.stay_min, || format!("candidates[{at}].stayMin"))?;
        amount(own.cost, || format!("candidates[{at}].cost"))?;
        people(&own.wishes, || format!("candidates[{at}].wishes"))?;
    }
    people(&options.weights, || "weights".into())?;
    amount(options.time_min, || "timeMin".into())?;
    moment(options.start_min, || "startMin".into())?;
    for (name, limit) in [
        ("distanceKm", options.distance_km),
        ("budget", options.budget),
    ] {
        // No limit is infinite.
        amount(limit.min(1e9), || name.into())?;
        if limit.is_nan() {
            return Err(PlanError::field(name, "must be a number, 0 or more"));
        }
    }
    if !(0.0..=1_000.0).contains(&options.effort) {
        return Err(PlanError::field(
            "effort",
            "must be a number from 0 to 1000",
        ));
    }
    Ok(())
}

/// One number for each person.
fn people(numbers: &[f64], field: impl Fn() -> String) -> Result<(), PlanError> {
    if numbers.len() > PEOPLE_MAX {
        return Err(PlanError::TooMany {
            what: "people",
            most: PEOPLE_MAX,
        });
    }
    for (at, number) in numbers.iter().enumerate() {
        amount(*number, || format!("{}[{at}]", field()))?;
    }
    Ok(())
}
