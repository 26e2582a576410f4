//! Numbers that are the same in every run: xorshift (Marsaglia 2003).

pub(crate) struct Seeded(u32);

impl Seeded {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9) | 1)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(end)) >> 32) as u32
    }

    /// A number from 0 to 1.
    pub(crate) fn share(&mut self) -> f64 {
        f64::from(self.next()) / f64::from(u32::MAX)
    }
}
