//! Reason why a plan cannot be made. What merely cannot be kept, such as opening hours, is no error: the plan says so.

use std::fmt;

use crate::error::{Code, Coded};

/// Fault of a question; nothing was planned.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanError {
    /// There is nothing to plan with.
    Empty(&'static str),
    /// There is more than can be planned.
    TooMany {
        /// Name of the things that are too many.
        what: &'static str,
        /// The most there may be.
        most: usize,
    },
    /// A value cannot be.
    Field {
        /// Path of the value, `stops[3].stay`.
        field: String,
        /// Requirement, to be read behind the path: "must be a finite number".
        must: &'static str,
    },
    /// Two stops are locked to this place in the order, or one to a place that is taken by what stands first or last.
    Locks {
        /// The place in the order, from 0.
        position: usize,
    },
}

impl PlanError {
    pub(super) fn field(field: impl Into<String>, must: &'static str) -> Self {
        Self::Field {
            field: field.into(),
            must,
        }
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty(what) => write!(f, "{what} must not be empty"),
            Self::TooMany { what, most } => write!(f, "{what} must be at most {most}"),
            Self::Field { field, must } => write!(f, "{field} {must}"),
            Self::Locks { position } => {
                write!(f, "more than one stop is locked to position {position}")
            }
        }
    }
}

impl std::error::Error for PlanError {}

impl Coded for PlanError {
    fn code(&self) -> Code {
        Code::InvalidArgument
    }
}

/// Fails when there is nothing, or too much.
pub(super) fn counted(what: &'static str, count: usize, most: usize) -> Result<(), PlanError> {
    match count {
        0 => Err(PlanError::Empty(what)),
        count if count > most => Err(PlanError::TooMany { what, most }),
        _ => Ok(()),
    }
}

/// The largest number of minutes, kilometres or units of money: sums of them stay finite and keep their digits.
const LARGEST: f64 = 1e9;

/// Fails when a number is not from 0 to a billion; `field` makes its path.
pub(super) fn amount(number: f64, field: impl FnOnce() -> String) -> Result<f64, PlanError> {
    if (0.0..=LARGEST).contains(&number) {
        return Ok(number);
    }
    Err(PlanError::field(field(), "must be a number from 0 to 1e9"))
}

/// Fails when a moment is not within a billion minutes of 0.
pub(super) fn moment(number: f64, field: impl FnOnce() -> String) -> Result<f64, PlanError> {
    if (-LARGEST..=LARGEST).contains(&number) {
        return Ok(number);
    }
    Err(PlanError::field(
        field(),
        "must be a number of minutes from -1e9 to 1e9",
    ))
}

/// Fails when a position is not on the globe; a longitude may have wrapped once.
pub(super) fn position(
    longitude: f64,
    latitude: f64,
    field: impl FnOnce() -> String,
) -> Result<(), PlanError> {
    if longitude.abs() <= 540.0 && latitude.abs() <= 90.0 {
        return Ok(());
    }
    Err(PlanError::field(
        field(),
        "must be a longitude within ±540 and a latitude within ±90 degrees",
    ))
}
