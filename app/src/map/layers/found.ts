import { ClusterLayer, type ClusterLayerProps } from "~/core/deck";
import { diameterPx } from "../cluster-style";
import type { Palette } from "../palette";
import { ZOOM_EARLY } from "../view";

/** Smaller than the circles of places: there are fewer of them, and they stand above. */
const SMALLER_PX = 17;
const ONE_OF_EACH_SIZE = [2, 10, 100, 1_000, 10_000];

type Wiring = Pick<ClusterLayerProps, "index" | "maxZoom" | "onClusterClick" | "onPointClick" | "onClusterError">;

/** What was found, in the colour of what can be done about it. */
export function foundLayer(wiring: Wiring, palette: Palette): ClusterLayer {
  return new ClusterLayer({
    id: "found",
    pickable: true,
    zoomOffset: ZOOM_EARLY,
    sizesPx: ONE_OF_EACH_SIZE.map((count) => diameterPx(count) - SMALLER_PX),
    singlePx: 20,
    fillColor: [...palette.accent, 240],
    singleColor: palette.accent,
    strokeColor: [...palette.paper, 235],
    textColor: palette.paper,
    focusColor: palette.ink,
    fanLegColor: [...palette["ink-soft"], 190],
    fontFamily: "Instrument Sans Variable, sans-serif",
    ...wiring,
  });
}
