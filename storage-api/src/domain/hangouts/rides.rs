//! Seats of the cars in carpools: who rides, who waits, and who sees whose exact points. Functions, separations and
//! erasure all end in [`settle_car`], so that no path leaves more people in a car than it has seats.

use serde_json::{Value, json};
use wasm_core::domain::{Seat, free_seats, promoted, unseated};

use crate::clock::iso;
use crate::domain::friendships::is_blocked_between;
use crate::domain::notifications::notify;
use crate::error::ApiError;
use crate::schema::collections::{CARPOOL_CARS, CARPOOL_RIDERS, CARPOOLS, HANGOUTS};
use crate::schema::query::{By, by};
use crate::store::{Document, Transaction};

/// Fields of a ride that a driver's plan fills.
const PLANNED: [&str; 2] = ["pickupOrder", "pickupAt"];

/// Indexes of what belongs to a carpool.
pub(crate) const IN_CARPOOL: [By<1>; 2] =
    [by!(CARPOOL_CARS.carpoolId), by!(CARPOOL_RIDERS.carpoolId)];

/// Makes a car and who is in it agree: whoever has no room any more waits, whoever waits and has room rides, and those
/// who share the car see each other's points. Answers with the ids of those who lost their seat.
pub(crate) fn settle_car(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<Vec<String>, ApiError> {
    let Some(car) = transaction.get(&CARPOOL_CARS, car_id)? else {
        return Ok(Vec::new());
    };
    let (total, companions) = (
        number(&car.data, "seatsTotal"),
        number(&car.data, "companions"),
    );
    let riders = riders_of(transaction, car_id)?;
    let moved = unseated(total, companions, &seats(&riders, "accepted"));
    let moved: Vec<String> = moved.into_iter().map(str::to_owned).collect();
    for rider in riders.iter().filter(|rider| moved.contains(&rider.id)) {
        turn(transaction, rider, "waiting", now_ms)?;
    }
    if moved.is_empty() {
        let room = total.saturating_sub(companions);
        let waiting = seats(&riders, "waiting");
        let seated = promoted(Some(room), &seats(&riders, "accepted"), &waiting);
        for rider in riders.iter().filter(|rider| seated.contains(&&*rider.id)) {
            turn(transaction, rider, "accepted", now_ms)?;
        }
    }
    share_points(transaction, car_id)?;
    note_free_seats(transaction, car_id, now_ms)?;
    Ok(moved)
}

/// Notes on a car how many seats nobody has, and tells those who look for one when there are more than before.
fn note_free_seats(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    let Some(car) = transaction.get(&CARPOOL_CARS, car_id)? else {
        return Ok(());
    };
    let (total, companions) = (
        number(&car.data, "seatsTotal"),
        number(&car.data, "companions"),
    );
    let riders = riders_of(transaction, car_id)?;
    let free = free_seats(total, companions, &seats(&riders, "accepted"));
    let free = u32::try_from(free).unwrap_or(0);
    let before = number(&car.data, "freeSeats");
    if car.data["freeSeats"] == free {
        return Ok(());
    }
    let mut data = (*car.data).clone();
    data["freeSeats"] = json!(free);
    transaction.put(&CARPOOL_CARS, car_id, data)?;
    if free > before && is_open(transaction, &car.data)? {
        tell_of_free_seats(transaction, &car, (before, free), now_ms)?;
    }
    Ok(())
}

/// Tells everybody in a carpool who needs a seat that a car has one, if they fit into it now and did not before. Whom
/// its driver has declined is not told, nor who blocks the driver or is blocked.
fn tell_of_free_seats(
    transaction: &mut Transaction<'_>,
    car: &Document,
    (before, free): (u32, u32),
    now_ms: i64,
) -> Result<(), ApiError> {
    let driver = car.data["driverId"].as_str().unwrap_or_default();
    let mut about = about(transaction, &car.data)?;
    about["from"] = json!(driver);
    about["name"] = car.data["name"].clone();
    let of_carpool = [car.data["carpoolId"].clone()];
    for rider in by!(CARPOOL_RIDERS.carpoolId).all(transaction, of_carpool)? {
        let party_size = number(&rider.data, "partySize");
        let needs_seat = match rider.data["status"].as_str() {
            Some("looking") => true,
            // Who waits for a seat in this car has it first.
            Some("declined" | "waiting") => rider.data["carId"] != car.id,
            _ => false,
        };
        let uid = rider.data["userId"].as_str().unwrap_or_default();
        if needs_seat
            && (before < party_size && party_size <= free)
            && !is_blocked_between(transaction, driver, uid)?
        {
            notify(transaction, uid, "rideSeatOpen", &about, now_ms)?;
        }
    }
    Ok(())
}

/// Tells whether seats are still given in the carpool of a car.
fn is_open(transaction: &Transaction<'_>, car: &Value) -> Result<bool, ApiError> {
    let carpool_id = car["carpoolId"].as_str().unwrap_or_default();
    let carpool = transaction.get(&CARPOOLS, carpool_id)?;
    let is_open = carpool.is_some_and(|carpool| carpool.data["status"] == "open");
    Ok(is_open && !is_over(transaction, car)?)
}

/// Moves a ride on, and tells its rider.
pub(crate) fn turn(
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
    } else {
        remove_fields(&mut data, &PLANNED);
    }
    transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
    let uid = rider.data["userId"].as_str().unwrap_or_default();
    let kind = match status {
        "accepted" => "rideAccepted",
        "declined" => "rideDeclined",
        "waiting" => "rideWaiting",
        _ => "rideLost",
    };
    let about = about(transaction, &rider.data)?;
    notify(transaction, uid, kind, &about, now_ms)
}

/// Takes a car away; those who had a seat in it, or asked for one, look for another.
pub(crate) fn withdraw_car(
    transaction: &mut Transaction<'_>,
    car_id: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for rider in riders_of(transaction, car_id)? {
        unseat(transaction, &rider, now_ms)?;
    }
    Ok(transaction.delete(&CARPOOL_CARS, car_id)?)
}

/// Tells a driver that somebody gave up the seat they had in their car; nobody where there was none.
pub(crate) fn tell_driver_of_leaving(
    transaction: &mut Transaction<'_>,
    ride: &Value,
    now_ms: i64,
) -> Result<(), ApiError> {
    let car_id = ride["carId"].as_str().unwrap_or_default();
    if ride["status"] != "accepted" || is_over(transaction, ride)? {
        return Ok(());
    }
    let Some(car) = transaction.get(&CARPOOL_CARS, car_id)? else {
        return Ok(());
    };
    let driver = car.data["driverId"].as_str().unwrap_or_default();
    let rider = ride["userId"].as_str().unwrap_or_default();
    if is_blocked_between(transaction, driver, rider)? {
        return Ok(());
    }
    let mut about = about(transaction, ride)?;
    about["from"] = json!(rider);
    about["name"] = ride["name"].clone();
    notify(transaction, driver, "rideLeft", &about, now_ms)
}

/// Deletes a ride; its seat goes to whoever waits.
pub(crate) fn withdraw_ride(
    transaction: &mut Transaction<'_>,
    rider: &Document,
    now_ms: i64,
) -> Result<(), ApiError> {
    transaction.delete(&CARPOOL_RIDERS, &rider.id)?;
    if let Some(car_id) = rider.data["carId"].as_str() {
        settle_car(transaction, car_id, now_ms)?;
    }
    Ok(())
}

/// Gives up the cars and seats of somebody who does not come after all. Their request stays, for them to ask again.
pub(crate) fn give_up_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let own = ride_id(&pool.id, uid);
        withdraw_car(transaction, &own, now_ms)?;
        if let Some(ride) = transaction.get(&CARPOOL_RIDERS, &own)? {
            give_up_seat(transaction, &ride, now_ms)?;
        }
    }
    Ok(())
}

/// Ends somebody's own ride, and tells its driver.
pub(crate) fn give_up_seat(
    transaction: &mut Transaction<'_>,
    ride: &Document,
    now_ms: i64,
) -> Result<(), ApiError> {
    tell_driver_of_leaving(transaction, &ride.data, now_ms)?;
    let mut data = (*ride.data).clone();
    data["status"] = json!("cancelled");
    data["sharedWith"] = json!([]);
    remove_fields(&mut data, &PLANNED);
    transaction.put(&CARPOOL_RIDERS, &ride.id, data)?;
    if let Some(car_id) = ride.data["carId"].as_str() {
        settle_car(transaction, car_id, now_ms)?;
    }
    Ok(())
}

/// Takes a person's cars and rides out of every carpool of a hangout.
pub(crate) fn leave_cars(
    transaction: &mut Transaction<'_>,
    hangout_id: &str,
    uid: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for pool in by!(CARPOOLS.hangoutId).all(transaction, [json!(hangout_id)])? {
        let own = ride_id(&pool.id, uid);
        withdraw_car(transaction, &own, now_ms)?;
        if let Some(ride) = transaction.get(&CARPOOL_RIDERS, &own)? {
            tell_driver_of_leaving(transaction, &ride.data, now_ms)?;
            withdraw_ride(transaction, &ride, now_ms)?;
        }
    }
    Ok(())
}

/// Ends the rides of a person in the cars of another. A hangout that is over keeps the ride, without its exact points.
pub(crate) fn end_rides(
    transaction: &mut Transaction<'_>,
    driver: &str,
    rider: &str,
    now_ms: i64,
) -> Result<(), ApiError> {
    for ride in by!(CARPOOL_RIDERS.userId).all(transaction, [json!(rider)])? {
        let Some(car_id) = ride.data["carId"].as_str() else {
            continue;
        };
        let car = transaction.get(&CARPOOL_CARS, car_id)?;
        let Some(car) = car.filter(|car| car.data["driverId"] == driver) else {
            continue;
        };
        if is_over(transaction, &ride.data)? {
            hide_points(transaction, &car, &ride)?;
        } else {
            unseat(transaction, &ride, now_ms)?;
            settle_car(transaction, car_id, now_ms)?;
        }
    }
    Ok(())
}

/// Shares points anew in the cars of others that a person rides in: people who block each other see none.
pub(crate) fn share_points_with_riders_of(
    transaction: &mut Transaction<'_>,
    uid: &str,
) -> Result<(), ApiError> {
    for ride in by!(CARPOOL_RIDERS.userId).all(transaction, [json!(uid)])? {
        if let Some(car_id) = ride.data["carId"].as_str() {
            share_points(transaction, car_id)?;
        }
    }
    Ok(())
}

/// Id of somebody's car or ride in a carpool.
pub(crate) fn ride_id(carpool_id: &str, uid: &str) -> String {
    format!("{carpool_id}_{uid}")
}

/// Everybody who asked for a car, or has a seat in it.
pub(crate) fn riders_of(
    transaction: &Transaction<'_>,
    car_id: &str,
) -> Result<Vec<Document>, ApiError> {
    by!(CARPOOL_RIDERS.carId).all(transaction, [json!(car_id)])
}

/// Parties of that status, those who were accepted first before the others.
pub(crate) fn seats<'a>(riders: &'a [Document], status: &str) -> Vec<Seat<'a>> {
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
pub(crate) fn number(data: &Value, field: &str) -> u32 {
    let number = data[field].as_u64().unwrap_or(0);
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Subject of a notification about a car or a ride.
pub(super) fn about(transaction: &Transaction<'_>, ride: &Value) -> Result<Value, ApiError> {
    let hangout_id = ride["hangoutId"].as_str().unwrap_or_default();
    let hangout = transaction.get(&HANGOUTS, hangout_id)?;
    let title = hangout.map_or(Value::Null, |hangout| hangout.data["title"].clone());
    Ok(json!({ "carpoolId": ride["carpoolId"], "hangoutId": hangout_id, "title": title }))
}

/// Returns `true` if the hangout of a ride already took place, or was cancelled.
fn is_over(transaction: &Transaction<'_>, ride: &Value) -> Result<bool, ApiError> {
    let hangout_id = ride["hangoutId"].as_str().unwrap_or_default();
    let hangout = transaction.get(&HANGOUTS, hangout_id)?;
    Ok(hangout.is_none_or(|hangout| {
        matches!(hangout.data["status"].as_str(), Some("done" | "cancelled"))
    }))
}

/// Takes a rider out of their car; who had a seat, or asked for one, looks for another and is told.
fn unseat(
    transaction: &mut Transaction<'_>,
    rider: &Document,
    now_ms: i64,
) -> Result<(), ApiError> {
    let status = rider.data["status"].as_str();
    if matches!(status, Some("accepted" | "waiting" | "requested")) {
        turn(transaction, rider, "looking", now_ms)?;
    }
    let Some(rider) = transaction.get(&CARPOOL_RIDERS, &rider.id)? else {
        return Ok(());
    };
    let mut data = (*rider.data).clone();
    data["sharedWith"] = json!([]);
    remove_fields(&mut data, &["carId"]);
    transaction.put(&CARPOOL_RIDERS, &rider.id, data)?;
    Ok(())
}

/// Hides the exact points of a driver and one of their riders from each other.
fn hide_points(
    transaction: &mut Transaction<'_>,
    car: &Document,
    ride: &Document,
) -> Result<(), ApiError> {
    let (driver, rider) = (&car.data["driverId"], &ride.data["userId"]);
    for (collection, document, hidden_from) in
        [(&CARPOOL_CARS, car, rider), (&CARPOOL_RIDERS, ride, driver)]
    {
        let mut data = (*document.data).clone();
        if let Some(people) = data["sharedWith"].as_array_mut() {
            people.retain(|person| person != hidden_from);
        }
        transaction.put(collection, &document.id, data)?;
    }
    Ok(())
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

/// Notes on a car and on those who ride in it who may see their exact points: everybody aboard, except people who block
/// each other.
fn share_points(transaction: &mut Transaction<'_>, car_id: &str) -> Result<(), ApiError> {
    let Some(car) = transaction.get(&CARPOOL_CARS, car_id)? else {
        return Ok(());
    };
    let riders = riders_of(transaction, car_id)?;
    let aboard = riders
        .iter()
        .filter(|rider| rider.data["status"] == "accepted");
    let aboard: Vec<&str> = aboard
        .filter_map(|rider| rider.data["userId"].as_str())
        .collect();
    let driver = car.data["driverId"].as_str().unwrap_or_default();
    let seen_by = visible_to(transaction, driver, aboard.iter().copied())?;
    put_shared_with(transaction, &CARPOOL_CARS, &car, &seen_by)?;
    for rider in &riders {
        let uid = rider.data["userId"].as_str().unwrap_or_default();
        let seen_by = if rider.data["status"] == "accepted" {
            let everybody = aboard.iter().copied().chain([driver]);
            visible_to(transaction, uid, everybody)?
        } else {
            Vec::new()
        };
        put_shared_with(transaction, &CARPOOL_RIDERS, rider, &seen_by)?;
    }
    Ok(())
}

/// Those of some people who neither block a person nor are blocked by them.
fn visible_to<'a>(
    transaction: &Transaction<'_>,
    uid: &str,
    people: impl Iterator<Item = &'a str>,
) -> Result<Vec<&'a str>, ApiError> {
    let mut visible = Vec::new();
    for person in people {
        if !is_blocked_between(transaction, uid, person)? {
            visible.push(person);
        }
    }
    Ok(visible)
}

fn put_shared_with(
    transaction: &mut Transaction<'_>,
    collection: &'static crate::store::Collection,
    document: &Document,
    people: &[&str],
) -> Result<(), ApiError> {
    let mut data = (*document.data).clone();
    data["sharedWith"] = json!(people);
    if data != *document.data {
        transaction.put(collection, &document.id, data)?;
    }
    Ok(())
}

fn remove_fields(data: &mut Value, names: &[&str]) {
    if let Some(fields) = data.as_object_mut() {
        fields.retain(|name, _| !names.contains(&name.as_str()));
    }
}
