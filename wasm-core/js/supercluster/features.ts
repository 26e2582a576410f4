/** GeoJSON features as points. */

/** Properties of a feature. */
export type Properties = { [name: string]: any } | null;

/** A point as the peer and GeoJSON have it. */
export interface PointFeature<P> {
  type: "Feature";
  id?: number | string;
  bbox?: any;
  geometry: { type: "Point"; coordinates: number[]; bbox?: any };
  properties: P;
}

/** A feature that can be clustered; one without geometry keeps its index, and one of many points has as many. */
export interface InputFeature<P> {
  type: "Feature";
  id?: number | string;
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
  /** The feature of each point. */
  features: InputFeature<P>[];
}

/** Most points of an index, as in the core: ids have no room for more. */
const MOST_POINTS = 65_000_000;

/**
 * The points of features, in their order.
 *
 * @throws an error with the code `invalid-argument` for what is no array, `resource-exhausted` for too many points, which
 *   are not looked at
 */
export function slotsOf<P>(given: readonly InputFeature<P>[]): Slots<P> {
  const count = countOf(given);
  const slots = { lngLat: new Float64Array(2 * count), isMissing: new Uint8Array(count), features: new Array<InputFeature<P>>(count) };
  let at = 0;
  for (const feature of given) {
    const { geometry } = feature;
    const positions = !geometry ? [null] : geometry.type === "MultiPoint" ? geometry.coordinates : [geometry.coordinates];
    for (const position of positions) {
      slots.features[at] = feature;
      if (position) {
        slots.lngLat[2 * at] = position[0] as number;
        slots.lngLat[2 * at + 1] = position[1] as number;
      } else {
        slots.isMissing[at] = 1;
      }
      at++;
    }
  }
  return slots;
}

function countOf(given: readonly InputFeature<unknown>[]): number {
  if (!Array.isArray(given)) throw refused("invalid-argument", "features must be an array");
  // One that is all holes has a length, too, and is looked through hole by hole.
  let count = given.length;
  if (count <= MOST_POINTS) {
    for (const { geometry } of given) count += geometry?.type === "MultiPoint" ? geometry.coordinates.length - 1 : 0;
  }
  if (count > MOST_POINTS) throw refused("resource-exhausted", `features have ${count} points, more than the ${MOST_POINTS} that can be numbered`);
  return count;
}

const refused = (code: string, message: string): Error => Object.assign(new Error(message), { code });
