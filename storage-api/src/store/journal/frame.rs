//! The bytes of every file of the journal: a header, then frames to the end.
//!
//! | Header, 64 bytes, little-endian | |
//! |---|---|
//! | 0 | `YONDERJ2` |
//! | 8 | kind of file |
//! | 16 | identity of the journal |
//! | 32 | number of the last change before the file |
//! | 40 | when it was made, in milliseconds since 1970 |
//! | 60 | CRC32C of the bytes before |
//!
//! | Frame, little-endian | |
//! |---|---|
//! | 0 | length of the content |
//! | 4 | number of the last change in it |
//! | 12 | CRC32C of the header's, the frame's offset, length, number and content |
//! | 16 | content |
//!
//! A frame is only valid at its own place in its own file, so a block that was written elsewhere, or that an
//! older file left behind, is never taken for it.

use std::io;

use super::medium::MediumFile;

/// Length of a header in bytes.
pub const HEADER_LENGTH: u64 = HEADER as u64;
const HEADER: usize = 64;
/// Bytes of a frame besides its content.
pub const FRAME_OVERHEAD: u64 = 16;
/// Longest content of a frame, in bytes: a length above it is damage.
const CONTENT_MAX: u64 = 1 << 30;
/// Bytes read at once.
const CHUNK: usize = 256 << 10;
const MAGIC: &[u8; 8] = b"YONDERJ2";

/// Kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Groups of writes, in order.
    Segment,
    /// All documents as they were after one change.
    Snapshot,
    /// A snapshot and the groups after it.
    Backup,
    /// The groups after an earlier backup.
    Increment,
}

const KINDS: [(Kind, u8); 4] = [
    (Kind::Segment, 1),
    (Kind::Snapshot, 2),
    (Kind::Backup, 3),
    (Kind::Increment, 4),
];

/// First bytes of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// Kind of the file.
    pub kind: Kind,
    /// Id of its journal.
    pub journal: u128,
    /// Number of the last change before it; of a snapshot or backup, the last change in the documents.
    pub base: u64,
    /// Moment when it was made, in milliseconds since 1970.
    pub made_ms: u64,
}

impl Header {
    /// The header as it is written.
    pub fn to_bytes(self) -> [u8; HEADER] {
        let kind = KINDS.iter().find(|(kind, _)| *kind == self.kind);
        let mut bytes = [0; HEADER];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8] = kind.map_or(0, |(_, byte)| *byte);
        bytes[16..32].copy_from_slice(&self.journal.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.base.to_le_bytes());
        bytes[40..48].copy_from_slice(&self.made_ms.to_le_bytes());
        let sum = crc32c::crc32c(&bytes[..60]);
        bytes[60..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Reads a header; `None` when it is none or damaged.
    pub fn from_bytes(bytes: &[u8; HEADER]) -> Option<Self> {
        let kind = KINDS.iter().find(|(_, byte)| *byte == bytes[8])?.0;
        let header = Self {
            kind,
            journal: u128::from_le_bytes(bytes[16..32].try_into().ok()?),
            base: number(&bytes[32..40])?,
            made_ms: number(&bytes[40..48])?,
        };
        (header.to_bytes() == *bytes).then_some(header)
    }

    /// The header of a file; `None` when it has none.
    ///
    /// # Errors
    /// The error of the operating system.
    pub fn read(file: &dyn MediumFile) -> io::Result<Option<Self>> {
        let mut bytes = [0; HEADER];
        let whole = fill(file, &mut bytes, 0)? == bytes.len();
        Ok(whole.then(|| Self::from_bytes(&bytes)).flatten())
    }

    fn seed(self) -> u32 {
        crc32c::crc32c(&self.to_bytes())
    }
}

/// Appends the frame of `content` to `bytes`, as it is written at `offset` of the file that begins with `header`.
///
/// # Errors
/// An error if the content is longer than a frame may be.
pub fn push_frame(
    bytes: &mut Vec<u8>,
    header: Header,
    offset: u64,
    sequence: u64,
    content: &[u8],
) -> Result<(), io::Error> {
    let length = u32::try_from(content.len())
        .ok()
        .filter(|length| u64::from(*length) <= CONTENT_MAX)
        .ok_or_else(|| io::Error::other("a group of writes is too large"))?;
    bytes.extend_from_slice(&length.to_le_bytes());
    bytes.extend_from_slice(&sequence.to_le_bytes());
    bytes.extend_from_slice(
        &checksum(header.seed(), offset, length, sequence, content).to_le_bytes(),
    );
    bytes.extend_from_slice(content);
    Ok(())
}

fn checksum(seed: u32, offset: u64, length: u32, sequence: u64, content: &[u8]) -> u32 {
    let mut place = [0; 20];
    place[..8].copy_from_slice(&offset.to_le_bytes());
    place[8..12].copy_from_slice(&length.to_le_bytes());
    place[12..].copy_from_slice(&sequence.to_le_bytes());
    crc32c::crc32c_append(crc32c::crc32c_append(seed, &place), content)
}

/// Next item of a file.
#[derive(Debug)]
pub enum Step<'f> {
    /// A valid frame.
    Frame(Frame<'f>),
    /// Nothing: the file ends here.
    End,
    /// Something that is no valid frame.
    Broken,
}

/// One valid frame.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'f> {
    /// Offset of its beginning in its file.
    pub offset: u64,
    /// Number of the last change in it.
    pub sequence: u64,
    /// Its content.
    pub content: &'f [u8],
}

impl Frame<'_> {
    /// Offset of the next frame.
    pub fn end(&self) -> u64 {
        self.offset + FRAME_OVERHEAD + self.content.len() as u64
    }

    /// Offset in the file of bytes that were read from the content.
    pub fn offset_of(&self, text: &[u8]) -> u64 {
        let inside = text
            .as_ptr()
            .addr()
            .wrapping_sub(self.content.as_ptr().addr());
        self.offset + FRAME_OVERHEAD + inside as u64
    }
}

/// Reads the frames of a file one after the other.
#[derive(Debug)]
pub struct Frames<'f> {
    file: &'f dyn MediumFile,
    seed: u32,
    /// Offset of the next frame.
    offset: u64,
    /// Offset at which to stop.
    limit: u64,
    /// Bytes of the file from `buffered` on.
    buffer: Vec<u8>,
    buffered: u64,
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "what is cast is a place in the buffer, which is in memory"
)]
impl<'f> Frames<'f> {
    /// The frames from `offset` on, as far as the file goes now.
    ///
    /// # Errors
    /// The error of the operating system.
    pub fn from(file: &'f dyn MediumFile, header: Header, offset: u64) -> io::Result<Self> {
        Ok(Self {
            file,
            seed: header.seed(),
            offset,
            limit: file.length()?,
            buffer: Vec::new(),
            buffered: offset,
        })
    }

    /// The same, but only up to `limit`.
    #[must_use]
    pub fn until(mut self, limit: u64) -> Self {
        self.limit = self.limit.min(limit);
        self
    }

    /// Offset at which the next frame would begin.
    pub fn offset(&self) -> u64 {
        self.offset
    }

    /// The next frame. After [`Step::Broken`] the place stays the same.
    ///
    /// # Errors
    /// The error of the operating system.
    pub fn step(&mut self) -> io::Result<Step<'_>> {
        if self.offset >= self.limit {
            return Ok(Step::End);
        }
        let left = self.limit - self.offset;
        if left < FRAME_OVERHEAD || !self.have(FRAME_OVERHEAD)? {
            return Ok(Step::Broken);
        }
        let Some((length, sequence, sum)) = head_of(self.bytes()) else {
            return Ok(Step::Broken);
        };
        let whole = FRAME_OVERHEAD + u64::from(length);
        if length == 0 || u64::from(length) > CONTENT_MAX || whole > left || !self.have(whole)? {
            return Ok(Step::Broken);
        }
        let offset = self.offset;
        let at = (offset - self.buffered) as usize;
        let content = &self.buffer[at + FRAME_OVERHEAD as usize..at + whole as usize];
        if checksum(self.seed, offset, length, sequence, content) != sum {
            return Ok(Step::Broken);
        }
        self.offset += whole;
        Ok(Step::Frame(Frame {
            offset,
            sequence,
            content,
        }))
    }

    /// Returns `true` if a valid frame with a number above `sequence` begins anywhere behind this place: then the bytes
    /// here were written before something that was acknowledged, so they are damage and no interrupted write.
    ///
    /// # Errors
    /// The error of the operating system.
    pub fn finds_later(&mut self, sequence: u64) -> io::Result<bool> {
        while self.offset + FRAME_OVERHEAD < self.limit {
            self.offset += 1;
            if !self.have(FRAME_OVERHEAD)? {
                return Ok(false);
            }
            // Two numbers that must be small rule out nearly every place before a checksum is taken.
            let plausible = head_of(self.bytes()).is_some_and(|(length, found, _)| {
                length > 0 && found > sequence && found - sequence < 1 << 24
            });
            if plausible && matches!(self.step()?, Step::Frame(_)) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn bytes(&self) -> &[u8] {
        &self.buffer[(self.offset - self.buffered) as usize..]
    }

    /// Makes sure that `length` bytes from the current place on are in the buffer.
    fn have(&mut self, length: u64) -> io::Result<bool> {
        let at = (self.offset - self.buffered) as usize;
        if self.buffer.len() as u64 - at as u64 >= length {
            return Ok(true);
        }
        self.buffer.drain(..at);
        self.buffered = self.offset;
        let (old, wanted) = (self.buffer.len(), (length as usize).max(CHUNK));
        self.buffer.resize(wanted, 0);
        let read = fill(
            self.file,
            &mut self.buffer[old..],
            self.buffered + old as u64,
        )?;
        self.buffer.truncate(old + read);
        Ok(self.buffer.len() as u64 >= length)
    }
}

/// Length, number and checksum at the beginning of a frame.
fn head_of(bytes: &[u8]) -> Option<(u32, u64, u32)> {
    let length = u32::from_le_bytes(bytes.get(..4)?.try_into().ok()?);
    let sum = u32::from_le_bytes(bytes.get(12..16)?.try_into().ok()?);
    Some((length, number(bytes.get(4..12)?)?, sum))
}

fn number(bytes: &[u8]) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.try_into().ok()?))
}

/// Reads until `bytes` is full or the file ends, and says how much was read.
pub(super) fn fill(file: &dyn MediumFile, bytes: &mut [u8], offset: u64) -> io::Result<usize> {
    let mut filled = 0;
    while filled < bytes.len() {
        match file.read_at(&mut bytes[filled..], offset + filled as u64) {
            Ok(0) => break,
            Ok(read) => filled += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}
