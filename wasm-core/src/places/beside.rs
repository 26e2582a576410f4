//! Texts that no single place answers as they are: one with a space too many ("stone henge") or too few ("mexicocity"),
//! the place of some words that lies beside the place of the others ("high line new york"), and a well-known place among
//! words that name none ("see the cherry blossom in kyoto").

use super::gazetteer::Gazetteer;
use super::kind::PlaceKind;
use super::search::{Best, Fit, MOST_RESULTS, Part, SearchOptions, find, is_filler};
use crate::geo::sphere::distance_km;

/// Most places that the words of the surroundings may mean.
const ANCHORS_MAX: usize = 3;
/// Reach of a point, such as a town or a sight, and of a landscape, whose position is only its middle.
const POINT_REACH_KM: f64 = 60.0;
const LANDSCAPE_REACH_KM: f64 = 250.0;

/// Worth of a name that comes first, and its worth to be more exact than a town or a landscape: of "capri
/// blue grotto" the grotto is meant, of "el nido palawan" the town.
const COMES_FIRST: f64 = 8.0;
const IS_EXACT: f64 = 12.0;

/// Letters that each half of a word that is taken apart has at least.
const HALF_LETTERS_MIN: usize = 2;

/// Tries two neighbouring words as one, and one word as two.
pub(super) fn find_respaced(
    parts: &[Part],
    folded: &[String],
    options: &SearchOptions,
    best: &mut Best,
) {
    for gap in 1..folded.len() {
        let mut joined = folded.to_vec();
        let second = joined.remove(gap);
        joined[gap - 1].push_str(&second);
        for (score, place) in find(parts, &joined, options, Fit::Beginning, MOST_RESULTS).ranked {
            best.offer(score, place);
        }
    }
    for (at, word) in folded.iter().enumerate() {
        for gap in HALF_LETTERS_MIN..word.len().saturating_sub(HALF_LETTERS_MIN - 1) {
            let Some((first, second)) = word.split_at_checked(gap) else {
                continue;
            };
            let mut apart = folded.to_vec();
            apart.splice(at..=at, [first.to_owned(), second.to_owned()]);
            for (score, place) in find(parts, &apart, options, Fit::Whole, MOST_RESULTS).ranked {
                best.offer(score, place);
            }
        }
    }
}

/// Tries the words before and after each gap as the name and its surroundings, and the other way round. It costs two
/// searches a gap, so it is for texts that no single place answers.
pub(super) fn find_beside(
    parts: &[Part],
    folded: &[String],
    options: &SearchOptions,
    best: &mut Best,
) {
    for gap in 1..folded.len() {
        let (before, after) = folded.split_at(gap);
        for (name, surroundings, bonus) in [(before, after, COMES_FIRST), (after, before, 0.0)] {
            if !name.iter().all(|word| is_filler(word)) {
                offer_pairs(parts, [name, surroundings], bonus, options, best);
            }
        }
    }
}

/// Offers the places of `name` that lie within reach of a place of `surroundings`.
fn offer_pairs(
    parts: &[Part],
    [name, surroundings]: [&[String]; 2],
    bonus: f64,
    options: &SearchOptions,
    best: &mut Best,
) {
    let anchors = find(parts, surroundings, options, Fit::Beginning, ANCHORS_MAX);
    if anchors.ranked.is_empty() {
        return;
    }
    for (score, place) in find(parts, name, options, Fit::Beginning, MOST_RESULTS).ranked {
        let is_near =
            |(_, anchor): &(f64, u32)| *anchor != place && are_near(parts, place, *anchor);
        if anchors.ranked.iter().any(is_near) {
            let exact = if is_landscape(parts, place) {
                0.0
            } else {
                IS_EXACT
            };
            best.offer(score + bonus + exact, place);
        }
    }
}

/// Fame of a place that is meant though it is not all that was typed: a town of 60 000 people, or one known as well.
const KNOWN: f64 = 11.0;
/// Longest name that is looked for among other words.
const NAME_WORDS_MAX: usize = 4;

/// Looks for the whole names of well-known places among the words, and takes those with most words.
pub(super) fn find_within(
    parts: &[Part],
    folded: &[String],
    options: &SearchOptions,
    best: &mut Best,
) {
    for length in (1..folded.len().min(NAME_WORDS_MAX + 1)).rev() {
        for name in folded.windows(length) {
            if name.iter().all(|word| is_filler(word)) {
                continue;
            }
            for (score, place) in find(parts, name, options, Fit::Whole, MOST_RESULTS).ranked {
                let found = locate(parts, place);
                if found.is_some_and(|(places, at)| f64::from(places.fames[at]) >= KNOWN) {
                    best.offer(score, place);
                }
            }
        }
        if !best.ranked.is_empty() {
            return;
        }
    }
}

fn are_near(parts: &[Part], place: u32, anchor: u32) -> bool {
    let (Some((places, at)), Some((anchors, anchor))) =
        (locate(parts, place), locate(parts, anchor))
    else {
        return false;
    };
    let reach_km = match anchors.kinds[anchor] {
        PlaceKind::Town | PlaceKind::Beach | PlaceKind::Heritage | PlaceKind::Sight => {
            POINT_REACH_KM
        }
        _ => LANDSCAPE_REACH_KM,
    };
    distance_km(places.position(at), anchors.position(anchor)) <= reach_km
}

/// Tells whether a place is one that others lie in.
fn is_landscape(parts: &[Part], place: u32) -> bool {
    use PlaceKind::{Country, Island, Region, Town};
    locate(parts, place)
        .is_some_and(|(places, at)| matches!(places.kinds[at], Country | Island | Region | Town))
}

/// The part and the row in it of a place as searches number them.
fn locate(parts: &[Part], place: u32) -> Option<(&Gazetteer, usize)> {
    let mut at = place as usize;
    for part in parts {
        if at < part.places.len() {
            return Some((&part.places, at));
        }
        at -= part.places.len();
    }
    None
}
