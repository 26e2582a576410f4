//! Letting old segments go: a snapshot takes their place.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::error::JournalError;
use super::frame::{HEADER_LENGTH, Header, Kind};
use super::layout::{Layout, Names, Segment, Snapshot, segment_name, snapshot_name};
use super::medium::{Medium, MediumFile};
use super::merge::{Merge, Source};
use super::write::Writer;
use super::{Shared, now_ms};

/// A snapshot is made anew when the segments after it have grown to this part of it.
const SHARE: u64 = 4;
/// Attempts to find files while they are being replaced.
const TRIES: u32 = 10;

/// Makes snapshots of an open journal, beside whoever appends to it. The new snapshot is made from the old one and
/// the segments, never from anything else, and only takes their place when all its documents add up.
#[derive(Clone, Debug)]
pub struct Compactor {
    shared: Arc<Shared>,
}

impl Compactor {
    pub(super) fn of(shared: Arc<Shared>) -> Self {
        Self { shared }
    }

    /// Returns `true` if compaction frees enough to be worthwhile.
    pub fn is_worth_while(&self) -> bool {
        let layout = self.shared.layout();
        let snapshot = layout.snapshot.map_or(0, |snapshot| snapshot.length);
        layout.closed_bytes() >= self.shared.options.compact_bytes.max(snapshot / SHARE)
    }

    /// Makes a snapshot of everything but the segment that is being written. O(size). One at a time.
    ///
    /// # Errors
    /// [`JournalError`] when a file is damaged or cannot be written; the journal is then as it was.
    pub fn run(&self) -> Result<(), JournalError> {
        let (snapshot, closed) = {
            let layout = self.shared.layout();
            let closed = layout
                .segments
                .split_last()
                .map(|(_, closed)| closed.to_vec());
            (layout.snapshot, closed.unwrap_or_default())
        };
        let base = snapshot.map_or(0, |snapshot| snapshot.sequence);
        let after = closed.iter().filter(|segment| segment.header.base >= base);
        let medium = &*self.shared.medium;
        let sources = sources(medium, snapshot, after)?;
        let merge = Merge::over(sources, u64::MAX)?;
        if merge.sequence == base {
            return Ok(());
        }
        let length = write_snapshot(medium, self.shared.journal, &merge, merge.sequence)?;
        let new = Snapshot {
            sequence: merge.sequence,
            length,
        };
        self.let_go(snapshot, new)
    }

    /// The new snapshot is there: what it stands for may go.
    fn let_go(&self, old: Option<Snapshot>, new: Snapshot) -> Result<(), JournalError> {
        let mut names: Vec<String> = old
            .map(|old| snapshot_name(old.sequence))
            .into_iter()
            .collect();
        {
            let mut layout = self.shared.layout();
            layout.snapshot = Some(new);
            names.extend(history_to_drop(
                &mut layout,
                self.shared.options.history_bytes,
            ));
        }
        let medium = &*self.shared.medium;
        for name in names {
            let removed = medium.remove(&name);
            removed.map_err(|error| JournalError::io(&medium.path(&name), &error))?;
        }
        Ok(())
    }
}

/// Takes the oldest segments from the layout until those the snapshot stands for are short enough.
fn history_to_drop(layout: &mut Layout, history_bytes: u64) -> Vec<String> {
    let base = layout.base();
    let n_history = layout
        .segments
        .iter()
        .filter(|segment| segment.header.base < base)
        .count();
    let mut kept = 0;
    let mut first_kept = n_history;
    for (place, segment) in layout.segments[..n_history].iter().enumerate().rev() {
        kept += segment.end();
        if kept > history_bytes {
            break;
        }
        first_kept = place;
    }
    let dropped = layout.segments.drain(..first_kept);
    dropped
        .map(|segment| segment_name(segment.header.base))
        .collect()
}

fn sources<'s>(
    medium: &dyn Medium,
    snapshot: Option<Snapshot>,
    segments: impl Iterator<Item = &'s Arc<Segment>>,
) -> Result<Vec<Source>, JournalError> {
    let snapshot = snapshot.map(|snapshot| (snapshot_name(snapshot.sequence), u64::MAX));
    let segments = segments.map(|segment| (segment_name(segment.header.base), segment.end()));
    let open = |(name, end): (String, u64)| {
        let path = medium.path(&name);
        let file = medium
            .open(&name)
            .map_err(|error| JournalError::io(&path, &error))?;
        Ok(Source::new(file, path)?.until(end))
    };
    snapshot.into_iter().chain(segments).map(open).collect()
}

/// The files that hold all documents of a journal, which may be open elsewhere, oldest first. What an append has
/// not finished yet is left out.
///
/// # Errors
/// [`JournalError`] when a file cannot be read.
pub fn readable(medium: &dyn Medium) -> Result<Vec<Source>, JournalError> {
    open_all(medium, |names| {
        let snapshot = names.snapshots.last().copied();
        let segments = names.segments_after(snapshot.unwrap_or(0));
        let segments = segments.iter().copied().map(segment_name);
        snapshot
            .map(snapshot_name)
            .into_iter()
            .chain(segments)
            .collect()
    })
}

/// The segments of a journal, which may be open elsewhere, that tell the changes after one, as far as they are
/// still kept.
///
/// # Errors
/// [`JournalError`] when a file cannot be read.
pub fn readable_after(medium: &dyn Medium, after: u64) -> Result<Vec<Source>, JournalError> {
    open_all(medium, |names| {
        let segments = names.segments_after(after);
        segments.iter().copied().map(segment_name).collect()
    })
}

/// A file that is open, and where it is.
type Named = (Box<dyn MediumFile>, PathBuf);

/// Opens everything that is chosen: what is open stays readable even when its name is removed.
fn open_all(
    medium: &dyn Medium,
    choose: impl Fn(&Names) -> Vec<String>,
) -> Result<Vec<Source>, JournalError> {
    let open = |name: String| Ok((medium.open(&name)?, medium.path(&name)));
    let try_all = || {
        let names = choose(&Names::of(medium.names()?));
        names
            .into_iter()
            .map(open)
            .collect::<io::Result<Vec<Named>>>()
    };
    let mut tries = 1;
    loop {
        match try_all() {
            // Compaction elsewhere replaced a file after it was listed.
            Err(error) if error.kind() == io::ErrorKind::NotFound && tries < TRIES => tries += 1,
            Err(error) => return Err(JournalError::io(&medium.path(""), &error)),
            Ok(files) => return as_sources(files),
        }
    }
}

fn as_sources(mut files: Vec<Named>) -> Result<Vec<Source>, JournalError> {
    // The next segment is named before it begins.
    if let Some((last, path)) = files.last() {
        let length = last.length();
        if length.map_err(|error| JournalError::io(path, &error))? < HEADER_LENGTH {
            files.pop();
        }
    }
    let last = files.pop();
    let sources = files
        .into_iter()
        .map(|(file, path)| Source::new(file, path));
    let mut sources = sources.collect::<Result<Vec<_>, _>>()?;
    if let Some((file, path)) = last {
        sources.push(Source::new(file, path)?.without_unfinished()?);
    }
    Ok(sources)
}

/// Writes all documents of a merge as the snapshot after change `sequence`, and answers with its length.
///
/// # Errors
/// [`JournalError`] when a file is damaged or the snapshot cannot be written; it is then not there.
pub fn write_snapshot(
    medium: &dyn Medium,
    journal: u128,
    merge: &Merge,
    sequence: u64,
) -> Result<u64, JournalError> {
    let header = Header {
        kind: Kind::Snapshot,
        journal,
        base: sequence,
        made_ms: now_ms(),
    };
    let mut writer = Writer::create(medium, &snapshot_name(sequence), header)?;
    let written = merge
        .documents(|stored| writer.document(stored))
        .and_then(|()| writer.end_documents());
    match written {
        Ok(_) => writer.finish(),
        Err(error) => {
            writer.give_up();
            Err(error)
        }
    }
}
