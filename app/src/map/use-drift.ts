import { useReducedMotion } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { View } from "./view";

const DEGREES_PER_S = 0.6;
/** Slow enough to leave the thread alone, often enough to look like one movement. */
const FRAME_MS = 50;
/** A device that is this late for so many steps in a row has better things to do than to drift. */
const LATE_MS = 150;
const LATE_MAX = 6;

/**
 * Moves a map eastwards, slowly, until it is touched; never for those who want things still, nor in a hidden tab, and not
 * for long where drawing it is hard work. Answers what holds it.
 */
export function useDrift(drifting: boolean, view: View, setView: (view: View) => void): () => void {
  const still = useReducedMotion();
  const [held, setHeld] = useState(false);
  const present = useRef({ view, setView });
  present.current = { view, setView };
  const moves = drifting && !still && !held;
  useEffect(() => {
    if (!moves) return;
    let before = performance.now();
    let late = 0;
    const timer = setInterval(() => {
      const { view, setView } = present.current;
      const now = performance.now();
      late = now - before > LATE_MS && !document.hidden ? late + 1 : 0;
      before = now;
      if (late === LATE_MAX) return setHeld(true);
      if (document.hidden) return;
      const longitude = view.longitude + (DEGREES_PER_S * FRAME_MS) / 1000;
      setView({ ...view, longitude: longitude > 180 ? longitude - 360 : longitude });
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [moves]);
  return () => setHeld(true);
}
