// The worker's and the page's side under the strictest flags; compiled, never run.
import { connect, serve, type ClusterArrays, type CoreWorker } from "@yonder/wasm-core/worker";

serve(self);
export const core: CoreWorker = connect(new Worker("core.worker.js", { type: "module" }));
export const seen: Promise<ClusterArrays> = core.clusters("places", [-180, -85, 180, 85], 3);
