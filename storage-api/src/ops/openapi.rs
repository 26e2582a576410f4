//! The description of the API, made from the code.

use std::sync::LazyLock;

use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(info(
    title = "Yonder",
    description = "Documents, callable functions and live reads of the Yonder server."
))]
struct Description;

static JSON: LazyLock<String> = LazyLock::new(|| {
    let mut text = Description::openapi().to_pretty_json().unwrap_or_default();
    text.push('\n');
    text
});

/// The OpenAPI document, as JSON with line breaks.
pub fn json() -> &'static str {
    &JSON
}
