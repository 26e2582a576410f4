import type { Outcome } from "~/workers/lab";
import { figuresOf } from "./statistics";
import { builds } from "./verdict";

/** A contender in the race. */
export interface Lane {
  outcome: Outcome;
  /** Milliseconds for the build and 1,000 views; `undefined` before it was measured. */
  totalMs: number | undefined;
}

/** The contenders of a race, and the time of the slowest. A mean of so many microseconds is as many milliseconds for 1,000 views. */
export function lanesOf(outcomes: readonly Outcome[]): { lanes: Lane[]; slowestMs: number } {
  const lanes = outcomes.map((outcome) => {
    const figures = figuresOf(outcome);
    const buildMs = builds(outcome) ? figures?.buildMs.median : 0;
    return { outcome, totalMs: figures && (buildMs ?? 0) + figures.passUs.median };
  });
  return { lanes, slowestMs: Math.max(0, ...lanes.map(({ totalMs }) => totalMs ?? 0)) };
}
