//! Means of travel, and matrices of ways.

use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use crate::plan::{Mode, OpeningHours, Travel, TravelMatrix};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Means of travel, for estimates along the straight line: `"walk"` 4.8 km/h × 1.25, `"bike"` 15 km/h × 1.25, `"car"` 45
 * km/h × 1.3, `"transit"` 20 km/h × 1.3, or a speed along the way and the ratio of the way to the straight line (1 or
 * more, default 1.3).
 */
export type TravelMode = "walk" | "bike" | "car" | "transit" | { speedKmh: number; detourFactor?: number };

/** Ways as the caller knows them, row by row: from the first point to each, from the second to each, …; the way back may differ. */
export interface TravelMatrix {
  /** Minutes from each point to each point. */
  minutes: ArrayLike<number>;
  /** Kilometres, the same; without them all lengths are 0. */
  kilometres?: ArrayLike<number>;
}

/** From one moment to another, in minutes on the plan's clock. */
export type Opening = readonly [fromMin: number, toMin: number];

/** One stop of a plan; times in minutes on the plan's clock. */
export interface PlannedVisit {
  /** Index of the stop. */
  stop: number;
  arriveMin: number;
  /** Later than the arrival where one waits for the opening. */
  beginMin: number;
  leaveMin: number;
  /** `true` if the stop is open for the whole visit: impossible timing is told here, not hidden. */
  isOpen: boolean;
}

/** An order with its times and sums; the way back of a round trip is included. */
export interface PlannedSchedule {
  lengthKm: number;
  travelMin: number;
  waitMin: number;
  stayMin: number;
  /** Time when it ends, on the plan's clock. */
  endMin: number;
  /** Number of stops that are closed when one is there. */
  closedCount: number;
  visits: PlannedVisit[];
}
"#;

/// Parses somebody's means of travel.
pub(super) fn travel(mode: &Given, default: Mode) -> Fallible<Travel> {
    if mode.is_missing() {
        return Ok(default.into());
    }
    let known = match mode.value().as_string().as_deref() {
        Some("walk") => Mode::Walk,
        Some("bike") => Mode::Bike,
        Some("car") => Mode::Car,
        Some("transit") => Mode::Transit,
        Some(_) => return Err(mode.must("be 'walk', 'bike', 'car', 'transit' or a speed")),
        None => {
            return Ok(Travel {
                speed_kmh: mode.required("speedKmh")?.number()?,
                detour_factor: mode.field("detourFactor")?.number_or(1.3)?,
            });
        }
    };
    Ok(known.into())
}

/// The matrix of the options, or estimates between the points, which are asked for only then.
pub(super) fn matrix(
    options: &Given,
    default: Mode,
    count: usize,
    points: impl FnOnce() -> Fallible<Vec<[f64; 2]>>,
) -> Fallible<TravelMatrix> {
    let known = options.field("matrix")?;
    if known.is_missing() {
        let travel = travel(&options.field("mode")?, default)?;
        return Ok(TravelMatrix::estimate(points()?.as_flattened(), travel)?);
    }
    let minutes = known.required("minutes")?.numbers()?;
    let kilometres = known.field("kilometres")?;
    let kilometres = if kilometres.is_missing() {
        None
    } else {
        Some(kilometres.numbers()?)
    };
    Ok(TravelMatrix::known(count, minutes, kilometres)?)
}

/// Opening hours: pairs of minutes; none where they are missing.
pub(super) fn hours(open: &Given) -> Fallible<OpeningHours> {
    if open.is_missing() {
        return Ok(OpeningHours::default());
    }
    let windows: Fallible<Vec<_>> = open.items()?.iter().map(Given::pair).collect();
    Ok(OpeningHours::new(&windows?, open.path())?)
}
