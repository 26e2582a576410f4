import { expect, it } from "vitest";
import type { PlacesLibrary, PlacesStatus } from "../../google/api";
import { googlePlaces } from "./google";

const never = new AbortController().signal;

/** The library as its reference describes it, with the status it is to answer. */
function library(status: PlacesStatus, asked: unknown[] = []): () => Promise<PlacesLibrary> {
  const prediction = { place_id: "ChIJ8", description: "Kyoto, Japan", structured_formatting: { main_text: "Kyoto" } };
  const details = {
    name: "Kyoto",
    geometry: { location: { lat: () => 35.02, lng: () => 135.76 } },
    address_components: [{ short_name: "JP", types: ["country", "political"] }],
  };
  return async () => ({
    AutocompleteSessionToken: class {},
    AutocompleteService: class {
      getPlacePredictions(
        request: unknown,
        answer: (found: (typeof prediction)[] | null, status: PlacesStatus) => void,
      ) {
        asked.push(request);
        answer(status === "OK" ? [prediction] : null, status);
      }
    },
    PlacesService: class {
      getDetails(request: unknown, answer: (found: typeof details | null, status: PlacesStatus) => void) {
        asked.push(request);
        answer(status === "OK" ? details : null, status);
      }
    },
  });
}

it("suggests what the library predicts, and asks where it is once it is picked", async () => {
  const asked: { sessionToken?: object }[] = [];
  const google = googlePlaces(library("OK", asked));
  const [place] = await google.search("kyo", { limit: 5, near: [135, 35] }, never);
  expect(place).toEqual({ id: "google:ChIJ8", name: "Kyoto", country: "", population: 0 });
  if (!place) return;
  expect(await google.locate(place)).toEqual({ ...place, country: "JP", lng: 135.76, lat: 35.02 });
  await google.search("next", { limit: 5 }, never);
  expect(asked[0]).toMatchObject({ input: "kyo", locationBias: { lng: 135, lat: 35 } });
  expect(asked[1]?.sessionToken).toBe(asked[0]?.sessionToken);
  expect(asked[2]?.sessionToken).not.toBe(asked[0]?.sessionToken);
});

it("finds nothing where there is nothing", async () => {
  expect(await googlePlaces(library("ZERO_RESULTS")).search("xyz", { limit: 5 }, never)).toEqual([]);
});

it.each([
  ["OVER_QUERY_LIMIT", "resource-exhausted"],
  ["REQUEST_DENIED", "permission-denied"],
  ["UNKNOWN_ERROR", "network-request-failed"],
])("turns the status %s into %s", async (status, code) => {
  await expect(googlePlaces(library(status)).search("x", { limit: 5 }, never)).rejects.toMatchObject({ code });
});
