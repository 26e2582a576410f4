import { TextLayer } from "@deck.gl/layers";
import type { GazetteerPlace } from "~/core";
import type { Palette } from "../palette";

/** Names of places, with a rim in the colour of the land so that they can be read on everything. */
export function nameLayers(places: readonly GazetteerPlace[], palette: Palette) {
  // Without a letter to draw the renderer would ask for an empty picture of them, and complain.
  if (places.length === 0) return [];
  return [
    new TextLayer<GazetteerPlace>({
      id: "names",
      data: places,
      getPosition: ({ lng, lat }) => [lng, lat],
      getText: ({ name }) => name,
      getColor: palette["ink-soft"],
      getSize: 12,
      getPixelOffset: [0, -16],
      fontFamily: "Instrument Sans Variable, sans-serif",
      fontWeight: 550,
      characterSet: "auto",
      fontSettings: { sdf: true },
      outlineWidth: 3,
      outlineColor: palette.land,
    }),
  ];
}
