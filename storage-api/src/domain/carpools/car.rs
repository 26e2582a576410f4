//! Offering a car, changing it, and taking it away.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{
    CARPOOL_CARS_MAX, CarOffer, RidePoint, RideStatus, Timestamp, validate_car,
};
use wasm_core::error::Code;

use super::pool::Pool;
use crate::access::me::Me;
use crate::access::shown::Shown;
use crate::clock::iso;
use crate::domain::hangouts::ride_times::shift_pickups;
use crate::domain::hangouts::rides::{Car, Ride, car_of, settle_car};
use crate::domain::records::{parsed, remove_nulls};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS};
use crate::store::Transaction;

/// A car to offer; one's own, if there is one, changed.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfferCar {
    /// Id of the carpool.
    carpool_id: String,
    /// Seats beside the driver's.
    #[schema(value_type = u32)]
    seats_total: Value,
    /// Number of them that are already taken; none, if missing.
    #[schema(value_type = Option<u32>)]
    companions: Option<Value>,
    /// Place where it starts, or ends on the way back.
    #[schema(value_type = RidePoint)]
    origin: Value,
    /// Number to call the driver, at most 40 characters; for who rides along.
    #[schema(value_type = Option<String>)]
    phone: Option<Value>,
    /// Moment of departure.
    #[schema(value_type = Option<Timestamp>)]
    leave_at: Option<Value>,
    /// Most minutes that picking others up may take; 30, if missing.
    #[schema(value_type = Option<u32>)]
    max_detour_min: Option<Value>,
    /// Anything to know.
    #[schema(value_type = Option<String>)]
    note: Option<Value>,
    /// `childSeat`, `luggage`, `pets`, `noSmoke`.
    #[schema(value_type = Option<Vec<String>>)]
    tags: Option<Value>,
}

/// A car that is offered.
#[derive(Serialize, ToSchema)]
pub(crate) struct CarDone {
    /// The car.
    #[schema(value_type = Versioned<CarOffer>)]
    car: Shown,
    /// Ids of the riders who have no seat in it any more, and wait for one; they are told.
    moved: Vec<String>,
}

/// Offers a car. One with fewer seats than before puts whoever was accepted last on the waiting list.
pub(crate) fn offer(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &OfferCar,
) -> Result<CarDone, ApiError> {
    let pool = Pool::of(transaction, me, &asked.carpool_id)?;
    pool.refuse_locked()?;
    let id = pool.id_of(&me.uid);
    let before = car_of(transaction, &id)?;
    if before.is_none() && pool.cars(transaction)?.len() >= CARPOOL_CARS_MAX {
        let message = format!("a carpool has at most {CARPOOL_CARS_MAX} cars");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("cars"));
    }
    let ride = Ride::get(transaction, &CARPOOL_RIDERS, &id)?;
    if ride.is_some_and(|ride| ride.data.status == RideStatus::Accepted) {
        let message = "you ride in somebody else's car; leave that first";
        return Err(ApiError::new(Code::FailedPrecondition, message).with_reason("riding"));
    }
    let mut car = Car::new(id, asked.car_of(transaction, me, &pool)?);
    if let Some(before) = before {
        let times = (before.data.leave_at, car.data.leave_at);
        shift_pickups(transaction, &car.id, times, me.now_ms)?;
        car.data.at = before.data.at;
        car.data.shared_with = before.data.shared_with;
        car.data.free_seats = before.data.free_seats;
    }
    car.put(transaction, &CARPOOL_CARS)?;
    let moved = settle_car(transaction, &car.id, me.now_ms)?;
    let car = pool.car(transaction, &car.id)?.shown()?;
    Ok(CarDone { car, moved })
}

impl OfferCar {
    /// The car of the caller as they describe it, if it is one.
    fn car_of(
        &self,
        transaction: &Transaction<'_>,
        me: &Me,
        pool: &Pool,
    ) -> Result<CarOffer, ApiError> {
        let mut data = json!({
            "carpoolId": pool.id(), "hangoutId": pool.meeting.id, "hostId": pool.meeting.data.host_id,
            "driverId": me.uid, "name": me.name(transaction)?, "seatsTotal": self.seats_total,
            "companions": self.companions.clone().unwrap_or(json!(0)), "origin": self.origin,
            "area": self.origin, "leaveAt": self.leave_at, "maxDetourMin": self.max_detour_min,
            "note": self.note, "tags": self.tags, "phone": self.phone, "at": iso(me.now_ms),
        });
        remove_nulls(&mut data);
        ApiError::refuse_fields(validate_car(&data))?;
        let mut car: CarOffer = parsed(data)?;
        car.area = car.area.area();
        Ok(car)
    }
}
