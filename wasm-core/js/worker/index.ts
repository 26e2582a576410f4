/** `@yonder/wasm-core/worker`: the core's indexes in a worker, so that building and asking them never blocks a frame. */
export type { WorkerEndpoint } from "./channel.ts";
export { connect } from "./client.ts";
export type { CoreWorker } from "./core-worker.ts";
export { serve } from "./serve.ts";
export type { BoundingBox, ClusterArrays, ClusterOptions, ClusterWorker, CodedError, Endpoint, FamilyArrays, NodeWorker, Sending } from "./protocol.ts";
