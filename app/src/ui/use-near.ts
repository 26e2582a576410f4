import { type RefObject, useEffect, useRef, useState } from "react";
import { whenIdle } from "./when-idle";

/** Distance below the window at which a part is loaded. */
const MARGIN = "1200px";

/** True once an element has come near the window and the page has nothing else to do; from then on for good. */
export function useNear<Kind extends Element>(): [ref: RefObject<Kind | null>, near: boolean] {
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
  return [ref, near];
}
