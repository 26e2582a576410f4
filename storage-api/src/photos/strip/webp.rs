//! WebP (RFC 9649): chunks in a RIFF container.

/// Chunks of the picture: still, alpha, animation, colour profile.
const KEPT: [&[u8; 4]; 7] = [
    b"VP8X", b"VP8 ", b"VP8L", b"ALPH", b"ANIM", b"ANMF", b"ICCP",
];
/// Chunks inside of a frame of an animation.
const KEPT_IN_FRAME: [&[u8; 4]; 3] = [b"VP8 ", b"VP8L", b"ALPH"];
/// Bytes of a frame before its chunks.
const FRAME_HEADER_BYTES: usize = 16;
/// Flags of `VP8X` that announce EXIF and XMP.
const NOTES_FLAGS: u8 = 0b1100;
/// Bytes of a chunk before its data: kind and length.
const HEADER_BYTES: usize = 8;

/// Keeps the chunks of [`KEPT`]. Drops EXIF, XMP, unknown chunks, also inside of frames, and all that follows the end.
pub(in crate::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let rest = bytes.strip_prefix(b"RIFF")?;
    let (length, rest) = rest.split_first_chunk()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let chunks = rest.get(..length)?.strip_prefix(b"WEBP")?;
    let mut kept = b"WEBP".to_vec();
    copy(chunks, &KEPT, &mut kept)?;
    let mut webp = b"RIFF".to_vec();
    webp.extend_from_slice(&u32::try_from(kept.len()).ok()?.to_le_bytes());
    webp.extend_from_slice(&kept);
    Some(webp)
}

fn copy(mut chunks: &[u8], whitelist: &[&[u8; 4]], kept: &mut Vec<u8>) -> Option<()> {
    while !chunks.is_empty() {
        let (header, behind) = chunks.split_first_chunk::<HEADER_BYTES>()?;
        let (kind, length) = header.split_first_chunk::<4>()?;
        let length = usize::try_from(u32::from_le_bytes(*length.first_chunk()?)).ok()?;
        let (data, behind) = behind.split_at_checked(length)?;
        if whitelist.contains(&kind) {
            push(*kind, &content(*kind, data)?, kept)?;
        }
        // Chunks of odd length are padded; the last one sometimes is not.
        chunks = behind.get(length % 2..).unwrap_or_default();
    }
    Some(())
}

/// What is kept of the data of a chunk.
fn content(kind: [u8; 4], data: &[u8]) -> Option<Vec<u8>> {
    match &kind {
        b"VP8X" => {
            let mut header = data.first_chunk::<10>()?.to_vec();
            header[0] &= !NOTES_FLAGS;
            Some(header)
        }
        b"ANMF" => {
            let (header, chunks) = data.split_first_chunk::<FRAME_HEADER_BYTES>()?;
            let mut frame = header.to_vec();
            copy(chunks, &KEPT_IN_FRAME, &mut frame)?;
            Some(frame)
        }
        _ => Some(data.to_vec()),
    }
}

fn push(kind: [u8; 4], data: &[u8], kept: &mut Vec<u8>) -> Option<()> {
    kept.extend_from_slice(&kind);
    kept.extend_from_slice(&u32::try_from(data.len()).ok()?.to_le_bytes());
    kept.extend_from_slice(data);
    kept.extend_from_slice(&[0][..data.len() % 2]);
    Some(())
}
