//! PNG (W3C, third edition), written anew: a signature and the chunks that show the picture.

const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
/// Bytes of a chunk besides its data: length, kind and checksum.
const FRAME_BYTES: usize = 12;
/// Largest share of a colour in white light, times 100 000, and largest exponent, likewise.
const CHROMATICITY_MAX: u32 = 100_000;
const GAMMA_MAX: u32 = 1_000_000;
/// Number of the colour type whose pixels are places in a palette.
const INDEXED: u8 = 3;
/// Most colours of a palette.
const COLOURS_MAX: usize = 256;

/// Keeps header, palette, transparency, colours and picture, with checksums of its own. Drops everything else: words, EXIF,
/// times, colour profiles, whose packed names and words nobody reads, further images of an animation, unknown chunks, what the
/// end holds and what follows it. `None` for what is damaged.
pub(in crate::endpoints::photos) fn strip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut rest = bytes.strip_prefix(SIGNATURE)?;
    let (first, behind) = split_chunk(rest)?;
    rest = behind;
    let header = Header::of(first)?;
    let mut kept = SIGNATURE.to_vec();
    push(&mut kept, *b"IHDR", first.data)?;
    let mut seen: Vec<[u8; 4]> = Vec::new();
    let mut has_ended = false;
    loop {
        let (chunk, behind) = split_chunk(rest)?;
        rest = behind;
        let has_picture = seen.contains(b"IDAT");
        match &chunk.kind {
            b"IEND" if has_picture => break,
            b"IEND" | b"IHDR" => return None,
            b"IDAT" if !has_ended => {
                chunk.check()?;
                push(&mut kept, chunk.kind, chunk.data)?;
                seen.push(chunk.kind);
            }
            _ if has_picture => has_ended = true,
            kind if !seen.contains(kind) && header.needs(&chunk, seen.contains(b"PLTE")) => {
                chunk.check()?;
                push(&mut kept, chunk.kind, chunk.data)?;
                seen.push(chunk.kind);
            }
            _ => {}
        }
    }
    push(&mut kept, *b"IEND", b"")?;
    Some(kept)
}

/// Pixels, as the first chunk describes them.
struct Header {
    bit_depth: u8,
    colour_type: u8,
}

impl Header {
    fn of(chunk: Chunk<'_>) -> Option<Self> {
        let data: &[u8; 13] = chunk.data.try_into().ok()?;
        let [.., bit_depth, colour_type, compression, filter, interlace] = *data;
        let is_sound = chunk.kind == *b"IHDR"
            && matches!(bit_depth, 1 | 2 | 4 | 8 | 16)
            && matches!(colour_type, 0 | 2 | 3 | 4 | 6)
            && compression == 0
            && filter == 0
            && interlace <= 1;
        chunk.check()?;
        is_sound.then_some(Self {
            bit_depth,
            colour_type,
        })
    }

    /// Tells whether a chunk before the picture is needed to show it.
    fn needs(&self, chunk: &Chunk<'_>, has_palette: bool) -> bool {
        let length = chunk.data.len();
        match &chunk.kind {
            b"PLTE" => {
                let colours = COLOURS_MAX.min(1 << self.bit_depth);
                self.colour_type == INDEXED
                    && length.is_multiple_of(3)
                    && (1..=colours).contains(&(length / 3))
            }
            b"tRNS" => match self.colour_type {
                0 => length == 2,
                2 => length == 6,
                INDEXED => has_palette && (1..=COLOURS_MAX).contains(&length),
                _ => false,
            },
            // Colours come before the palette.
            _ => !has_palette && chunk.tells_colours(),
        }
    }
}

#[derive(Clone, Copy)]
struct Chunk<'b> {
    kind: [u8; 4],
    data: &'b [u8],
    checksum: u32,
}

impl Chunk<'_> {
    /// Tells whether it says something about colours that can be true.
    fn tells_colours(&self) -> bool {
        let (numbers, rest) = self.data.as_chunks::<4>();
        let mut numbers = numbers.iter().map(|number| u32::from_be_bytes(*number));
        match (&self.kind, self.data.len(), rest) {
            (b"cHRM", 32, _) => numbers.all(|number| number <= CHROMATICITY_MAX),
            (b"gAMA", 4, _) => numbers.all(|number| (1..=GAMMA_MAX).contains(&number)),
            (b"sRGB", 1, [intent]) => *intent <= 3,
            // Numbers of ITU-T H.273; PNG has no other than RGB.
            (b"cICP", 4, _) => self.data[2] == 0 && self.data[3] <= 1,
            _ => false,
        }
    }

    /// Refuses a chunk that is not what was written: its checksum would hold four bytes of anything.
    fn check(&self) -> Option<()> {
        (checksum(self.kind, self.data) == self.checksum).then_some(())
    }
}

/// The first chunk and what follows it.
fn split_chunk(bytes: &[u8]) -> Option<(Chunk<'_>, &[u8])> {
    let length = usize::try_from(u32::from_be_bytes(*bytes.first_chunk()?)).ok()?;
    let (chunk, behind) = bytes.split_at_checked(length.checked_add(FRAME_BYTES)?)?;
    let (head, rest) = chunk.split_first_chunk::<8>()?;
    let (data, checksum) = rest.split_last_chunk()?;
    let chunk = Chunk {
        kind: *head.last_chunk()?,
        data,
        checksum: u32::from_be_bytes(*checksum),
    };
    Some((chunk, behind))
}

fn push(kept: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) -> Option<()> {
    kept.extend_from_slice(&u32::try_from(data.len()).ok()?.to_be_bytes());
    kept.extend_from_slice(&kind);
    kept.extend_from_slice(data);
    kept.extend_from_slice(&checksum(kind, data).to_be_bytes());
    Some(())
}

fn checksum(kind: [u8; 4], data: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&kind);
    hasher.update(data);
    hasher.finalize()
}
