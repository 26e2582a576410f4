//! The search transport's failures: attempts that ended without an HTTP answer.

use std::fmt;

use super::{Code, Coded};

/// Failure of an attempt to reach the search service. The texts are those of the hosted search client, which reports
/// such an attempt with status 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TransportFailure {
    /// No connection in time.
    Connection,
    /// Connected, but no response in time.
    Socket,
    /// No answer for any other reason: status 0.
    Network,
}

impl TransportFailure {
    /// Every failure.
    pub const ALL: [Self; 3] = [Self::Connection, Self::Socket, Self::Network];
}

impl fmt::Display for TransportFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Connection => "Connection timeout",
            Self::Socket => "Socket timeout",
            Self::Network => "Network request failed",
        })
    }
}

impl std::error::Error for TransportFailure {}

impl Coded for TransportFailure {
    fn code(&self) -> Code {
        match self {
            Self::Connection => Code::ConnectionTimeout,
            Self::Socket => Code::SocketTimeout,
            Self::Network => Code::NetworkRequestFailed,
        }
    }
}
