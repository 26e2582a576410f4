//! The description of the API as a page to read: no script, nothing from elsewhere.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde_json::{Map, Value};

use crate::http::markup::escaped;

/// The style of the page, at `/docs/style.css`.
pub(super) const STYLE: &str = include_str!("docs.css");
/// Place of schemas in the description.
const SCHEMAS: &str = "#/components/schemas/";

/// An OpenAPI document as a page.
pub(super) fn page(openapi: &str) -> String {
    let api: Value = serde_json::from_str(openapi).unwrap_or_default();
    let title = text(&api["info"]["title"]);
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}: API</title><link rel=\"stylesheet\" href=\"/docs/style.css\"></head><body>\
         <h1>{title}: API</h1><p>{}</p>\
         <p class=\"soft\">For programs: <a href=\"/openapi.json\">openapi.json</a>. Who signs in gets a token; it is sent \
         as <code>Authorization: Bearer …</code>. The core has <a href=\"/docs/core\">documents of its own</a>.</p>",
        text(&api["info"]["description"]),
    );
    let groups = groups(&api["paths"]);
    page.push_str("<nav aria-label=\"Parts\"><ul>");
    for (group, operations) in &groups {
        let count = operations.len();
        put(
            &mut page,
            &format!(
                "<li><a href=\"#{0}\">{0}</a> <small>{count}</small></li>",
                escaped(group)
            ),
        );
    }
    page.push_str("<li><a href=\"#records\">records</a></li></ul></nav><main>");
    for (group, operations) in &groups {
        put(
            &mut page,
            &format!("<h2 id=\"{0}\">{0}</h2>", escaped(group)),
        );
        for operation in operations {
            page.push_str(operation);
        }
    }
    page.push_str("<h2 id=\"records\">Records</h2>");
    for (name, schema) in members(&api["components"]["schemas"]) {
        page.push_str(&record(name, schema));
    }
    page.push_str("</main></body></html>");
    page
}

/// Every operation as markup, by its first tag, in the order of the description.
fn groups(paths: &Value) -> BTreeMap<String, Vec<String>> {
    let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, item) in members(paths) {
        for (method, operation) in
            members(item).filter(|(_, operation)| operation["responses"].is_object())
        {
            let tag = operation["tags"][0].as_str().unwrap_or("other").to_owned();
            groups
                .entry(tag)
                .or_default()
                .push(described(path, method, operation));
        }
    }
    groups
}

fn described(path: &str, method: &str, operation: &Value) -> String {
    let mut part = format!(
        "<details><summary><b>{}</b> <code>{}</code> <small>{}</small></summary><div class=\"inside\">",
        escaped(&method.to_uppercase()),
        escaped(path),
        text(&operation["summary"]),
    );
    if operation["description"].is_string() {
        put(
            &mut part,
            &format!("<p>{}</p>", text(&operation["description"])),
        );
    }
    part.push_str("<table>");
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = format!(
            "{} <small>{}</small>",
            text(&parameter["name"]),
            text(&parameter["in"])
        );
        let about = format!(
            "{} {}",
            shape(&parameter["schema"]),
            text(&parameter["description"])
        );
        row(&mut part, &name, &about);
    }
    for (media_type, content) in members(&operation["requestBody"]["content"]) {
        row(
            &mut part,
            &format!("body <small>{}</small>", escaped(media_type)),
            &shape(&content["schema"]),
        );
    }
    for (status, answer) in members(&operation["responses"]) {
        let shapes = members(&answer["content"]).map(|(_, content)| shape(&content["schema"]));
        let shapes: Vec<String> = shapes.collect();
        row(
            &mut part,
            &escaped(status),
            &format!("{} {}", text(&answer["description"]), shapes.join(" or ")),
        );
    }
    part.push_str("</table></div></details>");
    part
}

fn record(name: &str, schema: &Value) -> String {
    let mut part = format!(
        "<details id=\"{0}\"><summary><code>{0}</code> <small>{1}</small></summary><div class=\"inside\"><table>",
        escaped(name),
        text(&schema["description"]),
    );
    let required: Vec<&Value> = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .collect();
    for (field, kind) in members(&schema["properties"]) {
        let is_required = required.iter().any(|required| *required == field);
        let mark = if is_required {
            ""
        } else {
            " <small>optional</small>"
        };
        let name = format!("<code>{}</code>{mark}", escaped(field));
        row(
            &mut part,
            &name,
            &format!("{} {}", shape(kind), text(&kind["description"])),
        );
    }
    if !schema["properties"].is_object() {
        row(&mut part, "shape", &shape(schema));
    }
    part.push_str("</table></div></details>");
    part
}

/// Describes the form of a value in a few words.
fn shape(schema: &Value) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|name| name.strip_prefix(SCHEMAS))
    {
        return format!("<a href=\"#{0}\"><code>{0}</code></a>", escaped(name));
    }
    if let Some(values) = schema["enum"].as_array() {
        return format!(
            "<code>{}</code>",
            escaped(&joined(values.iter().map(Value::to_string), " | "))
        );
    }
    for (combination, word) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")] {
        if let Some(choices) = schema[combination].as_array() {
            return joined(choices.iter().map(shape), word);
        }
    }
    if schema["items"].is_object() {
        return format!("list of {}", shape(&schema["items"]));
    }
    if let Some(properties) = schema["properties"].as_object() {
        let fields = properties
            .iter()
            .map(|(name, kind)| format!("<code>{}</code>: {}", escaped(name), shape(kind)));
        return format!("{{ {} }}", joined(fields, ", "));
    }
    match &schema["type"] {
        Value::String(kind) => escaped(kind),
        Value::Array(kinds) => escaped(&joined(
            kinds.iter().filter_map(Value::as_str).map(str::to_owned),
            " or ",
        )),
        _ => String::new(),
    }
}

fn joined(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn row(part: &mut String, name: &str, about: &str) {
    put(
        part,
        &format!("<tr><th scope=\"row\">{name}</th><td>{about}</td></tr>"),
    );
}

/// Writing to a text cannot fail.
fn put(text: &mut String, piece: &str) {
    let _ = text.write_str(piece);
}

fn text(value: &Value) -> String {
    escaped(value.as_str().unwrap_or_default())
}

fn members(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let members = value.as_object().map(Map::iter);
    members
        .into_iter()
        .flatten()
        .map(|(name, member)| (name.as_str(), member))
}
