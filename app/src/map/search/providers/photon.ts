import { located, type PlaceProvider, type SuggestedPlace } from "./provider";
import { transportTo } from "./transport";

/** Whose data Photon and Nominatim answer with. */
export const OPEN_STREET_MAP = {
  text: "© OpenStreetMap contributors",
  href: "https://www.openstreetmap.org/copyright",
};

/** A feature of Photon's answer, a GeoJSON collection; nothing of it is taken on trust. */
type Feature = null | {
  geometry?: { coordinates?: unknown };
  properties?: {
    osm_type?: unknown;
    osm_id?: unknown;
    name?: unknown;
    countrycode?: unknown;
    state?: unknown;
    county?: unknown;
  };
};

/** Photon, by komoot: `GET {url}/api?q=…`. */
export function photonAt(url: string): PlaceProvider {
  const transport = transportTo(url);
  return {
    kind: "photon",
    attribution: OPEN_STREET_MAP,
    pauseMs: 150,
    isResting: transport.isResting,
    async search(text, { limit, near }, signal) {
      const query = new URLSearchParams({ q: text, limit: String(limit) });
      if (near) for (const [at, name] of ["lon", "lat"].entries()) query.set(name, String(near[at]));
      const answer = (await transport.get(`/api?${query}`, signal)) as { features?: unknown };
      const features: Feature[] = Array.isArray(answer.features) ? answer.features : [];
      return features.flatMap(placeOf).slice(0, limit);
    },
    locate: located,
  };
}

function placeOf(feature: Feature): SuggestedPlace[] {
  const { geometry, properties } = feature ?? {};
  const [lng, lat] = Array.isArray(geometry?.coordinates) ? geometry.coordinates : [];
  return openStreetMapPlace({
    ...properties,
    country: properties?.countrycode,
    region: regionOf(properties),
    lng,
    lat,
  });
}

/** A place of OpenStreetMap, or none where a part of it is missing or no part of the world. */
export function openStreetMapPlace(of: Record<string, unknown>): SuggestedPlace[] {
  const { osm_type: type, osm_id: id, name, lng, lat } = of;
  const isOnGlobe = typeof lng === "number" && typeof lat === "number" && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
  if (typeof name !== "string" || name === "" || typeof type !== "string" || !isOnGlobe) return [];
  const country = typeof of.country === "string" ? of.country.toUpperCase() : "";
  const region = typeof of.region === "string" ? { region: of.region } : {};
  return [{ id: `osm:${type.charAt(0).toUpperCase()}${id}`, name, country, population: 0, lng, lat, ...region }];
}

/** The state of a place of OpenStreetMap, or its county. */
export function regionOf(address: { state?: unknown; county?: unknown } | undefined): unknown {
  return address?.state ?? address?.county;
}
