import type { Measurement } from "~/workers/lab";
import { VIEWS } from "~/workers/lab";
import type { Settings } from "./settings";

/** The middle of the values, and their least and most. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const median = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return { median, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** The slowest beside the fastest: which it is and how many times as long it took, "12×", "1.8×". */
export function slowest(values: readonly number[]): { at: number; times: string } | undefined {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2 || !(least > 0)) return undefined;
  const times = most / least;
  return { at: values.indexOf(most), times: `${times.toFixed(times < 10 ? 1 : 0)}×` };
}

/** The machine as the browser tells it. */
export interface Machine {
  userAgent: string;
  cores: number;
}

/** The figures to download: everything needed to repeat and to doubt them. */
export function reportOf(measurements: readonly Measurement[], settings: Settings, machine: Machine, at: Date) {
  return {
    kind: "yonder-clustering-benchmark",
    version: 1,
    measuredAt: at.toISOString(),
    machine,
    settings,
    method: {
      warmUpRuns: 1,
      runs: settings.runs,
      viewsPerRun: VIEWS,
      threads: "one worker per clusterer, one after the other",
      excluded: ["loading code", "making GeoJSON features for the peer", "sending results to the page"],
    },
    results: measurements.map(({ buildMs, viewUs, ...rest }) => ({
      ...rest,
      buildMs: { ...spreadOf(buildMs), runs: buildMs },
      viewUs: { ...spreadOf(viewUs), runs: viewUs },
    })),
  };
}
