/**
 * Part of the maps script that we use, as its reference describes it (Maps JavaScript API, maps and places libraries).
 */

/** `google.maps`. */
export interface GoogleMaps extends Partial<MapsLibrary> {
  places?: PlacesLibrary;
  /** Loads a part that did not come with the script. */
  importLibrary?: (name: "maps") => Promise<MapsLibrary>;
}

/** `google.maps`, as `importLibrary("maps")` answers it. */
export interface MapsLibrary {
  Map: new (element: HTMLElement, options: Camera & Record<string, unknown>) => GoogleMap;
}

/** Camera of a map. */
export interface Camera {
  center: { lat: number; lng: number };
  zoom: number;
}

export interface GoogleMap {
  moveCamera(camera: Camera): void;
  addListener(event: "tilesloaded", listener: () => void): unknown;
}

/** `google.maps.places`. */
export interface PlacesLibrary {
  /** The field of the library itself; we only look whether it is there. */
  Autocomplete?: unknown;
  AutocompleteService: new () => AutocompleteService;
  /** Writes attributions of a place into the element. */
  PlacesService: new (
    attributions: HTMLElement,
  ) => PlacesService;
  /** Ties the questions of one search together, up to the place that is picked. */
  AutocompleteSessionToken: new () => object;
}

/** Statuses of an answer; any other than these two is a failure. */
export type PlacesStatus = "OK" | "ZERO_RESULTS" | (string & {});

export interface AutocompleteService {
  getPlacePredictions(
    request: { input: string; sessionToken: object; locationBias?: { lat: number; lng: number } },
    answer: (predictions: Prediction[] | null, status: PlacesStatus) => void,
  ): void;
}

export interface Prediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text: string; secondary_text?: string };
}

export interface PlacesService {
  getDetails(
    request: { placeId: string; fields: string[]; sessionToken: object },
    answer: (details: Details | null, status: PlacesStatus) => void,
  ): void;
}

export interface Details {
  name?: string;
  geometry?: { location?: { lat(): number; lng(): number } };
  address_components?: { short_name: string; types: string[] }[];
}
