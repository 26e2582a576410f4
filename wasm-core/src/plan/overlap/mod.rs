//! The same wish in other words: what several lists have in common. It reads titles and places; it does not know meanings,
//! so that "aurora" and "northern lights" stay two wishes unless they are at one place. Start at [`compare_lists`].

mod groups;
mod likeness;
mod pairs;
mod tokens;
mod vocabulary;

use serde::Serialize;

use super::error::{PlanError, counted, position};
use super::ranked::ranked;
use likeness::{Likely, Place, judge};
pub use likeness::{Likeness, Reason};
use tokens::Title;
use vocabulary::{Names, Vocabulary};

/// Fewest and most lists.
const LISTS_MIN: usize = 2;
const LISTS_MAX: usize = 12;
/// Most items of a list.
const ITEMS_MAX: usize = 500;
/// Longest title, in bytes.
const TITLE_MAX: usize = 1_000;

/// One wish on somebody's list.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ListedItem {
    /// Title, in the words of its author.
    pub title: String,
    /// Longitude and latitude in degrees, if it is somewhere.
    pub lng_lat: Option<(f64, f64)>,
    /// The name of its place in some gazetteer, if it has one.
    pub place_id: Option<String>,
}

/// An item by its list and its place in it, both from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct ItemRef {
    /// Index of the list.
    pub list: usize,
    /// Index of the item in it.
    pub item: usize,
}

/// One wish, on as many lists as it is on for certain.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    /// The shortest of its titles.
    pub title: String,
    /// Lists and places where it stands, in order.
    pub items: Vec<ItemRef>,
    /// Lists that it is on, ascending: who wants it.
    pub lists: Vec<usize>,
    /// Reasons why its items are the same: pairs that join all of them.
    pub matches: Vec<Match>,
}

/// Two items and what makes them alike.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Match {
    /// The first in order.
    pub from: ItemRef,
    /// The other one.
    pub to: ItemRef,
    /// Likeness of the pair, and the reasons.
    #[serde(flatten)]
    pub likeness: Likeness,
}

/// Two wishes that may be the same: for a person to say.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Probable {
    /// Indexes of two wishes, the lower one first.
    pub wishes: (usize, usize),
    /// The most alike of their items.
    #[serde(flatten)]
    pub alike: Match,
}

/// All wishes of all lists without duplicates, those that most want first.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The union: each item is in exactly one of them.
    pub wishes: Vec<Wish>,
    /// Pairs of wishes that are probably the same, the most alike first.
    pub probable: Vec<Probable>,
}

/// Compares lists: which items are the same wish, for certain or probably, and who wants what.
///
/// Certain are two items with the same words, whatever their order, case, diacritics, endings and small words, unless
/// they are more than 25 km apart; with words that differ by typing errors only, if they are within 1 km; with the words
/// of one among those of the other, if they are at the same place (the same `place_id`, or within 150 m). Numbers must be
/// the same. Probable are items that share most of their rarer words and are not far apart, those at the same place
/// that share a word, and those with the same words far apart.
///
/// Guarantee: each item is in exactly one wish, and a wish never holds two items with different numbers or places more
/// than 25 km apart. No pair is overlooked: a test compares with all pairs. O(words² + pairs with a rarer
/// word in common).
///
/// # Errors
/// When there are fewer than 2 or more than 12 lists, a list has more than 500 items, a title more than 1 000 bytes, a
/// position is not on the globe, or more items are alike than in any real lists.
///
/// ```
/// use wasm_core::plan::{ListedItem, compare_lists};
///
/// let list = |titles: &[&str]| -> Vec<ListedItem> {
///     titles.iter().map(|title| ListedItem { title: (*title).into(), ..ListedItem::default() }).collect()
/// };
/// let ada = list(&["See the Northern Lights", "Visit the Acropolis"]);
/// let ben = list(&["northern light", "Acroplis", "Run 10 km"]);
/// let both = compare_lists(&[ada, ben])?;
/// assert_eq!((both.wishes[0].title.as_str(), both.wishes[0].lists.as_slice()), ("northern light", &[0, 1][..]));
/// assert_eq!((both.wishes.len(), both.probable.len()), (4, 1)); // the typing error is for a person to judge
/// # Ok::<(), wasm_core::plan::PlanError>(())
/// ```
pub fn compare_lists(lists: &[Vec<ListedItem>]) -> Result<Comparison, PlanError> {
    check(lists)?;
    let refs: Vec<ItemRef> = lists
        .iter()
        .enumerate()
        .flat_map(|(list, items)| (0..items.len()).map(move |item| ItemRef { list, item }))
        .collect();
    let items: Vec<&ListedItem> = lists.iter().flatten().collect();
    let mut vocabulary = Vocabulary::default();
    let titles: Vec<Title> = items
        .iter()
        .map(|own| Title::new(&own.title, &mut vocabulary))
        .collect();
    vocabulary.finish();
    let mut ids = Names::default();
    let places: Vec<Place> = items.iter().map(|own| Place::new(own, &mut ids)).collect();
    let pairs = pairs::candidates(&titles, &places, &vocabulary).ok_or(PlanError::TooMany {
        what: "pairs of items that are alike",
        most: pairs::PAIRS_MAX,
    })?;
    let matches: Vec<(Likely, Match)> = pairs
        .into_iter()
        .filter_map(|(a, b)| {
            let (likely, likeness) = judge(
                (&titles[a], &places[a]),
                (&titles[b], &places[b]),
                &vocabulary,
            )?;
            let alike = Match {
                from: refs[a],
                to: refs[b],
                likeness,
            };
            Some((likely, alike))
        })
        .collect();
    let most_alike = ranked(matches.iter().map(|(_, alike)| -alike.likeness.score));
    let matches: Vec<&(Likely, Match)> = most_alike.into_iter().map(|at| &matches[at]).collect();
    let is_other = |a: usize, b: usize| {
        titles[a].has_other_numbers(&titles[b], &vocabulary) || places[a].is_far_from(&places[b])
    };
    Ok(groups::groups(&items, &refs, &matches, &is_other))
}

fn check(lists: &[Vec<ListedItem>]) -> Result<(), PlanError> {
    counted("lists", lists.len(), LISTS_MAX)?;
    if lists.len() < LISTS_MIN {
        return Err(PlanError::field("lists", "must be at least 2"));
    }
    for (list, items) in lists.iter().enumerate() {
        if items.len() > ITEMS_MAX {
            return Err(PlanError::TooMany {
                what: "items of a list",
                most: ITEMS_MAX,
            });
        }
        for (item, own) in items.iter().enumerate() {
            if own.title.len() > TITLE_MAX {
                let field = format!("lists[{list}][{item}].title");
                return Err(PlanError::field(field, "must have at most 1000 bytes"));
            }
            if let Some((longitude, latitude)) = own.lng_lat {
                position(longitude, latitude, || format!("lists[{list}][{item}]"))?;
            }
        }
    }
    Ok(())
}
