/** The place that a wish names word for word, such as "see the Eiffel Tower" or "Matterhorn". */
import { folded } from "~/ui/folded";
import { possibleNames } from "./possible-names";
import { placeProviders } from "./providers/configured";
import type { FoundPlace, SuggestedPlace } from "./providers/provider";

/** Number of places that are looked at for each name. */
const LOOKED_AT = 3;

/**
 * Finds the place that a wish ends with, by its whole name; `null` where it names none. Of places with that name it is
 * the best known or none: where "marathon" is no town, it is no lesser place either. Waits for places to load.
 */
export async function findMeantPlace(text: string, signal = new AbortController().signal): Promise<FoundPlace | null> {
  const [by] = (await placeProviders()).filter((provider) => provider.kind === "gazetteer");
  if (!by) return null;
  for (const { name, townMin } of possibleNames(text)) {
    const found = await by.search(name, { limit: LOOKED_AT }, signal);
    const best =
      found.find((place) => isCalled(place, name)) ?? found.slice(0, 1).find((place) => isShort(place, name));
    if (best && (sizeOf(best) >= townMin || isKnownAbroad(best, name))) return by.locate(best);
  }
  return null;
}

/** Returns `true` if a place is called so in the reader's language, in English or where it is. */
export function isCalled({ name, names }: SuggestedPlace, text: string): boolean {
  return [name, names?.en, names?.local].some((each) => each !== undefined && folded(each) === folded(text));
}

/** Parts of a name that people leave out: "Everest", "Yellowstone". */
const GENERIC = /^(mount|mt\.?)\s+|\s+(national park|nationalpark)$/i;

/** Returns `true` if a landscape is called so for short; as a name, since "rainier" and "arches" are words. */
function isShort({ name, names, kind = "town" }: SuggestedPlace, text: string): boolean {
  if (kind === "town" || !/^\p{Lu}/u.test(text)) return false;
  return [name, names?.en].some((each) => each !== undefined && folded(each.replace(GENERIC, "")) === folded(text));
}

/** Inhabitants of a town whose name in another language is known: "Venedig", "Bruges". */
const KNOWN_ABROAD = 40_000;

/** Returns `true` if the name is not the one that a town of some size has where it is. */
function isKnownAbroad({ names, population }: SuggestedPlace, text: string): boolean {
  return population >= KNOWN_ABROAD && names?.local !== undefined && folded(names.local) !== folded(text);
}

/** The inhabitants of a town; other kinds of places are never too small. */
function sizeOf({ kind = "town", population }: SuggestedPlace): number {
  return kind === "town" ? population : Number.POSITIVE_INFINITY;
}
