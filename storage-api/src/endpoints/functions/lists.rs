//! The functions of bucket lists. What they decide is in [`crate::domain::lists`].

use super::call::Call;
use super::callable::{Callable, change, change_list, function};
use crate::access::me::{Me, Visitor};
use crate::domain::lists::compare::{self, CompareLists, Comparison};
use crate::domain::lists::owner::{self, ListOwner, ReadListOwner};
use crate::domain::lists::public_lists::{self, BrowseLists, PublicLists};
use crate::domain::lists::{copies, edit, me_toos, shares, together};
use crate::error::ApiError;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change_list("upsertBucketList", edit::upsert),
        change_list("editBucketItems", edit::edit),
        change_list("carryOverYear", copies::carry_over_year),
        change_list("cloneItems", copies::clone_items),
        change_list("confirmTogether", together::confirm),
        function("compareLists", compare_lists),
        function("browseLists", browse_lists),
        function("readListOwner", read_list_owner),
        change("addMeToo", me_toos::add),
        change("removeMeToo", me_toos::remove),
        change("claimMeToos", me_toos::claim),
        change("setShare", shares::set_share),
        change("revokeShare", shares::revoke_share),
    ]
}

async fn compare_lists(call: Call, me: Me, asked: CompareLists) -> Result<Comparison, ApiError> {
    compare::compare(&*call.app.store, &me, asked).await
}

async fn browse_lists(
    call: Call,
    visitor: Visitor,
    asked: BrowseLists,
) -> Result<PublicLists, ApiError> {
    let from = (&*call.app.store, &call.app.seals);
    public_lists::browse(from, &visitor, &asked).await
}

async fn read_list_owner(
    call: Call,
    visitor: Visitor,
    asked: ReadListOwner,
) -> Result<ListOwner, ApiError> {
    owner::read(&*call.app.store, &visitor, &asked).await
}
