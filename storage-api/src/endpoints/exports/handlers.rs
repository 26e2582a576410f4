//! Handlers of exports.

use http::{HeaderValue, Method, header};
use serde_json::json;

use crate::access::auth::one_time;
use crate::app::App;
use crate::clock::iso;
use crate::domain::personal_data;
use crate::error::ApiError;
use crate::http::{Answer, Head};
use crate::schema::collections::ONE_TIME;
use crate::store::transact;

/// Everything that is stored about a person at this moment, as one consistent file.
pub(super) async fn export(app: &App, secret: &str, head: &Head) -> Result<Answer, ApiError> {
    if !matches!(head.method, Method::GET | Method::HEAD) {
        return Err(ApiError::method_not_allowed("GET, HEAD"));
    }
    app.throttles.entering.check(&head.address.to_string())?;
    let now_ms = app.clock.now_ms();
    let absent = || ApiError::not_found("this export is too old; ask for a new one");
    let record = app
        .store
        .get(&ONE_TIME, &one_time::export_id(secret))
        .await?;
    let owner = record.and_then(|record| one_time::owner(&record.data, now_ms));
    let (uid, _) = owner.ok_or_else(absent)?;
    let everything = transact(&*app.store, move |transaction| {
        personal_data::export(transaction, &uid, now_ms)
    });
    let file = json!({ "exportedAt": iso(now_ms), "collections": everything.await? });
    let attachment = HeaderValue::from_static("attachment; filename=\"yonder.json\"");
    Ok(Answer::json(&file).with_header(header::CONTENT_DISPOSITION, attachment))
}
