//! Numbers that belong to points, by name.

use super::error::HierarchyError;

/// One number for each point under each name. `NaN` stands for "no number".
#[derive(Debug, Clone, Default, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(transparent)
)]
pub struct Columns(Vec<(String, Vec<f64>)>);

impl Columns {
    /// Columns of these names; of two with the same name the first counts.
    pub fn new(columns: impl IntoIterator<Item = (String, Vec<f64>)>) -> Self {
        Self(columns.into_iter().collect())
    }

    /// The numbers of a column, by index of the point.
    pub fn get(&self, name: &str) -> Option<&[f64]> {
        let column = self.0.iter().find(|(other, _)| other == name)?;
        Some(&column.1)
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &[f64])> {
        self.0
            .iter()
            .map(|(name, values)| (name.as_str(), values.as_slice()))
    }

    /// The numbers of a column that is needed.
    pub(super) fn need(&self, name: &str) -> Result<&[f64], HierarchyError> {
        self.get(name)
            .ok_or_else(|| HierarchyError::NoColumn(name.to_owned()))
    }

    pub(super) fn check_len(&self, points: usize) -> Result<(), HierarchyError> {
        match self.0.iter().find(|(_, values)| values.len() != points) {
            Some((name, values)) => Err(HierarchyError::ColumnLength {
                name: name.clone(),
                length: values.len(),
                points,
            }),
            None => Ok(()),
        }
    }

    /// The same names without numbers.
    pub(super) fn without_rows(&self) -> Self {
        Self(
            self.0
                .iter()
                .map(|(name, _)| (name.clone(), Vec::new()))
                .collect(),
        )
    }

    /// Adds rows below; they must have the same columns. Nothing is added after an error.
    pub(super) fn extend(&mut self, mut more: Self) -> Result<(), HierarchyError> {
        if let Some((name, _)) = more.0.iter().find(|(name, _)| self.get(name).is_none()) {
            return Err(HierarchyError::NoColumn(name.clone()));
        }
        for (name, _) in &self.0 {
            more.need(name)?;
        }
        for (name, values) in &mut self.0 {
            if let Some((_, more)) = more.0.iter_mut().find(|(other, _)| other == name) {
                values.append(more);
            }
        }
        Ok(())
    }
}

/// The category that a number stands for: a whole number, 0 or more.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what is changed by it is no category"
)]
#[expect(clippy::float_cmp, reason = "exactly the whole number")]
pub(super) fn category(number: f64) -> Option<u32> {
    let whole = number as u32;
    (f64::from(whole) == number).then_some(whole)
}
