/** The data that the cover of a hangout is drawn from, the same as the server takes for previews. Pure. */
import type { CoverSubject } from "~/core/covers";

/** Category whose colours a theme has. */
const COLOURS: Readonly<Record<string, string>> = { lagoon: "water", plum: "nights", moss: "outdoors", ink: "culture" };

interface CoveredHangout {
  id: string;
  /** Seed of its cover since it was a draft; its id, if missing. */
  coverSeed?: string | null | undefined;
  theme?: unknown;
  place?: { lng: number; lat: number } | null | undefined;
  /** The moment it begins, once that is known. */
  startsAt?: string | null | undefined;
}

export function coverOfHangout({ id, coverSeed, theme, place, startsAt }: CoveredHangout): CoverSubject {
  const colours = COLOURS[typeof theme === "string" ? theme : "lagoon"] ?? "water";
  return {
    kind: "hangout",
    id: coverSeed ?? id,
    numeral: startsAt ? String(Number(startsAt.slice(8, 10))) : "",
    categories: [colours],
    places: place ? [{ lng: place.lng, lat: place.lat }] : [],
  };
}
