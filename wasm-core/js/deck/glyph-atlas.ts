/** The characters of the counts as one texture, drawn once per font. */
import type { Device, Texture } from "@luma.gl/core";
import { CHARACTERS_MAX } from "./columns.ts";

/** Height of a letter in the atlas in pixels, a little above what is drawn on a dense screen. */
const FONT_PX = 40;
/** Side of a cell; the same in the shader. */
const CELL_PX = 56;

/** Font of the characters, and the characters themselves. */
interface AtlasFont {
  fontFamily: string;
  fontWeight: number | string;
  countCharacters: string;
}

/** A texture of cells in one row, and how wide each character is as a share of the letter height. */
export interface GlyphAtlas {
  texture: Texture;
  /** Sixteen numbers, one a character. */
  advances: number[];
}

/** Draws the atlas. Where the page has no canvas (in a test), it is empty. */
export function glyphAtlas(device: Device, { fontFamily, fontWeight, countCharacters }: AtlasFont): GlyphAtlas {
  const { pixels, advances } = drawn({ fontFamily, fontWeight, countCharacters });
  const texture = device.createTexture({
    id: "cluster-glyphs",
    format: "rgba8unorm",
    width: CELL_PX * CHARACTERS_MAX,
    height: CELL_PX,
    data: pixels,
    sampler: { minFilter: "linear", magFilter: "linear", addressModeU: "clamp-to-edge", addressModeV: "clamp-to-edge" },
  });
  return { texture, advances };
}

function drawn({ fontFamily, fontWeight, countCharacters }: AtlasFont): { pixels: Uint8Array; advances: number[] } {
  const [width, advances] = [CELL_PX * CHARACTERS_MAX, new Array<number>(CHARACTERS_MAX).fill(0.6)];
  const canvas = typeof document === "undefined" ? undefined : document.createElement("canvas");
  const context = canvas?.getContext?.("2d", { willReadFrequently: true });
  if (!canvas || !context) return { pixels: new Uint8Array(width * CELL_PX * 4), advances };
  [canvas.width, canvas.height] = [width, CELL_PX];
  Object.assign(context, { font: `${fontWeight} ${FONT_PX}px ${fontFamily}`, fillStyle: "#fff", textAlign: "center", textBaseline: "alphabetic" });
  const { actualBoundingBoxAscent: capital } = context.measureText("0");
  for (const [n, glyph] of [...countCharacters].slice(0, CHARACTERS_MAX).entries()) {
    advances[n] = context.measureText(glyph).width / FONT_PX;
    context.fillText(glyph, (n + 0.5) * CELL_PX, CELL_PX / 2 + capital / 2);
  }
  return { pixels: new Uint8Array(context.getImageData(0, 0, width, CELL_PX).data), advances };
}
