//! Declaration of the collection `invitationEmails`.

use crate::schema::declaration::{Declaration, Reach};

/// Invitations that were emailed to an address within a day, by the hash of the address.
pub static INVITATION_EMAILS: Declaration = Declaration {
    // Times under the hash of an address.
    kept_days: Some(2),
    reaches: Reach::InvitesAgain,
    ..Declaration::internal("invitationEmails", &[by_number!("day")], &[])
};
