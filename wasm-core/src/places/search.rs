//! From typed text to the places most likely meant.
//!
//! A place is a candidate when each typed word begins one of the words of its name. Candidates are ranked by one sum
//! in units of a factor e of population, so that its parts can be weighed against each other (see [`Weights`]).
//! Only when that gives fewer than the limit are typing errors forgiven.

use std::ops::Range;

use super::gazetteer::Gazetteer;
use super::typo::Typos;
use super::words::WordIndex;
use crate::geo::sphere::distance_km;
use crate::text::words;

/// Most places one search answers.
const MOST_RESULTS: usize = 100;
/// Typed words beyond these are ignored.
const MOST_WORDS: usize = 8;

/// What a search takes besides the text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchOptions {
    /// Longitude and latitude that are preferred, such as the middle of the map.
    pub near: Option<(f64, f64)>,
    /// Most results; at least 1, at most 100. Default 8.
    pub limit: usize,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            near: None,
            limit: 8,
        }
    }
}

/// The parts of the rank beside ln(1 + population).
struct Weights;

impl Weights {
    /// The name is what was typed: `York` outranks `New York`, but `Par` does not outrank `Paris`.
    const EXACT: f64 = 5.0;
    /// The name begins with what was typed.
    const BEGINNING: f64 = 2.0;
    /// Each typing error.
    const EDIT: f64 = -5.0;
    /// At the preferred point itself; halves at `NEAR_HALF_KM`.
    const NEAR: f64 = 6.0;
    const NEAR_HALF_KM: f64 = 50.0;
}

/// Which words of the dictionary a typed word may stand for.
struct TypedWord {
    /// Words it begins.
    range: Range<u32>,
    /// The word it is.
    exactly: Option<u32>,
    /// Words it may stand for with typing errors, ascending.
    like: Vec<(u32, u8)>,
}

impl TypedWord {
    /// Edits between the typed word and a word of the dictionary, `None` if it cannot stand for it.
    fn edits(&self, word: u32) -> Option<u8> {
        if self.range.contains(&word) {
            return Some(0);
        }
        let at = self.like.binary_search_by_key(&word, |(id, _)| *id).ok()?;
        Some(self.like[at].1)
    }

    fn fewest_edits(&self, words: &[u32]) -> Option<u8> {
        words.iter().filter_map(|word| self.edits(*word)).min()
    }

    fn candidates<'a>(&'a self, index: &'a WordIndex) -> impl Iterator<Item = u32> + 'a {
        let others = self
            .like
            .iter()
            .filter(|(word, _)| !self.range.contains(word));
        let others = others.flat_map(|(word, _)| index.places(*word..*word + 1));
        index
            .places(self.range.clone())
            .iter()
            .chain(others)
            .copied()
    }

    fn n_candidates(&self, index: &WordIndex) -> usize {
        let like: usize = self
            .like
            .iter()
            .map(|(word, _)| index.places(*word..*word + 1).len())
            .sum();
        index.places(self.range.clone()).len() + like
    }
}

/// Indexes of the places found, best first.
pub(super) fn search(
    places: &Gazetteer,
    index: &WordIndex,
    text: &str,
    options: &SearchOptions,
) -> Vec<u32> {
    let mut folded = words(text);
    folded.truncate(MOST_WORDS);
    if folded.is_empty() {
        return Vec::new();
    }
    let mut typed: Vec<TypedWord> = folded.iter().map(|word| strict(index, word)).collect();
    let mut best = Best::new(options.limit.clamp(1, MOST_RESULTS));
    collect(places, index, &typed, options, &mut best);
    if !best.is_full() && forgive(index, &folded, &mut typed) {
        collect(places, index, &typed, options, &mut best);
    }
    best.places()
}

fn strict(index: &WordIndex, word: &str) -> TypedWord {
    TypedWord {
        range: index.with_prefix(word),
        exactly: index.exactly(word),
        like: Vec::new(),
    }
}

/// Adds the words reached by typing errors; false when there are none.
fn forgive(index: &WordIndex, folded: &[String], typed: &mut [TypedWord]) -> bool {
    for (word, typed) in folded.iter().zip(typed.iter_mut()) {
        typed.like = Typos::forgiving(word).map_or_else(Vec::new, |typos| index.like(&typos));
    }
    typed.iter().any(|typed| !typed.like.is_empty())
}

fn collect(
    places: &Gazetteer,
    index: &WordIndex,
    typed: &[TypedWord],
    options: &SearchOptions,
    best: &mut Best,
) {
    let Some(rarest) = typed.iter().min_by_key(|word| word.n_candidates(index)) else {
        return;
    };
    // Most that a candidate can gain beside its population; with it whole lists are skipped once the best are known.
    let most_gain =
        Weights::EXACT + Weights::BEGINNING + options.near.map_or(0.0, |_| Weights::NEAR);
    for place in rarest.candidates(index) {
        let fame = f64::from(places.populations[place as usize]).ln_1p();
        if fame + most_gain < best.threshold() {
            continue;
        }
        if let Some(gain) = gain(index.words_of(place), typed) {
            let nearness = options
                .near
                .map_or(0.0, |near| nearness(near, places.position(place as usize)));
            best.offer(fame + gain + nearness, place);
        }
    }
}

fn gain(words: &[u32], typed: &[TypedWord]) -> Option<f64> {
    let mut edits = 0;
    for word in typed {
        edits += u32::from(word.fewest_edits(words)?);
    }
    let begins = words.len() >= typed.len()
        && typed
            .iter()
            .zip(words)
            .all(|(typed, word)| typed.range.contains(word));
    let exact = words.len() == typed.len()
        && typed
            .iter()
            .zip(words)
            .all(|(typed, word)| typed.exactly == Some(*word));
    let bonus =
        if begins { Weights::BEGINNING } else { 0.0 } + if exact { Weights::EXACT } else { 0.0 };
    Some(bonus + Weights::EDIT * f64::from(edits))
}

fn nearness(near: (f64, f64), position: (f64, f64)) -> f64 {
    Weights::NEAR / (1.0 + distance_km(near, position) / Weights::NEAR_HALF_KM)
}

/// The best places so far, best first; few enough that insertion beats a heap.
struct Best {
    limit: usize,
    ranked: Vec<(f64, u32)>,
}

impl Best {
    fn new(limit: usize) -> Self {
        Self {
            limit,
            ranked: Vec::with_capacity(limit + 1),
        }
    }

    fn is_full(&self) -> bool {
        self.ranked.len() == self.limit
    }

    /// What a place must reach to matter.
    fn threshold(&self) -> f64 {
        match self.ranked.last() {
            Some((score, _)) if self.is_full() => *score,
            _ => f64::NEG_INFINITY,
        }
    }

    fn offer(&mut self, score: f64, place: u32) {
        if self.ranked.iter().any(|(_, known)| *known == place) {
            return;
        }
        // Of equal scores the better known place comes first, whatever the order of the candidates.
        let at = self
            .ranked
            .partition_point(|known| known.0 > score || (known.0 >= score && known.1 < place));
        self.ranked.insert(at, (score, place));
        self.ranked.truncate(self.limit);
    }

    fn places(self) -> Vec<u32> {
        self.ranked.into_iter().map(|(_, place)| place).collect()
    }
}
