/** Area to query while a map moves: arithmetic on degrees, without deck.gl. */
import type { BoundingBox } from "../worker/protocol.ts";

/** West, south, east, north in degrees as a viewport has them: west may lie below −180, east beyond 180. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The bounds, wider on each side by a share of their size, so that a map can move a while before it has to ask again. */
export function padded([west, south, east, north]: Bounds, share: number): Bounds {
  const [dx, dy] = [(east - west) * share, (north - south) * share];
  return [west - dx, Math.max(south - dy, -90), east + dx, Math.min(north + dy, 90)];
}

/** Returns `true` if the inner bounds lie in the outer ones. Latitudes beyond the map's edge do not count. */
export function contains(outer: Bounds, inner: Bounds): boolean {
  const aroundTheWorld = outer[2] - outer[0] >= 360;
  const across = aroundTheWorld || (outer[0] <= inner[0] && outer[2] >= inner[2]);
  return across && outer[1] <= Math.max(inner[1], -90) && outer[3] >= Math.min(inner[3], 90);
}

/** The same as the index takes it: −180 to 180, west > east across the antimeridian. */
export function boundingBox([west, south, east, north]: Bounds): BoundingBox {
  if (east - west >= 360) return [-180, south, 180, north];
  return [wrapped(west), south, wrapped(east), north];
}

/** Moves each longitude by whole turns to where it is nearest to a middle: the copy of the world in view. In place. */
export function turnTowards(positions: Float64Array, middle: number): Float64Array {
  for (let at = 0; at < positions.length; at += 2) {
    const longitude = positions[at] as number;
    positions[at] = longitude + 360 * Math.round((middle - longitude) / 360);
  }
  return positions;
}

/** Moves each longitude by whole turns to where it is nearest to its partner, so that nothing flies around the world. In place. */
export function turnTowardsEach(positions: Float64Array, partners: Float64Array): Float64Array {
  for (let at = 0; at < positions.length; at += 2) {
    const longitude = positions[at] as number;
    positions[at] = longitude + 360 * Math.round(((partners[at] as number) - longitude) / 360);
  }
  return positions;
}

function wrapped(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
