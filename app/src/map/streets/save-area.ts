/** Street tiles of an area, loaded ahead for where there is no network. */
import { chosenFor } from "./choice";
import { fetchKept } from "./kept-tiles";
import { openTiles } from "./load-style";
import { streetSources } from "./sources";

/** Zooms whose tiles are loaded: closer ones are drawn from the last. */
const ZOOMS = [10, 12, 13, 14];
/** Tiles of one area; a walk has a dozen. */
const TILES_MAX = 200;
/** Degrees around the points, about 500 m. */
const MARGIN = 0.005;

interface Point {
  lng: number;
  lat: number;
}

/** Loads the tiles around the points, of the source that is shown there; where none is, nothing. */
export async function saveArea(points: readonly Point[]): Promise<void> {
  if (points.length === 0) return;
  const shown = (await streetSources()).find(({ host, isOwn, google }) => !google && (chosenFor(host) ?? isOwn));
  if (!shown) return;
  const [load] = await Promise.all([openTiles(shown), import("./street-canvas")]);
  const tiles = ZOOMS.flatMap((zoom) => tilesAround(points, zoom)).slice(0, TILES_MAX);
  await Promise.allSettled(tiles.map(([z, x, y]) => load(z, x, y, fetchKept)));
}

/** The tiles that a box around the points touches. */
export function tilesAround(points: readonly Point[], zoom: number): [z: number, x: number, y: number][] {
  const lngs = points.map(({ lng }) => lng);
  const lats = points.map(({ lat }) => lat);
  const [west, north] = tileAt(Math.min(...lngs) - MARGIN, Math.max(...lats) + MARGIN, zoom);
  const [east, south] = tileAt(Math.max(...lngs) + MARGIN, Math.min(...lats) - MARGIN, zoom);
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return range(west, east).flatMap((x) => range(north, south).map((y): [number, number, number] => [zoom, x, y]));
}

function tileAt(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const side = 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  return [Math.floor((lng / 360 + 0.5) * side), Math.floor(y * side)];
}
