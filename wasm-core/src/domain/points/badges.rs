//! Badges: how often somebody did what the ledger knows of, and the next number worth reaching.

use serde::Serialize;

use super::entry::{PointsEntry, PointsRule, PointsWithheld};
use super::order::{by_deed, by_moment, is_same_deed, sorted};
use super::score::units_of;
use crate::domain::timestamp::Timestamp;

/// Subject of a badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum BadgeKind {
    /// Wishes done with a friend.
    Together,
    /// Quests finished.
    Quests,
    /// Stops reached.
    Stops,
    /// Hangouts been to.
    Hangouts,
    /// Hangouts hosted.
    Hosted,
    /// People driven.
    Driven,
    /// Times that somebody else finished one's quest.
    Guided,
    /// Weeks in a row in which something was done.
    Weeks,
}

/// A badge with as many levels as numbers that were reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Badge {
    /// Subject of the badge.
    pub kind: BadgeKind,
    /// How often it was done; of weeks in a row, the most there were.
    pub count: i64,
    /// Number of levels reached, 0 to 3.
    pub level: usize,
    /// Number that the next level begins at; left out at the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<i64>,
    /// Moment when the present level was reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reached_at: Option<Timestamp>,
}

const KINDS: [(BadgeKind, [i64; 3]); 8] = [
    (BadgeKind::Together, [1, 10, 50]),
    (BadgeKind::Quests, [1, 5, 25]),
    (BadgeKind::Stops, [5, 50, 250]),
    (BadgeKind::Hangouts, [1, 10, 50]),
    (BadgeKind::Hosted, [1, 5, 25]),
    (BadgeKind::Driven, [1, 10, 50]),
    (BadgeKind::Guided, [1, 10, 100]),
    (BadgeKind::Weeks, [2, 8, 26]),
];

/// All badges, in the order of [`BadgeKind`], also those without a level yet. What a limit withheld was done and counts,
/// and so do stops and finished quests while their points are on hold. Other deeds that nobody vouches for or that wait
/// for somebody to look do not, nor does what was taken back. O(n log n).
pub fn badges(lines: &[PointsEntry]) -> Vec<Badge> {
    let counts = counting(lines);
    let order = sorted(lines, &by_moment).into_iter();
    let deeds: Vec<&PointsEntry> = order
        .filter(|&at| counts[at])
        .map(|at| &lines[at])
        .collect();
    KINDS
        .into_iter()
        .map(|(kind, levels)| match kind {
            BadgeKind::Weeks => of_weeks(&deeds, levels),
            _ => of_deeds(kind, &deeds, levels),
        })
        .collect()
}

/// For each line, whether it is a deed that counts.
fn counting(lines: &[PointsEntry]) -> Vec<bool> {
    let mut counts = vec![false; lines.len()];
    // Lines of one deed stand together, the deed first.
    let mut deed: Option<usize> = None;
    for at in sorted(lines, &by_deed) {
        let line = &lines[at];
        match deed.filter(|&deed| is_same_deed(&lines[deed], line)) {
            Some(deed) if line.voids.is_some() => counts[deed] = false,
            Some(deed) if line.releases.is_some() => counts[deed] = true,
            // Given again against the rules: it counts once.
            Some(_) => {}
            None => {
                counts[at] = is_walked(line) || is_vouched_for(line);
                deed = Some(at);
            }
        }
    }
    counts
}

/// True for a stop or a quest that was walked: the server has checked its steps, whatever becomes of its points.
fn is_walked(line: &PointsEntry) -> bool {
    matches!(line.rule, PointsRule::QuestStop | PointsRule::QuestFinished)
}

fn is_vouched_for(line: &PointsEntry) -> bool {
    !matches!(
        line.withheld,
        Some(PointsWithheld::NoEvidence | PointsWithheld::Suspicious | PointsWithheld::Friends)
    )
}

fn of_deeds(kind: BadgeKind, deeds: &[&PointsEntry], levels: [i64; 3]) -> Badge {
    let mut count = 0;
    let mut reached_at = None;
    for line in deeds.iter().filter(|line| kind_of(line.rule) == Some(kind)) {
        let before = level(count, levels);
        count += match line.rule {
            PointsRule::Drove => {
                units_of(line.rule, line.evidence.grade, line.offered).unwrap_or(0)
            }
            _ => 1,
        };
        if level(count, levels) > before {
            reached_at = Some(line.at);
        }
    }
    badge(kind, count, levels, reached_at)
}

fn kind_of(rule: PointsRule) -> Option<BadgeKind> {
    match rule {
        PointsRule::QuestStop => Some(BadgeKind::Stops),
        PointsRule::QuestFinished => Some(BadgeKind::Quests),
        PointsRule::ItemTogether => Some(BadgeKind::Together),
        PointsRule::ItemAlone => None,
        PointsRule::HangoutAttended => Some(BadgeKind::Hangouts),
        PointsRule::HangoutHosted => Some(BadgeKind::Hosted),
        PointsRule::Drove => Some(BadgeKind::Driven),
        PointsRule::QuestPlayed => Some(BadgeKind::Guided),
    }
}

/// The longest run of weeks, each with something done by oneself.
fn of_weeks(deeds: &[&PointsEntry], levels: [i64; 3]) -> Badge {
    let (mut longest, mut run, mut last) = (0, 0, None);
    let mut reached_at = None;
    for line in deeds
        .iter()
        .filter(|line| line.rule != PointsRule::QuestPlayed)
    {
        if last == Some(line.week) {
            continue;
        }
        run = if last == Some(line.week - 1) {
            run + 1
        } else {
            1
        };
        last = Some(line.week);
        if run > longest {
            if level(run, levels) > level(longest, levels) {
                reached_at = Some(line.at);
            }
            longest = run;
        }
    }
    badge(BadgeKind::Weeks, longest, levels, reached_at)
}

fn level(count: i64, levels: [i64; 3]) -> usize {
    levels.iter().filter(|&&from| count >= from).count()
}

fn badge(kind: BadgeKind, count: i64, levels: [i64; 3], reached_at: Option<Timestamp>) -> Badge {
    let level = level(count, levels);
    Badge {
        kind,
        count,
        level,
        next: levels.get(level).copied(),
        reached_at,
    }
}
