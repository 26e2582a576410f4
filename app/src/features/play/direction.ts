/** Direction from somebody to a stop: distance, direction and their accuracy. Pure. */
import type { QuestStop } from "~/core";
import { bearingDeg, distanceM, pointOf } from "~/sync/geo";
import type { Fix } from "./device/use-position";

/** Radius of a stop that does not say otherwise, and the largest error that still proves something, as the server has them. */
const RADIUS_DEFAULT_M = 150;
const ACCURACY_MAX_M = 100;
/** Older than this a position says where somebody was. */
export const FRESH_MS = 60_000;

export interface Direction {
  distanceM: number;
  /** Degrees from north. */
  bearingDeg: number;
}

export function directionTo(stop: QuestStop, fix: Fix | null): Direction | null {
  const point = pointOf(stop);
  if (!point || !fix) return null;
  return { distanceM: distanceM(fix, point), bearingDeg: bearingDeg(fix, point) };
}

/** The sector of eight that an angle is in, 0 for ahead or north, clockwise. */
export function sectorOf(angleDeg: number): number {
  return Math.round((((angleDeg % 360) + 360) % 360) / 45) % 8;
}

/** Judgement of a position at a stop, as the server makes it. */
export type PlaceVerdict = "near" | "far" | "inexact" | "none";

export function judgePlace(stop: QuestStop, fix: Fix | null): PlaceVerdict {
  const direction = directionTo(stop, fix);
  if (!direction || !fix) return "none";
  if (fix.accuracyM > ACCURACY_MAX_M) return "inexact";
  return direction.distanceM <= (stop.proof?.radiusM ?? RADIUS_DEFAULT_M) ? "near" : "far";
}
