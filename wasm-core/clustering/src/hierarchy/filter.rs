//! Filter of points.

use super::columns::{Columns, category};
use super::error::HierarchyError;

/// One condition on points.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Condition {
    /// A byte for each index, 0 for a point that is not to be seen; points beyond its end are.
    Mask(Vec<u8>),
    /// The number of a column lies between these two, ends included. "No number" does not.
    Range {
        /// Name of the column.
        column: String,
        /// Lowest and highest number.
        range: [f64; 2],
    },
    /// The number of a column, from 0 to 31, is a bit that is set here.
    Categories {
        /// Name of the column.
        column: String,
        /// Bit k stands for category k.
        bits: u32,
    },
}

impl Condition {
    fn check(&self, columns: &Columns) -> Result<(), HierarchyError> {
        match self {
            Self::Mask(_) => Ok(()),
            Self::Range { column, .. } | Self::Categories { column, .. } => {
                columns.need(column).map(drop)
            }
        }
    }

    /// Hides points, whose indexes begin at `start`, that do not meet the condition.
    fn apply(&self, columns: &Columns, start: usize, is_hidden: &mut [bool]) {
        let numbers = |column: &str| columns.get(column).unwrap_or_default().iter().skip(start);
        let mut hide = |is_met: &mut dyn FnMut(usize) -> bool| {
            for (at, is_hidden) in is_hidden.iter_mut().enumerate() {
                *is_hidden |= !is_met(at);
            }
        };
        match self {
            Self::Mask(mask) => hide(&mut |at| mask.get(start + at) != Some(&0)),
            Self::Range {
                column,
                range: [low, high],
            } => {
                let mut numbers = numbers(column);
                hide(&mut |_| {
                    numbers
                        .next()
                        .is_some_and(|number| (low..=high).contains(&number))
                });
            }
            Self::Categories { column, bits } => {
                let mut numbers = numbers(column);
                let has_bit = |&number: &f64| {
                    category(number)
                        .is_some_and(|category| bits.checked_shr(category).unwrap_or(0) & 1 == 1)
                };
                hide(&mut |_| numbers.next().is_some_and(has_bit));
            }
        }
    }
}

/// Conditions that must all hold; without any, all points are to be seen.
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Filter(pub Vec<Condition>);

impl Filter {
    /// # Errors
    /// [`HierarchyError::NoColumn`] for a column that the points do not have.
    pub(super) fn check(&self, columns: &Columns) -> Result<(), HierarchyError> {
        self.0
            .iter()
            .try_for_each(|condition| condition.check(columns))
    }

    /// Tells of each of so many points from an index on whether it is hidden.
    pub(super) fn hidden(&self, columns: &Columns, start: usize, count: usize) -> Vec<bool> {
        let mut is_hidden = vec![false; count];
        for condition in &self.0 {
            condition.apply(columns, start, &mut is_hidden);
        }
        is_hidden
    }
}
