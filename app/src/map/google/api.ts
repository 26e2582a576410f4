/** What we use of the maps script, as its reference describes it (Maps JavaScript API, places library). */

/** `google.maps`. */
export interface GoogleMaps {
  places?: PlacesLibrary;
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
