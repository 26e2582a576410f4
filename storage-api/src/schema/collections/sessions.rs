//! Declaration of the collection `sessions`.

use crate::schema::declaration::Declaration;
use crate::schema::personal_data::{Parting, Person};

/// Days without use after which a session is over.
pub(crate) const IDLE_DAYS: i64 = 14;

/// Sign-ins: one document per device, holding the hash of its refresh secret.
pub static SESSIONS: Declaration = Declaration {
    secrets: &["secret", "tagKey", "graced"],
    kept_days: Some(IDLE_DAYS + 1),
    ..Declaration::internal(
        "sessions",
        &[by_text!("uid"), by_number!("day")],
        &[Person::index("uid", Parting::OWN)],
    )
};
