//! Photos, for the API's description. The functions are never called: they carry the descriptions.

use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::http::describe::ErrorBody;

/// A photo that is kept.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Photo {
    /// Whose it is.
    pub(crate) uid: String,
    /// Hash of its content, which is its name.
    pub(crate) hash: String,
    /// Path under which whoever knows it sees it: `/v1/photos/{hash}`.
    pub(crate) url: String,
    /// `image/jpeg`, `image/png`, `image/webp` or `image/avif`.
    #[serde(rename = "type")]
    pub(crate) media_type: String,
    /// Size of the file, after the camera's notes were taken off.
    pub(crate) bytes: u64,
    /// Hash of its small version, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) small: Option<String>,
    /// In pixels.
    pub(crate) width: u64,
    /// In pixels.
    pub(crate) height: u64,
    /// Moment when it was uploaded.
    pub(crate) created_at: String,
}

#[utoipa::path(post, path = "/v1/photos", tag = "photos", security(("idToken" = [])),
    description = "Keeps a JPEG, PNG, WebP or AVIF file of at most 5 MiB, told by its content, without the camera's notes. With `small` it gets a small version, at most 640 pixels on a side, which was uploaded before it. Guests of a hangout upload with their secret, at most 60 files.",
    params(("k" = Option<String>, Query, description = "secret of a guest, instead of a bearer token"), ("small" = Option<String>, Query, description = "hash of the small version")),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses(
        (status = 201, body = Photo, headers(("Location" = String, description = "path of the photo"))),
        (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 408, body = ErrorBody), (status = 413, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn keep_photo() {}

#[utoipa::path(get, path = "/v1/photos/{hash}", tag = "photos",
    params(
        ("hash" = String, Path),
        ("size" = Option<String>, Query, description = "`small` for the small version; without one it is the photo itself"),
        ("If-None-Match" = Option<String>, Header),
    ),
    responses(
        (status = 200, description = "the file, which never changes", content((Vec<u8> = "image/jpeg"), (Vec<u8> = "image/png"), (Vec<u8> = "image/webp"), (Vec<u8> = "image/avif"))),
        (status = 304, description = "not changed"), (status = 400, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 503, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn show_photo() {}

#[utoipa::path(delete, path = "/v1/photos/{hash}", tag = "photos", security(("idToken" = [])), params(("hash" = String, Path)),
    responses(
        (status = 204, description = "deleted"),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn delete_photo() {}

/// The paths of photos.
#[derive(OpenApi)]
#[openapi(paths(keep_photo, show_photo, delete_photo))]
pub(crate) struct Paths;
