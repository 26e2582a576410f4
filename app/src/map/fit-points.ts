import { fitBounds } from "@math.gl/web-mercator";
import { clampView, type Size, type View } from "./view";

/** The window that is assumed before its size is known: a small one, so that nothing is cut off. */
const WINDOW: Size = { width: 320, height: 320 };
/** Space for a pin and the map's buttons at the edges, in pixels. */
const PADDING_PX = 48;
/** Closer than this a single place would have nothing around it. */
const ZOOM_MAX = 5;
const ZOOM_MIN = 0.6;

/** A view with all of the points in it; `null` without points. Points on both sides of the antimeridian are framed across it. */
export function fitPoints(points: readonly { lng: number; lat: number }[], size: Size = WINDOW): View | null {
  if (points.length === 0) return null;
  const [west, east] = narrowestRange(points.map(({ lng }) => lng));
  const latitudes = points.map(({ lat }) => lat);
  const bounds: [[number, number], [number, number]] = [
    [west, Math.min(...latitudes)],
    [east, Math.max(...latitudes)],
  ];
  // A window too small for the padding has none.
  const padding = Math.min(size.width, size.height) > 4 * PADDING_PX ? PADDING_PX : 0;
  const options = { ...size, bounds, padding, minExtent: 0.01, maxZoom: ZOOM_MAX };
  const { longitude, latitude, zoom } = fitBounds(options);
  return clampView({ longitude, latitude, zoom: Math.max(zoom, ZOOM_MIN) });
}

/** The shortest range around the globe that has all longitudes in it; its east is beyond 180° across the antimeridian. */
function narrowestRange(longitudes: readonly number[]): [west: number, east: number] {
  const sorted = [...longitudes].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  let [west, east] = [first, last];
  // Leaving out the widest gap between neighbours leaves the narrowest range.
  for (const [at, before] of sorted.slice(0, -1).entries()) {
    const after = sorted[at + 1] ?? before;
    if (before + 360 - after < east - west) [west, east] = [after, before + 360];
  }
  return [west, east];
}
