import { groundNames, type MapName, namedTowns } from "./base/names";
import { diameterPx } from "./cluster-style";
import type { MapItem } from "./pins";
import { inReadersLanguage } from "./search/place-name";
import type { World } from "./use-world";
import { pixelOf, positionAt, type Size, type View } from "./view";

/** Room that a character of a name takes, in pixels; names of countries are spaced out. */
const CHARACTER_PX = { town: 6.6, sea: 6.8, country: 9.6, lake: 6.2, river: 6, glacier: 6.2, park: 6.3 } as const;
const LINE_PX = 17;

/** Something drawn that no label may cover: its position in degrees and its radius in pixels. */
export interface Obstacle {
  lng: number;
  lat: number;
  radiusPx: number;
}

/** Room that the map's buttons take in its upper right corner, in pixels. */
const TOOLS_PX = { width: 68, height: 288 };
/** Between a name and the edge of the map. */
const MARGIN_PX = 4;

type Box = [left: number, top: number, right: number, bottom: number];

/** Size of the window, the projection of a position to it, and back. */
interface Window extends Size {
  toPx: (lng: number, lat: number) => readonly [number, number];
  toLngLat: (x: number, y: number) => readonly [number, number];
}

/** Directions in which a name makes room for what stands on its point. */
const ASIDE = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The names that fit, the first ones first: none covers another or an obstacle, or is cut by the edge of the window. */
export function fittingNames(
  names: readonly MapName[],
  obstacles: readonly Obstacle[],
  { toPx, toLngLat, width, height }: Window,
): MapName[] {
  const tools: Box = [width - TOOLS_PX.width, 0, width, TOOLS_PX.height];
  const taken: Box[] = obstacles.map(({ lng, lat, radiusPx }) => {
    const [x, y] = toPx(lng, lat);
    return [x - radiusPx, y - radiusPx, x + radiusPx, y + radiusPx];
  });
  taken.push(tools);
  const isFree = (box: Box) =>
    box[0] > MARGIN_PX &&
    box[1] > MARGIN_PX &&
    box[2] < width - MARGIN_PX &&
    box[3] < height - MARGIN_PX &&
    taken.every((other) => box[2] < other[0] || other[2] < box[0] || box[3] < other[1] || other[3] < box[1]);
  return names.flatMap((name) => {
    const [x, y] = toPx(name.lng, name.lat);
    const { slackPx = 0 } = name;
    for (const [right, down] of slackPx > 0 ? ASIDE : ASIDE.slice(0, 1)) {
      const at = [x + right * slackPx, y + down * slackPx] as const;
      const box = boxOf(name, at);
      if (!isFree(box)) continue;
      taken.push(box);
      if (right === 0 && down === 0) return name;
      const [lng, lat] = toLngLat(...at);
      return { ...name, lng, lat };
    }
    return [];
  });
}

/** The name of a town stands above it, that of an area in its middle. */
function boxOf({ text, kind, angle = 0 }: MapName, [x, y]: readonly [number, number]): Box {
  const half = (text.length * CHARACTER_PX[kind]) / 2;
  if (kind === "town") return [x - half, y - LINE_PX * 1.5, x + half, y - LINE_PX * 0.4];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.abs(Math.sin((angle * Math.PI) / 180))];
  const [across, down] = [half * cos + LINE_PX * 0.6 * sin, half * sin + LINE_PX * 0.6 * cos];
  return [x - across, y - down, x + across, y + down];
}

/** Facts of a map that names are placed by. */
interface Named {
  world: World;
  pins: readonly Pick<MapItem, "lng" | "lat">[];
  /** Radius of a pin in pixels. */
  pinPx: number;
  /** Names of the landscape, if they are loaded. */
  landscape: { known: readonly MapName[]; others: readonly MapName[] } | undefined;
}

/** The names in a view that fit between its circles and the pins of items: countries, seas, towns, and the landscape. */
export function mapNames({ world, pins, pinPx, landscape }: Named, size: Size, view: View): MapName[] {
  const { clusters, places } = world;
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
  const { known = [], others = [] } = landscape ?? {};
  return fittingNames([...groundNames(view.zoom), ...known, ...towns, ...others], covered, windowOf(size, view));
}

/** Names of countries and seas that fit in a view between pins: those of a map that nobody has turned to. */
export function restingNames(pins: readonly Obstacle[], size: Size, view: View): MapName[] {
  return fittingNames(groundNames(view.zoom), pins, windowOf(size, view));
}

function windowOf(size: Size, view: View): Window {
  return {
    ...size,
    toPx: (lng, lat) => pixelOf(view, size, [lng, lat]),
    toLngLat: (x, y) => positionAt(view, size, [x, y]),
  };
}
