//! The words of all titles, with how rare they are and which may be the same with a typing error.

use std::collections::HashMap;

/// Texts as numbers: equal ones have the same.
#[derive(Debug, Default)]
pub(super) struct Names(HashMap<String, u32, rustc_hash::FxBuildHasher>);

impl Names {
    pub(super) fn number(&mut self, name: &str) -> u32 {
        let next = u32::try_from(self.0.len()).unwrap_or(u32::MAX);
        *self.0.entry(name.to_owned()).or_insert(next)
    }
}

#[derive(Debug, Default)]
pub(super) struct Vocabulary {
    numbers: Names,
    words: Vec<Word>,
    titles: u32,
}

#[derive(Debug)]
struct Word {
    letters: Vec<char>,
    is_numeric: bool,
    /// Titles that hold it.
    count: u32,
    /// Its part in a title: less for a word that many have.
    weight: f64,
    /// Words that may be the same with a typing error, with the number of errors; the own word with none.
    alike: Vec<(u32, u8)>,
}

impl Vocabulary {
    /// The number of a word, a new one if it is new.
    pub(super) fn number(&mut self, word: &str) -> u32 {
        let number = self.numbers.number(word);
        if number as usize == self.words.len() {
            self.words.push(Word {
                letters: word.chars().collect(),
                is_numeric: word.bytes().all(|byte| byte.is_ascii_digit()),
                count: 0,
                weight: 1.0,
                alike: vec![(number, 0)],
            });
        }
        number
    }

    /// Counts the words of one title.
    pub(super) fn count(&mut self, numbers: &[u32]) {
        self.titles += 1;
        for &number in numbers {
            self.words[number as usize].count += 1;
        }
    }

    /// Computes weights and likenesses, once all words are known. O(words²) comparisons of a few numbers.
    pub(super) fn finish(&mut self) {
        for word in &mut self.words {
            word.weight = (1.0 + f64::from(self.titles) / f64::from(word.count.max(1))).ln();
        }
        let masks: Vec<u64> = self.words.iter().map(|word| mask(&word.letters)).collect();
        for a in 0..self.words.len() {
            for b in 0..a {
                // Each error changes at most two letters of the set.
                if (masks[a] ^ masks[b]).count_ones() <= 4
                    && let Some(errors) = errors(&self.words[a], &self.words[b])
                {
                    let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
                    self.words[a].alike.push((number(b), errors));
                    self.words[b].alike.push((number(a), errors));
                }
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    pub(super) fn weight(&self, word: u32) -> f64 {
        self.words[word as usize].weight
    }

    pub(super) fn is_numeric(&self, word: u32) -> bool {
        self.words[word as usize].is_numeric
    }

    /// Words that may be the same, the own one first.
    pub(super) fn alike(&self, word: u32) -> &[(u32, u8)] {
        &self.words[word as usize].alike
    }
}

/// The set of letters of a word, as bits; some share one.
fn mask(letters: &[char]) -> u64 {
    letters
        .iter()
        .fold(0, |mask, &letter| mask | 1 << (u32::from(letter) % 64))
}

/// Typing errors between two words, if they are as many as are forgiven: none below five letters, one below nine, else
/// two. Numbers are not corrected, nor is the first letter, which people rarely mistype.
fn errors(a: &Word, b: &Word) -> Option<u8> {
    let shorter = a.letters.len().min(b.letters.len());
    let most = match shorter {
        0..=4 => return None,
        5..=8 => 1,
        _ => 2,
    };
    let is_ruled_out = a.is_numeric || b.is_numeric || a.letters[0] != b.letters[0];
    if is_ruled_out || a.letters.len().abs_diff(b.letters.len()) > most {
        return None;
    }
    let distance = distance(&a.letters, &b.letters);
    (distance <= most).then(|| u8::try_from(distance).unwrap_or(u8::MAX))
}

/// Letters inserted, left out, replaced or swapped with their neighbour (optimal string alignment, the restricted
/// Damerau–Levenshtein distance).
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (row, &own) in a.iter().enumerate() {
        let mut next = vec![row + 1; b.len() + 1];
        for (column, &other) in b.iter().enumerate() {
            let replaced = last[column] + usize::from(own != other);
            let mut edits = replaced.min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && own == b[column - 1] && a[row - 1] == other {
                edits = edits.min(before[column - 1] + 1);
            }
            next[column + 1] = edits;
        }
        before = std::mem::replace(&mut last, next);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errors_between(a: &str, b: &str) -> Option<u8> {
        let mut vocabulary = Vocabulary::default();
        let (a, b) = (vocabulary.number(a), vocabulary.number(b));
        vocabulary.finish();
        vocabulary
            .alike(a)
            .iter()
            .find(|(other, _)| *other == b)
            .map(|(_, errors)| *errors)
    }

    #[test]
    fn one_error_is_forgiven_from_five_letters_and_two_from_nine() {
        assert_eq!(errors_between("kyoto", "kyotto"), Some(1));
        assert_eq!(errors_between("norhtern", "northern"), Some(1));
        assert_eq!(errors_between("copenhagn", "copenhagen"), Some(1));
        assert_eq!(errors_between("kopenhagen", "copenhagen"), None);
        assert_eq!(errors_between("skydivving", "skydiivng"), Some(2));
        assert_eq!(errors_between("iran", "iraq"), None);
        assert_eq!(errors_between("austria", "australia"), None);
        assert_eq!(errors_between("10000", "10001"), None);
    }
}
