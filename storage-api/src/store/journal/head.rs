//! Acknowledged end of the journal, in a file of its own.
//!
//! A last frame that cannot be read is either a write that was interrupted, which nobody was promised, or damage
//! to one that was. This file tells them apart: it is written after the journal was synced and before anybody is
//! answered. It is not synced itself: after the end of the process it is exact, after a power loss it may be
//! older, never newer than the truth. Two places take turns, so that one is whole at any moment.

use std::io;

use super::frame::fill;
use super::medium::{Medium, MediumFile};

/// Name of the file.
pub(super) const NAME: &str = "head";
/// Distance of the two places: no two of them share a sector.
const SLOT: u64 = 4_096;
const LENGTH: usize = 44;

/// Up to where every frame was acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// Identity of the journal.
    pub(super) journal: u128,
    /// Segment, by the number of the last change before it.
    pub(super) base: u64,
    /// Offset in the segment, in bytes.
    pub(super) end: u64,
    /// Number of the last change.
    pub(super) sequence: u64,
}

impl Head {
    fn to_bytes(self) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        bytes[..16].copy_from_slice(&self.journal.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.base.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.end.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.sequence.to_le_bytes());
        let sum = crc32c::crc32c(&bytes[..40]);
        bytes[40..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; LENGTH]) -> Option<Self> {
        let number = |at: usize| Some(u64::from_le_bytes(bytes[at..at + 8].try_into().ok()?));
        let head = Self {
            journal: u128::from_le_bytes(bytes[..16].try_into().ok()?),
            base: number(16)?,
            end: number(24)?,
            sequence: number(32)?,
        };
        // A file of zeros is no head: its checksum would be right only by the algorithm's grace.
        (head.end != 0 && head.to_bytes() == *bytes).then_some(head)
    }

    /// Reads the file; `None` when there is none, or when nothing in it can be trusted.
    pub(super) fn read(medium: &dyn Medium) -> io::Result<Option<Self>> {
        let file = match medium.open(NAME) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut newest: Option<Self> = None;
        for slot in 0..2 {
            let mut bytes = [0; LENGTH];
            if fill(&*file, &mut bytes, slot * SLOT)? == LENGTH
                && let Some(head) = Self::from_bytes(&bytes)
                && newest.is_none_or(|newest| newest.sequence <= head.sequence)
            {
                newest = Some(head);
            }
        }
        Ok(newest)
    }
}

/// The file, open for writing.
#[derive(Debug)]
pub(super) struct HeadFile {
    file: Box<dyn MediumFile>,
    slot: u64,
}

impl HeadFile {
    /// The file, made if it is not there, after it was made to say `head`.
    pub(super) fn open(medium: &dyn Medium, head: Head) -> io::Result<Self> {
        let file = match medium.open(NAME) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => medium.create(NAME)?,
            other => other?,
        };
        let mut head_file = Self { file, slot: 0 };
        head_file.write(head)?;
        head_file.write(head)?;
        head_file.file.sync()?;
        Ok(head_file)
    }

    /// Says that everything up to `head` is acknowledged.
    pub(super) fn write(&mut self, head: Head) -> io::Result<()> {
        self.slot = 1 - self.slot;
        self.file.write_at(&head.to_bytes(), self.slot * SLOT)
    }

    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync()
    }
}
