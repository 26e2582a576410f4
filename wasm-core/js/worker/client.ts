/** The page's side of a worker that holds the core's indexes. */
import { Channel, type WorkerEndpoint } from "./channel.ts";
import { clusterQuestions } from "./cluster-client.ts";
import type { CoreWorker } from "./core-worker.ts";
import type { NodeWorker } from "./protocol.ts";

/**
 * The core that lives in a worker whose script calls {@link serve}.
 *
 * @param worker - a module `Worker`, a `Worker` of Node, or a `MessagePort` at whose other end somebody serves
 */
export function connect(worker: WorkerEndpoint | NodeWorker): CoreWorker {
  const channel = new Channel(worker);
  return {
    ...clusterQuestions(channel),
    loadGazetteer: (url) => channel.ask("loadGazetteer", [String(url)]),
    addGazetteer: (url) => channel.ask("addGazetteer", [String(url)]),
    searchPlaces: (text, options) => channel.ask("searchPlaces", [text, options], { lane: "searchPlaces" }),
    nearestPlace: (lng, lat) => channel.ask("nearestPlace", [lng, lat]),
    placesInView: (bbox, limit) => channel.ask("placesInView", [bbox, limit], { lane: "placesInView" }),
    place: (index) => channel.ask("place", [index]),
    clusterPlaces: (options) => channel.ask("clusterPlaces", [options]),
  };
}
