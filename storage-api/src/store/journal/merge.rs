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
use super::part::{Body, Part, Stored, Write};
use super::patch::{Patch, digest};

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

    /// Its header.
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

    /// Its path.
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

    fn bytes(&self, place: Place) -> Result<Vec<u8>, JournalError> {
        let mut bytes = vec![0; place.length];
        let read = fill(&*self.file, &mut bytes, place.offset);
        match read.map_err(|error| self.failed(&error))? {
            read if read == place.length => Ok(bytes),
            _ => Err(self.damaged(place.offset)),
        }
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

/// Place of the text of a record, or of the hunks of a patch.
#[derive(Clone, Copy, Debug)]
struct Place {
    source: usize,
    offset: u64,
    length: usize,
}

/// Beginning of a chain of patches.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// The document was deleted.
    Nothing,
    /// A write of the whole record.
    Whole(Place),
    /// The document of the snapshot, which must be at this version.
    Snapshot(u64),
}

/// The last write of a document in the groups.
#[derive(Clone, Debug)]
struct Latest {
    version: u64,
    origin: Origin,
    /// Patches since then, oldest first.
    patches: Vec<Place>,
    /// [`digest`] of what the last patch results in.
    digest: u64,
}

impl Latest {
    fn of(version: u64, origin: Origin) -> Self {
        Self {
            version,
            origin,
            patches: Vec::new(),
            digest: 0,
        }
    }
}

/// Documents in the order of collection and id, each as its last write left it. In memory are the names of what
/// the groups wrote, about 150 bytes each and 24 for each patch, not the records.
#[derive(Debug)]
pub struct Merge {
    sources: Vec<Source>,
    latest: BTreeMap<(String, String), Latest>,
    /// Number of the last change taken in.
    pub sequence: u64,
    /// Fingerprint of the documents.
    pub fingerprint: Fingerprint,
    /// Moment of the latest group, in milliseconds since 1970; 0 without one.
    pub at_ms: u64,
    /// Earliest moment that the first file tells about, in milliseconds since 1970: its first group, or when it was made
    /// if it has none.
    pub begins_ms: u64,
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
            begins_ms: 0,
        };
        let mut first_group_ms = None;
        for (place, source) in sources.iter().enumerate() {
            let base = source.header.base;
            if base > merge.sequence {
                let what = format!("the changes {} to {base} are missing", merge.sequence + 1);
                return Err(damage(&source.path, 0, &what));
            }
            source.each(|frame, part| match part {
                Part::Group(group) if place == 0 && first_group_ms.is_none() => {
                    first_group_ms = Some(group.at_ms);
                    if group.at_ms > until_ms {
                        return Ok(false);
                    }
                    merge.take_in(source, place, &frame)
                }
                Part::Documents(_) => Ok(true),
                Part::End(sum) => {
                    merge.fingerprint = sum;
                    Ok(true)
                }
                Part::Group(group) if group.at_ms > until_ms => Ok(false),
                Part::Group(_) => merge.take_in(source, place, &frame),
            })?;
        }
        let made_ms = sources.first().map_or(0, |first| first.header.made_ms);
        merge.begins_ms = first_group_ms.unwrap_or(made_ms);
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
            let at = |bytes: &[u8]| Place {
                source: place,
                offset: frame.offset_of(bytes),
                length: bytes.len(),
            };
            let name = (write.collection.to_owned(), write.id.to_owned());
            let origin = match write.body {
                Body::Deleted => Origin::Nothing,
                Body::Whole(json) => Origin::Whole(at(json.as_bytes())),
                Body::Patched(patch) => {
                    let taken_in = self.patch(name, write.sequence, patch, at(patch.hunks));
                    taken_in.ok_or_else(|| source.damaged(frame.offset))?;
                    continue;
                }
            };
            self.latest.insert(name, Latest::of(write.sequence, origin));
        }
        (self.sequence, self.fingerprint, self.at_ms) = (frame.sequence, group.after, group.at_ms);
        Ok(true)
    }

    /// Takes in a patch; `None` when it does not follow on the write before it.
    fn patch(
        &mut self,
        name: (String, String),
        version: u64,
        patch: Patch<'_>,
        place: Place,
    ) -> Option<()> {
        let in_snapshot = || Latest::of(patch.over, Origin::Snapshot(patch.over));
        let latest = self.latest.entry(name).or_insert_with(in_snapshot);
        let follows = latest.version == patch.over && !matches!(latest.origin, Origin::Nothing);
        latest.version = version;
        latest.digest = patch.digest;
        latest.patches.push(place);
        follows.then_some(())
    }

    /// Shows every document, in the order of collection and id. O(size).
    ///
    /// # Errors
    /// The error of `visit`; [`JournalError::Damaged`] when a file is not what was written, which may be found
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
            self.show(name, latest, None, &mut counted)?;
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
            let below = order.is_eq().then_some(stored);
            self.show(written, last, below, visit)?;
            latest.next();
            if order.is_eq() {
                return Ok(());
            }
        }
        visit(stored)
    }

    /// Shows what the groups made of a document; `below` is the one that the snapshot has.
    fn show<E: From<JournalError>>(
        &self,
        (collection, id): &(String, String),
        latest: &Latest,
        below: Option<&Stored<'_>>,
        visit: &mut impl FnMut(&Stored<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(json) = self.text(latest, below)? else {
            return Ok(());
        };
        visit(&Stored {
            collection,
            id,
            version: latest.version,
            json: &json,
        })
    }

    /// The text that the last write of a document left, `None` when it was deleted.
    fn text(
        &self,
        latest: &Latest,
        below: Option<&Stored<'_>>,
    ) -> Result<Option<String>, JournalError> {
        let first = latest.patches.first().copied();
        let mut text = match latest.origin {
            Origin::Nothing => return Ok(None),
            Origin::Whole(place) => self.sources[place.source].bytes(place)?,
            Origin::Snapshot(version) => below
                .filter(|stored| stored.version == version)
                .map(|stored| stored.json.as_bytes().to_vec())
                .ok_or_else(|| self.damaged_at(first))?,
        };
        let mut next = Vec::new();
        for place in &latest.patches {
            let hunks = self.sources[place.source].bytes(*place)?;
            let applied = Patch::of(&hunks).apply_to(&text, &mut next);
            applied.ok_or_else(|| self.damaged_at(Some(*place)))?;
            std::mem::swap(&mut text, &mut next);
        }
        let place = latest.patches.last().copied();
        let is_right = place.is_none() || digest(&text) == latest.digest;
        let text = String::from_utf8(text).ok().filter(|_| is_right);
        let origin = match latest.origin {
            Origin::Whole(origin) => Some(origin),
            _ => None,
        };
        text.map(Some)
            .ok_or_else(|| self.damaged_at(place.or(origin)))
    }

    fn damaged_at(&self, place: Option<Place>) -> JournalError {
        match place {
            Some(place) => self.sources[place.source].damaged(place.offset),
            None => damage(Path::new(""), 0, "a record is not what was written"),
        }
    }
}

/// Writes of the groups, in the order of names.
type Written<'m> = Peekable<std::collections::btree_map::Iter<'m, (String, String), Latest>>;

/// Shows every write after a number, in order.
///
/// # Errors
/// The error of `visit`; [`JournalError::Damaged`] when the segments do not tell all of them.
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
