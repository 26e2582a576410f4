//! Picks from lists by a hash of a text: FNV-1a, mixed on for each pick by xorshift.

/// A sequence of picks that is the same for the same text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Picker(u32);

impl Picker {
    pub(super) fn new(text: &str) -> Self {
        let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        // Xorshift stays at zero for ever.
        Self(hash.max(1))
    }

    /// The next number of the sequence.
    pub(super) fn number(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        // Ids that differ in one character would else be picked alike: mixed as MurmurHash3 ends.
        let mixed = (self.0 ^ (self.0 >> 16)).wrapping_mul(0x85eb_ca6b);
        let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
        mixed ^ (mixed >> 16)
    }

    /// One of the items, which must not be empty.
    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        let count = u32::try_from(items.len()).unwrap_or(1).max(1);
        let at = usize::try_from(self.number() % count).unwrap_or(0);
        items[at]
    }

    /// A number from 0 to 1.
    pub(super) fn unit(&mut self) -> f64 {
        f64::from(self.number() >> 8) / f64::from(1_u32 << 24)
    }
}
