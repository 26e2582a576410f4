//! Backups: one file with everything, or with what came after an earlier one.
//!
//! The journal may be in use elsewhere meanwhile: its files are only ever appended to, and what is open stays
//! readable when it is removed. So a backup needs neither the server nor its leave.

use std::sync::Arc;

use super::compact::{readable, readable_after};
use super::error::{Damage, JournalError};
use super::fingerprint::Fingerprint;
use super::frame::{Header, Kind};
use super::inspect::group_of;
use super::medium::Medium;
use super::merge::{Merge, Source};
use super::part::Part;
use super::write::Writer;
use super::{Journal, JournalOptions, now_ms};

/// Content of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Id of its journal.
    pub journal: u128,
    /// Number of the last change in it.
    pub sequence: u64,
    /// Number of documents after it.
    pub documents: u64,
    /// Length of the file in bytes.
    pub length: u64,
}

/// Reads what is in a backup. O(length).
///
/// # Errors
/// [`JournalError::Damaged`] when it is none, or damaged.
pub fn inspect(source: &Source) -> Result<Backup, JournalError> {
    let header = source.header();
    if !matches!(header.kind, Kind::Backup | Kind::Increment) {
        return Err(source.unsuitable("it is no backup"));
    }
    let mut backup = Backup {
        journal: header.journal,
        sequence: header.base,
        documents: 0,
        length: source.end(),
    };
    source.each(|frame, part| {
        match part {
            Part::Documents(_) => {}
            Part::End(sum) => backup.documents = sum.count,
            Part::Group(group) => {
                (backup.sequence, backup.documents) = (frame.sequence, group.after.count);
            }
        }
        Ok(true)
    })?;
    Ok(backup)
}

/// Writes everything in a journal to a new file.
///
/// # Errors
/// [`JournalError`] when a file is damaged or cannot be written; the backup is then not there.
pub fn full(journal: &dyn Medium, target: &dyn Medium, name: &str) -> Result<Backup, JournalError> {
    of_sources(&readable(journal)?, target, name)
}

/// Writes everything in these files of a journal to a new file.
///
/// # Errors
/// As [`full`].
pub fn of_sources(
    sources: &[Source],
    target: &dyn Medium,
    name: &str,
) -> Result<Backup, JournalError> {
    write(sources, target, name, None)
}

/// Writes what came after an earlier backup of the same journal to a new file.
///
/// # Errors
/// [`JournalError::Damaged`] when the earlier backup is of another journal, or the changes after it are no longer
/// kept; otherwise as [`full`].
pub fn increment(
    journal: &dyn Medium,
    earlier: &Source,
    target: &dyn Medium,
    name: &str,
) -> Result<Backup, JournalError> {
    let known = inspect(earlier)?;
    let sources = readable_after(journal, known.sequence)?;
    let first = sources.first().map(Source::header);
    if first.is_none_or(|first| first.journal != known.journal) {
        return Err(earlier.unsuitable("it is a backup of another journal"));
    }
    if first.is_none_or(|first| first.base > known.sequence) {
        return Err(
            earlier.unsuitable("the changes after it are no longer kept: a full backup is needed")
        );
    }
    write(&sources, target, name, Some(known))
}

fn write(
    sources: &[Source],
    target: &dyn Medium,
    name: &str,
    earlier: Option<Backup>,
) -> Result<Backup, JournalError> {
    let Some(first) = sources.first().map(Source::header) else {
        return Err(JournalError::io(
            &target.path(name),
            &std::io::ErrorKind::NotFound.into(),
        ));
    };
    let (kind, base) = match earlier {
        Some(earlier) => (Kind::Increment, earlier.sequence),
        None => (Kind::Backup, first.base),
    };
    let header = Header {
        kind,
        journal: first.journal,
        base,
        made_ms: now_ms(),
    };
    let mut writer = Writer::create(target, name, header)?;
    let mut copied = Backup {
        journal: first.journal,
        sequence: base,
        documents: earlier.map_or(0, |earlier| earlier.documents),
        length: 0,
    };
    match copy(sources, &mut writer, &mut copied) {
        Ok(()) => {
            copied.length = writer.finish()?;
            Ok(copied)
        }
        Err(error) => {
            writer.give_up();
            Err(error)
        }
    }
}

fn copy(
    sources: &[Source],
    writer: &mut Writer<'_>,
    copied: &mut Backup,
) -> Result<(), JournalError> {
    let begins_empty = |source: &Source| source.header().kind == Kind::Segment;
    if copied.sequence == 0 && sources.first().is_some_and(begins_empty) {
        writer.part(0, &Part::End(Fingerprint::default()))?;
    }
    for source in sources {
        source.each(|frame, part| {
            match part {
                Part::Documents(_) => {}
                Part::End(sum) => copied.documents = sum.count,
                Part::Group(_) if frame.sequence <= copied.sequence => return Ok(true),
                Part::Group(_) => {
                    let group = group_of(&frame, copied.sequence);
                    let group = group.ok_or_else(|| source.damaged(frame.offset))?;
                    (copied.sequence, copied.documents) = (frame.sequence, group.after.count);
                }
            }
            writer.frame(frame.sequence, frame.content)?;
            Ok(true)
        })?;
    }
    Ok(())
}

/// Puts a backup and the increments after it together, up to what was written at `until_ms`.
///
/// # Errors
/// [`JournalError::Damaged`] when a file is damaged, is no backup, or does not go on where the one before ends.
pub fn gather(sources: Vec<Source>, until_ms: u64) -> Result<Merge, JournalError> {
    let journal = sources.first().map(|first| first.header().journal);
    for (place, source) in sources.iter().enumerate() {
        let header = source.header();
        let expected = if place == 0 {
            Kind::Backup
        } else {
            Kind::Increment
        };
        if header.kind != expected {
            let what = match expected {
                Kind::Backup => "it is no full backup, which comes first",
                _ => "it is no incremental backup, which the later ones must be",
            };
            return Err(source.unsuitable(what));
        }
        if Some(header.journal) != journal {
            return Err(source.unsuitable("it is a backup of another journal than the first"));
        }
    }
    Merge::over(sources, until_ms)
}

/// Makes a new journal of what was gathered. Its numbers begin after `sequence`.
///
/// # Errors
/// [`JournalError`] when a backup turns out to be damaged, or the journal cannot be written.
pub fn restore(
    medium: Arc<dyn Medium>,
    gathered: &Merge,
    identity: u128,
    sequence: u64,
) -> Result<(), JournalError> {
    let options = JournalOptions::default();
    let fill = |writer: &mut Writer<'_>| gathered.documents(|stored| writer.document(stored));
    Journal::renew(medium, options, identity, sequence, fill)?.settle();
    Ok(())
}

impl Source {
    /// Says that a file is not what it is meant to be here.
    fn unsuitable(&self, what: &str) -> JournalError {
        JournalError::Damaged(Damage {
            file: self.path().to_owned(),
            offset: 0,
            what: what.to_owned(),
        })
    }
}
