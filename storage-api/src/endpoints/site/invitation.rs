//! The light page of a hangout, for whoever has no session: the invitation as this reader may see it is written into the
//! page, so that a slow phone needs no second request before the vote can be given.

use serde_json::json;
use wasm_core::constants::AUTH_COOKIE_NAME;
use wasm_core::route::RouteMatch;

use crate::access::rules::{Actor, Asker};
use crate::app::App;
use crate::domain::hangouts::invitation::{
    self, Invitation, find_link, refuse_ended, taken_off_by,
};
use crate::error::ApiError;
use crate::http::Head;
use crate::store::{Transaction, transact};

/// Stands in `invitation.html` where the invitation belongs.
const PLACE: &str = "\"__INVITATION__\"";

/// An invitation for the page of a guest.
pub(super) struct GuestPage {
    /// Id of the hangout.
    pub(super) id: String,
    /// The code or secret of the link that was followed.
    pub(super) link_key: Option<String>,
    guest_key: Option<String>,
    /// `None` where the link has ended.
    invitation: Option<Invitation>,
    /// Name of the host who took the guest off; their secret ended with it.
    taken_off_by: Option<String>,
    now_ms: i64,
}

/// Address of a hangout, as a reader gives it.
#[derive(Clone)]
struct Request {
    /// Id of the hangout, or the code of its link.
    named: String,
    /// Code or secret of the link, or the secret of a guest.
    key: Option<String>,
    now_ms: i64,
}

/// Reads the invitation that a page shows; `None` for other pages, for whoever has a session, and where the reader may
/// see nothing.
pub(super) async fn of_page(
    app: &App,
    head: &Head,
    page: &RouteMatch,
) -> Result<Option<GuestPage>, ApiError> {
    if head.cookie(AUTH_COOKIE_NAME).is_some() {
        return Ok(None);
    }
    let named = match page.route.screen {
        "hangout" => page.params.first().map(|(_, id)| id.clone()),
        "join-hangout" => {
            let mut query = head.query().into_iter();
            query.find(|(name, _)| name == "id").map(|(_, code)| code)
        }
        _ => None,
    };
    let Some(named) = named else {
        return Ok(None);
    };
    let request = Request {
        named: named.trim().to_owned(),
        key: head.link_key(),
        now_ms: app.now_s() * 1_000,
    };
    transact(&*app.store, move |transaction| read(transaction, &request)).await
}

fn read(transaction: &Transaction<'_>, request: &Request) -> Result<Option<GuestPage>, ApiError> {
    let invite = find_link(transaction, &request.named)?;
    let code = invite.is_some().then(|| request.named.clone());
    let id = invite
        .as_ref()
        .map_or(&request.named, |invite| &invite.data.hangout_id);
    let own = request.key.clone().filter(|key| key.contains('.'));
    let by = |key: Option<&str>| {
        let asker = Asker {
            actor: Actor::Anonymous,
            key,
            now_ms: request.now_ms,
        };
        invitation::read(transaction, &asker, id)
    };
    let is_spent = invite
        .as_ref()
        .is_some_and(|invite| refuse_ended(&invite.data, request.now_ms).is_err());
    let taken_off_by = taken_off_by(transaction, own.as_deref(), id)?;
    // A guest needs no link any more.
    let mut found = by(own.as_deref())?;
    let guest_key = own.filter(|_| found.is_some());
    let link_key = code.or_else(|| request.key.clone().filter(|key| !key.contains('.')));
    if taken_off_by.is_some() {
        found = None;
    } else if found.is_none() && !is_spent {
        found = by(link_key.as_deref())?;
    }
    if found.is_none() && invite.is_none() && taken_off_by.is_none() {
        return Ok(None);
    }
    Ok(Some(GuestPage {
        id: id.to_owned(),
        link_key,
        guest_key,
        invitation: found,
        taken_off_by,
        now_ms: request.now_ms,
    }))
}

impl GuestPage {
    /// Tells whether the reader sees the hangout; `false` where their link has ended.
    pub(super) fn is_open(&self) -> bool {
        self.invitation.is_some()
    }

    /// The built page with the invitation in it. A `<` in a text is escaped, so that nothing ends the element.
    pub(super) fn written_into(&self, page: &str) -> Result<String, ApiError> {
        let written = json!({
            "invitation": self.invitation, "linkKey": self.link_key, "guestKey": self.guest_key,
            "takenOffBy": self.taken_off_by, "nowMs": self.now_ms,
        });
        let written = serde_json::to_string(&written).map_err(ApiError::internal)?;
        Ok(page.replacen(PLACE, &written.replace('<', "\\u003c"), 1))
    }
}
