//! Decisions a group makes over places: in which order, which of them, where to meet, who rides with whom, who wants the
//! same. It takes coordinates, numbers and plain titles; it knows no record of the product, no map of roads and no clock.
//!
//! Times are minutes on one clock that the caller chooses, such as minutes after midnight of the day planned for; how long
//! something takes is in minutes too, lengths are in kilometres. Randomness comes from a seed, so that the same question
//! has the same answer.
//!
//! | Question | Function | Guarantee |
//! |---|---|---|
//! | best order of stops | [`optimise_route`] | the best up to 16 stops that are free to move, never worse than the given order beyond |
//! | what fits in four hours | [`choose_stops`] | the best up to 12 candidates within reach, every limit kept always |
//! | where to meet | [`meeting_places`] | the best of all places, exactly |
//! | who rides with whom | [`plan_carpool`] | the best up to 10 parties, never worse than everybody to the nearest car beyond |
//! | who wants the same | [`compare_lists`] | certain matches kept apart from probable ones, each with its reasons |

mod carpool;
mod choice;
mod error;
mod hours;
mod meeting;
mod overlap;
mod random;
mod ranked;
mod route;
mod schedule;
mod travel;

pub use carpool::{
    Car, CarRide, Carpool, CarpoolOptions, CarpoolPlan, Direction, Party, Pickup, Unassigned,
    WhyUnassigned, plan_carpool,
};
pub use choice::{Candidate, ChoiceOptions, ChosenStops, choose_stops};
pub use error::PlanError;
pub use hours::OpeningHours;
pub use meeting::{MeetingOptions, MeetingPlace, Person, meeting_places};
pub use overlap::{
    Comparison, ItemRef, Likeness, ListedItem, Match, Probable, Reason, Wish, compare_lists,
};
pub use route::{RouteOptions, RoutePlan, Shape, Stop, optimise_route};
pub use schedule::{Schedule, Visit};
pub use travel::{Mode, Travel, TravelMatrix};
