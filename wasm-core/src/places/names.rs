//! Columns of many short texts.

use std::cmp::Ordering;

use super::kind::NameRole;

/// Many short texts in one buffer.
#[derive(Debug, Default)]
pub(super) struct TextColumn {
    text: String,
    /// End of each text in the buffer.
    ends: Vec<u32>,
}

impl TextColumn {
    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.ends.push(as_u32(self.text.len()));
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn get(&self, index: usize) -> &str {
        let start = if index == 0 {
            0
        } else {
            self.ends[index - 1] as usize
        };
        &self.text[start..self.ends[index] as usize]
    }
}

/// A list of names for each row of something.
#[derive(Debug, Default)]
pub(super) struct NameLists {
    names: TextColumn,
    roles: Vec<NameRole>,
    /// End of each row's list in `names`.
    ends: Vec<u32>,
}

impl NameLists {
    /// Adds a name to the row that is not ended yet.
    pub(super) fn push(&mut self, role: NameRole, name: &str) {
        self.names.push(name);
        self.roles.push(role);
    }

    pub(super) fn end_row(&mut self) {
        self.ends.push(as_u32(self.roles.len()));
    }

    /// Names of a row, in order; none for a row beyond the last.
    pub(super) fn row(&self, row: usize) -> impl Iterator<Item = (NameRole, &str)> {
        let before = row.checked_sub(1).and_then(|row| self.ends.get(row));
        let start = before.map_or(0, |end| *end as usize);
        let end = self.ends.get(row).map_or(start, |end| *end as usize);
        (start..end).map(|at| (self.roles[at], self.names.get(at)))
    }

    pub(super) fn first(&self, row: usize) -> Option<&str> {
        self.row(row).next().map(|(_, name)| name)
    }

    pub(super) fn find(&self, row: usize, wanted: NameRole) -> Option<&str> {
        self.row(row)
            .find(|(role, _)| *role == wanted)
            .map(|(_, name)| name)
    }
}

/// The positions below `count` in the order of `compare`, equal ones as they were. The comparison is called through a
/// pointer, so that there is one sort in the download instead of one for each caller.
#[inline(never)]
pub(super) fn sorted_positions(
    count: usize,
    compare: &dyn Fn(usize, usize) -> Ordering,
) -> Vec<usize> {
    let mut positions: Vec<usize> = (0..count).collect();
    positions.sort_by(|a, b| compare(*a, *b));
    positions
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a gazetteer's names stay far below 4 GiB: its length is a u32"
)]
pub(super) fn as_u32(value: usize) -> u32 {
    value as u32
}
