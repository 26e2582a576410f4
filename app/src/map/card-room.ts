import { createContext, use, useEffect, useState } from "react";
import { freePart, viewWithin } from "./free-part";
import type { Size, View } from "./view";

/** Tells a map which card is open on it; outside of a map nobody is told. */
export const CardRoom = createContext<(card: HTMLElement | null) => void>(() => undefined);

/** Returns the ref of a card that a map makes room for. */
export const useCardRoom = () => use(CardRoom);

interface Given {
  /** What the card is about. */
  point: { lng: number; lat: number } | undefined;
  size: Size;
  /** View that was asked for; another object is another request. */
  target: View | undefined;
  /** The view that the map is on its way to. */
  getGoal: () => View;
  flyTo: (view: View) => void;
}

/** The open card, which is told of here: the map moves once for it and its place, so that it does not cover the place. */
export function useClearOfCard({ point, size: { width, height }, target, getGoal, flyTo }: Given) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const { lng, lat } = point ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request is a reason to look again
  useEffect(() => {
    if (!card || lng === undefined || lat === undefined || width === 0) return;
    // It tells once the card has its size, and again when what it says has come.
    const observer = new ResizeObserver(() => {
      const { offsetTop: top, offsetHeight } = card;
      if (offsetHeight === 0) return;
      const free = freePart({ width, height }, { top, bottom: top + offsetHeight });
      const goal = getGoal();
      const clear = viewWithin(goal, { width, height }, { lng, lat }, free);
      if (clear !== goal) flyTo(clear);
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, [card, lng, lat, width, height, target, getGoal, flyTo]);
  return [card, setCard] as const;
}
