import { groundNames, type MapName, namedTowns } from "./base/names";
import { diameterPx } from "./cluster-style";
import type { MapItem } from "./pins";
import { inReadersLanguage } from "./search/place-name";
import type { World } from "./use-world";
import { pixelOf, type Size, type View } from "./view";

/** Room that a character of a name takes, in pixels; names of countries are spaced out. */
const CHARACTER_PX = { town: 6.6, sea: 6.8, country: 9.6 } as const;
const LINE_PX = 17;

/** Something drawn that no label may cover: its position in degrees and its radius in pixels. */
export interface Obstacle {
  lng: number;
  lat: number;
  radiusPx: number;
}

type Box = [left: number, top: number, right: number, bottom: number];

/** The names that fit, the first ones first: none covers another or an obstacle. `toPx` projects to the window. */
export function fittingNames(
  names: readonly MapName[],
  obstacles: readonly Obstacle[],
  toPx: (lng: number, lat: number) => readonly [number, number],
): MapName[] {
  const taken: Box[] = obstacles.map(({ lng, lat, radiusPx }) => {
    const [x, y] = toPx(lng, lat);
    return [x - radiusPx, y - radiusPx, x + radiusPx, y + radiusPx];
  });
  return names.filter((name) => {
    const box = boxOf(name, toPx(name.lng, name.lat));
    const free = taken.every(
      (other) => box[2] < other[0] || other[2] < box[0] || box[3] < other[1] || other[3] < box[1],
    );
    if (free) taken.push(box);
    return free;
  });
}

/** The name of a town stands above it, that of an area in its middle. */
function boxOf({ text, kind }: MapName, [x, y]: readonly [number, number]): Box {
  const half = (text.length * CHARACTER_PX[kind]) / 2;
  if (kind === "town") return [x - half, y - LINE_PX * 1.5, x + half, y - LINE_PX * 0.4];
  return [x - half, y - LINE_PX * 0.6, x + half, y + LINE_PX * 0.6];
}

/** The names in a view that fit between its circles and the pins of items: countries, then seas, then towns. */
export function mapNames(
  { clusters, places }: World,
  pins: readonly MapItem[],
  size: Size,
  view: View,
  pinPx: number,
): MapName[] {
  if (size.width === 0 || !clusters) return [];
  const circles = Array.from(clusters.counts, (count, at) => ({
    lng: clusters.positions[2 * at] ?? 0,
    lat: clusters.positions[2 * at + 1] ?? 0,
    radiusPx: count === 1 ? 3 : diameterPx(count) / 2,
  }));
  const covered = [...circles, ...pins.map(({ lng, lat }) => ({ lng, lat, radiusPx: pinPx + 4 }))];
  const towns = namedTowns(places, view.zoom).map((place) => {
    const { name, lng, lat } = inReadersLanguage(place);
    return { text: name, lng, lat, kind: "town" as const };
  });
  return fittingNames([...groundNames(view.zoom), ...towns], covered, (lng, lat) => pixelOf(view, size, [lng, lat]));
}
