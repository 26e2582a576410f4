/** `@yonder/clustering/worker`: clusterings in a worker, so that building and asking them never blocks a frame. */
import { answering, type ServingScope } from "./answering.ts";
import { Clusterings, type LoadClustering } from "./clusterings.ts";

export type { WorkerEndpoint } from "./channel.ts";
export { connect } from "./cluster-client.ts";
export type { BoundingBox, ClusterArrays, ClusterOptions, ClusterWorker, CodedError, Endpoint, FamilyArrays, NodeWorker, Sending } from "./protocol.ts";

/**
 * Answers the questions of a page that has called {@link connect}. The WebAssembly is loaded by the first question, so
 * that no message is lost while it loads.
 *
 * @param scope - the worker's own scope, `self`, or a `MessagePort`, as `parentPort` of Node is
 * @param load - loads the clustering; `() => import("@yonder/clustering/inline")` where the bundler moves no assets
 */
export function serve(scope: ServingScope, load?: LoadClustering): void {
  answering(scope, new Clusterings(load).answers());
}
