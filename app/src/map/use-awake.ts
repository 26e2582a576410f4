import { useEffect, useRef, useState } from "react";
import { whenIdle } from "~/ui/when-idle";
import { isDrawnInHardware } from "~/workers/graphics";

/** Distance below the window at which a map is made ready, so that it is there when it is reached. */
const MARGIN = "300px";
/** Milliseconds for which a page is left alone with its own purpose before a map on it begins to live by itself. */
const QUIET_MS = 3_000;

/** Moment when a map begins to live: with the page it is the content of, or once somebody turns to it. */
export type Waking = "with-page" | "when-turned-to";

/**
 * Tells whether a map lives, or only its picture is there. `wake` is for whoever turns to it. By itself it wakes when
 * it has come near the window; where nothing but the processor draws only if the page is about the map, because there
 * it takes the page's time for as long as it lives. Once is for good. `near` says that it was near the window while the
 * page had nothing to do: time for what its picture is refined with.
 */
export function useAwake<Kind extends Element>(waking: Waking) {
  const ref = useRef<Kind>(null);
  const [awake, setAwake] = useState(false);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (awake || !current) return;
    let cancel: (() => void) | undefined;
    let cancelNear: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        cancel ??= byItself(waking, () => setAwake(true));
        cancelNear ??= whenIdle(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancel?.();
      cancelNear?.();
    };
  }, [awake, waking]);
  return { ref, awake, near, wake: () => setAwake(true) };
}

/** Runs something once a map may begin by itself, if it may. Answers what takes it back. */
function byItself(waking: Waking, run: () => void): () => void {
  if (waking === "with-page") return whenIdle(run);
  let cancel: (() => void) | undefined;
  const timer = setTimeout(async () => {
    const isCheap = await isDrawnInHardware();
    if (isCheap && cancel === undefined) cancel = whenIdle(run);
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    cancel?.();
    cancel = () => undefined;
  };
}
