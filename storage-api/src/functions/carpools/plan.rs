//! The best plan for a carpool: proposed to whoever asks, applied by a host. It is made outside of any transaction, and
//! applied only if nothing has changed since.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::Timestamp;
use wasm_core::error::Code;
use wasm_core::plan::{
    Car, CarpoolOptions, CarpoolPlan, Direction, Mode, Party, TravelMatrix, plan_carpool,
};

use super::pool::Pool;
use crate::auth::secret;
use crate::collections::CARPOOL_RIDERS;
use crate::error::ApiError;
use crate::friendships::is_blocked_between;
use crate::functions::change::{Me, value};
use crate::functions::idempotency::Once;
use crate::functions::protocol::{Call, Done};
use crate::rides::{number, settle_car, turn};
use crate::store::{Document, Transaction, transact};

const MINUTE_MS: f64 = 60_000.0;

/// A carpool to plan.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct ApplyCarpoolPlan {
    /// Id of the carpool.
    carpool_id: String,
    /// What a proposal said it was made of; it is applied if nothing has changed since. Without it nothing is applied.
    plan_of: Option<String>,
}

/// A plan for a carpool.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct PlannedCarpool {
    /// What the plan was made of, to apply it with.
    plan_of: String,
    /// Whether it is applied.
    applied: bool,
    /// What each car does.
    cars: Vec<PlannedCar>,
    /// Ids of the riders without a seat.
    left: Vec<String>,
    /// Whether no other plan is better, proven.
    is_exact: bool,
    /// People with a seat.
    carried: usize,
    /// Minutes of detour of all cars; ways are straight lines stretched, not roads.
    detour_min: f64,
    /// Minutes of the longest detour.
    worst_detour_min: f64,
    /// Minutes of detour if everybody in turn took the nearest car with room.
    nearest_car_detour_min: f64,
}

/// What one car does.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct PlannedCar {
    /// Id of the car.
    car_id: String,
    /// The riders in the order in which they are picked up.
    pickups: Vec<PlannedPickup>,
    /// Minutes that they add to its way.
    detour_min: f64,
}

/// One stop of a car.
#[derive(Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::functions) struct PlannedPickup {
    /// Id of the rider.
    rider_id: String,
    /// When the car is there; missing where nothing says when it leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Timestamp>,
}

/// What a plan is made of, as it was at one moment.
struct Given {
    plan_of: String,
    cars: Vec<Document>,
    riders: Vec<Document>,
    pool: Pool,
}

/// Proposes a plan, or applies the one that was proposed.
pub(in crate::functions) async fn apply(call: Call<'_>) -> Result<Done, ApiError> {
    let me = call.me()?;
    let asked: ApplyCarpoolPlan = call.arguments()?;
    let once = Once::of(&call)?;
    let (reader, which) = (me.clone(), asked.clone());
    let given = transact(&*call.app.store, move |transaction| {
        read(transaction, &reader, &which)
    });
    let given = given.await?;
    // Planning takes long; writers wait for nobody who plans.
    let planned = tokio::task::spawn_blocking(move || plan(&given));
    let planned = planned.await.map_err(ApiError::internal)??;
    let planned = value(&planned)?;
    if asked.plan_of.is_none() {
        return Ok(planned.into());
    }
    let answer = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| {
            write(transaction, &me, &asked, planned.clone())
        })
    });
    Ok(answer.await?.into())
}

fn read(
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
    let mut cars = pool.cars(transaction)?;
    cars.sort_by(|a, b| a.id.cmp(&b.id));
    let wants_seat = |rider: &Document| {
        let status = rider.data["status"].as_str();
        matches!(
            status,
            Some("looking" | "requested" | "accepted" | "waiting")
        )
    };
    let mut riders: Vec<Document> = pool
        .riders(transaction)?
        .into_iter()
        .filter(wants_seat)
        .collect();
    riders.sort_by(|a, b| a.id.cmp(&b.id));
    if !pool.data["destination"].is_object() {
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
    let plan_of = secret::hash(&format!("{} {versions:?}", pool.version));
    Ok(Given {
        plan_of,
        cars,
        riders,
        pool,
    })
}

fn plan(given: &Given) -> Result<PlannedCarpool, ApiError> {
    let Given {
        cars, riders, pool, ..
    } = given;
    let points = cars.iter().map(|car| &car.data["origin"]);
    let points = points.chain(riders.iter().map(|rider| &rider.data["pickup"]));
    let points = points.chain([&pool.data["destination"]]);
    let degrees = |point: &Value| ["lng", "lat"].map(|axis| point[axis].as_f64().unwrap_or(0.0));
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
    let drivers: Vec<Car> = cars.iter().map(|car| driver(car, &clock)).collect();
    let parties: Vec<Party> = riders.iter().map(|rider| party(rider, &clock)).collect();
    let plan = plan_carpool(&matrix, &drivers, &parties, &options).map_err(ApiError::internal)?;
    Ok(told(given, &plan, &clock))
}

fn driver(car: &Document, clock: &PlanClock) -> Car {
    let seats = |field: &str| usize::try_from(number(&car.data, field)).unwrap_or(usize::MAX);
    let detour_min = car.data["maxDetourMin"].as_f64();
    Car {
        seats_total: seats("seatsTotal"),
        companions: seats("companions"),
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
    /// Whether every car says when it leaves.
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
        let bound = self.minutes(&pool.data["targetTime"]);
        let binds = self.has_times && !self.is_back;
        bound.filter(|_| binds).unwrap_or(f64::INFINITY)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a plan spans hours, a millisecond more or less does not matter"
    )]
    fn moment(&self, minutes: f64) -> Option<Timestamp> {
        let base_ms = self.base_ms.filter(|_| self.has_times)?;
        Timestamp::from_epoch_ms(base_ms + (minutes * MINUTE_MS) as i64).ok()
    }
}

fn told(given: &Given, plan: &CarpoolPlan, clock: &PlanClock) -> PlannedCarpool {
    let car = |(at, car): (usize, &Document)| PlannedCar {
        car_id: car.id.clone(),
        detour_min: plan.rides[at].detour_min,
        pickups: plan.rides[at]
            .pickups
            .iter()
            .map(|pickup| PlannedPickup {
                rider_id: given.riders[pickup.party].id.clone(),
                at: clock.moment(pickup.arrive_min),
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
        detour_min: plan.sums.detour_min,
        worst_detour_min: plan.sums.worst_detour_min,
        nearest_car_detour_min: plan.nearest_car.detour_min,
        cars,
    }
}

fn write(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &ApplyCarpoolPlan,
    mut planned: Value,
) -> Result<Value, ApiError> {
    let given = read(transaction, me, asked)?;
    // Made of what was read a moment ago, and asked for by what the caller has seen.
    if asked.plan_of.as_deref() != Some(&*given.plan_of) || planned["planOf"] != given.plan_of {
        let message = "cars or riders have changed since; look at the new plan";
        return Err(ApiError::new(Code::Aborted, message).with_reason("stalePlan"));
    }
    let seats = seats_of(&planned);
    let moved = seat(transaction, &given, &seats)?;
    for (id, status) in moved {
        if let Some(rider) = transaction.get(&CARPOOL_RIDERS, &id)? {
            turn(transaction, &rider, status, me.now_ms)?;
        }
    }
    for car in &given.cars {
        settle_car(transaction, &car.id, me.now_ms)?;
    }
    planned["applied"] = json!(true);
    Ok(planned)
}

/// Where somebody sits in a plan.
struct PlannedSeat {
    rider_id: Value,
    car_id: Value,
    order: usize,
    at: Value,
}

fn seats_of(planned: &Value) -> Vec<PlannedSeat> {
    let mut seats = Vec::new();
    for car in planned["cars"].as_array().into_iter().flatten() {
        let pickups = car["pickups"].as_array().into_iter().flatten();
        seats.extend(pickups.enumerate().map(|(order, pickup)| PlannedSeat {
            rider_id: pickup["riderId"].clone(),
            car_id: car["carId"].clone(),
            order,
            at: pickup["at"].clone(),
        }));
    }
    seats
}

/// Tells whether a rider and the driver of a seat block each other: nobody is seated with them by others.
fn is_apart(
    transaction: &Transaction<'_>,
    given: &Given,
    rider: &Document,
    seat: &PlannedSeat,
) -> Result<bool, ApiError> {
    let mut cars = given.cars.iter();
    let driver = cars
        .find(|car| seat.car_id == car.id)
        .and_then(|car| car.data["driverId"].as_str());
    let rider = rider.data["userId"].as_str();
    match driver.zip(rider) {
        Some((driver, rider)) => is_blocked_between(transaction, driver, rider),
        None => Ok(false),
    }
}

/// Notes on every rider where they sit; whoever changes cars gets out first, so that nobody is counted twice on the way.
/// Answers with who has a seat that is new to them, and who has none any more.
fn seat(
    transaction: &mut Transaction<'_>,
    given: &Given,
    seats: &[PlannedSeat],
) -> Result<Vec<(String, &'static str)>, ApiError> {
    let mut moved = Vec::new();
    for rider in &given.riders {
        let seat = seats.iter().find(|seat| seat.rider_id == rider.id);
        let is_apart = seat.map_or(Ok(false), |seat| is_apart(transaction, given, rider, seat))?;
        let seat = seat.filter(|_| !is_apart);
        let mut data = (*rider.data).clone();
        let had_seat = data["status"] == "accepted";
        let stays = had_seat && seat.is_some_and(|seat| seat.car_id == data["carId"]);
        data["pickupOrder"] = seat.map_or(Value::Null, |seat| json!(seat.order));
        data["pickupAt"] = seat.map_or(Value::Null, |seat| seat.at.clone());
        data["carId"] = seat.map_or(Value::Null, |seat| seat.car_id.clone());
        if !stays {
            data["status"] = json!("looking");
            data["sharedWith"] = json!([]);
        }
        match seat {
            Some(_) if !stays => moved.push((rider.id.clone(), "accepted")),
            None if had_seat => moved.push((rider.id.clone(), "looking")),
            _ => {}
        }
        if let Some(fields) = data.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
    }
    Ok(moved)
}
