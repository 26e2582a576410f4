/** GeoJSON features as points. */
import { refuseNone } from "../bbox.ts";

/** Any properties: the default, under the name the peer has for it. */
export interface AnyProps {
  [name: string]: any;
}

/** Properties of a feature. */
export type Properties = AnyProps | null;

/** A point as the peer and GeoJSON have it. */
export interface PointFeature<P> {
  type: "Feature";
  id?: number | string | undefined;
  bbox?: any;
  geometry: { type: "Point"; coordinates: number[]; bbox?: any };
  properties: P;
}

/** A feature that can be clustered; one without geometry keeps its index, and one of many points has as many. */
export interface InputFeature<P> {
  type: "Feature";
  id?: number | string | undefined;
  bbox?: any;
  geometry: { type: "Point"; coordinates: number[]; bbox?: any } | { type: "MultiPoint"; coordinates: number[][]; bbox?: any } | null;
  properties: P;
}

/** The points of features: one for each position, or one that is missing. */
export interface Slots<P> {
  /** Longitude and latitude, interleaved. */
  lngLat: Float64Array;
  /** 1 for a feature without geometry. */
  isMissing: Uint8Array;
  /** The properties of each point's feature. */
  properties: P[];
  /** The id of each point's feature, where any has one. */
  ids: (number | string | undefined)[] | null;
}

/** Most points of an index, as in the core: ids have no room for more. */
const MOST_POINTS = 65_000_000;

/**
 * The points of features, in their order.
 *
 * @param isStrict - `true` to refuse what the peer takes: coordinates that are no numbers but become some, as `null` and `"52"`,
 *   other geometries, and features that have none and do not say so by `null`
 * @throws an error with the code `invalid-argument` for what is no collection of features, `resource-exhausted` for too many
 *   points, which are not looked at
 */
export function slotsOf<P>(given: Iterable<InputFeature<P>>, isStrict = false): Slots<P> {
  const features = listOf(given);
  const count = countOf(features);
  const slots: Slots<P> = { lngLat: new Float64Array(2 * count), isMissing: new Uint8Array(count), properties: new Array<P>(count), ids: null };
  let at = 0;
  const add = ({ properties, id }: InputFeature<P>, position: number[] | null | undefined, nameOf: () => string) => {
    // A bigint has no place in an array of numbers, which says so without a name and without a code.
    if (!position || typeof position[0] === "bigint" || typeof position[1] === "bigint") throw refused("invalid-argument", `${nameOf()} must be two finite degrees`);
    slots.lngLat[2 * at] = position[0] as number;
    slots.lngLat[2 * at + 1] = position[1] as number;
    const isNumbers = !isStrict || (typeof position[0] === "number" && typeof position[1] === "number");
    if (!isNumbers || !Number.isFinite(slots.lngLat[2 * at]) || !Number.isFinite(slots.lngLat[2 * at + 1])) {
      throw refused("invalid-argument", `${nameOf()} must be two finite degrees`);
    }
    slots.properties[at] = properties;
    if (id !== undefined) (slots.ids ??= new Array(count))[at] = id;
    at++;
  };
  let place = 0;
  let part = 0;
  const nameOfPoint = () => `features[${place}].geometry.coordinates`;
  const nameOfPart = () => `${nameOfPoint()}[${part}]`;
  for (const feature of features) {
    const { geometry } = feature;
    if (!geometry) {
      if (isStrict && geometry === undefined) throw refused("invalid-argument", `features[${place}].geometry must be a Point, a MultiPoint or null`);
      slots.isMissing[at++] = 1;
    } else if (geometry.type === "MultiPoint") for (part = 0; part < geometry.coordinates.length; part++) add(feature, geometry.coordinates[part], nameOfPart);
    else if (isStrict && geometry.type !== "Point") throw refused("invalid-argument", `features[${place}].geometry must be a Point, a MultiPoint or null, but is a ${String((geometry as { type: unknown }).type)}`);
    else add(feature, geometry.coordinates, nameOfPoint);
    place++;
  }
  return slots;
}

/** A copy of what is no array, as a set, which the peer takes, too. */
function listOf<T>(given: Iterable<T>): readonly T[] {
  if (Array.isArray(given)) return given;
  if (typeof given !== "object" || typeof given?.[Symbol.iterator] !== "function") throw refused("invalid-argument", "features must be an array or another iterable");
  return Array.from(given);
}

function countOf(features: readonly InputFeature<unknown>[]): number {
  // One that is all holes has a length, too, and is looked through hole by hole.
  let count = features.length;
  for (let at = 0; at < features.length && count <= MOST_POINTS; at++) {
    const feature = features[at];
    if (typeof feature !== "object" || feature === null) throw refused("invalid-argument", `features[${at}] must be a GeoJSON feature`);
    if (feature.geometry?.type === "MultiPoint") {
      const { coordinates } = feature.geometry;
      if (!(Number.isSafeInteger(coordinates?.length) && coordinates.length >= 0)) throw refused("invalid-argument", `features[${at}].geometry.coordinates must be an array of positions`);
      count += coordinates.length - 1;
    }
  }
  if (count > MOST_POINTS) throw refused("resource-exhausted", `features have ${count} points, more than the ${MOST_POINTS} that can be numbered`);
  return count;
}

export const refused = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/**
 * Puts longitudes and latitudes in degrees, interleaved, onto the unit square of the map, with the operations of the peer
 * and the mathematics of this engine, so that the last bit is the peer's.
 */
export function project(lngLat: Float64Array): Float64Array {
  for (let at = 0; at < lngLat.length; at += 2) {
    const sin = Math.sin((lngLat[at + 1]! * Math.PI) / 180);
    const y = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
    lngLat[at] = lngLat[at]! / 360 + 0.5;
    lngLat[at + 1] = y < 0 ? 0 : y > 1 ? 1 : y;
  }
  return lngLat;
}

/**
 * A bounding box in degrees on the unit square: left, top, right, bottom, computed as the peer does. Left lies over right
 * where the box crosses the antimeridian.
 */
export function boxOnSquare(bbox: ArrayLike<number>): Float64Array {
  refuseNone(bbox);
  const [west, south, east, north] = [bbox[0]!, bbox[1]!, bbox[2]!, bbox[3]!];
  const isWorld = east - west >= 360;
  const left = isWorld ? -180 : wrapped(west);
  const right = isWorld || east === 180 ? 180 : wrapped(east);
  const [bottom, top] = [south, north].map((lat) => Math.max(-90, Math.min(90, lat)));
  return project(Float64Array.of(left, top!, right, bottom!));
}

/** Into −180 up to 180, with the peer's order of operations. */
const wrapped = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Longitude and latitude in degrees of a place on the unit square, as the peer computes them. */
export function degreesOf(x: number, y: number): [number, number] {
  const angle = ((180 - y * 360) * Math.PI) / 180;
  return [(x - 0.5) * 360, (360 * Math.atan(Math.exp(angle))) / Math.PI - 90];
}
