//! The records as OpenAPI components; the source of every TypeScript type of a record.

use utoipa::OpenApi;

/// Every record and argument of this module as OpenAPI 3.1 components.
#[derive(Debug, OpenApi)]
#[openapi(components(schemas(
    super::Activity,
    super::BucketList,
    super::BucketListMeta,
    super::Block,
    super::Booking,
    super::Carpool,
    super::CarOffer,
    super::CarpoolRider,
    super::FieldError,
    super::Flag,
    super::FriendRequest,
    super::Friendship,
    super::Hangout,
    super::HangoutActivity,
    super::HangoutComment,
    super::HangoutMember,
    super::ItemOp,
    super::Notification,
    super::Place,
    super::Plan,
    super::PlanOp,
    super::PlanSuggestion,
    super::PointsEntry,
    super::Progress,
    super::Quest,
    super::Badge,
    super::PointsAudit,
    super::QuestCheck,
    super::QuestQueueEntry,
    super::QuestSession,
    super::Review,
    super::Selections,
    super::SignUp,
    super::User,
    super::WaitlistEntry,
)))]
pub struct Records;
