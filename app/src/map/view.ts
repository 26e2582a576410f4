/** View of a map: pure arithmetic in Web Mercator with tiles of 512 pixels, as deck.gl has it. */
export interface View {
  longitude: number;
  latitude: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** West, south, east, north in degrees; west > east crosses the antimeridian. */
export type Bbox = readonly [west: number, south: number, east: number, north: number];

const TILE_PX = 512;
const LATITUDE_MAX = 85.0511;
export const ZOOM_MIN = 0;
export const ZOOM_MAX = 18;

/** Wider than the largest circle is, so that one whose middle is out of view is still drawn. */
const MARGIN_PX = 48;

/** Returns the part of the world that a view of this size shows, and a margin around it. */
export function bboxWithMargin(view: View, { width, height }: Size): Bbox {
  return bboxOf(view, { width: width + 2 * MARGIN_PX, height: height + 2 * MARGIN_PX });
}

/** Returns the part of the world that a view of this size shows. */
export function bboxOf({ longitude, latitude, zoom }: View, { width, height }: Size): Bbox {
  const world = TILE_PX * 2 ** zoom;
  const halfWidth = (width / world / 2) * 360;
  const y = latToY(latitude);
  const [north, south] = [yToLat(y - height / world / 2), yToLat(y + height / world / 2)];
  if (halfWidth >= 180) return [-180, south, 180, north];
  return [wrap(longitude - halfWidth), south, wrap(longitude + halfWidth), north];
}

/** Returns `true` if a position is in a box; west > east crosses the antimeridian. */
export function contains([west, south, east, north]: Bbox, lng: number, lat: number): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
}

/** Held on the map: latitude and zoom in their ranges, longitude wrapped. */
export function clampView({ longitude, latitude, zoom }: View): View {
  return {
    longitude: wrap(longitude),
    latitude: clamp(latitude, -LATITUDE_MAX, LATITUDE_MAX),
    zoom: clamp(zoom, ZOOM_MIN, ZOOM_MAX),
  };
}

/**
 * Held on the map in a window of this size: no farther out than the world is as wide or as high as the window, and nothing
 * beyond the world as long as it fills the window; a higher window shows all of it.
 */
export function heldIn(view: View, { width, height }: Size): View {
  const onMap = clampView(view);
  if (width === 0 || height === 0) return onMap;
  const zoom = Math.max(onMap.zoom, Math.log2(Math.min(width, height) / TILE_PX));
  const half = height / worldPx({ ...onMap, zoom }) / 2;
  const y = clamp(latToY(onMap.latitude), Math.min(half, 1 - half), Math.max(half, 1 - half));
  return { ...onMap, zoom, latitude: yToLat(y) };
}

/** Returns `true` if two views show the same. */
export function isSame(a: View, b: View): boolean {
  return a.longitude === b.longitude && a.latitude === b.latitude && a.zoom === b.zoom;
}

/** The view after a key of the keyboard, or `null` for a key that moves nothing. */
export function moved(view: View, key: string): View | null {
  const stepDegrees = 60 / 2 ** view.zoom;
  const steps: Record<string, Partial<View>> = {
    ArrowLeft: { longitude: view.longitude - stepDegrees },
    ArrowRight: { longitude: view.longitude + stepDegrees },
    ArrowUp: { latitude: view.latitude + stepDegrees / 2 },
    ArrowDown: { latitude: view.latitude - stepDegrees / 2 },
    "+": { zoom: view.zoom + 1 },
    "=": { zoom: view.zoom + 1 },
    "-": { zoom: view.zoom - 1 },
  };
  const step = steps[key];
  return step ? clampView({ ...view, ...step }) : null;
}

/** Clusters are those of the next zoom when the view is this near to it, where circles still have room. */
export const ZOOM_EARLY = 0.25;

/** The zoom whose clusters a view shows. */
export function clusterZoom(zoom: number): number {
  return Math.max(0, Math.floor(zoom + ZOOM_EARLY));
}

/** Side of the whole world in a view, in pixels. */
export function worldPx({ zoom }: View): number {
  return TILE_PX * 2 ** zoom;
}

/** Returns the position on the map of the world, from its north-western corner; 1 is the side of the world. */
export function unitOf(longitude: number, latitude: number): [x: number, y: number] {
  return [longitude / 360 + 0.5, latToY(latitude)];
}

/** The position of a point on the map of the world, in degrees; beyond ±180° for a point outside it. */
export function positionOf(x: number, y: number): [longitude: number, latitude: number] {
  return [(x - 0.5) * 360, yToLat(y)];
}

/**
 * Returns the position in a view of this size, in pixels from its upper left corner, on the copy of the world in view.
 */
export function pixelOf(view: View, { width, height }: Size, [lng, lat]: readonly [number, number]): [number, number] {
  const world = TILE_PX * 2 ** view.zoom;
  const turn = ((lng - view.longitude + 540) % 360) - 180;
  return [width / 2 + (turn / 360) * world, height / 2 + (latToY(lat) - latToY(view.latitude)) * world];
}

/** The position at a pixel of a view of this size: what {@link pixelOf} undoes. */
export function positionAt(view: View, { width, height }: Size, [x, y]: readonly [number, number]): [number, number] {
  const world = TILE_PX * 2 ** view.zoom;
  const lng = view.longitude + ((x - width / 2) / world) * 360;
  return [wrap(lng), yToLat(latToY(view.latitude) + (y - height / 2) / world)];
}

function wrap(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function latToY(latitude: number): number {
  const sin = Math.sin((clamp(latitude, -LATITUDE_MAX, LATITUDE_MAX) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
}

function yToLat(y: number): number {
  return (360 / Math.PI) * Math.atan(Math.exp((0.5 - clamp(y, 0, 1)) * 2 * Math.PI)) - 90;
}
