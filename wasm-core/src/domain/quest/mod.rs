//! Quests: routes with stops, made by creators, booked and played. Sessions are their dates, [`super::booking`] the seats
//! people have on them, [`Progress`] how far a booking has come.

mod checks;
mod content;
mod evidence;
mod pace;
mod play;
mod progress;
mod record;
mod review;
mod session;
mod state;
mod validate;

pub use checks::{QuestCheck, quest_checks};
pub use content::{QUEST_SERVER_FIELDS, quest_content};
pub use evidence::{
    CheckInLocation, EvidenceGrade, LOCATION_ACCURACY_MOST_M, Withheld, judge_location,
    normalise_answer,
};
pub use pace::{PreviousCheckIn, is_plausible_finish, is_plausible_round, is_plausible_way};
pub use play::{PlayRefusal, finish_grade, may_finish, next_stop, stops_left};
pub use progress::{Progress, StopEvidence, StopState};
pub use record::{
    CancellationPolicy, Price, ProofType, Quest, QuestMode, QuestQuestion, QuestRequirements,
    QuestStats, QuestStop, StopProof,
};
pub use review::{Review, validate_review};
pub use session::{QuestSession, SessionSeats, SessionStatus, validate_quest_session};
pub use state::{QuestAction, QuestStatus, QuestTransitionRefused};
pub(in crate::domain) use validate::check_currency;
pub use validate::validate_quest;
