import { type RefObject, useEffect, useState } from "react";

/** Distance outside of the window at which something is near already: one window up and down. */
const MARGIN = "100% 0px";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells whether an element is in or near the window, or once was: an element keeps everything it got for that. One
 * observer serves all; who is told by other means, as by a key, says so with the second value.
 */
export function useNear(element: RefObject<Element | null>): [near: boolean, comeNear: () => void] {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || !watched) return;
    observer ??= new IntersectionObserver(arrive, { rootMargin: MARGIN });
    waiting.set(watched, () => setNear(true));
    observer.observe(watched);
    return () => observer?.unobserve(watched);
  }, [element, near]);
  return [near, () => setNear(true)];
}

function arrive(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
}
