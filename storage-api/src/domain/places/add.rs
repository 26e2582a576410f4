//! Places that people add where the product has none.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use wasm_core::domain::{FlagKind, PLACES_ADDED_MAX, Place, validate_place};
use wasm_core::error::Code;

use super::{cell, near};
use crate::access::me::Me;
use crate::access::rules::Sight;
use crate::access::shown::Shown;
use crate::access::visibility::seen;
use crate::domain::reports::{Report, Reported, file};
use crate::error::ApiError;
use crate::schema::answer::Versioned;
use crate::schema::collections::{FLAGS, PLACES};
use crate::schema::query::by;
use crate::store::Transaction;

/// Number of people who have to report a place before others do not see it until somebody has looked.
const REPORTS_UNTIL_HIDDEN: usize = 3;

/// A place to add.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreatePlace {
    /// Name, 1–200 characters.
    name: String,
    /// Latitude in degrees, −90 to 90.
    lat: f64,
    /// Longitude in degrees, −180 to 180.
    lng: f64,
    /// Category of the place.
    category: Option<String>,
    /// Other names it is known by.
    #[serde(default)]
    alt_names: Vec<String>,
    /// City it is in.
    city: Option<String>,
    /// Region it is in.
    region: Option<String>,
    /// Country it is in.
    country: Option<String>,
    /// Adds it even if there is one of a similar name nearby.
    #[serde(default)]
    even_if_near: bool,
}

/// A place that is wrong.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FlagPlace {
    /// Id of the place.
    place_id: String,
    /// Fault to report, 1–2 000 characters.
    reason: String,
}

/// A place that was added.
#[derive(Serialize, ToSchema)]
pub(crate) struct CreatedPlace {
    /// The place.
    #[schema(value_type = Versioned<Place>)]
    place: Shown,
}

/// Adds a place, which only its creator sees until something public uses it. Refuses one that is there already, under a
/// similar name within 150 m, and shows that one.
pub(crate) fn create(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CreatePlace,
) -> Result<CreatedPlace, ApiError> {
    let user = me.user(transaction)?;
    let mut roles = user.data["roles"].as_array().into_iter().flatten();
    let origin = if roles.any(|role| role == "creator") {
        "creator"
    } else {
        "user"
    };
    let id = uuid::Uuid::now_v7().to_string();
    let mut place = json!({
        "id": id, "name": asked.name.trim(), "altNames": asked.alt_names, "lat": asked.lat, "lng": asked.lng,
        "category": asked.category, "city": asked.city, "region": asked.region, "country": asked.country,
        "origin": origin, "createdBy": me.uid, "isPublic": false,
    });
    if let Some(fields) = place.as_object_mut() {
        fields.retain(|_, value| !value.is_null());
    }
    ApiError::refuse_fields(validate_place(&place))?;
    if !asked.even_if_near {
        refuse_twin(transaction, me, asked)?;
    }
    let added = by!(PLACES.createdBy).all(transaction, [json!(me.uid)])?;
    if added.len() >= PLACES_ADDED_MAX {
        let message = format!("you have added {PLACES_ADDED_MAX} places; remove one first");
        return Err(ApiError::new(Code::ResourceExhausted, message).with_reason("places"));
    }
    place["cell"] = json!(cell(asked.lat, asked.lng));
    let version = transaction.put(&PLACES, &id, place.clone())?;
    let place = Shown::of(&id, version, &place);
    Ok(CreatedPlace { place })
}

fn refuse_twin(
    transaction: &Transaction<'_>,
    me: &Me,
    asked: &CreatePlace,
) -> Result<(), ApiError> {
    for twin in near(transaction, &asked.name, (asked.lat, asked.lng))? {
        if let Some((place, sight, _)) = seen(transaction, &me.asker(None), &PLACES, &twin.id)? {
            let name = place.data["name"].as_str().unwrap_or_default();
            let message = format!("there is \"{name}\" nearby");
            return Err(ApiError::new(Code::AlreadyExists, message)
                .with_reason("near")
                .with_detail("place", shown(&place.id, place.version, sight, &place.data)));
        }
    }
    Ok(())
}

fn shown(id: &str, version: u64, sight: Sight, data: &Value) -> Value {
    json!(Shown::<Place>::of(id, version, &sight.of(data)))
}

/// Reports a place. What several people report is hidden from all but its creator until somebody has looked.
pub(crate) fn flag(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &FlagPlace,
) -> Result<Reported, ApiError> {
    let found = seen(transaction, &me.asker(None), &PLACES, &asked.place_id)?;
    let (place, _, _) = found.ok_or_else(|| ApiError::not_found("there is no such place"))?;
    let report = Report {
        kind: FlagKind::Place,
        subject: &place.id,
        about: place.data["createdBy"].as_str(),
        reason: &asked.reason,
    };
    let reported = file(transaction, me, &report)?;
    let reports = by!(FLAGS.subject).all(transaction, [json!(place.id)])?;
    let open = reports
        .iter()
        .filter(|report| report.data["kind"] == "place" && report.data["status"] == "open");
    if open.count() >= REPORTS_UNTIL_HIDDEN {
        let mut data = (*place.data).clone();
        data["isPublic"] = json!(false);
        data["isFlagged"] = json!(true);
        transaction.put(&PLACES, &place.id, data)?;
    }
    Ok(reported)
}
