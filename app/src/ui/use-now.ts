import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time in milliseconds, every minute anew: for texts as "5 minutes ago". */
export function useNow(everyMs = MINUTE_MS): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
