//! Callers of functions.

use super::call::Call;
use crate::access::auth::caller::Caller;
use crate::access::me::{Me, Visitor};
use crate::error::ApiError;

/// Permission to call a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// Anybody, by something else than a token: a token that is not valid any more is passed over.
    WithoutToken,
    /// Anybody. A token that is not valid is refused.
    Anybody,
    /// People who are signed in.
    People,
    /// People with the role of an admin.
    Admin,
}

/// Somebody who calls a function: a person, or anybody.
pub(super) trait Requester: Send + Sized + 'static {
    /// Permission that a function with such callers asks for.
    const ACCESS: Access;

    /// The caller; refuses those who may not call.
    fn of(call: &Call) -> Result<Self, ApiError>;
}

/// A person, with their session.
impl Requester for Caller {
    const ACCESS: Access = Access::People;

    fn of(call: &Call) -> Result<Self, ApiError> {
        call.person().cloned()
    }
}

impl Requester for Me {
    const ACCESS: Access = Access::People;

    fn of(call: &Call) -> Result<Self, ApiError> {
        Ok(Self {
            uid: call.person()?.uid.clone(),
            now_ms: call.app.clock.now_ms(),
        })
    }
}

impl Requester for Visitor {
    const ACCESS: Access = Access::Anybody;

    fn of(call: &Call) -> Result<Self, ApiError> {
        let me = call.caller.is_some().then(|| Me::of(call));
        Ok(Self {
            me: me.transpose()?,
            now_ms: call.app.clock.now_ms(),
        })
    }
}
