/** The one place that words mean without a doubt. Pure. */
import { isCalled } from "~/map/search/meant-place";
import type { FoundPlace, SuggestedPlace } from "~/map/search/providers/provider";
import type { PlaceSearch } from "~/map/search/use-place-search";

/** A name may be typed in part from this many letters on. */
const LETTERS_MIN = 3;

/** Returns the only place that was found, or the first if it alone is called so; `null` where others may be meant. */
export function bestPlace(
  text: string,
  { places, settled }: Pick<PlaceSearch, "places" | "settled">,
): FoundPlace | null {
  const [first, ...others] = places;
  if (!first || !settled || text.length < LETTERS_MIN || !hasPosition(first)) return null;
  const isMeant = isCalled(first, text) && !others.some((other) => isCalled(other, text));
  return isMeant || others.length === 0 ? first : null;
}

function hasPosition(place: SuggestedPlace): place is FoundPlace {
  return place.lng !== undefined && place.lat !== undefined;
}
