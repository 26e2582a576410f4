/** What a page and the worker that holds the core's indexes say to each other. */
import type { GazetteerPlace, PlaceSearchOptions } from "#core";

/** How points are clustered; the names and defaults of npm `supercluster`. */
export interface ClusterOptions {
  /** Lowest zoom that has clusters, 0 to `maxZoom`. Default 0. */
  minZoom?: number;
  /** Highest zoom that has clusters, at most 30; from the next zoom on every point stands alone. Default 16. */
  maxZoom?: number;
  /** Fewest points of a cluster. Default 2. */
  minPoints?: number;
  /** Radius of a cluster in pixels, where a tile is `extent` pixels wide. Default 40. */
  radius?: number;
  /** Width of a tile in pixels. Default 512. */
  extent?: number;
}

/** Clusters and single points of a view, one entry each; the arrays belong to the receiver. */
export interface ClusterArrays {
  /** Number of entries. */
  length: number;
  /** Longitude and latitude of each entry in degrees, interleaved. */
  positions: Float64Array;
  /** Number of points of each entry. */
  counts: Uint32Array;
  /** Id of each cluster; of a single point (`counts` is 1) its index. */
  ids: Float64Array;
}

/** West, south, east, north in degrees; west > east crosses the antimeridian. */
export type BoundingBox = readonly [number, number, number, number];

/**
 * The core in a worker. Every promise may be rejected by an `Error` with a stable `code`.
 *
 * `searchPlaces`, `placesInView` and `clusters` (per index) answer only the newest question: one that still waits when
 * the next is asked is rejected with the code `cancelled`.
 */
export interface CoreWorker {
  /** Fetches the packed gazetteer and indexes it, once per address. Questions about places wait for it. */
  loadGazetteer(url: string | URL): Promise<{ length: number }>;
  /** The places most likely meant by a text, best first. */
  searchPlaces(text: string, options?: PlaceSearchOptions): Promise<GazetteerPlace[]>;
  /** The place nearest to a position in degrees. */
  nearestPlace(lng: number, lat: number): Promise<{ place: GazetteerPlace; distanceKm: number } | null>;
  /** The best known places in a view, best known first. */
  placesInView(bbox: BoundingBox, limit: number): Promise<GazetteerPlace[]>;
  /** The place of this index. */
  place(index: number): Promise<GazetteerPlace | null>;
  /** Clusters the whole gazetteer under the name `places`; the points' indexes are those of the places. */
  clusterPlaces(options?: ClusterOptions): Promise<{ length: number }>;
  /**
   * Clusters points under a name, replacing what had that name.
   *
   * @param lngLat - longitude and latitude in degrees, interleaved; the array is transferred, so that it is empty afterwards
   */
  clusterCoordinates(name: string, lngLat: Float64Array | Float32Array, options?: ClusterOptions): Promise<{ length: number }>;
  /** Clusters and single points in a view at a zoom. */
  clusters(name: string, bbox: BoundingBox, zoom: number): Promise<ClusterArrays>;
  /** The zoom at which a cluster falls apart. */
  expansionZoom(name: string, id: number): Promise<number>;
  /** Indexes of the points of a cluster, `limit` of them after the first `offset`. */
  leaves(name: string, id: number, limit: number, offset: number): Promise<Uint32Array>;
  /** Ends the worker; what is unanswered is rejected with the code `cancelled`. */
  terminate(): void;
}

/** The questions a worker answers. */
export type Method = Exclude<keyof CoreWorker, "terminate">;

/** Page → worker. */
export interface Request {
  id: number;
  method: Method;
  arguments: readonly unknown[];
}

/** An `Error` without its prototype, which structured cloning of own properties would lose. */
export interface PlainError {
  message: string;
  code: string;
  details?: unknown;
}

/** Worker → page. */
export type Reply = { id: number; value: unknown } | { id: number; error: PlainError };

/** An error with one of the core's stable codes. */
export interface CodedError extends Error {
  code: string;
  details?: unknown;
}

/** Makes an `Error` that carries a stable code. */
export function codedError({ message, code, details }: PlainError): CodedError {
  return Object.assign(new Error(message), details === undefined ? { code } : { code, details });
}

/** One end of a channel: a `Worker`, the global scope of a worker, or a `MessagePort`. */
export interface Endpoint {
  postMessage(message: unknown, options: { transfer: Transferable[] }): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
