//! The error catalogue at the JavaScript face.

use serde_json::Value;
use wasm_bindgen::prelude::*;

use crate::error::{Code, Entry, catalogue, entry, page_title};
use crate::json::object;
use crate::wasm::error::Fallible;
use crate::wasm::{json, text};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A stable code with a sentence for the person in front of the screen. */
export interface ErrorEntry {
  readonly code: string;
  readonly sentence: string;
  /** Tells whether trying again can help: with the same request, or after the newest state was loaded. */
  readonly retry: "never" | "same" | "after-reload";
  /**
   * Message for programs, where the product fixes it to the letter: the failures of the search and of the maps loader.
   */
  readonly message: string | null;
}
"#;

fn face(entry: Entry) -> Value {
    object([
        ("code", entry.code.as_str().into()),
        ("sentence", entry.sentence.into()),
        ("retry", entry.retry.as_str().into()),
        ("message", entry.message().into()),
    ])
}

/// The catalogue's line for a code; a code that is not in it is described as `unknown`.
///
/// @param code - a stable code such as `permission-denied`
#[wasm_bindgen(js_name = describeError, unchecked_return_type = "ErrorEntry")]
pub fn describe_error(
    #[wasm_bindgen(unchecked_param_type = "string")] code: &JsValue,
) -> Fallible<JsValue> {
    json::write(&face(entry(
        text::read("code", code)?.parse().unwrap_or(Code::Unknown),
    )))
}

/// Every line of the catalogue.
#[wasm_bindgen(js_name = errorCatalogue, unchecked_return_type = "ErrorEntry[]")]
pub fn error_catalogue() -> Fallible<JsValue> {
    json::write(&catalogue().map(face).collect::<Value>())
}

/// The title of the error page for an HTTP status.
///
/// @param status - the HTTP status
#[wasm_bindgen(js_name = pageTitle)]
pub fn page_title_of(status: u16) -> String {
    page_title(status).to_owned()
}
