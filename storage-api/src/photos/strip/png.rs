//! PNG (W3C, third edition): a signature and chunks.

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Chunks of the picture and of how to show it: palette, transparency, colours, density, animation.
const KEPT: [&[u8; 4]; 18] = [
    b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"cHRM", b"gAMA", b"iCCP", b"sBIT", b"sRGB",
    b"cICP", b"mDCV", b"cLLI", b"bKGD", b"pHYs", b"acTL", b"fcTL", b"fdAT",
];
/// Bytes of a chunk besides its data: length, kind and checksum.
const FRAME_BYTES: usize = 12;

/// Keeps the chunks of [`KEPT`] up to the end of the image. Drops words, EXIF, times, unknown chunks, and all that
/// follows the end.
pub(in crate::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut rest = bytes.strip_prefix(SIGNATURE)?;
    let mut kept = SIGNATURE.to_vec();
    loop {
        let length = u32::from_be_bytes(*rest.first_chunk()?);
        let whole = usize::try_from(length).ok()?.checked_add(FRAME_BYTES)?;
        let (chunk, behind) = rest.split_at_checked(whole)?;
        let kind = &chunk[4..8];
        if KEPT.iter().any(|one| one.as_slice() == kind) {
            kept.extend_from_slice(chunk);
        }
        if kind == b"IEND" {
            return Some(kept);
        }
        rest = behind;
    }
}
