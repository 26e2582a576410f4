/** Flights over the map. Loaded with the first one: the library shares code with the renderer, which comes later as well. */
import { flyToViewport, getFlyToDuration } from "@math.gl/web-mercator";
import { clampView, type Size, type View } from "./view";

/** A flight across the world is not longer than this. */
const FLIGHT_MAX_MS = 900;

/** The view after a share of a flight, 0 to 1: smooth zooming and panning after van Wijk and Nuij (2003). */
export function inFlight(from: View, to: View, size: Size, share: number): View {
  // The arithmetic of the last frame must not leave the map a hair off its target.
  return share >= 1 ? to : clampView(flyToViewport(...legs(from, to, size), share));
}

export function flightMs(from: View, to: View, size: Size): number {
  return Math.min(getFlyToDuration(...legs(from, to, size), { speed: 3 }), FLIGHT_MAX_MS);
}

/** Both ends as the library wants them: with a size, and the target on the nearer side of the antimeridian. */
function legs(from: View, to: View, { width, height }: Size) {
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  const window = { width: Math.max(width, 1), height: Math.max(height, 1) };
  return [
    { ...window, ...from },
    { ...window, ...to, longitude: from.longitude + turn },
  ] as const;
}
