import { useEffect, useMemo, useState } from "react";
import type { Size, View } from "../view";
import type { BaseTile } from "./tile";
import { tileKey, tilesOf } from "./tile-cover";

/**
 * The tiles of the base map for a view; `undefined` until the first ones are there. Those before stay until the new ones
 * are complete. Without some of them the map is still of use, so that a failure only leaves them out.
 */
export function useBase(view: View, size: Size): readonly BaseTile[] | undefined {
  const [tiles, setTiles] = useState<readonly BaseTile[]>();
  const needed = size.width === 0 ? [] : tilesOf(view, size);
  const key = needed.map(tileKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which tiles they are
  const addresses = useMemo(() => needed, [key]);
  useEffect(() => {
    if (addresses.length === 0) return;
    let current = true;
    const load = async () => {
      const { loadTile } = await import("./load-tile");
      const answers = await Promise.allSettled(addresses.map(loadTile));
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      if (current && found.length > 0) setTiles(found);
    };
    load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [addresses]);
  return tiles;
}
