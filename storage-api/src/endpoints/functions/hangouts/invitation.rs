//! Reading an invitation: everything about a hangout at once, also signed out.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::domain::hangouts::invitation::read_by;
use crate::endpoints::functions::call::{Call, Done};
use crate::error::ApiError;
use crate::schema::answer::value;
use crate::store::transact;

/// An invitation to read.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::endpoints::functions) struct ReadInvitation {
    /// Id of the hangout, or the code in its link.
    id: String,
    /// The secret of a guest, or the code in its link.
    key: Option<String>,
}

/// Answers with everything the reader may see of a hangout.
pub(in crate::endpoints::functions) async fn read(call: Call<'_>) -> Result<Done, ApiError> {
    let visitor = call.visitor()?;
    let asked: ReadInvitation = call.arguments()?;
    let found = transact(&*call.app.store, move |transaction| {
        read_by(transaction, &visitor.asker(asked.key.as_deref()), &asked.id)
    });
    Ok(value(&found.await?)?.into())
}
