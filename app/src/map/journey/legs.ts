/** The way from place to place as curves in pixels of a map. Pure. */
import { pixelOf, type Size, type View, worldPx } from "../view";

type Point = readonly [x: number, y: number];

/** Pixels that a leg keeps away from the pins at its ends. */
const GAP_PX = 24;
/** Bend of a leg, as a part of its length. */
const BEND = 0.12;

/**
 * The legs between positions in their order, as SVG paths, each the short way around the world. A leg whose pins nearly
 * touch is left out. One across the antimeridian is drawn at both edges of the map.
 */
export function legsOf(spots: readonly { lng: number; lat: number }[], view: View, size: Size): string[] {
  const world = worldPx(view);
  const points = spots.map(({ lng, lat }) => pixelOf(view, size, [lng, lat]));
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] as Point;
    const turns = Math.round((from[0] - to[0]) / world) * world;
    const short = legBetween(from, [to[0] + turns, to[1]]);
    if (!short) return [];
    return turns === 0 ? [short] : [short, legBetween([from[0] - turns, from[1]], to) ?? short];
  });
}

/** A curve that bends to its left and keeps away from both ends; `undefined` where nothing of it is left. */
function legBetween([x1, y1]: Point, [x2, y2]: Point): string | undefined {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  if (length <= 2.5 * GAP_PX) return undefined;
  const bend: Point = [(x1 + x2) / 2 + BEND * dy, (y1 + y2) / 2 - BEND * dx];
  const shortened = (end: Point): Point => {
    const away = Math.hypot(bend[0] - end[0], bend[1] - end[1]);
    const part = GAP_PX / away;
    return [end[0] + (bend[0] - end[0]) * part, end[1] + (bend[1] - end[1]) * part];
  };
  const [start, end] = [shortened([x1, y1]), shortened([x2, y2])];
  return `M${px(start)} Q${px(bend)} ${px(end)}`;
}

const px = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
