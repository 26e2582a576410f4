//! WebP (RFC 9649), written anew: one picture, or the frames of one animation, in a RIFF container.

use super::icc;

/// Bytes of a frame before its chunks.
const FRAME_HEADER_BYTES: usize = 16;
/// Bytes of a chunk before its data: kind and length.
const HEADER_BYTES: usize = 8;
/// Flags of `VP8X`: colour profile, transparency, animation.
const PROFILE: u8 = 0b10_0000;
const ALPHA: u8 = 0b1_0000;
const ANIMATION: u8 = 0b10;

/// Keeps the first picture with its transparency, or all frames of an animation, and a well-formed colour profile. Drops every
/// other chunk (EXIF, XMP, a second picture, unknown ones), also inside of frames, and all that follows the end. `None` for what
/// is damaged.
pub(in crate::endpoints::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let rest = bytes.strip_prefix(b"RIFF")?;
    let (length, rest) = rest.split_first_chunk()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let chunks = chunks(rest.get(..length)?.strip_prefix(b"WEBP")?)?;
    let mut kept = b"WEBP".to_vec();
    if let (b"VP8X", header) = chunks.first()? {
        extended(header, &chunks[1..], &mut kept)?;
    } else {
        let (_, (kind, picture)) = picture(&chunks[..1])?;
        push(*kind, picture, &mut kept)?;
    }
    let mut webp = b"RIFF".to_vec();
    webp.extend_from_slice(&u32::try_from(kept.len()).ok()?.to_le_bytes());
    webp.extend_from_slice(&kept);
    Some(webp)
}

type Chunk<'b> = (&'b [u8; 4], &'b [u8]);

/// Splits chunks.
fn chunks(mut bytes: &[u8]) -> Option<Vec<Chunk<'_>>> {
    let mut chunks = Vec::new();
    while !bytes.is_empty() {
        let (header, behind) = bytes.split_first_chunk::<HEADER_BYTES>()?;
        let (kind, length) = header.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_le_bytes(*length.first_chunk()?)).ok()?;
        let (data, behind) = behind.split_at_checked(length)?;
        chunks.push((kind, data));
        // Chunks of odd length are padded; the last one sometimes is not.
        bytes = behind.get(length % 2..).unwrap_or_default();
    }
    Some(chunks)
}

/// Writes a file that says in its header what it has: canvas, transparency, animation, colours.
fn extended(header: &[u8], chunks: &[Chunk<'_>], kept: &mut Vec<u8>) -> Option<()> {
    let (said, canvas) = header.split_first_chunk::<4>()?;
    let canvas: &[u8; 6] = canvas.try_into().ok()?;
    let first = |kind: &[u8; 4]| chunks.iter().find(|(it, _)| *it == kind);
    let profile = first(b"ICCP").filter(|(_, profile)| icc::is_well_formed(profile));
    let mut flags = said[0] & (ALPHA | ANIMATION);
    if profile.is_some() {
        flags |= PROFILE;
    }
    push(*b"VP8X", &[&[flags, 0, 0, 0], &canvas[..]].concat(), kept)?;
    if let Some((kind, profile)) = profile {
        push(**kind, profile, kept)?;
    }
    if flags & ANIMATION == 0 {
        return push_picture(chunks, kept);
    }
    let (_, animation) = first(b"ANIM")?;
    push(*b"ANIM", animation.first_chunk::<6>()?, kept)?;
    for (_, frame) in chunks.iter().filter(|(kind, _)| *kind == b"ANMF") {
        push(*b"ANMF", &self::frame(frame)?, kept)?;
    }
    Some(())
}

/// A frame of an animation with nothing but its picture.
fn frame(data: &[u8]) -> Option<Vec<u8>> {
    let (header, rest) = data.split_first_chunk::<FRAME_HEADER_BYTES>()?;
    let mut frame = header.to_vec();
    // Six bits are reserved; the others say how the frame is drawn over the one before.
    frame[FRAME_HEADER_BYTES - 1] &= 0b11;
    push_picture(&chunks(rest)?, &mut frame)?;
    Some(frame)
}

fn push_picture(chunks: &[Chunk<'_>], kept: &mut Vec<u8>) -> Option<()> {
    let (alpha, (kind, picture)) = picture(chunks)?;
    if let Some((kind, alpha)) = alpha {
        push(**kind, alpha, kept)?;
    }
    push(*kind, picture, kept)
}

/// The first picture, with the transparency before it where the picture has none of its own.
fn picture<'c, 'b>(chunks: &'c [Chunk<'b>]) -> Option<(Option<&'c Chunk<'b>>, Chunk<'b>)> {
    let is_picture = |(kind, _): &Chunk<'_>| matches!(*kind, b"VP8 " | b"VP8L");
    let place = chunks.iter().position(is_picture)?;
    let (kind, data) = chunks[place];
    let alpha = chunks[..place].iter().find(|(kind, _)| *kind == b"ALPH");
    let is_sound = match kind {
        // A key frame with its start code.
        b"VP8 " => data.first()? & 1 == 0 && data.get(3..6)? == [0x9d, 0x01, 0x2a],
        _ => data.first() == Some(&0x2f),
    };
    is_sound.then_some((alpha.filter(|_| kind == b"VP8 "), (kind, data)))
}

fn push(kind: [u8; 4], data: &[u8], kept: &mut Vec<u8>) -> Option<()> {
    kept.extend_from_slice(&kind);
    kept.extend_from_slice(&u32::try_from(data.len()).ok()?.to_le_bytes());
    kept.extend_from_slice(data);
    kept.extend_from_slice(&[0][..data.len() % 2]);
    Some(())
}
