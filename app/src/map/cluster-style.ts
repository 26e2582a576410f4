import { constants } from "~/core";
import { numberFormat } from "~/ui/number-format";
import type { Language } from "~/ui/words/language";

/** A count as short as the language writes it: 999, 1.2K, 66K; in German 999, 1200, 66.321. */
export function abbreviated(count: number, language: Language): string {
  return numberFormat(language, { notation: "compact" }).format(count);
}

/** Returns the count format of the layer of clusters: as above, with the characters that the language needs for it. */
export function countStyle(language: Language) {
  return {
    formatCount: (count: number) => abbreviated(count, language),
    countCharacters: language === "de" ? "0123456789.,\u00a0Mio" : "0123456789.KMB",
  };
}

/** Diameter of the circle of a cluster in pixels: one of the five icon sizes, by the number of digits of its count. */
export function diameterPx(count: number): number {
  const sizes = constants.CLUSTER_ICON_SIZES;
  const digits = String(count).length;
  return sizes[Math.min(digits, sizes.length) - 1] ?? 53;
}

/** Clear space between the circles of the five icon sizes, in pixels. */
const GAP_PX = 7;

/** Diameter that the circle of a cluster is drawn with, in pixels: the room it takes without the space around it. */
export function circleDiameterPx(count: number): number {
  return diameterPx(count) - GAP_PX;
}

/** A list has fewer items than the world has towns: their circles are smaller. */
const SMALLER_PX = 6;

/** Diameter that the circle of a cluster of items is drawn with, in pixels. */
export function itemCircleDiameterPx(count: number): number {
  return circleDiameterPx(count) - SMALLER_PX;
}
