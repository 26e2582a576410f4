/** Parts of the stand-in that others than the tests of this folder use. */

/** View of a map: a zoom of tiles of 256 pixels, and west, south, east, north in degrees. */
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

/** Interface to a map's projection. */
export class OverlayView {
  map: Map;
  getProjection(): unknown;
}

export function installGoogleMaps(): void;
