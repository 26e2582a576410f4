//! The paths of documents, for the API's description. The functions are never called: they carry the descriptions.

use serde::Serialize;
use utoipa::{OpenApi, ToSchema};
use wasm_core::domain::{
    Block, Booking, BucketList, BucketListMeta, CarOffer, Carpool, CarpoolRider, Flag,
    FriendRequest, Friendship, Hangout, HangoutActivity, HangoutComment, HangoutMember,
    Notification, Place, Plan, PlanSuggestion, PointsEntry, Progress, Quest, QuestQueueEntry,
    QuestSession, Review, Selections, User, WaitlistEntry,
};

use crate::domain::quests::{GuestQuestion, QuestMessage};
use crate::http::describe::ErrorBody;
use crate::schema::answer::Versioned;

/// A page of what was found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Found<T: ToSchema> {
    /// The documents, in the order of the index.
    pub(crate) documents: Vec<Versioned<T>>,
    /// Cursor of the next page, if there is one. It works for the same caller and question.
    #[schema(required = true)]
    pub(crate) cursor: Option<String>,
}

/// Part of their own private side that people see.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UserPrivate {
    /// E-mail address, in lower case.
    pub(crate) email: String,
    /// Moment when the address was verified.
    #[schema(required = false)]
    pub(crate) email_verified_at: Option<String>,
    /// Since when signing in asks for an authenticator.
    #[schema(required = false)]
    pub(crate) totp_since: Option<String>,
    /// Moment of the latest change of the user name.
    #[schema(required = false)]
    pub(crate) renamed_at: Option<String>,
    /// Moment when the account will be deleted, if its deletion was requested.
    #[schema(required = false)]
    pub(crate) delete_at: Option<String>,
    /// Moment when the account was made.
    pub(crate) created_at: String,
}

/// Somebody's wish to do what is on another person's list too, as that person sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MeToo {
    /// Id of the list.
    pub(crate) list_id: String,
    /// Id of the item of it.
    pub(crate) item_id: String,
    /// Id of the list's owner.
    pub(crate) owner_id: String,
    /// Name of the person, or the name a guest gave.
    pub(crate) name: String,
    /// Id of the person; missing where it is a guest.
    #[schema(required = false)]
    pub(crate) user_id: Option<String>,
    /// Moment when they said so.
    pub(crate) at: String,
}

/// Reading one document.
macro_rules! readable {
    ($name:ident, $path:literal, $record:ty) => {
        #[utoipa::path(get, path = $path, tag = "documents",
            params(("id" = String, Path), ("If-None-Match" = Option<String>, Header)),
            responses(
                (status = 200, body = $record, headers(("ETag" = String, description = "the version, quoted"))),
                (status = 304, description = "not changed"),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

/// Replacing and merging one document.
macro_rules! writable {
    ($put:ident, $patch:ident, $path:literal, $record:ty) => {
        #[utoipa::path(put, path = $path, tag = "documents", security(("idToken" = [])), request_body = $record,
            params(("id" = String, Path), ("If-Match" = Option<String>, Header)),
            responses(
                (status = 200, body = $record), (status = 201, body = $record),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
                (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 412, body = ErrorBody),
                (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $put() {}

        #[utoipa::path(patch, path = $path, tag = "documents", security(("idToken" = [])),
            request_body(content = serde_json::Value, content_type = "application/merge-patch+json"),
            params(("id" = String, Path), ("If-Match" = Option<String>, Header)),
            responses(
                (status = 200, body = $record),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
                (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 412, body = ErrorBody),
                (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $patch() {}
    };
}

readable!(get_user, "/v1/users/{id}", User);
readable!(get_user_private, "/v1/usersPrivate/{id}", UserPrivate);
readable!(get_bucket_list, "/v1/bucketLists/{id}", BucketList);
readable!(
    get_bucket_list_meta,
    "/v1/bucketListMeta/{id}",
    BucketListMeta
);
writable!(put_user, patch_user, "/v1/users/{id}", User);
writable!(
    put_bucket_list,
    patch_bucket_list,
    "/v1/bucketLists/{id}",
    BucketList
);
writable!(
    put_bucket_list_meta,
    patch_bucket_list_meta,
    "/v1/bucketListMeta/{id}",
    BucketListMeta
);

/// Deleting one document.
macro_rules! deletable {
    ($name:ident, $path:literal) => {
        #[utoipa::path(delete, path = $path, tag = "documents", security(("idToken" = [])),
            params(("id" = String, Path), ("If-Match" = Option<String>, Header)),
            responses(
                (status = 204, description = "gone"), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
                (status = 404, body = ErrorBody), (status = 412, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

deletable!(delete_bucket_list, "/v1/bucketLists/{id}");
deletable!(delete_place, "/v1/places/{id}");
deletable!(delete_plan, "/v1/plans/{id}");

#[utoipa::path(post, path = "/v1/bucketLists", tag = "documents", security(("idToken" = [])),
    request_body = BucketList,
    responses(
        (status = 201, body = BucketList, headers(("Location" = String), ("ETag" = String))),
        (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
    ))]
#[expect(dead_code, reason = "carries a description")]
fn post_bucket_list() {}

#[utoipa::path(get, path = "/v1/bucketLists", tag = "documents",
    description = "Lists by createdByUsername, by userId, or by userId and year: the caller's own first, then the newest year, then the latest change.",
    params(
        ("createdByUsername" = Option<String>, Query), ("userId" = Option<String>, Query),
        ("year" = Option<i16>, Query), ("order" = Option<String>, Query),
        ("limit" = Option<u16>, Query), ("cursor" = Option<String>, Query),
    ),
    responses((status = 200, body = Found<BucketList>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
#[expect(dead_code, reason = "carries a description")]
fn find_bucket_lists() {}

#[utoipa::path(get, path = "/v1/users", tag = "documents",
    params(
        ("user_name" = String, Query), ("limit" = Option<u16>, Query), ("cursor" = Option<String>, Query),
    ),
    responses((status = 200, body = Found<User>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
#[expect(dead_code, reason = "carries a description")]
fn find_users() {}

readable!(get_me_too, "/v1/meToos/{id}", MeToo);
readable!(get_selections, "/v1/selections/{id}", Selections);
writable!(
    put_selections,
    patch_selections,
    "/v1/selections/{id}",
    Selections
);
readable!(get_friendship, "/v1/friendships/{id}", Friendship);
readable!(get_friend_request, "/v1/friendRequests/{id}", FriendRequest);
readable!(get_block, "/v1/blocks/{id}", Block);
readable!(get_waitlist_entry, "/v1/waitlist/{id}", WaitlistEntry);

readable!(get_points, "/v1/points/{id}", PointsEntry);
readable!(get_flag, "/v1/flags/{id}", Flag);
readable!(get_notification, "/v1/notifications/{id}", Notification);

/// Searching by one field.
macro_rules! found_by {
    ($name:ident, $path:literal, $record:ty, $field:literal) => {
        #[utoipa::path(get, path = $path, tag = "documents",
            params(
                ($field = String, Query), ("limit" = Option<u16>, Query), ("cursor" = Option<String>, Query),
            ),
            responses(
                (status = 200, body = Found<$record>),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

found_by!(find_points, "/v1/points", PointsEntry, "uid");
found_by!(find_flags, "/v1/flags", Flag, "by");
found_by!(find_notifications, "/v1/notifications", Notification, "uid");

readable!(get_place, "/v1/places/{id}", Place);
writable!(put_place, patch_place, "/v1/places/{id}", Place);
found_by!(find_places, "/v1/places", Place, "createdBy");

readable!(get_plan, "/v1/plans/{id}", Plan);
readable!(
    get_plan_suggestion,
    "/v1/planSuggestions/{id}",
    PlanSuggestion
);

readable!(get_hangout, "/v1/hangouts/{id}", Hangout);
readable!(get_hangout_member, "/v1/hangoutMembers/{id}", HangoutMember);
readable!(
    get_hangout_activity,
    "/v1/hangoutActivity/{id}",
    HangoutActivity
);
readable!(
    get_hangout_comment,
    "/v1/hangoutComments/{id}",
    HangoutComment
);
found_by!(find_hangouts, "/v1/hangouts", Hangout, "hostId");
found_by!(
    find_hangout_comments,
    "/v1/hangoutComments",
    HangoutComment,
    "hangoutId"
);

readable!(get_carpool, "/v1/carpools/{id}", Carpool);
readable!(get_carpool_car, "/v1/carpoolCars/{id}", CarOffer);
readable!(get_carpool_rider, "/v1/carpoolRiders/{id}", CarpoolRider);
found_by!(find_carpools, "/v1/carpools", Carpool, "hangoutId");

/// Searching by one of two people.
macro_rules! between {
    ($name:ident, $path:literal, $record:ty, $one:literal, $other:literal) => {
        #[utoipa::path(get, path = $path, tag = "documents",
            params(
                ($one = Option<String>, Query), ($other = Option<String>, Query),
                ("limit" = Option<u16>, Query), ("cursor" = Option<String>, Query),
            ),
            responses(
                (status = 200, body = Found<$record>),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

between!(find_me_toos, "/v1/meToos", MeToo, "ownerId", "userId");
between!(find_friendships, "/v1/friendships", Friendship, "a", "b");
between!(
    find_friend_requests,
    "/v1/friendRequests",
    FriendRequest,
    "from",
    "to"
);
between!(
    find_hangout_members,
    "/v1/hangoutMembers",
    HangoutMember,
    "hangoutId",
    "userId"
);
between!(
    find_carpool_cars,
    "/v1/carpoolCars",
    CarOffer,
    "carpoolId",
    "driverId"
);
between!(
    find_carpool_riders,
    "/v1/carpoolRiders",
    CarpoolRider,
    "carpoolId",
    "userId"
);
between!(find_plans, "/v1/plans", Plan, "ownerId", "hangoutId");
between!(
    find_plan_suggestions,
    "/v1/planSuggestions",
    PlanSuggestion,
    "ownerId",
    "authorId"
);
found_by!(find_blocks, "/v1/blocks", Block, "by");

/// Searching by one of the declared indexes.
macro_rules! searchable {
    ($name:ident, $path:literal, $record:ty, $($field:literal),+) => {
        #[utoipa::path(get, path = $path, tag = "documents",
            params(
                $(($field = Option<String>, Query),)+
                ("limit" = Option<u16>, Query), ("cursor" = Option<String>, Query),
            ),
            responses(
                (status = 200, body = Found<$record>),
                (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
            ))]
        #[expect(dead_code, reason = "carries a description")]
        fn $name() {}
    };
}

readable!(get_quest, "/v1/quests/{id}", Quest);
searchable!(find_quests, "/v1/quests", Quest, "creatorId", "status");
readable!(get_quest_session, "/v1/questSessions/{id}", QuestSession);
searchable!(
    find_quest_sessions,
    "/v1/questSessions",
    QuestSession,
    "questId",
    "creatorId"
);
readable!(get_booking, "/v1/bookings/{id}", Booking);
searchable!(
    find_bookings,
    "/v1/bookings",
    Booking,
    "userId",
    "creatorId",
    "sessionId"
);
readable!(
    get_quest_queue_entry,
    "/v1/questWaitlist/{id}",
    QuestQueueEntry
);
searchable!(
    find_quest_queue_entries,
    "/v1/questWaitlist",
    QuestQueueEntry,
    "userId",
    "creatorId"
);
readable!(get_progress, "/v1/progress/{id}", Progress);
searchable!(
    find_progress,
    "/v1/progress",
    Progress,
    "userId",
    "creatorId"
);
readable!(get_review, "/v1/reviews/{id}", Review);
searchable!(
    find_reviews,
    "/v1/reviews",
    Review,
    "questId",
    "userId",
    "creatorId"
);

readable!(get_quest_message, "/v1/questMessages/{id}", QuestMessage);
searchable!(
    find_quest_messages,
    "/v1/questMessages",
    QuestMessage,
    "creatorId",
    "questId"
);

readable!(get_quest_question, "/v1/questQuestions/{id}", GuestQuestion);
searchable!(
    find_quest_questions,
    "/v1/questQuestions",
    GuestQuestion,
    "creatorId",
    "userId",
    "questId"
);

/// Everything under `/v1/{collection}`.
#[derive(OpenApi)]
#[openapi(paths(
    get_user,
    put_user,
    patch_user,
    find_users,
    get_user_private,
    get_bucket_list,
    put_bucket_list,
    patch_bucket_list,
    delete_bucket_list,
    post_bucket_list,
    find_bucket_lists,
    get_bucket_list_meta,
    put_bucket_list_meta,
    patch_bucket_list_meta,
    get_me_too,
    find_me_toos,
    get_selections,
    put_selections,
    patch_selections,
    get_friendship,
    find_friendships,
    get_friend_request,
    find_friend_requests,
    get_block,
    find_blocks,
    get_waitlist_entry,
    get_quest,
    find_quests,
    get_quest_session,
    find_quest_sessions,
    get_booking,
    find_bookings,
    get_quest_queue_entry,
    find_quest_queue_entries,
    get_progress,
    find_progress,
    get_review,
    find_reviews,
    get_quest_message,
    find_quest_messages,
    get_quest_question,
    find_quest_questions,
    get_points,
    find_points,
    get_flag,
    find_flags,
    get_notification,
    find_notifications,
    get_hangout,
    find_hangouts,
    get_hangout_member,
    find_hangout_members,
    get_hangout_activity,
    get_hangout_comment,
    find_hangout_comments,
    get_carpool,
    find_carpools,
    get_carpool_car,
    find_carpool_cars,
    get_carpool_rider,
    find_carpool_riders,
    get_place,
    delete_place,
    put_place,
    patch_place,
    find_places,
    get_plan,
    delete_plan,
    find_plans,
    get_plan_suggestion,
    find_plan_suggestions,
))]
pub(crate) struct Paths;
