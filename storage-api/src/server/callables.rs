//! The table of all callable functions.

use crate::endpoints::functions::{
    Callable, Callables, accounts, admin, boards, carpools, friends, hangouts, lists,
    notifications, plans, profiles, quests, reports,
};

/// Every callable function there is.
pub(crate) fn callables() -> Callables {
    all().collect()
}

fn all() -> impl Iterator<Item = Callable> {
    let subjects = [
        accounts::callables(),
        lists::callables(),
        friends::callables(),
        boards::callables(),
        profiles::callables(),
        reports::callables(),
        plans::callables(),
        notifications::callables(),
        carpools::callables(),
        hangouts::callables(),
        quests::callables(),
        admin::callables(),
    ];
    subjects.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::all;

    #[test]
    fn every_name_is_declared_once() {
        let mut names = BTreeSet::new();
        for callable in all() {
            assert!(names.insert(callable.name()), "{}", callable.name());
        }
    }
}
