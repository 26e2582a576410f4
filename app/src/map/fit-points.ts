import { fitBounds } from "@math.gl/web-mercator";
import { clampView, type View } from "./view";

/** Side of the window that is assumed before its size is known, in pixels: a small one, so that nothing is cut off. */
const WINDOW_PX = 320;
/** Closer than this a single place would have nothing around it. */
const ZOOM_MAX = 5;
const ZOOM_MIN = 0.6;

/** A view with all of the points in it; `null` without points. Points on both sides of the antimeridian show the whole world. */
export function fitPoints(points: readonly { lng: number; lat: number }[]): View | null {
  if (points.length === 0) return null;
  const [west, east] = rangeOf(points.map(({ lng }) => lng));
  const [south, north] = rangeOf(points.map(({ lat }) => lat));
  const size = { width: WINDOW_PX, height: WINDOW_PX };
  const bounds: [[number, number], [number, number]] = [
    [west, south],
    [east, north],
  ];
  const { longitude, latitude, zoom } = fitBounds({ ...size, bounds, minExtent: 0.01, maxZoom: ZOOM_MAX });
  return clampView({ longitude, latitude, zoom: Math.max(zoom, ZOOM_MIN) });
}

function rangeOf(values: readonly number[]): [min: number, max: number] {
  return [Math.min(...values), Math.max(...values)];
}
