//! The reasons why there is no demo.

use std::fmt;

use crate::store::StoreError;

/// Failure to make the demo world.
#[derive(Debug)]
pub(crate) enum DemoError {
    /// There is something already, which might be real.
    Inhabited,
    /// The files that the world is made of cannot be read.
    Untold(String),
    /// A function refused.
    Refused(String),
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for DemoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Inhabited => f.write_str(
                "there is something in this data folder already; name an empty one with --data",
            ),
            Self::Untold(why) => write!(f, "what the world is made of cannot be read: {why}"),
            Self::Refused(why) => f.write_str(why),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl From<StoreError> for DemoError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
