import { ScatterplotLayer, TextLayer } from "@deck.gl/layers";
import type { ClusterArrays } from "~/core";
import type { Colour, Palette } from "../palette";
import { type MapItem, PICTURED_PIN_PX, PIN_PX } from "../pins";

/** Filling of a pin: a check where it is done, or room for a picture, which the page draws above the canvas. */
export type PinFilling = "check" | "picture";

/** The items that stand alone in a view; `clusters` says so by their indexes. */
export function singleItems(items: readonly MapItem[], clusters: ClusterArrays | undefined): MapItem[] {
  if (!clusters) return [];
  const indexes = [...clusters.ids].filter((_, at) => clusters.counts[at] === 1);
  return indexes.map((at) => items[at]).filter((item) => item !== undefined);
}

/** Pins of items: in the colour of the category while wished for, green with a check when done, the chosen one ringed. */
export function itemLayers(
  items: readonly MapItem[],
  chosenId: string | undefined,
  palette: Palette,
  filling: PinFilling,
) {
  const done = items.filter((item) => item.done);
  const isChosen = ({ id }: MapItem) => id === chosenId;
  const [radius, chosenRadius] =
    filling === "picture" ? [PICTURED_PIN_PX, 1.5 * PICTURED_PIN_PX] : [PIN_PX, PIN_PX + 4];
  return [
    new ScatterplotLayer<MapItem>({
      id: "items",
      data: items,
      getPosition: ({ lng, lat }) => [lng, lat],
      getFillColor: (item) => pinColour(item, palette),
      getRadius: (item) => (isChosen(item) ? chosenRadius : radius),
      radiusUnits: "pixels",
      stroked: true,
      getLineColor: (item) => (isChosen(item) ? palette.ink : palette.paper),
      lineWidthUnits: "pixels",
      getLineWidth: 2.5,
      updateTriggers: { getFillColor: [palette], getLineColor: [palette, chosenId], getRadius: [chosenId, radius] },
    }),
    ...(done.length === 0 || filling === "picture" ? [] : [checks(done, palette)]),
  ];
}

function pinColour({ done, category }: MapItem, palette: Palette): Colour {
  if (done) return palette.moss;
  return category ? palette[`hue-${category}`] : palette.accent;
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
