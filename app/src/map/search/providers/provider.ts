import type { GazetteerPlace } from "~/core";

/** Search services for places. */
export type ProviderKind = "gazetteer" | "photon" | "nominatim" | "google";

/** A place one may pick. */
export interface FoundPlace extends Pick<GazetteerPlace, "name" | "lng" | "lat"> {
  /** Stable name of the place: `geonames:…`, `place:…`, `osm:N…`, `google:…`. */
  id: string;
  /** ISO 3166-1 alpha-2, upper case; empty where it is not known. */
  country: string;
  /** Inhabitants; 0 where they are not known. */
  population: number;
  /** The names it has in other languages, where they are known. */
  names?: GazetteerPlace["names"];
  /** The kind of place, where it is known. */
  kind?: GazetteerPlace["kind"];
  /** The name of its first-level subdivision, such as a state; where it is known. */
  region?: string;
  /** The same in German, where it is another one. */
  regionDe?: string;
}

/** A place as it is suggested while one types; where it is may have to be asked for once it is picked. */
export type SuggestedPlace = Omit<FoundPlace, "lng" | "lat"> & Partial<Pick<FoundPlace, "lng" | "lat">>;

export interface SearchOptions {
  /** Most results. */
  limit: number;
  /** Longitude and latitude that are preferred. */
  near?: readonly [number, number];
}

/** Whose data is shown, as their licence asks. */
export interface Attribution {
  text: string;
  href: string;
}

/** Somebody who finds places. */
export interface PlaceProvider {
  readonly kind: ProviderKind;
  readonly attribution: Attribution;
  /** Milliseconds without typing before a question is sent: not every keystroke is worth a request. */
  readonly pauseMs: number;
  /** Returns `true` if it failed a moment ago and is left alone. */
  isResting(): boolean;
  /**
   * Finds the places that a text most likely means. What fails has a code of the core; what is given up throws the
   * signal's reason.
   */
  search(text: string, options: SearchOptions, signal: AbortSignal): Promise<SuggestedPlace[]>;
  /** Returns the position of a suggested place. */
  locate(place: SuggestedPlace): Promise<FoundPlace>;
}

/** A suggestion that already says where it is. */
export async function located(place: SuggestedPlace): Promise<FoundPlace> {
  const { lng, lat } = place;
  if (lng === undefined || lat === undefined) throw new Error(`${place.id} has no position`);
  return { ...place, lng, lat };
}
