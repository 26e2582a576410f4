import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";
import type { Said } from "./said";

export function writeGeoJson(entries: readonly Entry[]): string {
  const features = entries.map(({ place, ...properties }) => ({
    type: "Feature",
    geometry: place ? { type: "Point", coordinates: [place.lng, place.lat] } : null,
    properties: { ...properties, ...(place ? { place: place.name } : {}) },
  }));
  return JSON.stringify({ type: "FeatureCollection", features }, null, 2);
}

interface Feature {
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

/** Points and what has no geometry; of other shapes only the words are of use. */
export function readGeoJson(value: object): Said[] {
  const { features } = value as { features?: unknown };
  const all = "features" in value ? features : [value];
  if (!Array.isArray(all)) throw new UnreadableFile(words().exchange.problems.noFeatures);
  return all.map(ofFeature);
}

function ofFeature(feature: unknown, at: number): Said {
  const { geometry, properties } = Object(feature) as Feature;
  const { title, name, description, note, place: placeName, ...rest } = Object(properties) as Record<string, unknown>;
  const said = title ?? name ?? placeName;
  if (typeof said !== "string") throw new UnreadableFile(words().exchange.problems.noName(at + 1));
  const [lng, lat] = geometry?.type === "Point" && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  return {
    ...rest,
    title: said,
    note: note ?? description,
    place: geometry || placeName ? { name: placeName ?? said, lng, lat } : undefined,
  };
}
