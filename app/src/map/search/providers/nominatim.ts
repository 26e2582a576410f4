import { OPEN_STREET_MAP, openStreetMapPlace, regionOf } from "./photon";
import { located, type PlaceProvider, type SuggestedPlace } from "./provider";
import { transportTo } from "./transport";

/** Degrees around the preferred place within which results are preferred. */
const NEAR_DEG = 2;

/** An entry of Nominatim's answer in the form `jsonv2`; nothing of it is taken on trust. */
type Entry = null | {
  osm_type?: unknown;
  osm_id?: unknown;
  name?: unknown;
  lon?: unknown;
  lat?: unknown;
  address?: { country_code?: unknown; state?: unknown; county?: unknown };
};

/** Nominatim: `GET {url}/search?format=jsonv2&q=…`. Its usage policy allows one question a second. */
export function nominatimAt(url: string): PlaceProvider {
  const transport = transportTo(url);
  return {
    kind: "nominatim",
    attribution: OPEN_STREET_MAP,
    pauseMs: 1_000,
    isResting: transport.isResting,
    async search(text, { limit, near }, signal) {
      const query = new URLSearchParams({ q: text, format: "jsonv2", limit: String(limit), addressdetails: "1" });
      if (near) query.set("viewbox", viewAround(near).join());
      const answer = await transport.get(`/search?${query}`, signal);
      const entries: Entry[] = Array.isArray(answer) ? answer : [];
      return entries.flatMap(placeOf).slice(0, limit);
    },
    locate: located,
  };
}

function viewAround([lng, lat]: readonly [number, number]): number[] {
  return [lng - NEAR_DEG, lat - NEAR_DEG, lng + NEAR_DEG, lat + NEAR_DEG];
}

function placeOf(entry: Entry): SuggestedPlace[] {
  // Positions come as texts.
  const [lng, lat] = [entry?.lon, entry?.lat].map((text) =>
    typeof text === "string" && text !== "" ? Number(text) : undefined,
  );
  return openStreetMapPlace({
    ...entry,
    country: entry?.address?.country_code,
    region: regionOf(entry?.address),
    lng,
    lat,
  });
}
