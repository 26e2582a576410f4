//! Covers at the JavaScript face.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::error::Fallible;
use super::given::Given;
use super::json::set;
use super::text;
use crate::cover::{self, Coast, Composition, CoverKind, CoverPlace, CoverSize, CoverSubject};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A place on a cover. */
export interface CoverPlace {
  /** Degrees east. */
  lng: number;
  /** Degrees north. */
  lat: number;
  /** Name of its category, or its kind, which gives the mark its shape. */
  category?: string | null | undefined;
}

/** The data that a cover is drawn from. */
export interface CoverSubject {
  kind: "list" | "quest" | "hangout";
  /** Its id, whose hash picks what its data leave open. */
  id: string;
  /** A year or a day as digits, for the compositions that show one. */
  numeral?: string | undefined;
  /** The category, or the kind, of each of its parts; the most frequent one proposes the colours. */
  categories?: readonly string[] | undefined;
  /** Its places; of a quest in the order of the route. */
  places?: readonly CoverPlace[] | undefined;
  /** `"bareNumeral"` draws the numeral alone, without a ground. */
  composition?: "bareNumeral" | undefined;
}

/** A drawn cover. */
export interface Cover {
  /** A whole SVG document without words, scripts, styles or addresses. */
  svg: string;
  /** Colour of the plain ground that words stand on, as `#rrggbb`. */
  plate: string;
  /** Colour of the words, with a contrast of at least 4.5 to the plate. */
  ink: string;
}
"#;

/// Draws covers around one coast.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Covers(Coast);

#[wasm_bindgen]
impl Covers {
    /// Reads the coast of the world, once for many covers.
    ///
    /// @param coast - an SVG document with one square `viewBox` from zero and one path of relative lines; what is not
    /// understood is left out
    /// @throws an `Error` with code `invalid-argument` when it is no text
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] coast: &JsValue,
    ) -> Fallible<Covers> {
        Ok(Self(Coast::parse(&text::read("coast", coast)?)))
    }

    /// Draws the cover of a subject: the same for the same data, wherever it is drawn.
    ///
    /// @param subject - the data of the list, quest or hangout
    /// @param width - pixels from left to right, 16 to 4096
    /// @param height - pixels from top to bottom, 16 to 4096
    /// @throws an `Error` with code `invalid-argument` that names what is wrong
    #[wasm_bindgen(unchecked_return_type = "Cover")]
    pub fn draw(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CoverSubject")] subject: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Fallible<JsValue> {
        let size = CoverSize {
            width: side("width", width)?,
            height: side("height", height)?,
        };
        let subject = Given::new("subject", subject);
        let (id, numeral) = (
            subject.required_text("id")?,
            subject.field("numeral")?.text()?,
        );
        let categories: Fallible<Vec<String>> = some_items(&subject, "categories")?
            .iter()
            .map(|given| Ok(given.text()?.unwrap_or_default()))
            .collect();
        let categories = categories?;
        let places: Fallible<Vec<([f64; 2], String)>> =
            some_items(&subject, "places")?.iter().map(place).collect();
        let places = places?;
        let places: Vec<CoverPlace> = places
            .iter()
            .map(|([lng, lat], category)| CoverPlace {
                lng: *lng,
                lat: *lat,
                category,
            })
            .collect();
        let composition = subject.field("composition")?.text()?;
        let cover = cover::draw(
            &CoverSubject {
                kind: kind(&subject)?,
                id: &id,
                numeral: numeral.as_deref().unwrap_or_default(),
                categories: &categories.iter().map(String::as_str).collect::<Vec<_>>(),
                places: &places,
                composition: composition.map(|_| Composition::BareNumeral),
            },
            &self.0,
            size,
        );
        let object = Object::new().into();
        for (name, value) in [
            ("svg", &*cover.svg),
            ("plate", cover.plate),
            ("ink", cover.ink),
        ] {
            set(&object, name, &value.into());
        }
        Ok(object)
    }
}

fn side(name: &str, value: &JsValue) -> Fallible<f64> {
    let given = Given::new(name, value);
    let side = given.number()?;
    if (16.0..=4096.0).contains(&side) {
        return Ok(side);
    }
    Err(given.must("be from 16 to 4096"))
}

fn kind(subject: &Given) -> Fallible<CoverKind> {
    let kind = subject.required("kind")?;
    match kind.text()?.unwrap_or_default().as_str() {
        "list" => Ok(CoverKind::List),
        "quest" => Ok(CoverKind::Quest),
        "hangout" => Ok(CoverKind::Hangout),
        _ => Err(kind.must("be list, quest or hangout")),
    }
}

fn some_items(subject: &Given, name: &str) -> Fallible<Vec<Given>> {
    let items = subject.field(name)?;
    if items.is_missing() {
        return Ok(Vec::new());
    }
    items.items()
}

fn place(given: &Given) -> Fallible<([f64; 2], String)> {
    let category = given.field("category")?.text()?.unwrap_or_default();
    Ok((given.lng_lat()?, category))
}
