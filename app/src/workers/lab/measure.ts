import { type ContenderName, type LabOptions, prepare } from "./contenders";
import { viewsOf } from "./views";

/** What one clusterer needed, on the clock of its worker. */
export interface Measurement {
  contender: ContenderName;
  version: string;
  points: number;
  /** Time of each build in milliseconds, the warm-up left out. */
  buildMs: number[];
  /** Mean time of a view in microseconds, once per pass over all views, the warm-up left out. */
  viewUs: number[];
  /** Entries of all views together: equal for clusterers that agree. */
  entries: number;
}

/** Builds and asks once to warm up, then as often as asked for; `tell` hears which run begins. */
export async function measure(
  contender: ContenderName,
  lngLat: Float64Array,
  options: LabOptions,
  runs: number,
  tell: (run: number) => void,
): Promise<Measurement> {
  const prepared = await prepare[contender](lngLat, options);
  const views = viewsOf(lngLat, options.maxZoom);
  const [buildMs, viewUs]: [number[], number[]] = [[], []];
  let entries = 0;
  for (let run = 0; run <= runs; run += 1) {
    tell(run);
    prepared.reset();
    const build = timed(prepared.build);
    const ask = timed(() => {
      entries = views.zooms.reduce((sum, _, at) => sum + prepared.entries(views, at), 0);
    });
    if (run === 0) continue;
    buildMs.push(build);
    viewUs.push((ask * 1_000) / views.zooms.length);
  }
  prepared.reset();
  return { contender, version: prepared.version, points: lngLat.length / 2, buildMs, viewUs, entries };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
