/** The playground's side of its workers: each job has a worker of its own, which ends with it. */
import { type CoreWorker, connect } from "@yonder/wasm-core/worker";
import type { ContenderName, LabOptions } from "./contenders";
import type { Measurement } from "./measure";
import type { DataRequest } from "./points";

export { type Algorithm, CONTENDERS, type ContenderName, type LabOptions } from "./contenders";
export { gridClustering } from "./grid-clustering";
export type { Measurement } from "./measure";
export type { DataKind, DataRequest } from "./points";
export { VIEWS } from "./views";

/** Page → worker. */
export type Job =
  | { kind: "points"; data: DataRequest }
  | { kind: "read"; file: File }
  | { kind: "measure"; contender: ContenderName; data: DataRequest; options: LabOptions; runs: number };

/** Worker → page. */
export type News =
  | { kind: "run"; run: number }
  | { kind: "done"; value: unknown }
  | { kind: "failed"; message: string };

/** Longitude and latitude in turn, of a file somebody chose. Rejected with a sentence that names the line. */
export const readPoints = (file: File, signal: AbortSignal): Promise<Float64Array> =>
  work({ kind: "read", file }, signal);

/** Longitude and latitude in turn, of a point set. */
export const makePoints = (data: DataRequest, signal: AbortSignal): Promise<Float64Array> =>
  work({ kind: "points", data }, signal);

/** Measures one clusterer; `onRun` hears which run begins, 0 being the warm-up. */
export const measured = (
  job: Omit<Extract<Job, { kind: "measure" }>, "kind">,
  signal: AbortSignal,
  onRun: (run: number) => void,
): Promise<Measurement> => work({ kind: "measure", ...job }, signal, onRun);

/** A worker that clusters points and answers the map. The array is transferred. */
export async function clustering(name: string, lngLat: Float64Array, options: LabOptions): Promise<CoreWorker> {
  const core = connect(new Worker(new URL("../core.worker.ts", import.meta.url), { type: "module" }));
  try {
    await core.clusterCoordinates(name, lngLat, { ...options, extent: 512 });
    return core;
  } catch (failure) {
    core.terminate();
    throw failure;
  }
}

function work<T>(job: Job, signal: AbortSignal, onRun?: (run: number) => void): Promise<T> {
  const worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "The worker could not be loaded.")));
    worker.addEventListener("message", ({ data }: MessageEvent<News>) => {
      if (data.kind === "run") onRun?.(data.run);
      else if (data.kind === "done") resolve(data.value as T);
      else reject(new Error(data.message));
    });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
