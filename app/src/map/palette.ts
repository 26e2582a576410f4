import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { categories } from "~/ui/categories";

/** Red, green, blue, 0 to 255. */
export type Colour = [number, number, number];

const HUES = categories.map((category) => `hue-${category}` as const);

const TOKENS = [
  "paper",
  "paper-raised",
  "ink",
  "ink-soft",
  "accent",
  "on-accent",
  "lagoon",
  "moss",
  "sun",
  "water",
  "land",
  "ice",
  "coast",
  "border-line",
  ...HUES,
] as const;

/** The tokens a map draws with, as numbers. */
export type Palette = Record<(typeof TOKENS)[number], Colour>;

/** The colours of the present theme; new ones when the theme changes. */
export function usePalette(): Palette {
  const scheme = useComputedColorScheme("light");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tokens are read from the page, which the scheme changes
  return useMemo(readPalette, [scheme]);
}

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    TOKENS.map((token) => [token, parsed(style.getPropertyValue(`--${token}`).trim())]),
  ) as Palette;
}

function parsed(hex: string): Colour {
  const value = Number.parseInt(hex.replace("#", ""), 16);
  return Number.isNaN(value) ? [128, 128, 128] : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
