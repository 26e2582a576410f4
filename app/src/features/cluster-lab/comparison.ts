import { createStore, type StoreApi } from "zustand/vanilla";
import { compare, type Doing, type Outcome, type PointSet, type Progress, type Views } from "~/workers/lab";
import type { Settings } from "./settings";

/** A comparison: what is known so far. */
export interface ComparisonState {
  /** Points and settings of the comparison; `undefined` before the first one. */
  of: { settings: Settings; points: Pick<PointSet, "count"> } | undefined;
  /** As they were at the end of the last round of somebody. */
  outcomes: readonly Outcome[];
  views: Views | undefined;
  /** Current step: changes many times a second. */
  doing: Doing | undefined;
  isRunning: boolean;
}

export interface Comparison extends StoreApi<ComparisonState> {
  start: (points: PointSet, settings: Settings) => void;
  /** Ends what goes on; what is known by then stays. */
  stop: () => void;
}

/** Compares whenever it is started, one comparison at a time. */
export function createComparison(): Comparison {
  const store = createStore<ComparisonState>(() => ({
    of: undefined,
    outcomes: [],
    views: undefined,
    doing: undefined,
    isRunning: false,
  }));
  let going: AbortController | undefined;
  const start = (points: PointSet, settings: Settings) => {
    going?.abort();
    const control = new AbortController();
    going = control;
    const { algorithm, peers, radius, minPoints, maxZoom, seed, runs, limit } = settings;
    const options = { radius, minPoints, maxZoom };
    const request = { points, algorithm, peers, options, seed, rounds: runs, limitS: limit };
    const tell = ({ outcomes, views, doing }: Progress, isRunning: boolean) => {
      if (going !== control) return;
      // Only what is small follows every step: drawing all figures takes longer than the steps.
      store.setState(doing?.step ? { doing } : { outcomes, views, doing, isRunning });
    };
    // Of the points only the number is kept, so that their bytes can go when others are chosen.
    store.setState({ of: { settings, points: { count: points.count } } });
    tell({ outcomes: [] }, true);
    compare(request, control.signal, (progress) => tell(progress, true)).then((progress) => tell(progress, false));
  };
  return { ...store, start, stop: () => going?.abort() };
}
