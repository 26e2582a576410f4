//! The functions of reports, and of places that people add. What they decide is in [`crate::domain::reports`] and
//! [`crate::domain::places`].

use super::callable::{Callable, Keys, change};
use crate::domain::places::add;
use crate::domain::reports;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("flagScore", reports::flag_score),
        change("reportContent", reports::report_content),
        change("contactSupport", reports::contact_support).keyed(Keys::OfGuests),
        change("createPlace", add::create),
        change("flagPlace", add::flag),
    ]
}
