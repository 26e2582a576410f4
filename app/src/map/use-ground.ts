import { useMemo } from "react";
import { useBase } from "./base/use-base";
import { useWaterlines } from "./base/use-waterlines";
import { baseLayers } from "./layers/base";
import { waterlineLayer } from "./layers/waterlines";
import type { Palette } from "./palette";
import type { Size, View } from "./view";

/** The layers of our own base map for a view, and whether they are there yet; none where streets lie below. */
export function useGround(view: View, size: Size, palette: Palette, hasStreets: boolean) {
  const tiles = useBase(view, size);
  const waterlines = useWaterlines(hasStreets ? undefined : tiles, view, size);
  const layers = useMemo(() => {
    if (hasStreets || !tiles) return [];
    const sea = waterlines ? [waterlineLayer(waterlines, palette)] : [];
    return [...sea, ...baseLayers(tiles, palette)];
  }, [tiles, waterlines, palette, hasStreets]);
  return { layers, isThere: tiles !== undefined };
}
