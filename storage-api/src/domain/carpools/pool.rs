//! A carpool with its cars and riders inside a transaction.

use serde_json::{Value, json};
use wasm_core::domain::{free_seats, rounded_degrees};
use wasm_core::error::Code;

use crate::access::me::{Me, Visitor};
use crate::domain::hangouts::meeting::Meeting;
use crate::domain::hangouts::rides::{number, ride_id, riders_of, seats};
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS};
use crate::schema::query::by;
use crate::store::{Document, Transaction};

/// A carpool, and the hangout it belongs to.
#[derive(Debug)]
pub(crate) struct Pool {
    pub(crate) id: String,
    pub(crate) data: Value,
    pub(crate) version: u64,
    pub(crate) meeting: Meeting,
}

impl Pool {
    /// The carpool, if the caller is in its hangout.
    pub(crate) fn of(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<Self, ApiError> {
        let found = transaction.get(&CARPOOLS, id)?;
        let found = found.ok_or_else(no_such_carpool)?;
        let hangout_id = found.data["hangoutId"].as_str().unwrap_or_default();
        let visitor = visitor(me);
        let meeting = Meeting::seen(transaction, &visitor, hangout_id, None);
        let meeting = meeting.map_err(|_| no_such_carpool())?;
        let member = meeting.member(transaction, &visitor, None)?;
        member.ok_or_else(no_such_carpool)?;
        Ok(Self {
            id: found.id,
            data: (*found.data).clone(),
            version: found.version,
            meeting,
        })
    }

    /// Its destination: the one given when it was opened, else the place of the hangout; `null` without either.
    pub(crate) fn destination(&self) -> Value {
        match &self.data["destination"] {
            Value::Null => place_of(&self.meeting),
            said => said.clone(),
        }
    }

    /// Time to arrive, or to leave on the way back: the one given when it was opened, else the hangout's.
    pub(crate) fn target_time(&self) -> Value {
        match &self.data["targetTime"] {
            Value::Null => time_of(&self.meeting, self.data["direction"] == "back"),
            said => said.clone(),
        }
    }

    /// Refuses changes of a carpool that is to stay as it is.
    pub(crate) fn refuse_locked(&self) -> Result<(), ApiError> {
        self.meeting.refuse_over()?;
        if self.data["status"] == "open" {
            return Ok(());
        }
        let message = "this carpool is locked; ask the host";
        Err(ApiError::new(Code::FailedPrecondition, message).with_reason("locked"))
    }

    pub(crate) fn cars(&self, transaction: &Transaction<'_>) -> Result<Vec<Document>, ApiError> {
        by!(CARPOOL_CARS.carpoolId).all(transaction, [json!(self.id)])
    }

    pub(crate) fn riders(&self, transaction: &Transaction<'_>) -> Result<Vec<Document>, ApiError> {
        by!(CARPOOL_RIDERS.carpoolId).all(transaction, [json!(self.id)])
    }

    pub(crate) fn car(
        &self,
        transaction: &Transaction<'_>,
        id: &str,
    ) -> Result<Document, ApiError> {
        let car = transaction.get(&CARPOOL_CARS, id)?;
        let car = car.filter(|car| car.data["carpoolId"] == self.id);
        car.ok_or_else(no_such_car)
    }

    /// Id of somebody's car or ride.
    pub(crate) fn id_of(&self, uid: &str) -> String {
        ride_id(&self.id, uid)
    }

    /// Copies to cars and riders the fields of the carpool that the rules need, so that they need not look it up.
    pub(crate) fn stamp(&self, data: &mut Value) {
        data["carpoolId"] = json!(self.id);
        data["hangoutId"] = json!(self.meeting.id);
        data["hostId"] = self.meeting.data["hostId"].clone();
    }

    /// Data about it for a notification.
    pub(crate) fn about(&self) -> Value {
        json!({
            "carpoolId": self.id, "hangoutId": self.meeting.id, "title": self.meeting.data["title"],
        })
    }
}

/// Seats of a car that nobody has.
pub(crate) fn free_in(transaction: &Transaction<'_>, car: &Document) -> Result<i64, ApiError> {
    let riders = riders_of(transaction, &car.id)?;
    let (total, companions) = (
        number(&car.data, "seatsTotal"),
        number(&car.data, "companions"),
    );
    Ok(free_seats(total, companions, &seats(&riders, "accepted")))
}

/// The place of a hangout as a point; `null` while it has none.
pub(crate) fn place_of(meeting: &Meeting) -> Value {
    let place = &meeting.data["place"]["place"];
    if !place["lat"].is_number() || !place["lng"].is_number() {
        return Value::Null;
    }
    json!({ "lat": place["lat"], "lng": place["lng"], "label": place["name"] })
}

/// Time when a hangout begins, or ends for the way back; `null` while it has none, and for whole days.
pub(crate) fn time_of(meeting: &Meeting, is_back: bool) -> Value {
    if meeting.data["when"]["allDay"] == true {
        return Value::Null;
    }
    meeting.data["when"][if is_back { "endsAt" } else { "startsAt" }].clone()
}

/// A point to about a kilometre.
pub(crate) fn area(point: &Value) -> Value {
    let rounded = |field: &str| rounded_degrees(point[field].as_f64().unwrap_or(0.0));
    json!({ "lat": rounded("lat"), "lng": rounded("lng") })
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
