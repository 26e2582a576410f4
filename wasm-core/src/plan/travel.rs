//! Travel times between points: as the caller measured them, or estimated along the straight line.

use super::error::{PlanError, amount, counted, position};
use crate::geo::sphere::{arc_km, chord_squared, unit_vector};

/// Means of travel from one place to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    /// On foot: 4.8 km/h.
    #[default]
    Walk,
    /// By bicycle: 15 km/h.
    Bike,
    /// By car: 45 km/h, in and between towns.
    Car,
    /// By bus and train, waiting included: 20 km/h.
    Transit,
}

/// A speed, and how much longer than the straight line the way is.
///
/// The factors of the modes are within the 1.2 to 1.4 measured for the roads of most countries (Ballou, Rahardja, Sakai,
/// "Selected country circuity factors for road travel distance estimation", 2002). They make estimates, not routes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Travel {
    /// Kilometres an hour along the way.
    pub speed_kmh: f64,
    /// Length of the way over that of the straight line, 1 or more.
    pub detour_factor: f64,
}

impl From<Mode> for Travel {
    fn from(mode: Mode) -> Self {
        let (speed_kmh, detour_factor) = match mode {
            Mode::Walk => (4.8, 1.25),
            Mode::Bike => (15.0, 1.25),
            Mode::Car => (45.0, 1.3),
            Mode::Transit => (20.0, 1.3),
        };
        Self {
            speed_kmh,
            detour_factor,
        }
    }
}

impl Default for Travel {
    fn default() -> Self {
        Mode::default().into()
    }
}

impl Travel {
    /// Minutes for a straight line of one kilometre.
    pub(super) fn minutes_per_km(self) -> f64 {
        60.0 * self.detour_factor / self.speed_kmh
    }

    pub(super) fn check(self, field: impl Fn() -> String) -> Result<Self, PlanError> {
        if !(0.1..=2_000.0).contains(&self.speed_kmh) {
            let field = format!("{}.speedKmh", field());
            return Err(PlanError::field(field, "must be a number from 0.1 to 2000"));
        }
        if !(1.0..=10.0).contains(&self.detour_factor) {
            let field = format!("{}.detourFactor", field());
            return Err(PlanError::field(field, "must be a number from 1 to 10"));
        }
        Ok(self)
    }
}

/// Minutes and kilometres of the way from each point to each other one; the way back may differ.
#[derive(Debug, Clone, PartialEq)]
pub struct TravelMatrix {
    count: usize,
    minutes: Vec<f64>,
    kilometres: Vec<f64>,
    is_estimate: bool,
}

/// Most points of a matrix.
const POINTS_MAX: usize = 1_024;

impl TravelMatrix {
    /// Great-circle distances times the detour factor, at the speed; positions are longitude and latitude in degrees,
    /// interleaved. O(n²).
    ///
    /// # Errors
    /// When there are no positions or more than 1 024, one is not on the globe, or the speed or factor cannot be.
    ///
    /// ```
    /// use wasm_core::plan::{Mode, TravelMatrix};
    ///
    /// let matrix = TravelMatrix::estimate(&[13.377, 52.516, 13.413, 52.522], Mode::Walk.into())?;
    /// assert_eq!(matrix.minutes(0, 1).round(), 39.0);
    /// # Ok::<(), wasm_core::plan::PlanError>(())
    /// ```
    pub fn estimate(lng_lat: &[f64], travel: Travel) -> Result<Self, PlanError> {
        let travel = travel.check(|| "travel".into())?;
        counted("stops", lng_lat.len() / 2, POINTS_MAX)?;
        let mut directions = Vec::with_capacity(lng_lat.len() / 2);
        for (at, pair) in lng_lat.chunks_exact(2).enumerate() {
            position(pair[0], pair[1], || format!("stops[{at}]"))?;
            directions.push(unit_vector(pair[0], pair[1]));
        }
        let count = directions.len();
        let mut kilometres = vec![0.0; count * count];
        for (from, a) in directions.iter().enumerate() {
            for (to, b) in directions.iter().enumerate().take(from) {
                let km = arc_km(chord_squared(a, b)) * travel.detour_factor;
                kilometres[from * count + to] = km;
                kilometres[to * count + from] = km;
            }
        }
        let minutes = kilometres
            .iter()
            .map(|km| km * 60.0 / travel.speed_kmh)
            .collect();
        Ok(Self {
            count,
            minutes,
            kilometres,
            is_estimate: true,
        })
    }

    /// Ways as the caller knows them, row by row: from the first point to each, from the second to each, …. Without
    /// kilometres all lengths are 0.
    ///
    /// # Errors
    /// When a matrix does not have `count`² numbers, or one is not from 0 to a billion.
    pub fn known(
        count: usize,
        minutes: Vec<f64>,
        kilometres: Option<Vec<f64>>,
    ) -> Result<Self, PlanError> {
        counted("stops", count, POINTS_MAX)?;
        let kilometres = kilometres.unwrap_or_else(|| vec![0.0; count * count]);
        for (name, numbers) in [("minutes", &minutes), ("kilometres", &kilometres)] {
            if numbers.len() != count * count {
                return Err(PlanError::field(
                    format!("matrix.{name}"),
                    "must have a number from each point to each point",
                ));
            }
            for (at, number) in numbers.iter().enumerate() {
                amount(*number, || format!("matrix.{name}[{at}]"))?;
            }
        }
        Ok(Self {
            count,
            minutes,
            kilometres,
            is_estimate: false,
        })
    }

    /// Number of points.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Minutes from one point to another.
    pub fn minutes(&self, from: usize, to: usize) -> f64 {
        self.minutes[from * self.count + to]
    }

    /// Kilometres from one point to another.
    pub fn kilometres(&self, from: usize, to: usize) -> f64 {
        self.kilometres[from * self.count + to]
    }

    /// Returns `true` if the ways are straight lines stretched, not roads.
    pub fn is_estimate(&self) -> bool {
        self.is_estimate
    }

    /// Returns `true` if every way takes as long as the way back.
    pub(super) fn is_symmetric(&self) -> bool {
        self.is_estimate
            || (0..self.count).all(|a| {
                (0..a).all(|b| self.minutes(a, b).to_bits() == self.minutes(b, a).to_bits())
            })
    }
}
