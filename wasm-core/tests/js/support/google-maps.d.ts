/** What of the stand-in others than the tests of this folder use. */

/** What a map shows: a zoom of tiles of 256 pixels, and west, south, east, north in degrees. */
export interface View {
  zoom: number;
  bounds: readonly [number, number, number, number];
}

export class Marker {
  constructor(index: number, lng: number, lat: number);
}

export class Map {
  view: View;
  constructor(view: View);
}

/** What a map's projection is asked through. */
export class OverlayView {
  map: Map;
  getProjection(): unknown;
}

export function installGoogleMaps(): void;
