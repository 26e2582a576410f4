import { fitBounds } from "@math.gl/web-mercator";
import { heldIn, type Size, type View } from "./view";

/** The window that is assumed before its size is known: a small one, so that nothing is cut off. */
const WINDOW: Size = { width: 320, height: 320 };
/** Space for a pin at the edges, for the buttons on the right, and for what is written below, in pixels. */
const PADDING_PX = { top: 56, right: 88, bottom: 64, left: 44 };
/** A window smaller than this has no space to spare. */
const PADDED_PX = 240;
/** Closer than this a single place would have nothing around it. */
const ZOOM_MAX = 5;
const ZOOM_MIN = 0;

interface FitOptions {
  /** The closest zoom, for points near to each other. */
  zoomMax?: number;
  /** Pixels at the bottom that something else covers. */
  coveredPx?: number;
}

/** A view with all of the points in it; `null` without points. Points on both sides of the antimeridian are framed across it. */
export function fitPoints(
  points: readonly { lng: number; lat: number }[],
  size: Size = WINDOW,
  { zoomMax = ZOOM_MAX, coveredPx = 0 }: FitOptions = {},
): View | null {
  if (points.length === 0) return null;
  const [west, east] = narrowestRange(points.map(({ lng }) => lng));
  const latitudes = points.map(({ lat }) => lat);
  const bounds: [[number, number], [number, number]] = [
    [west, Math.min(...latitudes)],
    [east, Math.max(...latitudes)],
  ];
  // A window too small for the padding has none.
  const isPadded = Math.min(size.width, size.height - coveredPx) > PADDED_PX;
  const padding = isPadded ? { ...PADDING_PX, bottom: PADDING_PX.bottom + coveredPx } : 0;
  const options = { ...size, bounds, padding, minExtent: 0.01, maxZoom: zoomMax };
  const { longitude, latitude, zoom } = fitBounds(options);
  return heldIn({ longitude, latitude, zoom: Math.max(zoom, ZOOM_MIN) }, size);
}

/** A range across the antimeridian is as unusual to look at as it is useful: it must be this share of the other at most. */
const ACROSS_MAX = 0.7;

/** The shortest range around the globe that has all longitudes in it; its east is beyond 180° across the antimeridian. */
function narrowestRange(longitudes: readonly number[]): [west: number, east: number] {
  const sorted = [...longitudes].sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  let [west, east] = [first, last];
  let narrowest = (last - first) * ACROSS_MAX;
  // Leaving out the widest gap between neighbours leaves the narrowest range.
  for (const [at, before] of sorted.slice(0, -1).entries()) {
    const after = sorted[at + 1] ?? before;
    if (before + 360 - after >= narrowest) continue;
    [west, east] = [after, before + 360];
    narrowest = east - west;
  }
  return [west, east];
}
