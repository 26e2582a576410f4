//! Choice of visits for a few hours, at the JavaScript face.

use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use super::super::json;
use super::travel::{hours, matrix};
use crate::plan::{self, Candidate, ChoiceOptions, Mode};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Something that could be visited. */
export interface ChoiceCandidate {
  /** Degrees east; needed without a matrix. */
  lng?: number;
  /** Degrees north; needed without a matrix. */
  lat?: number;
  /** Wish of each person for it, from 0; somebody who is missing at the end does not want it. */
  wishes: ArrayLike<number>;
  /** Minutes one stays. Default 0. */
  stayMin?: number;
  /** Cost, in any unit. Default 0. */
  cost?: number;
  /** Times at which it can be visited: the visit begins and ends within one of these. Default: always. */
  open?: readonly Opening[];
}

export interface ChoiceOptions {
  /** Minutes there are, from the start to the last leaving, or to the end point. */
  timeMin: number;
  /** Most kilometres. Default: no limit. */
  distanceKm?: number;
  /** Most that all together may cost. Default: no limit. */
  budget?: number;
  /** Weight of each person's wishes. Default 1. */
  weights?: ArrayLike<number>;
  /** Time of the start, on the clock of the opening hours. Default 0. */
  startMin?: number;
  /** Longitude and latitude of where it begins. Default: at the first stop. */
  start?: readonly [lng: number, lat: number];
  /** Longitude and latitude of where it ends. Default: at the last stop. */
  end?: readonly [lng: number, lat: number];
  /** Means of travel. Default `"walk"`. */
  mode?: TravelMode;
  /** Ways between the candidates, then the start, then the end, as far as these are given. */
  matrix?: TravelMatrix;
  /**
   * Effort of the search where the best cannot be proven: 1 takes some milliseconds, 10 ten times as long. Default 1.
   */
  effort?: number;
  /** Seed of the random numbers; the same question with the same seed has the same answer. Default 0. */
  seed?: number;
}

/** The stops chosen, in order, with what they give. */
export interface ChosenStops {
  /** Indexes of the candidates chosen, in the order to visit them; empty where nothing fits. */
  order: number[];
  /** `true` if no other choice gives more; proven for up to 12 candidates within reach. */
  isExact: boolean;
  /** `true` if the ways are straight lines stretched, not roads. */
  isEstimate: boolean;
  /** Worth for the group: the wishes of all, each by the weight of the person. */
  worth: number;
  /** Worth of all candidates together. */
  worthOfAll: number;
  /** Sum of each person's own wishes that are granted. */
  granted: number[];
  cost: number;
  schedule: PlannedSchedule;
}
"#;

/// "We have four hours": chooses and orders the stops that give the group most within time, distance, budget and opening
/// hours. Every limit is kept; up to 12 candidates within reach it is proven that no other choice gives more.
///
/// @param candidates - 1 to 1 000 candidates
/// @throws an `Error` with code `invalid-argument` that names what is wrong
#[wasm_bindgen(js_name = chooseStops, unchecked_return_type = "ChosenStops")]
pub fn choose_stops(
    #[wasm_bindgen(unchecked_param_type = "readonly ChoiceCandidate[]")] candidates: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "ChoiceOptions")] options: &JsValue,
) -> Fallible<JsValue> {
    let given = Given::new("candidates", candidates).items()?;
    let options = Given::options(options);
    let time_min = options.field("timeMin")?.number()?;
    let (start, end) = (options.field("start")?, options.field("end")?);
    let ends: Vec<&Given> = [&start, &end]
        .into_iter()
        .filter(|own| !own.is_missing())
        .collect();
    let points = || {
        let candidates = given.iter().map(Given::lng_lat);
        candidates
            .chain(ends.iter().map(|own| own.pair()))
            .collect()
    };
    let count = given.len() + ends.len();
    let matrix = matrix(&options, Mode::Walk, count, points)?;
    let candidates: Fallible<Vec<Candidate>> = given.iter().map(candidate).collect();
    let number = |name: &str, default: f64| options.field(name)?.number_or(default);
    let options = ChoiceOptions {
        time_min,
        distance_km: number("distanceKm", f64::INFINITY)?,
        budget: number("budget", f64::INFINITY)?,
        weights: options.field("weights")?.numbers()?,
        start_min: number("startMin", 0.0)?,
        start: (!start.is_missing()).then_some(given.len()),
        end: (!end.is_missing()).then_some(count - 1),
        effort: number("effort", 1.0)?,
        seed: options.field("seed")?.whole_or(0)?,
    };
    json::write(&plan::choose_stops(&matrix, &candidates?, &options)?)
}

fn candidate(given: &Given) -> Fallible<Candidate> {
    Ok(Candidate {
        wishes: given.required("wishes")?.numbers()?,
        stay_min: given.field("stayMin")?.number_or(0.0)?,
        cost: given.field("cost")?.number_or(0.0)?,
        hours: hours(&given.field("open")?)?,
    })
}
