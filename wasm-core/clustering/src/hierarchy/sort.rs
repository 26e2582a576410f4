//! Sorts whose speed matters little, all as words of 64 bits: the standard library's sort is five to ten kilobytes of code
//! for each type and each key.

/// Sorted runs of at most this length are made by insertion.
const INSERTION_MAX: usize = 12;

/// Sorts words in place. O(n log n).
#[inline(never)]
pub(super) fn sort_words(words: &mut [u64]) {
    words.sort_unstable();
}

/// A word that is sorted by its upper half.
pub(super) fn word(key: u32, value: u32) -> u64 {
    u64::from(key) << 32 | u64::from(value)
}

/// The lower half of a word.
#[expect(clippy::cast_possible_truncation, reason = "the upper half is dropped")]
pub(super) fn value(word: u64) -> u32 {
    word as u32
}

/// Sorts numbers by a key, those of one key by themselves. O(n log n).
pub(super) fn sort_by_key(numbers: &mut [u32], key: impl Fn(u32) -> u32) {
    if numbers.len() > INSERTION_MAX {
        let mut words: Vec<u64> = numbers.iter().map(|&own| word(key(own), own)).collect();
        sort_words(&mut words);
        for (own, word) in numbers.iter_mut().zip(words) {
            *own = value(word);
        }
        return;
    }
    for end in 1..numbers.len() {
        let own = word(key(numbers[end]), numbers[end]);
        let mut at = end;
        while at > 0 && word(key(numbers[at - 1]), numbers[at - 1]) > own {
            numbers[at] = numbers[at - 1];
            at -= 1;
        }
        numbers[at] = value(own);
    }
}

/// A number that is there twice, the lowest one. O(n log n).
pub(super) fn find_twice(numbers: &[u32]) -> Option<u32> {
    let mut sorted = numbers.to_vec();
    sort_by_key(&mut sorted, |own| own);
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]);
    twice.map(|pair| pair[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_short_and_long_by_key_then_number() {
        for length in [0, 1, 2, 12, 13, 500] {
            let numbers: Vec<u32> = (0..length).map(|at| (at * 7919) % 509).collect();
            let mut sorted = numbers.clone();
            sort_by_key(&mut sorted, |own| own % 10);
            let mut expected = numbers;
            expected.sort_by_key(|own| (own % 10, *own));
            assert_eq!(sorted, expected);
        }
    }

    #[test]
    fn finds_what_is_there_twice() {
        assert_eq!(find_twice(&[3, 1, 2]), None);
        assert_eq!(find_twice(&[3, 1, 2, 3, 1]), Some(1));
    }
}
