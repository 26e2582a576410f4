import { useEffect, useRef, useState } from "react";

/** How far below the window a map may be and still be made ready, so that it is there when it is reached. */
const MARGIN = "300px";
const PATIENCE_MS = 1_500;

/** Whether something has come near the window, and the page has had time to do what it is there for. Once is for good. */
export function useNear<Kind extends Element>() {
  const ref = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (near || !current) return;
    let cancel: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) cancel ??= whenIdle(() => setNear(true));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancel?.();
    };
  }, [near]);
  return { ref, near };
}

/** Runs something when the browser has nothing to do, or after a moment. Answers what takes it back. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
