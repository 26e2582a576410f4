//! The journal: every group of writes, checksummed and synced before anybody is answered. What it holds is the
//! truth; everything else on the disk can be made from it again.
//!
//! It knows documents by name and as text; it knows no index, no sled and no person. A journal is a folder of
//! segments, to which groups are appended, and at most one snapshot, which stands for all groups before it
//! (`layout`). All files have one form (`frame`) and hold one kind of content (`part`). Start at [`Journal`];
//! `inspect` reads a journal before it is trusted, `merge` gives the documents of a snapshot and the groups after
//! it in order, which is what compaction, rebuilding, export and restoring are made of.
//!
//! Own code, because the crates for write-ahead logs end silently at the first record that cannot be read, be it
//! an interrupted write or damage to what was promised; and none can be run on a simulated disk.

pub mod backup;
pub mod compact;
pub mod error;
mod feed;
pub mod fingerprint;
pub mod frame;
mod head;
pub mod inspect;
mod inventory;
mod layout;
pub mod medium;
pub mod merge;
pub mod part;
pub mod patch;
mod renew;
pub mod write;

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

pub use self::compact::Compactor;
pub use self::error::{Damage, JournalError};
pub use self::feed::Feed;
pub use self::fingerprint::Fingerprint;
use self::frame::{HEADER_LENGTH, Header, Kind, push_frame};
use self::head::{Head, HeadFile};
pub use self::inspect::Inspection;
pub use self::inventory::Inventory;
use self::layout::{Layout, Segment, segment_name};
pub use self::medium::{Folder, Medium, MediumFile};
use self::part::Part;
pub use self::part::{Body, Group, Stored, Write};
pub use self::patch::Patch;
use self::write::create_segment;

/// Settings of a journal.
#[derive(Clone, Copy, Debug)]
pub struct JournalOptions {
    /// A segment is ended when it is this long, in bytes.
    pub segment_bytes: u64,
    /// Segments are compacted into a snapshot when they are this long together, and at least a quarter of it.
    pub compact_bytes: u64,
    /// Segments kept although a snapshot stands for them, in bytes: for those who resume a live read, and for
    /// incremental backups.
    pub history_bytes: u64,
}

impl Default for JournalOptions {
    fn default() -> Self {
        Self {
            segment_bytes: 16 << 20,
            compact_bytes: 64 << 20,
            history_bytes: 256 << 20,
        }
    }
}

/// State that every part of an open journal shares.
#[derive(Debug)]
struct Shared {
    medium: Arc<dyn Medium>,
    journal: u128,
    options: JournalOptions,
    layout: Mutex<Layout>,
}

impl Shared {
    fn layout(&self) -> MutexGuard<'_, Layout> {
        self.layout.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open journal: groups are appended by one owner, and read by anybody.
#[derive(Debug)]
pub struct Journal {
    shared: Arc<Shared>,
    active: Arc<Segment>,
    file: Box<dyn MediumFile>,
    /// Offset of the next frame.
    end: u64,
    /// Number of the last change.
    sequence: u64,
    head: HeadFile,
    /// End of the journal, and its change, before the group that is not acknowledged yet.
    before: Option<(u64, u64)>,
    /// Reason why nothing can be appended any more.
    failed: Option<JournalError>,
}

impl Journal {
    /// A new, empty journal, durable when this returns.
    ///
    /// # Errors
    /// [`JournalError`] when a file cannot be made.
    pub fn create(
        medium: Arc<dyn Medium>,
        options: JournalOptions,
        identity: u128,
    ) -> Result<Self, JournalError> {
        let layout = Layout {
            snapshot: None,
            segments: Vec::new(),
        };
        Self::start(medium, options, identity, layout, 0)
    }

    /// Goes on where the journal ended: cuts what an interrupted write left and removes what has no use.
    ///
    /// # Errors
    /// [`JournalError`] when there is damage, or a file cannot be written.
    pub fn resume(
        medium: Arc<dyn Medium>,
        options: JournalOptions,
        inspection: Inspection,
    ) -> Result<Self, JournalError> {
        if let Some(damage) = inspection.damage {
            return Err(damage.into());
        }
        for name in &inspection.leftovers {
            let removed = medium.remove(name);
            removed.map_err(|error| JournalError::io(&medium.path(name), &error))?;
        }
        // A segment that was never begun must not come back behind what is written from now on.
        let synced = medium.sync_names();
        synced.map_err(|error| JournalError::io(&medium.path(""), &error))?;
        let (layout, sequence) = (inspection.layout, inspection.sequence);
        if let Some(last) = layout.segments.last() {
            let name = segment_name(last.header.base);
            let settle = || {
                let file = medium.open(&name)?;
                if let Some(torn_at) = inspection.torn_at {
                    file.set_length(torn_at)?;
                }
                // Bytes that a killed process wrote and never synced count as true from now on.
                file.sync()
            };
            settle().map_err(|error| JournalError::io(&medium.path(&name), &error))?;
        }
        Self::start(medium, options, inspection.journal, layout, sequence)
    }

    fn start(
        medium: Arc<dyn Medium>,
        options: JournalOptions,
        journal: u128,
        mut layout: Layout,
        sequence: u64,
    ) -> Result<Self, JournalError> {
        let (active, file) = match layout.segments.last() {
            Some(last) => {
                let name = segment_name(last.header.base);
                let file = medium.open(&name);
                let file = file.map_err(|error| JournalError::io(&medium.path(&name), &error))?;
                (Arc::clone(last), file)
            }
            None => new_segment(&*medium, journal, sequence)?,
        };
        if layout.segments.is_empty() {
            layout.segments.push(Arc::clone(&active));
        }
        let end = active.end();
        let head = Head {
            journal,
            base: active.header.base,
            end,
            sequence,
        };
        let head = HeadFile::open(&*medium, head)
            .and_then(|head| medium.sync_names().map(|()| head))
            .map_err(|error| JournalError::io(&medium.path(head::NAME), &error))?;
        let shared = Shared {
            medium,
            journal,
            options,
            layout: Mutex::new(layout),
        };
        Ok(Self {
            shared: Arc::new(shared),
            active,
            file,
            end,
            sequence,
            head,
            before: None,
            failed: None,
        })
    }

    /// Number of the last change.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// Appends a group and returns once it would survive a power loss. Others see it after
    /// [`Journal::acknowledge`].
    ///
    /// # Errors
    /// [`JournalError::Full`] when there is no space: nothing of the group is kept, and appending may be tried
    /// again. After any other error nothing can be appended until the journal is opened again, and whether the
    /// group is kept is known only then.
    pub fn append(&mut self, group: Group<'_>) -> Result<(), JournalError> {
        if let Some(failed) = &self.failed {
            return Err(failed.clone());
        }
        let Some(last) = group.writes.last().map(|write| write.sequence) else {
            return Ok(());
        };
        if self.end >= self.shared.options.segment_bytes {
            self.next_segment()?;
        }
        let header = self.active.header;
        let mut bytes = Vec::new();
        Part::Group(group)
            .to_bytes()
            .and_then(|content| push_frame(&mut bytes, header, self.end, last, &content))
            .and_then(|()| self.file.write_at(&bytes, self.end))
            .and_then(|()| self.file.sync())
            .or_else(|error| self.take_back(&error))?;
        self.before = Some((self.end, self.sequence));
        self.end += bytes.len() as u64;
        self.sequence = last;
        Ok(())
    }

    /// Says that what was appended can be read: to the feed, and to whoever opens the journal after a crash.
    ///
    /// # Errors
    /// [`JournalError::Io`] when that cannot be noted.
    pub fn acknowledge(&mut self) -> Result<(), JournalError> {
        self.before = None;
        self.active.extend(self.sequence, self.end);
        let head = Head {
            journal: self.shared.journal,
            base: self.active.header.base,
            end: self.end,
            sequence: self.sequence,
        };
        let path = || self.shared.medium.path(head::NAME);
        match self.head.write(head) {
            Ok(()) => Ok(()),
            // It had its space when it was made, so this is a disk that copies what it overwrites. Without the
            // note the write is as durable as with it.
            Err(error) if error::is_full(&error) => Ok(()),
            Err(error) => Err(JournalError::io(&path(), &error)),
        }
    }

    /// Takes back the group that was appended last and not acknowledged: it is as if it had never been.
    ///
    /// # Errors
    /// [`JournalError::Io`] when it cannot be cut off; then nothing can be appended until the journal is opened again.
    pub fn retract(&mut self) -> Result<(), JournalError> {
        let Some((end, sequence)) = self.before.take() else {
            return Ok(());
        };
        let cut = self.file.set_length(end).and_then(|()| self.file.sync());
        if let Err(error) = cut {
            let name = segment_name(self.active.header.base);
            let failed = JournalError::Io {
                file: self.shared.medium.path(&name),
                reason: error::plain(&error),
            };
            self.failed = Some(failed.clone());
            return Err(failed);
        }
        (self.end, self.sequence) = (end, sequence);
        Ok(())
    }

    /// Makes the note of what was acknowledged durable too, as the last thing before the journal is left.
    pub fn settle(&mut self) {
        // It is only ever a help; without it everything can still be read.
        let _ = self.head.sync();
    }

    /// Whoever reads changes.
    pub fn feed(&self) -> Feed {
        Feed::of(Arc::clone(&self.shared))
    }

    /// Whoever lets old segments go.
    pub fn compactor(&self) -> Compactor {
        Compactor::of(Arc::clone(&self.shared))
    }

    /// Ends the segment and begins the next one.
    fn next_segment(&mut self) -> Result<(), JournalError> {
        let shared = &self.shared;
        let (active, file) = new_segment(&*shared.medium, shared.journal, self.sequence)?;
        shared.layout().segments.push(Arc::clone(&active));
        (self.active, self.file, self.end) = (active, file, HEADER_LENGTH);
        Ok(())
    }

    /// Takes back a group that could not be written whole. If that succeeds and only space was missing, the
    /// journal is as it was before.
    fn take_back(&mut self, error: &io::Error) -> Result<(), JournalError> {
        let path = self
            .shared
            .medium
            .path(&segment_name(self.active.header.base));
        let why = JournalError::io(&path, error);
        let cut = self
            .file
            .set_length(self.end)
            .and_then(|()| self.file.sync());
        self.failed = match (&why, cut) {
            (JournalError::Full, Ok(())) => None,
            (JournalError::Full, Err(error)) => Some(JournalError::Io {
                file: path,
                reason: error::plain(&error),
            }),
            _ => Some(why.clone()),
        };
        Err(self.failed.clone().unwrap_or(why))
    }
}

/// Makes the segment of the changes after `base`.
fn new_segment(
    medium: &dyn Medium,
    journal: u128,
    base: u64,
) -> Result<(Arc<Segment>, Box<dyn MediumFile>), JournalError> {
    let header = Header {
        kind: Kind::Segment,
        journal,
        base,
        made_ms: now_ms(),
    };
    let file = create_segment(medium, &segment_name(base), header)?;
    Ok((Segment::new(header), file))
}

/// Now, in milliseconds since 1970.
pub(in crate::store) fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}
