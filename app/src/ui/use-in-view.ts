import { type RefObject, useEffect, useRef, useState } from "react";

/** Follows whether an element is in the window; until that is known it counts as being in it. */
export function useInView<Kind extends Element>(): [ref: RefObject<Kind | null>, isInView: boolean] {
  const ref = useRef<Kind>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
