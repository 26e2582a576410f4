import { describe, expect, it } from "vitest";
import { categories } from "./categories";
import tokens from "./tokens.css?raw";

type Rgb = [number, number, number];

/** Colour vision of dichromats, after Viénot, Brettel and Mollon (1999); the last is full colour vision. */
const SIGHT: Record<string, number[][]> = {
  "with all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "without red cones": [
    [0.1124, 0.8876, 0],
    [0.1124, 0.8876, 0],
    [0.004, -0.004, 1],
  ],
  "without green cones": [
    [0.2927, 0.7073, 0],
    [0.2927, 0.7073, 0],
    [-0.0223, 0.0223, 1],
  ],
};

function tokenOf(name: string, block: string): Rgb {
  const hex = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(block)?.[1] ?? "";
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

const linear = (rgb: Rgb) =>
  rgb.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
const luminance = (rgb: Rgb) => linear(rgb).reduce((sum, v, at) => sum + v * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
const contrast = (a: Rgb, b: Rgb) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const schemes = {
  light: tokens.slice(0, tokens.indexOf("[data-mantine")),
  dark: tokens.slice(tokens.indexOf("[data-mantine")),
};

describe.each(Object.entries(schemes))("the hues of the categories in the %s scheme", (_, block) => {
  const hues = categories.map((category) => tokenOf(`hue-${category}`, block));

  it("stand out from the paper, and the icon from them", () => {
    const [paper, icon] = [tokenOf("paper", block), tokenOf("on-hue", block)];
    for (const [at, hue] of hues.entries()) {
      expect(contrast(hue, paper), categories[at]).toBeGreaterThan(3);
      expect(contrast(hue, icon), categories[at]).toBeGreaterThan(3);
    }
  });

  it.each(Object.entries(SIGHT))("are no two alike to somebody %s", (_sight, matrix) => {
    const seen = hues.map((hue) => {
      const light = linear(hue);
      return matrix.map((row) =>
        Math.cbrt(
          Math.max(
            0,
            row.reduce((sum, k, at) => sum + k * (light[at] ?? 0), 0),
          ),
        ),
      );
    });
    const distance = (a: number[], b: number[]) => Math.hypot(...a.map((v, at) => v - (b[at] ?? 0)));
    for (const [at, hue] of seen.entries()) {
      for (const [other, it] of seen.entries()) {
        if (at < other) expect(distance(hue, it), `${categories[at]} and ${categories[other]}`).toBeGreaterThan(0.04);
      }
    }
  });
});
