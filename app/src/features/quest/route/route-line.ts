/** The line of a route on the map, and where the lengths of its legs have room. Pure. */
import type { QuestStop } from "~/core";
import type { Leg } from "~/sync/quests/route";

type Pixel = readonly [x: number, y: number];

/** A line through the spots. */
export function roundedPath(spots: readonly Pixel[]): string {
  return spots.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

/** Legs shorter than this on the map have no room for their length. */
const LEG_PX_MIN = 92;
/** Half the width and height of a written length, and what it keeps away from the line. */
const [HALF_WIDTH_PX, HALF_HEIGHT_PX, SPACE_PX] = [24, 9, 7];

/** How much nearer a length is to its own leg than to any other: else it seems to be that one's. */
const NEARER_PX = 4;
/** Half the size of a pin. */
const PIN_PX = 15;

interface Label {
  at: Pixel;
  km: number;
}

/**
 * The lengths of the legs with room, each beside the middle of its leg: above it, where a label reads best, else below. One
 * that would run into a pin or another one, or stand at another leg, is left out: the list says it.
 */
export function legLabels(spots: readonly Pixel[], legs: readonly Leg[]): Label[] {
  const lines = spots.slice(1).map((to, index): Line => [spots[index] ?? to, to]);
  const labels: Label[] = [];
  for (const [index, { km }] of legs.entries()) {
    const line = lines[index];
    if (!line) continue;
    const own = (at: Pixel) => distanceTo(line, at) + NEARER_PX;
    const isFree = (at: Pixel) =>
      !spots.some((spot) => isTouching(at, spot, PIN_PX)) &&
      !labels.some((before) => isTouching(at, before.at, 0)) &&
      lines.every((other) => other === line || distanceTo(other, at) >= own(at));
    const at = besides(line).find(isFree);
    if (at) labels.push({ at, km });
  }
  return labels;
}

type Line = readonly [from: Pixel, to: Pixel];

function isTouching([x, y]: Pixel, [otherX, otherY]: Pixel, halfPx: number): boolean {
  const [width, height] =
    halfPx > 0 ? [HALF_WIDTH_PX + halfPx, HALF_HEIGHT_PX + halfPx] : [2 * HALF_WIDTH_PX, 2 * HALF_HEIGHT_PX];
  return Math.abs(x - otherX) < width && Math.abs(y - otherY) < height;
}

/** The places beside the middle of a line, above it and below; none beside a short one. */
function besides([from, to]: Line): Pixel[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < LEG_PX_MIN) return [];
  const side = dx >= 0 ? 1 : -1;
  const normal: Pixel = [(side * dy) / length, (-side * dx) / length];
  const aside = Math.abs(normal[0]) * HALF_WIDTH_PX + Math.abs(normal[1]) * HALF_HEIGHT_PX + SPACE_PX;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [aside, -aside].map((by) => [x + normal[0] * by, y + normal[1] * by]);
}

/** Distance of a point from the nearest of a line, in pixels. */
function distanceTo([from, to]: Line, [x, y]: Pixel): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
}

/** The number of a stop among all of them, also those without a place. */
export function numberOf(stops: readonly QuestStop[], id: string): number {
  return stops.findIndex((stop) => stop.id === id) + 1;
}
