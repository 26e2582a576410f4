//! A carpool with its cars and riders inside a transaction.

use serde_json::{Value, json};
use wasm_core::domain::{Seat, free_seats, promoted, rounded_degrees, unseated};
use wasm_core::error::Code;

use crate::clock::iso;
use crate::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS};
use crate::error::ApiError;
use crate::functions::change::{Me, Visitor};
use crate::functions::hangouts::Meeting;
use crate::lookup::all;
use crate::notices::notify;
use crate::store::{Document, Transaction};

/// A carpool, and the hangout it belongs to.
#[derive(Debug)]
pub(super) struct Pool {
    pub(super) id: String,
    pub(super) data: Value,
    pub(super) version: u64,
    pub(super) meeting: Meeting,
}

impl Pool {
    /// The carpool, if the caller is in its hangout.
    pub(super) fn of(transaction: &Transaction<'_>, me: &Me, id: &str) -> Result<Self, ApiError> {
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

    /// Refuses changes of a carpool that is to stay as it is.
    pub(super) fn refuse_locked(&self) -> Result<(), ApiError> {
        self.meeting.refuse_over()?;
        if self.data["status"] == "open" {
            return Ok(());
        }
        let message = "this carpool is locked; ask the host";
        Err(ApiError::new(Code::FailedPrecondition, message).with_reason("locked"))
    }

    pub(super) fn cars(&self, transaction: &Transaction<'_>) -> Result<Vec<Document>, ApiError> {
        all(
            transaction,
            &CARPOOL_CARS,
            "carpoolId",
            vec![json!(self.id)],
        )
    }

    pub(super) fn riders(&self, transaction: &Transaction<'_>) -> Result<Vec<Document>, ApiError> {
        all(
            transaction,
            &CARPOOL_RIDERS,
            "carpoolId",
            vec![json!(self.id)],
        )
    }

    pub(super) fn car(
        &self,
        transaction: &Transaction<'_>,
        id: &str,
    ) -> Result<Document, ApiError> {
        let car = transaction.get(&CARPOOL_CARS, id)?;
        let car = car.filter(|car| car.data["carpoolId"] == self.id);
        car.ok_or_else(|| ApiError::not_found("there is no such car"))
    }

    /// Id of somebody's car or ride.
    pub(super) fn id_of(&self, uid: &str) -> String {
        format!("{}_{uid}", self.id)
    }

    /// What cars and riders keep of the carpool, so that the rules need not look it up.
    pub(super) fn stamp(&self, data: &mut Value) {
        data["carpoolId"] = json!(self.id);
        data["hangoutId"] = json!(self.meeting.id);
        data["hostId"] = self.meeting.data["hostId"].clone();
    }

    /// Makes a car and who is in it agree: whoever has no room any more waits, whoever waits and has room rides, and
    /// those who share the car see each other's points. Answers with the ids of those who lost their seat.
    pub(super) fn settle(
        &self,
        transaction: &mut Transaction<'_>,
        car_id: &str,
        now_ms: i64,
    ) -> Result<Vec<String>, ApiError> {
        let Some(car) = transaction.get(&CARPOOL_CARS, car_id)? else {
            return Ok(Vec::new());
        };
        let riders = riders_of(transaction, car_id)?;
        let moved: Vec<String> = unseated(
            number(&car.data, "seatsTotal"),
            number(&car.data, "companions"),
            &seats(&riders, "accepted"),
        )
        .into_iter()
        .map(str::to_owned)
        .collect();
        for rider in riders.iter().filter(|rider| moved.contains(&rider.id)) {
            self.turn(transaction, rider, "waiting", now_ms)?;
        }
        if moved.is_empty() {
            let room =
                number(&car.data, "seatsTotal").saturating_sub(number(&car.data, "companions"));
            let waiting = seats(&riders, "waiting");
            let seated = promoted(Some(room), &seats(&riders, "accepted"), &waiting);
            for rider in riders.iter().filter(|rider| seated.contains(&&*rider.id)) {
                self.turn(transaction, rider, "accepted", now_ms)?;
            }
        }
        share(transaction, &car)?;
        Ok(moved)
    }

    /// Moves a rider on, and tells them.
    pub(super) fn turn(
        &self,
        transaction: &mut Transaction<'_>,
        rider: &Document,
        status: &str,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        let mut data = (*rider.data).clone();
        data["status"] = json!(status);
        if status == "accepted" {
            data["acceptedAt"] = json!(iso(now_ms));
            data["acceptedNumber"] = json!(next_number(transaction, &data)?);
        }
        if status != "accepted"
            && let Some(fields) = data.as_object_mut()
        {
            for planned in ["pickupOrder", "pickupAt"] {
                fields.shift_remove(planned);
            }
        }
        transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
        let uid = rider.data["userId"].as_str().unwrap_or_default();
        let kind = match status {
            "accepted" => "rideAccepted",
            "declined" => "rideDeclined",
            "waiting" => "rideWaiting",
            _ => "rideLost",
        };
        notify(transaction, uid, kind, &self.about(), now_ms)
    }

    /// What a notification says about it.
    pub(super) fn about(&self) -> Value {
        json!({
            "carpoolId": self.id, "hangoutId": self.meeting.id, "title": self.meeting.data["title"],
        })
    }
}

/// Seats of a car that nobody has.
pub(super) fn free_in(transaction: &Transaction<'_>, car: &Document) -> Result<i64, ApiError> {
    let riders = riders_of(transaction, &car.id)?;
    let (total, companions) = (
        number(&car.data, "seatsTotal"),
        number(&car.data, "companions"),
    );
    Ok(free_seats(total, companions, &seats(&riders, "accepted")))
}

/// Whoever is accepted later has a higher number, also within one millisecond.
fn next_number(transaction: &Transaction<'_>, rider: &Value) -> Result<u64, ApiError> {
    let car_id = rider["carId"].as_str().unwrap_or_default();
    let riders = riders_of(transaction, car_id)?;
    let numbers = riders
        .iter()
        .filter_map(|rider| rider.data["acceptedNumber"].as_u64());
    Ok(numbers.max().unwrap_or(0) + 1)
}

/// Notes on a car and on those who ride in it who may see their exact points.
fn share(transaction: &mut Transaction<'_>, car: &Document) -> Result<(), ApiError> {
    let riders = riders_of(transaction, &car.id)?;
    let aboard: Vec<&str> = riders
        .iter()
        .filter(|rider| rider.data["status"] == "accepted")
        .filter_map(|rider| rider.data["userId"].as_str())
        .collect();
    let mut data = (*car.data).clone();
    data["sharedWith"] = json!(aboard);
    if data != *car.data {
        transaction.put(&CARPOOL_CARS, &car.id, data)?;
    }
    let mut everybody = aboard.clone();
    everybody.extend(car.data["driverId"].as_str());
    for rider in &riders {
        let mut data = (*rider.data).clone();
        let is_aboard = data["status"] == "accepted";
        data["sharedWith"] = if is_aboard {
            json!(everybody)
        } else {
            json!([])
        };
        if data != *rider.data {
            transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
        }
    }
    Ok(())
}

/// Who asked for a car, or has a seat in it.
pub(super) fn riders_of(
    transaction: &Transaction<'_>,
    car_id: &str,
) -> Result<Vec<Document>, ApiError> {
    all(transaction, &CARPOOL_RIDERS, "carId", vec![json!(car_id)])
}

/// Parties of that status, those who were accepted first before the others.
fn seats<'a>(riders: &'a [Document], status: &str) -> Vec<Seat<'a>> {
    let mut found: Vec<&Document> = riders
        .iter()
        .filter(|rider| rider.data["status"] == status)
        .collect();
    found.sort_by_key(|rider| (rider.data["acceptedNumber"].as_u64(), rider.id.as_str()));
    let mut seats = Vec::with_capacity(found.len());
    for rider in found {
        seats.push(Seat {
            id: &rider.id,
            party_size: number(&rider.data, "partySize"),
        });
    }
    seats
}

/// A small number of a record.
pub(super) fn number(data: &Value, field: &str) -> u32 {
    let number = data[field].as_u64().unwrap_or(0);
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A point to about a kilometre.
pub(super) fn area(point: &Value) -> Value {
    let rounded = |field: &str| rounded_degrees(point[field].as_f64().unwrap_or(0.0));
    json!({ "lat": rounded("lat"), "lng": rounded("lng") })
}

pub(super) fn visitor(me: &Me) -> Visitor {
    Visitor {
        me: Some(me.clone()),
        now_ms: me.now_ms,
    }
}

/// A car has no seat for so many.
pub(super) fn no_seat(free: i64) -> ApiError {
    let message = "this car has not so many seats free";
    ApiError::new(Code::ResourceExhausted, message)
        .with_reason("noSeat")
        .with_detail("free", json!(free.max(0)))
}

/// There is no such carpool, or the caller may not know that there is.
pub(super) fn no_such_carpool() -> ApiError {
    ApiError::not_found("there is no such carpool")
}
