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
function stepsOf([lng = 0, lat = 0]: Position, side = SIDE): [number, number] {
  const sin = Math.sin((Math.min(Math.max(lat, -LATITUDE_MAX), LATITUDE_MAX) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.round((lng / 360 + 0.5) * side), Math.round(y * side)];
}

/** A line as a path relative to its beginning, without the points that fall on the one before. */
function pathOf(line: readonly Position[], side = SIDE): string {
  const [first, ...rest] = line.map((position) => stepsOf(position, side));
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
  const rings = land.features.flatMap(({ geometry }) => geometry.coordinates.map((ring) => pathOf(ring)));
  const borders: MultiLineString = mesh(world, world.objects.countries, (a, b) => a !== b);
  const coast = rings.map((ring) => ring && `${ring}z`).join("");
  const lines = borders.coordinates.map((line) => pathOf(line)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<path id="land" fill-rule="evenodd" d="${coast}"/>` +
    `<path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${lines}"/></svg>\n`
  );
}

/** Steps of a coordinate across the world in the finer coast, and the smallest box of an island in it, in steps squared. */
const COAST = { side: 4096, islandMin: 6 };

/** The coast of the whole world to be filled and stroked as `#coast`, in colours of the page. */
export function coastSvg(world: Topology<{ land: GeometryCollection }>): string {
  const land = unwrapped(feature(world, world.objects.land) as FeatureCollection);
  const rings = land.features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter(isLargeEnough)
    .map(inWorld);
  const coast = rings.map((ring) => pathOf(ring, COAST.side)).map((path) => path && `${path}z`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COAST.side} ${COAST.side}">` +
    `<path id="coast" fill-rule="evenodd" d="${coast.join("")}"/></svg>\n`
  );
}

/** A ring moved by whole turns, so that its middle lies between -180° and 180°: one that was unwrapped may begin elsewhere. */
function inWorld(ring: readonly Position[]): Position[] {
  const lngs = ring.map(([lng = 0]) => lng);
  const turns = Math.round((Math.min(...lngs) + Math.max(...lngs)) / 2 / 360);
  return ring.map(([lng = 0, lat = 0]) => [lng - 360 * turns, lat]);
}

function isLargeEnough(ring: readonly Position[]): boolean {
  const steps = ring.map((position) => stepsOf(position, COAST.side));
  const extent = (axis: 0 | 1) => {
    const values = steps.map((step) => step[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return extent(0) * extent(1) >= COAST.islandMin;
}

/**
 * Returns the position of each circle, in steps from the corner of the world, and the number of places it stands for;
 * three numbers each.
 */
export function circlesOf({ positions, counts }: { positions: Float64Array; counts: Uint32Array }): number[] {
  return Array.from(counts, (count, at) => [
    ...stepsOf([positions[2 * at] ?? 0, positions[2 * at + 1] ?? 0]),
    count,
  ]).flat();
}
