import { ScatterplotLayer, TextLayer } from "@deck.gl/layers";
import type { Palette } from "../palette";

/** Something of one's own on the map. */
export interface MapItem {
  id: string;
  lng: number;
  lat: number;
  title: string;
  done: boolean;
}

/** One's own items, above everything: coral while wished for, green with a check when done. */
export function itemLayers(items: readonly MapItem[], palette: Palette) {
  const done = items.filter((item) => item.done);
  return [
    new ScatterplotLayer<MapItem>({
      id: "items",
      data: items,
      getPosition: ({ lng, lat }) => [lng, lat],
      getFillColor: ({ done }) => (done ? palette.moss : palette.accent),
      getRadius: 10,
      radiusUnits: "pixels",
      stroked: true,
      getLineColor: palette.paper,
      lineWidthUnits: "pixels",
      getLineWidth: 2.5,
      updateTriggers: { getFillColor: [palette] },
    }),
    ...(done.length === 0 ? [] : [checks(done, palette)]),
  ];
}

/** Told apart from what is only wished for without seeing the colour. */
function checks(done: readonly MapItem[], palette: Palette) {
  return new TextLayer<MapItem>({
    id: "items-done",
    data: done,
    getPosition: ({ lng, lat }) => [lng, lat],
    getText: () => "✓",
    getColor: palette.paper,
    getSize: 15,
    fontWeight: 700,
    characterSet: "✓",
  });
}
