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

/** The lengths of the legs with room, beside the middle of each. */
export function legLabels(spots: readonly Pixel[], legs: readonly Leg[]): { at: Pixel; km: number }[] {
  const labels = allLabels(spots, legs);
  // One that would run into a pin or into another one is left out: the list says it.
  const isFree = ({ at }: Label, index: number) =>
    !spots.some((spot) => isTouching(at, spot, PIN_PX)) &&
    !labels.slice(0, index).some((before) => isTouching(at, before.at, 0));
  return labels.filter(isFree);
}

interface Label {
  at: Pixel;
  km: number;
}

/** Half the size of a pin. */
const PIN_PX = 15;

function isTouching([x, y]: Pixel, [otherX, otherY]: Pixel, halfPx: number): boolean {
  const [width, height] =
    halfPx > 0 ? [HALF_WIDTH_PX + halfPx, HALF_HEIGHT_PX + halfPx] : [2 * HALF_WIDTH_PX, 2 * HALF_HEIGHT_PX];
  return Math.abs(x - otherX) < width && Math.abs(y - otherY) < height;
}

function allLabels(spots: readonly Pixel[], legs: readonly Leg[]): Label[] {
  return legs.flatMap(({ km }, index) => {
    const [from, to] = [spots[index], spots[index + 1]];
    if (!from || !to) return [];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < LEG_PX_MIN) return [];
    // Always on the upper side of the line, where a label reads best.
    const side = dx >= 0 ? 1 : -1;
    const normal: Pixel = [(side * dy) / length, (-side * dx) / length];
    const aside = Math.abs(normal[0]) * HALF_WIDTH_PX + Math.abs(normal[1]) * HALF_HEIGHT_PX + SPACE_PX;
    const middle: Pixel = [(from[0] + to[0]) / 2 + normal[0] * aside, (from[1] + to[1]) / 2 + normal[1] * aside];
    return [{ at: middle, km }];
  });
}

/** The number of a stop among all of them, also those without a place. */
export function numberOf(stops: readonly QuestStop[], id: string): number {
  return stops.findIndex((stop) => stop.id === id) + 1;
}
