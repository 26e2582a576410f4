import type { SuggestedPlace } from "~/map/search/providers/provider";
import { languageStore } from "~/ui/words/language";

/** The label of a suggested place; its region tells it apart from another with the same name, kind and country. */
export function placeLabel(
  place: SuggestedPlace,
  among: readonly SuggestedPlace[],
  summaryOf: (place: SuggestedPlace) => string,
  language: string = languageStore.getState().language,
): string {
  const { name, region, regionDe } = place;
  const summary = summaryOf(place);
  const hasTwin = among.some((other) => other !== place && other.name === name && summaryOf(other) === summary);
  const where = language === "de" ? (regionDe ?? region) : region;
  return [name, hasTwin ? where : "", summary].filter(Boolean).join(", ");
}
