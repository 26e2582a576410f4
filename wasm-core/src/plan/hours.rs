//! Opening hours of a place.

use super::error::{PlanError, counted, moment};
use super::ranked::ranked;

/// Times between which a visit must begin and end, in minutes on the plan's clock; none means always.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct OpeningHours(Vec<[f64; 2]>);

/// Most openings of one place.
const OPENINGS_MAX: usize = 64;

impl OpeningHours {
    /// Hours from openings and closings in any order; those that touch become one.
    ///
    /// # Errors
    /// When there are more than 64, a time is no number, or a place closes before it opens; `field` is the path to name.
    pub fn new(windows: &[[f64; 2]], field: &str) -> Result<Self, PlanError> {
        if windows.is_empty() {
            return Ok(Self::default());
        }
        counted("openings", windows.len(), OPENINGS_MAX)?;
        for [from, to] in windows {
            moment(*from, || field.into())?;
            moment(*to, || field.into())?;
            if from > to {
                return Err(PlanError::field(field, "must open before it closes"));
            }
        }
        let mut merged: Vec<[f64; 2]> = Vec::with_capacity(windows.len());
        for at in ranked(windows.iter().map(|window| window[0])) {
            let [from, to] = windows[at];
            match merged.last_mut() {
                Some(last) if from <= last[1] => last[1] = last[1].max(to),
                _ => merged.push([from, to]),
            }
        }
        Ok(Self(merged))
    }

    /// Returns `true` if a visit is possible at any time.
    pub fn is_always(&self) -> bool {
        self.0.is_empty()
    }

    /// The earliest beginning, at or after `arrival`, of a visit that lasts `stay`; `None` when it is too late for it.
    pub(super) fn begin(&self, arrival: f64, stay: f64) -> Option<f64> {
        if self.0.is_empty() {
            return Some(arrival);
        }
        self.0.iter().find_map(|&[from, to]| {
            let begin = arrival.max(from);
            (begin + stay <= to).then_some(begin)
        })
    }

    /// The latest beginning, at or before `bound`, of a visit that lasts `stay`; `None` when all are after it.
    pub(super) fn latest(&self, bound: f64, stay: f64) -> Option<f64> {
        if self.0.is_empty() {
            return Some(bound);
        }
        self.0.iter().rev().find_map(|&[from, to]| {
            let begin = bound.min(to - stay);
            (begin >= from).then_some(begin)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_waits_for_the_opening_and_must_end_before_the_closing() {
        let hours = OpeningHours::new(&[[840.0, 1080.0], [540.0, 720.0]], "open").unwrap();
        assert_eq!(hours.begin(500.0, 60.0), Some(540.0));
        assert_eq!(hours.begin(660.0, 60.0), Some(660.0));
        assert_eq!(hours.begin(661.0, 60.0), Some(840.0));
        assert_eq!(hours.begin(1021.0, 60.0), None);
        assert_eq!(hours.latest(2000.0, 60.0), Some(1020.0));
        assert_eq!(hours.latest(800.0, 60.0), Some(660.0));
        assert_eq!(hours.latest(539.0, 60.0), None);
    }
}
