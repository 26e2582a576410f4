/** The page's side of a worker that holds clusterings. */
import { Channel, type WorkerEndpoint } from "./channel.ts";
import type { ClusterWorker, NodeWorker } from "./protocol.ts";

/** A view of a larger buffer is copied, because transferring would empty the other views too. */
const transferable = (array: Float64Array | Float32Array): Transferable[] =>
  array.buffer instanceof ArrayBuffer && array.byteLength === array.buffer.byteLength ? [array.buffer] : [];

/** The questions about clusterings, over a channel. */
export function clusterQuestions(channel: Channel): ClusterWorker {
  return {
    clusterCoordinates: (name, lngLat, options) => channel.ask("clusterCoordinates", [name, lngLat, options], { transfer: transferable(lngLat) }),
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
