//! The stable codes, the same on the wire, in JavaScript errors and in the app.

use std::fmt;
use std::str::FromStr;

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $name:ident = $text:literal,)+) => {
        /// A stable name for one kind of failure. The first sixteen are those of callable functions (gRPC), in the
        /// spelling of the `firebase` client; the others belong to pages, the search transport and the maps loader.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Code {
            /// Every code, in the order of the catalogue.
            pub const ALL: &[Code] = &[$(Code::$name),+];

            /// The code as programs see it, for example `not-found`.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $text),+ }
            }
        }
    };
}

codes! {
    /// The operation was given up by its caller.
    Cancelled = "cancelled",
    /// A failure of a kind this client does not know.
    Unknown = "unknown",
    /// An argument is wrong, whatever the state of the system.
    InvalidArgument = "invalid-argument",
    /// No answer within the time limit; the operation may have happened.
    DeadlineExceeded = "deadline-exceeded",
    /// It does not exist, or the caller may not know that it does.
    NotFound = "not-found",
    /// The thing to create exists already.
    AlreadyExists = "already-exists",
    /// The caller is known and not allowed.
    PermissionDenied = "permission-denied",
    /// Full, used up or too fast.
    ResourceExhausted = "resource-exhausted",
    /// The system is not in the state the operation needs.
    FailedPrecondition = "failed-precondition",
    /// Somebody else changed the same thing meanwhile.
    Aborted = "aborted",
    /// Beyond a limit that depends on the state, such as the length of a list.
    OutOfRange = "out-of-range",
    /// The operation does not exist or is switched off.
    Unimplemented = "unimplemented",
    /// An invariant is broken.
    Internal = "internal",
    /// The service cannot be reached or is not ready.
    Unavailable = "unavailable",
    /// Data is lost or damaged beyond repair.
    DataLoss = "data-loss",
    /// The caller is not known.
    Unauthenticated = "unauthenticated",
    /// No route matches the path.
    PageNotFound = "page-not-found",
    /// A route matches the path, but its validation failed.
    PageInvalid = "page-invalid",
    /// A route names a guard that nobody registered.
    UnknownRouteMiddleware = "unknown-route-middleware",
    /// The search service was not connected in time.
    ConnectionTimeout = "connection-timeout",
    /// The search service did not answer in time.
    SocketTimeout = "socket-timeout",
    /// The search service could not be reached.
    NetworkRequestFailed = "network-request-failed",
    /// The maps script was asked for a second time.
    MapsAlreadyStarted = "maps-already-started",
    /// The maps script came without its places library.
    MapsPlacesMissing = "maps-places-missing",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Code {
    type Err = UnknownCode;

    fn from_str(text: &str) -> Result<Self, UnknownCode> {
        Self::ALL
            .iter()
            .copied()
            .find(|code| code.as_str() == text)
            .ok_or(UnknownCode)
    }
}

/// The text is none of the stable codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownCode;

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of the stable error codes")
    }
}

impl std::error::Error for UnknownCode {}

/// An error of some module of the core, with its stable code. The JavaScript boundary turns every such error into an
/// `Error` whose `message` is its `Display` and whose `code` is this.
pub trait Coded: std::error::Error {
    /// The stable code of this very error.
    fn code(&self) -> Code;

    /// More for programs than the message says, as JSON; `None` for most errors.
    fn details(&self) -> Option<serde_json::Value> {
        None
    }
}
