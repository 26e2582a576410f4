import { GeoJsonLayer } from "@deck.gl/layers";
import type { BaseData } from "../base-data";
import type { Palette } from "../palette";

/** Land and borders, quiet enough to stay behind everything. */
export function baseLayers(data: BaseData | undefined, palette: Palette) {
  if (!data) return [];
  return [
    new GeoJsonLayer({ id: "land", data: data.land, stroked: false, filled: true, getFillColor: palette.land }),
    new GeoJsonLayer({
      id: "borders",
      data: data.borders,
      filled: false,
      getLineColor: palette["border-line"],
      lineWidthUnits: "pixels",
      getLineWidth: 0.8,
    }),
  ];
}
