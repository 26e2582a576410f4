import { useReducedMotion } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { heldIn, type Size, type View } from "./view";

const loadFlight = () => import("./flight");

/** Holds where the map looks, and changes it: at once with `setView`, or by a flight with `flyTo`. */
export function useFlyTo(
  initial: View,
  size: Size,
): {
  view: View;
  setView: (view: View) => void;
  flyTo: (target: View) => void;
  /** Returns the view that it is on its way to, or else where it is. */
  getGoal: () => View;
} {
  const [view, show] = useState(initial);
  const current = useRef({ view: initial, size, goal: initial });
  current.current.size = size;
  /** Ends the flight under way, and one whose code is still being loaded. */
  const stop = useRef(() => {});
  const isStill = useReducedMotion();

  const setView = useCallback((next: View) => {
    stop.current();
    current.current.view = next;
    current.current.goal = next;
    show(next);
  }, []);
  const flyTo = useCallback(
    (wanted: View) => {
      const target = heldIn(wanted, current.current.size);
      if (isStill) return setView(target);
      stop.current();
      current.current.goal = target;
      stop.current = fly(target, current.current, (next) => {
        current.current.view = next;
        show(next);
      });
    },
    [isStill, setView],
  );
  useEffect(() => () => stop.current(), []);
  const getGoal = useCallback(() => current.current.goal, []);
  return { view, setView, flyTo, getGoal };
}

/** Shows one view of a flight per frame; without the code for it, the target at once. Returns what ends it. */
function fly(target: View, { view: from, size }: { view: View; size: Size }, show: (view: View) => void): () => void {
  let isOver = false;
  let frame = 0;
  const start = ({ flightMs, inFlight }: Awaited<ReturnType<typeof loadFlight>>) => {
    const durationMs = flightMs(from, target, size);
    const begin = performance.now();
    const step = (now: number) => {
      const share = durationMs > 0 ? Math.min((now - begin) / durationMs, 1) : 1;
      show(inFlight(from, target, size, easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    if (!isOver) frame = requestAnimationFrame(step);
  };
  loadFlight().then(start, () => isOver || show(target));
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
  };
}

function easeOut(share: number): number {
  return share * (2 - share);
}
