//! The frame of a JPEG file, and which of its coefficients the scans have coded.

/// Coefficients of a block.
const COEFFICIENTS: usize = 64;
/// Frames of sequential coding (baseline, extended) and of progressive coding, by Huffman codes.
const SEQUENTIAL: [u8; 2] = [0xc0, 0xc1];
const PROGRESSIVE: u8 = 0xc2;

/// Size and colour components of the picture.
pub(super) struct Frame {
    /// The marker that begins it.
    pub(super) marker: u8,
    height_px: u16,
    width_px: u16,
    components: Vec<Component>,
}

struct Component {
    id: u8,
    /// Samples across and down, each 1 to 4.
    sampling: (u8, u8),
    /// Number of its quantisation table.
    quantisation: u8,
    /// For each coefficient, how many low bits are still to come, once some were coded.
    coded: [Option<u8>; COEFFICIENTS],
}

/// One scan: the coefficients and bits that it codes, and of which components.
pub(super) struct Scan {
    parts: Vec<ScanPart>,
    /// First and last coefficient.
    spectrum: (u8, u8),
    /// Low bits that were left over by the scan before, and that are by this one.
    bits: (u8, u8),
    is_progressive: bool,
}

/// A component in a scan, by its place in the frame, with the numbers of its Huffman tables.
struct ScanPart {
    component: usize,
    dc: u8,
    ac: u8,
}

impl Frame {
    pub(super) fn parse(marker: u8, segment: &[u8]) -> Option<Self> {
        if marker != PROGRESSIVE && !SEQUENTIAL.contains(&marker) {
            return None;
        }
        let ([precision, h1, h0, w1, w0, count], rest) = segment.split_first_chunk()?;
        let components: Option<Vec<_>> = rest.chunks(3).map(Component::parse).collect();
        let components = components?;
        let frame = Self {
            marker,
            height_px: u16::from_be_bytes([*h1, *h0]),
            width_px: u16::from_be_bytes([*w1, *w0]),
            components,
        };
        let is_sound = *precision == 8
            && usize::from(*count) == frame.components.len()
            && (1..=4).contains(count)
            && frame.height_px > 0
            && frame.width_px > 0
            && !frame.components.iter().any(is_twice_in(&frame.components));
        is_sound.then_some(frame)
    }

    pub(super) fn to_segment(&self) -> Vec<u8> {
        let mut segment = vec![8];
        segment.extend_from_slice(&self.height_px.to_be_bytes());
        segment.extend_from_slice(&self.width_px.to_be_bytes());
        segment.extend(u8::try_from(self.components.len()));
        for component in &self.components {
            let (across, down) = component.sampling;
            segment.extend([component.id, across << 4 | down, component.quantisation]);
        }
        segment
    }

    /// Takes in a scan; `None` when it is malformed or codes again what was coded.
    pub(super) fn accept(&mut self, segment: &[u8]) -> Option<Scan> {
        let scan = self.parse_scan(segment)?;
        let (first, last) = (usize::from(scan.spectrum.0), usize::from(scan.spectrum.1));
        let (high, low) = scan.bits;
        let before = (high > 0).then_some(high);
        for part in &scan.parts {
            let coded = &mut self.components[part.component].coded[first..=last];
            if coded.iter().any(|left| *left != before) {
                return None;
            }
            coded.fill(Some(low));
        }
        Some(scan)
    }

    fn parse_scan(&self, segment: &[u8]) -> Option<Scan> {
        let (count, rest) = segment.split_first()?;
        let (parts, [first, last, bits]) = rest.split_last_chunk()?;
        let parts = parts.chunks(2).map(|part| self.parse_part(part));
        let parts: Vec<_> = parts.collect::<Option<_>>()?;
        let is_twice = |part: &ScanPart| {
            let same = parts
                .iter()
                .filter(|other| other.component == part.component);
            same.count() > 1
        };
        if parts.len() != usize::from(*count) || parts.is_empty() || parts.iter().any(is_twice) {
            return None;
        }
        let is_progressive = self.marker == PROGRESSIVE;
        let (high, low) = (bits >> 4, bits & 15);
        // Sequential scans code everything, whatever they say.
        let (spectrum, bits) = if is_progressive {
            ((*first, *last), (high, low))
        } else {
            ((0, 63), (0, 0))
        };
        let is_sound = !is_progressive
            || ((high == 0 || high == low + 1)
                && low <= 13
                && (*first == 0 && *last == 0
                    || *first > 0 && first <= last && *last < 64 && parts.len() == 1));
        is_sound.then_some(Scan {
            parts,
            spectrum,
            bits,
            is_progressive,
        })
    }

    fn parse_part(&self, part: &[u8]) -> Option<ScanPart> {
        let [id, tables] = part else { return None };
        let component = self.components.iter().position(|it| it.id == *id)?;
        let (dc, ac) = (tables >> 4, tables & 15);
        (dc < 4 && ac < 4).then_some(ScanPart { component, dc, ac })
    }

    /// Numbers of the quantisation tables that a scan uses.
    pub(super) fn quantisation<'f>(&'f self, scan: &'f Scan) -> impl Iterator<Item = u8> + 'f {
        let parts = scan.parts.iter();
        parts.map(move |part| self.components[part.component].quantisation)
    }

    /// Counts the units of a scan, which restarts are placed by: blocks of one component, or groups of blocks of several.
    pub(super) fn units(&self, scan: &Scan) -> usize {
        let most = |pick: fn(&Component) -> u8| {
            let values = self.components.iter().map(pick);
            usize::from(values.max().unwrap_or(1))
        };
        let (across_max, down_max) = (most(|it| it.sampling.0), most(|it| it.sampling.1));
        let (width, height) = (usize::from(self.width_px), usize::from(self.height_px));
        match &scan.parts[..] {
            [part] => {
                let (across, down) = self.components[part.component].sampling;
                let blocks = |side: usize, own: u8, max: usize| {
                    (side * usize::from(own)).div_ceil(max).div_ceil(8)
                };
                blocks(width, across, across_max) * blocks(height, down, down_max)
            }
            _ => width.div_ceil(8 * across_max) * height.div_ceil(8 * down_max),
        }
    }
}

/// Tells of components whether another one has the same id.
fn is_twice_in(components: &[Component]) -> impl Fn(&Component) -> bool {
    |component| {
        let same = components.iter().filter(|other| other.id == component.id);
        same.count() > 1
    }
}

impl Component {
    fn parse(bytes: &[u8]) -> Option<Self> {
        let [id, sampling, quantisation] = bytes else {
            return None;
        };
        let sampling = (sampling >> 4, sampling & 15);
        let is_sound = (1..=4).contains(&sampling.0) && (1..=4).contains(&sampling.1);
        (is_sound && *quantisation < 4).then_some(Self {
            id: *id,
            sampling,
            quantisation: *quantisation,
            coded: [None; COEFFICIENTS],
        })
    }
}

impl Scan {
    /// Classes (0 for the first coefficient, 1 for the others) and numbers of the Huffman tables that it uses.
    pub(super) fn huffman(&self) -> Vec<(u8, u8)> {
        let (uses_first, uses_others) = self.uses();
        let tables = self.parts.iter().flat_map(|part| {
            let dc = uses_first.then_some((0, part.dc));
            dc.into_iter().chain(uses_others.then_some((1, part.ac)))
        });
        tables.collect()
    }

    /// Tells for each class whether its Huffman tables are used. Later bits of the first coefficient are coded without any.
    fn uses(&self) -> (bool, bool) {
        if self.is_progressive {
            let is_dc = self.spectrum.0 == 0;
            (is_dc && self.bits.0 == 0, !is_dc)
        } else {
            (true, true)
        }
    }

    pub(super) fn to_segment(&self, frame: &Frame) -> Vec<u8> {
        let (uses_first, uses_others) = self.uses();
        let mut segment = Vec::new();
        segment.extend(u8::try_from(self.parts.len()));
        for part in &self.parts {
            let dc = if uses_first { part.dc } else { 0 };
            let ac = if uses_others { part.ac } else { 0 };
            segment.extend([frame.components[part.component].id, dc << 4 | ac]);
        }
        let (high, low) = self.bits;
        segment.extend([self.spectrum.0, self.spectrum.1, high << 4 | low]);
        segment
    }
}
