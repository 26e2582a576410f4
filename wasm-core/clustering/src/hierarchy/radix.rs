//! Sorts by some bits of a word: least significant digit first, at most eleven bits at a time.

use super::sort::sort_words;

const DIGIT_BITS: u32 = 11;
const DIGITS: usize = 1 << DIGIT_BITS;

/// Below this many items, counting digits costs more than comparing them.
const COUNTING_PAYS_FROM: usize = 1_500;

/// Item that can be sorted: the key must tell any two items apart, or their order must not matter.
pub(super) trait Keyed: Copy + Default {
    /// The number that is sorted by.
    fn key(&self) -> u64;

    /// Sorts by comparing keys. O(n log n).
    fn sort_few(items: &mut [Self]);
}

impl Keyed for u64 {
    fn key(&self) -> u64 {
        *self
    }

    fn sort_few(items: &mut [Self]) {
        sort_words(items);
    }
}

/// Sorts by the bits of the key from `from_bit` on and below `to_bit`; those above must be 0, and the items must be in
/// the order of those below already. O(n) per eleven bits. `spare` is scratch of any length.
pub(super) fn sort<T: Keyed>(items: &mut Vec<T>, spare: &mut Vec<T>, from_bit: u32, to_bit: u32) {
    if items.len() < COUNTING_PAYS_FROM {
        T::sort_few(items);
        return;
    }
    spare.resize(items.len(), T::default());
    let passes = (to_bit - from_bit).div_ceil(DIGIT_BITS).max(1);
    let bits = (to_bit - from_bit).div_ceil(passes);
    for pass in 0..passes {
        if distribute(items, spare, from_bit + pass * bits) {
            std::mem::swap(items, spare);
        }
    }
}

/// Distributes by one digit, keeping the order of equal ones; `false`, and nothing done, where all have the same.
fn distribute<T: Keyed>(from: &[T], to: &mut [T], shift: u32) -> bool {
    let mut starts = [0_u32; DIGITS];
    for item in from {
        starts[digit(item, shift)] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        let count = std::mem::replace(start, sum);
        if count as usize == from.len() {
            return false;
        }
        sum += count;
    }
    for item in from {
        let start = &mut starts[digit(item, shift)];
        to[*start as usize] = *item;
        *start += 1;
    }
    true
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "only the lowest eleven bits are kept"
)]
fn digit(item: &impl Keyed, shift: u32) -> usize {
    (item.key() >> shift) as usize & (DIGITS - 1)
}
