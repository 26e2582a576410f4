import { useCallback, useEffect, useRef, useState } from "react";
import { useLabWords } from "~/ui/words/lab";
import { CONTENDERS, type DataRequest, type Measurement, measured } from "~/workers/lab";
import type { Settings } from "./settings";

/** A series of measurements: what is known so far. */
export interface Runs {
  results: readonly Measurement[];
  /** What they were measured with. */
  settings: Settings | undefined;
  /** What happens now, in words; `undefined` when nothing does. */
  doing: string | undefined;
  failure: string | undefined;
}

const nothing: Runs = { results: [], settings: undefined, doing: undefined, failure: undefined };

/** Measures one clusterer after the other, each in a worker of its own, until stopped. */
export function useRuns() {
  const w = useLabWords();
  const [runs, setRuns] = useState(nothing);
  const going = useRef<AbortController>(null);
  useEffect(() => () => going.current?.abort(), []);

  const stop = useCallback(() => {
    going.current?.abort();
    setRuns((before) => ({ ...before, doing: undefined }));
  }, []);
  const start = useCallback(
    async (data: DataRequest, settings: Settings) => {
      going.current?.abort();
      const control = new AbortController();
      going.current = control;
      const tell = (part: Partial<Runs>) => control.signal.aborted || setRuns((before) => ({ ...before, ...part }));
      tell({ ...nothing, settings, doing: w.doing.preparing });
      const { radius, minPoints, maxZoom, runs: wanted } = settings;
      const results: Measurement[] = [];
      try {
        for (const contender of CONTENDERS[settings.algorithm]) {
          if (contender === "supercluster" && !settings.peers) continue;
          const job = { contender, data, options: { radius, minPoints, maxZoom }, runs: wanted };
          const onRun = (run: number) =>
            tell({
              doing: run === 0 ? w.doing.warmUp(w.names[contender]) : w.doing.run(w.names[contender], run, wanted),
            });
          results.push(await measured(job, control.signal, onRun));
          tell({ results: [...results] });
        }
        tell({ doing: undefined });
      } catch (error) {
        tell({ doing: undefined, failure: (error as Error).message });
      }
    },
    [w],
  );
  return { runs, start, stop };
}
