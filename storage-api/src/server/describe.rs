//! Writes the description of the API: paths from each group of endpoints, records from the core. The server serves what
//! is committed of it, so only the test that compares the two compiles this.

use serde_json::{Map, Value, json};
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use crate::endpoints::{calendar, documents, functions, live, ops, photos, webhooks};
use crate::server::callables::callables;

#[derive(OpenApi)]
#[openapi(info(
    title = "Yonder",
    description = "Documents, callable functions and live reads of the Yonder server."
))]
struct Description;

/// The OpenAPI document, as JSON with line breaks.
pub fn json() -> String {
    let whole = serde_json::to_value(description()).unwrap_or_default();
    let mut text = serde_json::to_string_pretty(&refer(&whole)).unwrap_or_default();
    text.push('\n');
    text
}

fn description() -> utoipa::openapi::OpenApi {
    let mut whole = Description::openapi();
    whole.merge(documents::describe::openapi());
    whole.merge(functions::describe::openapi(&callables()));
    whole.merge(live::describe::Paths::openapi());
    whole.merge(photos::describe::Paths::openapi());
    whole.merge(calendar::describe::Paths::openapi());
    whole.merge(webhooks::describe::Paths::openapi());
    whole.merge(ops::describe::Paths::openapi());
    let bearer = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .bearer_format("JWT")
        .build();
    let components = whole.components.get_or_insert_default();
    components.add_security_scheme("idToken", SecurityScheme::Http(bearer));
    whole
}

/// The same description with references: the derive writes the argument of a generic shape out in full, and a
/// generated client would then not know that it is the same record.
fn refer(whole: &Value) -> Value {
    let schemas = whole["components"]["schemas"]
        .as_object()
        .cloned()
        .unwrap_or_default();
    let mut referring = Map::new();
    for (name, part) in whole.as_object().into_iter().flatten() {
        referring.insert(name.clone(), referred(part, &schemas));
    }
    for (name, schema) in &schemas {
        // A schema is not replaced by a reference to itself; its parts are.
        referring["components"]["schemas"][name] = inside(schema, &schemas);
    }
    Value::Object(referring)
}

fn referred(part: &Value, schemas: &Map<String, Value>) -> Value {
    let is_record = part.get("properties").is_some_and(Value::is_object);
    let known = schemas
        .iter()
        .find(|(_, schema)| is_record && *schema == part);
    known.map_or_else(
        || inside(part, schemas),
        |(name, _)| json!({ "$ref": format!("#/components/schemas/{name}") }),
    )
}

fn inside(part: &Value, schemas: &Map<String, Value>) -> Value {
    match part {
        Value::Object(members) => {
            let members = members.iter();
            Value::Object(
                members
                    .map(|(name, member)| (name.clone(), referred(member, schemas)))
                    .collect(),
            )
        }
        Value::Array(items) => items.iter().map(|item| referred(item, schemas)).collect(),
        other => other.clone(),
    }
}
