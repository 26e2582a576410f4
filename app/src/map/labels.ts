import type { GazetteerPlace } from "~/core";
import { diameterPx } from "./cluster-style";
import { type MapItem, PIN_PX } from "./pins";
import type { World } from "./use-world";
import { pixelOf, type Size, type View } from "./view";

const CHARACTER_PX = 6.6;
const LINE_PX = 17;

/** Something drawn that no label may cover: its position in degrees and its radius in pixels. */
export interface Obstacle {
  lng: number;
  lat: number;
  radiusPx: number;
}

/** The labels that fit, best known places first: none covers another or an obstacle. `toPx` projects to the window. */
export function fittingLabels(
  places: readonly GazetteerPlace[],
  obstacles: readonly Obstacle[],
  toPx: (lng: number, lat: number) => readonly [number, number],
): GazetteerPlace[] {
  const taken: [left: number, top: number, right: number, bottom: number][] = obstacles.map(
    ({ lng, lat, radiusPx }) => {
      const [x, y] = toPx(lng, lat);
      return [x - radiusPx, y - radiusPx, x + radiusPx, y + radiusPx];
    },
  );
  return places.filter((place) => {
    const [x, y] = toPx(place.lng, place.lat);
    const half = (place.name.length * CHARACTER_PX) / 2;
    const box: (typeof taken)[number] = [x - half, y - LINE_PX * 1.5, x + half, y - LINE_PX * 0.4];
    const free = taken.every(
      (other) => box[2] < other[0] || other[2] < box[0] || box[3] < other[1] || other[3] < box[1],
    );
    if (free) taken.push(box);
    return free;
  });
}

/** The names of the best known places in a view that fit between its circles and the pins of items. */
export function placeLabels(
  { clusters, places }: World,
  pins: readonly MapItem[],
  size: Size,
  view: View,
): GazetteerPlace[] {
  if (size.width === 0 || !clusters) return [];
  const circles = Array.from(clusters.counts, (count, at) => ({
    lng: clusters.positions[2 * at] ?? 0,
    lat: clusters.positions[2 * at + 1] ?? 0,
    radiusPx: count === 1 ? 3 : diameterPx(count) / 2,
  }));
  const covered = [...circles, ...pins.map(({ lng, lat }) => ({ lng, lat, radiusPx: PIN_PX + 4 }))];
  return fittingLabels(places, covered, (lng, lat) => pixelOf(view, size, [lng, lat]));
}
