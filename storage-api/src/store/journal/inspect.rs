//! Reading a whole journal before it is trusted: what is sound, what was interrupted, what is damaged.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use super::error::{Damage, JournalError};
use super::fingerprint::Fingerprint;
use super::frame::{Frame, Frames, HEADER_LENGTH, Header, Kind, Step};
use super::head::Head;
use super::inventory::Inventory;
use super::layout::{Layout, Names, Segment, Snapshot, segment_name, snapshot_name};
use super::medium::{Medium, MediumFile};
use super::part::{Body, Group, Part};

/// Result of reading the files of a journal.
#[derive(Debug)]
pub struct Inspection {
    /// Number of the last change that can be read.
    pub sequence: u64,
    /// Fingerprint of all documents after it; unknown when the journal does not tell.
    pub fingerprint: Option<Fingerprint>,
    /// The first place that is not what was written. What an interrupted write left at the end is none.
    pub damage: Option<Damage>,
    /// Every change above this number can be read although there is damage; `None` when the newest cannot.
    pub readable_after: Option<u64>,
    /// Number of the last change before the damage; 0 without damage.
    pub sound_until: u64,
    /// Number of the last change that is known to have been acknowledged, if one is known.
    pub acknowledged: Option<u64>,
    /// Every document after the last change, unless there is damage.
    pub inventory: Inventory,
    pub(super) journal: u128,
    pub(super) layout: Layout,
    /// Offset at which the last segment must be cut.
    pub(super) torn_at: Option<u64>,
    /// Files without use, to be removed.
    pub(super) leftovers: Vec<String>,
}

impl Inspection {
    /// Reads every file that is needed to know all documents. O(size); nothing is changed.
    ///
    /// The answer is `None` when there is no journal yet, or only the very beginning of one.
    ///
    /// # Errors
    /// [`JournalError::Io`] when a file cannot be read. Damage is no error here.
    pub fn of(medium: &dyn Medium) -> Result<Option<Self>, JournalError> {
        let failed = |error: io::Error| JournalError::io(&medium.path(""), &error);
        let names = Names::of(medium.names().map_err(failed)?);
        if names.segments.is_empty() && names.snapshots.is_empty() {
            return Ok(None);
        }
        let head = Head::read(medium).map_err(failed)?;
        let mut reading = Reading::new(medium, &names);
        reading.snapshot(&names)?;
        reading.segments(&names)?;
        reading.compare(head);
        reading.found.inventory.settle();
        let began = reading.found.journal != 0 || reading.found.damage.is_some();
        Ok(began.then_some(reading.found))
    }

    /// Takes in that somebody knows of a change that was in the journal.
    pub fn compare_with(&mut self, medium: &dyn Medium, sequence: u64) {
        if self.damage.is_none() && sequence > self.sequence {
            let base = self.layout.segments.last();
            let base = base.map_or(self.sequence, |last| last.header.base);
            let what = format!("changes {} to {sequence} are not there", self.sequence + 1);
            let end = self.layout.segments.last().map_or(0, |last| last.end());
            self.damaged(medium, &segment_name(base), end, &what);
            self.readable_after = None;
        }
    }

    fn damaged(&mut self, medium: &dyn Medium, name: &str, offset: u64, what: &str) {
        if self.damage.is_none() {
            self.damage = Some(Damage {
                file: medium.path(name),
                offset,
                what: what.to_owned(),
            });
            self.sound_until = self.sequence;
        }
    }

    /// Finds the bytes that an interrupted write left at the end of the journal.
    ///
    /// # Errors
    /// [`JournalError::Io`] when the file cannot be read.
    pub fn torn(&self, medium: &dyn Medium) -> Result<Option<Torn>, JournalError> {
        let Some((offset, last)) = self.torn_at.zip(self.layout.segments.last()) else {
            return Ok(None);
        };
        let name = segment_name(last.header.base);
        let file = medium.path(&name);
        let length = medium.open(&name).and_then(|file| file.length());
        let length = length.map_err(|error| JournalError::io(&file, &error))?;
        Ok(Some(Torn {
            file,
            offset,
            bytes: length.saturating_sub(offset),
        }))
    }

    /// Number of changes from the damage on, of which some may be readable.
    pub fn changes_after_damage(&self) -> u64 {
        let last = self.acknowledged.unwrap_or(0).max(self.sequence);
        last.saturating_sub(self.sound_until)
    }
}

/// Names of the files that opening reads: of the older segments too, which the embedded store is compared with.
///
/// # Errors
/// [`JournalError::Io`] when the folder cannot be read.
pub fn needed(medium: &dyn Medium) -> Result<Vec<String>, JournalError> {
    let names = medium.names();
    let names = names.map_err(|error| JournalError::io(&medium.path(""), &error))?;
    let head = names
        .iter()
        .find(|name| *name == super::head::NAME)
        .cloned();
    let names = Names::of(names);
    let snapshot = names.snapshots.last().copied().map(snapshot_name);
    let segments = names.segments.into_iter().map(segment_name);
    Ok(segments.chain(snapshot).chain(head).collect())
}

/// The bytes that an interrupted write left at the end of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Torn {
    /// The file.
    pub file: PathBuf,
    /// Place of the first byte, counted from the beginning of the file.
    pub offset: u64,
    /// Number of bytes.
    pub bytes: u64,
}

/// End of the groups of a segment.
enum Ending {
    /// At the end of the file.
    Whole,
    /// In something that is no frame.
    Broken,
    /// In a frame that does not follow on the one before.
    Disordered,
}

/// An inspection on its way.
struct Reading<'m> {
    medium: &'m dyn Medium,
    found: Inspection,
    /// Offset at which the newest segment stops making sense.
    stopped_at: u64,
}

impl<'m> Reading<'m> {
    fn new(medium: &'m dyn Medium, names: &Names) -> Self {
        let found = Inspection {
            sequence: 0,
            fingerprint: Some(Fingerprint::default()),
            damage: None,
            sound_until: 0,
            readable_after: Some(0),
            acknowledged: None,
            inventory: Inventory::default(),
            journal: 0,
            layout: Layout {
                snapshot: None,
                segments: Vec::new(),
            },
            torn_at: None,
            leftovers: names.partial.clone(),
        };
        Self {
            medium,
            found,
            stopped_at: 0,
        }
    }

    /// The newest snapshot; older ones were about to be removed.
    fn snapshot(&mut self, names: &Names) -> Result<(), JournalError> {
        let Some((newest, older)) = names.snapshots.split_last() else {
            return Ok(());
        };
        self.found
            .leftovers
            .extend(older.iter().copied().map(snapshot_name));
        let name = snapshot_name(*newest);
        let failed = |error: io::Error| JournalError::io(&self.medium.path(&name), &error);
        let file = self.medium.open(&name).map_err(failed)?;
        self.found.layout.snapshot = Some(Snapshot {
            sequence: *newest,
            length: file.length().map_err(failed)?,
        });
        self.found.sequence = *newest;
        let header = self.header(&*file, &name, Kind::Snapshot, *newest)?;
        let sum = match header {
            Some(header) => {
                read_snapshot(&*file, header, &mut self.found.inventory).map_err(failed)?
            }
            None => Err((0, "its beginning is not what was written")),
        };
        match sum {
            Ok(sum) => self.found.fingerprint = Some(sum),
            Err((offset, what)) => {
                self.found.damaged(self.medium, &name, offset, what);
                self.found.sound_until = 0;
                self.found.fingerprint = None;
                self.found.readable_after = Some(*newest);
            }
        }
        Ok(())
    }

    /// Every segment after the snapshot, in order.
    fn segments(&mut self, names: &Names) -> Result<(), JournalError> {
        let base = self.found.layout.base();
        let needed = names.segments_after(base);
        let history = &names.segments[..names.segments.len() - needed.len()];
        for base in history {
            self.history(*base)?;
        }
        if needed.first().is_none_or(|first| *first > base) {
            let name = segment_name(base);
            self.found.damaged(self.medium, &name, 0, "it is missing");
            self.found.readable_after = None;
        }
        self.found.sequence = needed.first().copied().unwrap_or(base).min(base);
        for (place, base) in needed.iter().enumerate() {
            self.segment(*base, place + 1 == needed.len())?;
        }
        self.found.sequence = self.found.sequence.max(base);
        Ok(())
    }

    /// A segment that only those need who look back. It is read when somebody does.
    fn history(&mut self, base: u64) -> Result<(), JournalError> {
        let name = segment_name(base);
        let failed = |error: io::Error| JournalError::io(&self.medium.path(&name), &error);
        let file = self.medium.open(&name).map_err(failed)?;
        match Header::read(&*file).map_err(failed)? {
            Some(header) if self.found.journal == 0 || header.journal == self.found.journal => {
                let length = file.length().map_err(failed)?;
                let segment = Segment::unread(header, length);
                self.found.layout.segments.push(segment);
            }
            // Nobody can look back past it; what is older is of no use either.
            _ => {
                let useless = std::mem::take(&mut self.found.layout.segments);
                let older = useless
                    .iter()
                    .map(|segment| segment_name(segment.header.base));
                self.found.leftovers.extend(older.chain([name.clone()]));
            }
        }
        Ok(())
    }

    fn segment(&mut self, base: u64, is_last: bool) -> Result<(), JournalError> {
        let name = segment_name(base);
        let failed = |error: io::Error| JournalError::io(&self.medium.path(&name), &error);
        let file = self.medium.open(&name).map_err(failed)?;
        if base != self.found.sequence {
            let what = format!("the changes before number {} are missing", base + 1);
            self.found.damaged(self.medium, &name, 0, &what);
            self.restart_at(base);
        }
        self.stopped_at = 0;
        let Some(header) = self.header(&*file, &name, Kind::Segment, base)? else {
            // A file is named before it is filled: one without any frame was interrupted in being made.
            if is_last && file.length().map_err(failed)? <= HEADER_LENGTH {
                self.found.leftovers.push(name);
            } else {
                let what = "its beginning is not what was written";
                self.broken(&name, 0, what, is_last);
            }
            return Ok(());
        };
        let segment = Segment::new(header);
        let mut frames = Frames::from(&*file, header, HEADER_LENGTH).map_err(failed)?;
        let (ending, stopped_at) = self.groups(&mut frames, &segment).map_err(failed)?;
        self.stopped_at = stopped_at;
        let mut interrupted = || frames.finds_later(self.found.sequence).map(|found| !found);
        match ending {
            Ending::Whole => {}
            Ending::Broken if is_last && interrupted().map_err(failed)? => {
                self.found.torn_at = Some(stopped_at);
            }
            Ending::Broken | Ending::Disordered => {
                let what = "a record is not what was written";
                self.broken(&name, stopped_at, what, is_last);
            }
        }
        self.found.layout.segments.push(segment);
        Ok(())
    }

    /// Reads groups as far as they go, and says how they end and where.
    fn groups(
        &mut self,
        frames: &mut Frames<'_>,
        segment: &Arc<Segment>,
    ) -> io::Result<(Ending, u64)> {
        loop {
            let offset = frames.offset();
            let frame = match frames.step()? {
                Step::End => return Ok((Ending::Whole, offset)),
                Step::Broken => return Ok((Ending::Broken, offset)),
                Step::Frame(frame) => frame,
            };
            let Some(group) = group_of(&frame, self.found.sequence) else {
                return Ok((Ending::Disordered, offset));
            };
            self.found.sequence = frame.sequence;
            self.found.fingerprint = Some(group.after);
            for write in &group.writes {
                let version = (write.body != Body::Deleted).then_some(write.sequence);
                let inventory = &mut self.found.inventory;
                inventory.write(write.collection, write.id, version);
            }
            segment.extend(frame.sequence, frame.end());
        }
    }

    /// Notes damage in a segment. Behind damage in the newest one there is nothing to go on with.
    fn broken(&mut self, name: &str, offset: u64, what: &str, is_last: bool) {
        self.found.damaged(self.medium, name, offset, what);
        if is_last {
            self.found.readable_after = None;
        }
    }

    /// After damage: what follows from here on may be readable by itself.
    fn restart_at(&mut self, base: u64) {
        self.found.sequence = base;
        self.found.readable_after = Some(base);
        self.found.fingerprint = None;
    }

    /// The header of a file, if it is the one its name promises.
    fn header(
        &mut self,
        file: &dyn MediumFile,
        name: &str,
        kind: Kind,
        base: u64,
    ) -> Result<Option<Header>, JournalError> {
        let failed = |error: io::Error| JournalError::io(&self.medium.path(name), &error);
        let header = Header::read(file).map_err(failed)?;
        let Some(header) = header.filter(|header| header.kind == kind && header.base == base)
        else {
            return Ok(None);
        };
        if self.found.journal == 0 {
            self.found.journal = header.journal;
        }
        Ok((header.journal == self.found.journal).then_some(header))
    }

    /// Checks that everything that was acknowledged is there.
    fn compare(&mut self, head: Option<Head>) {
        let Some(head) =
            head.filter(|head| self.found.journal == 0 || head.journal == self.found.journal)
        else {
            return;
        };
        self.found.acknowledged = Some(head.sequence);
        if head.sequence > self.found.sequence {
            let what = format!(
                "changes {} to {} were acknowledged and are not there",
                self.found.sequence + 1,
                head.sequence
            );
            let read_last = self.found.layout.segments.last();
            let was_read = read_last.is_some_and(|last| last.header.base == head.base);
            let offset = if was_read { self.stopped_at } else { 0 };
            let name = segment_name(head.base);
            self.found.damaged(self.medium, &name, offset, &what);
            self.found.readable_after = None;
        }
    }
}

/// The largest number that the names of the files tell, 0 when there are none.
pub fn last_named(medium: &dyn Medium) -> u64 {
    let names = Names::of(medium.names().unwrap_or_default());
    let last = names.segments.last().max(names.snapshots.last());
    last.copied().unwrap_or(0)
}

/// The group in a frame, if it goes on where the one before ended.
pub(super) fn group_of<'f>(frame: &Frame<'f>, after: u64) -> Option<Group<'f>> {
    let Some(Part::Group(group)) = Part::from_bytes(frame.content) else {
        return None;
    };
    let mut next = after;
    for write in &group.writes {
        next += 1;
        if write.sequence != next {
            return None;
        }
    }
    (next == frame.sequence).then_some(group)
}

/// Takes in all documents of a snapshot, and answers with what they sum up to, or where and how it is damaged.
fn read_snapshot(
    file: &dyn MediumFile,
    header: Header,
    inventory: &mut Inventory,
) -> io::Result<Result<Fingerprint, (u64, &'static str)>> {
    let mut frames = Frames::from(file, header, HEADER_LENGTH)?;
    let mut sum = Fingerprint::default();
    loop {
        let offset = frames.offset();
        let Step::Frame(frame) = frames.step()? else {
            return Ok(Err((offset, "a record is not what was written")));
        };
        match Part::from_bytes(frame.content) {
            Some(Part::Documents(documents)) => {
                for stored in documents {
                    sum.add_document(stored.collection, stored.id, stored.version);
                    inventory.push(stored.collection, stored.id, stored.version);
                }
            }
            Some(Part::End(expected)) if expected == sum => {
                let at_end = matches!(frames.step()?, Step::End);
                let end = frames.offset();
                return Ok(if at_end {
                    Ok(sum)
                } else {
                    Err((end, "there is more than was written"))
                });
            }
            _ => return Ok(Err((offset, "its documents do not add up"))),
        }
    }
}
