//! Sorts 64-bit words by their upper bits: least significant digit first, eleven bits at a time.

const DIGIT_BITS: u32 = 11;
const DIGITS: usize = 1 << DIGIT_BITS;

/// Below this many words, counting digits costs more than comparing words.
const COUNTING_PAYS_FROM: usize = 1_500;

/// Sorts words whose bits below `from_bit` ascend already, and whose bits from `to_bit` on are 0: O(n) per eleven bits.
/// `spare` is scratch of any length.
pub(super) fn sort(words: &mut Vec<u64>, spare: &mut Vec<u64>, from_bit: u32, to_bit: u32) {
    if words.len() < COUNTING_PAYS_FROM {
        words.sort_unstable();
        return;
    }
    spare.resize(words.len(), 0);
    for shift in (from_bit..to_bit).step_by(DIGIT_BITS as usize) {
        if distribute(words, spare, shift) {
            std::mem::swap(words, spare);
        }
    }
}

/// Distributes by one digit, keeping the order of equal ones; `false`, and nothing done, where all have the same.
fn distribute(from: &[u64], to: &mut [u64], shift: u32) -> bool {
    let mut starts = [0_u32; DIGITS];
    for &word in from {
        starts[digit(word, shift)] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        let count = std::mem::replace(start, sum);
        if count as usize == from.len() {
            return false;
        }
        sum += count;
    }
    for &word in from {
        let start = &mut starts[digit(word, shift)];
        to[*start as usize] = word;
        *start += 1;
    }
    true
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "only the lowest eleven bits are kept"
)]
fn digit(word: u64, shift: u32) -> usize {
    (word >> shift) as usize & (DIGITS - 1)
}
