import { languageStore } from "~/ui/words/language";
import type { SuggestedPlace } from "./providers/provider";

/** Degrees within which two places of one name are the same: about ten kilometres. */
const SAME_PLACE_DEG = 0.1;

/**
 * The facts below the name of a suggested place: its summary, after its region where that tells it apart from another
 * with the same name, kind and country; after its position where the region is no help.
 */
export function placeFacts(
  place: SuggestedPlace,
  among: readonly SuggestedPlace[],
  summaryOf: (place: SuggestedPlace) => string,
  language: string = languageStore.getState().language,
): string {
  const summary = summaryOf(place);
  const twins = among.filter(
    (other) => other.id !== place.id && other.name === place.name && summaryOf(other) === summary,
  );
  const regionOf = ({ region, regionDe }: SuggestedPlace) => (language === "de" ? (regionDe ?? region) : region);
  const region = regionOf(place);
  const isTold = twins.length === 0 || (region !== undefined && twins.every((other) => regionOf(other) !== region));
  const where = [twins.length > 0 ? region : "", isTold ? "" : positionOf(place, language)];
  return [...where, summary].filter(Boolean).join(", ");
}

/** "44.0° N 70.1° W", to about ten kilometres; empty where it is not known. */
function positionOf({ lat, lng }: SuggestedPlace, language: string): string {
  if (lat === undefined || lng === undefined) return "";
  const degrees = (value: number, [plus, minus]: [string, string]) =>
    `${Math.abs(value).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}° ${value < 0 ? minus : plus}`;
  return `${degrees(lat, ["N", "S"])} ${degrees(lng, [language === "de" ? "O" : "E", "W"])}`;
}

/** Suggestions in which each place stands once: of those with one name, kind and country that lie together, the first. */
export function distinctPlaces<P extends SuggestedPlace>(places: readonly P[]): P[] {
  return places.filter((place, at) => !places.slice(0, at).some((before) => isSamePlace(before, place)));
}

function isSamePlace(one: SuggestedPlace, other: SuggestedPlace): boolean {
  if (one.name !== other.name || one.country !== other.country || one.kind !== other.kind) return false;
  const apart = (a: number | undefined, b: number | undefined) => Math.abs((a ?? Number.NaN) - (b ?? Number.NaN));
  const narrowing = Math.cos(((one.lat ?? 0) * Math.PI) / 180);
  return apart(one.lat, other.lat) <= SAME_PLACE_DEG && apart(one.lng, other.lng) * narrowing <= SAME_PLACE_DEG;
}
