//! Places at the JavaScript face.

use js_sys::{Array, Object, Uint8Array};
use wasm_bindgen::prelude::*;

use super::error::{Failure, Fallible};
use super::given::Given;
use super::json::set;
use super::{engine, text};
use crate::places::{self, SearchOptions};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The kind of a place. */
export type PlaceKind =
  | "town" | "country" | "region" | "island" | "mountain" | "lake" | "river" | "sea" | "desert" | "waterfall" | "park" | "beach" | "heritage" | "sight";

/** A place of the gazetteer. */
export interface GazetteerPlace {
  /** Rank by importance, 0 is the best known; the index in `coordinates()`. Added places come after the first file's. */
  index: number;
  /** Stable name of the place across gazetteers: `geonames:1857910`, or `place:2449581181` for one without a GeoNames id. */
  id: string;
  kind: PlaceKind;
  name: string;
  /** The names in English, German and the local language, where they are other ones. */
  names: { en?: string; de?: string; local?: string };
  /** ISO 3166-1 alpha-2, upper case; empty for what lies in several countries or none. */
  country: string;
  /** The first-level subdivision as GeoNames codes it, for example `CA` in `US`; may be empty. */
  admin: string;
  /** The name of that subdivision in English; empty where it is not known. */
  region: string;
  /** The name of that subdivision in German, where it is another one. */
  regionDe?: string;
  /** Inhabitants; 0 when unknown. */
  population: number;
  /** Degrees east. */
  lng: number;
  /** Degrees north. */
  lat: number;
}

export interface PlaceSearchOptions {
  /** Longitude and latitude that are preferred, such as the middle of the map. */
  near?: readonly [number, number];
  /** Most results, 1 to 100. Default 8. */
  limit?: number;
}
"#;

/// The ids of `GeoNames` are far below; those of the packer for other places begin here.
const OWN_IDS: u32 = 1 << 31;

/// A place as the face declares it. Places are small and asked for with every key: made as objects, without a text between.
fn face(place: &places::Place) -> JsValue {
    let names = Object::new();
    let others = [
        ("en", place.name_en),
        ("de", place.name_de),
        ("local", place.name_local),
    ];
    for (role, name) in others {
        if let Some(name) = name {
            set(&names, role, &name.into());
        }
    }
    let owner = if place.id < OWN_IDS {
        "geonames:"
    } else {
        "place:"
    };
    let id = owner.to_owned() + &place.id.to_string();
    let face = Object::new();
    set(&face, "index", &place.index.into());
    set(&face, "id", &id.into());
    set(&face, "kind", &place.kind.as_str().into());
    set(&face, "name", &place.name.into());
    set(&face, "names", &names);
    set(&face, "country", &place.country.into());
    set(&face, "admin", &place.admin.into());
    set(&face, "region", &place.region.into());
    if !place.region_de.is_empty() {
        set(&face, "regionDe", &place.region_de.into());
    }
    set(&face, "population", &place.population.into());
    set(&face, "lng", &place.longitude.into());
    set(&face, "lat", &place.latitude.into());
    face.into()
}

fn faces(places: &[places::Place]) -> JsValue {
    places.iter().map(face).collect::<Array>().into()
}

/// Places of the world, searched where they are: no network, no key.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PlaceIndex(places::PlaceIndex);

#[wasm_bindgen]
impl PlaceIndex {
    /// Reads a packed gazetteer; the bytes are not kept.
    ///
    /// @param bytes - the content of `@yonder/wasm-core/gazetteer.bin`
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
    ) -> Fallible<Self> {
        Ok(Self(places::PlaceIndex::from_bytes(&read_bytes(bytes)?)?))
    }

    /// Adds the places of another gazetteer to those that are found by name; their indexes follow those there are. The
    /// bytes are not kept. `coordinates`, `nearest` and `inView` know those of the first file only.
    ///
    /// @param bytes - the content of `@yonder/wasm-core/gazetteer-more.bin`
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: &JsValue,
    ) -> Fallible<()> {
        Ok(self.0.add(&read_bytes(bytes)?)?)
    }

    /// Number of places.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.len()
    }

    /// The places most likely meant, best first. Any word of a name may be begun, in any order; case and diacritics do
    /// not matter; typing errors are forgiven from four letters on. Region, country and kind may be typed beside the name:
    /// "paris texas".
    ///
    /// @param text - what was typed so far
    #[wasm_bindgen(unchecked_return_type = "GazetteerPlace[]")]
    pub fn search(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "PlaceSearchOptions")] options: &JsValue,
    ) -> Fallible<JsValue> {
        let options = read_options(options)?;
        let found = self.0.search(&text::read("text", text)?, &options);
        Ok(faces(&found))
    }

    /// The place nearest to a position, with its distance in kilometres; `null` when there are no places.
    ///
    /// @param lng - degrees east
    /// @param lat - degrees north
    #[wasm_bindgen(unchecked_return_type = "{ place: GazetteerPlace; distanceKm: number } | null")]
    pub fn nearest(&self, lng: f64, lat: f64) -> Fallible<JsValue> {
        let Some((place, distance_km)) = self.0.nearest(lng, lat)? else {
            return Ok(JsValue::NULL);
        };
        let nearest = Object::new();
        set(&nearest, "place", &face(&place));
        set(&nearest, "distanceKm", &distance_km.into());
        Ok(nearest.into())
    }

    /// The best known places in a view, best known first.
    ///
    /// @param bbox - west, south, east, north in degrees; west > east crosses the antimeridian
    /// @param limit - most places
    #[wasm_bindgen(js_name = inView, unchecked_return_type = "GazetteerPlace[]")]
    pub fn in_view(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] bbox: &JsValue,
        limit: u32,
    ) -> Fallible<JsValue> {
        let bbox = engine::numbers(bbox)
            .and_then(|bbox| bbox.try_into().ok())
            .ok_or_else(|| Failure::argument("bbox must have four numbers"))?;
        Ok(faces(&self.0.in_view(bbox, limit as usize)?))
    }

    /// The place of this index; `null` if there is none.
    ///
    /// @param index - rank by importance
    #[wasm_bindgen(unchecked_return_type = "GazetteerPlace | null")]
    pub fn get(&self, index: u32) -> JsValue {
        let place = self.0.get(index);
        place.map_or(JsValue::NULL, |place| face(&place))
    }

    /// Longitude and latitude of all places of the first file, interleaved, in the order of their indexes. A copy that is yours to transfer.
    pub fn coordinates(&self) -> Vec<f64> {
        self.0.coordinates().to_vec()
    }
}

/// The words of a text as searches and comparisons see them: in lower case, without diacritics, letters with strokes and
/// ligatures as people type them.
///
/// @param text - any text
#[wasm_bindgen(js_name = foldedWords)]
pub fn folded_words(
    #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
) -> Fallible<Vec<String>> {
    Ok(crate::text::words(&text::read("text", text)?))
}

fn read_bytes(bytes: &JsValue) -> Fallible<Vec<u8>> {
    let bytes = bytes.dyn_ref::<Uint8Array>();
    let bytes = bytes.ok_or_else(|| Failure::argument("bytes must be a Uint8Array"))?;
    Ok(engine::bytes(bytes))
}

fn read_options(options: &JsValue) -> Fallible<SearchOptions> {
    let options = Given::new("options", options);
    let limit = options.field("limit")?.some_number()?;
    let near = options.field("near")?;
    let near = if near.is_missing() {
        None
    } else {
        Some(checked_near(&near)?)
    };
    Ok(SearchOptions {
        near,
        limit: limit.map_or(Ok(SearchOptions::default().limit), checked_limit)?,
    })
}

fn checked_near(near: &Given) -> Fallible<(f64, f64)> {
    let [lng, lat] = near.pair()?;
    if lng.is_finite() && lat.is_finite() {
        return Ok((lng, lat));
    }
    Err(near.must("be two finite degrees, longitude and latitude"))
}

fn checked_limit(limit: f64) -> Fallible<usize> {
    if !(1.0..=100.0).contains(&limit) {
        return Err(Failure::argument(
            "options.limit must be a number from 1 to 100",
        ));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked: 1 to 100"
    )]
    Ok(limit as usize)
}
