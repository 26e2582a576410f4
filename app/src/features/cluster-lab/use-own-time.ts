import { useEffect, useState } from "react";

/** Time of the layer's own work, in milliseconds: `p99` is the longest of 99 in 100 pieces. */
export interface OwnTime {
  pieces: number;
  p99: number;
  most: number;
}

const KEPT = 2_000;
const TOLD_EVERY_MS = 500;

/** Follows what the layer writes to the browser's timeline. */
export function useOwnTime(): OwnTime | undefined {
  const [time, setTime] = useState<OwnTime>();
  useEffect(() => {
    const durations: number[] = [];
    let pieces = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntriesByName("ClusterLayer")) {
        durations.push(duration);
        pieces += 1;
      }
      durations.splice(0, durations.length - KEPT);
      performance.clearMeasures("ClusterLayer");
    });
    observer.observe({ type: "measure" });
    const tell = setInterval(() => {
      if (durations.length === 0) return;
      const sorted = durations.toSorted((a, b) => a - b);
      setTime({ pieces, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, most: sorted.at(-1) ?? 0 });
    }, TOLD_EVERY_MS);
    return () => {
      observer.disconnect();
      clearInterval(tell);
    };
  }, []);
  return time;
}
