/** Items at one address, spread out around it on legs: a circle of a few, a spiral of many. */

/** Most items that are spread out. */
export const FAN_MAX = 80;
const CIRCLE_MAX = 9;
/** Shortest legs of the circle, and how far items stay from the cluster's own circle. */
const CIRCLE_PX = 46;
const CLEAR_PX = 20;
/** The room an item takes on the spiral, and how far its turns are apart. */
const SPIRAL_GAP_PX = 26;
const SPIRAL_TURN_PX = 28;

/** A fan that is open. */
export interface Fan {
  /** The address, in degrees. */
  position: readonly [longitude: number, latitude: number];
  /** Index of each item's point. */
  points: Uint32Array;
  /** Offset of each item from the address in pixels, x and y interleaved, y downwards. */
  offsetsPx: Float32Array;
}

/** Offsets of so many items in pixels, x and y interleaved, around a circle of this radius. */
export function fanOffsets(items: number, corePx = 6): Float32Array {
  const radius = corePx + CLEAR_PX;
  return items <= CIRCLE_MAX ? circle(items, Math.max(radius, CIRCLE_PX)) : spiral(items, radius);
}

/** Opens a fan around a circle of this radius. */
export function openFan(position: readonly [number, number], points: Uint32Array, corePx?: number): Fan {
  const kept = points.slice(0, FAN_MAX);
  return { position, points: kept, offsetsPx: fanOffsets(kept.length, corePx) };
}

/** Returns the positions of each item and its leg at this scale of the map, as columns in degrees. */
export function fanPositions(fan: Fan, viewport: { project(at: number[]): number[]; unproject(px: number[]): number[] }): { items: Float64Array; roots: Float64Array } {
  const [items, roots] = [new Float64Array(fan.offsetsPx.length), new Float64Array(fan.offsetsPx.length)];
  const [x = 0, y = 0] = viewport.project([...fan.position]);
  for (let at = 0; at < fan.offsetsPx.length; at += 2) {
    items.set(viewport.unproject([x + (fan.offsetsPx[at] as number), y + (fan.offsetsPx[at + 1] as number)]).slice(0, 2), at);
    roots.set(fan.position, at);
  }
  return { items, roots };
}

function circle(items: number, radius: number): Float32Array {
  const offsets = new Float32Array(2 * items);
  for (let n = 0; n < items; n += 1) polar(offsets, n, radius, (2 * Math.PI * n) / items - Math.PI / 2);
  return offsets;
}

/** An Archimedean spiral walked in steps of equal length. */
function spiral(items: number, start: number): Float32Array {
  const offsets = new Float32Array(2 * items);
  let angle = 0;
  for (let n = 0; n < items; n += 1) {
    const radius = start + (SPIRAL_TURN_PX * angle) / (2 * Math.PI);
    polar(offsets, n, radius, angle - Math.PI / 2);
    angle += SPIRAL_GAP_PX / radius;
  }
  return offsets;
}

function polar(offsets: Float32Array, n: number, radius: number, angle: number): void {
  offsets[2 * n] = radius * Math.cos(angle);
  offsets[2 * n + 1] = radius * Math.sin(angle);
}
