//! AVIF: boxes of the ISO base media file format (ISO/IEC 14496-12), with positions that count from the file's beginning.

/// Boxes of the picture, and of a sequence of pictures.
const KEPT: [&[u8; 4]; 4] = [b"ftyp", b"meta", b"mdat", b"moov"];
/// Boxes of unused space: they stay, empty, because positions count them.
const UNUSED: [&[u8; 4]; 2] = [b"free", b"skip"];
/// Words that only notes hold: EXIF, XMP, the place of a film.
const NOTES: [&[u8]; 3] = [b"Exif", b"application/rdf+xml", b"\xa9xyz"];

/// Reason why a file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::endpoints::photos) enum Refused {
    /// It is no AVIF file, or damaged.
    Damaged,
    /// Notes are woven into it.
    Notes,
}

/// Keeps the boxes of [`KEPT`] and cuts what follows them. Notes and other boxes cannot be taken out without moving the
/// picture, so files with those are refused.
pub(in crate::endpoints::photos) fn strip(bytes: &[u8]) -> Result<Vec<u8>, Refused> {
    let mut kept = bytes.to_vec();
    let mut at = 0;
    while let Some((header, length)) = bytes.get(at..).and_then(first_box) {
        let kind = &bytes[at + 4..at + 8];
        let is_one_of = |kinds: &[&[u8; 4]]| kinds.iter().any(|one| one.as_slice() == kind);
        if kind == b"ftyp" && at > 0 {
            // Another file begins.
            break;
        }
        if is_one_of(&UNUSED) {
            kept[at + header..at + length].fill(0);
        } else if !is_one_of(&KEPT) {
            return Err(Refused::Notes);
        }
        at += length;
    }
    kept.truncate(at);
    let has = |word: &&[u8]| kept.windows(word.len()).any(|part| part == *word);
    match at {
        0 => Err(Refused::Damaged),
        _ if NOTES.iter().any(has) => Err(Refused::Notes),
        _ => Ok(kept),
    }
}

/// Bytes of the header of the first box, and of all of it; `None` when what is there is no box.
fn first_box(bytes: &[u8]) -> Option<(usize, usize)> {
    let (length, rest) = bytes.split_first_chunk()?;
    let kind: &[u8; 4] = rest.first_chunk()?;
    if !kind.iter().all(u8::is_ascii_alphanumeric) {
        return None;
    }
    let (header, length) = match u32::from_be_bytes(*length) {
        // To the end of the file.
        0 => (8, bytes.len()),
        1 => {
            let long = u64::from_be_bytes(*rest.get(4..)?.first_chunk()?);
            (16, usize::try_from(long).ok()?)
        }
        length => (8, usize::try_from(length).ok()?),
    };
    (header..=bytes.len())
        .contains(&length)
        .then_some((header, length))
}
