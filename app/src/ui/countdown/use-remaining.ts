import { useEffect, useEffectEvent, useRef, useState } from "react";
import { remainingMs, untilNextSecond } from "./remaining";

const WAKING = ["visibilitychange", "focus", "pageshow"] as const;

/**
 * Milliseconds left until an instant, read anew with each second and when the tab wakes up. `onTick` hears what was left
 * before and is left now.
 */
export function useRemaining(until: string, serverOffsetMs: number, onTick: (before: number, now: number) => void) {
  const untilMs = Date.parse(until);
  const read = () => remainingMs(untilMs, Date.now(), serverOffsetMs);
  const [left, setLeft] = useState(read);
  const before = useRef(left);
  const tick = useEffectEvent(() => {
    const now = read();
    const previous = before.current;
    before.current = now;
    setLeft(now);
    if (previous !== now) onTick(previous, now);
    return now;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end begins another countdown
  useEffect(() => {
    let timer = 0;
    const run = () => {
      clearTimeout(timer);
      const now = tick();
      if (now > 0) timer = window.setTimeout(run, untilNextSecond(now));
    };
    run();
    for (const name of WAKING) window.addEventListener(name, run, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const name of WAKING) window.removeEventListener(name, run, { capture: true });
    };
  }, [untilMs, serverOffsetMs]);
  return left;
}
