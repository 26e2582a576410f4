//! Budgets of a time, for each person. They are counted in memory: after a restart they are whole again.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};

use super::{Budget, Budgets};
use crate::clock::DAY_MS;
use crate::error::ApiError;
use crate::schema::collections::declaration;
use crate::schema::declaration::Reach;
use crate::store::{Committed, Transaction};

const MINUTE_MS: i64 = 60_000;
const MILLISECOND_US: i64 = 1_000;
/// People remembered before those whose budget is whole are forgotten.
const PEOPLE_MAX: usize = 100_000;
/// First words of the names of functions that end or take back something. They are never refused for whom they notify.
const ENDING: [&str; 11] = [
    "cancel", "remove", "leave", "release", "revoke", "block", "delete", "close", "withdraw",
    "pause", "archive",
];

/// Use of the budgets of a period, by person.
pub(crate) struct Rates {
    writes: Rate,
    invitations: Rate,
    notifications: Rate,
}

/// Effects of a transaction on other people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Acts {
    invitations: u32,
    notifications: u32,
}

impl Rates {
    pub(crate) fn new(budgets: &Budgets) -> Self {
        let (invitations, notifications) =
            (budgets.invitations_per_day, budgets.notifications_per_day);
        Self {
            writes: Rate::new(Budget::Writes, budgets.writes_per_minute, MINUTE_MS),
            invitations: Rate::new(Budget::Invitations, invitations, DAY_MS),
            notifications: Rate::new(Budget::Notifications, notifications, DAY_MS),
        }
    }

    /// Counts a change that a person asks for, whatever becomes of it.
    pub(crate) fn write(&self, uid: &str, now_ms: i64) -> Result<(), ApiError> {
        self.writes.check(uid, now_ms)?;
        self.writes.charge(uid, 1, now_ms);
        Ok(())
    }

    /// Refuses a function of a person who has used up what it needs.
    pub(crate) fn check(
        &self,
        (uid, function): (&str, &str),
        acts: Acts,
        now_ms: i64,
    ) -> Result<(), ApiError> {
        if acts.invitations > 0 {
            self.invitations.check(uid, now_ms)?;
        }
        let is_ending = ENDING.iter().any(|ending| function.starts_with(ending));
        if acts.notifications > 0 && !is_ending {
            self.notifications.check(uid, now_ms)?;
        }
        Ok(())
    }

    /// Counts what a committed transaction did.
    pub(crate) fn charge(&self, uid: &str, acts: Acts, now_ms: i64) {
        self.invitations.charge(uid, acts.invitations, now_ms);
        self.notifications.charge(uid, acts.notifications, now_ms);
    }
}

impl Acts {
    /// Invitations and notifications that a transaction of a person writes.
    pub(crate) fn of(transaction: &Transaction<'_>, uid: &str) -> Self {
        let mut acts = Self::default();
        for write in transaction.writes() {
            let is_new = write.before.is_none() && write.after.is_some();
            match declaration(write.collection).map_or(Reach::Nobody, |it| it.reaches) {
                Reach::Invites(field) if is_new_for_another(write, field, uid) => {
                    acts.invitations += 1;
                }
                Reach::InvitesSomebody if is_new => acts.invitations += 1,
                Reach::InvitesAgain if write.after.is_some() => acts.invitations += 1,
                Reach::Notifies(field) if is_new_for_another(write, field, uid) => {
                    acts.notifications += 1;
                }
                Reach::Nobody
                | Reach::Invites(_)
                | Reach::InvitesSomebody
                | Reach::InvitesAgain
                | Reach::Notifies(_) => {}
            }
        }
        acts
    }
}

fn is_new_for_another(write: &Committed, field: &str, uid: &str) -> bool {
    let person = write.after.as_ref().and_then(|after| after[field].as_str());
    write.before.is_none() && person.is_some_and(|person| person != uid)
}

/// A budget that fills up evenly over its period (the generic cell rate algorithm, with a burst of the whole budget).
struct Rate {
    budget: Budget,
    limit: u32,
    period_us: i64,
    /// For each person who has used something the time at which the budget is whole again, in microseconds since 1970.
    /// Only a hash of the uid is kept.
    whole_at_us: Mutex<HashMap<u64, i64>>,
    hasher: RandomState,
}

impl Rate {
    fn new(budget: Budget, limit: u32, period_ms: i64) -> Self {
        Self {
            budget,
            limit,
            period_us: period_ms * MILLISECOND_US,
            whole_at_us: Mutex::default(),
            hasher: RandomState::new(),
        }
    }

    /// Microseconds until one more fits in.
    fn step_us(&self) -> i64 {
        (self.period_us / i64::from(self.limit)).max(1)
    }

    /// Used part of the budget, in microseconds of its period: nothing after the clock was set back.
    fn used_us(&self, whole_at_us: i64, moment_us: i64) -> i64 {
        let used_us = (whole_at_us - moment_us).max(0);
        if used_us > self.period_us { 0 } else { used_us }
    }

    /// Refuses a person who has not room for one more.
    fn check(&self, uid: &str, now_ms: i64) -> Result<(), ApiError> {
        let people = self.whole_at_us.lock();
        let people = people.unwrap_or_else(PoisonError::into_inner);
        let Some(whole_at_us) = people.get(&self.hasher.hash_one(uid)) else {
            return Ok(());
        };
        let moment_us = now_ms * MILLISECOND_US;
        let used_us = self.used_us(*whole_at_us, moment_us);
        let wait_us = used_us + self.step_us() - self.period_us;
        if wait_us <= 0 {
            return Ok(());
        }
        let seconds = u64::try_from(wait_us).unwrap_or(0).div_ceil(1_000_000);
        Err(self.budget.used_up_for(self.limit, seconds))
    }

    /// Takes so much from a person's budget, at most all of it.
    fn charge(&self, uid: &str, amount: u32, now_ms: i64) {
        if amount == 0 {
            return;
        }
        let moment_us = now_ms * MILLISECOND_US;
        let people = self.whole_at_us.lock();
        let mut people = people.unwrap_or_else(PoisonError::into_inner);
        if people.len() > PEOPLE_MAX {
            people.retain(|_, at_us| *at_us > moment_us);
        }
        let at_us = people.entry(self.hasher.hash_one(uid)).or_insert(moment_us);
        let used_us = self.used_us(*at_us, moment_us) + i64::from(amount) * self.step_us();
        *at_us = moment_us + used_us.min(self.period_us);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_used_at_once_and_fills_up_evenly() {
        let rate = Rate::new(Budget::Writes, 60, MINUTE_MS);
        for _ in 0..60 {
            assert!(rate.check("ada", 0).is_ok());
            rate.charge("ada", 1, 0);
        }
        assert!(rate.check("ada", 0).is_err() && rate.check("bob", 0).is_ok());
        assert!(rate.check("ada", 999).is_err() && rate.check("ada", 1_000).is_ok());
        rate.charge("ada", 1_000, 1_000);
        assert!(rate.check("ada", 1_999).is_err());
        assert!(
            rate.check("ada", 2_000).is_ok(),
            "no more than all of it is taken"
        );
    }
}
