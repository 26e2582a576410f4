//! The paths of documents, for the API's description, as the declarations of the collections have them.

use serde_json::{Map, Value, json};
use utoipa::PartialSchema;
use utoipa::openapi::request_body::RequestBody;
use utoipa::openapi::{Components, Content, OpenApi, PathItem, RefOr, Required};

use crate::schema::collections::public;
use crate::schema::declaration::{Declaration, Described, Rules};
use crate::schema::direct_write::Verb;
use crate::store::Kind;

/// Everything under `/v1/{collection}`.
pub(crate) fn openapi() -> OpenApi {
    let mut described = OpenApi::default();
    let paths = &mut described.paths.paths;
    let mut components = Components::new();
    for collection in public() {
        let Some(rules) = &collection.rules else {
            continue;
        };
        let (one, many) = operations(collection, rules);
        let path = format!("/v1/{}", collection.name);
        paths.insert(format!("{path}/{{id}}"), one);
        paths.extend(many.map(|many| (path, many)));
        let record = rules.described.record;
        components.schemas.extend((record.schemas)());
        if !rules.described.found_by.is_empty() {
            components.schemas.extend((record.found)());
        }
    }
    described.components = Some(components);
    described
}

/// Operations on one document, and on several if there are any.
fn operations(collection: &Declaration, rules: &Rules) -> (PathItem, Option<PathItem>) {
    let described = &rules.described;
    let (one, many) = described.names;
    let record = body(&(described.record.name)());
    let verbs = rules.write.as_ref().map_or(&[][..], |write| write.verbs);
    let mut on_one = json!({ "get": get(one, &record) });
    let mut on_many = Map::new();
    if !described.found_by.is_empty() {
        on_many.insert("get".to_owned(), find(collection, described, many));
    }
    for verb in verbs {
        match verb {
            Verb::Post => {
                on_many.insert("post".to_owned(), post(one, &record));
            }
            Verb::Replace => {
                on_one["put"] = put(one, &record);
                on_one["patch"] = patch(one, &record);
            }
            Verb::Delete => on_one["delete"] = delete(one),
        }
    }
    let mut on_one: PathItem = serde_json::from_value(on_one).unwrap_or_default();
    if let Some(patch) = &mut on_one.patch {
        // The schema of anything can be written and not read.
        patch.request_body = Some(RefOr::T(any_patch()));
    }
    let on_many = (!on_many.is_empty()).then(|| Value::Object(on_many));
    let on_many = on_many.map(|many| serde_json::from_value(many).unwrap_or_default());
    (on_one, on_many)
}

fn any_patch() -> RequestBody {
    RequestBody::builder()
        .content(
            "application/merge-patch+json",
            Content::new(Some(Value::schema())),
        )
        .required(Some(Required::True))
        .build()
}

fn get(one: &str, record: &Value) -> Value {
    let mut found = record.clone();
    let tag = json!({ "schema": { "type": "string" }, "description": "the version, quoted" });
    found["headers"] = json!({ "ETag": tag });
    operation(
        &format!("get_{one}"),
        [id(), header("If-None-Match")],
        &answers(
            [
                ("200", found),
                ("304", json!({ "description": "not changed" })),
            ],
            &[400, 401, 404],
        ),
    )
}

fn put(one: &str, record: &Value) -> Value {
    let errors = [400, 401, 403, 404, 409, 412, 413, 415];
    let answers = answers([("200", record.clone()), ("201", record.clone())], &errors);
    let put = operation(&format!("put_{one}"), [id(), header("If-Match")], &answers);
    writing(put, record)
}

fn patch(one: &str, record: &Value) -> Value {
    let answers = answers(
        [("200", record.clone())],
        &[400, 401, 403, 404, 409, 412, 413, 415],
    );
    let mut patch = operation(
        &format!("patch_{one}"),
        [id(), header("If-Match")],
        &answers,
    );
    patch["security"] = json!([{ "idToken": [] }]);
    patch
}

fn delete(one: &str) -> Value {
    let answers = answers(
        [("204", json!({ "description": "gone" }))],
        &[400, 401, 403, 404, 412],
    );
    let mut delete = operation(
        &format!("delete_{one}"),
        [id(), header("If-Match")],
        &answers,
    );
    delete["security"] = json!([{ "idToken": [] }]);
    delete
}

fn post(one: &str, record: &Value) -> Value {
    let mut made = record.clone();
    let text = json!({ "schema": { "type": "string" } });
    made["headers"] = json!({ "ETag": text, "Location": text });
    let answers = answers([("201", made)], &[400, 401, 403, 409, 413, 415]);
    writing(operation(&format!("post_{one}"), [], &answers), record)
}

fn find(collection: &Declaration, described: &Described, many: &str) -> Value {
    let numbers = collection.indexes.iter().flat_map(|index| index.fields);
    let numbers: Vec<_> = numbers.filter(|field| field.kind == Kind::Number).collect();
    let is_needed = described.found_by.len() == 1;
    let asked = described.found_by.iter().map(|field| {
        let is_number = numbers.iter().any(|number| number.name == *field);
        let schema = if is_number {
            json!({ "type": "integer", "format": "int32" })
        } else {
            json!({ "type": "string" })
        };
        json!({ "name": field, "in": "query", "required": is_needed, "schema": schema })
    });
    let limit = json!({ "type": "integer", "format": "int32", "minimum": 0 });
    let page = [
        json!({ "name": "limit", "in": "query", "required": false, "schema": limit }),
        json!({ "name": "cursor", "in": "query", "required": false, "schema": { "type": "string" } }),
    ];
    let errors: &[u16] = if described.is_open {
        &[400, 401]
    } else {
        &[400, 401, 403]
    };
    let found = body(&format!("Found_{}", (described.record.name)()));
    let mut find = operation(
        &format!("find_{many}"),
        asked.chain(page),
        &answers([("200", found)], errors),
    );
    if let Some(note) = described.note {
        find["description"] = json!(note);
    }
    find
}

fn operation(id: &str, parameters: impl IntoIterator<Item = Value>, responses: &Value) -> Value {
    let parameters: Vec<Value> = parameters.into_iter().collect();
    let mut operation = json!({ "tags": ["documents"], "operationId": id, "responses": responses });
    if !parameters.is_empty() {
        operation["parameters"] = json!(parameters);
    }
    operation
}

fn writing(mut operation: Value, record: &Value) -> Value {
    operation["requestBody"] = json!({ "content": record["content"], "required": true });
    operation["security"] = json!([{ "idToken": [] }]);
    operation
}

fn id() -> Value {
    json!({ "name": "id", "in": "path", "required": true, "schema": { "type": "string" } })
}

fn header(name: &str) -> Value {
    json!({ "name": name, "in": "header", "required": false, "schema": { "type": ["string", "null"] } })
}

/// Something of that schema.
fn body(schema: &str) -> Value {
    let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
    json!({ "content": { "application/json": { "schema": schema } } })
}

fn answers<const N: usize>(fine: [(&str, Value); N], errors: &[u16]) -> Value {
    let fine = fine
        .into_iter()
        .map(|(status, answer)| (status.to_owned(), answer));
    let errors = errors
        .iter()
        .map(|status| (status.to_string(), body("ErrorBody")));
    Value::Object(fine.chain(errors).collect())
}
