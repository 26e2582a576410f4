import type { Feature, FeatureCollection, Point } from "geojson";
import { words } from "~/ui/words";
import { type Entry, UnreadableFile } from "./entry";
import type { RawRow } from "./raw-row";

/** The entries as features; one without a place has no geometry. */
export function featuresOf(entries: readonly Entry[]): FeatureCollection<Point | null> {
  const features = entries.map(
    ({ place, ...properties }): Feature<Point | null> => ({
      type: "Feature",
      geometry: place ? { type: "Point", coordinates: [place.lng, place.lat] } : null,
      properties: { ...properties, ...(place ? { place: place.name } : {}) },
    }),
  );
  return { type: "FeatureCollection", features };
}

export function writeGeoJson(entries: readonly Entry[]): string {
  return JSON.stringify(featuresOf(entries), null, 2);
}

/** A feature of a file, in which anything may stand. */
export interface RawFeature {
  geometry?: { type?: unknown; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

/** Reads a collection or a single feature: points and what has no geometry; of other shapes only the words are of use. */
export function readGeoJson(value: object): RawRow[] {
  const { features } = value as { features?: unknown };
  const all = "features" in value ? features : [value];
  if (!Array.isArray(all)) throw new UnreadableFile(words().exchange.problems.noFeatures);
  return all.map((feature, at) => {
    const row = rowOf(feature);
    if (!row) throw new UnreadableFile(words().exchange.problems.noName(at + 1));
    return row;
  });
}

/** Reads one feature; `undefined` for one without a name. */
export function rowOf(feature: unknown): RawRow | undefined {
  const { geometry, properties } = Object(feature) as RawFeature;
  const { title, name, description, note, place: placeName, ...rest } = Object(properties) as Record<string, unknown>;
  const named = title ?? name ?? placeName;
  if (typeof named !== "string") return undefined;
  const [lng, lat] = geometry?.type === "Point" && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  return {
    ...rest,
    title: named,
    note: note ?? description,
    place: geometry || placeName ? { name: placeName ?? named, lng, lat } : undefined,
  };
}
