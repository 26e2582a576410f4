//! JPEG (ITU-T T.81), written anew from what decoding needs: the frame, the scans that code something for the first time,
//! and for each of them the tables that it uses.
//!
//! Unlike `img-parts`, which takes everything behind the first scan for picture, it reads on to the end.

mod frame;
mod segment;
mod tables;

use self::frame::Frame;
use self::segment::{DHT, DQT, DRI, FIRST_OF_MARKER, push};
use self::tables::Tables;
use super::icc;

const SOI: u8 = 0xd8;
const EOI: u8 = 0xd9;
const SOS: u8 = 0xda;
const APP0: u8 = 0xe0;
const APP2: u8 = 0xe2;
const APP14: u8 = 0xee;

/// The JFIF header that is written: version 1.1, square pixels, no thumbnail, which would show what was cut out of the
/// picture later.
const JFIF: &[u8] = b"JFIF\0\x01\x01\0\0\x01\0\x01\0\0";
/// Adobe's note before its last byte, which says how colours are coded.
const ADOBE: &[u8] = b"Adobe\0\x64\0\0\0\0";
const ICC: &[u8] = b"ICC_PROFILE\0";
/// Bytes of a colour profile in one segment.
const ICC_BYTES_MAX: usize = 65_519;

/// Keeps frame, scans and their tables, whether there is a JFIF header, Adobe's note about colours, and a well-formed colour
/// profile. Drops every other segment (EXIF, XMP, MPF, comments), tables that no scan uses, scans that code nothing new, a
/// second frame, and all that follows the end. `None` for what no browser shows: arithmetic coding, lossless or hierarchical
/// frames, 12 bits.
pub(in crate::endpoints::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut rest = bytes.strip_prefix(&[FIRST_OF_MARKER, SOI])?;
    let mut photo = Photo::default();
    while let Some((marker, behind)) = next_marker(rest) {
        rest = behind;
        if marker == EOI {
            break;
        }
        if !has_length(marker) {
            continue;
        }
        let Some((segment, behind)) = split_segment(rest) else {
            break;
        };
        rest = behind;
        let taken = if marker == SOS {
            photo.scan(segment, rest).map(|behind| rest = behind)
        } else {
            photo.segment(marker, segment)
        };
        // A file that is damaged or cut off behind its first scan shows what is there.
        if taken.is_none() {
            break;
        }
    }
    photo.finish()
}

/// A photo on its way.
#[derive(Default)]
struct Photo {
    has_jfif: bool,
    adobe_transform: Option<u8>,
    profile: Profile,
    tables: Tables,
    frame: Option<Frame>,
    /// The new file so far; empty before the first scan.
    written: Vec<u8>,
}

impl Photo {
    /// Takes in a segment other than a scan; `None` when nothing of the file can be used from here on.
    fn segment(&mut self, marker: u8, segment: &[u8]) -> Option<()> {
        let has_scan = !self.written.is_empty();
        match marker {
            DQT => self.tables.read_quantisation(segment),
            DHT => self.tables.read_huffman(segment),
            DRI => self.tables.read_restart_interval(segment),
            0xc0..=0xcf if self.frame.is_none() => {
                self.frame = Some(Frame::parse(marker, segment)?);
                Some(())
            }
            0xc0..=0xcf => None,
            APP0 if segment.starts_with(b"JFIF\0") => {
                self.has_jfif |= !has_scan;
                Some(())
            }
            APP14 if segment.starts_with(b"Adobe") && !has_scan => {
                let transform = segment.get(ADOBE.len()).copied();
                self.adobe_transform = transform.filter(|transform| *transform <= 2);
                Some(())
            }
            APP2 if segment.starts_with(ICC) && !has_scan => {
                self.profile.push(&segment[ICC.len()..]);
                Some(())
            }
            _ => Some(()),
        }
    }

    /// Takes in a scan and answers with what follows its data; `None` when it codes nothing new.
    fn scan<'b>(&mut self, segment: &[u8], data: &'b [u8]) -> Option<&'b [u8]> {
        let scan = self.frame.as_mut()?.accept(segment)?;
        let is_first = self.written.is_empty();
        if is_first {
            self.write_colours()?;
        }
        let frame = self.frame.as_ref()?;
        self.tables
            .write_quantisation(frame, &scan, &mut self.written)?;
        if is_first {
            push(&mut self.written, frame.marker, &frame.to_segment())?;
        }
        self.tables.write_coding(&scan, &mut self.written)?;
        push(&mut self.written, SOS, &scan.to_segment(frame))?;
        let restarts = match self.tables.restart_interval() {
            0 => 0,
            interval => frame.units(&scan).div_ceil(interval).saturating_sub(1),
        };
        Some(copy_data(data, restarts, &mut self.written))
    }

    fn write_colours(&mut self) -> Option<()> {
        self.written.extend_from_slice(&[FIRST_OF_MARKER, SOI]);
        if self.has_jfif {
            push(&mut self.written, APP0, JFIF)?;
        }
        if let Some(transform) = self.adobe_transform {
            push(&mut self.written, APP14, &[ADOBE, &[transform]].concat())?;
        }
        let Some(profile) = self.profile.whole() else {
            return Some(());
        };
        let chunks = profile.chunks(ICC_BYTES_MAX);
        let count = u8::try_from(chunks.len()).ok()?;
        for (number, chunk) in (1..=count).zip(chunks) {
            push(
                &mut self.written,
                APP2,
                &[ICC, &[number, count], chunk].concat(),
            )?;
        }
        Some(())
    }

    fn finish(mut self) -> Option<Vec<u8>> {
        if self.written.is_empty() {
            return None;
        }
        self.written.extend_from_slice(&[FIRST_OF_MARKER, EOI]);
        Some(self.written)
    }
}

/// A colour profile in the segments of a file: each says which of how many it is.
#[derive(Default)]
struct Profile {
    count: u8,
    bytes: Vec<u8>,
    /// Number of the last segment.
    last: u8,
    is_wrong: bool,
}

impl Profile {
    fn push(&mut self, chunk: &[u8]) {
        let Some(([number, count], bytes)) = chunk.split_first_chunk() else {
            self.is_wrong = true;
            return;
        };
        let follows = *number == self.last.saturating_add(1);
        self.is_wrong |= !follows || (self.last > 0 && *count != self.count);
        (self.last, self.count) = (*number, *count);
        if !self.is_wrong {
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// The profile, if all of it is there and well-formed.
    fn whole(&self) -> Option<&[u8]> {
        let is_whole = !self.is_wrong && self.last > 0 && self.last == self.count;
        (is_whole && icc::is_well_formed(&self.bytes)).then_some(&self.bytes[..])
    }
}

/// The next marker and what follows it. Bytes before it that belong to nothing are skipped, as decoders do.
fn next_marker(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let start = bytes.iter().position(|byte| *byte == FIRST_OF_MARKER)?;
    let fill = bytes[start..]
        .iter()
        .position(|byte| *byte != FIRST_OF_MARKER)?;
    let (marker, behind) = bytes[start + fill..].split_first()?;
    Some((*marker, behind))
}

/// Zero, TEM, restarts and the start of an image stand alone.
fn has_length(marker: u8) -> bool {
    !matches!(marker, 0x00 | 0x01 | 0xd0..=SOI)
}

/// The content of a segment, whose length counts its own two bytes, and what follows it.
fn split_segment(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    let length = usize::from(u16::from_be_bytes(*length)).checked_sub(2)?;
    rest.split_at_checked(length)
}

/// Copies the compressed data of a scan up to the next marker that is no restart, or that is one too many or out of turn, and
/// answers with what follows. A zero behind 0xff belongs to the data; further 0xff before a marker mean nothing.
fn copy_data<'b>(bytes: &'b [u8], restarts: usize, written: &mut Vec<u8>) -> &'b [u8] {
    let (mut rest, mut restarted) = (bytes, 0);
    loop {
        let found = rest.iter().position(|byte| *byte == FIRST_OF_MARKER);
        let (data, behind) = rest.split_at(found.unwrap_or(rest.len()));
        written.extend_from_slice(data);
        let Some((marker, behind_marker)) = next_marker(behind) else {
            return &[];
        };
        let is_restart = restarted < restarts && usize::from(marker) == 0xd0 + restarted % 8;
        restarted += usize::from(is_restart);
        if marker != 0 && !is_restart {
            return behind;
        }
        written.extend_from_slice(&[FIRST_OF_MARKER, marker]);
        rest = behind_marker;
    }
}
