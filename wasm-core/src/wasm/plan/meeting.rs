//! A fair place to meet, at the JavaScript face.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use super::super::json;
use super::travel::travel;
use crate::plan::{self, MeetingOptions, Mode, Person};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Somebody who comes to a meeting. */
export interface MeetingPerson {
  /** Degrees east of where they start. */
  lng: number;
  /** Degrees north of where they start. */
  lat: number;
  /** Means of travel. Default: that of the options. */
  mode?: TravelMode;
}

export interface MeetingOptions {
  /** Number of places to return, the best first: 1 to 100. Default 5. */
  limit?: number;
  /** Longest ways are compared in steps of so many minutes, rounded up; 0 compares exactly. Default 0. */
  stepMin?: number;
  /** Means of travel of people who do not say. Default `"transit"`. */
  mode?: TravelMode;
}

/** A place with everybody's way to it. */
export interface MeetingPlace {
  /** Index of the place. */
  place: number;
  /** Minutes of the longest way. */
  worstMin: number;
  /** Minutes of the shortest way. */
  leastMin: number;
  /** Minutes between them: 0 is perfectly fair. */
  differenceMin: number;
  /** Minutes of all ways together. */
  totalMin: number;
  /** Minutes of each person's way. */
  minutes: number[];
  /** Kilometres of each person's way. */
  kilometres: number[];
  /** The same in words: "longest way 24 min, shortest 18 min, difference 6 min; estimated along straight lines". */
  explanation: string;
}

export interface MeetingPlan {
  /** The best places, the best first. */
  places: MeetingPlace[];
  /** Always: the ways are straight lines stretched, not roads. */
  isEstimate: true;
}
"#;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MeetingPlan {
    places: Vec<plan::MeetingPlace>,
    is_estimate: bool,
}

/// The fairest of all places to meet: the least longest way, then the least total. Exactly the first of all places in that
/// order, of millions in milliseconds.
///
/// @param lngLat - longitude and latitude of each place in degrees, interleaved, such as `PlaceIndex.coordinates()`
/// @param people - 1 to 100 people
/// @throws an `Error` with code `invalid-argument` that names what is wrong
#[wasm_bindgen(js_name = meetingPlace, unchecked_return_type = "MeetingPlan")]
pub fn meeting_place(
    #[wasm_bindgen(js_name = lngLat, unchecked_param_type = "ArrayLike<number>")] lng_lat: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly MeetingPerson[]")] people: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "MeetingOptions")] options: &JsValue,
) -> Fallible<JsValue> {
    let options = Given::options(options);
    let usual = travel(&options.field("mode")?, Mode::Transit)?;
    let person = |given: &Given| {
        let [longitude, latitude] = given.lng_lat()?;
        let mode = given.field("mode")?;
        let own = if mode.is_missing() {
            usual
        } else {
            travel(&mode, Mode::Transit)?
        };
        Ok(Person {
            longitude,
            latitude,
            travel: own,
        })
    };
    let people: Fallible<Vec<Person>> = Given::new("people", people)
        .items()?
        .iter()
        .map(person)
        .collect();
    let default = MeetingOptions::default();
    let limit = options.field("limit")?.index()?;
    let step_min = options.field("stepMin")?.number_or(default.step_min)?;
    let options = MeetingOptions {
        limit: limit.unwrap_or(default.limit),
        step_min,
    };
    let lng_lat = Given::new("lngLat", lng_lat).numbers()?;
    json::write(&MeetingPlan {
        places: plan::meeting_places(&lng_lat, &people?, &options)?,
        is_estimate: true,
    })
}
