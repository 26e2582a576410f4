//! Target after signing in, which never leaves the product.

use super::escape::decode;
use super::matcher::match_route;

/// Number of times an escaped target is unescaped before it is judged; deeper nesting is refused.
const MOST_LAYERS: usize = 4;

/// The target of `/login?redirect=…` if it is a path of this product other than the login page, else `/`.
///
/// Refused are other origins in every disguise: a scheme, `//`, a backslash, a control character (browsers drop tabs
/// and line breaks from addresses), and each of them percent-escaped, even several times over.
///
/// ```
/// use wasm_core::route::return_path;
///
/// assert_eq!(return_path("/profile?tab=years"), "/profile?tab=years");
/// assert_eq!(return_path("//evil.example"), "/");
/// assert_eq!(return_path("/%2F/evil.example"), "/");
/// assert_eq!(return_path("/login?redirect=/login"), "/");
/// ```
pub fn return_path(target: &str) -> &str {
    let leads_somewhere = || match_route(target).is_some_and(|found| found.route.screen != "login");
    if stays_here(target) && leads_somewhere() {
        target
    } else {
        "/"
    }
}

fn stays_here(target: &str) -> bool {
    let mut text = target.to_owned();
    for _ in 0..MOST_LAYERS {
        if !is_plain_path(&text) {
            return false;
        }
        let decoded = decode(&text).into_owned();
        if decoded == text {
            return true;
        }
        text = decoded;
    }
    false
}

fn is_plain_path(text: &str) -> bool {
    text.starts_with('/')
        && !text.starts_with("//")
        && !text.contains(|c: char| c == '\\' || c.is_control())
}
