//! Points of an event, given those that the person has earned already in its week.

use super::entry::{PointsEntry, PointsRule, PointsWithheld};
use crate::domain::quest::EvidenceGrade;

/// Something that may be worth points.
#[derive(Debug, Clone, PartialEq)]
pub struct Earning {
    /// Rule of the event.
    pub rule: PointsRule,
    /// Number of times its price counts: the difficulty of a stop, the required stops of a quest, people driven; else
    /// 1.
    pub units: i64,
    /// Grade of its evidence.
    pub grade: EvidenceGrade,
    /// The other person it was done with.
    pub friend: Option<String>,
    /// `true` if that person is a friend.
    pub are_friends: bool,
    /// `true` if it has to be reviewed before it counts.
    pub is_suspicious: bool,
    /// Its day, from 1970.
    pub day: i64,
}

/// Worth of an event, and the points given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// Points that are given now.
    pub points: i64,
    /// Points that it is worth.
    pub offered: i64,
    /// Reason why not all are given.
    pub withheld: Option<PointsWithheld>,
}

/// Limit of one rule: the amount that counts.
enum Limit {
    Unlimited,
    TimesADay(i64),
    TimesAWeek(i64),
    PointsADay(i64),
}

/// Times in a week that doing things with one and the same friend counts.
const SAME_FRIEND_MAX: i64 = 5;

/// Decides what an event is worth. `week` holds the person's lines of the week of `earning.day`, taken-back ones and
/// what takes them back included. O(lines).
pub fn score<'a>(
    earning: &Earning,
    week: impl IntoIterator<Item = &'a PointsEntry, IntoIter: Clone>,
) -> Score {
    let week = week.into_iter();
    let offered = worth(earning.rule, earning.grade, earning.units);
    let (points, withheld) = match refusal(earning, &week) {
        Some(reason) => (0, Some(reason)),
        None => within_points(earning, offered, week),
    };
    Score {
        points,
        offered,
        withheld,
    }
}

/// Number of times the price of a rule is in what a deed is worth; `None` where no number makes that sum.
pub(super) fn units_of(rule: PointsRule, grade: EvidenceGrade, offered: i64) -> Option<i64> {
    (0..=UNITS_MAX).find(|&units| worth(rule, grade, units) == offered)
}

/// Most times that the price of any rule counts.
const UNITS_MAX: i64 = 100;

fn worth(rule: PointsRule, grade: EvidenceGrade, units: i64) -> i64 {
    let full = match rule {
        PointsRule::QuestStop => 10 * units.clamp(1, 5),
        PointsRule::QuestFinished => 50 + 10 * units.clamp(0, 50),
        PointsRule::ItemAlone => 5,
        PointsRule::HangoutAttended => 15,
        PointsRule::ItemTogether | PointsRule::HangoutHosted => 20,
        PointsRule::Drove => 5 * units.clamp(0, UNITS_MAX),
        PointsRule::QuestPlayed => 2,
    };
    if grade == EvidenceGrade::C {
        full / 2
    } else {
        full
    }
}

fn limit(rule: PointsRule) -> Limit {
    match rule {
        PointsRule::QuestStop | PointsRule::QuestFinished => Limit::Unlimited,
        PointsRule::ItemTogether => Limit::TimesADay(3),
        PointsRule::ItemAlone => Limit::TimesADay(2),
        PointsRule::HangoutAttended => Limit::TimesADay(1),
        PointsRule::HangoutHosted => Limit::TimesAWeek(2),
        PointsRule::Drove => Limit::PointsADay(20),
        PointsRule::QuestPlayed => Limit::PointsADay(40),
    }
}

fn refusal<'a>(
    earning: &Earning,
    week: &(impl Iterator<Item = &'a PointsEntry> + Clone),
) -> Option<PointsWithheld> {
    let same = || week.clone().filter(|entry| entry.rule == earning.rule);
    // What takes a line back has its points below zero, so that the two cancel out.
    let times = |entries: &mut dyn Iterator<Item = &PointsEntry>| -> i64 {
        entries.map(|entry| entry.points.signum()).sum()
    };
    let today = || times(&mut same().filter(|entry| entry.day == earning.day));
    let with_friend = || {
        let friend = earning.friend.as_deref();
        times(&mut same().filter(|entry| friend.is_some() && entry.friend.as_deref() == friend))
    };
    let is_alone = earning.rule == PointsRule::ItemAlone;
    if earning.grade == EvidenceGrade::D && !is_alone {
        return Some(PointsWithheld::NoEvidence);
    }
    if earning.is_suspicious {
        return Some(PointsWithheld::Suspicious);
    }
    if earning.rule == PointsRule::QuestPlayed && earning.are_friends {
        return Some(PointsWithheld::Friends);
    }
    if earning.rule == PointsRule::ItemTogether && with_friend() >= SAME_FRIEND_MAX {
        return Some(PointsWithheld::SameFriend);
    }
    match limit(earning.rule) {
        Limit::TimesADay(most) if today() >= most => Some(PointsWithheld::PerDay),
        Limit::TimesAWeek(most) if times(&mut same()) >= most => Some(PointsWithheld::PerWeek),
        _ => None,
    }
}

/// Points left to give where points are limited, not times.
fn within_points<'a>(
    earning: &Earning,
    offered: i64,
    week: impl Iterator<Item = &'a PointsEntry>,
) -> (i64, Option<PointsWithheld>) {
    let Limit::PointsADay(most) = limit(earning.rule) else {
        return (offered, None);
    };
    let of_today = week.filter(|entry| entry.rule == earning.rule && entry.day == earning.day);
    let given: i64 = of_today.map(|entry| entry.points).sum();
    let left = (most - given).max(0);
    if offered <= left {
        (offered, None)
    } else {
        (left, Some(PointsWithheld::PerDay))
    }
}
