//! Declaration of the collection `hangoutInvites`.

use crate::schema::declaration::Declaration;

/// Links to meetings, by the hash of their code. Those that were revoked are kept, to say so.
pub static HANGOUT_INVITES: Declaration =
    Declaration::internal("hangoutInvites", &[by_text!("hangoutId")], &[]);
