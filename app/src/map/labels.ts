import type { GazetteerPlace } from "~/core";

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
