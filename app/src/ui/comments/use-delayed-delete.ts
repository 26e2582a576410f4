import { useEffect, useRef, useState } from "react";
import { UNDO_MS } from "../toast-options";

/**
 * Deletes only when the time to undo is over: until then an id is merely marked as deleted. Leaving the page or the
 * component deletes at once what was marked.
 */
export function useDelayedDelete(remove: (id: string) => void) {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  useEffect(() => {
    const flush = () => {
      for (const [id, timer] of timers.current) {
        clearTimeout(timer);
        latest.current(id);
      }
      timers.current.clear();
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, []);
  const unmark = (id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setDeleted((before) => new Set([...before].filter((each) => each !== id)));
  };
  const mark = (id: string) => {
    if (timers.current.has(id)) return;
    setDeleted((before) => new Set(before).add(id));
    const end = () => {
      unmark(id);
      latest.current(id);
    };
    timers.current.set(id, setTimeout(end, UNDO_MS));
  };
  return { deleted, mark, unmark };
}
