//! Records at the JavaScript face.

use serde_json::Value;
use wasm_bindgen::prelude::*;

use super::zone;
use crate::domain::{self, BucketListDefaults, Timestamp, Zone};
use crate::wasm::error::Fallible;
use crate::wasm::given::Given;
use crate::wasm::{json, text};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Activity, BucketList, FieldError, ItemOp } from "../../records.js";

/** A moment: a `Date`, an ISO-8601 text, milliseconds since 1970, or a Firestore timestamp. */
export type Moment = Date | string | number | { seconds: number; nanoseconds: number };

/** Values for the fields that a bucket list lacks. */
export interface BucketListDefaults {
  /** Id of the signed-in person. */
  uid: string;
  /** The current moment. */
  now: Moment;
  /** `user_name` of the signed-in person, or the name. */
  userName: string;
  /** IANA zone or minutes east of UTC; decides the calendar year. The zone of this machine, if missing. */
  timeZone?: string | number;
}
"#;

/// Fills the missing fields of a bucket list: `userId` ← `uid`, `activities` ← `[]`, `createdAt` and `updatedAt` ←
/// `now`, `year` ← the calendar year of `now`, `createdByUsername` ← `userName`. Unknown fields are kept; the record
/// given is not changed.
///
/// @param record - a bucket list, as complete as it may be
/// @param defaults - what to fill with
/// @throws an `Error` with code `invalid-argument` and `details.fields` when a field is of the wrong kind
#[wasm_bindgen(js_name = normaliseBucketList, unchecked_return_type = "BucketList")]
pub fn normalise_bucket_list(
    #[wasm_bindgen(unchecked_param_type = "object")] record: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BucketListDefaults")] defaults: &JsValue,
) -> Fallible<JsValue> {
    let record = json::record("record", record)?;
    let defaults = Given::new("defaults", defaults);
    let now = moment(&defaults.field("now")?)?;
    json::write(&domain::normalise_bucket_list(
        record,
        &BucketListDefaults {
            uid: defaults.required_text("uid")?,
            now,
            user_name: defaults.required_text("userName")?,
            zone: zone_of(&defaults.field("timeZone")?, now)?,
        },
    )?)
}

fn moment(given: &Given) -> Fallible<Timestamp> {
    let moment = json::read(given.path(), given.value())
        .ok()
        .and_then(|value| Timestamp::from_json(&value).ok());
    moment.ok_or_else(|| given.must("be a date and time"))
}

fn zone_of(given: &Given, now: Timestamp) -> Fallible<Zone> {
    let time_zone = given.value();
    let offset_min = if given.is_missing() {
        zone::local_offset_min(now)
    } else if let Some(name) = time_zone.as_string() {
        zone::named_offset_min(&name, now)
    } else {
        given_offset_min(time_zone)
    };
    offset_min
        .and_then(|offset| Zone::from_offset_min(offset).ok())
        .ok_or_else(|| given.must("be an IANA name or minutes east of UTC"))
}

fn given_offset_min(time_zone: &JsValue) -> Option<i32> {
    let given = time_zone.as_f64()?;
    #[expect(
        clippy::cast_possible_truncation,
        reason = "what is changed by it is refused"
    )]
    let offset_min = given as i32;
    (f64::from(offset_min).to_bits() == (given + 0.0).to_bits()).then_some(offset_min)
}

/// The bucket list of a person: the first whose `createdByUsername` is `user_name`, or `name` where there is no
/// `user_name`; `null` if there is none.
///
/// @param records - bucket lists in the order of the query
/// @param person - the user document
#[wasm_bindgen(js_name = pickFirstBucketList, unchecked_return_type = "BucketList | null")]
pub fn pick_first_bucket_list(
    #[wasm_bindgen(unchecked_param_type = "readonly BucketList[]")] records: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "{ user_name?: string | null; name?: string | null }")]
    person: &JsValue,
) -> Fallible<JsValue> {
    let records = Given::new("records", records).items()?;
    let records: Fallible<Vec<_>> = records
        .iter()
        .map(|record| json::record(record.path(), record.value()))
        .collect();
    let records = records?;
    let person = Given::new("person", person);
    let (user_name, name) = (
        person.field("user_name")?.text()?,
        person.field("name")?.text()?,
    );
    let found = domain::pick_first_bucket_list(&records, user_name.as_deref(), name.as_deref());
    found.map_or(Ok(JsValue::NULL), json::write)
}

/// Applies edits to a list's items, all or none, as the server will; the list given is not changed.
///
/// @param list - the bucket list
/// @param ops - the edits in order
/// @param context - `now`, for `updatedAt`, `doneAt` and `editedAt`
/// @throws an `Error` with code `not-found`, `already-exists`, `out-of-range` or `invalid-argument`
#[wasm_bindgen(js_name = applyItemOps, unchecked_return_type = "BucketList")]
pub fn apply_item_ops(
    #[wasm_bindgen(unchecked_param_type = "BucketList")] list: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly ItemOp[]")] ops: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "{ now: Moment }")] context: &JsValue,
) -> Fallible<JsValue> {
    let list = json::record("list", list)?;
    let now = moment(&Given::new("context", context).field("now")?)?;
    json::write(&domain::apply_item_ops(
        &list,
        &json::read("ops", ops)?,
        now,
    )?)
}

/// An order key that sorts after `before` and before `after`; `null` is an open end.
///
/// @throws an `Error` with code `invalid-argument` when one is no order key, or they are not in order
#[wasm_bindgen(js_name = orderBetween)]
pub fn order_between(
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] before: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string | null")] after: &JsValue,
) -> Fallible<String> {
    let before = text::read_optional("before", before)?;
    let after = text::read_optional("after", after)?;
    Ok(domain::order_between(before.as_deref(), after.as_deref())?)
}

macro_rules! validators {
    ($($(#[doc = $doc:literal])+ $js:literal $name:ident($argument:ident) = $validate:expr;)+) => {
        $(
            $(#[doc = $doc])+
            #[wasm_bindgen(js_name = $js, unchecked_return_type = "FieldError[]")]
            pub fn $name(#[wasm_bindgen(unchecked_param_type = "unknown")] $argument: &JsValue) -> Fallible<JsValue> {
                let validate: fn(&Value) -> Vec<domain::FieldError> = $validate;
                json::write(&validate(&json::read(stringify!($argument), $argument)?))
            }
        )+
    };
}

validators! {
    /// Lists the faults of a bucket list, field by field; empty if there are none.
    "validateBucketList" validate_bucket_list(list) = domain::validate_bucket_list;
    /// Lists the faults of a list's meta record.
    "validateBucketListMeta" validate_bucket_list_meta(meta) = domain::validate_bucket_list_meta;
    /// Lists the faults of an activity.
    "validateActivity" validate_activity(activity) = |activity| domain::validate_activity(activity, "");
    /// Lists the faults of a place.
    "validatePlace" validate_place(place) = domain::validate_place;
    /// Lists the faults of a user document.
    "validateUser" validate_user(user) = domain::validate_user;
    /// Lists the faults of the form to sign up with.
    "validateSignUp" validate_sign_up(form) = domain::validate_sign_up;
}

/// Returns the fault of a user name, as one sentence part to be read behind its label, or `undefined`.
///
/// @param userName - the name as typed
#[wasm_bindgen(js_name = userNameError)]
pub fn user_name_error(
    #[wasm_bindgen(js_name = userName, unchecked_param_type = "string")] user_name: &JsValue,
) -> Fallible<Option<String>> {
    let errors = domain::validate_user_name(&text::read("userName", user_name)?);
    Ok(errors.into_iter().next().map(|error| error.message))
}

/// A moment in the form that records store, `2025-01-31T08:30:00.000Z`.
///
/// @param moment - a moment in any of the accepted forms
/// @throws an `Error` with code `invalid-argument` when it is none
#[wasm_bindgen(js_name = isoMoment)]
pub fn iso_moment(
    #[wasm_bindgen(js_name = moment, unchecked_param_type = "Moment")] given: &JsValue,
) -> Fallible<String> {
    Ok(moment(&Given::new("moment", given))?.to_string())
}
