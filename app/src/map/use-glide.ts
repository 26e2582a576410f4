import { useReducedMotion } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { held, type View } from "./view";

const GLIDE_MS = 420;

/** Where the map looks, and ways to change it: at once, or gliding there. */
export function useGlide(initial: View): {
  view: View;
  setView: (view: View) => void;
  glideTo: (target: View) => void;
} {
  const [view, show] = useState(initial);
  const present = useRef(view);
  const frame = useRef(0);
  const still = useReducedMotion();

  const setView = useCallback((next: View) => {
    cancelAnimationFrame(frame.current);
    present.current = next;
    show(next);
  }, []);
  const glideTo = useCallback(
    (target: View) => {
      cancelAnimationFrame(frame.current);
      const [from, to, start] = [present.current, held(target), performance.now()];
      const step = (now: number) => {
        const share = still ? 1 : Math.min((now - start) / GLIDE_MS, 1);
        present.current = between(from, to, share * (2 - share));
        show(present.current);
        if (share < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [still],
  );
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { view, setView, glideTo };
}

/** A view part of the way, the short way round the globe. */
function between(from: View, to: View, share: number): View {
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180;
  return held({
    longitude: from.longitude + turn * share,
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    zoom: from.zoom + (to.zoom - from.zoom) * share,
  });
}
