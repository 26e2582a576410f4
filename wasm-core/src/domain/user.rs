//! People: their document, and what signing up asks for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::check::{Check, FieldError};
use super::list_meta::{VISIBILITIES, Visibility};
use super::notification::{NOTIFICATION_GROUPS, NotificationGroup};
use super::timestamp::Timestamp;
use super::{
    BIO_MAX, EMAIL_MAX, ID_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, PLACE_NAME_MAX, Record,
    USER_NAME_MAX, USER_NAME_MIN,
};
use crate::json::object;
use crate::text::is_same_in_lower_case;

/// Roughly where somebody lives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HomeArea {
    /// Latitude in degrees, rounded to about a kilometre.
    pub lat: f64,
    /// Longitude in degrees, rounded to about a kilometre.
    pub lng: f64,
    /// Label of the area.
    pub label: String,
}

/// Visibility of a person's card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ProfileVisibility {
    /// Friends only.
    Friends,
    /// Everybody.
    Public,
}

/// Visibility of a person's selections.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SelectionVisibility {
    /// The person alone.
    Private,
    /// Friends too.
    Friends,
}

/// Preferences of a person on all screens.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct UserPreferences {
    /// Visibility of a new list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list_visibility: Option<Visibility>,
    /// Visibility of the person's card besides friends; only friends, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile_visibility: Option<ProfileVisibility>,
    /// Visibility of the person's selections; friends, if missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub selection_visibility: Option<SelectionVisibility>,
    /// `true` to stay off every leaderboard.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leaderboard_hidden: Option<bool>,
    /// `metric` or `imperial`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<String>,
    /// Kinds of notifications that do not reach the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted_notifications: Option<Vec<NotificationGroup>>,
    /// Ids of hangouts of which the person hears only the date and their ride.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muted_hangouts: Option<Vec<String>>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// A person, under their id.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// Unique in any letter case: 3–20 of `a`–`z`, digits, `_` and `.`.
    #[serde(rename = "user_name", skip_serializing_if = "Option::is_none")]
    pub user_name: Option<String>,
    /// Name of the person, 1–60 characters; need not be unique.
    pub name: String,
    /// The person's photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo_ref: Option<String>,
    /// Text of the person about themselves, at most 280 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bio: Option<String>,
    /// Roughly where the person lives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home_area: Option<HomeArea>,
    /// Language, `en-GB`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// IANA time zone, `Europe/Berlin`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_zone: Option<String>,
    /// Preferences of the person on all screens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prefs: Option<UserPreferences>,
    /// `user`, `creator`, `admin`; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roles: Option<Vec<String>>,
    /// Figures kept by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stats: Option<BTreeMap<String, Value>>,
    /// Moment when the person signed up; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<Timestamp>,
    /// Moment when the person left; set by the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deleted_at: Option<Timestamp>,
    /// Fields this version does not know, kept as they are.
    #[serde(flatten)]
    pub other: BTreeMap<String, Value>,
}

/// Form to sign up with.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignUp {
    /// E-mail address.
    pub email: String,
    /// Password, 8–128 characters.
    pub password: String,
    /// Name of the person, 1–60 characters.
    pub name: String,
    /// Unique in any letter case: 3–20 of `a`–`z`, digits, `_` and `.`.
    pub user_name: String,
}

impl std::fmt::Debug for SignUp {
    /// Without the password, which must not reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignUp")
            .field("user_name", &self.user_name)
            .finish_non_exhaustive()
    }
}

/// Lists the faults of a user document; empty if there are none.
pub fn validate_user(user: &Value) -> Vec<FieldError> {
    Check::object("", user, |check, record| {
        check_user_name(check, record);
        check_name(check, record);
        check.text(record, "photoRef", 1, ID_MAX);
        check.prose(record, "bio", 0, BIO_MAX);
        check.part(record, "homeArea", check_home_area);
        check.text(record, "locale", 1, ID_MAX);
        check.text(record, "timeZone", 1, ID_MAX);
        check.part(record, "prefs", check_preferences);
        check.list(record, "roles", (ROLES.len(), "roles"), |check, role| {
            if !role.as_str().is_some_and(|role| ROLES.contains(&role)) {
                check.fail(format!("must be one of {}", ROLES.join(", ")));
            }
        });
        check.part(record, "stats", |_, _| {});
        check.timestamp(record, "createdAt");
        check.timestamp(record, "deletedAt");
    })
}

/// Hangouts that one person mutes.
const MUTED_HANGOUTS_MAX: usize = 200;

const ROLES: &[&str] = &["user", "creator", "admin"];

fn check_home_area(check: &mut Check, record: &Record) {
    check.required(record, "lat");
    check.number(record, "lat", -90, 90);
    check.required(record, "lng");
    check.number(record, "lng", -180, 180);
    check.required(record, "label");
    check.text(record, "label", 1, PLACE_NAME_MAX);
}

fn check_preferences(check: &mut Check, record: &Record) {
    check.word(record, "listVisibility", VISIBILITIES);
    check.word(record, "profileVisibility", &["friends", "public"]);
    check.word(record, "selectionVisibility", &["private", "friends"]);
    check.flag(record, "leaderboardHidden");
    check.word(record, "units", &["metric", "imperial"]);
    let groups = (NOTIFICATION_GROUPS.len(), "kinds");
    check.list(record, "mutedNotifications", groups, |check, group| {
        if !group
            .as_str()
            .is_some_and(|group| NOTIFICATION_GROUPS.contains(&group))
        {
            check.fail(format!("must be one of {}", NOTIFICATION_GROUPS.join(", ")));
        }
    });
    check.ids(record, "mutedHangouts", (MUTED_HANGOUTS_MAX, "hangouts"));
}

/// Lists the faults of the form to sign up with; empty if there are none.
///
/// ```
/// use serde_json::json;
/// use wasm_core::domain::validate_sign_up;
///
/// let form = json!({ "email": "ada@example.com", "password": "analytical", "name": "Ada", "user_name": "Ada L" });
/// let errors = validate_sign_up(&form);
/// assert_eq!(errors[0].message, "must have only a to z, digits, _ and .");
/// ```
pub fn validate_sign_up(form: &Value) -> Vec<FieldError> {
    Check::object("", form, |check, record| {
        check.required(record, "email");
        check_email(check, record);
        check.required(record, "password");
        check_password(check, record);
        check_name(check, record);
        check.required(record, "user_name");
        check_user_name(check, record);
    })
}

/// Lists the faults of a user name; empty if there are none.
pub fn validate_user_name(user_name: &str) -> Vec<FieldError> {
    let record = object([("user_name", user_name.into())]);
    Check::object("", &record, check_user_name)
}

/// Lists the faults of a new password, under the field of that name; empty if there are none.
pub fn validate_password(field: &str, password: &str) -> Vec<FieldError> {
    let record = object([("password", password.into())]);
    let mut errors = Check::object("", &record, check_password);
    for error in &mut errors {
        field.clone_into(&mut error.field);
    }
    errors
}

fn check_name(check: &mut Check, record: &Record) {
    check.required(record, "name");
    check.text(record, "name", 1, NAME_MAX);
}

fn check_user_name(check: &mut Check, record: &Record) {
    check.text(record, "user_name", USER_NAME_MIN, USER_NAME_MAX);
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '.');
    if text(record, "user_name")
        .is_some_and(|name| !name.trim().is_empty() && !name.chars().all(allowed))
    {
        check.fail_at("user_name", "must have only a to z, digits, _ and .");
    }
}

pub(super) fn check_email(check: &mut Check, record: &Record) {
    check.text(record, "email", 1, EMAIL_MAX);
    if text(record, "email").is_some_and(|email| !email.trim().is_empty() && !is_email(email)) {
        check.fail_at("email", "must be an e-mail address");
    }
}

/// Characters that an address may have before its `@` besides letters and digits.
const LOCAL_MARKS: &[u8] = b".!#$%&'*+/=?^_`{|}~-";

/// A valid e-mail address by the rule that browsers use for `<input type=email>` (WHATWG HTML, 4.10.5.1.5), with at
/// least one dot in the domain: an address without one reaches nobody from here.
fn is_email(text: &str) -> bool {
    // By bytes: for a `char`, `str::contains` brings the search for whole texts along.
    let is_local = |byte: u8| byte.is_ascii_alphanumeric() || LOCAL_MARKS.contains(&byte);
    text.split_once('@').is_some_and(|(local, domain)| {
        !local.is_empty()
            && local.bytes().all(is_local)
            && domain.as_bytes().contains(&b'.')
            && domain.split('.').all(is_domain_label)
    })
}

fn is_domain_label(label: &str) -> bool {
    (1..=63).contains(&label.len())
        && !label.starts_with('-')
        && !label.ends_with('-')
        && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn check_password(check: &mut Check, record: &Record) {
    check.secret(record, "password", PASSWORD_MIN, PASSWORD_MAX);
    let Some(password) = text(record, "password").filter(|password| !password.trim().is_empty())
    else {
        return;
    };
    let same_as =
        |name| text(record, name).is_some_and(|other| is_same_in_lower_case(other, password));
    if ["email", "user_name", "name"].into_iter().any(same_as) {
        check.fail_at("password", "must not be your name or e-mail address");
    } else if password
        .chars()
        .skip(1)
        .eq(password.chars().take(password.chars().count() - 1))
    {
        check.fail_at("password", "must not be one character repeated");
    }
}

fn text<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    record.get(name).and_then(Value::as_str)
}
