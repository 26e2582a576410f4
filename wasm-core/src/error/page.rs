//! Failures that take the whole page, in the seed's words.

use std::fmt;

use super::{Code, Coded};

/// Reason why no screen can be shown for a location. `Display` gives the seed's text to the letter.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PageError {
    /// No route matches; holds the location as it was asked for.
    NotFound(String),
    /// The validation of the matching route failed; holds the location as it was asked for.
    Invalid(String),
    /// The route names a guard that is not registered; holds its name.
    UnknownMiddleware(String),
}

impl PageError {
    /// The HTTP status, also shown on the error page.
    pub const fn status(&self) -> u16 {
        match self {
            Self::NotFound(_) | Self::Invalid(_) => 404,
            Self::UnknownMiddleware(_) => 500,
        }
    }
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound(path) => write!(f, "Page not found: {path}"),
            Self::Invalid(path) => write!(f, "Page Not Found: {path}"),
            Self::UnknownMiddleware(name) => write!(f, "Unknown route middleware: '{name}'."),
        }
    }
}

impl std::error::Error for PageError {}

impl Coded for PageError {
    fn code(&self) -> Code {
        match self {
            Self::NotFound(_) => Code::PageNotFound,
            Self::Invalid(_) => Code::PageInvalid,
            Self::UnknownMiddleware(_) => Code::UnknownRouteMiddleware,
        }
    }
}

/// The title of the error page for an HTTP status.
///
/// ```
/// assert_eq!(wasm_core::error::page_title(404), "Page Not Found");
/// assert_eq!(wasm_core::error::page_title(503), "Internal Server Error");
/// ```
pub const fn page_title(status: u16) -> &'static str {
    if status == 404 {
        "Page Not Found"
    } else {
        "Internal Server Error"
    }
}
