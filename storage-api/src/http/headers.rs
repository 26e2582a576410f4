//! Headers that stand on every answer.

use http::HeaderMap;
use http::header::{self, HeaderName, HeaderValue};

/// Headers of every answer.
const ALWAYS: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];
const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Devices and powers no page of ours needs; the place is asked for on the map.
const PERMISSIONS: &str = "geolocation=(self), camera=(self), microphone=(), payment=(), usb=()";
/// For everything that is no page.
const CSP_NO_PAGE: &str = "default-src 'none'; frame-ancestors 'none'";
/// A year, as browsers ask for.
const HSTS: &str = "max-age=31536000; includeSubDomains";

/// Adds the security headers and the request's id. What the answer says itself stays.
pub(crate) fn secure(headers: &mut HeaderMap, request_id: &str, is_encrypted: bool) {
    for (name, value) in ALWAYS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    let policy = HeaderValue::from_static(CSP_NO_PAGE);
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert(policy);
    headers.insert(PERMISSIONS_POLICY, HeaderValue::from_static(PERMISSIONS));
    if is_encrypted {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(HSTS),
        );
    }
    if let Ok(id) = HeaderValue::from_str(request_id) {
        headers.insert(REQUEST_ID, id);
    }
}

/// Content security policy of workers, which obey the one their own script came with: run our scripts and WebAssembly,
/// fetch from us.
pub(crate) const SCRIPT_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
);

/// The policy of a page of ours that is nothing but text.
pub(crate) const TEXT_POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// Origins besides our own that a page may use, by what for; none unless something is configured that needs them.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    /// May run scripts.
    pub(crate) scripts: Vec<String>,
    /// May be asked.
    pub(crate) connections: Vec<String>,
    /// May be shown as pictures.
    pub(crate) images: Vec<String>,
    /// May style.
    pub(crate) styles: Vec<String>,
    /// May bring typefaces.
    pub(crate) fonts: Vec<String>,
}

/// The policy of a page: our own scripts and WebAssembly, our own styles and those that carry this nonce, and what is
/// configured from outside.
pub(crate) fn page_policy(nonce: &str, outside: &Outside) -> String {
    let more = |origins: &[String]| {
        let spaced = |origin: &String| format!(" {origin}");
        origins.iter().map(spaced).collect::<String>()
    };
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{}; worker-src 'self' blob:; \
         connect-src 'self'{}; img-src 'self' data: blob:{}; style-src 'self' 'nonce-{nonce}'{}; \
         font-src 'self'{}; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'; object-src 'none'",
        more(&outside.scripts),
        more(&outside.connections),
        more(&outside.images),
        more(&outside.styles),
        more(&outside.fonts),
    )
}
