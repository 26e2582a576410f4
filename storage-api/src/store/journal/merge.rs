//! The documents of a snapshot and the groups after it, as if they had been written in order of their names.

use std::collections::BTreeMap;
use std::io;
use std::iter::Peekable;
use std::path::{Path, PathBuf};

use super::error::{Damage, JournalError};
use super::fingerprint::Fingerprint;
use super::frame::{Frame, Frames, HEADER_LENGTH, Header, Kind, Step, fill};
use super::inspect::group_of;
use super::medium::MediumFile;
use super::part::{Part, Stored, Write};

/// One file to merge.
#[derive(Debug)]
pub struct Source {
    file: Box<dyn MediumFile>,
    path: PathBuf,
    header: Header,
    end: u64,
}

impl Source {
    /// A file that begins with a header.
    ///
    /// # Errors
    /// [`JournalError::Damaged`] when it does not, [`JournalError::Io`] when it cannot be read.
    pub fn new(file: Box<dyn MediumFile>, path: PathBuf) -> Result<Self, JournalError> {
        let failed = |error: io::Error| JournalError::io(&path, &error);
        let end = file.length().map_err(failed)?;
        let Some(header) = Header::read(&*file).map_err(failed)? else {
            return Err(damage(&path, 0, "its beginning is not what was written"));
        };
        Ok(Self {
            file,
            path,
            header,
            end,
        })
    }

    /// The same, but only up to `end`.
    #[must_use]
    pub fn until(mut self, end: u64) -> Self {
        self.end = self.end.min(end);
        self
    }

    /// The same without what an interrupted or unfinished write left at its end. O(length).
    ///
    /// # Errors
    /// [`JournalError::Damaged`] when what cannot be read is not at the end.
    pub fn without_unfinished(mut self) -> Result<Self, JournalError> {
        let mut sequence = self.header.base;
        let mut frames = self.frames()?;
        let end = loop {
            let offset = frames.offset();
            match frames.step().map_err(|error| self.failed(&error))? {
                Step::Frame(frame) => sequence = frame.sequence,
                Step::End => break offset,
                Step::Broken => {
                    let later = frames.finds_later(sequence);
                    if later.map_err(|error| self.failed(&error))? {
                        return Err(self.damaged(offset));
                    }
                    break offset;
                }
            }
        };
        drop(frames);
        self.end = end;
        Ok(self)
    }

    /// How it begins.
    pub fn header(&self) -> Header {
        self.header
    }

    /// Number of the last change that its documents stand for.
    fn begins_with(&self) -> u64 {
        match self.header.kind {
            Kind::Snapshot | Kind::Backup => self.header.base,
            Kind::Segment | Kind::Increment => 0,
        }
    }

    fn frames(&self) -> Result<Frames<'_>, JournalError> {
        let frames = Frames::from(&*self.file, self.header, HEADER_LENGTH);
        let frames = frames.map_err(|error| self.failed(&error))?;
        Ok(frames.until(self.end))
    }

    /// Where it is.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Up to where it is read, in bytes.
    pub(super) fn end(&self) -> u64 {
        self.end
    }

    /// Shows every frame until `visit` answers `false`.
    pub(super) fn each(
        &self,
        mut visit: impl FnMut(Frame<'_>, Part<'_>) -> Result<bool, JournalError>,
    ) -> Result<(), JournalError> {
        let mut frames = self.frames()?;
        loop {
            let offset = frames.offset();
            let frame = match frames.step().map_err(|error| self.failed(&error))? {
                Step::End => return Ok(()),
                Step::Broken => return Err(self.damaged(offset)),
                Step::Frame(frame) => frame,
            };
            let part = Part::from_bytes(frame.content).ok_or_else(|| self.damaged(offset))?;
            if !visit(frame, part)? {
                return Ok(());
            }
        }
    }

    fn text(&self, place: Place) -> Result<String, JournalError> {
        let mut bytes = vec![0; place.length];
        let read = fill(&*self.file, &mut bytes, place.offset);
        let read = read.map_err(|error| self.failed(&error))?;
        let text = String::from_utf8(bytes)
            .ok()
            .filter(|_| read == place.length);
        text.ok_or_else(|| self.damaged(place.offset))
    }

    fn failed(&self, error: &io::Error) -> JournalError {
        JournalError::io(&self.path, error)
    }

    pub(super) fn damaged(&self, offset: u64) -> JournalError {
        damage(&self.path, offset, "a record is not what was written")
    }
}

fn damage(path: &Path, offset: u64, what: &str) -> JournalError {
    JournalError::Damaged(Damage {
        file: path.to_owned(),
        offset,
        what: what.to_owned(),
    })
}

/// Where the text of a record is.
#[derive(Clone, Copy, Debug)]
struct Place {
    source: usize,
    offset: u64,
    length: usize,
}

/// The last write of a document in the groups; no place when it was deleted.
#[derive(Clone, Copy, Debug)]
struct Latest {
    version: u64,
    place: Option<Place>,
}

/// Documents in the order of collection and id, each as its last write left it. In memory are the names of what
/// the groups wrote, about 150 bytes each, not the records.
#[derive(Debug)]
pub struct Merge {
    sources: Vec<Source>,
    latest: BTreeMap<(String, String), Latest>,
    /// Number of the last change taken in.
    pub sequence: u64,
    /// What the documents sum up to.
    pub fingerprint: Fingerprint,
    /// When the last group was written, in milliseconds since 1970; 0 without one.
    pub at_ms: u64,
}

impl Merge {
    /// Reads the groups of `sources`, which follow one another, up to those written at `until_ms`.
    ///
    /// # Errors
    /// [`JournalError::Damaged`] when a file is not what was written, or does not go on where the one before ends.
    pub fn over(sources: Vec<Source>, until_ms: u64) -> Result<Self, JournalError> {
        let mut merge = Self {
            sequence: sources.first().map_or(0, Source::begins_with),
            sources: Vec::new(),
            latest: BTreeMap::new(),
            fingerprint: Fingerprint::default(),
            at_ms: 0,
        };
        for (place, source) in sources.iter().enumerate() {
            let base = source.header.base;
            if base > merge.sequence {
                let what = format!("the changes {} to {base} are missing", merge.sequence + 1);
                return Err(damage(&source.path, 0, &what));
            }
            source.each(|frame, part| match part {
                Part::Documents(_) => Ok(true),
                Part::End(sum) => {
                    merge.fingerprint = sum;
                    Ok(true)
                }
                Part::Group(group) if group.at_ms > until_ms => Ok(false),
                Part::Group(_) => merge.take_in(source, place, &frame),
            })?;
        }
        merge.sources = sources;
        Ok(merge)
    }

    /// Takes in a group, unless the snapshot has it already.
    fn take_in(
        &mut self,
        source: &Source,
        place: usize,
        frame: &Frame<'_>,
    ) -> Result<bool, JournalError> {
        if frame.sequence <= self.sequence {
            return Ok(true);
        }
        let Some(group) = group_of(frame, self.sequence) else {
            return Err(source.damaged(frame.offset));
        };
        for write in &group.writes {
            let place = write.json.map(|json| Place {
                source: place,
                offset: frame.offset_of(json),
                length: json.len(),
            });
            let latest = Latest {
                version: write.sequence,
                place,
            };
            let name = (write.collection.to_owned(), write.id.to_owned());
            self.latest.insert(name, latest);
        }
        (self.sequence, self.fingerprint, self.at_ms) = (frame.sequence, group.after, group.at_ms);
        Ok(true)
    }

    /// Shows every document, in the order of collection and id. O(size).
    ///
    /// # Errors
    /// What `visit` answers; [`JournalError::Damaged`] when a file is not what was written, which may be found
    /// only after the last document was shown.
    pub fn documents<E: From<JournalError>>(
        &self,
        mut visit: impl FnMut(&Stored<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut sum = Fingerprint::default();
        let mut counted = |stored: &Stored<'_>| {
            sum.add_document(stored.collection, stored.id, stored.version);
            visit(stored)
        };
        let mut latest = self.latest.iter().peekable();
        if let Some(first) = self.sources.first() {
            self.over_snapshot(first, &mut latest, &mut counted)?;
        }
        for (name, latest) in latest {
            self.show(name, latest, &mut counted)?;
        }
        if sum == self.fingerprint {
            return Ok(());
        }
        let (path, end) = self
            .sources
            .last()
            .map_or((PathBuf::new(), 0), |last| (last.path.clone(), last.end));
        Err(damage(&path, end, "its documents do not add up").into())
    }

    fn over_snapshot<E: From<JournalError>>(
        &self,
        source: &Source,
        latest: &mut Written<'_>,
        visit: &mut impl FnMut(&Stored<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut frames = source.frames()?;
        loop {
            let offset = frames.offset();
            let frame = match frames.step().map_err(|error| source.failed(&error))? {
                Step::Frame(frame) => frame,
                Step::End => return Ok(()),
                Step::Broken => return Err(source.damaged(offset).into()),
            };
            let Some(Part::Documents(documents)) = Part::from_bytes(frame.content) else {
                return Ok(());
            };
            for stored in &documents {
                self.up_to(stored, latest, visit)?;
            }
        }
    }

    /// Shows what was written before a document of the snapshot in the order of names, then the document itself
    /// unless it was written again.
    fn up_to<E: From<JournalError>>(
        &self,
        stored: &Stored<'_>,
        latest: &mut Written<'_>,
        visit: &mut impl FnMut(&Stored<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let name = (stored.collection, stored.id);
        while let Some((written, last)) = latest.peek() {
            let order = (written.0.as_str(), written.1.as_str()).cmp(&name);
            if order.is_gt() {
                break;
            }
            self.show(written, last, visit)?;
            latest.next();
            if order.is_eq() {
                return Ok(());
            }
        }
        visit(stored)
    }

    fn show<E: From<JournalError>>(
        &self,
        (collection, id): &(String, String),
        latest: &Latest,
        visit: &mut impl FnMut(&Stored<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(place) = latest.place else {
            return Ok(());
        };
        let json = self.sources[place.source].text(place)?;
        visit(&Stored {
            collection,
            id,
            version: latest.version,
            json: &json,
        })
    }
}

/// What the groups wrote, in the order of names.
type Written<'m> = Peekable<std::collections::btree_map::Iter<'m, (String, String), Latest>>;

/// Shows every write after a number, in order.
///
/// # Errors
/// What `visit` answers; [`JournalError::Damaged`] when the segments do not tell all of them.
pub fn each_write_after<E: From<JournalError>>(
    segments: &[Source],
    after: u64,
    mut visit: impl FnMut(&Write<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let mut sequence = after;
    let mut failed = None;
    for segment in segments {
        if segment.header.base > sequence {
            let what = format!(
                "the changes before number {} are missing",
                segment.header.base + 1
            );
            return Err(damage(&segment.path, 0, &what).into());
        }
        segment.each(|frame, part| {
            let Part::Group(group) = part else {
                return Err(segment.damaged(frame.offset));
            };
            let mut newer = group
                .writes
                .iter()
                .filter(|write| write.sequence > sequence);
            failed = newer.find_map(|write| visit(write).err());
            sequence = sequence.max(frame.sequence);
            Ok(failed.is_none())
        })?;
        if let Some(error) = failed {
            return Err(error);
        }
    }
    Ok(())
}
