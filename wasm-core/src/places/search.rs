//! From typed text to the places most likely meant.
//!
//! A place is a candidate when each typed word begins a word of one of its names, names the region or country it lies
//! in, or names its kind; at least one must begin a word of the name. Candidates are ranked by one sum in units of a
//! factor e of population, so that its parts can be weighed against each other (see [`Weights`]).
//! Only when that gives fewer than the limit are typing errors forgiven.

use std::ops::Range;

use super::area::AreaIndex;
use super::beside::{find_beside, find_respaced, find_within};
use super::gazetteer::Gazetteer;
use super::kind::{NameRole, PlaceKind, lists_word};
use super::typo::Typos;
use super::words::WordIndex;
use crate::geo::sphere::distance_km;
use crate::text::words;

/// Most places one search answers.
pub(super) const MOST_RESULTS: usize = 100;
/// Typed words beyond these are ignored.
const MOST_WORDS: usize = 8;
/// The score of a hit that is so well known that typing errors need not be looked for: about a town of 700 000 whose
/// name begins with the text, or one of 5 000 whose name it is.
const SURE: f64 = 15.5;

/// Options of a search besides the text.
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

/// The parts of the rank beside the fame, which is ln(1 + population) for a town.
struct Weights;

impl Weights {
    /// The name is what was typed: `York` outranks `New York`, but `Par` does not outrank `Paris`.
    const EXACT: f64 = 5.0;
    /// The name begins with what was typed.
    const BEGINNING: f64 = 2.0;
    /// The name is what was typed but for typing errors: `Golen Bridge` is the Golden Bridge before the Golden Gate Bridge.
    const ALIKE: f64 = 3.5;
    /// The name has as many words as were typed.
    const SAME_LENGTH: f64 = 1.0;
    /// Half a typing error; a name that goes on after one costs three halves.
    const HALF_EDIT: f64 = -2.5;
    /// Each article or preposition that the name lacks: `La Palma` is not Palma.
    const FILLER: f64 = -2.5;
    /// Each word that names the region or the country.
    const AREA: f64 = -0.5;
    /// Each word that names a kind, but not that of the place: "alcatraz island", which is a sight.
    const OTHER_KIND: f64 = -10.0;
    /// The name is in another language than those we show.
    const OTHER_NAME: f64 = -1.5;
    /// At the preferred point itself; halves at `NEAR_HALF_KM`.
    const NEAR: f64 = 6.0;
    const NEAR_HALF_KM: f64 = 50.0;
}

/// Words that say nothing of a place, beside a word that does.
const FILLERS: &str = "the of in near and der die das von am im bei und de la le les du des el los las d l del di da do";

/// Verbs that people type before the name of a place.
const ACTIVITIES: &str = "visit explore discover hike hiking climb climbing trip travel to besuche besuchen erkunden wandern reise reisen nach auf zum zur";

/// Tells whether a word says nothing of a place.
pub(super) fn is_filler(word: &str) -> bool {
    lists_word(FILLERS, word)
}

/// Places of one packed file, with the index of their names.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) places: Gazetteer,
    /// Every name of every place is a document.
    words: WordIndex,
    /// The place and the role of each name; `None` is the main name.
    owners: Vec<(u32, Option<NameRole>)>,
    areas: AreaIndex,
}

impl Part {
    /// O(w log w) in the number of words.
    pub(super) fn build(places: Gazetteer) -> Self {
        let mut texts = Vec::new();
        let mut owners = Vec::new();
        for place in 0..super::names::as_u32(places.len()) {
            texts.push(places.names.get(place as usize));
            owners.push((place, None));
            for (role, name) in places.other_names.row(place as usize) {
                texts.push(name);
                owners.push((place, Some(role)));
            }
        }
        let words = WordIndex::build(texts.into_iter());
        let areas = AreaIndex::build(&places);
        Self {
            places,
            words,
            owners,
            areas,
        }
    }
}

/// Extent to which a name is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// Words of it.
    Any,
    /// Its beginning.
    Beginning,
    /// All of it.
    Whole,
}

/// The bit of a kind in [`TypedWord::kinds`].
fn bit(kind: PlaceKind) -> u32 {
    1 << (kind as u8)
}

/// Meanings of a typed word in one part.
struct TypedWord {
    /// Words it begins.
    range: Range<u32>,
    /// The word it is.
    exactly: Option<u32>,
    /// Words it may stand for with typing errors, ascending, with the halves of errors.
    like: Vec<(u32, u8)>,
    /// `true` if it is an article or a preposition.
    is_filler: bool,
    /// `true` for each row of the subdivision table that it may name; empty if none.
    areas: Vec<bool>,
    /// Kinds it names, as bits.
    kinds: u32,
}

impl TypedWord {
    fn new(part: &Part, word: &str) -> Self {
        let is_filler = is_filler(word);
        let named = |kind: &PlaceKind| is_filler || kind.is_named_by(word);
        let kinds = PlaceKind::ALL.iter().filter(|kind| named(kind));
        Self {
            range: part.words.with_prefix(word),
            exactly: part.words.exactly(word),
            like: Vec::new(),
            is_filler,
            areas: part.areas.rows(word, part.places.subdivision_table.len()),
            kinds: kinds.fold(0, |bits, kind| bits | bit(*kind)),
        }
    }

    /// Halves of errors between the typed word and a word of the dictionary, `None` if it cannot stand for it.
    fn half_edits(&self, word: u32) -> Option<u8> {
        if self.range.contains(&word) {
            return Some(0);
        }
        let at = self.like.binary_search_by_key(&word, |(id, _)| *id).ok()?;
        Some(self.like[at].1)
    }

    /// The fewest among the words of a name. An article counts at its place only, which is `at`.
    fn fewest_half_edits(&self, words: &[u32], at: usize) -> Option<u8> {
        if self.is_filler {
            return self.half_edits(*words.get(at)?);
        }
        words.iter().filter_map(|word| self.half_edits(*word)).min()
    }

    /// Returns `true` if it is the whole of a word, but for typing errors.
    fn is_whole(&self, word: u32) -> bool {
        self.exactly == Some(word)
            || self
                .half_edits(word)
                .is_some_and(|halves| halves > 0 && halves % 2 == 0)
    }

    /// Returns `true` if a place may lack the word in its name.
    fn may_be_beside_the_name(&self) -> bool {
        self.kinds != 0 || !self.areas.is_empty()
    }

    fn candidates<'a>(&'a self, index: &'a WordIndex) -> impl Iterator<Item = u32> + 'a {
        let others = self
            .like
            .iter()
            .filter(|(word, _)| !self.range.contains(word));
        let others = others.flat_map(|(word, _)| index.documents(*word..*word + 1));
        index
            .documents(self.range.clone())
            .iter()
            .chain(others)
            .copied()
    }

    fn n_candidates(&self, index: &WordIndex) -> usize {
        let like: usize = self
            .like
            .iter()
            .map(|(word, _)| index.documents(*word..*word + 1).len())
            .sum();
        index.documents(self.range.clone()).len() + like
    }
}

/// Indexes of the places found, best first. The places of a part are numbered after those of the parts before it.
pub(super) fn search(parts: &[Part], text: &str, options: &SearchOptions) -> Vec<u32> {
    let mut folded = words(text);
    folded.truncate(MOST_WORDS);
    if folded.is_empty() {
        return Vec::new();
    }
    let limit = options.limit.clamp(1, MOST_RESULTS);
    let mut typed = typed_words(parts, &folded);
    let mut best = Best::new(limit);
    collect_all(parts, &typed, options, Fit::Any, &mut best);
    while best.ranked.is_empty() && folded.len() > 1 && lists_word(ACTIVITIES, &folded[0]) {
        folded.remove(0);
        typed = typed_words(parts, &folded);
        collect_all(parts, &typed, options, Fit::Any, &mut best);
    }
    if best.ranked.is_empty() {
        find_respaced(parts, &folded, options, &mut best);
    }
    if best.ranked.is_empty() {
        find_beside(parts, &folded, options, &mut best);
    }
    if !best.is_full() && best.highest() < SURE {
        let is_known = |at: &usize| typed.iter().any(|part| !part[*at].range.is_empty());
        let unknown: Vec<usize> = (0..folded.len()).filter(|at| !is_known(at)).collect();
        for (part, typed) in parts.iter().zip(&mut typed) {
            forgive(part, &folded, typed, &unknown);
        }
        collect_all(parts, &typed, options, Fit::Any, &mut best);
    }
    if best.ranked.is_empty() {
        find_within(parts, &folded, options, &mut best);
    }
    best.places()
}

/// The places that all words fit without typing errors, as well as `fit` or better.
pub(super) fn find(
    parts: &[Part],
    folded: &[String],
    options: &SearchOptions,
    fit: Fit,
    limit: usize,
) -> Best {
    let mut best = Best::new(limit);
    collect_all(parts, &typed_words(parts, folded), options, fit, &mut best);
    best
}

/// The meanings of each word in each part.
fn typed_words(parts: &[Part], folded: &[String]) -> Vec<Vec<TypedWord>> {
    let mut typed = Vec::with_capacity(parts.len());
    for part in parts {
        typed.push(
            folded
                .iter()
                .map(|word| TypedWord::new(part, word))
                .collect(),
        );
    }
    typed
}

fn collect_all(
    parts: &[Part],
    typed: &[Vec<TypedWord>],
    options: &SearchOptions,
    fit: Fit,
    best: &mut Best,
) {
    let mut offset = 0;
    for (part, typed) in parts.iter().zip(typed) {
        collect((part, offset), typed, options, fit, best);
        offset += super::names::as_u32(part.places.len());
    }
}

/// Adds the words reached by typing errors: from the words that begin none, or from all if each begins one.
fn forgive(part: &Part, folded: &[String], typed: &mut [TypedWord], unknown: &[usize]) {
    for (at, (word, typed)) in folded.iter().zip(typed.iter_mut()).enumerate() {
        if !unknown.is_empty() && !unknown.contains(&at) {
            continue;
        }
        typed.like = Typos::forgiving(word).map_or_else(Vec::new, |typos| part.words.like(&typos));
    }
}

fn collect(
    (part, offset): (&Part, u32),
    typed: &[TypedWord],
    options: &SearchOptions,
    fit: Fit,
    best: &mut Best,
) {
    let n_candidates = |word: &&TypedWord| word.n_candidates(&part.words);
    // The rarest word that must be in the name has all candidates. Without such a word each may be the name's.
    let needed = typed.iter().filter(|word| !word.may_be_beside_the_name());
    let rarest = needed.min_by_key(n_candidates);
    let sources = match rarest {
        Some(word) => std::slice::from_ref(word),
        None => typed,
    };
    // Most that a candidate can gain beside its fame; with it whole lists are skipped once the best are known.
    let most_gain =
        Weights::EXACT + Weights::BEGINNING + options.near.map_or(0.0, |_| Weights::NEAR);
    for name in sources.iter().flat_map(|word| word.candidates(&part.words)) {
        let (place, role) = part.owners[name as usize];
        let at = place as usize;
        let fame = f64::from(part.places.fames[at]);
        if fame + most_gain < best.threshold() {
            continue;
        }
        let gain = gain(part, part.words.words_of(name), at, typed);
        if let Some((gain, _)) = gain.filter(|(_, found)| *found >= fit) {
            let nearness = options
                .near
                .map_or(0.0, |near| nearness(near, part.places.position(at)));
            let other = match role {
                Some(NameRole::Other) => Weights::OTHER_NAME,
                _ => 0.0,
            };
            best.offer(fame + gain + nearness + other, offset + place);
        }
    }
}

/// Weighs how well the typed words fit one name of a place; `None` if one of them does not fit at all.
fn gain(part: &Part, words: &[u32], place: usize, typed: &[TypedWord]) -> Option<(f64, Fit)> {
    let kind = bit(part.places.kinds[place]);
    let row = part.places.subdivisions[place] as usize;
    let mut sum = 0.0;
    let mut n_in_name = 0;
    let (mut begins, mut alike, mut exact) = (true, true, true);
    for word in typed {
        if let Some(halves) = word.fewest_half_edits(words, n_in_name) {
            sum += Weights::HALF_EDIT * f64::from(halves);
            let same_position = words.get(n_in_name);
            begins &= same_position.is_some_and(|at| word.half_edits(*at).is_some());
            alike &= same_position.is_some_and(|at| word.is_whole(*at));
            exact &= same_position.is_some_and(|at| word.exactly == Some(*at));
            n_in_name += 1;
        } else if word.is_filler {
            sum += Weights::FILLER;
        } else if word.kinds & kind == 0 {
            let is_area = word.areas.get(row).is_some_and(|is_meant| *is_meant);
            if !is_area && word.kinds == 0 {
                return None;
            }
            sum += if is_area {
                Weights::AREA
            } else {
                Weights::OTHER_KIND
            };
        }
    }
    if n_in_name == 0 {
        return None;
    }
    let beginning = if begins { Weights::BEGINNING } else { 0.0 };
    let (exactly, fit) = match words.len() == n_in_name {
        true if exact => (Weights::EXACT, Fit::Whole),
        true if alike => (Weights::ALIKE, Fit::Beginning),
        true if begins => (Weights::SAME_LENGTH, Fit::Beginning),
        _ if begins => (0.0, Fit::Beginning),
        _ => (0.0, Fit::Any),
    };
    Some((sum + beginning + exactly, fit))
}

fn nearness(near: (f64, f64), position: (f64, f64)) -> f64 {
    Weights::NEAR / (1.0 + distance_km(near, position) / Weights::NEAR_HALF_KM)
}

/// The best places so far, best first; few enough that insertion beats a heap.
pub(super) struct Best {
    limit: usize,
    pub(super) ranked: Vec<(f64, u32)>,
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

    /// The score of the best place.
    fn highest(&self) -> f64 {
        self.ranked.first().map_or(f64::NEG_INFINITY, |best| best.0)
    }

    /// Score that a place must reach to matter.
    fn threshold(&self) -> f64 {
        match self.ranked.last() {
            Some((score, _)) if self.is_full() => *score,
            _ => f64::NEG_INFINITY,
        }
    }

    pub(super) fn offer(&mut self, score: f64, place: u32) {
        // A place may be found by several of its names: the best one counts.
        if let Some(at) = self.ranked.iter().position(|(_, known)| *known == place) {
            if self.ranked[at].0 >= score {
                return;
            }
            self.ranked.remove(at);
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
