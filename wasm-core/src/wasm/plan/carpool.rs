//! Carpool planning at the JavaScript face.

use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use super::super::json;
use super::travel::matrix;
use crate::plan::{self, Car, CarpoolOptions, Direction, Mode, Party};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Somebody who drives. */
export interface CarpoolCar {
  /** Degrees east of where it starts (on the way back: ends); needed without a matrix. */
  lng?: number;
  /** Degrees north of it; needed without a matrix. */
  lat?: number;
  /** Seats beside the driver's: 1 to 100. */
  seatsTotal: number;
  /** Number of them that are already taken. Default 0. */
  companions?: number;
  /** Time of departure, in minutes on the plan's clock. Default 0. */
  leaveMin?: number;
  /** Most minutes that stops, waiting included, may add to its direct way: the fairness bound. Default 30. */
  maxDetourMin?: number;
}

/** People who ride together or not at all. */
export interface CarpoolParty {
  /** Degrees east of where they are picked up (on the way back: dropped); needed without a matrix. */
  lng?: number;
  /** Degrees north of it; needed without a matrix. */
  lat?: number;
  /** Number of people in the party: 1 to 100. Default 1. */
  size?: number;
  /** Earliest they can be picked up; a car waits for them. Default: any time. */
  earliestMin?: number;
  /** Latest they can be picked up. Default: any time. */
  latestMin?: number;
}

/** Cars, parties and their destination. */
export interface CarpoolQuestion {
  /** 1 to 200 cars. */
  cars: readonly CarpoolCar[];
  /** 1 to 500 parties. */
  parties: readonly CarpoolParty[];
  /** Destination of all (on the way back: their start); needed without a matrix. */
  destination?: { lng: number; lat: number };
}

export interface CarpoolOptions {
  /** Direction of the plan. Default `"there"`. */
  direction?: "there" | "back";
  /** Every car must be at its end by then. Default: any time. */
  arriveByMin?: number;
  /** The car of each party in a plan that people know already, `null` for none. */
  previous?: readonly (number | null)[];
  /** Minutes of detour it is worth that one person stays in their car. Default a million: as few as possible are moved. */
  stabilityMin?: number;
  /** Means of travel of cars. Default `"car"`. */
  mode?: TravelMode;
  /** Ways between the cars, then the parties, then the destination, instead of estimates. */
  matrix?: TravelMatrix;
  /**
   * Effort of the search where the best cannot be proven: 1 takes some dozens of milliseconds, 10 ten times as long.
   * Default 1.
   */
  effort?: number;
  /** Seed of the random numbers; the same question with the same seed has the same answer. Default 0. */
  seed?: number;
}

/** Route of one car. */
export interface CarRide {
  /** The stops in order; none where it drives directly. */
  pickups: { party: number; arriveMin: number; leaveMin: number }[];
  /** People picked up. */
  people: number;
  /** Seats that are still free. */
  freeSeats: number;
  leaveMin: number;
  arriveMin: number;
  /** Minutes of its direct way. */
  directMin: number;
  /** Minutes that the stops add. */
  detourMin: number;
  lengthKm: number;
}

/** Sums of a plan. */
export interface CarpoolSums {
  /** People with a seat. */
  carried: number;
  /** Minutes that all cars drive and wait, direct ways included. */
  driveMin: number;
  detourMin: number;
  worstDetourMin: number;
  /** People who had a seat in the previous plan and now have another or none. */
  moved: number;
}

/**
 * Reason why a party has no seat: it is larger than any car's free seats; every such car is too far away; none can be
 * there in time; none has a seat left; or those with seats left would drive too far with the others.
 */
export type WhyUnassigned = "party-too-large" | "too-far" | "wrong-time" | "no-seat" | "too-much-detour";

export interface CarpoolPlan {
  /** Route of each car, in the order given. */
  rides: CarRide[];
  /** Parties without a seat, each with the reason. */
  unassigned: { party: number; reason: WhyUnassigned }[];
  /** `true` if no other plan is better; proven for up to 10 parties. */
  isExact: boolean;
  /** `true` if the ways are straight lines stretched, not roads. */
  isEstimate: boolean;
  sums: CarpoolSums;
  /** Sums if everybody in turn took the nearest car with room. */
  nearestCar: CarpoolSums;
}
"#;

/// Plans a carpool: most people, then the least detour, each person moved from a previous plan counted as
/// `stabilityMin` minutes. No car is overfull or beyond its bound; proven up to 10 parties; beyond, never worse than
/// everybody in turn to the nearest car.
///
/// @throws an `Error` with code `invalid-argument` that names what is wrong
#[wasm_bindgen(js_name = planCarpool, unchecked_return_type = "CarpoolPlan")]
pub fn plan_carpool(
    #[wasm_bindgen(unchecked_param_type = "CarpoolQuestion")] question: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CarpoolOptions")] options: &JsValue,
) -> Fallible<JsValue> {
    let (question, options) = (Given::new("question", question), Given::options(options));
    let cars = question.required("cars")?.items()?;
    let parties = question.required("parties")?.items()?;
    let points = || {
        let destination = question.required("destination")?;
        let all = cars.iter().chain(&parties).chain([&destination]);
        all.map(Given::lng_lat).collect()
    };
    let matrix = matrix(&options, Mode::Car, cars.len() + parties.len() + 1, points)?;
    let cars: Fallible<Vec<Car>> = cars.iter().map(car).collect();
    let parties: Fallible<Vec<Party>> = parties.iter().map(party).collect();
    let options = read_options(&options)?;
    json::write(&plan::plan_carpool(&matrix, &cars?, &parties?, &options)?)
}

fn car(given: &Given) -> Fallible<Car> {
    let default = Car::default();
    Ok(Car {
        seats_total: given.required("seatsTotal")?.whole_or(0)? as usize,
        companions: given.field("companions")?.whole_or(0)? as usize,
        leave_min: given.field("leaveMin")?.number_or(default.leave_min)?,
        max_detour_min: given
            .field("maxDetourMin")?
            .number_or(default.max_detour_min)?,
    })
}

fn party(given: &Given) -> Fallible<Party> {
    let default = Party::default();
    Ok(Party {
        size: given.field("size")?.whole_or(1)? as usize,
        earliest_min: given
            .field("earliestMin")?
            .number_or(default.earliest_min)?,
        latest_min: given.field("latestMin")?.number_or(default.latest_min)?,
    })
}

fn read_options(given: &Given) -> Fallible<CarpoolOptions> {
    let default = CarpoolOptions::default();
    let direction = given.field("direction")?;
    let previous = given.field("previous")?;
    let previous = if previous.is_missing() {
        Vec::new()
    } else {
        previous.items()?
    };
    let number = |name: &str, default: f64| given.field(name)?.number_or(default);
    Ok(CarpoolOptions {
        direction: match direction.text()?.as_deref() {
            None | Some("there") => Direction::There,
            Some("back") => Direction::Back,
            Some(_) => return Err(direction.must("be 'there' or 'back'")),
        },
        arrive_by_min: number("arriveByMin", default.arrive_by_min)?,
        previous: previous.iter().map(Given::index).collect::<Fallible<_>>()?,
        stability_min: number("stabilityMin", default.stability_min)?,
        effort: number("effort", default.effort)?,
        seed: given.field("seed")?.whole_or(default.seed)?,
    })
}
