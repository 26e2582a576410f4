//! Carpools: who drives, who rides, and which seats are free. Exact points are for those who share a car; everybody else
//! sees the area.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::hangout::Seat;
use super::timestamp::Timestamp;
use super::{
    CAR_COMPANIONS_MAX, CAR_DETOUR_MOST_MIN, CAR_NOTE_MAX, CAR_SEATS_MAX, ID_MAX, PLACE_NAME_MAX,
    RIDE_PARTY_MAX, RIDE_PHONE_MAX, Record,
};

/// Direction of a carpool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum CarpoolDirection {
    /// To the hangout.
    There,
    /// Home again.
    Back,
}

impl CarpoolDirection {
    /// Id of the carpool of a hangout in this direction.
    pub fn carpool_id(self, hangout_id: &str) -> String {
        let word = match self {
            Self::There => "there",
            Self::Back => "back",
        };
        format!("{hangout_id}_{word}")
    }
}

/// State of a carpool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum CarpoolStatus {
    /// Cars and rides are offered and asked for.
    Open,
    /// It stays as it is.
    Locked,
    /// They have driven.
    Done,
}

/// A point, and what to call it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RidePoint {
    /// Latitude in degrees.
    pub lat: f64,
    /// Longitude in degrees.
    pub lng: f64,
    /// Label, at most 200 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub other: BTreeMap<String, Value>,
}

impl RidePoint {
    /// The point to about a kilometre, without its label.
    #[must_use]
    pub fn area(&self) -> Self {
        Self {
            lat: rounded_degrees(self.lat),
            lng: rounded_degrees(self.lng),
            label: None,
            other: BTreeMap::new(),
        }
    }
}

/// Cars to a hangout, or home from it, under `{hangoutId}_{direction}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Carpool {
    /// The hangout.
    pub hangout_id: String,
    /// Direction of the carpool.
    pub direction: CarpoolDirection,
    /// There: when to arrive. Back: when to leave.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target_time: Option<Timestamp>,
    /// Place of the hangout.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub destination: Option<RidePoint>,
    /// State of the carpool.
    pub status: CarpoolStatus,
    /// Host of the hangout, whom the rules ask for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub host_id: String,
    /// Moment when it was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// A car of a carpool, under `{carpoolId}_{driverId}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CarOffer {
    /// The carpool.
    pub carpool_id: String,
    /// The hangout.
    pub hangout_id: String,
    /// Driver of the car.
    pub driver_id: String,
    /// Name of the driver.
    pub name: String,
    /// Seats beside the driver's, 1–50.
    pub seats_total: u32,
    /// Number of them that are taken by people who come along anyway.
    pub companions: u32,
    /// Place where it starts, or ends on the way back; for the driver and those who ride along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<RidePoint>,
    /// The same to about a kilometre; for everybody in the hangout.
    pub area: RidePoint,
    /// Number to call the driver, at most 40 characters; for the driver and who rides along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
    /// Seats that nobody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_seats: Option<u32>,
    /// Moment of departure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave_at: Option<Timestamp>,
    /// Most minutes that picking others up may take.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_detour_min: Option<u32>,
    /// Anything to know, at most 500 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// `childSeat`, `luggage`, `pets`, `noSmoke`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tags: Option<Vec<String>>,
    /// Host of the hangout, whom the rules ask for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub host_id: String,
    /// Moment when it was offered first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub at: Option<Timestamp>,
    /// Ids of those who see the exact point and the phone number.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub shared_with: Vec<String>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// State of somebody's ride.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum RideStatus {
    /// Looking for any car.
    Looking,
    /// A driver was asked.
    Requested,
    /// There is a seat.
    Accepted,
    /// The driver said no.
    Declined,
    /// They do not ride.
    Cancelled,
    /// There was a seat, and will be if one gets free.
    Waiting,
}

/// People who ride together, under `{carpoolId}_{userId}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct CarpoolRider {
    /// The carpool.
    pub carpool_id: String,
    /// The hangout.
    pub hangout_id: String,
    /// Person who asks.
    pub user_id: String,
    /// Name of the person.
    pub name: String,
    /// Number of people in the party, 1–20.
    pub party_size: u32,
    /// Place to pick them up, or to drop them off; for themselves, their driver and those who ride along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pickup: Option<RidePoint>,
    /// The same to about a kilometre; for everybody in the hangout.
    pub area: RidePoint,
    /// Number to call them, at most 40 characters; for themselves, their driver and who rides along.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phone: Option<String>,
    /// Earliest they can be picked up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earliest: Option<Timestamp>,
    /// Latest they can be picked up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latest: Option<Timestamp>,
    /// The car they asked for, or have a seat in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub car_id: Option<String>,
    /// State of the ride.
    pub status: RideStatus,
    /// Their place among the pick-ups, from 0, in a plan that was applied; for who shares the car.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pickup_order: Option<u32>,
    /// Moment when they are picked up, in a plan that was applied; for those who share the car.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pickup_at: Option<Timestamp>,
    /// `true` if a plan that a host applied asks for the seat, and not the rider.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<bool>,
    /// Host of the hangout, whom the rules ask for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub host_id: String,
    /// Moment when it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub at: Option<Timestamp>,
    /// Ids of those who see the exact point and the phone number.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub shared_with: Vec<String>,
    /// Moment when a driver accepted them last.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub accepted_at: Option<Timestamp>,
    /// Their number among those the car accepted: whoever was accepted later has a higher one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub accepted_number: Option<u64>,
    /// Moment when they said that they were driven.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub confirmed_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

impl CarOffer {
    /// Seats that nobody has beside these riders; below zero where the car was made smaller than the parties in it.
    pub fn seats_left(&self, accepted: &[Seat<'_>]) -> i64 {
        free_seats(self.seats_total, self.companions, accepted)
    }
}

/// Lists the faults of a car; empty if there are none.
pub fn validate_car(car: &Value) -> Vec<FieldError> {
    Check::object("", car, |check, record| {
        check.required(record, "seatsTotal");
        check.whole(record, "seatsTotal", 1, CAR_SEATS_MAX);
        check.whole(record, "companions", 0, CAR_COMPANIONS_MAX);
        let number = |name: &str| record.get(name).and_then(Value::as_i64);
        if number("companions").unwrap_or(0) > number("seatsTotal").unwrap_or(i64::MAX) {
            check.fail_at("companions", "must not be more than the seats");
        }
        check_point(check, record, "origin");
        check.text(record, "phone", 0, RIDE_PHONE_MAX);
        check.timestamp(record, "leaveAt");
        check.whole(record, "maxDetourMin", 0, CAR_DETOUR_MOST_MIN);
        check.prose(record, "note", 0, CAR_NOTE_MAX);
        check.list(record, "tags", (4, "tags"), |check, tag| {
            let known = ["childSeat", "luggage", "pets", "noSmoke"];
            if !tag.as_str().is_some_and(|tag| known.contains(&tag)) {
                check.fail(format!("must be one of {}", known.join(", ")));
            }
        });
    })
}

/// Lists the faults of somebody who wants to ride; empty if there are none.
pub fn validate_rider(rider: &Value) -> Vec<FieldError> {
    Check::object("", rider, |check, record| {
        check.whole(record, "partySize", 1, RIDE_PARTY_MAX);
        check_point(check, record, "pickup");
        check.text(record, "phone", 0, RIDE_PHONE_MAX);
        check.timestamp(record, "earliest");
        check.timestamp(record, "latest");
        check.text(record, "carId", 1, ID_MAX);
        let moment = |name: &str| {
            record
                .get(name)
                .and_then(|value| Timestamp::from_json(value).ok())
        };
        if let (Some(earliest), Some(latest)) = (moment("earliest"), moment("latest"))
            && latest < earliest
        {
            check.fail_at("latest", "must not be before the earliest");
        }
    })
}

fn check_point(check: &mut Check, record: &Record, name: &str) {
    check.required(record, name);
    check.part(record, name, |check, point| {
        check.required(point, "lat");
        check.number(point, "lat", -90, 90);
        check.required(point, "lng");
        check.number(point, "lng", -180, 180);
        check.text(point, "label", 0, PLACE_NAME_MAX);
    });
}

/// Seats that nobody has; below zero where the car was made smaller than the parties in it.
pub fn free_seats(seats_total: u32, companions: u32, accepted: &[Seat<'_>]) -> i64 {
    let taken: i64 = accepted.iter().map(|seat| i64::from(seat.party_size)).sum();
    i64::from(seats_total) - i64::from(companions) - taken
}

/// Ids of those who lose their seat in a car that is too small by now: the last accepted first, until the others fit.
/// `accepted` is in the order in which they were. O(accepted).
///
/// ```
/// use wasm_core::domain::{Seat, unseated};
///
/// let seat = |id, party_size| Seat { id, party_size };
/// let accepted = [seat("ada", 1), seat("bob", 2), seat("eve", 1)];
/// assert_eq!(unseated(2, 0, &accepted), ["eve", "bob"]);
/// ```
pub fn unseated<'a>(seats_total: u32, companions: u32, accepted: &[Seat<'a>]) -> Vec<&'a str> {
    let mut left = accepted.to_vec();
    let mut moved = Vec::new();
    while free_seats(seats_total, companions, &left) < 0 {
        match left.pop() {
            Some(seat) => moved.push(seat.id),
            None => break,
        }
    }
    moved
}

/// A coordinate to about a kilometre, so that it does not lead to anybody's door.
pub fn rounded_degrees(degrees: f64) -> f64 {
    (degrees * 100.0).round() / 100.0
}
