import { type RefObject, useCallback, useEffect, useState } from "react";

/** Distance outside of the window at which something is near already: one window up and down. */
const MARGIN = "100% 0px";

/** Elements that have not come near, and who is told when they do. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Tells whether an element is in or near the window, or once was: an element keeps everything it got for that. One
 * observer serves all. It tells a moment after they are drawn: who cannot wait, as for a key that was pressed, calls the
 * second value, and all that are near come at once.
 */
export function useNear(element: RefObject<Element | null>): [near: boolean, comeNear: () => void] {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || !watched) return;
    observer ??= new IntersectionObserver(arrive, { rootMargin: MARGIN });
    waiting.set(watched, () => setNear(true));
    observer.observe(watched);
    return () => {
      waiting.delete(watched);
      observer?.unobserve(watched);
    };
  }, [element, near]);
  const comeNear = useCallback(() => {
    setNear(true);
    for (const [other, tell] of waiting) if (isNear(other)) tell();
  }, []);
  return [near, comeNear];
}

function arrive(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
}

function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= -window.innerHeight && top <= 2 * window.innerHeight;
}
