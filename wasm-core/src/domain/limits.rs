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
/// Size of one document as JSON, in bytes.
pub const DOCUMENT_BYTES_MOST: usize = 256 * 1024;
/// Size of a request's body, in bytes.
pub const REQUEST_BYTES_MOST: usize = 1024 * 1024;
/// Depth of nested arrays and objects in a document.
pub const JSON_DEPTH_MOST: usize = 64;
