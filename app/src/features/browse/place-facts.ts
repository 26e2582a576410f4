import type { SuggestedPlace } from "~/map/search/providers/provider";
import { languageStore } from "~/ui/words/language";

/**
 * The facts below the name of a suggested place: its summary, after its region where that tells it apart from another
 * with the same name, kind and country.
 */
export function placeFacts(
  place: SuggestedPlace,
  among: readonly SuggestedPlace[],
  summaryOf: (place: SuggestedPlace) => string,
  language: string = languageStore.getState().language,
): string {
  const { name, region, regionDe } = place;
  const summary = summaryOf(place);
  const hasTwin = among.some((other) => other !== place && other.name === name && summaryOf(other) === summary);
  const where = language === "de" ? (regionDe ?? region) : region;
  return [hasTwin ? where : "", summary].filter(Boolean).join(", ");
}
