//! Validation of cars, parties and options.

use super::{Car, CarpoolOptions, Party};
use crate::plan::error::{PlanError, amount, counted, moment};
use crate::plan::travel::TravelMatrix;

const CARS_MAX: usize = 200;
const PARTIES_MAX: usize = 500;
const SEATS_MAX: usize = 100;

pub(super) fn check(
    matrix: &TravelMatrix,
    cars: &[Car],
    parties: &[Party],
    options: &CarpoolOptions,
) -> Result<(), PlanError> {
    counted("cars", cars.len(), CARS_MAX)?;
    counted("parties", parties.len(), PARTIES_MAX)?;
    if matrix.count() != cars.len() + parties.len() + 1 {
        return Err(PlanError::field(
            "matrix",
            "must have a row and a column for each car, each party and the destination",
        ));
    }
    for (at, own) in cars.iter().enumerate() {
        check_car(own, at)?;
    }
    for (at, own) in parties.iter().enumerate() {
        seats(own.size, || format!("parties[{at}].size"))?;
        limit(own.earliest_min, || format!("parties[{at}].earliestMin"))?;
        limit(own.latest_min, || format!("parties[{at}].latestMin"))?;
    }
    limit(options.arrive_by_min, || "arriveByMin".into())?;
    amount(options.stability_min, || "stabilityMin".into())?;
    let is_car = |car: &Option<usize>| car.is_none_or(|car| car < cars.len());
    if options.previous.len() > parties.len() || !options.previous.iter().all(is_car) {
        return Err(PlanError::field(
            "previous",
            "must be the index of a car, or none, for each party",
        ));
    }
    if !(0.0..=1_000.0).contains(&options.effort) {
        return Err(PlanError::field(
            "effort",
            "must be a number from 0 to 1000",
        ));
    }
    Ok(())
}

fn check_car(own: &Car, at: usize) -> Result<(), PlanError> {
    seats(own.seats_total, || format!("cars[{at}].seatsTotal"))?;
    if own.companions > own.seats_total {
        return Err(PlanError::field(
            format!("cars[{at}].companions"),
            "must not be more than seatsTotal",
        ));
    }
    moment(own.leave_min, || format!("cars[{at}].leaveMin"))?;
    amount(own.max_detour_min, || format!("cars[{at}].maxDetourMin"))?;
    Ok(())
}

fn seats(count: usize, field: impl FnOnce() -> String) -> Result<(), PlanError> {
    if (1..=SEATS_MAX).contains(&count) {
        return Ok(());
    }
    Err(PlanError::field(field(), "must be a number from 1 to 100"))
}

/// A moment, or infinite for none.
fn limit(number: f64, field: impl FnOnce() -> String) -> Result<(), PlanError> {
    if number.is_infinite() {
        return Ok(());
    }
    moment(number, field).map(|_| ())
}
