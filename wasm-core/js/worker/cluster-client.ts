/** The page's side of a worker that holds clusterings. */
import { Channel, type WorkerEndpoint } from "./channel.ts";
import type { ClusterWorker, NodeWorker } from "./protocol.ts";

type Numbers = Float64Array | Float32Array;

/**
 * The array to send: the caller's own where it is to be moved, but not a view of a larger buffer, because the other views would be
 * empty, too.
 *
 * @throws an error with the code `invalid-argument` for an array that was moved before, which Node would send without an answer
 */
function sent(array: Numbers, transfer: boolean): Numbers {
  if (!ArrayBuffer.isView(array)) return array;
  if (isMoved(array.buffer)) throw Object.assign(new Error("lngLat was moved to a worker before and is empty; copy it first, or leave out `transfer`"), { code: "invalid-argument" });
  const isWhole = array.buffer instanceof ArrayBuffer && array.byteLength === array.buffer.byteLength;
  return transfer && isWhole ? array : array.slice();
}

/** Tells whether a buffer was moved away: no view of it can be made, and not every engine has `detached`. */
function isMoved(buffer: ArrayBufferLike): boolean {
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}

/** The questions about clusterings, over a channel. */
export function clusterQuestions(channel: Channel): ClusterWorker {
  return {
    clusterCoordinates: async (name, lngLat, options, sending) => {
      const array = sent(lngLat, sending?.transfer === true);
      return channel.ask("clusterCoordinates", [name, array, options, sending?.columns], { transfer: ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : [] });
    },
    clusters: (name, bbox, zoom) => channel.ask("clusters", [name, bbox, zoom], { lane: `clusters ${String(name)}` }),
    clustersWithParents: (name, bbox, zoom, parentZoom) => channel.ask("clustersWithParents", [name, bbox, zoom, parentZoom], { lane: `clustersWithParents ${String(name)}` }),
    children: (name, id) => channel.ask("children", [name, id]),
    expansionZoom: (name, id) => channel.ask("expansionZoom", [name, id]),
    leaves: (name, id, limit, offset) => channel.ask("leaves", [name, id, limit, offset]),
    terminate: () => channel.end(),
  };
}

/**
 * The clusterings of a worker whose script calls {@link serve}.
 *
 * @param worker - a module `Worker`, a `Worker` of Node, or a `MessagePort` at whose other end somebody serves
 */
export const connect = (worker: WorkerEndpoint | NodeWorker): ClusterWorker => clusterQuestions(new Channel(worker));
