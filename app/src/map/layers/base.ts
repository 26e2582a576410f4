import type { Layer } from "@deck.gl/core";
import { PathLayer, SolidPolygonLayer } from "@deck.gl/layers";
import type { Area, BaseTile, Line } from "../base/tile";
import { tileKey } from "../base/tile-cover";
import type { Colour, Palette } from "../palette";

const WIDTH_PX = { coast: 1, rivers: 0.9, borders: 0.9 } as const;

/** Land with its lakes, rivers, ice and borders, quiet enough to stay behind everything. */
export function baseLayers(tiles: readonly BaseTile[], palette: Palette): Layer[] {
  const lines = { coast: palette.coast, rivers: riverColour(palette), borders: palette["border-line"] };
  const areas = { land: palette.land, ice: palette.ice, lakes: palette.water };
  const south = tiles.some(({ zoom }) => zoom === 0) ? [southLayer(palette)] : [];
  // All areas lie below all lines: tiles overlap a little.
  return [...south, ...tiles.map((tile) => areaLayer(tile, areas)), ...tiles.map((tile) => lineLayer(tile, lines))];
}

/** Antarctica goes on where the tiles end, so that a window higher than the world has no sea below it. */
const SOUTH: Area = {
  kind: "ice",
  polygon: [
    [
      [-180, -84.9],
      [180, -84.9],
      [180, -89.9],
      [-180, -89.9],
      [-180, -84.9],
    ],
  ],
};

function southLayer({ ice }: Palette) {
  return new SolidPolygonLayer<Area>({
    id: "south",
    data: [SOUTH],
    getPolygon: ({ polygon }) => polygon as never,
    getFillColor: ice,
    updateTriggers: { getFillColor: [ice] },
  });
}

function areaLayer(tile: BaseTile, colours: Record<Area["kind"], Colour>) {
  return new SolidPolygonLayer<Area>({
    id: `areas-${tileKey(tile)}`,
    data: tile.areas,
    getPolygon: ({ polygon }) => polygon as never,
    getFillColor: ({ kind }) => colours[kind],
    updateTriggers: { getFillColor: [colours.land] },
  });
}

function lineLayer(tile: BaseTile, colours: Record<Line["kind"], Colour>) {
  return new PathLayer<Line>({
    id: `lines-${tileKey(tile)}`,
    data: tile.lines,
    getPath: ({ path }) => path as never,
    getColor: ({ kind }) => colours[kind],
    getWidth: ({ kind }) => WIDTH_PX[kind],
    widthUnits: "pixels",
    jointRounded: true,
    updateTriggers: { getColor: [colours.coast] },
  });
}

/** Water, with a little of the colour of what is drawn on it, so that a thin line is seen. */
function riverColour({ water, lagoon }: Palette): Colour {
  return water.map((value, at) => Math.round(value * 0.68 + (lagoon[at] ?? 0) * 0.32)) as Colour;
}
