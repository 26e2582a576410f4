/** `@yonder/wasm-core/worker`: the core's indexes in a worker, so that building and asking them never blocks a frame. */
export { connect, type WorkerEndpoint } from "./client.ts";
export { serve } from "./worker.ts";
export type { BoundingBox, ClusterArrays, ClusterOptions, CodedError, CoreWorker, Endpoint, FamilyArrays } from "./protocol.ts";
