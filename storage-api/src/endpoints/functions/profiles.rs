//! The function of profiles. What it shows is decided in [`crate::domain::profiles`].

use super::call::Call;
use super::callable::{Callable, function};
use crate::access::me::Me;
use crate::domain::profiles::{self, GetProfile, PersonProfile};
use crate::error::ApiError;

pub(crate) fn callables() -> Vec<Callable> {
    vec![function("getProfile", get_profile)]
}

async fn get_profile(call: Call, me: Me, asked: GetProfile) -> Result<PersonProfile, ApiError> {
    profiles::profile(&*call.app.store, &me, &asked).await
}
