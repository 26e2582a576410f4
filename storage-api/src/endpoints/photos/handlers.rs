//! Handlers of requests for photos.

use bytes::Bytes;
use http::{HeaderValue, Method, StatusCode, header};
use serde_json::{Value, json};
use wasm_core::error::Code;

use super::picture::{Picture, picture};
use super::{guest, small};
use crate::access::auth::caller::Caller;
use crate::access::auth::secret::hash_bytes;
use crate::access::budgets::kept;
use crate::app::App;
use crate::clock::iso;
use crate::domain::photos::records::{discard, forget, upload_id};
use crate::error::ApiError;
use crate::http::body::RequestBody;
use crate::http::{Answer, Head};
use crate::schema::collections::{DISCARDED, UPLOADS};
use crate::schema::query::by;
use crate::store::{Transaction, transact};

/// Files that one person may keep: a thousand photos, each with its small version.
const FILES_MAX: usize = 2_000;
/// Milliseconds between the object of an upload and its document.
const UPLOAD_MS: i64 = 3_600_000;
/// The name of a photo never gets another content; other people's caches must not outlive its deletion.
const FOR_EVER: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");

/// `/v1/photos`
pub(super) async fn all(
    app: &App,
    head: &Head,
    body: &mut RequestBody,
) -> Result<Answer, ApiError> {
    if head.method != Method::POST {
        return Err(ApiError::method_not_allowed("POST"));
    }
    app.origins.check(head)?;
    let owner = match app.caller(head).await? {
        Some(caller) => caller.uid,
        None => guest::uploader(app, head).await?,
    };
    app.throttles.uploading.check(&owner)?;
    let picture = picture(&body.read(app.bodies.photo(&owner)).await?)?;
    let record = keep(app, &owner, picture, small::named(head)).await?;
    let url = record["url"].as_str().unwrap_or_default().to_owned();
    Ok(Answer::json(&record)
        .with_status(StatusCode::CREATED)
        .with_text_header(header::LOCATION, &url))
}

/// `/v1/photos/{name}`
pub(super) async fn one(app: &App, name: &str, head: &Head) -> Result<Answer, ApiError> {
    match head.method {
        Method::GET | Method::HEAD => show(app, name, head).await,
        Method::DELETE => {
            let caller = caller_of_write(app, head).await?;
            let (id, now_ms) = (upload_id(name, &caller.uid), app.clock.now_ms());
            let deleted = transact(&*app.store, move |transaction| {
                let upload = transaction.get(&UPLOADS, &id)?;
                forget(transaction, &upload.ok_or_else(absent)?, now_ms)
            });
            deleted.await?;
            Ok(Answer::empty(StatusCode::NO_CONTENT))
        }
        _ => Err(ApiError::method_not_allowed("GET, HEAD, DELETE")),
    }
}

fn absent() -> ApiError {
    ApiError::not_found("there is no such photo")
}

/// The bearer token alone authorises a write, and only from our own pages or allowed ones.
async fn caller_of_write(app: &App, head: &Head) -> Result<Caller, ApiError> {
    app.origins.check(head)?;
    let caller = app.caller(head).await?;
    caller.ok_or_else(|| ApiError::unauthenticated("sign in first"))
}

/// Keeps a photo and its small version as somebody's, and answers with its address.
pub(crate) async fn keep_for(
    app: &App,
    uid: &str,
    photo: Bytes,
    small: Bytes,
) -> Result<Value, ApiError> {
    let small = keep(app, uid, picture(&small)?, None).await?;
    let small = small["hash"].as_str().map(str::to_owned);
    let record = keep(app, uid, picture(&photo)?, small).await?;
    Ok(record["url"].clone())
}

/// Keeps the object, then the document that refers to it. A crash in between leaves a note that removes the object.
async fn keep(
    app: &App,
    uid: &str,
    picture: Picture,
    small: Option<String>,
) -> Result<Value, ApiError> {
    let (owner, name, now_ms) = (
        uid.to_owned(),
        hash_bytes(&picture.bytes),
        app.clock.now_ms(),
    );
    let mut record = json!({
        "uid": owner,
        "hash": name,
        "url": format!("/v1/photos/{name}"),
        "type": picture.media_type,
        "bytes": picture.bytes.len(),
        "width": picture.width_px,
        "height": picture.height_px,
        "createdAt": iso(now_ms),
    });
    if let Some(small) = &small {
        record["small"] = json!(small);
    }
    // While an object is on its way nothing is removed: it might be the same one.
    let _uploading = app.uploading.read().await;
    let noted = name.clone();
    let note = transact(&*app.store, move |transaction| {
        check_room(transaction, &owner)?;
        if let Some(small) = &small {
            small::check(transaction, small, &owner)?;
        }
        discard(transaction, &noted, now_ms + UPLOAD_MS)
    });
    note.await?;
    app.objects
        .put(&name, picture.bytes)
        .await
        .map_err(unavailable)?;
    let (uid, upload, budgets) = (uid.to_owned(), record.clone(), app.config.budgets);
    let keep = transact(&*app.store, move |transaction| {
        let id = upload_id(&name, &uid);
        transaction.delete(&DISCARDED, &name)?;
        match transaction.get(&UPLOADS, &id)? {
            None => transaction.put(&UPLOADS, &id, upload.clone()).map(drop)?,
            Some(before) if before.data["small"].is_null() && !upload["small"].is_null() => {
                let mut data = (*before.data).clone();
                data["small"] = upload["small"].clone();
                transaction.put(&UPLOADS, &id, data)?;
            }
            Some(_) => {}
        }
        kept::check(transaction, &uid, &budgets)
    });
    keep.await?;
    Ok(record)
}

fn check_room(transaction: &Transaction<'_>, uid: &str) -> Result<(), ApiError> {
    let own = by!(UPLOADS.uid).question([json!(uid)], FILES_MAX);
    if transaction.find(&own)?.documents.len() < FILES_MAX {
        return Ok(());
    }
    let message = format!(
        "{} photos are kept for each person; delete some first",
        FILES_MAX / 2
    );
    Err(ApiError::new(Code::ResourceExhausted, message).with_reason("tooManyPhotos"))
}

async fn show(app: &App, name: &str, head: &Head) -> Result<Answer, ApiError> {
    let shown = small::shown(app, name, small::is_asked(head)?).await?;
    let upload = shown.ok_or_else(absent)?;
    let name = upload.data["hash"].as_str().unwrap_or_default();
    let tag = format!("\"{name}\"");
    let known = head.header(header::IF_NONE_MATCH) == Some(&tag);
    let answer = if known {
        Answer::empty(StatusCode::NOT_MODIFIED)
    } else {
        let bytes = app.objects.get(name).await.map_err(unavailable)?;
        let bytes = bytes.ok_or_else(|| {
            ApiError::internal(format!("the object of the photo {name} is missing"))
        })?;
        let media_type = upload.data["type"].as_str().unwrap_or_default();
        let mut answer = Answer::bytes("application/octet-stream", bytes);
        if let Ok(media_type) = HeaderValue::from_str(media_type) {
            answer.headers.insert(header::CONTENT_TYPE, media_type);
        }
        answer
    };
    Ok(answer
        .with_text_header(header::ETAG, &tag)
        .with_header(header::CACHE_CONTROL, FOR_EVER))
}

fn unavailable(reason: impl std::fmt::Display) -> ApiError {
    tracing::error!(%reason, "the place of photos failed");
    ApiError::unavailable("photos cannot be reached at the moment; try again soon")
}
