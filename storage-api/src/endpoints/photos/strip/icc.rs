//! Colour profiles (ICC.1:2022): which ones a photo keeps.

const HEADER_BYTES: usize = 128;
/// Bytes of an entry of the table of tags: its name, where its data begins, how long it is.
const ENTRY_BYTES: usize = 12;
/// Longest profile: those of cameras, phones and screens have some kilobytes.
const BYTES_MAX: usize = 64 << 10;
/// Tags that a profile of an input, display or output device needs to be one and to turn numbers into colours.
const KNOWN: [&[u8; 4]; 28] = [
    b"desc", b"cprt", b"wtpt", b"bkpt", b"chad", b"rXYZ", b"gXYZ", b"bXYZ", b"rTRC", b"gTRC",
    b"bTRC", b"kTRC", b"A2B0", b"A2B1", b"A2B2", b"B2A0", b"B2A1", b"B2A2", b"gamt", b"lumi",
    b"cicp", b"chrm", b"dmnd", b"dmdd", b"vued", b"view", b"tech", b"meas",
];

/// Tells whether a colour profile is well-formed: as long as it says, with known tags only, and without a byte that belongs
/// to none of them.
pub(super) fn is_well_formed(profile: &[u8]) -> bool {
    parts(profile).is_some_and(|parts| covers(profile, parts))
}

/// Ranges of the header with the table and of the data of each tag; `None` when one lies outside or a tag is unknown.
fn parts(profile: &[u8]) -> Option<Vec<(usize, usize)>> {
    let number = |at: usize| {
        let bytes = profile.get(at..)?.first_chunk()?;
        usize::try_from(u32::from_be_bytes(*bytes)).ok()
    };
    let is_sound = number(0)? == profile.len()
        && profile.len() <= BYTES_MAX
        && profile.get(36..40)? == b"acsp"
        && profile
            .get(100..HEADER_BYTES)?
            .iter()
            .all(|byte| *byte == 0);
    if !is_sound {
        return None;
    }
    let table = HEADER_BYTES + 4;
    let count = number(HEADER_BYTES)?;
    let data = table.checked_add(count.checked_mul(ENTRY_BYTES)?)?;
    let mut parts = vec![(0, data)];
    for entry in (table..data).step_by(ENTRY_BYTES) {
        let name = profile.get(entry..entry + 4)?;
        if !KNOWN.iter().any(|known| known.as_slice() == name) {
            return None;
        }
        let (start, length) = (number(entry + 4)?, number(entry + 8)?);
        let end = start.checked_add(length)?;
        if start < data || end > profile.len() {
            return None;
        }
        parts.push((start, end));
    }
    Some(parts)
}

/// Tells whether the parts leave nothing of the profile over but zeros, which fill tags up to a multiple of four.
fn covers(profile: &[u8], mut parts: Vec<(usize, usize)>) -> bool {
    parts.sort_unstable();
    let mut covered = 0;
    for (start, end) in parts {
        let gap = profile.get(covered..start).unwrap_or_default();
        if gap.iter().any(|byte| *byte != 0) {
            return false;
        }
        covered = covered.max(end);
    }
    profile[covered..].iter().all(|byte| *byte == 0)
}
