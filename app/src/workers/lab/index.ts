/** The playground's side of its workers: each job has a worker of its own, which ends with it. */
import { type CoreWorker, connect } from "@yonder/wasm-core/worker";
import type { LabOptions } from "./contenders";
import { FileProblem, type Problem } from "./file/problem";
import type { PointSet } from "./point-set";
import type { Recipe } from "./points";

export {
  type ComparisonRequest,
  compare,
  type Doing,
  type End,
  isByTurns,
  type Outcome,
  type PlacedSample,
  type Progress,
} from "./comparison";
export {
  ALGORITHMS,
  type Algorithm,
  CONTENDERS,
  type Contender,
  type ContenderName,
  contendersOf,
  type Form,
  type LabOptions,
  PEERS,
} from "./contenders";
export { FileProblem, type Problem } from "./file/problem";
export { gridClustering } from "./grid-clustering";
export type { PointSet } from "./point-set";
export { type DataKind, KINDS, type MadeKind, type Recipe } from "./points";
export type { Step } from "./round";
export { type Views, viewCount } from "./views";

/** Page → worker. */
export type Job =
  | { kind: "make"; recipe: Recipe }
  | { kind: "read"; file: File }
  | { kind: "coordinates"; points: PointSet };

/** Worker → page. */
export type News =
  | { kind: "progress"; share: number }
  | { kind: "done"; value: unknown }
  | { kind: "problem"; problem: Problem }
  | { kind: "failed"; message: string };

/** The points of a file somebody chose; `onShare` hears which part of it is read. Rejected with a {@link FileProblem}. */
export const readPoints = (file: File, signal: AbortSignal, onShare: (share: number) => void): Promise<PointSet> =>
  work({ kind: "read", file }, signal, onShare);

/** A set of points made from a seed. */
export const makePoints = (recipe: Recipe, signal: AbortSignal): Promise<PointSet> =>
  work({ kind: "make", recipe }, signal);

/** Longitude and latitude in turn, read in a worker and handed over. */
export const coordinatesOf = (points: PointSet, signal: AbortSignal): Promise<Float64Array> =>
  work({ kind: "coordinates", points }, signal);

/** A worker that clusters points and answers the map. The array is transferred. */
export async function clustering(
  name: string,
  lngLat: Float64Array,
  options: LabOptions,
  signal: AbortSignal,
): Promise<CoreWorker> {
  const core = connect(new Worker(new URL("../core.worker.ts", import.meta.url), { type: "module" }));
  signal.addEventListener("abort", () => core.terminate(), { once: true });
  try {
    await core.clusterCoordinates(name, lngLat, { ...options, extent: 512 }, { transfer: true });
    return core;
  } catch (failure) {
    core.terminate();
    throw failure;
  }
}

function work<T>(job: Job, signal: AbortSignal, onShare?: (share: number) => void): Promise<T> {
  const worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "the worker could not be loaded")));
    worker.addEventListener("message", ({ data }: MessageEvent<News>) => {
      if (data.kind === "progress") onShare?.(data.share);
      else if (data.kind === "done") resolve(data.value as T);
      else reject(data.kind === "problem" ? new FileProblem(data.problem) : new Error(data.message));
    });
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
