//! A carpool with its cars and riders inside a transaction.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use wasm_core::domain::{
    Carpool, CarpoolDirection, CarpoolStatus, RidePoint, RideStatus, Timestamp,
};
use wasm_core::error::Code;

use crate::access::me::{Me, Visitor};
use crate::domain::hangouts::meeting::Meeting;
use crate::domain::hangouts::rides::{Car, Ride, car_of, ride_id, riders_in, riders_of, seats};
use crate::domain::records::Stored;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOLS};
use crate::schema::query::by;
use crate::store::Transaction;

/// A carpool, and the hangout it belongs to.
#[derive(Debug)]
pub(crate) struct Pool {
    pub(crate) carpool: Stored<Carpool>,
    pub(crate) meeting: Meeting,
}

impl Pool {
    /// The carpool, if the caller is in its hangout.
    pub(crate) fn of(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<Self, ApiError> {
        let carpool = Stored::<Carpool>::get(transaction, &CARPOOLS, id)?;
        let carpool = carpool.ok_or_else(no_such_carpool)?;
        let visitor = visitor(me);
        let meeting = Meeting::seen(transaction, &visitor, &carpool.data.hangout_id, None);
        let meeting = meeting.map_err(|_| no_such_carpool())?;
        let member = meeting.member(transaction, &visitor, None)?;
        member.ok_or_else(no_such_carpool)?;
        Ok(Self { carpool, meeting })
    }

    pub(crate) fn id(&self) -> &str {
        &self.carpool.id
    }

    /// Its destination: the one given when it was opened, else the place of the hangout; `None` without either.
    pub(crate) fn destination(&self) -> Option<RidePoint> {
        let own = self.carpool.data.destination.clone();
        own.or_else(|| place_of(&self.meeting))
    }

    /// Time to arrive, or to leave on the way back: the one given when it was opened, else the hangout's.
    pub(crate) fn target_time(&self) -> Option<Timestamp> {
        let Carpool {
            target_time,
            direction,
            ..
        } = self.carpool.data;
        target_time.or_else(|| time_of(&self.meeting, direction))
    }

    /// Refuses changes of a carpool that is to stay as it is.
    pub(crate) fn refuse_locked(&self) -> Result<(), ApiError> {
        self.meeting.refuse_over()?;
        if self.carpool.data.status == CarpoolStatus::Open {
            return Ok(());
        }
        let message = "this carpool is locked; ask the host";
        Err(ApiError::new(Code::FailedPrecondition, message).with_reason("locked"))
    }

    pub(crate) fn cars(&self, transaction: &Transaction<'_>) -> Result<Vec<Car>, ApiError> {
        Car::all_of(&by!(CARPOOL_CARS.carpoolId).all(transaction, [json!(self.id())])?)
    }

    pub(crate) fn riders(&self, transaction: &Transaction<'_>) -> Result<Vec<Ride>, ApiError> {
        riders_in(transaction, self.id())
    }

    pub(crate) fn car(&self, transaction: &Transaction<'_>, id: &str) -> Result<Car, ApiError> {
        let car = car_of(transaction, id)?;
        let car = car.filter(|car| car.data.carpool_id == self.id());
        car.ok_or_else(no_such_car)
    }

    /// Id of somebody's car or ride.
    pub(crate) fn id_of(&self, uid: &str) -> String {
        ride_id(self.id(), uid)
    }

    /// Data about it for a notification.
    pub(crate) fn about(&self) -> Value {
        json!({
            "carpoolId": self.id(), "hangoutId": self.meeting.id,
            "title": self.meeting.data.title,
        })
    }
}

/// Seats of a car that nobody has.
pub(crate) fn free_in(transaction: &Transaction<'_>, car: &Car) -> Result<i64, ApiError> {
    let riders = riders_of(transaction, &car.id)?;
    Ok(car.data.seats_left(&seats(&riders, RideStatus::Accepted)))
}

/// The place of a hangout as a point; `None` while it has none.
pub(crate) fn place_of(meeting: &Meeting) -> Option<RidePoint> {
    let place = meeting.data.place.as_ref()?.place.as_ref()?;
    Some(RidePoint {
        lat: place.lat,
        lng: place.lng,
        label: Some(place.name.clone()),
        other: BTreeMap::new(),
    })
}

/// Time when a hangout begins, or ends for the way back; `None` while it has none, and for whole days.
pub(crate) fn time_of(meeting: &Meeting, direction: CarpoolDirection) -> Option<Timestamp> {
    let when = &meeting.data.when;
    let moment = match direction {
        CarpoolDirection::There => when.starts_at,
        CarpoolDirection::Back => when.ends_at,
    };
    moment.filter(|_| when.all_day != Some(true))
}

pub(crate) fn visitor(me: &Me) -> Visitor {
    Visitor {
        me: Some(me.clone()),
        now_ms: me.now_ms,
    }
}

/// A car has no seat for so many.
pub(crate) fn no_seat(free: i64) -> ApiError {
    let message = "this car has not so many seats free";
    ApiError::new(Code::ResourceExhausted, message)
        .with_reason("noSeat")
        .with_detail("free", json!(free.max(0)))
}

/// There is no such carpool, or the caller may not know that there is.
pub(crate) fn no_such_carpool() -> ApiError {
    ApiError::not_found("there is no such carpool")
}

/// There is no such car, or its driver and the caller block each other.
pub(crate) fn no_such_car() -> ApiError {
    ApiError::not_found("there is no such car")
}
