/** Quests and lists in a town that somebody typed, in whatever spelling the places of the world know. Pure. */
import type { SuggestedPlace } from "~/map/search/providers/provider";
import { townRadiusKm } from "~/map/towns/belongs-to";
import { distanceKm } from "~/sync/geo";
import type { Find, Point } from "./finds";

/** A town that words name; there may be several of the name. */
export interface NamedTown {
  places: readonly (Pick<Point, "lng" | "lat"> & { radiusKm: number })[];
  /** False where the words only resemble its name: then it is meant if nothing else has such words. */
  isSure: boolean;
}

/** Distance from a town within which something is near it, in km. */
const NEAR_KM = 25;
/** A name may be typed in part from this many letters on. */
const LETTERS_MIN = 3;
/** A town of so many people is meant by the beginning of its name; smaller ones have to be named in full. */
const LARGE_TOWN = 100_000;
const KM_PER_DEGREE = 111;

/** The town that a text names, by the places that were suggested for it. */
export function townNamed(text: string, suggested: readonly SuggestedPlace[], isSettled: boolean): NamedTown | null {
  const [first] = suggested;
  const typed = folded(text);
  if (!first || typed.length < LETTERS_MIN || (first.kind ?? "town") !== "town") return null;
  const isSure = namesOf(first).some((name) => isMeant(name, typed, first.population));
  // Suggestions for fewer letters may still be shown.
  if (!isSure && !isSettled) return null;
  const places = suggested.flatMap(({ name, kind, lng, lat, population }) => {
    const isOne = (kind ?? "town") === "town" && name === first.name && lng !== undefined && lat !== undefined;
    return isOne ? [{ lng, lat, radiusKm: townRadiusKm(population) }] : [];
  });
  return places.length > 0 ? { places, isSure } : null;
}

/** Places in a town or near it: first those in it, in the order it came, then the nearest. O(n). */
export function findsInTown(finds: readonly Find[], town: NamedTown, worded: number): readonly Find[] {
  if (!town.isSure && worded > 0) return [];
  const inside: Find[] = [];
  const near: { find: Find; km: number }[] = [];
  for (const find of finds) {
    const km = Math.min(...town.places.map(({ radiusKm, ...place }) => kmOutside(find, place, radiusKm)));
    if (km <= 0) inside.push(find);
    else if (km <= NEAR_KM) near.push({ find, km });
  }
  return [...inside, ...near.sort((a, b) => a.km - b.km).map(({ find }) => find)];
}

/** Distance from the edge of a town to the nearest place of a find in km, less than 0 inside; infinite far away. */
function kmOutside({ points }: Find, place: Pick<Point, "lng" | "lat">, radiusKm: number): number {
  const isFar = ({ lat }: Point) => Math.abs(lat - place.lat) * KM_PER_DEGREE > radiusKm + NEAR_KM;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) if (!isFar(point)) least = Math.min(least, distanceKm(place, point) - radiusKm);
  return least;
}

function isMeant(name: string, typed: string, population: number): boolean {
  return name === typed || (population >= LARGE_TOWN && name.startsWith(typed));
}

function namesOf(place: SuggestedPlace): string[] {
  const { names } = place as { names?: Readonly<Record<string, string | undefined>> };
  return [place.name, ...Object.values(names ?? {})].flatMap((name) => (name ? folded(name) : []));
}

/** Text in lower case and without diacritics, as names are compared. */
function folded(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
