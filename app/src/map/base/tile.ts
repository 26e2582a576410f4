/** Decodes the vector tiles of the base map. */
import { VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import type { Position } from "geojson";
import { PbfReader } from "pbf";
import type { TileAddress } from "./tile-cover";

/** Areas in the order they are drawn in. */
const AREAS = ["land", "ice", "lakes"] as const;
const LINES = ["rivers", "borders"] as const;

export interface Area {
  kind: (typeof AREAS)[number];
  /** Rings in degrees; the first is the outer one. */
  polygon: Position[][];
}

export interface Line {
  kind: (typeof LINES)[number] | "coast";
  path: Position[];
}

/** Content of a tile, in degrees. */
export interface BaseTile extends TileAddress {
  areas: Area[];
  lines: Line[];
}

/** Reads a Mapbox Vector Tile; layers it does not have are empty. */
export function decodeTile(bytes: ArrayBuffer, address: TileAddress): BaseTile {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const featuresOf = (name: string) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at)).filter((one) => one !== undefined);
  };
  const areas = AREAS.flatMap((kind) =>
    featuresOf(kind)
      .flatMap((feature) => polygonsOf(feature, address))
      .map((polygon) => ({ kind, polygon })),
  );
  const lines = LINES.flatMap((kind) =>
    featuresOf(kind)
      .flatMap((feature) => feature.loadGeometry().map((line) => inDegrees(line, feature.extent, address)))
      .map((path) => ({ kind, path })),
  );
  const shores = [...featuresOf("land"), ...featuresOf("lakes")].flatMap((feature) => shoresOf(feature, address));
  return { ...address, areas, lines: [...shores.map((path) => ({ kind: "coast" as const, path })), ...lines] };
}

function polygonsOf(feature: VectorTileFeature, { x, y, zoom }: TileAddress): Position[][][] {
  const { geometry } = feature.toGeoJSON(x, y, zoom);
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

interface Point {
  x: number;
  y: number;
}

/** The rings of an area without the parts where only the tile ends, which lie on or beyond its sides. */
function shoresOf(feature: VectorTileFeature, address: TileAddress): Position[][] {
  const { extent } = feature;
  return feature.loadGeometry().flatMap((ring) => {
    const runs: Point[][] = [];
    for (const [at, point] of ring.entries()) {
      const before = ring[at - 1];
      if (!before || isOutside(before, point, extent)) continue;
      const run = runs.at(-1);
      if (run?.at(-1) === before) run.push(point);
      else runs.push([before, point]);
    }
    return runs.map((run) => inDegrees(run, extent, address));
  });
}

function isOutside(a: Point, b: Point, extent: number): boolean {
  return (
    (a.x <= 0 && b.x <= 0) ||
    (a.y <= 0 && b.y <= 0) ||
    (a.x >= extent && b.x >= extent) ||
    (a.y >= extent && b.y >= extent)
  );
}

function inDegrees(points: readonly Point[], extent: number, { zoom, x, y }: TileAddress): Position[] {
  const count = 2 ** zoom;
  return points.map((point) => {
    const north = Math.PI * (1 - (2 * (y + point.y / extent)) / count);
    return [((x + point.x / extent) / count) * 360 - 180, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
  });
}
