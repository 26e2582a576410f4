import { held, type View } from "./view";

/** The window that is assumed before its size is known, in pixels: a small one, so that nothing is cut off. */
const WINDOW_PX = 320;
const TILE_PX = 512;
/** Nearer than this a single place would have nothing around it. */
const ZOOM_MOST = 5;
const ZOOM_LEAST = 0.6;

/** A view with all of the points in it; `null` without points. Points on both sides of the antimeridian show the whole world. */
export function around(points: readonly { lng: number; lat: number }[]): View | null {
  if (points.length === 0) return null;
  const [west, east] = extent(points.map(({ lng }) => lng));
  const [south, north] = extent(points.map(({ lat }) => lat));
  // Away from the equator a degree of latitude is taller on the map.
  const stretch = 1 / Math.cos((Math.min(Math.abs((south + north) / 2), 75) * Math.PI) / 180);
  const degrees = Math.max(east - west, (north - south) * stretch, 0.01);
  const zoom = Math.log2((360 * WINDOW_PX) / (TILE_PX * degrees));
  return held({
    longitude: (west + east) / 2,
    latitude: (south + north) / 2,
    zoom: Math.min(Math.max(zoom, ZOOM_LEAST), ZOOM_MOST),
  });
}

function extent(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
