import { Failure } from "~/api/failure";
import { describeError } from "~/core";
import type { Details, PlacesLibrary, PlacesStatus, Prediction } from "../../google/api";
import type { FoundPlace, PlaceProvider, SuggestedPlace } from "./provider";

const FIELDS = ["name", "geometry.location", "address_components"];

/** The places library of the maps script, which `library` loads when the first question is asked. */
export function googlePlaces(library: () => Promise<PlacesLibrary>): PlaceProvider {
  let session: object | undefined;
  return {
    kind: "google",
    attribution: { text: "Powered by Google", href: "https://maps.google.com" },
    pauseMs: 200,
    isResting: () => false,
    async search(text, { limit, near }, signal) {
      const places = await library();
      signal.throwIfAborted();
      session ??= new places.AutocompleteSessionToken();
      const bias = near ? { locationBias: { lng: near[0], lat: near[1] } } : {};
      const request = { input: text, sessionToken: session, ...bias };
      const predictions = await answered<Prediction[]>((answer) =>
        new places.AutocompleteService().getPlacePredictions(request, answer),
      );
      signal.throwIfAborted();
      return (predictions ?? []).slice(0, limit).map(suggestion);
    },
    async locate(place) {
      const places = await library();
      const sessionToken = session ?? new places.AutocompleteSessionToken();
      // The place that is picked ends the session; the next search is another one.
      session = undefined;
      const placeId = place.id.slice("google:".length);
      const request = { placeId, fields: FIELDS, sessionToken };
      const details = await answered<Details>((answer) =>
        new places.PlacesService(document.createElement("div")).getDetails(request, answer),
      );
      return foundAs(place, details);
    },
  };
}

/** The answer of a library that calls back; a status that is no answer is a failure. */
function answered<T>(ask: (answer: (value: T | null, status: PlacesStatus) => void) => void): Promise<T | null> {
  return new Promise((resolve, reject) => {
    ask((value, status) => {
      if (status === "OK") resolve(value);
      else if (status === "ZERO_RESULTS") resolve(null);
      else reject(failureOf(status));
    });
  });
}

const CODES = new Map<PlacesStatus, string>([
  ["OVER_QUERY_LIMIT", "resource-exhausted"],
  ["REQUEST_DENIED", "permission-denied"],
]);

function failureOf(status: PlacesStatus): Failure {
  const code = CODES.get(status) ?? "network-request-failed";
  return new Failure(code, describeError(code).message ?? `the places library answered ${status}`);
}

function suggestion({ place_id, description, structured_formatting: parts }: Prediction): SuggestedPlace {
  const region = parts?.secondary_text ? { region: parts.secondary_text } : {};
  return { id: `google:${place_id}`, name: parts?.main_text ?? description, country: "", population: 0, ...region };
}

function foundAs(place: SuggestedPlace, details: Details | null): FoundPlace {
  const location = details?.geometry?.location;
  if (!location) throw new Failure("not-found", "the places library does not know where this is");
  const country = details?.address_components?.find(({ types }) => types.includes("country"))?.short_name ?? "";
  return { ...place, name: details?.name ?? place.name, country, lng: location.lng(), lat: location.lat() };
}
