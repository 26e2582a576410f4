//! Randomness from a seed.

/// A source of numbers that always gives the same ones for a seed: `SplitMix64` (Steele, Lea, Flood 2014).
#[derive(Debug, Clone)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u32) -> Self {
        Self(u64::from(seed))
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from(mixed >> 32).unwrap_or_default()
    }

    /// A number from 0 up to, without, `end`; 0 where there is none.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let product = u64::from(self.next()) * end as u64;
        usize::try_from(product >> 32).unwrap_or_default()
    }
}
