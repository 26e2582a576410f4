import type { Algorithm, Box } from "./contenders";
import { seeded } from "./seeded";

/** The views every contender is asked for, in this order. */
export interface Views {
  boxes: Box[];
  zooms: number[];
}

/** Number of views. Without an index each costs a look at all points, so that a grid is asked for two at each zoom. */
export const viewCount = (algorithm: Algorithm, maxZoom: number) => (algorithm === "grid" ? 2 * (maxZoom + 2) : 200);

/** A window on a large screen, in pixels of tiles of 512: the one of the core's benches. */
const [WIDTH_PX, HEIGHT_PX] = [1_920, 1_080];
const TILE_PX = 512;
/** Below, a box holds so many points that handing them out is all there is to measure. */
const LOWEST_INDEX_ZOOM = 5;

/** Views around points of the set, so that there is something in each: at all zooms up to one above the highest with clusters. */
export function viewsOf(lngLat: Float64Array, algorithm: Algorithm, maxZoom: number, seed: number): Views {
  const next = seeded(seed);
  const lowest = algorithm === "index" ? LOWEST_INDEX_ZOOM : 0;
  const span = Math.max(1, maxZoom + 2 - lowest);
  const zooms = Array.from({ length: viewCount(algorithm, maxZoom) }, (_, n) => lowest + (n % span));
  const boxes = zooms.map((zoom): Box => {
    const at = 2 * Math.floor(next() * (lngLat.length / 2));
    const degreesPerPx = 360 / TILE_PX / 2 ** zoom;
    const [east, north] = [(WIDTH_PX / 2) * degreesPerPx, (HEIGHT_PX / 2) * degreesPerPx];
    const [lng, lat] = [lngLat[at] ?? 0, lngLat[at + 1] ?? 0];
    return [
      Math.max(lng - east, -180),
      Math.max(lat - north, -85),
      Math.min(lng + east, 180),
      Math.min(lat + north, 85),
    ];
  });
  return { boxes, zooms };
}
