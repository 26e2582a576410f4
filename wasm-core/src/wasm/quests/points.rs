//! The ledger of points at the JavaScript face.

use std::collections::BTreeMap;

use js_sys::Date;
use wasm_bindgen::prelude::*;

use crate::domain::{
    self, EvidenceGrade, PointsEntry, PointsEvidence, PointsRule, PointsWithheld, Timestamp,
};
use crate::wasm::error::Fallible;
use crate::wasm::given::Given;
use crate::wasm::json;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Badge, PointsAudit, PointsEntry } from "../../records.js";
"#;

/// Adds up a person's ledger again, and names the lines that the rules give another number of points than they say.
///
/// @param lines - all lines of one person, in any order
#[wasm_bindgen(js_name = auditPoints, unchecked_return_type = "PointsAudit")]
pub fn audit_points(
    #[wasm_bindgen(unchecked_param_type = "readonly PointsEntry[]")] lines: &JsValue,
) -> Fallible<JsValue> {
    json::write(&domain::audit_points(&ledger(lines)?))
}

/// Counts what a person did, by what it takes for each badge; all badges, those without a level included.
///
/// @param lines - all lines of the person, in any order
#[wasm_bindgen(unchecked_return_type = "Badge[]")]
pub fn badges(
    #[wasm_bindgen(unchecked_param_type = "readonly PointsEntry[]")] lines: &JsValue,
) -> Fallible<JsValue> {
    json::write(&domain::badges(&ledger(lines)?))
}

fn ledger(lines: &JsValue) -> Fallible<Vec<PointsEntry>> {
    let lines = Given::new("lines", lines).items()?;
    lines.iter().map(line).collect()
}

/// Reads what the core asks of a line; whose it is, its city and its words say nothing about its points.
fn line(given: &Given) -> Fallible<PointsEntry> {
    let integer = |name: &str| -> Fallible<i64> { Ok(whole(given.required(name)?.number()?)) };
    let evidence = given.required("evidence")?;
    let at = given.required("at")?;
    let epoch_ms = Date::parse(&at.text()?.unwrap_or_default());
    // What is no date is none of the moments that there are.
    let epoch_ms = if epoch_ms.is_nan() {
        i64::MAX
    } else {
        whole(epoch_ms)
    };
    let withheld = given.field("withheld")?;
    Ok(PointsEntry {
        uid: String::new(),
        rule: named(
            &given.required("rule")?,
            &PointsRule::ALL,
            PointsRule::as_str,
        )?,
        subject: given.required_text("subject")?,
        points: integer("points")?,
        offered: integer("offered")?,
        evidence: PointsEvidence {
            kind: String::new(),
            grade: named(
                &evidence.required("grade")?,
                &EvidenceGrade::ALL,
                EvidenceGrade::as_str,
            )?,
        },
        withheld: if withheld.is_missing() {
            None
        } else {
            Some(named(
                &withheld,
                &PointsWithheld::ALL,
                PointsWithheld::as_str,
            )?)
        },
        because: None,
        day: integer("day")?,
        week: integer("week")?,
        friend: given.field("friend")?.text()?,
        quest_id: None,
        city: None,
        voids: given.field("voids")?.text()?,
        releases: given.field("releases")?.text()?,
        at: Timestamp::from_epoch_ms(epoch_ms).map_err(|_| at.must("be a date and time"))?,
        other: BTreeMap::new(),
    })
}

/// The integer of a number that JavaScript keeps as one.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast saturates, and fractions are none of the ledger's"
)]
fn whole(number: f64) -> i64 {
    number as i64
}

/// The value with the name that is given.
fn named<T: Copy>(given: &Given, all: &[T], name: fn(T) -> &'static str) -> Fallible<T> {
    let text = given.text()?;
    let found = all
        .iter()
        .find(|&&each| text.as_deref() == Some(name(each)));
    found
        .copied()
        .ok_or_else(|| given.must("be a name of the ledger"))
}
