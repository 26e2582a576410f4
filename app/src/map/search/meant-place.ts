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
  for (const { name, townMin, isTown } of possibleNames(text)) {
    const found = await by.search(name, { limit: LOOKED_AT }, signal);
    const best =
      found.find((place) => isCalled(place, name)) ?? found.slice(0, 1).find((place) => isShort(place, name));
    if (isTown && (best?.kind ?? "town") !== "town") continue;
    if (best && (sizeOf(best) >= townMin || isKnownAbroad(best))) return by.locate(best);
  }
  return null;
}

/** Returns `true` if a place is called so in one of the languages that are known. */
export function isCalled(place: SuggestedPlace, text: string): boolean {
  return namesOf(place).some((each) => folded(each) === folded(text));
}

function namesOf({ name, names }: SuggestedPlace): string[] {
  return [name, names?.en, names?.de, names?.local].filter((each) => each !== undefined);
}

/** Parts of a name that people leave out: "Everest", "Yellowstone". */
const GENERIC = /^(mount|mt\.?)\s+|\s+(national park|nationalpark)$/i;

/** Returns `true` if a landscape is called so for short; as a name, since "rainier" and "arches" are words. */
function isShort({ name, names, kind = "town" }: SuggestedPlace, text: string): boolean {
  if (kind === "town" || !/^\p{Lu}/u.test(text)) return false;
  return [name, names?.en].some((each) => each !== undefined && folded(each.replace(GENERIC, "")) === folded(text));
}

/** Inhabitants of a town that is known abroad if it has another name there: Venice is Venedig, Bruges Brügge. */
const KNOWN_ABROAD = 40_000;

function isKnownAbroad(place: SuggestedPlace): boolean {
  return place.population >= KNOWN_ABROAD && new Set(namesOf(place).map(folded)).size > 1;
}

/** The inhabitants of a town; other kinds of places are never too small. */
function sizeOf({ kind = "town", population }: SuggestedPlace): number {
  return kind === "town" ? population : Number.POSITIVE_INFINITY;
}
