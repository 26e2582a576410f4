//! JPEG (ITU-T T.81): markers with segments, and scans of compressed data between them.

const FIRST_OF_MARKER: u8 = 0xff;
const SOI: u8 = 0xd8;
const EOI: u8 = 0xd9;
const SOS: u8 = 0xda;
const APP0: u8 = 0xe0;
const APP2: u8 = 0xe2;
const APP14: u8 = 0xee;

/// Bytes of a JFIF header before its thumbnail, and of Adobe's note about colours.
const JFIF_BYTES: usize = 14;
const ADOBE_BYTES: usize = 12;

/// Keeps tables, frames and scans, the JFIF header without its thumbnail, the colour profile and Adobe's note. Drops
/// every other application segment (EXIF, XMP, MPF), comments, also between scans, and all that follows the end.
///
/// Unlike `img-parts`, which takes everything behind the first scan for picture, it reads on to the end.
pub(in crate::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut rest = bytes.strip_prefix(&[FIRST_OF_MARKER, SOI])?;
    let mut kept = vec![FIRST_OF_MARKER, SOI];
    let mut has_scan = false;
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
        if let Some(segment) = kept_part(marker, segment, has_scan) {
            push(&mut kept, marker, &segment)?;
        }
        if marker == SOS {
            has_scan = true;
            let (scan, behind) = rest.split_at(scan_length(rest));
            kept.extend_from_slice(scan);
            rest = behind;
        }
    }
    // A file that was cut off within a scan shows what is there.
    kept.extend_from_slice(&[FIRST_OF_MARKER, EOI]);
    has_scan.then_some(kept)
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

fn kept_part(marker: u8, segment: &[u8], has_scan: bool) -> Option<Vec<u8>> {
    match marker {
        // Frames, tables, scans, restart intervals; 0xc8 is reserved.
        0xc0..=0xc7 | 0xc9..=0xcf | SOS..=0xdf => Some(segment.to_vec()),
        _ if has_scan => None,
        APP0 if segment.starts_with(b"JFIF\0") => {
            let mut header = segment.get(..JFIF_BYTES)?.to_vec();
            // No thumbnail: it shows what was cut out of the picture later.
            header[JFIF_BYTES - 2..].fill(0);
            Some(header)
        }
        APP2 if segment.starts_with(b"ICC_PROFILE\0") => Some(segment.to_vec()),
        APP14 if segment.starts_with(b"Adobe") => Some(segment.get(..ADOBE_BYTES)?.to_vec()),
        _ => None,
    }
}

fn push(kept: &mut Vec<u8>, marker: u8, segment: &[u8]) -> Option<()> {
    let length = u16::try_from(segment.len() + 2).ok()?;
    kept.extend_from_slice(&[FIRST_OF_MARKER, marker]);
    kept.extend_from_slice(&length.to_be_bytes());
    kept.extend_from_slice(segment);
    Some(())
}

/// Bytes of compressed data up to the next marker; a zero behind 0xff and restarts belong to the data.
fn scan_length(bytes: &[u8]) -> usize {
    let ends = |pair: &[u8]| pair[0] == FIRST_OF_MARKER && !matches!(pair[1], 0x00 | 0xd0..=0xd7);
    bytes.windows(2).position(ends).unwrap_or(bytes.len())
}
