/** Lines of water around a coast: distance of the sea of a window from land, as an image. */
import { positionOf, type Size, unitOf, type View, worldPx } from "../view";
import { distanceField } from "./distance-field";
import type { BaseTile } from "./tile";

/** Side of a cell of the image in pixels; lines are drawn sharper than that, because distances change evenly. */
const CELL_PX = 2;
/** Farthest distance that the image tells apart, in cells. */
const CELLS_MAX = 32;
/** Share of a window around it that the image covers, so that small moves need no new one. */
const AHEAD = 0.25;
/** Change of zoom that asks for a new image. */
const ZOOM_STEP = 0.5;

export interface Waterlines {
  /** Distance in the channel of red: 0 on land, 255 for `rangePx` and more. */
  image: ImageData;
  /** West, south, east and north in degrees; beyond ±180° across the antimeridian. */
  bounds: [number, number, number, number];
  /** Zoom at which the image was made. */
  zoom: number;
  /** Pixels at that zoom that 255 stands for. */
  rangePx: number;
}

/** A part of the map of the world, whose side is 1. */
interface Region {
  west: number;
  north: number;
  width: number;
  height: number;
}

/** Draws the land of the tiles around a view, and measures the sea's distance from it. `undefined` without a canvas. */
export function drawWaterlines(tiles: readonly BaseTile[], view: View, size: Size): Waterlines | undefined {
  const scale = worldPx(view) / CELL_PX;
  const shown = regionOf(view, size);
  // The image of the whole world meets itself at its edge: what lies beyond that is measured, too.
  const beyond = shown.width === 1 ? CELLS_MAX : 0;
  const region = { ...shown, west: shown.west - beyond / scale, width: shown.width + (2 * beyond) / scale };
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(region.width * scale);
  canvas.height = Math.ceil(region.height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined;
  fillLand(context, tiles, region, scale);
  const image = distanceImage(context, canvas, beyond);
  const [west, north] = positionOf(shown.west, shown.north);
  const [east, south] = positionOf(shown.west + shown.width, shown.north + shown.height);
  return { image, bounds: [west, south, east, north], zoom: view.zoom, rangePx: CELLS_MAX * CELL_PX };
}

/** The distance of each cell from what is drawn, without so many columns at either side. */
function distanceImage(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, beyond: number) {
  const { data } = context.getImageData(0, 0, width, height);
  const coverage = Uint8Array.from({ length: width * height }, (_, at) => data[4 * at + 3] ?? 0);
  const distances = distanceField(coverage, width, height);
  const inner = width - 2 * beyond;
  const image = new ImageData(inner, height);
  for (let at = 0; at < inner * height; at += 1) {
    const cells = distances[Math.floor(at / inner) * width + beyond + (at % inner)] ?? 0;
    image.data.set([Math.min(255, (cells / CELLS_MAX) * 255), 0, 0, 255], 4 * at);
  }
  return image;
}

/** Returns `true` if an image still covers a view, at about its zoom. */
export function isCovered({ bounds, zoom }: Waterlines, view: View, { width, height }: Size): boolean {
  if (Math.abs(view.zoom - zoom) > ZOOM_STEP) return false;
  const [west, south, east, north] = bounds;
  const [[left, top], [right, bottom]] = [unitOf(west, north), unitOf(east, south)];
  const [halfX, halfY] = [width / worldPx(view) / 2, height / worldPx(view) / 2];
  if (right - left > 0.999 && bottom - top > 0.999) return true;
  const [x, y] = unitOf(view.longitude, view.latitude);
  const isBetween = (centre: number) => centre - halfX >= left && centre + halfX <= right;
  return [x - 1, x, x + 1].some(isBetween) && Math.max(0, y - halfY) >= top && Math.min(1, y + halfY) <= bottom;
}

/** A window with its surroundings; the world once where it shows more than that. */
function regionOf(view: View, { width, height }: Size): Region {
  const [x, y] = unitOf(view.longitude, view.latitude);
  const [halfX, halfY] = [width, height].map((px) => (px * (0.5 + AHEAD)) / worldPx(view)) as [number, number];
  if (2 * halfX >= 1) return { west: 0, north: 0, width: 1, height: 1 };
  const [north, south] = [Math.max(0, y - halfY), Math.min(1, y + halfY)];
  return { west: x - halfX, north, width: 2 * halfX, height: south - north };
}

function fillLand(context: CanvasRenderingContext2D, tiles: readonly BaseTile[], region: Region, scale: number): void {
  const { west, north, width } = region;
  for (const { zoom, x, areas } of tiles) {
    const [left, right] = [x / 2 ** zoom, (x + 1) / 2 ** zoom];
    for (const turn of [-1, 0, 1]) {
      if (right + turn < west || left + turn > west + width) continue;
      context.setTransform(scale, 0, 0, scale, (turn - west) * scale, -north * scale);
      context.beginPath();
      for (const { kind, polygon } of areas) {
        if (kind !== "land") continue;
        for (const ring of polygon) addRing(context, ring);
      }
      context.fill();
    }
  }
}

function addRing(context: CanvasRenderingContext2D, ring: readonly number[][]): void {
  for (const [at, [lng = 0, lat = 0]] of ring.entries()) {
    const [x, y] = unitOf(lng, lat);
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}
