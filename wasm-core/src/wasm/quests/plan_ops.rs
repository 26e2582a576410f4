//! Plans as records at the JavaScript face.

use wasm_bindgen::prelude::*;

use crate::domain::{self, PlanOp};
use crate::wasm::error::Fallible;
use crate::wasm::given::Given;
use crate::wasm::json;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Plan, PlanOp } from "../../records.js";
"#;

/// Applies edits to a plan, all or none, as the server will; the plan given is not changed.
///
/// @param plan - the plan
/// @param ops - the edits in order
/// @throws an `Error` with code `not-found` when there is no such day or stop, or `invalid-argument`
#[wasm_bindgen(js_name = applyPlanOps, unchecked_return_type = "Plan")]
pub fn apply_plan_ops(
    #[wasm_bindgen(unchecked_param_type = "Plan")] plan: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly PlanOp[]")] ops: &JsValue,
) -> Fallible<JsValue> {
    let plan = json::record("plan", plan)?;
    let ops = Given::new("ops", ops).items()?;
    let ops: Fallible<Vec<PlanOp>> = ops.iter().map(op).collect();
    json::write(&domain::apply_plan_ops(&plan.into(), &ops?)?)
}

fn op(given: &Given) -> Fallible<PlanOp> {
    let text = |name| given.required_text(name);
    let record = |name: &str| {
        let field = given.required(name)?;
        json::record(field.path(), field.value())
    };
    let at = || given.field("at")?.index();
    Ok(match text("op")?.as_str() {
        "set" => PlanOp::Set {
            fields: record("fields")?,
        },
        "addDay" => PlanOp::AddDay {
            day: record("day")?,
        },
        "setDay" => PlanOp::SetDay {
            date: text("date")?,
            fields: record("fields")?,
        },
        "removeDay" => PlanOp::RemoveDay {
            date: text("date")?,
        },
        "addStop" => PlanOp::AddStop {
            date: text("date")?,
            stop: record("stop")?,
            at: at()?,
        },
        "setStop" => PlanOp::SetStop {
            id: text("id")?,
            fields: record("fields")?,
        },
        "moveStop" => PlanOp::MoveStop {
            id: text("id")?,
            date: text("date")?,
            at: at()?,
        },
        "removeStop" => PlanOp::RemoveStop { id: text("id")? },
        _ => return beside_days(given),
    })
}

/// Reads an edit of what a plan has beside its days.
fn beside_days(given: &Given) -> Fallible<PlanOp> {
    let text = |name| given.required_text(name);
    let record = |name: &str| {
        let field = given.required(name)?;
        json::record(field.path(), field.value())
    };
    let at = || given.field("at")?.index();
    Ok(match text("op")?.as_str() {
        "addPerson" => PlanOp::AddPerson {
            person: record("person")?,
            at: at()?,
        },
        "setPerson" => PlanOp::SetPerson {
            id: text("id")?,
            fields: record("fields")?,
        },
        "removePerson" => PlanOp::RemovePerson { id: text("id")? },
        "addCost" => PlanOp::AddCost {
            cost: record("cost")?,
            at: at()?,
        },
        "setCost" => PlanOp::SetCost {
            id: text("id")?,
            fields: record("fields")?,
        },
        "removeCost" => PlanOp::RemoveCost { id: text("id")? },
        _ => {
            return Err(given.must(
                "be one of set, addDay, setDay, removeDay, addStop, setStop, moveStop, removeStop, addPerson, setPerson, removePerson, addCost, setCost, removeCost",
            ));
        }
    })
}
