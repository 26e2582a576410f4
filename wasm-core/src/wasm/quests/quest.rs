//! Quests at the JavaScript face.

use wasm_bindgen::prelude::*;

use crate::domain;
use crate::wasm::error::Fallible;
use crate::wasm::json;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { FieldError, QuestCheck } from "../../records.js";
"#;

/// Lists the faults of a quest, draft or not; a draft may lack anything, but the fields it has must be valid.
///
/// @param quest - the quest, as complete as it may be
#[wasm_bindgen(js_name = validateQuest, unchecked_return_type = "FieldError[]")]
pub fn validate_quest(
    #[wasm_bindgen(unchecked_param_type = "unknown")] quest: &JsValue,
) -> Fallible<JsValue> {
    json::write(&domain::validate_quest(&json::read("quest", quest)?))
}

/// Lists the obstacles to a quest's publication, and advice, in the order of the record; nothing that blocks if it can
/// be published.
///
/// @param quest - the quest
#[wasm_bindgen(js_name = questChecks, unchecked_return_type = "QuestCheck[]")]
pub fn quest_checks(
    #[wasm_bindgen(unchecked_param_type = "unknown")] quest: &JsValue,
) -> Fallible<JsValue> {
    json::write(&domain::quest_checks(&json::read("quest", quest)?))
}
