//! A ledger gone through again: what each line should be worth by the rules, beside what it says.

use serde::Serialize;

use super::entry::{PointsEntry, PointsRule, PointsWithheld};
use super::order::{by_deed, by_moment, is_answer, is_same_deed, sorted};
use super::score::{Earning, score, units_of};

/// A person's ledger added up again by the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsAudit {
    /// The sum of all lines.
    pub points: i64,
    /// The lines that the rules give another number of points than they say, in the order of their weeks.
    pub differences: Vec<PointsDifference>,
}

/// A line that says something else than the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PointsDifference {
    /// Index of the line among those given.
    pub line: usize,
    /// Points that the rules give it.
    pub due: i64,
}

/// Goes through all lines of one person, in any order. The facts of a deed are taken as they are written: its evidence,
/// its friend, that it had to be looked at; what they are worth, after what came before in the same week, is worked out
/// anew by [`score`]. O(n log n), and the lines of a week for each of its lines.
pub fn audit_points(lines: &[PointsEntry]) -> PointsAudit {
    let repeated = repeated(lines);
    // What answers a deed counts in the week of the deed, so that no week knows of another one.
    let order = sorted(lines, &|a, b| {
        a.week.cmp(&b.week).then_with(|| by_moment(a, b))
    });
    let mut differences = Vec::new();
    let mut week_from = 0;
    for (n, &at) in order.iter().enumerate() {
        let line = &lines[at];
        if lines[order[week_from]].week != line.week {
            week_from = n;
        }
        let before = order[week_from..n].iter().map(|&at| &lines[at]);
        let due = if is_answer(line) {
            due_of_answer(line, before)
        } else if repeated.contains(&at) {
            0
        } else {
            due(line, before)
        };
        if due != line.points {
            differences.push(PointsDifference { line: at, due });
        }
    }
    let points = lines.iter().map(|line| line.points).sum();
    PointsAudit {
        points,
        differences,
    }
}

/// Indexes of deeds that were awarded before: each counts once, ever.
fn repeated(lines: &[PointsEntry]) -> Vec<usize> {
    let deeds = sorted(lines, &by_deed);
    let is_again = |pair: &&[usize]| {
        let (first, next) = (&lines[pair[0]], &lines[pair[1]]);
        is_same_deed(first, next) && !is_answer(next)
    };
    deeds
        .windows(2)
        .filter(is_again)
        .map(|pair| pair[1])
        .collect()
}

/// Points of a deed after the lines of its week before it; none where its worth is none of its rule.
fn due<'a>(line: &PointsEntry, week: impl Iterator<Item = &'a PointsEntry> + Clone) -> i64 {
    let Some(units) = units_of(line.rule, line.evidence.grade, line.offered) else {
        return 0;
    };
    let earning = Earning {
        rule: line.rule,
        units,
        grade: line.evidence.grade,
        friend: line.friend.clone(),
        are_friends: line.rule == PointsRule::QuestPlayed
            && line.withheld == Some(PointsWithheld::Friends),
        is_suspicious: line.withheld == Some(PointsWithheld::Suspicious),
        day: line.day,
    };
    score(&earning, week).points
}

/// Points of a line that answers a deed: all that was given, taken back; or all that waited, given.
fn due_of_answer<'a>(line: &PointsEntry, week: impl Iterator<Item = &'a PointsEntry>) -> i64 {
    let (mut given, mut waits) = (0, false);
    for before in week.filter(|before| is_same_deed(before, line)) {
        given += before.points;
        waits = before.withheld == Some(PointsWithheld::Suspicious);
    }
    match (&line.voids, waits) {
        (Some(_), _) => -given,
        (None, true) => line.offered,
        (None, false) => 0,
    }
}
