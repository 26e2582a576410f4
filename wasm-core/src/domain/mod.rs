//! The product's records: shape, defaults, limits and validation, the same in the browser and on the server.
//!
//! A record is a JSON object whose unknown fields are kept, so that the functions here work on JSON; the typed structs
//! are its documented shape, from which the OpenAPI schema and the TypeScript types are generated. It knows no store,
//! no person's rights, no clock: `now`, the person's id and new ids are arguments.
//!
//! Start at [`normalise_bucket_list`], [`apply_item_ops`] and [`validate_bucket_list`]; for quests at [`validate_quest`],
//! [`settle`] and [`hold_seats`].

mod activity;
mod booking;
mod bucket_list;
mod carpool;
mod check;
mod copy;
mod flag;
mod friendship;
mod hangout;
mod item_ops;
mod limits;
mod list_meta;
mod notification;
mod order;
mod pick;
mod place;
mod plan;
mod points;
mod quest;
#[cfg(feature = "schema")]
mod schema;
mod selections;
mod theme;
mod timestamp;
mod user;
mod waitlist;
mod zone;

pub use activity::{
    Activity, ActivityKind, ActivitySource, ActivityStatus, Step, validate_activity,
};
pub use booking::{
    Booking, BookingAction, BookingClosed, BookingEvent, BookingStatus, BookingTransitionRefused,
    CancellationRefused, CancelledBy, HoldRefused, Numbered, PaymentStatus, QuestQueueEntry,
    QueueStatus, Refund, SeatChange, SeatChangeRefused, Settlement, after_the_end, bookable,
    cancel, change_seats, hold_seats, offer_until, refund, refunded_until, seats_taken, settle,
    validate_checkout,
};
pub use bucket_list::{
    BucketList, BucketListDefaults, normalise_bucket_list, validate_bucket_list,
};
pub use carpool::{
    CarOffer, Carpool, CarpoolDirection, CarpoolRider, CarpoolStatus, RidePoint, RideStatus,
    free_seats, rounded_degrees, unseated, validate_car, validate_rider,
};
pub use check::{FieldError, Invalid, new_errors};
pub use copy::{Copied, CopyFrom, copy_activities};
pub use flag::{Flag, FlagKind, FlagStatus, validate_flag};
pub use friendship::{
    Block, FriendRequest, FriendRequestStatus, Friendship, friend_request_id, friendship_id,
    validate_friend_request,
};
pub use hangout::{
    EmailDue, Hangout, HangoutActivity, HangoutComment, HangoutEvent, HangoutMember, HangoutOption,
    HangoutPlace, HangoutPlaceMode, HangoutRole, HangoutSource, HangoutStatus, HangoutTheme,
    HangoutVisibility, HangoutWhen, HangoutWhenMode, OptionReason, PlaceCandidate, RankedOption,
    Rsvp, Seat, Vote, Voter, fits, hangout_after, past_options, promoted, rank_options,
    validate_guest_name, validate_hangout, validate_hangout_comment, validate_hangout_option,
};
pub use item_ops::{ItemOp, ItemOpError, apply_item_ops};
pub use limits::*;
pub use list_meta::{BucketListMeta, LinkRole, Visibility, validate_bucket_list_meta};
pub use notification::{Notification, NotificationGroup};
pub use order::{InvalidOrderKey, order_between};
pub use pick::pick_first_bucket_list;
pub use place::{ActivityPlace, Place, PlaceOrigin, are_alike, validate_place};
pub use plan::{
    Plan, PlanCost, PlanDay, PlanMode, PlanOp, PlanOpError, PlanPerson, PlanStart, PlanStop,
    PlanSuggestion, SuggestionStatus, apply_plan_ops, validate_plan,
};
pub use points::{
    Badge, BadgeKind, Earning, PointsAudit, PointsDifference, PointsEntry, PointsEvidence,
    PointsRule, PointsWithheld, Rank, Score, Standing, audit_points, badges, boards_of, rank,
    score, week_of,
};
pub use quest::{
    CancellationPolicy, CheckInLocation, EvidenceGrade, LOCATION_ACCURACY_MOST_M, PlayRefusal,
    PreviousCheckIn, Price, Progress, ProofType, QUEST_SERVER_FIELDS, Quest, QuestAction,
    QuestCheck, QuestMode, QuestQuestion, QuestRequirements, QuestSession, QuestStats, QuestStatus,
    QuestStop, QuestTransitionRefused, Review, SessionSeats, SessionStatus, StopEvidence,
    StopProof, StopState, Withheld, finish_grade, is_plausible_finish, is_plausible_round,
    is_plausible_way, judge_location, may_finish, next_stop, normalise_answer, quest_checks,
    quest_content, stops_left, validate_quest, validate_quest_session, validate_review,
};
#[cfg(feature = "schema")]
pub use schema::Records;
pub use selections::{SelectedPlace, Selections, validate_selections};
pub use theme::{THEMES, Themes, Wish};
pub use timestamp::{InvalidTimestamp, Timestamp};
pub use user::{
    HomeArea, ProfileVisibility, SelectionVisibility, SignUp, User, UserPreferences,
    validate_password, validate_sign_up, validate_user, validate_user_name,
};
pub use waitlist::{WaitlistEntry, WaitlistStatus, validate_email};
pub use zone::{InvalidZone, Zone};

/// A record, or a part of one: a JSON object.
pub type Record = serde_json::Map<String, serde_json::Value>;
