/** The page's side of a worker that holds clusterings. */
import { Channel, type WorkerEndpoint } from "./channel.ts";
import type { ClusterWorker, NodeWorker } from "./protocol.ts";

type Numbers = Float64Array | Float32Array;

/** The array to send: the caller's own where it is to be moved, but not a view of a larger buffer, because the other views would be empty, too. */
function sent(array: Numbers, transfer: boolean): Numbers {
  if (!ArrayBuffer.isView(array)) return array;
  const isWhole = array.buffer instanceof ArrayBuffer && array.byteLength === array.buffer.byteLength;
  return transfer && isWhole ? array : array.slice();
}

/** The questions about clusterings, over a channel. */
export function clusterQuestions(channel: Channel): ClusterWorker {
  return {
    clusterCoordinates: (name, lngLat, options, sending) => {
      const array = sent(lngLat, sending?.transfer === true);
      return channel.ask("clusterCoordinates", [name, array, options], { transfer: ArrayBuffer.isView(array) ? [array.buffer as ArrayBuffer] : [] });
    },
    clusters: (name, bbox, zoom) => channel.ask("clusters", [name, bbox, zoom], { lane: `clusters ${name}` }),
    clustersWithParents: (name, bbox, zoom, parentZoom) => channel.ask("clustersWithParents", [name, bbox, zoom, parentZoom], { lane: `clustersWithParents ${name}` }),
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
