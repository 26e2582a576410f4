//! The best order of stops. It starts at the first stop it visits and takes as little time as possible, or closes as few
//! doors in the face as possible where there are opening hours. Start at [`optimise_route`].

mod exact;
mod general;
mod problem;
mod symmetric;
mod tour;

use serde::Serialize;

use super::error::{PlanError, amount, counted, moment};
use super::hours::OpeningHours;
use super::schedule::{Schedule, schedule};
use super::travel::TravelMatrix;
use problem::Problem;

/// Most stops of a route.
const STOPS_MAX: usize = 1_000;
/// Most stops that are free to move for the order to be proven the best.
const EXACT_MAX: usize = 16;

/// Something to visit.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Stop {
    /// Minutes one stays.
    pub stay_min: f64,
    /// Times at which it can be visited.
    pub hours: OpeningHours,
    /// Its place in the order, from 0, if it may not move.
    pub position: Option<usize>,
}

/// Shape of a way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shape {
    /// It ends at the last stop.
    #[default]
    Open,
    /// It ends where it began, which is at the first stop given.
    RoundTrip,
}

/// Options for ordering stops.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RouteOptions {
    /// Shape of the way.
    pub shape: Shape,
    /// Time when it begins, on the clock of the opening hours. Default 0.
    pub start_min: f64,
    /// Effort of the search for better orders where the best cannot be proven: 1 looks for some milliseconds, 10 ten
    /// times as long. From 0 to 1000. Default 1.
    pub effort: f64,
    /// Seed of the random numbers. Default 0.
    pub seed: u32,
}

impl Default for RouteOptions {
    fn default() -> Self {
        Self {
            shape: Shape::Open,
            start_min: 0.0,
            effort: 1.0,
            seed: 0,
        }
    }
}

/// An order beside the one that was given.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct RoutePlan {
    /// Indexes of the stops in the order to visit them.
    pub order: Vec<usize>,
    /// `true` if no other order is better; this is proven.
    pub is_exact: bool,
    /// `true` if the ways are straight lines stretched, not roads.
    pub is_estimate: bool,
    /// Times and lengths in the order that was given.
    pub before: Schedule,
    /// Times and lengths in the best order.
    pub after: Schedule,
}

/// The best order of stops: of all orders that keep the locked stops in their places one with the fewest closed doors,
/// of these one that ends earliest. Without opening hours that is the shortest way.
///
/// Guarantee: the best up to 16 stops that are not locked (with opening hours up to 13, or 16 where at most three doors must
/// be closed), by the recurrence of Held and Karp (1962) over sets of stops. Beyond, 2-opt and Or-opt moves with random
/// restarts: never worse than the order given, measured in `tests/plan_route.rs` and the bench. Of orders that end at the
/// same time, one with little way; that is not proven.
///
/// O(2ᵏ·k²) for k free stops up to 16, in at most 8 MiB times the doors closed; beyond, some milliseconds times `effort`.
///
/// # Errors
/// When there are no stops or more than 1 000, the matrix is of another size, a number is none, or locks contradict
/// each other.
///
/// ```
/// use wasm_core::plan::{Mode, RouteOptions, Stop, TravelMatrix, optimise_route};
///
/// let along_a_street = [13.40, 52.5, 13.43, 52.5, 13.41, 52.5, 13.42, 52.5];
/// let matrix = TravelMatrix::estimate(&along_a_street, Mode::Walk.into())?;
/// let plan = optimise_route(&matrix, &vec![Stop::default(); 4], &RouteOptions::default())?;
/// assert!(plan.is_exact && [[0, 2, 3, 1], [1, 3, 2, 0]].contains(&[plan.order[0], plan.order[1], plan.order[2], plan.order[3]]));
/// assert!(plan.after.length_km < plan.before.length_km);
/// # Ok::<(), wasm_core::plan::PlanError>(())
/// ```
pub fn optimise_route(
    matrix: &TravelMatrix,
    stops: &[Stop],
    options: &RouteOptions,
) -> Result<RoutePlan, PlanError> {
    check(matrix, stops, options)?;
    let problem = Problem::new(matrix, stops, options)?;
    let (order, is_exact) = best_order(&problem, options);
    let times = |order: &[usize]| {
        schedule(
            matrix,
            &problem.stays,
            order,
            problem.ends(),
            options.start_min,
        )
    };
    let given: Vec<usize> = (0..stops.len()).collect();
    Ok(RoutePlan {
        is_exact,
        is_estimate: matrix.is_estimate(),
        before: times(&given),
        after: times(&order),
        order,
    })
}

/// The best order known, and whether it is proven.
fn best_order(problem: &Problem<'_>, options: &RouteOptions) -> (Vec<usize>, bool) {
    let given: Vec<usize> = problem.given();
    if problem.free.len() < 2 {
        return (given, true);
    }
    if problem.free.len() <= EXACT_MAX
        && let Some(order) = exact::solve(problem)
    {
        return (general::less_way(problem, order), true);
    }
    let found = if problem.is_plain() {
        symmetric::solve(problem, options)
    } else {
        general::solve(problem, options)
    };
    (problem.better(given, found), false)
}

fn check(matrix: &TravelMatrix, stops: &[Stop], options: &RouteOptions) -> Result<(), PlanError> {
    counted("stops", stops.len(), STOPS_MAX)?;
    if matrix.count() != stops.len() {
        return Err(PlanError::field(
            "matrix",
            "must have a row and a column for each stop",
        ));
    }
    for (at, stop) in stops.iter().enumerate() {
        amount(stop.stay_min, || format!("stops[{at}].stayMin"))?;
    }
    moment(options.start_min, || "startMin".into())?;
    if !(0.0..=1_000.0).contains(&options.effort) {
        return Err(PlanError::field(
            "effort",
            "must be a number from 0 to 1000",
        ));
    }
    Ok(())
}
