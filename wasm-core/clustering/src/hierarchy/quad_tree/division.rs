//! Construction of a tree: squares are divided as long as they have too many positions.

use super::curve::{PARTS, STEP_BITS};
use super::{NO_SQUARE, QuadTree, Square};
use crate::hierarchy::nodes::index_of;
use crate::hierarchy::sort::sort_words;

/// A square with more positions is divided, if it can be, and at most so many stay with it.
pub(super) const MOST_UNDIVIDED: usize = 64;

#[expect(clippy::cast_possible_truncation, reason = "an index is a `u32`")]
pub(super) fn index_in(word: u64, index_bits: u32) -> u32 {
    (word & ((1 << index_bits) - 1)) as u32
}

/// With the index above the key for the time of the sort.
fn sort_by_index(words: &mut [u64], index_bits: u32) {
    for word in &mut *words {
        *word = word.rotate_right(index_bits);
    }
    sort_words(words);
    for word in words {
        *word = word.rotate_left(index_bits);
    }
}

/// A tree that is being divided. Words are keys above indexes.
pub(super) struct Division<'a> {
    pub(super) tree: &'a mut QuadTree,
    pub(super) index_bits: u32,
    pub(super) rank_ends: &'a [u32],
}

impl Division<'_> {
    /// Fills a square, whose words begin at a place of the order and differ below a bit only, and divides it as far as it
    /// needs: deeper by at most half the bits of a key.
    pub(super) fn divide(&mut self, at: usize, start: usize, words: &mut [u64], bit: u32) {
        let is_small = words.len() <= MOST_UNDIVIDED || bit < self.index_bits + 2 * STEP_BITS;
        let own = if is_small {
            sort_by_index(words, self.index_bits);
            words.len()
        } else {
            self.keep_lowest(words)
        };
        let parts = self.tree.squares.len();
        self.tree.squares[at] = Square {
            start: index_of(start),
            end: index_of(start + own),
            parts: if own < words.len() {
                index_of(parts)
            } else {
                0
            },
        };
        if own == words.len() {
            return;
        }
        self.tree.squares.resize(parts + PARTS, NO_SQUARE);
        let below = bit - 2 * STEP_BITS;
        let part_of = |word: u64| word >> below & (PARTS as u64 - 1);
        let (mut start, mut rest) = (start + own, &mut words[own..]);
        for part in 0..PARTS {
            let until = rest.partition_point(|&word| part_of(word) <= part as u64);
            let (own, others) = rest.split_at_mut(until);
            self.divide(parts + part, start, own, below);
            (start, rest) = (start + until, others);
        }
    }

    /// Moves the words of the lowest ranks to the front, by rank, as long as they are few, and says how many they are. The
    /// others stay in their order.
    fn keep_lowest(&self, words: &mut [u64]) -> usize {
        let index = |word: u64| index_in(word, self.index_bits);
        let below = |end: u32| words.iter().filter(|&&word| index(word) < end).count();
        let ends = self.rank_ends.iter().copied();
        let fitting = ends.take_while(|&end| below(end) <= MOST_UNDIVIDED);
        let Some(end) = fitting.last() else {
            return 0;
        };
        let mut kept: Vec<_> = words
            .iter()
            .copied()
            .filter(|&word| index(word) < end)
            .collect();
        sort_by_index(&mut kept, self.index_bits);
        let mut free = words.len();
        for at in (0..words.len()).rev() {
            if index(words[at]) >= end {
                free -= 1;
                words[free] = words[at];
            }
        }
        words[..kept.len()].copy_from_slice(&kept);
        kept.len()
    }
}
