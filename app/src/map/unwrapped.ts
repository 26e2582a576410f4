import type { FeatureCollection, Polygon, Position } from "geojson";

const POLE = 85.06;

/**
 * Polygons whose rings run on across the antimeridian instead of jumping to the other side of the world, which would be
 * drawn as a band around it. Coordinates may then lie beyond ±180°. A ring around a pole is closed along the map's edge.
 */
export function unwrapped(collection: FeatureCollection): FeatureCollection<Polygon> {
  const features = collection.features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [];
    return polygons.map((rings) => ({
      type: "Feature" as const,
      properties: {},
      geometry: { type: "Polygon" as const, coordinates: rings.map(unwrappedRing) },
    }));
  });
  return { type: "FeatureCollection", features };
}

function unwrappedRing(ring: Position[]): Position[] {
  let turns = 0;
  let before = ring[0]?.[0] ?? 0;
  const run = ring.map(([lng = 0, lat = 0]) => {
    if (lng - before > 180) turns -= 360;
    if (lng - before < -180) turns += 360;
    before = lng;
    return [lng + turns, lat];
  });
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || turns === 0) return run;
  const edge = (last[1] ?? 0) < 0 ? -POLE : POLE;
  return [...run, [last[0] ?? 0, edge], [first[0] ?? 0, edge], first];
}
