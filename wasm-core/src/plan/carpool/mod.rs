//! Carpool planning: assigns parties to the free seats of cars, with the order and the times of the pick-ups. Start at
//! [`plan_carpool`].

mod exact;
mod insertion;
mod problem;
mod question;
mod rides;
mod search;
mod why;

use serde::Serialize;

use super::error::PlanError;
use super::travel::TravelMatrix;
use problem::Problem;
pub use why::{Unassigned, WhyUnassigned};

/// Most parties for the plan to be proven the best.
const EXACT_MAX: usize = 10;

/// Somebody who drives.
#[derive(Debug, Clone, PartialEq)]
pub struct Car {
    /// Seats beside the driver's: 1 to 100.
    pub seats_total: usize,
    /// Number of them that are already taken.
    pub companions: usize,
    /// Time of departure, in minutes on the plan's clock.
    pub leave_min: f64,
    /// Most minutes that pick-ups, waiting included, may add to its direct way: the fairness bound.
    pub max_detour_min: f64,
}

impl Default for Car {
    fn default() -> Self {
        Self {
            seats_total: 4,
            companions: 0,
            leave_min: 0.0,
            max_detour_min: 30.0,
        }
    }
}

/// People who ride together or not at all.
#[derive(Debug, Clone, PartialEq)]
pub struct Party {
    /// Number of people in the party: 1 to 100.
    pub size: usize,
    /// Earliest they can be picked up (on the way back: dropped); a car waits for them. Default: any time.
    pub earliest_min: f64,
    /// Latest they can be picked up. Default: any time.
    pub latest_min: f64,
}

impl Default for Party {
    fn default() -> Self {
        Self {
            size: 1,
            earliest_min: f64::NEG_INFINITY,
            latest_min: f64::INFINITY,
        }
    }
}

/// Direction of the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Direction {
    /// From each driver's start over the pick-ups to the destination.
    #[default]
    There,
    /// From the destination over the parties' places to where each driver started.
    Back,
}

/// Options of the plan.
#[derive(Debug, Clone, PartialEq)]
pub struct CarpoolOptions {
    /// Direction of the plan. Default there.
    pub direction: Direction,
    /// Every car must be at its end by then. Default: any time.
    pub arrive_by_min: f64,
    /// The car of each party in a plan that people know already; those at the end may be missing. Default: no such plan.
    pub previous: Vec<Option<usize>>,
    /// Minutes of detour it is worth that one person stays in the car of the previous plan. Default: a million, so that
    /// as few people as possible are moved.
    pub stability_min: f64,
    /// Effort of the search for better plans where the best cannot be proven: 1 looks for some dozens of milliseconds,
    /// 10 ten times as long. From 0 to 1000. Default 1.
    pub effort: f64,
    /// Seed of the random numbers. Default 0.
    pub seed: u32,
}

impl Default for CarpoolOptions {
    fn default() -> Self {
        Self {
            direction: Direction::There,
            arrive_by_min: f64::INFINITY,
            previous: Vec::new(),
            stability_min: 1e6,
            effort: 1.0,
            seed: 0,
        }
    }
}

/// One stop of a car.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Pickup {
    /// Index of the party.
    pub party: usize,
    /// Time at which the car is there.
    pub arrive_min: f64,
    /// Time at which it goes on: later where it waits.
    pub leave_min: f64,
}

/// Route of one car.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CarRide {
    /// The stops in order; none where it drives directly.
    pub pickups: Vec<Pickup>,
    /// People picked up.
    pub people: usize,
    /// Seats that are still free.
    pub free_seats: usize,
    /// Time of departure.
    pub leave_min: f64,
    /// Time of arrival.
    pub arrive_min: f64,
    /// Minutes of its direct way.
    pub direct_min: f64,
    /// Minutes that the stops add.
    pub detour_min: f64,
    /// Length of its way.
    pub length_km: f64,
}

/// Sums of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Carpool {
    /// People with a seat.
    pub carried: usize,
    /// Minutes that all cars drive and wait, direct ways included.
    pub drive_min: f64,
    /// Minutes of detour of all cars.
    pub detour_min: f64,
    /// Minutes of the longest detour.
    pub worst_detour_min: f64,
    /// People who had a seat in the previous plan and now have another or none.
    pub moved: usize,
}

/// Assignment of parties to cars.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CarpoolPlan {
    /// Route of each car, in the order given.
    pub rides: Vec<CarRide>,
    /// Parties without a seat, each with the reason.
    pub unassigned: Vec<Unassigned>,
    /// `true` if no other plan is better; this is proven.
    pub is_exact: bool,
    /// `true` if the ways are straight lines stretched, not roads.
    pub is_estimate: bool,
    /// Sums of the plan.
    pub sums: Carpool,
    /// Sums if everybody in turn took the nearest car with room.
    pub nearest_car: Carpool,
}

/// The plan that carries most people and, of those, the one with the least detour, each person moved from the previous
/// plan counted as `stability_min` minutes. The points of the matrix are the cars, then the parties, then the
/// destination.
///
/// Guarantee: no car is overfull, none takes longer than its bound, nobody is picked up outside their time. With up to
/// 10 parties it is the best plan, by dynamic programming over sets of parties. Beyond, removing and inserting anew
/// (large neighbourhood search; Ropke, Pisinger 2006), never worse than everybody in turn to the nearest car with room,
/// nor than the previous plan as far as that is still possible.
///
/// O(3ⁿ·cars) for n parties up to 10; beyond, some dozens of milliseconds times `effort`.
///
/// # Errors
/// When there are no cars or no parties, more than 200 or 500 of them, the matrix is of another size, seats or a party
/// are none or too many, more companions than seats, or a number is none.
///
/// ```
/// use wasm_core::plan::{Car, CarpoolOptions, Mode, Party, TravelMatrix, plan_carpool};
///
/// let cars_parties_destination = [13.0, 52.5, 13.0, 52.6, 13.1, 52.5, 13.1, 52.6, 13.4, 52.5];
/// let matrix = TravelMatrix::estimate(&cars_parties_destination, Mode::Car.into())?;
/// let plan = plan_carpool(&matrix, &vec![Car::default(); 2], &vec![Party::default(); 2], &CarpoolOptions::default())?;
/// assert!(plan.is_exact && plan.unassigned.is_empty());
/// assert_eq!(plan.rides[0].pickups[0].party, 0);
/// # Ok::<(), wasm_core::plan::PlanError>(())
/// ```
pub fn plan_carpool(
    matrix: &TravelMatrix,
    cars: &[Car],
    parties: &[Party],
    options: &CarpoolOptions,
) -> Result<CarpoolPlan, PlanError> {
    question::check(matrix, cars, parties, options)?;
    let problem = Problem::new(matrix, cars, parties, options);
    let nearest = insertion::nearest_car(&problem);
    let is_exact = parties.len() <= EXACT_MAX;
    let routes = if is_exact {
        exact::solve(&problem)
    } else {
        search::solve(&problem, &nearest, options)
    };
    Ok(CarpoolPlan {
        rides: rides::rides(&problem, &routes),
        unassigned: why::unassigned(&problem, &routes),
        is_exact,
        is_estimate: matrix.is_estimate(),
        sums: rides::sums(&problem, &routes),
        nearest_car: rides::sums(&problem, &nearest),
    })
}
