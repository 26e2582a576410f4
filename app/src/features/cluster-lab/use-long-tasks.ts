import { useEffect, useState } from "react";
import type { LongTasks } from "./report";

/** Tasks of the page's own thread of over 50 ms while `isWatching`; `undefined` where the browser does not tell. */
export function useLongTasks(isWatching: boolean): LongTasks | undefined {
  const [tasks, setTasks] = useState<LongTasks>();
  useEffect(() => {
    if (!isWatching || !PerformanceObserver.supportedEntryTypes?.includes("longtask")) return;
    setTasks({ count: 0, longestMs: 0 });
    const observer = new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      setTasks((before) => ({
        count: (before?.count ?? 0) + durations.length,
        longestMs: Math.max(before?.longestMs ?? 0, ...durations),
      }));
    });
    observer.observe({ type: "longtask" });
    return () => observer.disconnect();
  }, [isWatching]);
  return tasks;
}
