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
use serde_json::Value;
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;
use wasm_core::error::Code;
use wasm_core::plan::{
    Car, CarpoolOptions, CarpoolPlan, Direction, Mode, Party, TravelMatrix, plan_carpool,
};

use super::pool::{Pool, area};
use crate::access::auth::secret;
use crate::access::me::Me;
use crate::domain::friendships::is_blocked_between;
use crate::domain::hangouts::rides::number;
use crate::error::ApiError;
use crate::store::{Document, Transaction};

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
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlannedCarpool {
    /// Digest of the data that the plan was made of; pass it on to apply the plan.
    plan_of: String,
    /// `true` if it is applied: every seat is requested, and its driver answers.
    applied: bool,
    /// Route of each car.
    cars: Vec<PlannedCar>,
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
    car_id: String,
    /// The riders in the order in which they are picked up.
    pickups: Vec<PlannedPickup>,
    /// Whole minutes that they add to its way, from the middle of the areas.
    detour_min: f64,
}

/// One stop of a car.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlannedPickup {
    /// Id of the rider.
    rider_id: String,
    /// Time at which they get in or out, to the minute and measured from the middle of the areas; missing where no
    /// departure is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Timestamp>,
}

/// Data that a plan is made of, as it was at one moment.
pub(crate) struct Given {
    pub(super) plan_of: String,
    pub(super) cars: Vec<Document>,
    pub(super) riders: Vec<Document>,
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
        if !pool.meeting.is_hosted_by(&me.uid) {
            return Err(ApiError::denied("only the hosts of the hangout do that"));
        }
    }
    let (mut cars, _) = split_hidden(transaction, me, pool.cars(transaction)?)?;
    cars.sort_by(|a, b| a.id.cmp(&b.id));
    let (mut riders, hidden_riders) = split_hidden(transaction, me, pool.riders(transaction)?)?;
    riders.retain(|rider| wants_seat(rider, &cars));
    riders.sort_by(|a, b| a.id.cmp(&b.id));
    let hidden_seats = cars.iter().map(|car| seats_in(car, &hidden_riders));
    let hidden_seats = hidden_seats.collect();
    let (destination, target) = (pool.destination(), pool.target_time());
    if !destination.is_object() {
        let message = "say first where the hangout is";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("destination"));
    }
    if cars.is_empty() || riders.is_empty() {
        let message = "there is nothing to plan without a car and somebody who rides";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("nothingToPlan"));
    }
    let versions = cars
        .iter()
        .chain(&riders)
        .map(|found| (&found.id, found.version));
    let versions: Vec<_> = versions.collect();
    let plan_of = secret::hash(&format!(
        "{} {destination} {target} {versions:?}",
        pool.version
    ));
    Ok(Given {
        plan_of,
        cars,
        riders,
        hidden_seats,
        pool,
    })
}

/// Splits cars or riders into those that the caller sees, and those of people who block them or are blocked.
fn split_hidden(
    transaction: &Transaction<'_>,
    me: &Me,
    records: Vec<Document>,
) -> Result<(Vec<Document>, Vec<Document>), ApiError> {
    let (mut visible, mut hidden) = (Vec::new(), Vec::new());
    for record in records {
        let owner = record.data["driverId"].as_str();
        let owner = owner.or(record.data["userId"].as_str());
        if is_blocked_between(transaction, &me.uid, owner.unwrap_or_default())? {
            hidden.push(record);
        } else {
            visible.push(record);
        }
    }
    Ok((visible, hidden))
}

/// Tells whether a rider is planned for: they look for a seat, or have one in one of the cars.
fn wants_seat(rider: &Document, cars: &[Document]) -> bool {
    match rider.data["status"].as_str() {
        Some("looking") => true,
        Some("accepted") => cars.iter().any(|car| rider.data["carId"] == car.id),
        _ => false,
    }
}

/// Seats that riders have in a car.
fn seats_in(car: &Document, riders: &[Document]) -> u32 {
    let is_in =
        |rider: &&Document| rider.data["status"] == "accepted" && rider.data["carId"] == car.id;
    let sizes = riders.iter().filter(is_in);
    sizes.map(|rider| number(&rider.data, "partySize")).sum()
}

pub(crate) fn plan(given: &Given) -> Result<PlannedCarpool, ApiError> {
    let Given {
        cars, riders, pool, ..
    } = given;
    let points = cars.iter().map(|car| area(&car.data["origin"]));
    let points = points.chain(riders.iter().map(|rider| area(&rider.data["pickup"])));
    let points = points.chain([pool.destination()]);
    let degrees = |point: Value| ["lng", "lat"].map(|axis| point[axis].as_f64().unwrap_or(0.0));
    let lng_lat: Vec<f64> = points.flat_map(degrees).collect();
    let matrix = TravelMatrix::estimate(&lng_lat, Mode::Car.into()).map_err(ApiError::internal)?;
    let clock = PlanClock::of(given);
    let options = CarpoolOptions {
        direction: if clock.is_back {
            Direction::Back
        } else {
            Direction::There
        },
        arrive_by_min: clock.arrive_by(pool),
        previous: riders.iter().map(|rider| seat_of(rider, cars)).collect(),
        ..CarpoolOptions::default()
    };
    let drivers = cars.iter().zip(&given.hidden_seats);
    let drivers: Vec<Car> = drivers
        .map(|(car, taken)| driver(car, *taken, &clock))
        .collect();
    let parties: Vec<Party> = riders.iter().map(|rider| party(rider, &clock)).collect();
    let plan = plan_carpool(&matrix, &drivers, &parties, &options).map_err(ApiError::internal)?;
    Ok(told(given, &plan, &clock))
}

fn driver(car: &Document, hidden_seats: u32, clock: &PlanClock) -> Car {
    let seats = |count: u32| usize::try_from(count).unwrap_or(usize::MAX);
    let total = number(&car.data, "seatsTotal");
    let taken = number(&car.data, "companions").saturating_add(hidden_seats);
    let detour_min = car.data["maxDetourMin"].as_f64();
    Car {
        seats_total: seats(total),
        companions: seats(taken.min(total)),
        leave_min: clock.minutes(&car.data["leaveAt"]).unwrap_or(0.0),
        max_detour_min: detour_min.unwrap_or(Car::default().max_detour_min),
    }
}

fn party(rider: &Document, clock: &PlanClock) -> Party {
    let any = Party::default();
    let size = number(&rider.data, "partySize");
    // Where nobody says when cars leave, there is no time to keep.
    let minutes = |field: &str| {
        clock
            .minutes(&rider.data[field])
            .filter(|_| clock.has_times)
    };
    Party {
        size: usize::try_from(size).unwrap_or(usize::MAX),
        earliest_min: minutes("earliest").unwrap_or(any.earliest_min),
        latest_min: minutes("latest").unwrap_or(any.latest_min),
    }
}

/// The car somebody has a seat in.
fn seat_of(rider: &Document, cars: &[Document]) -> Option<usize> {
    let is_seated = rider.data["status"] == "accepted";
    let car = cars.iter().position(|car| rider.data["carId"] == car.id);
    car.filter(|_| is_seated)
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
        let leaves = |car: &Document| Timestamp::from_json(&car.data["leaveAt"]).ok();
        let moments: Vec<_> = given.cars.iter().filter_map(leaves).collect();
        Self {
            base_ms: moments.iter().map(|moment| moment.epoch_ms()).min(),
            is_back: given.pool.data["direction"] == "back",
            has_times: moments.len() == given.cars.len(),
        }
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "times of one day are far from where doubles have gaps"
    )]
    fn minutes(&self, moment: &Value) -> Option<f64> {
        let moment = Timestamp::from_json(moment).ok()?;
        Some((moment.epoch_ms() - self.base_ms?) as f64 / MINUTE_MS)
    }

    fn arrive_by(&self, pool: &Pool) -> f64 {
        let bound = self.minutes(&pool.target_time());
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
    let car = |(at, car): (usize, &Document)| PlannedCar {
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
