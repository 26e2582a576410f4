//! The description of the API, as it is committed and served.

/// The OpenAPI document, as JSON with line breaks. `describe` makes it; a test compares the two.
pub fn json() -> &'static str {
    include_str!("../../openapi.json")
}
