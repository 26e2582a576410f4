//! Orders that a ledger is gone through in.

use std::cmp::Ordering;

use super::entry::PointsEntry;

/// Indexes of lines in the order of `by`. One function for all orders: a sort of its own for each would be most of the
/// code of whoever downloads this.
pub(super) fn sorted(
    lines: &[PointsEntry],
    by: &dyn Fn(&PointsEntry, &PointsEntry) -> Ordering,
) -> Vec<usize> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_unstable_by(|&a, &b| by(&lines[a], &lines[b]).then(a.cmp(&b)));
    order
}

/// As they were written. Lines of one moment were written by one act: first those that a limit let through, then the one
/// that it gave what was left, then those that got nothing.
pub(super) fn by_moment(a: &PointsEntry, b: &PointsEntry) -> Ordering {
    let key = |line: &PointsEntry| {
        let is_short = line.points < line.offered;
        (line.at, is_answer(line), is_short, line.points == 0)
    };
    key(a).cmp(&key(b))
}

/// Lines of the same deed beside each other: the deed, then what answers it.
pub(super) fn by_deed(a: &PointsEntry, b: &PointsEntry) -> Ordering {
    let key = |line: &PointsEntry| line.rule as u8;
    let deed = key(a).cmp(&key(b)).then_with(|| a.subject.cmp(&b.subject));
    deed.then_with(|| is_answer(a).cmp(&is_answer(b)))
        .then_with(|| by_moment(a, b))
}

/// `true` if both are about the same deed.
pub(super) fn is_same_deed(a: &PointsEntry, b: &PointsEntry) -> bool {
    a.rule == b.rule && a.subject == b.subject
}

/// `true` if the line takes another one back, or gives its points after all.
pub(super) fn is_answer(line: &PointsEntry) -> bool {
    line.voids.is_some() || line.releases.is_some()
}
