//! A callable that is declared here alone: everything else follows from its entry.

use std::sync::Arc;

use clap::Parser;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::watch;
use utoipa::ToSchema;

use super::callable::{Callables, change, function};
use super::protocol::call_as;
use crate::access::auth::keys::Keys;
use crate::access::me::{Me, Visitor};
use crate::app::App;
use crate::clock::Clock;
use crate::config::{Cli, Config};
use crate::domain::payments::Payments;
use crate::domain::photos::blob_store::Objects;
use crate::endpoints::functions::call::Call;
use crate::error::ApiError;
use crate::schema::collections::COUNTERS;
use crate::store::Transaction;
use crate::store::memory::MemoryStore;

/// Sheep that have jumped over a fence.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct CountSheep {
    /// Number of sheep.
    how_many: u64,
}

/// Sheep counted so far.
#[derive(Serialize, ToSchema)]
struct Flock {
    /// Number of sheep.
    sheep: u64,
}

fn count(
    transaction: &mut Transaction<'_>,
    me: &Me,
    asked: &CountSheep,
) -> Result<Flock, ApiError> {
    let before = transaction.get(&COUNTERS, &me.uid)?;
    let before = before.and_then(|before| before.data["sheep"].as_u64());
    let sheep = before.unwrap_or(0) + asked.how_many;
    transaction.put(&COUNTERS, &me.uid, json!({ "sheep": sheep }))?;
    Ok(Flock { sheep })
}

async fn echo(_: Call, _: Visitor, asked: CountSheep) -> Result<Flock, ApiError> {
    let sheep = asked.how_many;
    Ok(Flock { sheep })
}

fn callables() -> Callables {
    Callables::from_iter([change("countSheep", count), function("echoSheep", echo)])
}

fn app(folder: &std::path::Path) -> Arc<App> {
    let cli = Cli::try_parse_from(["storage-api"]).expect("flags");
    let config = Config {
        data: folder.to_owned(),
        ..cli.config
    };
    let objects = Objects::open(None, &folder.join("photos")).expect("a folder for photos");
    let keys = Keys::open(&folder.join("keys")).expect("keys");
    let (_, stopped) = watch::channel(false);
    let store = Arc::new(MemoryStore::new());
    let parts = (store as _, objects, Payments::new(None));
    App::new(config, parts, keys, Clock::system(), 0, stopped)
}

async fn call(app: &Arc<App>, name: &str, uid: Option<&str>, data: Value) -> Result<Value, Value> {
    let called = call_as(&callables(), app, name, uid, data).await;
    called.map_err(|error| error.into_parts().2)
}

#[tokio::test]
async fn a_declared_callable_is_dispatched_to_those_who_may_call_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(folder.path());
    let three = json!({ "howMany": 3, "idempotencyKey": "one" });
    let counted = call(&app, "countSheep", Some("ada"), three.clone()).await;
    assert_eq!(counted, Ok(json!({ "sheep": 3 })));
    let echoed = call(&app, "echoSheep", None, three.clone()).await;
    assert_eq!(echoed, Ok(json!({ "sheep": 3 })));
    let refused = call(&app, "countSheep", None, three.clone()).await;
    assert_eq!(
        refused.expect_err("a refusal")["error"]["status"],
        "UNAUTHENTICATED"
    );
    let unknown = call(&app, "countGoats", Some("ada"), three).await;
    assert_eq!(
        unknown.expect_err("a refusal")["error"]["status"],
        "NOT_FOUND"
    );
}

#[tokio::test]
async fn a_declared_change_happens_once_for_each_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(folder.path());
    for (key, sheep) in [("one", 3), ("one", 3), ("two", 6)] {
        let asked = json!({ "howMany": 3, "idempotencyKey": key });
        let counted = call(&app, "countSheep", Some("ada"), asked).await;
        assert_eq!(counted, Ok(json!({ "sheep": sheep })), "{key}");
    }
    let keyless = call(&app, "countSheep", Some("ada"), json!({ "howMany": 3 })).await;
    assert_eq!(
        keyless.expect_err("a refusal")["error"]["status"],
        "INVALID_ARGUMENT"
    );
}

#[tokio::test]
async fn arguments_that_do_not_fit_are_told_by_their_fields() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(folder.path());
    for (given, message) in [
        (json!({}), "is required"),
        (json!({ "howMany": "three" }), "must be u64"),
    ] {
        let refused = call(&app, "echoSheep", None, given).await;
        let fields = &refused.expect_err("a refusal")["error"]["details"]["fields"];
        assert_eq!(*fields, json!([{ "field": "howMany", "message": message }]));
    }
}

#[cfg(feature = "describe")]
#[test]
fn a_declared_callable_is_described() {
    let described = super::describe::openapi(&callables());
    let described = serde_json::to_value(described).expect("JSON");
    let operation = &described["paths"]["/functions/countSheep"]["post"];
    assert_eq!(operation["operationId"], "count_sheep");
    let body = |of: &Value| of["content"]["application/json"]["schema"]["$ref"].clone();
    let call = body(&operation["requestBody"]);
    assert_eq!(call, "#/components/schemas/CallOf_Keyed_CountSheep");
    let answer = body(&operation["responses"]["200"]);
    assert_eq!(answer, "#/components/schemas/ResultOf_Flock");
    let schemas = described["components"]["schemas"].as_object();
    for name in [
        "CallOf_Keyed_CountSheep",
        "CountSheep",
        "CallOf_CountSheep",
        "ResultOf_Flock",
        "Flock",
    ] {
        assert!(
            schemas.is_some_and(|schemas| schemas.contains_key(name)),
            "{name}"
        );
    }
}
