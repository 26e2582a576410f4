//! The best order of stops at the JavaScript face.

use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use super::super::json;
use super::travel::{hours, matrix};
use crate::plan::{self, Mode, PlanError, RouteOptions, Shape, Stop};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Something to visit. */
export interface RouteStop {
  /** Degrees east; needed without a matrix. */
  lng?: number;
  /** Degrees north; needed without a matrix. */
  lat?: number;
  /** Minutes one stays. Default 0. */
  stayMin?: number;
  /** Times at which it can be visited: the visit begins and ends within one of these. Default: always. */
  open?: readonly Opening[];
  /** `true` if it keeps its place in the order. */
  locked?: boolean;
  /** A place in the order, from 0, that it is locked to. */
  position?: number;
}

export interface RouteOptions {
  /** Means of travel. Default `"walk"`. */
  mode?: TravelMode;
  /** Ways between the stops, instead of estimates. */
  matrix?: TravelMatrix;
  /** `true` if it ends where it began, at the first stop given. */
  roundTrip?: boolean;
  /** `true` if the first stop stays the first. */
  fixFirst?: boolean;
  /** `true` if the last stop stays the last. */
  fixLast?: boolean;
  /** Time of the start, on the clock of the opening hours. Default 0. */
  startMin?: number;
  /**
   * Effort of the search where the best cannot be proven: 1 takes some milliseconds, 10 ten times as long. Default 1.
   */
  effort?: number;
  /** Seed of the random numbers; the same question with the same seed has the same answer. Default 0. */
  seed?: number;
}

/** An order beside the one that was given. */
export interface RoutePlan {
  /** Indexes of the stops in the order to visit them. */
  order: number[];
  /** `true` if no other order is better; proven for up to 16 stops that may move, 13 with opening hours. */
  isExact: boolean;
  /** `true` if the ways are straight lines stretched, not roads. */
  isEstimate: boolean;
  before: PlannedSchedule;
  after: PlannedSchedule;
}
"#;

/// The best order of stops: of all orders that keep the locked stops in their places one with the fewest closed doors, of
/// these one that ends earliest. Proven up to 16 stops that may move; beyond, never worse than the order given.
///
/// @param stops - 1 to 1 000 stops in the order they have now
/// @throws an `Error` with code `invalid-argument` that names what is wrong
#[wasm_bindgen(js_name = optimiseRoute, unchecked_return_type = "RoutePlan")]
pub fn optimise_route(
    #[wasm_bindgen(unchecked_param_type = "readonly RouteStop[]")] stops: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RouteOptions")] options: &JsValue,
) -> Fallible<JsValue> {
    let (given, options) = (Given::new("stops", stops).items()?, Given::options(options));
    let points = || given.iter().map(Given::lng_lat).collect();
    let matrix = matrix(&options, Mode::Walk, given.len(), points)?;
    let stops: Fallible<Vec<Stop>> = given
        .iter()
        .enumerate()
        .map(|(at, own)| stop(at, own))
        .collect();
    let mut stops = stops?;
    let last = stops.len().saturating_sub(1);
    for (name, at) in [("fixFirst", 0), ("fixLast", last)] {
        if options.field(name)?.is_true()?
            && let Some(stop) = stops.get_mut(at)
            && stop
                .position
                .replace(at)
                .is_some_and(|position| position != at)
        {
            return Err(PlanError::Locks { position: at }.into());
        }
    }
    let is_round_trip = options.field("roundTrip")?.is_true()?;
    let options = RouteOptions {
        shape: if is_round_trip {
            Shape::RoundTrip
        } else {
            Shape::Open
        },
        start_min: options.field("startMin")?.number_or(0.0)?,
        effort: options.field("effort")?.number_or(1.0)?,
        seed: options.field("seed")?.whole_or(0)?,
    };
    json::write(&plan::optimise_route(&matrix, &stops, &options)?)
}

fn stop(at: usize, given: &Given) -> Fallible<Stop> {
    let position = given.field("position")?.index()?;
    let is_locked = given.field("locked")?.is_true()?;
    Ok(Stop {
        stay_min: given.field("stayMin")?.number_or(0.0)?,
        hours: hours(&given.field("open")?)?,
        position: position.or(is_locked.then_some(at)),
    })
}
