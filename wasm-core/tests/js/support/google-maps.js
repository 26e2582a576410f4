/**
 * As much of `google.maps` as `@googlemaps/markerclustererplus` needs, and of a document as its icons need: positions,
 * closed circular bounds, the Mercator projection of 256-pixel tiles, markers and a map that remember what is done to them.
 * It knows neither Node nor the peer, so that a browser's worker can have it too.
 */

class LatLng {
  #lat;
  #lng;

  constructor(lat, lng) {
    this.#lat = Math.min(Math.max(lat, -90), 90);
    this.#lng = lng >= -180 && lng <= 180 ? lng : ((lng + 180) % 360 + 360) % 360 - 180;
  }

  toJSON() {
    return { lat: this.#lat, lng: this.#lng };
  }

  lat() {
    return this.#lat;
  }

  lng() {
    return this.#lng;
  }
}

const eastwards = (from, to) => (to - from >= 0 ? to - from : to + 180 - (from - 180));

class LatLngBounds {
  /** Without corners it is empty. */
  constructor(southWest, northEast) {
    if (!southWest) {
      Object.assign(this, { south: Infinity, north: -Infinity });
      return;
    }
    this.south = southWest.lat();
    this.north = northEast.lat();
    let [west, east] = [southWest.lng(), northEast.lng()];
    if (west === -180 && east === -180) [west, east] = [180, 180];
    else if (west === -180 && east !== 180) west = 180;
    else if (east === -180 && west !== 180) east = 180;
    Object.assign(this, { west, east });
  }

  getSouthWest() {
    return new LatLng(this.south, this.west);
  }

  getNorthEast() {
    return new LatLng(this.north, this.east);
  }

  getCenter() {
    const width = (this.east - this.west + 360) % 360;
    return new LatLng((this.south + this.north) / 2, this.west + width / 2);
  }

  contains(at) {
    return this.south <= at.lat() && at.lat() <= this.north && this.#hasLongitude(at.lng());
  }

  extend(at) {
    this.south = Math.min(this.south, at.lat());
    this.north = Math.max(this.north, at.lat());
    if (this.west === undefined) this.west = this.east = at.lng();
    if (this.#hasLongitude(at.lng())) return this;
    if (eastwards(at.lng(), this.west) < eastwards(this.east, at.lng())) this.west = at.lng();
    else this.east = at.lng();
    return this;
  }

  #hasLongitude(given) {
    const lng = given === -180 ? 180 : given;
    return this.west > this.east ? lng >= this.west || lng <= this.east : lng >= this.west && lng <= this.east;
  }
}

const MOST_SIN = 1 - 1e-15;

const projectionAt = (zoom) => {
  const scale = 2 ** zoom;
  return {
    fromLatLngToDivPixel(at) {
      const sin = Math.min(Math.max(Math.sin(at.lat() * Math.PI / 180), -MOST_SIN), MOST_SIN);
      return {
        x: 256 * (0.5 + at.lng() / 360) * scale,
        y: 256 * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale,
      };
    },
    fromDivPixelToLatLng(pixel) {
      const [x, y] = [pixel.x / scale / 256, pixel.y / scale / 256];
      const lat = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * 180 / Math.PI;
      return new LatLng(lat, (x - 0.5) * 360);
    },
  };
};

/** Its methods can be enumerated: the peer copies them. */
export function OverlayView() {}
OverlayView.prototype = {
  setMap(map) {
    if (this.map === map) return;
    const before = this.map;
    this.map = map;
    if (map) this.onAdd?.();
    else if (before) this.onRemove?.();
  },
  getMap() {
    return this.map;
  },
  getProjection() {
    return projectionAt(this.map.getZoom());
  },
  getPanes: () => ({ overlayMouseTarget: { appendChild() {} } }),
};

export class Marker {
  static MAX_ZINDEX = 1_000_000;
  map = null;
  isVisible = true;

  constructor(index, lng, lat) {
    this.index = index;
    this.position = new LatLng(lat, lng);
  }

  getPosition() {
    return this.position;
  }

  getVisible() {
    return this.isVisible;
  }

  getDraggable() {
    return false;
  }

  getMap() {
    return this.map;
  }

  setMap(map) {
    this.map = map;
  }
}

export class Map {
  mapTypes = { roadmap: { maxZoom: 30 } };
  listeners = {};

  constructor(view) {
    this.view = view;
  }

  getMapTypeId() {
    return "roadmap";
  }

  getZoom() {
    return this.view.zoom;
  }

  getBounds() {
    const [west, south, east, north] = this.view.bounds;
    return new LatLngBounds(new LatLng(south, west), new LatLng(north, east));
  }

  /** Shows a view, and says so as a map does. */
  show(view) {
    const isZoomed = view.zoom !== this.view.zoom;
    this.view = view;
    if (isZoomed) this.listeners.zoom_changed?.();
    this.listeners.idle?.();
  }
}

const event = {
  addListener(target, name, listener) {
    if (target.listeners) target.listeners[name] = listener;
    return { target, name };
  },
  addDomListener: () => ({}),
  removeListener() {},
  clearInstanceListeners() {},
  trigger() {},
};

const element = () => ({ style: {}, className: "", innerHTML: "", parentNode: { removeChild() {} }, appendChild() {}, setAttribute() {} });

/**
 * Makes this thread a world in which the peer works, before it is loaded. Its batches do not wait, so that a call clusters
 * all markers, and what it does to the document costs nothing.
 */
export function installGoogleMaps() {
  const world = {
    google: { maps: { version: "3.58.0", LatLng, LatLngBounds, OverlayView, Marker, event } },
    document: { createElement: element },
    window: { setTimeout: (act) => act() },
  };
  for (const [name, value] of Object.entries(world)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
