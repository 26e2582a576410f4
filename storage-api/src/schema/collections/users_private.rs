//! Declaration of the collection `usersPrivate`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::schema::declaration::{Declaration, Described, Owner, Relation, Rules};
use crate::schema::personal_data::{Parting, Person};
use crate::schema::rules::people;

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

/// The private side of a person, by uid: e-mail and password hash.
pub static USERS_PRIVATE: Declaration = Declaration {
    secrets: &["passwordHash", "totp", "deviceKey", "calendarSecret"],
    ..Declaration::public(
        "usersPrivate",
        &[
            by_text!("email").folded().unique(),
            by_number!("deleteDay"),
            by_text!("openid").unique(),
        ],
        &[Person::id(Parting::OWN)],
        Rules {
            relation: Relation::Friend(Owner::Id),
            ..Rules::read_only(
                |asker, subject, _| people::read_private(asker, subject),
                Described::of::<UserPrivate>("user_private", "users_private"),
            )
        },
    )
};
