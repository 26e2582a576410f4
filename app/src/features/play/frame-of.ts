/** Framing points of a walk on a map. Pure. */
import { positionOf, type Size, unitOf, type View } from "~/map/view";
import type { Point } from "~/sync/geo";

/** Space for pins and buttons at the edges, in pixels. */
const PADDING_PX = 48;
/** Closer than this a map of streets shows single steps. */
const ZOOM_MAX = 17;
const TILE_PX = 512;

/** A view with all of the points in it; `null` without points, or room. */
export function frameOf(points: readonly Point[], { width, height }: Size): View | null {
  if (points.length === 0 || width === 0 || height === 0) return null;
  const units = points.map(({ lng, lat }) => unitOf(lng, lat));
  const [xs, ys] = [units.map(([x]) => x), units.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (side: number) => Math.max(side - 2 * PADDING_PX, side / 3);
  const scale = Math.min(room(width) / Math.max(east - west, 1e-12), room(height) / Math.max(south - north, 1e-12));
  const [longitude, latitude] = positionOf((west + east) / 2, (north + south) / 2);
  return { longitude, latitude, zoom: Math.min(ZOOM_MAX, Math.log2(scale / TILE_PX)) };
}
