//! A fair place to meet: the one whose longest way is the shortest, among as many places as there are. Start at
//! [`meeting_places`].

mod gate;

use serde::Serialize;

use super::error::{PlanError, counted, position};
use super::travel::Travel;
use crate::geo::sphere::{arc_km, chord_squared, unit_vector};
use gate::Gate;

/// Most people that meet.
const PEOPLE_MAX: usize = 100;
/// Most places that are told.
const LIMIT_MAX: usize = 100;
/// Places looked at first, spread over all, for a first idea of how good a place can be.
const SAMPLE: usize = 1_000;

/// Somebody who comes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Person {
    /// Degrees east of where they start.
    pub longitude: f64,
    /// Degrees north of where they start.
    pub latitude: f64,
    /// Means of travel.
    pub travel: Travel,
}

/// Options of the choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeetingOptions {
    /// Number of places to return, the best first: 1 to 100. Default 5.
    pub limit: usize,
    /// Longest ways are compared in steps of so many minutes, rounded up, so that a minute nobody would notice does not
    /// cost the others an hour; 0 compares exactly. Default 0.
    pub step_min: f64,
}

impl Default for MeetingOptions {
    fn default() -> Self {
        Self {
            limit: 5,
            step_min: 0.0,
        }
    }
}

/// A place with everybody's way to it, along the straight line times the detour factor: an estimate, not a route.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MeetingPlace {
    /// Index of the place.
    pub place: usize,
    /// Minutes of the longest way.
    pub worst_min: f64,
    /// Minutes of the shortest way.
    pub least_min: f64,
    /// Minutes between them: 0 is perfectly fair.
    pub difference_min: f64,
    /// Minutes of all ways together.
    pub total_min: f64,
    /// Minutes of each person's way.
    pub minutes: Vec<f64>,
    /// Kilometres of each person's way.
    pub kilometres: Vec<f64>,
    /// The same in words, said to be an estimate.
    pub explanation: String,
}

/// The places with the least longest way, then the least total, then the lowest index; the best first. `lng_lat` holds
/// longitude and latitude of all places in degrees, interleaved.
///
/// Guarantee: exactly the first of all places in that order. Most are dismissed by four comparisons, because they lie
/// outside the boxes that a better place must lie in; what is left is measured. O(places + people · places in the boxes).
///
/// # Errors
/// When there are no places or no people, more than 100 people, a position is not on the globe, a speed or factor cannot
/// be, or the limit is not from 1 to 100.
///
/// ```
/// use wasm_core::plan::{MeetingOptions, Mode, Person, meeting_places};
///
/// let places = [13.30, 52.5, 13.40, 52.5, 13.45, 52.5];
/// let person = |longitude, mode: Mode| Person { longitude, latitude: 52.5, travel: mode.into() };
/// let best = |people: &[Person]| meeting_places(&places, people, &MeetingOptions::default()).map(|all| all[0].place);
/// assert_eq!(best(&[person(13.3, Mode::Bike), person(13.5, Mode::Bike)])?, 1);
/// assert_eq!(best(&[person(13.3, Mode::Bike), person(13.5, Mode::Walk)])?, 2);
/// # Ok::<(), wasm_core::plan::PlanError>(())
/// ```
pub fn meeting_places(
    lng_lat: &[f64],
    people: &[Person],
    options: &MeetingOptions,
) -> Result<Vec<MeetingPlace>, PlanError> {
    check(lng_lat, people, options)?;
    let travellers: Vec<Traveller> = people.iter().map(Traveller::new).collect();
    let mut best = Best::new(&travellers, options);
    best.limit_by_sample(lng_lat);
    best.look_at(lng_lat);
    let found = best.found.iter();
    Ok(found
        .map(|found| described(lng_lat, &travellers, found.place))
        .collect())
}

fn check(lng_lat: &[f64], people: &[Person], options: &MeetingOptions) -> Result<(), PlanError> {
    counted("places", lng_lat.len() / 2, usize::MAX)?;
    counted("people", people.len(), PEOPLE_MAX)?;
    for (at, person) in people.iter().enumerate() {
        position(person.longitude, person.latitude, || {
            format!("people[{at}]")
        })?;
        person.travel.check(|| format!("people[{at}].travel"))?;
    }
    if !(1..=LIMIT_MAX).contains(&options.limit) {
        return Err(PlanError::field("limit", "must be a number from 1 to 100"));
    }
    if !(0.0..=1e6).contains(&options.step_min) {
        return Err(PlanError::field(
            "stepMin",
            "must be a number from 0 to 1e6",
        ));
    }
    let (pairs, rest) = lng_lat.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(PlanError::field(
            "lngLat",
            "must hold a longitude and a latitude for each place",
        ));
    }
    let is_off = |pair: &[f64; 2]| !(pair[0].abs() <= 540.0 && pair[1].abs() <= 90.0);
    match pairs.iter().position(is_off) {
        Some(at) => position(pairs[at][0], pairs[at][1], || format!("places[{at}]")),
        None => Ok(()),
    }
}

struct Traveller {
    longitude: f64,
    latitude: f64,
    direction: [f64; 3],
    travel: Travel,
    minutes_per_km: f64,
}

impl Traveller {
    fn new(person: &Person) -> Self {
        Self {
            longitude: person.longitude,
            latitude: person.latitude,
            direction: unit_vector(person.longitude, person.latitude),
            travel: person.travel,
            minutes_per_km: person.travel.minutes_per_km(),
        }
    }

    fn minutes(&self, chord_squared: f64) -> f64 {
        arc_km(chord_squared) * self.minutes_per_km
    }
}

/// A place and what decides about it.
#[derive(Debug, Clone, Copy)]
struct Found {
    /// The longest way, in steps or minutes.
    worst: f64,
    total: f64,
    place: usize,
}

impl Found {
    fn is_before(&self, other: &Self) -> bool {
        let by_worst = self.worst.total_cmp(&other.worst);
        let by_total = by_worst.then(self.total.total_cmp(&other.total));
        by_total.then(self.place.cmp(&other.place)).is_lt()
    }
}

/// The best places so far, and what a better one must keep to.
struct Best<'a> {
    travellers: &'a [Traveller],
    limit: usize,
    step_min: f64,
    /// Best first, at most `limit`.
    found: Vec<Found>,
    /// A longest way, in minutes, that as many places as are wanted keep to.
    bound_min: f64,
    /// Lets pass all places that keep to a bound, which was the bound when it was made.
    gate: Gate,
}

impl<'a> Best<'a> {
    fn new(travellers: &'a [Traveller], options: &MeetingOptions) -> Self {
        Self {
            travellers,
            limit: options.limit,
            step_min: options.step_min,
            found: Vec::new(),
            bound_min: f64::INFINITY,
            gate: Gate::new(travellers, f64::INFINITY),
        }
    }

    /// Takes the bound from some places.
    fn limit_by_sample(&mut self, lng_lat: &[f64]) {
        let (pairs, _) = lng_lat.as_chunks::<2>();
        let step = (pairs.len() / SAMPLE).max(1);
        for (place, [longitude, latitude]) in pairs.iter().enumerate().step_by(step) {
            self.measure(place, &unit_vector(*longitude, *latitude));
        }
        self.found.clear();
        self.gate = Gate::new(self.travellers, self.bound_min);
    }

    fn look_at(&mut self, lng_lat: &[f64]) {
        let (pairs, _) = lng_lat.as_chunks::<2>();
        // Equal neighbours are common in lists of addresses, and trigonometry is what costs.
        let mut last = ([f64::NAN; 2], [0.0; 3]);
        for (place, pair) in pairs.iter().enumerate() {
            if !self.gate.lets_pass(pair[0], pair[1]) {
                continue;
            }
            if last.0.map(f64::to_bits) != pair.map(f64::to_bits) {
                last = (*pair, unit_vector(pair[0], pair[1]));
            }
            if self.gate.is_near_all(self.travellers, &last.1) {
                self.measure(place, &last.1);
                if self.gate.is_wide_for(self.bound_min) {
                    self.gate = Gate::new(self.travellers, self.bound_min);
                }
            }
        }
    }

    /// Keeps a place if it is among the best.
    fn measure(&mut self, place: usize, direction: &[f64; 3]) {
        let (mut worst, mut total) = (0.0_f64, 0.0);
        for traveller in self.travellers {
            let minutes = traveller.minutes(chord_squared(&traveller.direction, direction));
            if minutes > self.bound_min {
                return;
            }
            worst = worst.max(minutes);
            total += minutes;
        }
        if self.step_min > 0.0 {
            worst = (worst / self.step_min).ceil();
        }
        let found = Found {
            worst,
            total,
            place,
        };
        let at = self.found.partition_point(|other| other.is_before(&found));
        self.found.insert(at, found);
        self.found.truncate(self.limit);
        if self.found.len() == self.limit
            && let Some(last) = self.found.last()
        {
            let step = if self.step_min > 0.0 {
                self.step_min
            } else {
                1.0
            };
            // A bound of whole steps must not lose the way that was rounded up to it.
            let bound = last.worst * step * (1.0 + 1e-12);
            self.bound_min = self.bound_min.min(bound);
        }
    }
}

fn described(lng_lat: &[f64], travellers: &[Traveller], place: usize) -> MeetingPlace {
    let direction = unit_vector(lng_lat[2 * place], lng_lat[2 * place + 1]);
    let chords: Vec<f64> = travellers
        .iter()
        .map(|traveller| chord_squared(&traveller.direction, &direction))
        .collect();
    let with = |measure: fn(&Traveller, f64) -> f64| -> Vec<f64> {
        let both = travellers.iter().zip(&chords);
        both.map(|(traveller, chord)| measure(traveller, *chord))
            .collect()
    };
    let minutes = with(Traveller::minutes);
    let worst_min = minutes.iter().copied().fold(0.0, f64::max);
    let least_min = minutes.iter().copied().fold(f64::INFINITY, f64::min);
    MeetingPlace {
        place,
        explanation: explanation(worst_min, least_min),
        worst_min,
        least_min,
        difference_min: worst_min - least_min,
        total_min: minutes.iter().sum(),
        minutes,
        kilometres: with(|traveller, chord| arc_km(chord) * traveller.travel.detour_factor),
    }
}

/// In whole minutes; the difference is that of the two as they are told.
fn explanation(worst_min: f64, least_min: f64) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "minutes of a way on the globe"
    )]
    let whole = |minutes: f64| minutes.round() as u64;
    let (worst, least) = (whole(worst_min), whole(least_min));
    format!(
        "longest way {worst} min, shortest {least} min, difference {} min; estimated along straight lines",
        worst - least
    )
}
