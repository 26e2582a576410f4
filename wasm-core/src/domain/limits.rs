//! How long and how many, once. Lengths of text are in characters (Unicode scalar values).

/// Activities in one bucket list.
pub const LIST_ACTIVITIES_MOST: usize = 500;
/// Activities pinned in one bucket list.
pub const LIST_PINNED_MOST: usize = 10;
/// Co-editors of one bucket list.
pub const LIST_EDITORS_MOST: usize = 50;
/// Steps of one activity.
pub const ACTIVITY_STEPS_MOST: usize = 30;
/// People one activity is done with.
pub const ACTIVITY_COMPANIONS_MOST: usize = 50;
/// Length of a title.
pub const TITLE_MOST: usize = 140;
/// Length of a note.
pub const NOTE_MOST: usize = 4_000;
/// Length of the word of a category.
pub const CATEGORY_MOST: usize = 40;
/// Length of an id.
pub const ID_MOST: usize = 128;
/// Length of an order key.
pub const ORDER_KEY_MOST: usize = 256;
/// First year a bucket list can have, the first that the route table opens.
pub const YEAR_FIRST: i16 = 2000;
/// Last year a bucket list can have.
pub const YEAR_LAST: i16 = 2099;
/// Least length of a user name.
pub const USER_NAME_LEAST: usize = 3;
/// Length of a user name.
pub const USER_NAME_MOST: usize = 20;
/// Length of a person's name.
pub const NAME_MOST: usize = 60;
/// Length of what a person says about themselves.
pub const BIO_MOST: usize = 280;
/// Length of an e-mail address (RFC 5321, section 4.5.3.1.3, less the angle brackets).
pub const EMAIL_MOST: usize = 254;
/// Least length of a password.
pub const PASSWORD_LEAST: usize = 8;
/// Length of a password; more would only cost the server time.
pub const PASSWORD_MOST: usize = 128;
/// Length of a place's name.
pub const PLACE_NAME_MOST: usize = 200;
/// Other names of one place.
pub const PLACE_ALT_NAMES_MOST: usize = 50;
/// Activities, and places, that one person has selected.
pub const SELECTED_MOST: usize = 500;
/// Length of the message of a friend request.
pub const REQUEST_MESSAGE_MOST: usize = 280;
/// Friend requests of one person that wait for an answer.
pub const REQUESTS_PENDING_MOST: usize = 100;
/// Days after which a friend request without an answer has expired.
pub const REQUEST_DAYS: i64 = 30;
/// Friends of one person.
pub const FRIENDS_MOST: usize = 1_000;
/// People whose lists are compared at once.
pub const COMPARED_MOST: usize = 12;
/// Days between two changes of a person's user name.
pub const RENAME_DAYS: i64 = 30;
/// Days for which nobody else can take a user name that was given up.
pub const NAME_RESERVED_DAYS: i64 = 365;
/// Days within which a friend can say that something was done together, and within which what was done counts.
pub const TOGETHER_DAYS: i64 = 14;
/// Days of one plan.
pub const PLAN_DAYS_MOST: usize = 31;
/// Stops of one day of a plan.
pub const PLAN_STOPS_MOST: usize = 50;
/// Plans of one person.
pub const PLANS_MOST: usize = 500;
/// Places one person has added.
pub const PLACES_ADDED_MOST: usize = 1_000;
/// Length of what is wrong with something that is reported.
pub const FLAG_REASON_MOST: usize = 2_000;
/// Least dates that can be voted for.
pub const HANGOUT_OPTIONS_LEAST: usize = 2;
/// Dates that can be voted for.
pub const HANGOUT_OPTIONS_MOST: usize = 20;
/// People a member may bring along.
pub const HANGOUT_PLUS_ONES_MOST: i64 = 5;
/// Co-hosts of one hangout.
pub const HANGOUT_CO_HOSTS_MOST: usize = 10;
/// People without whom a hangout makes no sense.
pub const HANGOUT_NEEDED_MOST: usize = 50;
/// People who are invited to one hangout by name.
pub const HANGOUT_INVITED_MOST: usize = 200;
/// Places a hangout could be at.
pub const HANGOUT_CANDIDATES_MOST: usize = 20;
/// People in one hangout.
pub const HANGOUT_MEMBERS_MOST: usize = 500;
/// Length of a comment.
pub const COMMENT_MOST: usize = 1_000;
/// Cars of one carpool.
pub const CARPOOL_CARS_MOST: usize = 20;
/// Parties of one carpool that ride.
pub const CARPOOL_RIDERS_MOST: usize = 200;
/// Seats of one car beside the driver's.
pub const CAR_SEATS_MOST: i64 = 50;
/// People who come along with a driver anyway.
pub const CAR_COMPANIONS_MOST: i64 = 50;
/// Most minutes a driver can offer to spend on picking others up.
pub const CAR_DETOUR_MOST_MIN: i64 = 600;
/// Length of a note about a car.
pub const CAR_NOTE_MOST: usize = 500;
/// People who ride together.
pub const RIDE_PARTY_MOST: i64 = 20;
/// Days for which a person can look at what they were told.
pub const NOTIFICATION_DAYS: i64 = 90;
/// Size of one document as JSON, in bytes.
pub const DOCUMENT_BYTES_MAX: usize = 256 * 1024;
/// Size of a request's body, in bytes.
pub const REQUEST_BYTES_MOST: usize = 1024 * 1024;
/// Depth of nested arrays and objects in a document.
pub const JSON_DEPTH_MOST: usize = 64;
/// Length of a quest's title.
pub const QUEST_TITLE_MOST: usize = 80;
/// Length of a quest's summary.
pub const QUEST_SUMMARY_MOST: usize = 200;
/// Length of a quest's story.
pub const QUEST_STORY_MOST: usize = 20_000;
/// Stops of one quest.
pub const QUEST_STOPS_MOST: usize = 50;
/// Questions asked at the checkout of one quest.
pub const QUEST_QUESTIONS_MOST: usize = 10;
/// Things to bring to one quest.
pub const QUEST_BRING_MOST: usize = 20;
/// Length of a question, a right answer, or a word about fitness.
pub const QUESTION_MOST: usize = 200;
/// Length of an answer given at the checkout.
pub const ANSWER_MOST: usize = 1_000;
/// Hints of one stop.
pub const STOP_HINTS_MOST: usize = 5;
/// Longest stay at a stop, in minutes: a day.
pub const STOP_STAY_MIN_MOST: i64 = 1_440;
/// Right answers of one stop.
pub const PROOF_ANSWERS_MOST: usize = 10;
/// Wrong answers at one stop.
pub const PROOF_TRIES_MOST: i64 = 20;
/// People something has room for: a hangout, a session of a quest.
pub const CAPACITY_MOST: i64 = 10_000;
/// Sessions of one quest.
pub const SESSIONS_MOST: usize = 500;
/// Largest price, in the smallest unit of its currency.
pub const PRICE_MOST: i64 = 1_000_000_000;
/// How early booking may end, in minutes: 30 days.
pub const CUTOFF_MIN_MOST: i64 = 43_200;
/// Seats of one booking.
pub const BOOKING_SEATS_MOST: u32 = 10;
/// Shortest time seats are held, in minutes.
pub const HOLD_MIN_LEAST: i64 = 5;
/// Longest time seats are held, in minutes.
pub const HOLD_MIN_MOST: i64 = 30;
/// How long seats are held where the creator does not say, in minutes.
pub const HOLD_MIN_DEFAULT: u8 = 10;
/// How long seats that came free are kept for who waits, in hours; less where booking ends before.
pub const OFFER_HOURS: i64 = 12;
/// Quests of one person that are drafts.
pub const QUEST_DRAFTS_MOST: usize = 100;
