//! Overlap of lists, at the JavaScript face.

use wasm_bindgen::prelude::*;

use super::super::error::Fallible;
use super::super::given::Given;
use super::super::json;
use crate::plan::{self, ListedItem};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** One wish on somebody's list; other fields are not read. */
export interface ListedItem {
  /** Title, in the words of its author. */
  title: string;
  /** Degrees east, if it is somewhere; together with `lat`. */
  lng?: number | null;
  /** Degrees north. */
  lat?: number | null;
  /** The name of its place in some gazetteer, if it has one. */
  placeId?: string | null;
}

/** An item by its list and its place in it, both from 0. */
export interface ItemRef {
  list: number;
  item: number;
}

/**
 * Likeness of two items, or the difference that sets them apart: the same words but for order, case, diacritics,
 * endings and small words; the words of one among those of the other; some words; typing errors; the same `placeId`;
 * positions within 150 m, within a kilometre, more than 25 km apart.
 */
export type LikenessReason =
  | "same-words" | "words-within" | "shared-words" | "typing-errors" | "same-place-id" | "same-place" | "near-place" | "places-apart";

/** Two items and what makes them alike. */
export interface ItemMatch {
  from: ItemRef;
  to: ItemRef;
  /** Part of the words that both have, rarer ones counting more: from 0 to 1. */
  score: number;
  reasons: LikenessReason[];
  /** Kilometres between their places, where both have one. */
  distanceKm?: number;
}

/** One wish, on as many lists as it is on for certain. */
export interface SharedWish {
  /** The shortest of its titles. */
  title: string;
  items: ItemRef[];
  /** Lists of the people who want it, ascending. */
  lists: number[];
  /** Reasons why its items are the same: pairs that join all of them. */
  matches: ItemMatch[];
}

export interface ListComparison {
  /** The union without duplicates, those on most lists first: each item is in exactly one wish. */
  wishes: SharedWish[];
  /** Pairs of wishes, as indexes, that are probably the same, the most alike first: for a person to say. */
  probable: ({ wishes: [number, number] } & ItemMatch)[];
}
"#;

/// Compares lists: which items are the same wish in other words, for certain or probably and why, and who wants what.
///
/// @param lists - 2 to 12 lists of at most 500 items each
/// @throws an `Error` with code `invalid-argument` that names what is wrong
#[wasm_bindgen(js_name = compareLists, unchecked_return_type = "ListComparison")]
pub fn compare_lists(
    #[wasm_bindgen(unchecked_param_type = "readonly (readonly ListedItem[])[]")] lists: &JsValue,
) -> Fallible<JsValue> {
    let lists = Given::new("lists", lists).items()?;
    let list = |given: &Given| given.items()?.iter().map(item).collect();
    let lists: Fallible<Vec<Vec<ListedItem>>> = lists.iter().map(list).collect();
    json::write(&plan::compare_lists(&lists?)?)
}

fn item(given: &Given) -> Fallible<ListedItem> {
    let title = given.required("title")?.text()?.unwrap_or_default();
    let is_somewhere = !given.field("lng")?.is_missing() || !given.field("lat")?.is_missing();
    let lng_lat = if is_somewhere {
        Some(given.lng_lat()?.into())
    } else {
        None
    };
    Ok(ListedItem {
        title,
        lng_lat,
        place_id: given.field("placeId")?.text()?,
    })
}
