import type { Feature, Point } from "geojson";

/** A point as the clusterers of features take it. */
export type PointFeature = Omit<Feature<Point, Record<string, unknown>>, "id">;

/** Points as GeoJSON features. They share one empty object, as nobody looks at their properties. */
export function featuresOf(lngLat: Float64Array): PointFeature[] {
  const properties = {};
  return Array.from({ length: lngLat.length / 2 }, (_, at) => ({
    type: "Feature" as const,
    properties,
    geometry: { type: "Point" as const, coordinates: [lngLat[2 * at] ?? 0, lngLat[2 * at + 1] ?? 0] },
  }));
}
