//! Notifications of people: marking them as read, and the calendar they can be read in.

use super::callable::{Callable, change};
use crate::domain::accounts::calendar;
use crate::domain::notifications::mark;

pub(crate) fn callables() -> Vec<Callable> {
    vec![
        change("markNotifications", mark),
        change("calendarFeed", calendar::feed),
    ]
}
