//! An inverted index of short texts, the documents: which words there are, which documents have each, which words each
//! document has.
//!
//! Word ids are positions in alphabetical order, so that the words with a common prefix are a range of ids, and the
//! documents that have any of them are one contiguous slice. A one-letter query is therefore a scan over a slice.
//!
//! The dictionary is a sorted list, not an FST as of the crate `fst`: as fast to ask, built in a tenth of the time, and
//! without that crate's checksum, whose tables were a fifth of the download.

use std::ops::Range;

use super::names::{TextColumn, as_u32, sorted_positions};
use super::typo::{Row, Typos};
use crate::text::fold::fold_words;

#[derive(Debug)]
pub(super) struct WordIndex {
    /// All words in alphabetical order; the place in it is the id.
    dictionary: TextColumn,
    /// Start of each word's places in `postings`; one more entry than words.
    posting_starts: Vec<u32>,
    /// Documents in the order of their words, then by number.
    postings: Vec<u32>,
    /// Start of the words of each document in `document_words`; one more entry than documents.
    document_starts: Vec<u32>,
    /// Word ids in the order of the text.
    document_words: Vec<u32>,
}

/// One occurrence of a word in a document.
struct Occurrence {
    /// Range of its text in the buffer of folded words.
    text: Range<u32>,
    document: u32,
}

impl WordIndex {
    /// Folds and sorts the words of all documents, which are numbered in order: O(w log w) in the number of words.
    pub(super) fn build<'a>(documents: impl Iterator<Item = &'a str>) -> Self {
        let (buffer, occurrences, document_starts) = occurrences(documents);
        let text = |occurrence: &Occurrence| {
            &buffer[occurrence.text.start as usize..occurrence.text.end as usize]
        };
        let order = sorted_positions(occurrences.len(), &|a, b| {
            text(&occurrences[a]).cmp(text(&occurrences[b]))
        });

        let mut dictionary = TextColumn::default();
        let mut last = None;
        let mut posting_starts = Vec::new();
        let mut document_words = vec![0; occurrences.len()];
        for (position, &at) in order.iter().enumerate() {
            let word = text(&occurrences[at]);
            if last != Some(word) {
                last = Some(word);
                dictionary.push(word);
                posting_starts.push(as_u32(position));
            }
            document_words[at] = as_u32(dictionary.len() - 1);
        }
        posting_starts.push(as_u32(order.len()));
        let postings = order.iter().map(|&at| occurrences[at].document).collect();
        Self {
            dictionary,
            posting_starts,
            postings,
            document_starts,
            document_words,
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
        self.first_not(0, |word| word < key)
    }

    /// The first word from `start` on for which `is_before` no longer holds. Mostly it is near, so that the steps towards
    /// it begin small.
    fn first_not(&self, start: u32, is_before: impl Fn(&[u8]) -> bool) -> u32 {
        let end = as_u32(self.dictionary.len());
        let (mut low, mut step) = (start, 1);
        while low + step < end && is_before(self.word(low + step - 1)) {
            low += step;
            step *= 2;
        }
        let mut high = end.min(low + step);
        while low < high {
            let middle = low.midpoint(high);
            if is_before(self.word(middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    fn word(&self, id: u32) -> &[u8] {
        self.dictionary.get(id as usize).as_bytes()
    }

    /// The id of exactly this word.
    pub(super) fn exactly(&self, word: &str) -> Option<u32> {
        let id = self.first_at_least(word.as_bytes());
        let is_known = (id as usize) < self.dictionary.len();
        (is_known && self.word(id) == word.as_bytes()).then_some(id)
    }

    /// Ids of the words like the typed one, each with the number of edits, ascending by id. What words have in common at
    /// their beginning is compared once, and where nothing can come of a beginning, all its words are passed over.
    pub(super) fn like(&self, typos: &Typos) -> Vec<(u32, u8)> {
        let mut found = Vec::new();
        // What is known after each letter of the last word.
        let mut rows: Vec<Row> = vec![typos.start()];
        let mut last: &[u8] = &[];
        let mut id = 0;
        while (id as usize) < self.dictionary.len() {
            let word = self.word(id);
            rows.truncate(1 + common_length(last, word).min(rows.len() - 1));
            last = word;
            id = match typos.read_on(&mut rows, word) {
                Ok(edits) => {
                    found.extend(edits.map(|edits| (id, edits)));
                    id + 1
                }
                Err(length) => self.first_not(id + 1, |next| next.starts_with(&word[..length])),
            };
        }
        found
    }

    /// Documents that have one of these words; a document with two of them stands twice.
    pub(super) fn documents(&self, words: Range<u32>) -> &[u32] {
        let start = self.posting_starts[words.start as usize] as usize;
        let end = self.posting_starts[words.end as usize] as usize;
        &self.postings[start..end]
    }

    /// Ids of the words of a document, in order.
    pub(super) fn words_of(&self, document: u32) -> &[u32] {
        let start = self.document_starts[document as usize] as usize;
        let end = self.document_starts[document as usize + 1] as usize;
        &self.document_words[start..end]
    }
}

fn occurrences<'a>(
    documents: impl Iterator<Item = &'a str>,
) -> (String, Vec<Occurrence>, Vec<u32>) {
    let mut buffer = String::new();
    let mut occurrences = Vec::new();
    let mut document_starts = Vec::new();
    for (document, text) in (0_u32..).zip(documents) {
        document_starts.push(as_u32(occurrences.len()));
        fold_words(text, &mut buffer, |range| {
            let text = as_u32(range.start)..as_u32(range.end);
            occurrences.push(Occurrence { text, document });
        });
    }
    document_starts.push(as_u32(occurrences.len()));
    (buffer, occurrences, document_starts)
}

fn common_length(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of a few letters, so that many are alike; every one once.
    fn words() -> Vec<String> {
        let letters = ['a', 'b', 'c', 'é'];
        let mut words = vec![String::new()];
        let mut all = Vec::new();
        for _ in 0..6 {
            let longer = |word: &String| letters.map(|letter| format!("{word}{letter}"));
            words = words.iter().flat_map(longer).step_by(2).collect();
            all.extend(words.iter().cloned());
        }
        all
    }

    fn index(words: &[String]) -> WordIndex {
        WordIndex::build(words.iter().map(String::as_str))
    }

    #[test]
    fn passing_over_beginnings_finds_the_words_that_are_alike_one_by_one() {
        let index = index(&words());
        for typed in ["abca", "aacbb", "acacacac", "bbbbbb", "cabbages", "aaaa"] {
            let typos = Typos::forgiving(typed).expect("it has four letters");
            let alone = |id: u32| {
                let mut rows = vec![typos.start()];
                let edits = typos.read_on(&mut rows, index.word(id)).ok().flatten();
                edits.map(|edits| (id, edits))
            };
            let expected: Vec<_> = (0..as_u32(index.dictionary.len()))
                .filter_map(alone)
                .collect();
            assert_eq!(index.like(&typos), expected, "{typed}");
        }
    }

    #[test]
    fn a_beginning_is_a_range_of_ids_and_a_whole_word_one_of_them() {
        let words = words();
        let index = index(&words);
        assert_eq!(index.with_prefix(""), 0..as_u32(index.dictionary.len()));
        for word in &words {
            // Folded, as everything in the index is.
            let word = word.replace('é', "e");
            let id = index.exactly(&word).expect("it is in the index");
            let range = index.with_prefix(&word);
            assert_eq!(range.start, id);
            assert!(
                range
                    .clone()
                    .all(|id| index.word(id).starts_with(word.as_bytes()))
            );
            let after = range.end as usize;
            assert!(
                after == index.dictionary.len()
                    || !index.word(range.end).starts_with(word.as_bytes())
            );
        }
        assert_eq!(
            (index.exactly("zzz"), index.exactly("abcabcabc")),
            (None, None)
        );
    }
}
