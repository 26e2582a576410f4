import { isByTurns, type Outcome, type PointSet, type Views } from "~/workers/lab";
import type { Settings } from "./settings";
import { agreementOf, figuresOf } from "./statistics";

/** The machine as the browser tells it. */
export interface Machine {
  userAgent: string;
  cores: number;
  /** In gigabytes and rounded, where the browser tells. */
  memoryGB: number | undefined;
  /** True if clocks are exact to 5 µs instead of 100, and the browser tells the memory of the whole page. */
  isCrossOriginIsolated: boolean;
}

export function thisMachine(): Machine {
  const { userAgent, hardwareConcurrency: cores, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return { userAgent, cores, memoryGB: deviceMemory, isCrossOriginIsolated: globalThis.crossOriginIsolated };
}

/** Long tasks of the page's own thread during a comparison. */
export interface LongTasks {
  count: number;
  longestMs: number;
}

/** Measurements, with the settings they were made with. */
export interface Measured {
  settings: Settings;
  points: Pick<PointSet, "count">;
  outcomes: readonly Outcome[];
  views: Views | undefined;
  longTasks: LongTasks | undefined;
}

const BY_TURNS = "by turns: whoever was first in a round is last in the next";
const ONE_BY_ONE = "each through all its rounds before the next begins: a tab could not hold so many points for all";

/** Method, for readers who have only the file. */
const METHOD = {
  workers: "one for each contender, alive for all its rounds; one works at a time; round 0 only warms up",
  inputMs: "making features or markers from coordinates, once; not part of building",
  buildMs: "from the input to something that can be asked, the copy into WebAssembly included",
  firstPassMs: "all views once, right after building",
  passUs: "all views in turn, until 20 ms have passed, the mean of a view",
  viewUs:
    "each view by itself, asked until 2 ms have passed, the mean: all caches are warm; one of over 10 ms is not asked again after the passes",
  bytes:
    "ours: all memory of the WebAssembly; peers: the arrays they keep, where they have them, without the features they were given; absent where nothing tells",
  quantiles: "linear between two values, Hyndman and Fan's seventh kind",
  drawing: "none; Google's clusterers run over a stand-in for the map whose markers and icons cost nothing",
};

/** The figures to download: every sample, and everything needed to repeat and to doubt them. */
export function reportOf({ settings, points, outcomes, views, longTasks }: Measured, machine: Machine, at: Date) {
  const own = outcomes[0]?.entries;
  return {
    kind: "yonder-clustering-benchmark",
    version: 2,
    measuredAt: at.toISOString(),
    machine,
    settings,
    points: points.count,
    method: { order: isByTurns(points) ? BY_TURNS : ONE_BY_ONE, ...METHOD },
    pageThread: longTasks ?? null,
    views: views ?? null,
    results: outcomes.map((outcome) => ({
      contender: outcome.contender.name,
      library: outcome.contender.library,
      version: outcome.version,
      form: outcome.contender.form,
      end: outcome.end,
      summary: figuresOf(outcome) ?? null,
      agreement: agreementOf(own, outcome.entries) ?? null,
      inputMs: outcome.inputMs,
      warmUp: outcome.warmUp ?? null,
      samples: outcome.samples,
      unfinished: outcome.unfinished ?? null,
      entries: outcome.entries ?? null,
    })),
  };
}
