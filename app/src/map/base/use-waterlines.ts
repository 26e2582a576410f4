import { useEffect, useRef, useState } from "react";
import type { Size, View } from "../view";
import type { BaseTile } from "./tile";
import { drawWaterlines, isCovered, type Waterlines } from "./waterlines";

/** Milliseconds for which a view rests before lines are drawn for it: while it moves, the present ones move along. */
const REST_MS = 120;

/** The lines of water for a view; those before until it rests, `undefined` until the first ones are there. */
export function useWaterlines(tiles: readonly BaseTile[] | undefined, view: View, size: Size): Waterlines | undefined {
  const [lines, setLines] = useState<Waterlines>();
  const drawnFrom = useRef<readonly BaseTile[]>(undefined);
  const { longitude, latitude, zoom } = view;
  const { width, height } = size;
  useEffect(() => {
    if (!tiles || width === 0) return;
    const [where, window] = [
      { longitude, latitude, zoom },
      { width, height },
    ];
    if (lines && drawnFrom.current === tiles && isCovered(lines, where, window)) return;
    const timer = setTimeout(() => {
      drawnFrom.current = tiles;
      setLines(drawWaterlines(tiles, where, window));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [tiles, lines, longitude, latitude, zoom, width, height]);
  return lines;
}
