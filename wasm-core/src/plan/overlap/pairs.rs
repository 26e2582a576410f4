//! Pairs of items worth comparing: those that share a word, typing errors allowed, and those at one place.

use super::likeness::{PROBABLE, Place};
use super::tokens::Title;
use super::vocabulary::Vocabulary;
use crate::plan::ranked::ranked;

/// Most pairs that are judged: lists of thousands of like items are no lists of wishes.
pub(super) const PAIRS_MAX: usize = 500_000;
/// No place is farther from its neighbours in order than this, in radii of the earth: a little over 150 m.
const STRIP: f64 = 0.2 / 6_371.0;

/// Pairs of items, each once, the lower index first; `None` when there are more than can be judged.
///
/// Two titles that have a part of their words in common, by weight, have one in common that is not among the lightest
/// words of at least one of them: those that together weigh less than that part. So only the heavier words lead to others.
pub(super) fn candidates(
    titles: &[Title],
    places: &[Place],
    vocabulary: &Vocabulary,
) -> Option<Vec<(usize, usize)>> {
    let mut holders: Vec<Vec<usize>> = vec![Vec::new(); vocabulary.len()];
    for (item, title) in titles.iter().enumerate() {
        for &word in &title.0 {
            holders[word as usize].push(item);
        }
    }
    // For each item those of lower index that it is to be compared with, some of them more than once.
    let mut lower: Vec<Vec<usize>> = vec![Vec::new(); titles.len()];
    let mut count = at_one_place(places, &mut lower)?;
    let mut seen = vec![usize::MAX; titles.len()];
    for (item, title) in titles.iter().enumerate() {
        seen[item] = item;
        for word in heavier_words(title, vocabulary) {
            let alike = vocabulary.alike(word).iter();
            for &other in alike.flat_map(|(word, _)| &holders[*word as usize]) {
                if seen[other] != item {
                    seen[other] = item;
                    lower[other.max(item)].push(other.min(item));
                    count += 1;
                }
            }
        }
        if count > PAIRS_MAX {
            return None;
        }
    }
    Some(distinct(&lower))
}

/// Pairs in order of the higher index, each once.
fn distinct(lower: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let mut seen = vec![usize::MAX; lower.len()];
    let mut pairs = Vec::new();
    for (item, others) in lower.iter().enumerate() {
        for &other in others {
            if seen[other] != item {
                seen[other] = item;
                pairs.push((other, item));
            }
        }
    }
    pairs
}

/// All words but the lightest.
fn heavier_words(title: &Title, vocabulary: &Vocabulary) -> Vec<u32> {
    let by_weight = ranked(title.0.iter().map(|&word| vocabulary.weight(word)));
    let mut words: Vec<u32> = by_weight.into_iter().map(|at| title.0[at]).collect();
    let total: f64 = words.iter().map(|&word| vocabulary.weight(word)).sum();
    let mut light = 0.0;
    words.retain(|&word| {
        light += vocabulary.weight(word);
        light >= PROBABLE * total
    });
    words
}

/// Adds pairs with the same place, found among those with the same id and among neighbours in their height above the
/// equator; gives their number, or `None` when there are too many.
fn at_one_place(places: &[Place], lower: &mut [Vec<usize>]) -> Option<usize> {
    let mut count = 0;
    let mut keep = |a: usize, b: usize| {
        if places[a].is_at(&places[b]) {
            lower[a.max(b)].push(a.min(b));
            count += 1;
        }
        count <= PAIRS_MAX
    };
    let ids = places.iter().filter_map(|own| own.id).max();
    let mut by_id: Vec<Vec<usize>> = vec![Vec::new(); ids.map_or(0, |id| id as usize + 1)];
    for (at, own) in places.iter().enumerate() {
        let Some(id) = own.id else { continue };
        if !by_id[id as usize].iter().all(|&other| keep(at, other)) {
            return None;
        }
        by_id[id as usize].push(at);
    }
    let height = |at: usize| places[at].direction.map_or(f64::INFINITY, |own| own[2]);
    let heights = ranked((0..places.len()).map(height));
    for (at, &a) in heights.iter().enumerate() {
        let mut strip = heights[at + 1..]
            .iter()
            .take_while(|&&b| height(b) - height(a) <= STRIP);
        if !strip.all(|&b| keep(a, b)) {
            return None;
        }
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::overlap::ListedItem;
    use crate::plan::overlap::likeness::judge;
    use crate::plan::overlap::vocabulary::Names;
    use crate::plan::random::Random;

    const WORDS: &[&str] = &[
        "museum", "musuem", "museums", "louvre", "beach", "beech", "night", "light", "lights",
        "10", "12", "paris", "pariss", "marathon", "marahton", "swim", "swimming", "dolphins",
        "the", "see",
    ];

    fn item(random: &mut Random) -> ListedItem {
        let words: Vec<&str> = (0..=random.below(4))
            .map(|_| WORDS[random.below(WORDS.len())])
            .collect();
        let place = [
            (2.35, 48.85),
            (2.3505, 48.8501),
            (2.352, 48.853),
            (13.4, 52.5),
        ];
        ListedItem {
            title: words.join(" "),
            lng_lat: (random.below(2) == 0).then(|| place[random.below(place.len())]),
            place_id: (random.below(4) == 0).then(|| random.below(3).to_string()),
        }
    }

    #[test]
    fn every_pair_that_is_alike_is_among_the_candidates() {
        let mut random = Random::new(7);
        for _ in 0..300 {
            let items: Vec<ListedItem> = (0..2 + random.below(30))
                .map(|_| item(&mut random))
                .collect();
            let mut vocabulary = Vocabulary::default();
            let titles: Vec<Title> = items
                .iter()
                .map(|own| Title::new(&own.title, &mut vocabulary))
                .collect();
            vocabulary.finish();
            let mut ids = Names::default();
            let places: Vec<Place> = items.iter().map(|own| Place::new(own, &mut ids)).collect();
            let found = candidates(&titles, &places, &vocabulary).unwrap();
            for b in 0..items.len() {
                for a in 0..b {
                    let judged = judge(
                        (&titles[a], &places[a]),
                        (&titles[b], &places[b]),
                        &vocabulary,
                    );
                    assert!(
                        judged.is_none() || found.contains(&(a, b)),
                        "{:?} {:?}",
                        items[a],
                        items[b]
                    );
                }
            }
        }
    }
}
