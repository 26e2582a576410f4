//! The business constants, once, each with its unit. The app and the server read them from here.

pub use yonder_clustering::grid::{
    BATCH_SIZE, CLUSTER_ICON_SIZES_PX, GRID_SIZE_PX, MINIMUM_CLUSTER_SIZE,
};

/// Milliseconds that a callable function may take before the client gives up.
pub const CALL_TIMEOUT_MS: u32 = 70_000;
/// Region in the address of a callable function when none is configured.
pub const DEFAULT_FUNCTIONS_REGION: &str = "us-central1";
/// Name of the cookie that carries the ID token.
pub const AUTH_COOKIE_NAME: &str = "auth_token";
/// Lifetime of the ID-token cookie, in seconds (7 days).
pub const AUTH_COOKIE_MAX_AGE_S: u32 = 604_800;
/// Milliseconds for which a reload guards against a second one.
pub const RELOAD_GUARD_TTL_MS: u32 = 10_000;
/// Milliseconds after the page is idle at which the build manifest is fetched.
pub const MANIFEST_PREFETCH_DELAY_MS: u32 = 1_000;
/// Stacking order of a modal.
pub const Z_INDEX_MODAL: u32 = 1_100;
/// Stacking order of an overlay.
pub const Z_INDEX_OVERLAY: u32 = 1_000;
/// Stacking order of a menu.
pub const Z_INDEX_MENU: u32 = 1_000;
/// Stacking order of a tooltip.
pub const Z_INDEX_TOOLTIP: u32 = 1_100;
/// Markers clustered in one step on old Internet Explorer (user agent contains `msie`).
pub const BATCH_SIZE_IE: u32 = 500;
/// Milliseconds that a search service may take to begin its answer in a browser (the hosted search client's `connect`).
pub const SEARCH_CONNECT_TIMEOUT_MS: u32 = 1_000;
/// Milliseconds that it may then take to finish it (the hosted search client's `read`).
pub const SEARCH_READ_TIMEOUT_MS: u32 = 2_000;
/// Milliseconds for which a search service that failed is left alone.
pub const SEARCH_HOST_REST_MS: u32 = 120_000;
