//! The tables of functions of lists and friends.

use super::callable::{Callable, Keys, change, change_list, function};
use super::hangouts::email_seats;
use super::{
    blocks, compare, copies, friends, invites, list_owner, lists, looking_around, me_toos, shares,
    together, waitlist,
};

pub(crate) fn lists() -> Vec<Callable> {
    vec![
        change_list("upsertBucketList", lists::upsert),
        change_list("editBucketItems", lists::edit),
        change_list("carryOverYear", copies::carry_over_year),
        change_list("cloneItems", copies::clone_items),
        change_list("confirmTogether", together::confirm),
        function("compareLists", compare::compare),
        function("browseLists", looking_around::browse),
        function("readListOwner", list_owner::read),
        change("addMeToo", me_toos::add),
        change("removeMeToo", me_toos::remove),
        change("claimMeToos", me_toos::claim),
        change("setShare", shares::set_share),
        change("revokeShare", shares::revoke_share),
    ]
}

pub(crate) fn friends() -> Vec<Callable> {
    vec![
        change("sendFriendRequest", friends::send_request),
        change("answerFriendRequest", friends::answer_request),
        change("removeFriend", friends::remove_friend),
        change("block", blocks::block).then(email_seats),
        change("unblock", blocks::unblock),
        change("createFriendLink", invites::create_friend_link),
        function("redeemInvite", invites::redeem),
        function("joinWaitlist", waitlist::join_waitlist).keyed(Keys::OfGuests),
        function("leaveWaitlist", waitlist::leave_waitlist),
    ]
}
