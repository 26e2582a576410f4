import { exactPlace } from "~/map/search/exact-place";
import { isCalled } from "~/map/search/meant-place";
import { type BegunNames, begunNames } from "~/map/search/possible-names";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import { useMeantPlace } from "~/map/search/use-meant-place";
import { type PlaceSearch, usePlaceSearch } from "~/map/search/use-place-search";
import { folded } from "~/sync/lists/activities";

const SHOWN_MAX = 2;

export interface PlaceHint {
  place: SuggestedPlace;
  /** `true` if the wish is nothing but this place. */
  isAll: boolean;
  locate: () => Promise<FoundPlace>;
}

export interface PlaceHints {
  hints: readonly PlaceHint[];
  settled: boolean;
}

/** The places that a wish may mean: first the one it gets as it is written, or the very spot where a position was pasted. */
export function usePlaceHints(text: string): PlaceHints {
  const spot = exactPlace(text);
  const begun = begunNames(text);
  const meant = useMeantPlace(spot ? "" : text);
  const [name = "", shorter = ""] = begun.names;
  const search = usePlaceSearch(spot ? text : name);
  const isOther = !spot && search.settled && named(search, name, begun).length === 0;
  const other = usePlaceSearch(isOther ? shorter : "");
  if (spot) return { hints: search.places.slice(0, SHOWN_MAX).map(hintOf(search, true)), settled: search.settled };
  const hints = [
    ...(meant ? [{ place: meant, isAll: isCalled(meant, text), locate: async () => meant }] : []),
    ...named(search, name, begun).map(hintOf(search, name === text.trim())),
    ...named(other, shorter, begun).map(hintOf(other, false)),
  ];
  return {
    hints: hints.filter((hint, at) => isBeside(hint, hints.slice(0, at), meant)).slice(0, SHOWN_MAX),
    settled: search.settled && other.settled,
  };
}

function hintOf({ by }: PlaceSearch, isAll: boolean): (place: SuggestedPlace) => PlaceHint {
  return (place) => ({ place, isAll, locate: () => by.locate(place) });
}

/**
 * The places found that have the name written: it may be begun, a common word ("make ramen") must be all of it. The search
 * forgives mistakes; a hint does not guess.
 */
function named({ places }: PlaceSearch, name: string, { isOpen }: BegunNames): readonly SuggestedPlace[] {
  const written = folded(name);
  return places.filter((place) => {
    const called = folded(place.name);
    return written !== "" && (isOpen ? called.startsWith(written) : called === written);
  });
}

/** Returns `true` for a hint that is none of those before it; beside a place that is meant stand only its namesakes. */
function isBeside({ place }: PlaceHint, before: readonly PlaceHint[], meant: FoundPlace | null): boolean {
  const isThere = before.some(({ place: { id, name, country } }) => {
    // Services have ids of their own for a place that is meant.
    return id === place.id || (id === meant?.id && name === place.name && country === place.country);
  });
  return !isThere && (meant === null || folded(place.name).startsWith(folded(meant.name)));
}
