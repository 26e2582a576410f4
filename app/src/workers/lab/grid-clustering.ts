import type { ClusterArrays } from "@yonder/wasm-core/clustering";
import type { LabOptions } from "./contenders";
import type { GridRequest } from "./grid.worker";

type Answer = { id: number; value: ClusterArrays } | { id: number; error: string };
type View = [name: string, bounds: readonly [number, number, number, number], zoom: number];

/** Grid clusters in a worker, in the words the map asks a hierarchy with. The array is transferred. */
export function gridClustering(lngLat: Float64Array, options: LabOptions) {
  const worker = new Worker(new URL("./grid.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, { resolve: (value: ClusterArrays) => void; reject: (error: Error) => void }>();
  const send = (request: GridRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer);
  let [lastId, lastZoom] = [0, 0];
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  send({ kind: "points", lngLat, options }, [lngLat.buffer as ArrayBuffer]);
  const clusters = (...[, bounds, zoom]: View) =>
    new Promise<ClusterArrays>((resolve, reject) => {
      lastId += 1;
      lastZoom = zoom;
      waiting.set(lastId, { resolve, reject });
      send({ kind: "view", id: lastId, bounds, zoom });
    });
  return {
    clusters,
    /** Grid clusters of two zooms are not related: each is its own parent, and nothing moves. */
    clustersWithParents: async (...view: View) => {
      const found = await clusters(...view);
      return { ...found, parentPositions: found.positions, parentIds: found.ids };
    },
    expansionZoom: async () => lastZoom + 1,
    leaves: async () => new Uint32Array(),
    terminate: () => worker.terminate(),
  };
}
