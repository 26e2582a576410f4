//! The words of all names: which words there are (an FST), which places have each, which words each place has.
//!
//! Word ids are positions in alphabetical order, so that the words with a common prefix are a range of ids, and the
//! places that have any of them are one contiguous slice. A one-letter query is therefore a scan over a slice.

use std::ops::Range;

use fst::{IntoStreamer, Map, Streamer};

use super::gazetteer::TextColumn;
use super::typo::Typos;
use crate::text::fold::fold_words;

#[derive(Debug)]
pub(super) struct WordIndex {
    /// Word → its id.
    dictionary: Map<Vec<u8>>,
    /// Where the places of each word start in `postings`; one more entry than words.
    posting_starts: Vec<u32>,
    /// Places in the order of their words, then by rank.
    postings: Vec<u32>,
    /// Where the words of each place start in `place_words`; one more entry than places.
    place_starts: Vec<u32>,
    /// Word ids in the order of the name.
    place_words: Vec<u32>,
}

/// One occurrence of a word in a name.
struct Occurrence {
    /// Where it stands in the buffer of folded words.
    text: Range<u32>,
    place: u32,
}

impl WordIndex {
    /// Folds and sorts the words of all names: O(w log w) in their number.
    pub(super) fn build(names: &TextColumn, count: u32) -> Self {
        let (buffer, occurrences, place_starts) = occurrences(names, count);
        let text = |occurrence: &Occurrence| {
            &buffer[occurrence.text.start as usize..occurrence.text.end as usize]
        };
        let mut order: Vec<usize> = (0..occurrences.len()).collect();
        order.sort_by(|&a, &b| text(&occurrences[a]).cmp(text(&occurrences[b])));

        let mut words = Vec::new();
        let mut posting_starts = Vec::new();
        let mut place_words = vec![0; occurrences.len()];
        for (position, &at) in order.iter().enumerate() {
            let word = text(&occurrences[at]);
            if words.last() != Some(&word) {
                words.push(word);
                posting_starts.push(as_u32(position));
            }
            place_words[at] = as_u32(words.len() - 1);
        }
        posting_starts.push(as_u32(order.len()));
        #[expect(
            clippy::expect_used,
            reason = "the only errors are unsorted keys and input/output"
        )]
        let dictionary = Map::from_iter(words.iter().zip(0_u64..))
            .expect("invariant: the words are sorted, unique and written to memory");
        let postings = order.iter().map(|&at| occurrences[at].place).collect();
        Self {
            dictionary,
            posting_starts,
            postings,
            place_starts,
            place_words,
        }
    }

    /// Ids of the words that start with `prefix`.
    pub(super) fn with_prefix(&self, prefix: &str) -> Range<u32> {
        let start = self.first_at_least(prefix.as_bytes());
        // U+10FFFF is no letter, so that no word continues a prefix with it or anything beyond.
        let end = self.first_at_least(format!("{prefix}\u{10FFFF}").as_bytes());
        start..end
    }

    fn first_at_least(&self, key: &[u8]) -> u32 {
        let mut stream = self.dictionary.range().ge(key).into_stream();
        stream
            .next()
            .map_or_else(|| as_u32(self.dictionary.len()), |(_, id)| word_id(id))
    }

    /// The id of exactly this word.
    pub(super) fn exactly(&self, word: &str) -> Option<u32> {
        self.dictionary.get(word).map(word_id)
    }

    /// Ids of the words like the typed one, each with the number of edits, ascending by id.
    pub(super) fn like(&self, typos: &Typos) -> Vec<(u32, u8)> {
        let mut found = Vec::new();
        let mut stream = self.dictionary.search_with_state(typos).into_stream();
        while let Some((_, id, state)) = stream.next() {
            found.push((word_id(id), state.edits()));
        }
        found
    }

    /// Places that have one of these words; a place with two of them stands twice.
    pub(super) fn places(&self, words: Range<u32>) -> &[u32] {
        let start = self.posting_starts[words.start as usize] as usize;
        let end = self.posting_starts[words.end as usize] as usize;
        &self.postings[start..end]
    }

    /// Ids of the words of a place's name, in order.
    pub(super) fn words_of(&self, place: u32) -> &[u32] {
        let start = self.place_starts[place as usize] as usize;
        let end = self.place_starts[place as usize + 1] as usize;
        &self.place_words[start..end]
    }
}

fn occurrences(names: &TextColumn, count: u32) -> (String, Vec<Occurrence>, Vec<u32>) {
    let mut buffer = String::new();
    let mut occurrences = Vec::new();
    let mut place_starts = Vec::with_capacity(count as usize + 1);
    for place in 0..count {
        place_starts.push(as_u32(occurrences.len()));
        fold_words(names.get(place as usize), &mut buffer, |range| {
            let text = as_u32(range.start)..as_u32(range.end);
            occurrences.push(Occurrence { text, place });
        });
    }
    place_starts.push(as_u32(occurrences.len()));
    (buffer, occurrences, place_starts)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a gazetteer's names stay far below 4 GiB: its length is a u32"
)]
fn as_u32(value: usize) -> u32 {
    value as u32
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "word ids are counted in u32"
)]
fn word_id(id: u64) -> u32 {
    id as u32
}
