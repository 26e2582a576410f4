/** The place that a wish names word for word, such as "see the Eiffel Tower". */
import { folded } from "~/ui/folded";
import { placeProviders } from "./providers/configured";
import type { FoundPlace } from "./providers/provider";

/** Words of a name at the end of a wish. */
const WORDS_MAX = 5;
/** Number of places that are looked at for each name. */
const LOOKED_AT = 3;
/** Words that a name of one word stands behind: of "bake bread" nothing is a place. */
const LEADS =
  /^(in|to|at|around|near|visit|see|explore|of|through|nach|um|bei|besuchen|sehen|erkunden|durch|von|on|auf|the)$/i;

/** The names that the end of a wish may have, the longest first; none of a single common word. */
export function possibleNames(text: string): string[] {
  const words = text
    .trim()
    .replace(/[.!?…]+$/, "")
    .split(/\s+/);
  const names: string[] = [];
  for (let count = Math.min(WORDS_MAX, words.length); count >= 1; count -= 1) {
    const name = words.slice(words.length - count);
    const before = words.at(words.length - count - 1);
    const isName = /^\p{Lu}/u.test(name[0] ?? "");
    // One word alone may be anything; who means the place picks it from those suggested.
    if (count === 1 && !(isName && before !== undefined && LEADS.test(before))) continue;
    if (/^(the|a|an|der|die|das|ein|eine|einen|den|dem)$/i.test(name[0] ?? "")) continue;
    names.push(name.join(" "));
  }
  return names;
}

/** Finds the place that a wish ends with, by its whole name; `null` where it names none. Waits for places to load. */
export async function findMeantPlace(text: string): Promise<FoundPlace | null> {
  const [by] = (await placeProviders()).filter((provider) => provider.kind === "gazetteer");
  if (!by) return null;
  for (const name of possibleNames(text)) {
    const found = await by.search(name, { limit: LOOKED_AT }, new AbortController().signal);
    const meant = found.find((place) => folded(place.name) === folded(name));
    if (meant) return by.locate(meant);
  }
  return null;
}
