//! Likeness of two items.

use serde::Serialize;

use super::ListedItem;
use super::tokens::Title;
use super::vocabulary::{Names, Vocabulary};
use crate::geo::sphere::{arc_km, chord_squared, unit_vector};

/// Up to this far apart two positions are one place.
const SAME_KM: f64 = 0.15;
/// Up to this far apart typing errors are forgiven.
const NEAR_KM: f64 = 1.0;
/// Beyond this, two positions are different places, however large the place is.
const FAR_KM: f64 = 25.0;
/// Part of the words, by weight, that must be the same for two items to be probably the same wish.
pub(super) const PROBABLE: f64 = 0.6;
/// The same at one place.
const PROBABLE_THERE: f64 = 0.2;
/// Weight of a word with none, one and two typing errors.
const MISTYPED: [f64; 3] = [1.0, 0.9, 0.8];

/// Likeness of two items, and the reasons.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Likeness {
    /// Part of the words that both have, rarer ones counting more: from 0 to 1.
    pub score: f64,
    /// Reasons for it, the strongest first.
    pub reasons: Vec<Reason>,
    /// Kilometres between their places, where both have one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_km: Option<f64>,
}

/// Something that two items have in common, or that sets them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The same words, but for order, case, diacritics, endings and small words.
    SameWords,
    /// The words of one are among those of the other.
    WordsWithin,
    /// Some of the words.
    SharedWords,
    /// A word is the same but for typing errors.
    TypingErrors,
    /// The same `place_id`.
    SamePlaceId,
    /// Positions within 150 m.
    SamePlace,
    /// Positions within a kilometre.
    NearPlace,
    /// Positions more than 25 km apart.
    PlacesApart,
}

/// Worth of a likeness.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Likely {
    Certain,
    Probable,
}

/// Position of an item.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub(super) direction: Option<[f64; 3]>,
    /// The number of its `place_id`.
    pub(super) id: Option<u32>,
}

impl Place {
    pub(super) fn new(item: &ListedItem, ids: &mut Names) -> Self {
        Self {
            direction: item.lng_lat.map(|(lng, lat)| unit_vector(lng, lat)),
            id: item.place_id.as_deref().map(|id| ids.number(id)),
        }
    }

    fn has_id_of(&self, other: &Self) -> bool {
        self.id.is_some() && self.id == other.id
    }

    fn distance_km(&self, other: &Self) -> Option<f64> {
        Some(arc_km(chord_squared(
            self.direction.as_ref()?,
            other.direction.as_ref()?,
        )))
    }

    pub(super) fn is_far_from(&self, other: &Self) -> bool {
        !self.has_id_of(other) && self.distance_km(other).is_some_and(|km| km > FAR_KM)
    }

    /// Returns `true` if they are one place; a candidate for being the same under any name.
    pub(super) fn is_at(&self, other: &Self) -> bool {
        self.has_id_of(other) || self.distance_km(other).is_some_and(|km| km <= SAME_KM)
    }
}

/// Likeness of the words of two titles.
struct Words {
    score: f64,
    has_typos: bool,
    is_same: bool,
    is_within: bool,
}

/// Judges whether two items are certainly or probably the same wish, and why; `None` where they are not.
pub(super) fn judge(
    (title, place): (&Title, &Place),
    (other_title, other_place): (&Title, &Place),
    vocabulary: &Vocabulary,
) -> Option<(Likely, Likeness)> {
    let words = compare(title, other_title, vocabulary);
    let distance_km = place.distance_km(other_place);
    let is_far = place.is_far_from(other_place);
    let is_there = place.is_at(other_place);
    let is_near = is_there || distance_km.is_some_and(|km| km <= NEAR_KM);
    let has_other_numbers = title.has_other_numbers(other_title, vocabulary);
    let is_certain = !has_other_numbers
        && !is_far
        && ((words.is_same && (is_near || !words.has_typos))
            || (words.is_within && !words.has_typos && is_there));
    let is_probable = !has_other_numbers
        && if is_far {
            words.is_same && !words.has_typos
        } else {
            words.is_same || words.score >= PROBABLE || (is_there && words.score >= PROBABLE_THERE)
        };
    let likely = match (is_certain, is_probable) {
        (true, _) => Likely::Certain,
        (false, true) => Likely::Probable,
        _ => return None,
    };
    let told = [
        (words.is_same, Reason::SameWords),
        (words.is_within && !words.is_same, Reason::WordsWithin),
        (!words.is_within && words.score > 0.0, Reason::SharedWords),
        (words.has_typos, Reason::TypingErrors),
        (place.has_id_of(other_place), Reason::SamePlaceId),
        (is_there && !place.has_id_of(other_place), Reason::SamePlace),
        (is_near && !is_there, Reason::NearPlace),
        (is_far, Reason::PlacesApart),
    ];
    let reasons = told
        .into_iter()
        .filter(|(is_so, _)| *is_so)
        .map(|(_, reason)| reason);
    Some((
        likely,
        Likeness {
            score: words.score,
            reasons: reasons.collect(),
            distance_km,
        },
    ))
}

/// Joins each word of the shorter title to the most alike one of the longer that is still free. The score is that of Dice
/// (1945), words weighed by how rare they are.
fn compare(a: &Title, b: &Title, vocabulary: &Vocabulary) -> Words {
    let (short, long) = if a.0.len() <= b.0.len() {
        (a, b)
    } else {
        (b, a)
    };
    let weigh = |title: &Title| {
        title
            .0
            .iter()
            .map(|&word| vocabulary.weight(word))
            .sum::<f64>()
    };
    let total = weigh(short) + weigh(long);
    let mut free = long.0.clone();
    let (mut shared, mut has_typos, mut joined) = (0.0, false, 0);
    // Exact words first, so that a typing error takes none away from its like.
    for errors_most in [0, 2] {
        for &word in &short.0 {
            let is_exact = long.0.contains(&word);
            if is_exact != (errors_most == 0) {
                continue;
            }
            let alike = vocabulary
                .alike(word)
                .iter()
                .filter(|(other, errors)| *errors <= errors_most && free.contains(other));
            if let Some(&(other, errors)) = alike.min_by_key(|(other, errors)| (*errors, *other)) {
                free.retain(|&left| left != other);
                joined += 1;
                has_typos |= errors > 0;
                shared += MISTYPED[usize::from(errors)]
                    * (vocabulary.weight(word) + vocabulary.weight(other));
            }
        }
    }
    let is_within = joined == short.0.len() && joined > 0;
    Words {
        score: if total > 0.0 { shared / total } else { 0.0 },
        has_typos,
        is_same: is_within && short.0.len() == long.0.len(),
        is_within,
    }
}
