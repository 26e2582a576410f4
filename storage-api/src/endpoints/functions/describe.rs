//! Callable functions in the description of the API.

use serde_json::{Map, Value, json};
use utoipa::openapi::schema::{AllOfBuilder, Components, ObjectBuilder};
use utoipa::openapi::{OpenApi, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::callable::{Callable, Callables, Keys};
use super::requester::Access;
use crate::http::describe::ErrorBody;
use crate::schema::describe::Shaped;

/// Statuses of failures.
const FAILURES: [&str; 8] = ["400", "401", "403", "404", "409", "413", "415", "429"];

/// Everything under `/functions`.
pub(crate) fn openapi(callables: &Callables) -> OpenApi {
    let mut described = OpenApi::default();
    let mut components = Components::new();
    for callable in callables.iter() {
        let (arguments, result) = ((callable.arguments)(), (callable.result)());
        let call = call_of(callable.keys, &arguments);
        let answer = (
            format!("ResultOf_{}", result.name),
            envelope(
                "The envelope of an answer.",
                "result",
                result.schema.clone(),
            ),
        );
        let item = json!({ "post": operation(callable, &call.0, &answer.0) });
        let path = format!("/functions/{}", callable.name);
        let item = serde_json::from_value(item).unwrap_or_default();
        described.paths.paths.insert(path, item);
        components.schemas.extend([call, answer]);
        components.schemas.extend(arguments.parts);
        components.schemas.extend(result.parts);
    }
    described.components = Some(components);
    described
}

fn operation(callable: &Callable, call: &str, answer: &str) -> Value {
    let tag = match callable.access {
        Access::Admin => "admin",
        Access::WithoutToken | Access::Anybody | Access::People => "functions",
    };
    let failures = FAILURES.map(|status| (status.to_owned(), json(&ErrorBody::name())));
    let mut responses = Map::from_iter(failures);
    responses.insert("200".to_owned(), json(answer));
    let mut request = json(call);
    request["required"] = json!(true);
    json!({
        "tags": [tag],
        "operationId": snake_case(callable.name),
        "requestBody": request,
        "responses": responses,
        "security": [{}, { "idToken": [] }],
    })
}

/// Something of that schema, as JSON.
fn json(schema: &str) -> Value {
    let schema = json!({ "$ref": format!("#/components/schemas/{schema}") });
    json!({ "content": { "application/json": { "schema": schema } } })
}

// Keys beside the arguments. No description of its own: the fields say it.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
struct KeysOfPeople {
    /// The same key makes the call happen once.
    idempotency_key: String,
}

#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "carries a description")]
struct KeysOfGuests {
    /// The same key makes the call happen once.
    idempotency_key: String,
    /// 32 to 128 random characters of a caller who is not signed in, the same in a repeated call. Without them a repeated
    /// call is refused with the reason `keyReused`, since it may come from somebody else.
    guest_secret: Option<String>,
}

/// The envelope of a call, with the keys beside its arguments.
fn call_of(keys: Keys, arguments: &Shaped) -> (String, RefOr<Schema>) {
    let own = arguments.schema.clone();
    let (prefix, data) = match keys {
        Keys::None => ("", own),
        Keys::OfPeople => {
            let text = "Arguments of a function that changes something.";
            ("Keyed_", both(own, KeysOfPeople::schema(), text))
        }
        Keys::OfGuests => {
            let text = "Arguments of a function that changes something, and that guests call who have no secret of the \
                        server's yet.";
            ("GuestKeyed_", both(own, KeysOfGuests::schema(), text))
        }
    };
    let envelope = envelope("The envelope of a call.", "data", data);
    (format!("CallOf_{prefix}{}", arguments.name), envelope)
}

fn both(one: RefOr<Schema>, other: RefOr<Schema>, description: &str) -> RefOr<Schema> {
    let both = AllOfBuilder::new().item(one).item(other);
    Schema::AllOf(both.description(Some(description)).build()).into()
}

fn envelope(description: &str, member: &str, schema: RefOr<Schema>) -> RefOr<Schema> {
    let envelope = ObjectBuilder::new()
        .property(member, schema)
        .required(member);
    Schema::Object(envelope.description(Some(description)).build()).into()
}

/// `signUp` → `sign_up`.
fn snake_case(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() {
            words.push('_');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}
