import { ClusterLayer, type ClusterLayerProps } from "~/core/deck";
import type { Language } from "~/ui/words/language";
import { circleDiameterPx, countStyle, itemCircleDiameterPx } from "../cluster-style";
import type { Palette } from "../palette";
import { PICTURED_PIN_PX } from "../pins";
import { ZOOM_EARLY } from "../view";

/** Counts whose circles have the five sizes. */
const ONE_OF_EACH_SIZE = [2, 10, 100, 1_000, 10_000];

/** Inputs and events of the layer. */
type Wiring = Pick<
  ClusterLayerProps,
  | "index"
  | "maxZoom"
  | "measured"
  | "focusedId"
  | "onClusterClick"
  | "onPointClick"
  | "onEntries"
  | "onFan"
  | "onClusterError"
  | "onReady"
>;

interface Look {
  palette: Palette;
  language: Language;
}

/** The world's places in the colours of the theme; `quiet` where they lie behind items. */
export function clusterLayer(wiring: Wiring, { palette, language, quiet }: Look & { quiet: boolean }): ClusterLayer {
  return new ClusterLayer({
    id: "clusters",
    pickable: true,
    zoomOffset: ZOOM_EARLY,
    sizesPx: ONE_OF_EACH_SIZE.map(circleDiameterPx),
    singlePx: 10,
    fillColor: [...palette.lagoon, quiet ? 46 : 232],
    singleColor: palette.lagoon,
    strokeColor: quiet ? [...palette.lagoon, 110] : [...palette.paper, 215],
    textColor: quiet ? palette.ink : palette.paper,
    focusColor: palette.accent,
    fanLegColor: [...palette["ink-soft"], 190],
    fontFamily: "Instrument Sans Variable, sans-serif",
    ...countStyle(language),
    ...wiring,
  });
}

/** Clusters of a list's items: a paper disc whose ring says how many are done. The pins of single items lie above it. */
export function itemClusterLayer(wiring: Wiring, { palette, language }: Look): ClusterLayer {
  return new ClusterLayer({
    id: "item-clusters",
    pickable: true,
    pie: "state",
    zoomOffset: ZOOM_EARLY,
    sizesPx: ONE_OF_EACH_SIZE.map(itemCircleDiameterPx),
    singlePx: 2 * PICTURED_PIN_PX,
    fillColor: [...palette.paper, 245],
    singleColor: palette.accent,
    strokeColor: [...palette.paper, 235],
    textColor: palette.ink,
    focusColor: palette.ink,
    fanLegColor: [...palette["ink-soft"], 190],
    categoryColors: [palette.accent, palette.moss],
    fontFamily: "Instrument Sans Variable, sans-serif",
    ...countStyle(language),
    ...wiring,
  });
}
