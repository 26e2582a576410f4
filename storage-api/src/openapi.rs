//! The description of the API: paths from each group of endpoints, records from the core.

use std::sync::LazyLock;

use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use crate::{documents, functions, live, ops};

#[derive(OpenApi)]
#[openapi(info(
    title = "Yonder",
    description = "Documents, callable functions and live reads of the Yonder server."
))]
struct Description;

static JSON: LazyLock<String> = LazyLock::new(|| {
    let mut text = description().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
});

/// The OpenAPI document, as JSON with line breaks.
pub fn json() -> &'static str {
    &JSON
}

fn description() -> utoipa::openapi::OpenApi {
    let mut whole = Description::openapi();
    whole.merge(documents::describe::Paths::openapi());
    whole.merge(functions::describe::Paths::openapi());
    whole.merge(live::describe::Paths::openapi());
    whole.merge(ops::describe::Paths::openapi());
    let bearer = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .bearer_format("JWT")
        .build();
    let components = whole.components.get_or_insert_default();
    components.add_security_scheme("idToken", SecurityScheme::Http(bearer));
    whole
}
