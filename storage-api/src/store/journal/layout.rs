//! Files of a journal, and the meaning of their names.
//!
//! `00000000000000000042.snapshot` holds the documents as they were after change 42,
//! `00000000000000000042.segment` the groups of writes after it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::frame::{HEADER_LENGTH, Header};

/// Bytes of a segment between two places that are remembered.
const MARK_EVERY: u64 = 64 << 10;
/// Suffix of a file's name until it is complete.
pub(super) const PARTIAL: &str = ".partial";
/// Suffix of the name of a file that was replaced because it is damaged.
pub(super) const DAMAGED: &str = ".damaged";

pub(super) fn segment_name(base: u64) -> String {
    format!("{base:020}.segment")
}

pub(super) fn snapshot_name(sequence: u64) -> String {
    format!("{sequence:020}.snapshot")
}

/// The files of a journal, by the numbers in their names.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    pub(super) snapshots: Vec<u64>,
    pub(super) segments: Vec<u64>,
    /// Left behind by what was interrupted.
    pub(super) partial: Vec<String>,
}

impl Names {
    pub(super) fn of(names: Vec<String>) -> Self {
        let mut found = Self::default();
        for name in names {
            let number = |end: &str| name.strip_suffix(end)?.parse::<u64>().ok();
            if let Some(base) = number(".segment").filter(|base| segment_name(*base) == name) {
                found.segments.push(base);
            } else if let Some(sequence) =
                number(".snapshot").filter(|sequence| snapshot_name(*sequence) == name)
            {
                found.snapshots.push(sequence);
            } else if name.ends_with(PARTIAL) {
                found.partial.push(name);
            }
        }
        found.segments.sort_unstable();
        found.snapshots.sort_unstable();
        found
    }

    /// The segments needed to read everything after a change: the one it is in, and those after.
    pub(super) fn segments_after(&self, sequence: u64) -> &[u64] {
        let first_above = self.segments.partition_point(|base| *base <= sequence);
        &self.segments[first_above.saturating_sub(1)..]
    }
}

/// One segment of an open journal.
#[derive(Debug)]
pub(super) struct Segment {
    pub(super) header: Header,
    /// Up to where it may be read: what is behind is not acknowledged yet.
    end: AtomicU64,
    /// Now and then the number of a change, and where the frame after it begins.
    marks: Mutex<Vec<(u64, u64)>>,
}

impl Segment {
    pub(super) fn new(header: Header) -> Arc<Self> {
        Arc::new(Self {
            header,
            end: AtomicU64::new(HEADER_LENGTH),
            marks: Mutex::new(vec![(header.base, HEADER_LENGTH)]),
        })
    }

    /// A segment of that length that was not read yet.
    pub(super) fn unread(header: Header, length: u64) -> Arc<Self> {
        let segment = Self::new(header);
        segment.end.store(length, Ordering::Release);
        segment
    }

    pub(super) fn end(&self) -> u64 {
        self.end.load(Ordering::Acquire)
    }

    /// Takes in that the segment goes up to `end` and up to that change.
    pub(super) fn extend(&self, sequence: u64, end: u64) {
        let mut marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        if marks
            .last()
            .is_none_or(|(_, offset)| offset + MARK_EVERY <= end)
        {
            marks.push((sequence, end));
        }
        self.end.store(end, Ordering::Release);
    }

    /// Offset from which to read the changes after one.
    pub(super) fn offset_before(&self, after: u64) -> u64 {
        let marks = self.marks.lock().unwrap_or_else(PoisonError::into_inner);
        let above = marks.partition_point(|(sequence, _)| *sequence <= after);
        marks
            .get(above.saturating_sub(1))
            .map_or(HEADER_LENGTH, |(_, offset)| *offset)
    }
}

/// The snapshot an open journal begins with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Snapshot {
    pub(super) sequence: u64,
    pub(super) length: u64,
}

/// The files of an open journal.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) snapshot: Option<Snapshot>,
    /// Oldest first; the last one is being written.
    pub(super) segments: Vec<Arc<Segment>>,
}

impl Layout {
    /// Number of the change the snapshot was made after.
    pub(super) fn base(&self) -> u64 {
        self.snapshot.map_or(0, |snapshot| snapshot.sequence)
    }

    /// Bytes of the segments after the snapshot that are no longer written.
    pub(super) fn closed_bytes(&self) -> u64 {
        let closed = self.segments.split_last().map_or(&[][..], |(_, rest)| rest);
        let after = closed
            .iter()
            .filter(|segment| segment.header.base >= self.base());
        after.map(|segment| segment.end()).sum()
    }
}
