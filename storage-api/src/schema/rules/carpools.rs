//! Cars and riders of carpools: seen by everybody in the hangout, exact points and phone numbers only by those who share a car.
//! People who block each other see neither the other's car nor ride.

use serde_json::Value;

use super::hangouts::is_member;
use super::{Asker, Sight, Subject};

/// Fields of a car that only its riders see.
const CAR_EXACT: &[&str] = &["origin", "phone", "sharedWith"];
/// Fields of a rider that only those in the same car see: the rider's place in the route and the time give away where
/// they are, too.
const RIDER_EXACT: &[&str] = &["pickup", "phone", "pickupOrder", "pickupAt", "sharedWith"];

pub(crate) fn read_car(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    read(asker, subject, data, ("driverId", CAR_EXACT))
}

pub(crate) fn read_rider(asker: &Asker<'_>, subject: &Subject<'_>, data: &Value) -> Option<Sight> {
    read(asker, subject, data, ("userId", RIDER_EXACT))
}

fn read(
    asker: &Asker<'_>,
    subject: &Subject<'_>,
    data: &Value,
    (owner, exact): (&str, &'static [&'static str]),
) -> Option<Sight> {
    let is_own = asker.actor.is(data[owner].as_str());
    let evidence = subject.evidence;
    let is_inside = !evidence.is_blocked && !evidence.is_apart && is_member(asker, subject);
    let mut aboard = data["sharedWith"].as_array().into_iter().flatten();
    let is_exact = is_own || aboard.any(|person| asker.actor.is(person.as_str()));
    match (is_own || is_inside, is_exact) {
        (false, _) => None,
        (true, true) => Some(Sight::Whole),
        (true, false) => Some(Sight::Without(exact)),
    }
}
