/** Messages between a page and a worker that holds indexes; those about clusterings. */
import type { ClusterArrays, ClusterColumns, ClusterOptions, FamilyArrays } from "../core/clustering/index.js";

export type { ClusterArrays, ClusterOptions, FamilyArrays };

/** West, south, east, north in degrees; west > east crosses the antimeridian. */
export type BoundingBox = readonly [number, number, number, number];

/** Way of an array to a worker, and what goes with it. */
export interface Sending {
  /** `true` to move the array, which is empty afterwards, instead of a copy. Default `false`. */
  transfer?: boolean | undefined;
  /** Numbers of each point by the names that aggregates and filters have; the worker gets copies. */
  columns?: ClusterColumns | undefined;
}

/**
 * Clusterings in a worker, each under a name. Every promise may be rejected by an `Error` with a stable `code`.
 *
 * `clusters` and `clustersWithParents` (of each name) answer only the newest question: one that still waits when the next is
 * asked is rejected with the code `cancelled`.
 */
export interface ClusterWorker {
  /**
   * Clusters points under a name, replacing what had that name.
   *
   * @param lngLat - longitude and latitude in degrees, interleaved; the worker gets a copy
   * @param sending - `{ transfer: true }` moves the array instead: no copy is made, and it is empty afterwards
   */
  clusterCoordinates(name: string, lngLat: Float64Array | Float32Array, options?: ClusterOptions, sending?: Sending): Promise<{ length: number }>;
  /** Clusters and single points in a view at a zoom. */
  clusters(name: string, bbox: ArrayLike<number>, zoom: number): Promise<ClusterArrays>;
  /** The same, each with the entry it belongs to at a lower zoom (`zoom - 1` if it is left out). */
  clustersWithParents(name: string, bbox: ArrayLike<number>, zoom: number, parentZoom?: number): Promise<FamilyArrays>;
  /** Returns the children of a cluster at the next higher zoom. */
  children(name: string, id: number): Promise<ClusterArrays>;
  /** The zoom at which a cluster falls apart. */
  expansionZoom(name: string, id: number): Promise<number>;
  /** Indexes of the points of a cluster, `limit` (10 if it is left out) of them after the first `offset`. */
  leaves(name: string, id: number, limit?: number, offset?: number): Promise<Uint32Array>;
  /** Ends the worker; what is unanswered is rejected with the code `cancelled`. */
  terminate(): void;
}

/** Page → worker. */
export interface Request {
  id: number;
  method: string;
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

/** A result, and the buffers in it that are given away. */
export interface Answer {
  value: unknown;
  transfer?: Transferable[];
}

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

/** A `Worker` of `node:worker_threads`. */
export interface NodeWorker {
  postMessage(message: unknown, transfer: readonly never[]): void;
  on(event: "message" | "error" | "exit", listener: (value: any) => void): unknown;
  terminate(): unknown;
}
