//! Limits of lengths and counts, in one place. Lengths of text are in characters (Unicode scalar values).

/// Activities in one bucket list.
pub const LIST_ACTIVITIES_MAX: usize = 500;
/// Activities pinned in one bucket list.
pub const LIST_PINNED_MAX: usize = 10;
/// Co-editors of one bucket list.
pub const LIST_EDITORS_MAX: usize = 50;
/// Steps of one activity.
pub const ACTIVITY_STEPS_MAX: usize = 30;
/// People one activity is done with.
pub const ACTIVITY_COMPANIONS_MAX: usize = 50;
/// Length of a title.
pub const TITLE_MAX: usize = 140;
/// Length of a note.
pub const NOTE_MAX: usize = 4_000;
/// Length of the word of a category.
pub const CATEGORY_MAX: usize = 40;
/// Length of an id.
pub const ID_MAX: usize = 128;
/// Length of an order key.
pub const ORDER_KEY_MAX: usize = 256;
/// First year a bucket list can have, the first that the route table opens.
pub const YEAR_FIRST: i16 = 2000;
/// Last year a bucket list can have.
pub const YEAR_LAST: i16 = 2099;
/// Least length of a user name.
pub const USER_NAME_MIN: usize = 3;
/// Length of a user name.
pub const USER_NAME_MAX: usize = 20;
/// Length of a person's name.
pub const NAME_MAX: usize = 60;
/// Length of what a person says about themselves.
pub const BIO_MAX: usize = 280;
/// Length of an e-mail address (RFC 5321, section 4.5.3.1.3, less the angle brackets).
pub const EMAIL_MAX: usize = 254;
/// Least length of a password.
pub const PASSWORD_MIN: usize = 8;
/// Length of a password; more would only cost the server time.
pub const PASSWORD_MAX: usize = 128;
/// Length of a place's name.
pub const PLACE_NAME_MAX: usize = 200;
/// Other names of one place.
pub const PLACE_ALT_NAMES_MAX: usize = 50;
/// Activities, and places, that one person has selected.
pub const SELECTED_MAX: usize = 500;
/// Length of the message of a friend request.
pub const REQUEST_MESSAGE_MAX: usize = 280;
/// Friend requests of one person that wait for an answer.
pub const REQUESTS_PENDING_MAX: usize = 100;
/// Days after which a friend request without an answer has expired.
pub const REQUEST_DAYS: i64 = 30;
/// Friends of one person.
pub const FRIENDS_MAX: usize = 1_000;
/// People whose lists are compared at once.
pub const COMPARED_MAX: usize = 12;
/// Days between two changes of a person's user name.
pub const RENAME_DAYS: i64 = 30;
/// Days for which nobody else can take a user name that was given up.
pub const NAME_RESERVED_DAYS: i64 = 365;
/// Days within which a friend can say that something was done together, and within which what was done counts.
pub const TOGETHER_DAYS: i64 = 14;
/// Days of one plan.
pub const PLAN_DAYS_MAX: usize = 31;
/// Stops of one day of a plan.
pub const PLAN_STOPS_MAX: usize = 50;
/// People of one plan.
pub const PLAN_PEOPLE_MAX: usize = 30;
/// Costs of one plan.
pub const PLAN_COSTS_MAX: usize = 200;
/// Suggestions for one plan that are kept; the oldest answered ones make room.
pub const PLAN_SUGGESTIONS_MAX: usize = 200;
/// Suggestions of one person for one plan that wait for an answer.
pub const PLAN_SUGGESTIONS_OPEN_MAX: usize = 20;
/// Edits of one suggestion.
pub const SUGGESTION_OPS_MAX: usize = 100;
/// Plans of one person.
pub const PLANS_MAX: usize = 500;
/// Places one person has added.
pub const PLACES_ADDED_MAX: usize = 1_000;
/// Length of what is wrong with something that is reported.
pub const FLAG_REASON_MAX: usize = 2_000;
/// Least dates that can be voted for.
pub const HANGOUT_OPTIONS_MIN: usize = 2;
/// Dates that can be voted for.
pub const HANGOUT_OPTIONS_MAX: usize = 20;
/// Dates that a member of a hangout may have proposed at the same time.
pub const HANGOUT_PROPOSALS_MAX: usize = 3;
/// People a member may bring along.
pub const HANGOUT_PLUS_ONES_MAX: i64 = 5;
/// Co-hosts of one hangout.
pub const HANGOUT_CO_HOSTS_MAX: usize = 10;
/// People without whom a hangout makes no sense.
pub const HANGOUT_NEEDED_MAX: usize = 50;
/// People who are invited to one hangout by name.
pub const HANGOUT_INVITED_MAX: usize = 200;
/// Places a hangout could be at.
pub const HANGOUT_CANDIDATES_MAX: usize = 20;
/// People in one hangout.
pub const HANGOUT_MEMBERS_MAX: usize = 500;
/// Length of a comment.
pub const COMMENT_MAX: usize = 1_000;
/// Cars of one carpool.
pub const CARPOOL_CARS_MAX: usize = 20;
/// Parties of one carpool that ride.
pub const CARPOOL_RIDERS_MAX: usize = 200;
/// Seats of one car beside the driver's.
pub const CAR_SEATS_MAX: i64 = 50;
/// People who come along with a driver anyway.
pub const CAR_COMPANIONS_MAX: i64 = 50;
/// Most minutes a driver can offer to spend on picking others up.
pub const CAR_DETOUR_MOST_MIN: i64 = 600;
/// Length of a note about a car.
pub const CAR_NOTE_MAX: usize = 500;
/// Length of the phone number of a driver or a rider.
pub const RIDE_PHONE_MAX: usize = 40;
/// People who ride together.
pub const RIDE_PARTY_MAX: i64 = 20;
/// Days for which a person can look at what they were told.
pub const NOTIFICATION_DAYS: i64 = 90;
/// Size of one document as JSON, in bytes.
pub const DOCUMENT_BYTES_MAX: usize = 256 * 1024;
/// Size of a request's body, in bytes.
pub const REQUEST_BYTES_MAX: usize = 1024 * 1024;
/// Depth of nested arrays and objects in a document.
pub const JSON_DEPTH_MAX: usize = 64;
/// Length of a quest's title.
pub const QUEST_TITLE_MAX: usize = 80;
/// Length of a quest's summary.
pub const QUEST_SUMMARY_MAX: usize = 200;
/// Length of a quest's story.
pub const QUEST_STORY_MAX: usize = 20_000;
/// Stops of one quest.
pub const QUEST_STOPS_MAX: usize = 50;
/// Questions asked at the checkout of one quest.
pub const QUEST_QUESTIONS_MAX: usize = 10;
/// Things to bring to one quest.
pub const QUEST_BRING_MAX: usize = 20;
/// Length of a question, a right answer, or a word about fitness.
pub const QUESTION_MAX: usize = 200;
/// Length of an answer given at the checkout.
pub const ANSWER_MAX: usize = 1_000;
/// Hints of one stop.
pub const STOP_HINTS_MAX: usize = 5;
/// Longest stay at a stop, in minutes: a day.
pub const STOP_STAY_MIN_MAX: i64 = 1_440;
/// Right answers of one stop.
pub const PROOF_ANSWERS_MAX: usize = 10;
/// Wrong answers at one stop.
pub const PROOF_TRIES_MAX: i64 = 20;
/// People something has room for: a hangout, a session of a quest.
pub const CAPACITY_MAX: i64 = 10_000;
/// Sessions of one quest.
pub const SESSIONS_MAX: usize = 500;
/// Largest price, in the smallest unit of its currency.
pub const PRICE_MAX: i64 = 1_000_000_000;
/// Largest number of minutes by which booking may end early: 30 days.
pub const CUTOFF_MIN_MAX: i64 = 43_200;
/// Place where the guests of one date meet.
pub const MEETING_PLACE_MAX: usize = 200;
/// Seats of one booking.
pub const BOOKING_SEATS_MAX: u32 = 10;
/// Shortest time seats are held, in minutes.
pub const HOLD_MIN_MIN: i64 = 5;
/// Longest time seats are held, in minutes.
pub const HOLD_MIN_MAX: i64 = 30;
/// Minutes for which seats are held where the creator does not say.
pub const HOLD_MIN_DEFAULT: u8 = 10;
/// Hours for which seats that came free are kept for people who wait; less where booking ends before.
pub const OFFER_HOURS: i64 = 12;
/// Quests of one person that are drafts.
pub const QUEST_DRAFTS_MAX: usize = 100;
