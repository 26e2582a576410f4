import { seeded } from "./points";

/** The views a clusterer is asked for, the same for each. */
export interface Views {
  boxes: [number, number, number, number][];
  zooms: number[];
}

export const VIEWS = 200;
/** A window of two by one tiles, about what a screen shows. */
const TILES_WIDE = 2;

/** Views around points of the set, so that there is something in each, at all zooms up to the highest. */
export function viewsOf(lngLat: Float64Array, maxZoom: number): Views {
  const next = seeded(42);
  const zooms = Array.from({ length: VIEWS }, (_, n) => n % (maxZoom + 2));
  const boxes = zooms.map((zoom): [number, number, number, number] => {
    const at = 2 * Math.floor(next() * (lngLat.length / 2));
    const half = (360 / 2 ** zoom) * (TILES_WIDE / 2);
    const [lng, lat] = [lngLat[at] ?? 0, lngLat[at + 1] ?? 0];
    return [
      Math.max(lng - half, -180),
      Math.max(lat - half / 2, -85),
      Math.min(lng + half, 180),
      Math.min(lat + half / 2, 85),
    ];
  });
  return { boxes, zooms };
}
