/** Tiles of the base map that a view needs. Pure. */
import { type Size, unitOf, type View, worldPx } from "../view";

/** Address of a tile of the base map, as a Web Mercator map counts them from its north-western corner. */
export interface TileAddress {
  zoom: number;
  x: number;
  y: number;
}

/** Zooms that have tiles, each with the zoom of a view from which its detail shows. */
const LEVELS = [
  { zoom: 4, from: 4.5 },
  { zoom: 2, from: 2.5 },
  { zoom: 0, from: 0 },
] as const;

/** Share of a window around it whose tiles are loaded ahead. */
const AHEAD = 0.2;

/** The tiles that a window and its surroundings need, in rows from the north-west; columns beyond ±180° are wrapped. */
export function tilesOf(view: View, { width, height }: Size): TileAddress[] {
  const zoom = LEVELS.find(({ from }) => view.zoom >= from)?.zoom ?? 0;
  const count = 2 ** zoom;
  const [centreX, centreY] = unitOf(view.longitude, view.latitude);
  const [halfX, halfY] = [width, height].map((px) => (px * (0.5 + AHEAD)) / worldPx(view)) as [number, number];
  const column = (unit: number) => Math.floor(unit * count);
  const row = (unit: number) => Math.min(Math.max(column(unit), 0), count - 1);
  const west = column(centreX - halfX);
  const columns = Math.min(column(centreX + halfX) - west + 1, count);
  const [north, south] = [row(centreY - halfY), row(centreY + halfY)];
  return Array.from({ length: south - north + 1 }, (_, down) =>
    Array.from({ length: columns }, (_, across) => ({
      zoom,
      x: (((west + across) % count) + count) % count,
      y: north + down,
    })),
  ).flat();
}

/** The name of a tile, among all of them. */
export function tileKey({ zoom, x, y }: TileAddress): string {
  return `${zoom}-${x}-${y}`;
}
