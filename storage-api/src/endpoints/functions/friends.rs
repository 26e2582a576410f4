//! The functions of friends and of those who want to join. What they decide is in [`crate::domain::friends`] and
//! [`crate::domain::waitlist`].

use serde_json::json;
use wasm_core::domain::validate_email;

use super::call::Call;
use super::callable::{Callable, Keys, change, function};
use super::hangouts::email_seats;
use super::idempotency::Once;
use crate::access::me::Visitor;
use crate::domain::friends::links::{Invited, RedeemInvite};
use crate::domain::friends::{blocks, links, requests};
use crate::domain::waitlist::{self, InLine, JoinWaitlist, LeaveWaitlist, enter, where_is};
use crate::error::ApiError;
use crate::store::{Transaction, transact};

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("sendFriendRequest", requests::send_request),
        change("answerFriendRequest", requests::answer_request),
        change("removeFriend", requests::remove_friend),
        change("block", blocks::block).then(email_seats),
        change("unblock", blocks::unblock),
        change("createFriendLink", links::create_friend_link),
        function("redeemInvite", redeem),
        function("joinWaitlist", join_waitlist).keyed(Keys::OfGuests),
        function("leaveWaitlist", leave_waitlist),
    ]
}

/// Tells who invites; for a person who is signed in it makes the friendship, or sends the request. Repeating it changes
/// nothing more.
async fn redeem(call: Call, visitor: Visitor, asked: RedeemInvite) -> Result<Invited, ApiError> {
    call.throttle_address()?;
    let now_ms = visitor.now_ms;
    match visitor.me {
        None => {
            let work = move |transaction: &mut Transaction<'_>| {
                links::preview(transaction, &asked, now_ms)
            };
            transact(&*call.app.store, work).await
        }
        Some(me) => {
            let who = (me.uid.clone(), call.name);
            let work =
                move |transaction: &mut Transaction<'_>| links::redeem(transaction, &me, &asked);
            call.app.transact_for((&who.0, who.1), work).await
        }
    }
}

/// Takes a place in the queue, or tells where one's place is by now. Whether the address is in the queue already is not
/// told: it gets another place, and the first of them counts.
async fn join_waitlist(
    call: Call,
    visitor: Visitor,
    asked: JoinWaitlist,
) -> Result<InLine, ApiError> {
    let address = call.head.address.to_string();
    call.app.throttles.joining.check(&address)?;
    if let Some(id) = asked.id {
        return where_is(&*call.app.store, &id).await;
    }
    let uid = visitor.me.map(|me| me.uid);
    let email = asked.email.map(|email| email.trim().to_lowercase());
    match (&uid, &email) {
        (None, None) => return Err(ApiError::invalid("email is required")),
        (None, Some(email)) => ApiError::refuse_fields(validate_email(email))?,
        (Some(_), _) => {}
    }
    let once = Once::of(&call)?;
    let who = uid.map_or_else(|| ("email", email.unwrap_or_default()), |uid| ("uid", uid));
    let now_ms = visitor.now_ms;
    let id = transact(&*call.app.store, move |transaction| {
        once.run(transaction, |transaction| {
            Ok(json!(enter(transaction, (who.0, &who.1), now_ms)?))
        })
    });
    where_is(&*call.app.store, id.await?.as_str().unwrap_or_default()).await
}

/// Gives up a place in the queue.
async fn leave_waitlist(call: Call, _: Visitor, asked: LeaveWaitlist) -> Result<InLine, ApiError> {
    let left = transact(&*call.app.store, move |transaction| {
        waitlist::leave(transaction, &asked)
    });
    left.await
}
