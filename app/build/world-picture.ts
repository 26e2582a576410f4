// The world as the picture that a map is until it lives: land and borders, and the circles of its first zooms.
// `npm run generate` writes them into src/map/picture; a test compares.
import type { FeatureCollection, MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { unwrapped } from "../src/map/unwrapped";

export type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Steps of a coordinate across the world: half a pixel at the zoom of the first page. */
const SIDE = 2048;
const LATITUDE_MAX = 85.0511;

/** Longitude and latitude in whole steps from the north-western corner of the world in Web Mercator. */
function stepsOf([lng = 0, lat = 0]: Position): [number, number] {
  const sin = Math.sin((Math.min(Math.max(lat, -LATITUDE_MAX), LATITUDE_MAX) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.round((lng / 360 + 0.5) * SIDE), Math.round(y * SIDE)];
}

/** A line as a path relative to its beginning, without the points that fall on the one before. */
function pathOf(line: readonly Position[]): string {
  const [first, ...rest] = line.map(stepsOf);
  if (!first) return "";
  let [x, y] = first;
  const moves = rest.flatMap(([toX, toY]) => {
    const [dx, dy] = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return dx === 0 && dy === 0 ? [] : [`${dx}${dy < 0 ? "" : " "}${dy}`];
  });
  return moves.length === 0 ? "" : `M${first[0]} ${first[1]}l${moves.join(" ").replaceAll(" -", "-")}`;
}

/** All land to be filled as `#land`, and the borders between countries to be drawn as `#borders`, in colours of the page. */
export function worldSvg(world: World): string {
  const land = unwrapped(feature(world, world.objects.land) as FeatureCollection);
  const rings = land.features.flatMap(({ geometry }) => geometry.coordinates.map(pathOf));
  const borders: MultiLineString = mesh(world, world.objects.countries, (a, b) => a !== b);
  const coast = rings.map((ring) => ring && `${ring}z`).join("");
  const lines = borders.coordinates.map(pathOf).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<path id="land" fill-rule="evenodd" d="${coast}"/>` +
    `<path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${lines}"/></svg>\n`
  );
}

/** Where a circle is, in steps from the corner of the world, and how many places it stands for; three numbers each. */
export function circlesOf({ positions, counts }: { positions: Float64Array; counts: Uint32Array }): number[] {
  return Array.from(counts, (count, at) => [
    ...stepsOf([positions[2 * at] ?? 0, positions[2 * at + 1] ?? 0]),
    count,
  ]).flat();
}
