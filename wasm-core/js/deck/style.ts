/** Default style of circles: calm colours that are told apart on light and dark ground. */
import type { CircleStyle, Color } from "./circle-layer.ts";
import { GLYPHS } from "./columns.ts";

/** Colour of the legs of a fan. */
export const fanLegColor: Color = [60, 60, 60, 160];

/** `constants.CLUSTER_ICON_SIZES`, written out so that a page whose core lives in a worker need not load it for five numbers. */
const ICON_SIZES_PX = [53, 56, 66, 78, 90];
/** Clear space between circles: an icon size is the room a marker takes. */
const GAP_PX = 7;

/** The five icon sizes of the marker clusterer, lagoon discs with a paper rim, and Okabe and Ito's eight colours. */
export const defaultStyle: CircleStyle = {
  sizesPx: ICON_SIZES_PX.map((size) => size - GAP_PX),
  singlePx: 12,
  strokePx: 2,
  ringPx: 5,
  textScale: 1,
  fillColor: [31, 122, 140, 235],
  singleColor: [217, 72, 43],
  strokeColor: [250, 246, 239, 230],
  textColor: [250, 246, 239],
  focusColor: [30, 27, 22],
  categoryColors: [
    [230, 159, 0],
    [86, 180, 233],
    [0, 158, 115],
    [240, 228, 66],
    [0, 114, 178],
    [213, 94, 0],
    [204, 121, 167],
    [153, 153, 153],
  ],
  fontFamily: "system-ui, sans-serif",
  fontWeight: 600,
  countCharacters: GLYPHS,
};
