//! Code → sentence for the person in front of the screen, and whether to offer "try again".

use super::{Code, Coded, MapsLoaderError, TransportFailure};

/// Tells whether trying again can help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Retry {
    /// The same request will fail again.
    Never,
    /// The same request may work in a moment.
    Same,
    /// It may work after the newest state was loaded and the change applied again.
    AfterReload,
}

impl Retry {
    /// The value as programs see it: `never`, `same` or `after-reload`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Never => "never",
            Self::Same => "same",
            Self::AfterReload => "after-reload",
        }
    }
}

/// One line of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The stable code.
    pub code: Code,
    /// A sentence a person can act on.
    pub sentence: &'static str,
    /// Tells whether trying again can help.
    pub retry: Retry,
}

impl Entry {
    /// Returns the message for programs, where the product fixes it to the letter: the failures of the search and of
    /// the maps loader.
    ///
    /// ```
    /// use wasm_core::error::{entry, Code};
    ///
    /// assert_eq!(entry(Code::SocketTimeout).message().as_deref(), Some("Socket timeout"));
    /// assert_eq!(entry(Code::NotFound).message(), None);
    /// ```
    pub fn message(&self) -> Option<String> {
        let transport = TransportFailure::ALL
            .iter()
            .map(|own| (own.code(), own.to_string()));
        let maps = MapsLoaderError::ALL
            .iter()
            .map(|own| (own.code(), own.to_string()));
        let mut fixed = transport.chain(maps);
        fixed
            .find(|(code, _)| *code == self.code)
            .map(|(_, message)| message)
    }
}

/// Every code with its sentence, in the order of [`Code::ALL`].
pub fn catalogue() -> impl Iterator<Item = Entry> {
    Code::ALL.iter().copied().map(entry)
}

/// The line of one code.
///
/// ```
/// use wasm_core::error::{entry, Code, Retry};
///
/// assert_eq!(entry(Code::PermissionDenied).sentence, "This is not shared with you.");
/// assert_eq!(entry(Code::Unavailable).retry, Retry::Same);
/// ```
pub const fn entry(code: Code) -> Entry {
    let (retry, sentence) = match code {
        Code::Cancelled => (Retry::Same, "This was cancelled before it finished."),
        Code::Unknown => (Retry::Same, "Something went wrong. Please try again."),
        Code::InvalidArgument => (
            Retry::Never,
            "Something in the form is not right. Please check the marked fields.",
        ),
        Code::DeadlineExceeded => (Retry::Same, "This took too long. Please try again."),
        Code::NotFound => (Retry::Never, "We could not find this."),
        Code::AlreadyExists => (Retry::Never, "This already exists."),
        Code::PermissionDenied => (Retry::Never, "This is not shared with you."),
        Code::ResourceExhausted => (
            Retry::Same,
            "This is full, or too much was asked for at once. Please wait a moment.",
        ),
        Code::FailedPrecondition => (
            Retry::AfterReload,
            "This is not possible as things stand now.",
        ),
        Code::Aborted => (
            Retry::AfterReload,
            "This was changed meanwhile. The newest version was loaded; please try again.",
        ),
        Code::OutOfRange => (Retry::Never, "This is more than is allowed."),
        Code::Unimplemented => (Retry::Never, "This is not available."),
        Code::Internal => (
            Retry::Same,
            "Something went wrong on our side. Please try again.",
        ),
        Code::Unavailable => (
            Retry::Same,
            "The service cannot be reached right now. Please try again.",
        ),
        Code::DataLoss => (
            Retry::Never,
            "Some data is damaged. Please contact support.",
        ),
        Code::Unauthenticated => (Retry::Never, "Please sign in."),
        Code::PageNotFound | Code::PageInvalid => (Retry::Never, "Page Not Found"),
        Code::UnknownRouteMiddleware => (Retry::Never, "Internal Server Error"),
        Code::ConnectionTimeout => (
            Retry::Same,
            "The search could not be reached in time. Please try again.",
        ),
        Code::SocketTimeout => (
            Retry::Same,
            "The search did not answer in time. Please try again.",
        ),
        Code::NetworkRequestFailed => (
            Retry::Same,
            "The search could not be reached. Please check the connection and try again.",
        ),
        Code::MapsAlreadyStarted => (Retry::Never, "The map is already being loaded."),
        Code::MapsPlacesMissing => (Retry::Never, "The map was loaded without its place search."),
    };
    Entry {
        code,
        sentence,
        retry,
    }
}
