//! Segments of a JPEG file, and the markers of those with tables.

pub(super) const FIRST_OF_MARKER: u8 = 0xff;
pub(super) const DHT: u8 = 0xc4;
pub(super) const DQT: u8 = 0xdb;
pub(super) const DRI: u8 = 0xdd;

/// Writes a segment; `None` if it is too long.
pub(super) fn push(written: &mut Vec<u8>, marker: u8, segment: &[u8]) -> Option<()> {
    let length = u16::try_from(segment.len() + 2).ok()?;
    written.extend_from_slice(&[FIRST_OF_MARKER, marker]);
    written.extend_from_slice(&length.to_be_bytes());
    written.extend_from_slice(segment);
    Some(())
}
