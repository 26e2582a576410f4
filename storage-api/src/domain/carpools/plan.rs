//! The best plan for a carpool: proposed to whoever asks, applied by a host (`apply`). It is made outside of any
//! transaction, and applied only if nothing has changed since.
//!
//! It is made from the rounded areas that all members see: computed from exact points, a few answers would tell anybody
//! where people live. Nobody is seated over a driver's head, nor moved out of the car they chose: who has a seat by a plan may
//! be moved by the next one, which moves as few as it can.
//!
//! Cars and riders that the caller does not see, because of a block, are not planned for: no sum, time or order of the
//! answer depends on them. All that counts of them are the seats they have in cars that the caller sees, whose free
//! seats everybody reads.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wasm_core::domain::{
    CarOffer, CarpoolDirection, CarpoolRider, RidePoint, RideStatus, Timestamp,
};
use wasm_core::error::Code;
use wasm_core::plan::{
    self, CarpoolOptions, CarpoolPlan, Direction, Mode, Party, TravelMatrix, plan_carpool,
};

use super::pool::Pool;
use crate::access::auth::secret;
use crate::access::me::Me;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::rides::{Car, Ride, is_in};
use crate::error::ApiError;
use crate::store::Transaction;

const MINUTE_MS: f64 = 60_000.0;
/// Part of a minute that sums of doubles may be off by, and that moves no time to the next minute.
const NOISE_MIN: f64 = 1e-5;

/// A carpool to plan.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApplyCarpoolPlan {
    /// Id of the carpool.
    carpool_id: String,
    /// Digest of the data that a proposal was made of; the plan is applied if nothing has changed since. Without it
    /// nothing is applied.
    pub(crate) plan_of: Option<String>,
}

/// A plan for a carpool.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlannedCarpool {
    /// Digest of the data that the plan was made of; pass it on to apply the plan.
    pub(super) plan_of: String,
    /// `true` if it is applied: every seat is requested, and its driver answers.
    pub(super) applied: bool,
    /// Route of each car.
    pub(super) cars: Vec<PlannedCar>,
    /// Ids of the riders without a seat.
    left: Vec<String>,
    /// `true` if no other plan is better; this is proven.
    is_exact: bool,
    /// People with a seat.
    carried: usize,
    /// Whole minutes of detour of all cars; ways are straight lines stretched, not roads.
    detour_min: f64,
    /// Minutes of the longest detour.
    worst_detour_min: f64,
    /// Minutes of detour if everybody in turn took the nearest car with room.
    nearest_car_detour_min: f64,
}

/// Route of one car.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlannedCar {
    /// Id of the car.
    pub(super) car_id: String,
    /// The riders in the order in which they are picked up.
    pub(super) pickups: Vec<PlannedPickup>,
    /// Whole minutes that they add to its way, from the middle of the areas.
    detour_min: f64,
}

/// One stop of a car.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlannedPickup {
    /// Id of the rider.
    pub(super) rider_id: String,
    /// Time at which they get in or out, to the minute and measured from the middle of the areas; missing where no
    /// departure is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<Timestamp>,
}

/// Data that a plan is made of, as it was at one moment.
pub(crate) struct Given {
    pub(super) plan_of: String,
    pub(super) cars: Vec<Car>,
    pub(super) riders: Vec<Ride>,
    destination: RidePoint,
    /// Seats of each car that people have whom the caller does not see.
    hidden_seats: Vec<u32>,
    pub(super) pool: Pool,
}

pub(crate) fn read(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &ApplyCarpoolPlan,
) -> Result<Given, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    if asked.plan_of.is_some() {
        pool.refuse_locked()?;
        if !pool.meeting.data.is_hosted_by(&me.uid) {
            return Err(ApiError::denied("only the hosts of the hangout do that"));
        }
    }
    let driver = |car: &Car| car.data.driver_id.clone();
    let (mut cars, _) = split_hidden(transaction, me, pool.cars(transaction)?, driver)?;
    cars.sort_by(|a, b| a.id.cmp(&b.id));
    let rider = |ride: &Ride| ride.data.user_id.clone();
    let all = pool.riders(transaction)?;
    let (mut riders, hidden_riders) = split_hidden(transaction, me, all, rider)?;
    riders.retain(|rider| wants_seat(rider, &cars));
    riders.sort_by(|a, b| a.id.cmp(&b.id));
    let hidden_seats = cars.iter().map(|car| seats_in(car, &hidden_riders));
    let hidden_seats = hidden_seats.collect();
    let destination = pool.destination().ok_or_else(|| {
        let message = "say first where the hangout is";
        ApiError::new(Code::FailedPrecondition, message).with_reason("destination")
    })?;
    if cars.is_empty() || riders.is_empty() {
        let message = "there is nothing to plan without a car and somebody who rides";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("nothingToPlan"));
    }
    let of_cars = cars.iter().map(|car| (&car.id, car.version));
    let of_riders = riders.iter().map(|rider| (&rider.id, rider.version));
    let versions: Vec<_> = of_cars.chain(of_riders).collect();
    let target = pool.target_time();
    let made_of = json!([pool.carpool.version, destination, target, versions]);
    let plan_of = secret::hash(&made_of.to_string());
    Ok(Given {
        plan_of,
        cars,
        riders,
        destination,
        hidden_seats,
        pool,
    })
}

/// Splits cars or riders into those that the caller sees, and those of people who block them or are blocked.
fn split_hidden<T>(
    transaction: &Transaction<'_>,
    me: &Me,
    records: Vec<T>,
    owner: impl Fn(&T) -> String,
) -> Result<(Vec<T>, Vec<T>), ApiError> {
    let (mut visible, mut hidden) = (Vec::new(), Vec::new());
    for record in records {
        if is_blocked_between(transaction, &me.uid, &owner(&record))? {
            hidden.push(record);
        } else {
            visible.push(record);
        }
    }
    Ok((visible, hidden))
}

/// Tells whether a rider is planned for: they look for a seat, or have one in one of the cars.
fn wants_seat(rider: &Ride, cars: &[Car]) -> bool {
    match rider.data.status {
        RideStatus::Looking => true,
        RideStatus::Accepted => cars.iter().any(|car| is_in(rider, &car.id)),
        _ => false,
    }
}

/// Seats that riders have in a car.
fn seats_in(car: &Car, riders: &[Ride]) -> u32 {
    let is_aboard = |rider: &&Ride| is_seated(rider) && is_in(rider, &car.id);
    let sizes = riders.iter().filter(is_aboard);
    sizes.map(|rider| rider.data.party_size).sum()
}

/// Tells whether somebody has a seat.
pub(super) fn is_seated(rider: &Ride) -> bool {
    rider.data.status == RideStatus::Accepted
}

pub(crate) fn plan(given: &Given) -> Result<PlannedCarpool, ApiError> {
    let Given { cars, riders, .. } = given;
    let points = cars.iter().map(|car| &car.data.area);
    let points = points.chain(riders.iter().map(|rider| &rider.data.area));
    let points = points.chain([&given.destination]);
    let lng_lat: Vec<f64> = points.flat_map(|point| [point.lng, point.lat]).collect();
    let matrix = TravelMatrix::estimate(&lng_lat, Mode::Car.into()).map_err(ApiError::internal)?;
    let clock = PlanClock::of(given);
    let options = CarpoolOptions {
        direction: if clock.is_back {
            Direction::Back
        } else {
            Direction::There
        },
        arrive_by_min: clock.arrive_by(&given.pool),
        previous: riders.iter().map(|rider| seat_of(rider, cars)).collect(),
        ..CarpoolOptions::default()
    };
    let drivers = cars.iter().zip(&given.hidden_seats);
    let drivers = drivers.map(|(car, taken)| driver(&car.data, *taken, &clock));
    let drivers: Vec<plan::Car> = drivers.collect();
    let parties = riders.iter().map(|rider| party(&rider.data, &clock));
    let parties: Vec<Party> = parties.collect();
    let plan = plan_carpool(&matrix, &drivers, &parties, &options).map_err(ApiError::internal)?;
    Ok(told(given, &plan, &clock))
}

fn driver(car: &CarOffer, hidden_seats: u32, clock: &PlanClock) -> plan::Car {
    let seats = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let total = car.seats_total;
    let taken = car.companions.saturating_add(hidden_seats);
    let usual_min = plan::Car::default().max_detour_min;
    plan::Car {
        seats_total: seats(total),
        companions: seats(taken.min(total)),
        leave_min: clock.minutes(car.leave_at).unwrap_or(0.0),
        max_detour_min: car.max_detour_min.map_or(usual_min, f64::from),
    }
}

fn party(rider: &CarpoolRider, clock: &PlanClock) -> Party {
    let any = Party::default();
    // Where nobody says when cars leave, there is no time to keep.
    let minutes = |moment| clock.minutes(moment).filter(|_| clock.has_times);
    Party {
        size: usize::try_from(rider.party_size).unwrap_or(usize::MAX),
        earliest_min: minutes(rider.earliest).unwrap_or(any.earliest_min),
        latest_min: minutes(rider.latest).unwrap_or(any.latest_min),
    }
}

/// The car somebody has a seat in.
fn seat_of(rider: &Ride, cars: &[Car]) -> Option<usize> {
    let car = cars.iter().position(|car| is_in(rider, &car.id));
    car.filter(|_| is_seated(rider))
}

/// Minutes since the first car leaves.
struct PlanClock {
    base_ms: Option<i64>,
    is_back: bool,
    /// `true` if every car has a time of departure.
    has_times: bool,
}

impl PlanClock {
    fn of(given: &Given) -> Self {
        let moments = given.cars.iter().filter_map(|car| car.data.leave_at);
        let moments: Vec<_> = moments.collect();
        Self {
            base_ms: moments.iter().map(|moment| moment.epoch_ms()).min(),
            is_back: given.pool.carpool.data.direction == CarpoolDirection::Back,
            has_times: moments.len() == given.cars.len(),
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "times of one day are far from where doubles have gaps"
    )]
    fn minutes(&self, moment: Option<Timestamp>) -> Option<f64> {
        Some((moment?.epoch_ms() - self.base_ms?) as f64 / MINUTE_MS)
    }

    fn arrive_by(&self, pool: &Pool) -> f64 {
        let bound = self.minutes(pool.target_time());
        let binds = self.has_times && !self.is_back;
        bound.filter(|_| binds).unwrap_or(f64::INFINITY)
    }

    /// Time of a stop on the minute. Who is fetched is ready then, so it is rounded down; who is brought home is there by
    /// then, so on the way back it is rounded up. `roundedMoment` in the app rounds what it works out by itself alike.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "minutes since 1970 are far from where doubles have gaps"
    )]
    fn stop(&self, minutes: f64) -> Option<Timestamp> {
        let base_ms = self.base_ms.filter(|_| self.has_times)?;
        let minutes = base_ms as f64 / MINUTE_MS + minutes;
        let whole = if self.is_back {
            (minutes - NOISE_MIN).ceil()
        } else {
            (minutes + NOISE_MIN).floor()
        };
        Timestamp::from_epoch_ms((whole * MINUTE_MS) as i64).ok()
    }
}

fn told(given: &Given, plan: &CarpoolPlan, clock: &PlanClock) -> PlannedCarpool {
    let car = |(at, car): (usize, &Car)| PlannedCar {
        car_id: car.id.clone(),
        detour_min: plan.rides[at].detour_min.round(),
        pickups: plan.rides[at]
            .pickups
            .iter()
            .map(|pickup| PlannedPickup {
                rider_id: given.riders[pickup.party].id.clone(),
                at: clock.stop(pickup.leave_min),
            })
            .collect(),
    };
    let cars: Vec<PlannedCar> = given.cars.iter().enumerate().map(car).collect();
    let is_seated = |id: &String| {
        let mut pickups = cars.iter().flat_map(|car| &car.pickups);
        pickups.any(|pickup| pickup.rider_id == *id)
    };
    let left = given.riders.iter().map(|rider| rider.id.clone());
    PlannedCarpool {
        plan_of: given.plan_of.clone(),
        applied: false,
        left: left.filter(|id| !is_seated(id)).collect(),
        is_exact: plan.is_exact,
        carried: plan.sums.carried,
        detour_min: plan.sums.detour_min.round(),
        worst_detour_min: plan.sums.worst_detour_min.round(),
        nearest_car_detour_min: plan.nearest_car.detour_min.round(),
        cars,
    }
}
