//! Cars and riders of carpools: seen by everybody in the hangout, exact points only by those who share a car.

use serde_json::Value;

use super::hangouts::is_member;
use super::{Asker, Sight, Subject};

/// What of a car only who rides in it sees.
const CAR_EXACT: &[&str] = &["origin", "sharedWith"];
/// What of a rider only who shares the car with them sees.
const RIDER_EXACT: &[&str] = &["pickup", "sharedWith"];

pub(super) fn read_car(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    read(asker, subject, data, ("driverId", CAR_EXACT))
}

pub(super) fn read_rider(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    read(asker, subject, data, ("userId", RIDER_EXACT))
}

fn read(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
    (owner, exact): (&str, &'static [&'static str]),
) -> Option<Sight> {
    let is_own = asker.actor.is(data[owner].as_str());
    let is_inside = !subject.evidence.is_blocked && is_member(asker, subject);
    let mut aboard = data["sharedWith"].as_array().into_iter().flatten();
    let is_exact = is_own || aboard.any(|person| asker.actor.is(person.as_str()));
    match (is_own || is_inside, is_exact) {
        (false, _) => None,
        (true, true) => Some(Sight::Whole),
        (true, false) => Some(Sight::Without(exact)),
    }
}
