/** The worker's half of clustering: keeps one index, answers questions one after the other. */
import { ClusterIndex, type ClusterArrays, type ClusterOptions } from "#core";
import { type Answer, type Channel, type Question, RemoteError } from "./channel.ts";

/** What a page may ask. */
export type ClustersMethod = "load" | "clusters" | "children" | "leaves" | "expansionZoom";

type Bbox = readonly [number, number, number, number];

/** Answers questions that come through `channel`: in a worker, `serveClusters(self)` is the whole script. */
export function serveClusters(channel: Channel): void {
  let index: ClusterIndex | undefined;
  const built = (): ClusterIndex => {
    if (!index) throw new RemoteError("no points were loaded yet", "failed-precondition");
    return index;
  };
  const methods: Record<ClustersMethod, (...args: never[]) => unknown> = {
    load: (lngLat: Float64Array | Float32Array, options: ClusterOptions) => {
      const next = build(lngLat, options);
      index?.free();
      index = next;
      return next.length;
    },
    clusters: (bbox: Bbox, zoom: number) => built().clusters(Float64Array.from(bbox), zoom),
    children: (id: number) => built().getChildren(id),
    leaves: (id: number, limit: number, offset: number) => built().leaves(id, limit, offset),
    expansionZoom: (id: number) => built().getClusterExpansionZoom(id),
  };
  channel.addEventListener("message", ({ data }) => {
    const { id, method, args } = data as Question<ClustersMethod>;
    const answer = answerTo(id, () => methods[method](...(args as never[])));
    channel.postMessage(answer, "value" in answer ? memoryOf(answer.value) : []);
  });
}

/** A new index; the one there was stays until this one is whole. */
function build(lngLat: Float64Array | Float32Array, options: ClusterOptions): ClusterIndex {
  const index = new ClusterIndex(options);
  try {
    index.loadCoordinates(lngLat);
    return index;
  } catch (error) {
    index.free();
    throw error;
  }
}

function answerTo(id: number, run: () => unknown): Answer {
  try {
    return { id, value: run() };
  } catch (error) {
    const { message, code = "internal" } = error as Error & { code?: string };
    return { id, error: { message, code } };
  }
}

/** The memory behind an answer, which is moved instead of copied. */
function memoryOf(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint32Array) return [value.buffer as ArrayBuffer];
  const { positions, counts, ids } = (value ?? {}) as Partial<ClusterArrays>;
  return [positions, counts, ids].flatMap((column) => (column ? [column.buffer as ArrayBuffer] : []));
}
