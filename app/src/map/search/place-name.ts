import type { GazetteerPlace } from "~/core";
import { languageStore } from "~/ui/words/language";

/**
 * A place with the name it has in the language of the page, where the gazetteer knows that. The name that gives way to it
 * stays among the others: German has "Santorin", and many write "Santorini".
 */
export function inReadersLanguage<P extends Pick<GazetteerPlace, "name"> & Partial<Pick<GazetteerPlace, "names">>>(
  place: P,
): P {
  const name = place.names?.[languageStore.getState().language];
  return name === undefined ? place : { ...place, name, names: { en: place.name, ...place.names } };
}
