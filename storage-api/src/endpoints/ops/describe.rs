//! Operations, for the API's description. The functions are never called: they carry the descriptions.

use serde::Serialize;
use utoipa::{OpenApi, ToSchema};

use crate::http::describe::ErrorBody;

/// Health of the server.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok` or `ready`.
    pub(crate) status: String,
}

/// Configuration that the app may read before anybody has signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RuntimeConfig {
    /// Changes with every build.
    pub(crate) build_id: String,
    /// Key of the Google maps script, if one is configured.
    #[schema(required = true)]
    pub(crate) maps_key: Option<String>,
    /// Address of that script.
    pub(crate) maps_script: String,
    /// Services that find places, the one to ask first in front.
    pub(crate) place_search: Vec<PlaceSearch>,
    /// Sources of street tiles: addresses of styles, `TileJSON` or PMTiles files.
    pub(crate) tiles: Vec<String>,
    /// Means of travel of which real ways and times are known; others are estimated.
    pub(crate) routing: Vec<String>,
    /// Address of callable functions.
    pub(crate) functions_url: String,
    /// True where quests can be paid by card.
    pub(crate) card_payments: bool,
    /// Providers that people may sign in with, at `/auth/openid/{name}?redirect=/…`.
    pub(crate) openid: Vec<String>,
}

/// A service that finds places.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlaceSearch {
    /// `photon`, `nominatim` or `google`.
    pub(crate) kind: String,
    /// Its address, without a slash at the end; `null` for one that comes with the maps script.
    #[schema(required = true)]
    pub(crate) url: Option<String>,
}

/// The build that is served.
#[derive(Serialize, ToSchema)]
pub(crate) struct Build {
    /// Changes with every build.
    pub(crate) id: String,
}

#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = Health)))]
#[expect(dead_code, reason = "carries a description")]
fn healthz() {}

#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, body = Health), (status = 503, body = ErrorBody)))]
#[expect(dead_code, reason = "carries a description")]
fn readyz() {}

#[utoipa::path(get, path = "/config.json", tag = "operations", responses((status = 200, body = RuntimeConfig)))]
#[expect(dead_code, reason = "carries a description")]
fn config() {}

#[utoipa::path(get, path = "/builds/latest.json", tag = "operations", responses((status = 200, body = Build)))]
#[expect(dead_code, reason = "carries a description")]
fn latest_build() {}

/// Paths of operations.
#[derive(OpenApi)]
#[openapi(paths(healthz, readyz, config, latest_build))]
pub(crate) struct Paths;
